import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { dollars } from './words.ts'

interface ApprovalProps {
  /** Null where a card is saved, and nothing is charged. */
  amount: number | null
  /** Its number, where it is not one that is kept already. */
  card: string | null
  /** Null: closed without an answer. */
  onAnswer: (approve: boolean | null) => void
}

/** What the bank of a test card asks (3-D Secure). */
export function Approval({ amount, card, onAnswer }: ApprovalProps) {
  return (
    <Sheet
      open
      onOpenChange={() => onAnswer(null)}
      title="Is this you?"
      description={
        amount === null
          ? 'Your test bank asks you to approve this card. Nothing is charged by it.'
          : 'Your test bank asks you to approve this payment. You can close and come back: you are charged once at most.'
      }
      footer={
        <>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            Fail
          </Button>
          <Button data-autofocus onClick={() => onAnswer(true)}>
            Approve
          </Button>
        </>
      }
    >
      <dl className="facts">
        <div>
          <dt>To</dt>
          <dd>Mallama</dd>
        </div>
        {amount !== null && (
          <div>
            <dt>Amount</dt>
            <dd>{dollars(amount)}</dd>
          </div>
        )}
        {card !== null && (
          <div>
            <dt>Card</dt>
            <dd>Visa ending in {card.slice(-4)}</dd>
          </div>
        )}
      </dl>
    </Sheet>
  )
}
