import { useState } from 'react'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { withdraw } from '../../parts/billing/calls.ts'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { takeStatus } from '../../parts/billing/status.queries.ts'
import { cardName, dollars, nameOfPlan } from '../../parts/billing/words.ts'
import { messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'

/** Within 14 days: what comes back, when, and what ends. */
export function WithdrawDialog({ status, onClose }: { status: SubscriptionStatus; onClose: () => void }) {
  const name = nameOfPlan(status.plan ?? 'core')
  const amount = dollars(status.withdrawal?.amount ?? 0)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, run] = useBusy()
  const leave = () =>
    run(async () => {
      setFailure(null)
      try {
        const { message } = await withdraw()
        onClose()
        toast({ title: 'Contract withdrawn', description: message, tone: 'good', onward: true })
        await takeStatus()
      } catch (error) {
        setFailure(messageOf(error, 'Please try again.'))
      }
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Withdraw from contract?"
      footer={
        <>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            Keep {name}
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing..." onClick={() => void leave()}>
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
          <dt>{name} ends</dt>
          <dd>At once</dd>
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
