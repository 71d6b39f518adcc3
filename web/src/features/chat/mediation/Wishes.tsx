import { useState } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button } from '../../../ui/button.tsx'
import { useDeed } from './mediation.queries.ts'
import { listOf, nameOf } from './people.ts'
import { Part } from './Part.tsx'
import { Problem } from './Problem.tsx'

type Wish = Mediation['agreement']['wishes'][number]

interface WishesProps {
  room: Mediation
}

/** What each came for and is not what they agreed on: none is closed over its owner’s head. */
export default function Wishes({ room }: WishesProps) {
  const { wishes } = room.agreement
  const statements = [...new Set(wishes.map(({ statement }) => statement))]
  return (
    <section className="stack gap-3" aria-labelledby="wishes">
      <div>
        <h3 className="heading" id="wishes">
          What else was put first
        </h3>
        <p className="small soft">
          None of it is passed over. Whoever put it first says whether what somebody does for it is enough, or puts it
          aside. Nobody has to.
        </p>
      </div>
      <ul className="med-lines">
        {statements.map((statement) => (
          <Put key={statement} room={room} owners={wishes.filter((one) => one.statement === statement)} />
        ))}
      </ul>
    </section>
  )
}

/** One sentence, with all who put it first. */
function Put({ room, owners }: WishesProps & { owners: readonly Wish[] }) {
  const [writing, setWriting] = useState(false)
  const { mutate, isPending, error } = useDeed(room)
  const { statement: wish, text } = owners[0]!
  const own = owners.find(({ by }) => by === room.me)
  const part = room.agreement.terms.some((one) => one.by === room.me && one.wish === wish)
  if (writing)
    return (
      <li className="med-line">
        <p className="med-line__text" dir="auto">
          {text}
        </p>
        <Part room={room} wish={wish} onDone={() => setWriting(false)} />
      </li>
    )
  return (
    <li className="med-line">
      <p className="med-line__text" dir="auto">
        {text}
      </p>
      <p className="meta">
        {listOf(owners.map(({ by }) => (by === room.me ? 'You' : nameOf(room, by))))} put this first.{' '}
        {stands(room, owners)}
      </p>
      <Problem error={error} />
      <div className="row">
        {part ? (
          <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate({ do: 'take_term_out', wish })}>
            Take my part for it out
          </Button>
        ) : (
          <Button variant="quiet" size="sm" onClick={() => setWriting(true)}>
            I do something for it
          </Button>
        )}
        {(own?.state === 'open' || own?.state === 'offered') && (
          <>
            <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate({ do: 'in_it', wish })}>
              {own.state === 'open' ? 'It is in there already' : 'That is enough for me'}
            </Button>
            <Button variant="ghost" size="sm" busy={isPending} onClick={() => mutate({ do: 'put_aside', wish })}>
              Put it aside for now
            </Button>
          </>
        )}
        {(own?.state === 'aside' || own?.state === 'in_it' || own?.state === 'kept') && (
          <Button variant="ghost" size="sm" busy={isPending} onClick={() => mutate({ do: 'take_up', wish })}>
            {own.state === 'kept' ? 'It is not enough' : 'Take it up again'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What its owners say of it. */
function stands(room: Mediation, owners: readonly Wish[]): string {
  const of = (state: Wish['state']) =>
    listOf(owners.filter((one) => one.state === state).map(({ by }) => (by === room.me ? 'you' : nameOf(room, by))))
  const [aside, inIt, enough, asked] = [of('aside'), of('in_it'), of('kept'), of('offered')]
  return (
    [
      (enough || asked) && 'Somebody does something for it.',
      enough && `That is enough for ${enough}.`,
      asked && `Whether that is enough is for ${asked} to say.`,
      inIt && `Found in there by ${inIt}.`,
      aside && `Put aside for now by ${aside}.`,
    ]
      .filter(Boolean)
      .join(' ') || 'Nothing stands for it yet.'
  )
}
