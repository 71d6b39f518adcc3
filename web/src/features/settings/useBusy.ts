import { useState } from 'react'
import { useOnce } from '../../platform/once.ts'

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
