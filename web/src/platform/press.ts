import { useEffect, useState } from 'react'

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

/** Runs `then` as soon as no press is under way; answers what calls it off. */
function afterPress(then: () => void): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    listening.abort()
    timer = setTimeout(then, SETTLE_MS)
  }
  if (!pressing) settle()
  else
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, settle, { signal: listening.signal })
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}

/** Runs what it is given as soon as no press is under way, unless the component is gone by then. */
export function useAfterPress(): (then: () => void) => void {
  const [waiting] = useState(() => new Set<() => void>())
  useEffect(
    () => () => {
      for (const callOff of waiting) callOff()
      waiting.clear()
    },
    [waiting],
  )
  return (then) => {
    const callOff = afterPress(() => {
      waiting.delete(callOff)
      then()
    })
    waiting.add(callOff)
  }
}
