import { Check } from 'lucide-react'
import { useState } from 'react'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { cancel } from '../../parts/billing/calls.ts'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { useEnding } from '../../parts/billing/useEnding.ts'
import { day, nameOfPlan } from '../../parts/billing/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The second of two clicks: what happens and when, and no question why. */
export function CancelDialog({ status: now, onClose }: { status: SubscriptionStatus; onClose: () => void }) {
  // What was asked stays on screen until it is answered.
  const [status] = useState(now)
  const name = nameOfPlan(status.plan ?? 'core')
  const until = status.failed ? null : status.nextCharge?.at
  const { failure, busy, press } = useEnding(cancel, 'Membership canceled', onClose)
  const facts = status.failed
    ? [
        'It ends at once: the last month was not paid',
        'Nothing more is charged, and nothing is left to pay',
        'Your words stay: read them for a week, and export them whenever you like',
      ]
    : [
        until ? `You keep everything until ${day(until)}` : 'You keep everything until the end of what is paid for',
        'Nothing more is charged',
        'Your words stay: export them whenever you like',
        'You can resume with one click until then',
      ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel ${name}?`}
      footer={
        <>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            Keep {name}
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Canceling..." onClick={press}>
            Cancel membership
          </Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {facts.map((fact) => (
          <li key={fact} className="grid grid-cols-[auto_1fr] gap-2">
            <Check className="icon text-brand-ink" aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
      <div role="alert">
        {failure && (
          <PayNote title="Not canceled.">
            {failure} <Support />
          </PayNote>
        )}
      </div>
    </Dialog>
  )
}
