import { useEffect } from 'react'

/**
 * A chat that is open when access ends may still be saved. While something holds the page, the router leaves it where
 * it is; the server decides what may still be stored. So it does with a checkout that is being paid.
 */
let holders = 0

export const isHeld = () => holders > 0

/** Keeps this page open past the end of access, for as long as `active`: unsaved words are on it. */
export function useHoldOpen(active: boolean) {
  useEffect(() => {
    if (!active) return
    holders += 1
    return () => {
      holders -= 1
    }
  }, [active])
}
