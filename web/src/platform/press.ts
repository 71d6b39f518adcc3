import { useEffect, useState } from 'react'

/**
 * A message that appears when a field loses the focus moves what lies below it. When the focus was lost to a press on
 * a button, the button must still be where it was when the press ends, or the press finds nothing.
 */
const SETTLE_MS = 100

/** A pointer that is let go of outside the window says nothing: no press is waited for longer than this. */
const LONGEST_MS = 1_500

const UP = 'up'
const presses = new EventTarget()
let pressing = false
let longest: ReturnType<typeof setTimeout> | undefined

const end = () => {
  clearTimeout(longest)
  pressing = false
  presses.dispatchEvent(new Event(UP))
}
const begin = () => {
  clearTimeout(longest)
  pressing = true
  longest = setTimeout(end, LONGEST_MS)
}

/** What the mouse went down on, and where it stood then. */
let under: { control: HTMLElement; at: DOMRect } | null = null
const hold = ({ target, pointerType, button }: PointerEvent) => {
  const control = target instanceof Element && button === 0 ? target.closest<HTMLElement>('button, a[href]') : null
  under = control && pointerType === 'mouse' ? { control, at: control.getBoundingClientRect() } : null
}
/** A control that moved away between down and up gets no click of the browser's: the press was meant for it. */
const followed = ({ target }: PointerEvent) => {
  if (!under) return
  const { control, at } = under
  under = null
  const now = control.getBoundingClientRect()
  const moved = Math.hypot(now.x - at.x, now.y - at.y) > 1
  // After the click that the browser gives to what lies there now.
  if (moved && target instanceof Node && !control.contains(target)) setTimeout(() => control.click(), 0)
}
if (typeof window !== 'undefined') {
  const heard = { capture: true }
  window.addEventListener('pointerdown', begin, heard)
  window.addEventListener('pointerdown', hold, heard)
  window.addEventListener('pointerup', followed, heard)
  for (const ended of ['pointerup', 'pointercancel']) window.addEventListener(ended, end, heard)
}

/** Runs `then` as soon as no press is under way and the page has settled; answers what calls it off. */
function afterPress(then: () => void): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    listening.abort()
    timer = setTimeout(then, SETTLE_MS)
  }
  if (pressing) presses.addEventListener(UP, settle, { signal: listening.signal })
  else settle()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}

/**
 * Runs `show` in a moment, or once the finger is lifted. What comes in from elsewhere may move a button, and a button
 * that moved under a press was not pressed.
 */
export function notUnderThePress(show: () => void): void {
  if (pressing) afterPress(show)
  else setTimeout(show, 0)
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
