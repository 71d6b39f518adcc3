import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Status } from '../../../ui/status.tsx'
import { Awaiting } from './Halted.tsx'
import { useDeed } from './mediation.queries.ts'
import { both, othersNamed } from './people.ts'
import { Problem } from './Problem.tsx'
import { from } from './Sharing.tsx'

/** Up and down, each in their own order; nobody sees another's before all are in. */
export function Ranking({ room }: { room: Mediation }) {
  const { statements, me, waitingFor } = room
  const [order, setOrder] = useState(() => room.order ?? statements.map(({ id }) => id))
  const [moved, setMoved] = useState('')
  const { mutate, isPending, error } = useDeed(room)
  const done = !waitingFor.includes(me)
  const move = (at: number, by: -1 | 1) => {
    const next = [...order]
    const [id] = next.splice(at, 1)
    next.splice(at + by, 0, id!)
    setOrder(next)
    setMoved(`Now number ${at + by + 1} of ${order.length}`)
  }
  return (
    <div className="med-door">
      <div>
        <h2>Put them in your order</h2>
        <p className="soft">
          The best first. {othersNamed(room)} does the same. You see each other’s order when {both(room)} are done.
        </p>
      </div>
      <Status className="sr-only">{moved}</Status>
      <ol className="med-rank">
        {order.map((id, at) => {
          const one = statements.find((statement) => statement.id === id)
          if (!one) return null
          return (
            <li key={id}>
              <span className="med-rank__n" aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <p dir="auto">{one.text}</p>
                <p className="meta">{from(room, one)}</p>
              </div>
              {!done && (
                <span className="med-rank__move">
                  <IconButton label={`Move up: ${one.text}`} disabled={at === 0} onClick={() => move(at, -1)}>
                    <ChevronUp className="icon" aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Move down: ${one.text}`}
                    disabled={at === order.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ChevronDown className="icon" aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} />
        {done ? (
          <Awaiting room={room} />
        ) : (
          <Button size="lg" block busy={isPending} onClick={() => mutate({ do: 'rank', order })}>
            This is my order
          </Button>
        )}
      </div>
    </div>
  )
}
