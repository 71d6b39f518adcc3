/**
 * A message that appears when a field loses the focus moves what lies below it. When the focus was lost to a press on
 * a button, the button must still be where it was when the press ends, or the press finds nothing.
 */
const SETTLE_MS = 100

let pressing = false
if (typeof window !== 'undefined') {
  const set = (to: boolean) => () => {
    pressing = to
  }
  window.addEventListener('pointerdown', set(true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, set(false), { capture: true })
}

/** Runs `then` as soon as no press is under way. */
export function afterPress(then: () => void) {
  const settle = () => setTimeout(then, SETTLE_MS)
  if (!pressing) return void settle()
  const once = new AbortController()
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        once.abort()
        settle()
      },
      { signal: once.signal },
    )
}
