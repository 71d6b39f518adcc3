import { useRef, useState } from 'react'

/**
 * Runs work one at a time: a second press in the same breath comes before the button knows that it is busy, and is
 * let go.
 */
export function useOnce() {
  const running = useRef(false)
  return async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    try {
      await work()
    } finally {
      running.current = false
    }
  }
}

/** Whether work is under way, and how to start it: a second press in the same breath is let go. */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  const once = useOnce()
  const run = (work: () => Promise<void>) =>
    once(async () => {
      setBusy(true)
      try {
        await work()
      } finally {
        setBusy(false)
      }
    })
  return [busy, run] as const
}
