import type { MouseEvent } from 'react'
import { useBusy } from '../../platform/once.ts'
import { keptReason } from '../refusal.ts'
import { toast } from '../../ui/toasts.ts'
import './quiet-question.css'

interface NotThisProps {
  /** Has it answered again. Rejects where that did not come about. */
  onAside: () => Promise<unknown>
}

/** Lowers a finding to a doubt; help stays in reach. What was stated, and what a child tells, has no such button. */
export function NotThis({ onAside }: NotThisProps) {
  const [busy, run] = useBusy()
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // In a talk the button goes with its answer; whoever pressed it stays there. A tool's result takes the focus itself.
    const talk = currentTarget.closest<HTMLElement>('[role=log]')
    return run(async () => {
      try {
        await onAside()
        talk?.focus({ preventScroll: true })
      } catch (error) {
        toast({ title: 'That did not work', description: keptReason(error, 'Please try again.'), tone: 'error' })
      }
    })
  }
  return (
    <button
      type="button"
      className="link small not-this"
      aria-busy={busy}
      disabled={busy}
      onClick={(event) => void press(event)}
    >
      {busy ? 'One moment...' : NOT_THIS}
    </button>
  )
}

export const NOT_THIS = 'This is not about my safety'
