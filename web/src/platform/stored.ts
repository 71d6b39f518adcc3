import { useCallback, useSyncExternalStore } from 'react'
import { onForget } from './forget.ts'
import { keep, kept } from './storage.ts'

/** What storage refused: this page holds it for as long as it is open. */
const held = new Map<string, string | null>()
const listeners = new Set<() => void>()
// The next person on this page sees nothing of it.
onForget(() => {
  held.clear()
  for (const listener of listeners) listener()
})

const now = (key: string) => (held.has(key) ? held.get(key)! : kept(key))

/** A change is made to what is there at that moment, whichever tab wrote it. */
export function changeStored(key: string, changed: (value: string | null) => string | null) {
  const value = changed(now(key))
  keep(key, value)
  if (kept(key) === value) held.delete(key)
  else held.set(key, value)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // What another tab wrote.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * A value that this browser keeps, as it stands there now. Kept and written back as it was when the page was opened, it
 * would undo what another tab has written since.
 */
export function useStored(key: string) {
  const value = useSyncExternalStore(subscribe, () => now(key))
  const change = useCallback((changed: (value: string | null) => string | null) => changeStored(key, changed), [key])
  return [value, change] as const
}
