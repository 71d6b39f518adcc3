import type { Correction } from '@mallama/contracts/health'
import { dayOf } from '../../../parts/chat/when.ts'
import { useOnce } from '../../../platform/once.ts'
import { Button } from '../../../ui/button.tsx'
import { messageOf } from '../../../platform/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useUncorrect } from './scores.queries.ts'

interface CorrectedProps {
  relationshipId: string
  label: string
  correction: Correction
}

/** A score that the person set: what they said, what it was, and the way back. */
export function Corrected({ relationshipId, label, correction }: CorrectedProps) {
  const takeBack = useUncorrect(relationshipId)
  const once = useOnce()
  const { score, value, was, at, reason } = correction
  const back = async () => {
    try {
      await takeBack.mutateAsync(score)
      toast({ title: 'Taken back', description: `${label} is back to what you logged.`, tone: 'good' })
    } catch (error) {
      toast({
        title: 'The correction stays for now',
        description: messageOf(error, 'It may be your connection. Try again.'),
        tone: 'error',
      })
    }
  }
  return (
    <div className="why__corrected">
      <p className="small">
        <b>
          {label}: {value}
        </b>{' '}
        in place of {was}, set by you on {dayOf(at)}
      </p>
      <p className="small soft" dir="auto">
        {reason}
      </p>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Take it back: ${label}`}
        busy={takeBack.isPending}
        busyLabel="Taking back..."
        onClick={() => void once(back)}
      >
        Take it back
      </Button>
    </div>
  )
}
