import { createContext, useContext, useEffect, type PointerEvent } from 'react'
import { DoorOpen } from 'lucide-react'
import { cx } from './classes.ts'

/** Where quick exit leads until the configuration names another site. public/exit.js goes there too. */
const NEUTRAL = 'https://www.weather.com/'

let exitUrl = NEUTRAL
let beforeLeaving: (() => void) | undefined

export const setExitUrl = (url: string) => {
  exitUrl = url
}

/** Registers what else must go when someone leaves: the session. Answers with the way to take it back. */
export function onLeave(hook: () => void): () => void {
  beforeLeaving = hook
  return () => {
    if (beforeLeaving === hook) beforeLeaving = undefined
  }
}

const unsent = new Set<() => void>()

/** Registers what is to be sent before the session ends. Answers with the way to take it back. */
export function beforeExit(send: () => void): () => void {
  unsent.add(send)
  return () => void unsent.delete(send)
}

/** Removes every draft and cache of this product from the browser. */
export function forget() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('mallama:') || key === 'dashboard-pinned-items') localStorage.removeItem(key)
    }
    sessionStorage.clear()
  } catch {
    // Storage may be shut off; there is nothing to remove then.
  }
}

/**
 * Leaves at once. The screen is cleared first, because the neutral page may take a second to answer, and the history
 * entry is replaced, so that "back" does not return here.
 */
export function leave(url: string = exitUrl) {
  document.body.replaceChildren()
  document.title = ' '
  forget()
  try {
    // What still has to be sent goes before the session ends.
    for (const send of unsent) send()
    beforeLeaving?.()
  } finally {
    location.replace(url)
  }
}

/** What the quick exit inside dialogs and sheets does. */
export const QuickExitContext = createContext<() => void>(() => leave())

const PRESSES = 3
const WITHIN_MS = 2000

/** Shift three times within two seconds leaves. Another key in between starts anew: capitals are typed with Shift too. */
export function useShiftThrice(exit: () => void = leave) {
  useEffect(() => {
    let presses: number[] = []
    const press = (event: KeyboardEvent) => {
      if (event.repeat) return
      if (event.key !== 'Shift') {
        presses = []
        return
      }
      presses = [...presses.filter((at) => event.timeStamp - at < WITHIN_MS), event.timeStamp]
      if (presses.length === PRESSES) exit()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [exit])
}

const STILL_PX = 12

/**
 * A press that begins on the button leaves, wherever the button is when it ends: a page that is still arriving may move
 * it away under the finger, and then the browser sends no click. A finger that goes on to scroll does not leave.
 */
function pressed({ clientX, clientY, button }: PointerEvent, exit: () => void) {
  if (button !== 0) return
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  document.addEventListener('pointercancel', () => ending.abort(), options)
  document.addEventListener(
    'pointerup',
    (up) => {
      ending.abort()
      if (Math.hypot(up.clientX - clientX, up.clientY - clientY) < STILL_PX) exit()
    },
    options,
  )
}

export function QuickExitButton({ size = 'md', className }: { size?: 'sm' | 'md' | 'lg'; className?: string }) {
  const exit = useContext(QuickExitContext)
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
  }, [])
  return (
    <button
      type="button"
      data-exit=""
      className={cx('btn exit', size !== 'md' && `btn--${size}`, className)}
      title="Leaves this page at once. Pressing Shift three times does the same."
      onPointerDown={(event) => pressed(event, exit)}
      onClick={() => exit()}
    >
      <DoorOpen className="icon" aria-hidden="true" />
      Quick exit
    </button>
  )
}
