import { UsersRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ChangePreview, Checkout, SubscriptionStatus } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { beginPlan } from '../../parts/billing/begun.ts'
import { change, previewChange } from '../../parts/billing/calls.ts'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { takeStatus } from '../../parts/billing/status.queries.ts'
import { TestNotice } from '../../parts/billing/TestNotice.tsx'
import { useApproval } from '../../parts/billing/useApproval.tsx'
import { cardName, dollars, nameOfPlan, priceOf, welcomeTo } from '../../parts/billing/words.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.ts'
import { ChangeBill } from './ChangeBill.tsx'

const others: Record<Plan, Plan[]> = { core: ['plus', 'prime'], plus: ['core', 'prime'], prime: [] }
const shortly: Record<Plan, string> = {
  core: 'Shares what you learn, without names',
  plus: 'Keeps resolved conflicts private',
  prime: 'Plus, and the waiting list',
}

interface ChangeDialogProps {
  status: SubscriptionStatus
  onClose: () => void
  onCheckout: (checkout: Checkout) => void
}

/** What another plan costs today and later, to the cent, before anything happens. */
export function ChangeDialog({ status, onClose, onCheckout }: ChangeDialogProps) {
  const has = status.plan ?? 'core'
  const [to, setTo] = useState<Plan>(others[has][0] ?? 'prime')
  const [preview, setPreview] = useState<ChangePreview | null>(null)
  const [failure, setFailure] = useState<{ title: string; message: string } | null>(null)
  const [looks, setLooks] = useState(0)
  const approval = useApproval(preview?.dueToday ?? 0)
  const [busy, run] = useBusy()

  useEffect(() => {
    let left = false
    previewChange(to).then(
      (found) => !left && setPreview(found),
      (error: unknown) =>
        !left && setFailure({ title: 'No preview.', message: messageOf(error, 'Close this and try again.') }),
    )
    return () => {
      left = true
    }
  }, [to, looks])

  const choose = (plan: Plan) => {
    setTo(plan)
    setPreview(null)
    setFailure(null)
  }
  const failed = (message: string) => {
    setFailure({ title: preview && preview.dueToday > 0 ? 'Payment Failed' : 'Not changed.', message })
    setLooks(looks + 1)
  }
  const go = (shown: ChangePreview) =>
    run(async () => {
      setFailure(null)
      try {
        if (to === 'prime') {
          const begun = await beginPlan('prime')
          if (begun) onCheckout(begun)
          else await takeStatus()
          return onClose()
        }
        const { status: after, clientSecret } = await change(to, shown.prorationDate)
        const refused = clientSecret ? await approval.ask(clientSecret) : null
        if (refused) return failed(refused)
        await takeStatus(clientSecret ? undefined : after)
        onClose()
        toast({ title: 'Plan changed', description: welcomeTo(to, null), tone: 'good' })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') return failed(messageOf(error, ''))
        setFailure({ title: 'Payment Error', message: 'An unexpected error occurred. Please try again.' })
      }
    })

  const name = nameOfPlan(to)
  const pays =
    preview === null || to === 'prime'
      ? `Continue to pay $${plans.prime.price}`
      : preview.dueToday > 0
        ? `Pay ${dollars(preview.dueToday)} and change to ${name}`
        : `Change to ${name}`
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change plan"
      description={`You have ${nameOfPlan(has)}. Nothing changes until you press the button.`}
      footer={
        <>
          {to === 'core' && (
            <Button variant="quiet" onClick={onClose}>
              Stay on {nameOfPlan(has)}
            </Button>
          )}
          <Button
            disabled={preview === null}
            busy={busy}
            busyLabel="Processing..."
            onClick={() => preview && void go(preview)}
          >
            {preview === null && to !== 'prime' ? `Change to ${name}` : pays}
          </Button>
        </>
      }
    >
      <fieldset className="pick">
        <legend className="sr-only">New plan</legend>
        {others[has].map((plan) => (
          <label key={plan}>
            <input type="radio" name="new-plan" checked={plan === to} disabled={busy} onChange={() => choose(plan)} />
            <span>
              <b>{nameOfPlan(plan)}</b>
              <small>{shortly[plan]}</small>
            </span>
            <span className="tabular-nums">{priceOf(plan)}</span>
          </label>
        ))}
      </fieldset>
      <div className="stack" aria-live="polite">
        {preview ? (
          <ChangeBill preview={preview} has={has} />
        ) : (
          !failure && (
            <Skeleton label="Counting what it costs">
              <Bone height="7rem" shape="round" />
            </Skeleton>
          )
        )}
      </div>
      {preview?.sharing === 'starts' && (
        <PayNote tone="lamp" icon={UsersRound} title="Core shares what you learn.">
          From today, resolved conflicts go to the Learning Feed without names, after you have seen them. What you
          resolved on {nameOfPlan(has)} stays private.
        </PayNote>
      )}
      {preview?.sharing === 'stops' && (
        <p className="small soft">
          From now on nothing of yours is shared. Stories from before stay in the feed until you withdraw them.
        </p>
      )}
      {preview && preview.dueToday > 0 && preview.card && to !== 'prime' && (
        <p className="meta">To {cardName(preview.card)}.</p>
      )}
      <div role="alert">
        {failure && (
          <PayNote title={failure.title}>
            {failure.message} <Support />
          </PayNote>
        )}
      </div>
      <TestNotice />
      {approval.sheet}
    </Dialog>
  )
}
