// Quick exit where the application is not running, or not yet: a page that is still loading must be left just as fast.
// ui/quick-exit.tsx takes over, and says so with data-live on the root element.
const started = () => 'live' in document.documentElement.dataset
const goAway = () => {
  document.body.replaceChildren()
  location.replace(document.documentElement.dataset.leaveTo || 'https://www.weather.com/')
}
document.addEventListener('click', (event) => {
  if (!started() && event.target instanceof Element && event.target.closest('button[data-exit]')) goAway()
})
let presses = []
document.addEventListener('keydown', (event) => {
  if (started() || event.repeat) return
  presses = event.key === 'Shift' ? [...presses.filter((at) => event.timeStamp - at < 2000), event.timeStamp] : []
  if (presses.length === 3) goAway()
})
