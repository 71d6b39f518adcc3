import { useState } from 'react'
import { takeStatus } from './status.queries.ts'
import { messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { toast } from '../../ui/toasts.ts'

/** What ends a contract, pressed once: its answer goes into a toast named `title`, its failure stays in the dialog. */
export function useEnding(end: () => Promise<{ message: string }>, title: string, onDone: () => void | Promise<void>) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, run] = useBusy()
  const press = () =>
    run(async () => {
      setFailure(null)
      try {
        const { message } = await end()
        // First: what opened this is gone by then, and focus goes to the page instead of nowhere.
        await takeStatus()
        await onDone()
        toast({ title, description: message, tone: 'good', onward: true })
      } catch (error) {
        setFailure(messageOf(error, 'Please try again.'))
      }
    })
  return { failure, busy, press: () => void press() }
}
