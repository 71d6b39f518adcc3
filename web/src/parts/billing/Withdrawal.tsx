import { useState } from 'react'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { day, dollars, nameOfPlan } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** For 14 days, also where the plan has ended sooner: the contract can be withdrawn from. */
export default function Withdrawal({ status, onDone }: { status: SubscriptionStatus; onDone?: () => Promise<void> }) {
  const { withdrawal, ended } = status
  const [open, setOpen] = useState(false)
  if (!withdrawal) return null
  return (
    <Card as="section" className="withdraw" aria-labelledby="withdraw">
      <div>
        <h2 className="heading" id="withdraw">
          Changed your mind?
        </h2>
        <p className="small soft">
          {ended && `${nameOfPlan(ended.plan)} ended on ${day(ended.at)}. `}
          You can {ended && 'still '}withdraw from this contract until {day(withdrawal.until)} and get{' '}
          {dollars(withdrawal.amount)} back.
        </p>
      </div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Withdraw from contract
      </Button>
      {open && <WithdrawDialog status={status} onClose={() => setOpen(false)} onDone={onDone} />}
    </Card>
  )
}
