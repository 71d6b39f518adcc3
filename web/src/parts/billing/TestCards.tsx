import { useEffect, useId, useState } from 'react'
import { useConfig } from '../../platform/config.ts'
import { Field, Input } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Approval } from './Approval.tsx'
import { confirmTest } from './calls.ts'
import type { CardFormProps, Outcome } from './outcome.ts'

/** The ones that most people try; the rest is folded. */
const SHOWN = 3

interface Asking {
  card: string
  answer: (approve: boolean | null) => void
}

type TestCard = { id: string; name: string; number: string; outcome: string }

/** A list that fills fields which nobody can write in: no card of a person's own ever stands here. */
export default function TestCards({ clientSecret, amount, onReady }: CardFormProps) {
  const cards = useConfig()?.billing.testCards
  const [chosen, setChosen] = useState<TestCard | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const group = useId()
  const card = chosen ?? cards?.[0] ?? null

  useEffect(() => {
    if (card === null) return
    const ask = () => new Promise<boolean | null>((answer) => setAsking({ card: card.number, answer }))
    onReady(async (): Promise<Outcome> => {
      let done = await confirmTest(clientSecret, card.id)
      if (done.status === 'requires_action') {
        const approve = await ask()
        setAsking(null)
        if (approve === null) return { is: 'left' }
        done = await confirmTest(clientSecret, card.id, approve)
      }
      if (done.status === 'succeeded') return { is: 'paid' }
      return { is: 'refused', message: done.error?.message ?? 'Your card was declined.' }
    })
    return () => onReady(null)
  }, [card, clientSecret, onReady])

  if (!cards || !card) return null
  const choice = (one: TestCard) => (
    <label key={one.id}>
      <input type="radio" name={group} checked={one === card} onChange={() => setChosen(one)} />
      <span>
        {one.name}
        <small>{one.outcome}</small>
      </span>
      <span className="meta tabular-nums">{one.number.slice(-4)}</span>
    </label>
  )
  const more = cards.slice(SHOWN)
  return (
    <div className="stack">
      <fieldset className="pick">
        <legend>Pick a test card</legend>
        {cards.slice(0, SHOWN).map(choice)}
        {more.length > 0 && (
          <Fold line title={`${more.length} more: ${more.map(({ name }) => name.toLowerCase()).join(', ')}`}>
            <div className="pick">{more.map(choice)}</div>
          </Fold>
        )}
      </fieldset>
      <div className="pay-filled">
        <Field label="Card number">
          <Input readOnly value={card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} />
        </Field>
        <Field label="Expires">
          <Input readOnly value="12/34" />
        </Field>
        <Field label="Security code">
          <Input readOnly value="123" />
        </Field>
      </div>
      {asking && <Approval amount={amount} card={asking.card} onAnswer={asking.answer} />}
    </div>
  )
}
