import { ReceiptText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Receipt } from '@mallama/contracts/billing'
import { useConfig } from '../../platform/config.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { readReceipts } from './calls.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { day, dollars, nameOfPlan, shortDay } from './words.ts'

const SHOWN = 3

/** Every payment, newest first, each to be printed. Asked for again when `of` changes: a payment was made or given back. */
export function Receipts({ of }: { of?: unknown }) {
  const mode = useConfig()?.billing.mode
  const [receipts, setReceipts] = useState<Receipt[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const [open, setOpen] = useState<Receipt | null>(null)
  useEffect(() => {
    let left = false
    readReceipts().then(
      (found) => {
        if (left) return
        setReceipts(found)
        setFailed(false)
      },
      () => !left && setFailed(true),
    )
    return () => {
      left = true
    }
  }, [of, tries])

  const row = (receipt: Receipt) => (
    <li key={receipt.id}>
      <span>
        <b>{shortDay(receipt.at)}</b>
        <span className="meta block">{about(receipt, mode !== 'test')}</span>
      </span>
      <span className="receipts__sum">
        {dollars(receipt.amount)}
        <IconButton label={`Open the receipt of ${day(receipt.at)}`} onClick={() => setOpen(receipt)}>
          <ReceiptText className="icon" aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
  return (
    <Card as="section" aria-labelledby="receipts" className="stack">
      <h2 id="receipts" className="heading">
        Receipts
      </h2>
      {failed ? (
        <div className="stack justify-items-start">
          <p className="small soft">Your receipts did not load.</p>
          <Button variant="quiet" size="sm" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        </div>
      ) : receipts === null ? (
        <Skeleton label="Loading receipts">
          <Bone height="1.3125rem" />
        </Skeleton>
      ) : receipts.length === 0 ? (
        <p className="small soft">Nothing has been paid yet.</p>
      ) : (
        <div>
          <ul className="receipts">{receipts.slice(0, SHOWN).map(row)}</ul>
          {receipts.length > SHOWN && (
            <Fold line title={`${receipts.length - SHOWN} older`}>
              <ul className="receipts">{receipts.slice(SHOWN).map(row)}</ul>
            </Fold>
          )}
        </div>
      )}
      {open && <ReceiptDialog receipt={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

/** `isReal`: cards are charged here, and what was paid before that is told apart. */
function about({ plan, to, amount, refunded, isTest }: Receipt, isReal: boolean): string {
  const name = isTest && isReal ? `${nameOfPlan(plan)}, test payment` : nameOfPlan(plan)
  if (refunded >= amount) return `${name}. ${dollars(refunded)} paid back`
  const what = to ? `${name}, to ${day(to)}` : `${name}, once`
  return refunded > 0 ? `${what}. ${dollars(refunded)} paid back` : what
}
