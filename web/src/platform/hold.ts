import { useEffect, useSyncExternalStore } from 'react'

/**
 * A chat that is open when access ends may still be saved. While something holds the page, the router leaves it where
 * it is; the server decides what may still be stored. So it does with a checkout that is being paid.
 */
let holders = 0
const listeners = new Set<() => void>()

export const isHeld = () => holders > 0

function count(by: 1 | -1) {
  const before = isHeld()
  holders += by
  if (isHeld() !== before) for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether something holds the page; once nothing does any more, whoever asks hears of it. */
export const useHeld = () => useSyncExternalStore(subscribe, isHeld, () => false)

/** Keeps this page open past the end of access, for as long as `active`: unsaved words are on it. */
export function useHoldOpen(active: boolean) {
  useEffect(() => {
    if (!active) return
    count(1)
    return () => count(-1)
  }, [active])
}
