import { Printer } from 'lucide-react'
import type { Receipt } from '@mallama/contracts/billing'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { day, dollars, nameOfPlan } from './words.ts'

/** One payment on a sheet of paper. */
export function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { user } = useSession()
  const { number, at, plan, amount, refunded, from, to, lines, url, isTest } = receipt
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Receipt ${number}`}
      footer={
        <div className="row gap-3 no-print">
          {url && (
            <a className="btn btn--quiet" href={url} target="_blank" rel="noreferrer">
              Open at the payment provider
            </a>
          )}
          <Button onClick={() => print()}>
            <Printer className="icon" aria-hidden="true" />
            Print
          </Button>
        </div>
      }
    >
      <div className="stack receipt">
        <dl className="facts">
          <div>
            <dt>From</dt>
            <dd>Mallama</dd>
          </div>
          {user?.email && (
            <div>
              <dt>To</dt>
              <dd>{user.email}</dd>
            </div>
          )}
          <div>
            <dt>Paid on</dt>
            <dd>{day(at)}</dd>
          </div>
          <div>
            <dt>For</dt>
            <dd>
              {nameOfPlan(plan)}
              {from && to ? `, ${day(from)} to ${day(to)}` : ', once'}
            </dd>
          </div>
        </dl>
        <dl className="facts facts--bill">
          {lines.map((line, index) => (
            <div key={index}>
              <dt>{line.description}</dt>
              <dd>{dollars(line.amount)}</dd>
            </div>
          ))}
          <div className="facts__sum">
            <dt>Paid</dt>
            <dd>{dollars(amount)}</dd>
          </div>
          {refunded > 0 && (
            <div>
              <dt>Paid back</dt>
              <dd>{dollars(refunded)}</dd>
            </div>
          )}
        </dl>
        {isTest && <p className="meta">A test payment: no card was charged.</p>}
      </div>
    </Dialog>
  )
}
