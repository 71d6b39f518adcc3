import { useRef } from 'react'

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
