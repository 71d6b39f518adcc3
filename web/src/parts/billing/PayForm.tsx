import { Suspense, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Plan } from '@mallama/contracts/membership'
import { ApiError } from '../../platform/api.ts'
import { useConfig } from '../../platform/config.ts'
import { useHoldOpen } from '../../platform/hold.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { CheckRow, FieldError } from '../../ui/field.tsx'
import { later } from '../../ui/later.ts'
import { Bone } from '../../ui/skeleton.tsx'
import { agree } from './calls.ts'
import type { Outcome, Pay } from './outcome.ts'
import { PayNote, Support } from './PayNote.tsx'
import { settled } from './settled.ts'
import './billing.css'

const TestCards = later(() => import('./TestCards.tsx'))
const StripeCard = later(() => import('./StripeCard.tsx'))

interface PayFormProps {
  clientSecret: string
  /** What is bought; null where a card is saved. */
  plan: Plan | null
  amount: number | null
  submit: string
  /** Beside the button: the price, when it is charged again, how to cancel. */
  terms: ReactNode
  returnTo: string
  /** Paid, or saved. Answers with why it did not help after all. */
  onDone: () => Promise<string | undefined>
  /** Paid or changed on another page: this payment is none any more. */
  onGone: () => void
}

interface Failure {
  title: 'Payment Failed' | 'Payment Error' | 'Not paid yet'
  message: string
}

const exception: Failure = { title: 'Payment Error', message: 'An unexpected error occurred. Please try again.' }
const notYet: Failure = { title: 'Not paid yet', message: 'You closed the approval. You have not been charged.' }
const slow: Failure = {
  title: 'Not paid yet',
  message: 'Your bank still works on this payment. You do not have to pay again: your plan opens once it has arrived.',
}

/** A card, the consent, and the button that pays once however often it is pressed. */
export function PayForm(props: PayFormProps) {
  const { clientSecret, plan, amount, submit, terms, returnTo, onDone, onGone } = props
  const mode = useConfig()?.billing.mode
  const pay = useRef<Pay>(null)
  const [ready, setReady] = useState(false)
  // Kept as one function: the card forms begin anew when it changes.
  const [onReady] = useState(() => (next: Pay) => {
    pay.current = next
    setReady(next !== null)
  })
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [succeeded, setSucceeded] = useState(false)
  const [busy, run] = useBusy()
  const consent = useRef<HTMLInputElement>(null)
  const id = useId()
  // The plan arrives before the page has said so: this page stays until it has.
  useHoldOpen(busy)

  const done = async () => {
    setSucceeded(true)
    const message = await onDone()
    if (message === undefined) return
    setSucceeded(false)
    setFailure({ title: 'Payment Failed', message })
  }
  const attempt = async () => {
    setFailure(null)
    try {
      if (plan !== null) await agree(clientSecret)
      await said(await pay.current!())
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onGone()
      // The answer was lost, not necessarily the payment.
      if (plan !== null && (await settled(plan, 1))) return done()
      setFailure(exception)
    }
  }
  const said = async (outcome: Outcome) => {
    if (outcome.is === 'paid') return done()
    if (outcome.is === 'refused') {
      const kept = plan === null ? 'Your card on file stays as it was.' : 'You have not been charged.'
      setFailure({ title: 'Payment Failed', message: `${outcome.message} ${kept}` })
    }
    if (outcome.is === 'left') setFailure(notYet)
    if (outcome.is === 'pending') return plan !== null && (await settled(plan)) ? done() : setFailure(slow)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (pay.current === null) return
    if (plan !== null && !agreed) {
      setMissing(true)
      consent.current?.focus()
      return
    }
    void run(attempt)
  }

  const Card = mode === 'test' ? TestCards : StripeCard
  const state = busy ? 'processing' : succeeded ? 'success' : failure ? 'failure' : 'idle'
  return (
    <form className="pay-form" noValidate data-state={state} onSubmit={onSubmit}>
      <Suspense fallback={<Bone height="12rem" shape="round" />}>
        {mode && (
          <Card
            key={clientSecret}
            clientSecret={clientSecret}
            setup={plan === null}
            amount={amount}
            returnTo={returnTo}
            onReady={onReady}
          />
        )}
      </Suspense>
      <div className="pay-bar">
        <div role="alert">
          {failure && (
            <PayNote title={failure.title}>
              {failure.message} <Support />
            </PayNote>
          )}
        </div>
        {plan !== null && (
          <div>
            <CheckRow
              ref={consent}
              className="small"
              checked={agreed}
              aria-describedby={missing ? `${id}-missing` : undefined}
              aria-invalid={missing || undefined}
              onChange={({ target }) => {
                setAgreed(target.checked)
                setMissing(false)
              }}
            >
              Start now. I know that I can still withdraw within 14 days.
            </CheckRow>
            {missing && <FieldError id={`${id}-missing`}>Please tick this to go on.</FieldError>}
          </div>
        )}
        <Button type="submit" size="lg" block disabled={!ready} busy={busy} busyLabel="Processing...">
          {submit}
        </Button>
        <p className="meta">{terms}</p>
      </div>
    </form>
  )
}
