// Sets the theme before the first paint. A file of its own, because the content policy allows no inline script.
const system = matchMedia('(prefers-color-scheme: dark)')
const stored = () => {
  try {
    return localStorage.getItem('mallama:theme')
  } catch {
    return null
  }
}
const apply = () => {
  const dark = stored() === 'dark' || (stored() !== 'light' && system.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}
apply()
system.addEventListener('change', apply)
// The document at `/` is the landing page. Someone who is signed in does not see it before their own page is there.
try {
  if (localStorage.getItem('mallama:session') === '1') document.documentElement.dataset.known = ''
} catch {
  // Storage is refused; then nobody stays signed in either.
}
