import { useEffect, useState } from 'react'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { beginCard, chargeCard } from '../../parts/billing/calls.ts'
import { PayForm } from '../../parts/billing/PayForm.tsx'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { takeStatus } from '../../parts/billing/status.queries.ts'
import { TestNotice } from '../../parts/billing/TestNotice.tsx'
import { useApproval } from '../../parts/billing/useApproval.tsx'
import { dollars } from '../../parts/billing/words.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'

/** Another card: for the next charge, and at once for one that failed. */
export function CardDialog({ status, onClose }: { status: SubscriptionStatus; onClose: () => void }) {
  const { failed } = status
  const [secret, setSecret] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // A card that was saved is saved: another one needs a beginning of its own.
  const [tries, setTries] = useState(0)
  const approval = useApproval(failed?.amount ?? null)
  useEffect(() => {
    let left = false
    beginCard().then(
      ({ clientSecret }) => !left && setSecret(clientSecret),
      (error: unknown) => !left && setFailure(messageOf(error, 'Please try again.')),
    )
    return () => {
      left = true
    }
  }, [tries])

  const onDone = async () => {
    const saved = (why: string) => {
      setTries(tries + 1)
      void takeStatus()
      return `The card was saved. ${why}`
    }
    try {
      const { approve, ...after } = await chargeCard(secret!)
      const refused = approve ? await approval.ask(approve) : null
      if (refused) return saved(refused)
      await takeStatus(approve ? undefined : after)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      return saved(messageOf(error, ''))
    }
    onClose()
    toast({ title: failed ? 'Payment Successful' : 'Card changed', tone: 'good' })
    return undefined
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Use another card"
      description={
        failed
          ? `It pays the ${dollars(failed.amount)} that are open at once, and is used from then on.`
          : 'It is used from the next charge on.'
      }
    >
      <TestNotice />
      {failure ? (
        <PayNote title="Setup Required">
          {failure} <Support />
        </PayNote>
      ) : secret === null ? (
        <Status className="stack">
          <p className="soft">Setting up your payment</p>
          <Bone height="6rem" shape="round" />
        </Status>
      ) : (
        <PayForm
          clientSecret={secret}
          plan={null}
          amount={failed ? failed.amount : null}
          submit={failed ? `Save card and pay ${dollars(failed.amount)}` : 'Save card'}
          terms={failed ? 'Your plan goes on as soon as it is paid.' : 'Nothing is charged now.'}
          returnTo="/subscribe"
          onDone={onDone}
          onGone={onClose}
        />
      )}
      {approval.sheet}
    </Dialog>
  )
}
