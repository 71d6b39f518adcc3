import { useState } from 'react'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { withdraw } from './calls.ts'
import { PayNote, Support } from './PayNote.tsx'
import { useEnding } from './useEnding.ts'
import { cardName, day, dollars, nameOfPlan } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface WithdrawDialogProps {
  status: SubscriptionStatus
  onClose: () => void
  /** Where the page keeps the status by itself. */
  onDone?: (() => Promise<void>) | undefined
}

/** Within 14 days: what comes back, when, and what ends. */
export function WithdrawDialog({ status: now, onClose, onDone }: WithdrawDialogProps) {
  // What was asked stays on screen until it is answered.
  const [status] = useState(now)
  const { ended } = status
  const name = nameOfPlan(status.plan ?? ended?.plan ?? 'core')
  const amount = dollars(status.withdrawal?.amount ?? 0)
  const { failure, busy, press } = useEnding(withdraw, 'Contract withdrawn', async () => {
    await onDone?.()
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Withdraw from contract?"
      footer={
        <>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {ended ? 'Back' : `Keep ${name}`}
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing..." onClick={press}>
            Withdraw and refund {amount}
          </Button>
        </>
      }
    >
      <dl className="facts">
        <div>
          <dt>You get back</dt>
          <dd>
            {amount}
            {status.card && `, to ${cardName(status.card)}`}
          </dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>At once; your bank may take up to ten days to show it</dd>
        </div>
        <div>
          <dt>
            {name} {ended ? 'ended' : 'ends'}
          </dt>
          <dd>{ended ? day(ended.at) : 'At once'}</dd>
        </div>
      </dl>
      <p className="small soft">Your words stay: read them for a week, and export them whenever you like.</p>
      <div role="alert">
        {failure && (
          <PayNote title="Nothing was changed.">
            {failure} <Support />
          </PayNote>
        )}
      </div>
    </Dialog>
  )
}
