import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Awaiting } from './Halted.tsx'
import { useDeed } from './mediation.queries.ts'
import { both, nameOf, othersNamed, sinceLeft } from './people.ts'
import { Problem } from './Problem.tsx'
import { useDraft } from './useDraft.ts'

const ENOUGH = 3

/** What both could sign: lines that each marks without seeing the other's marks, and sentences of their own. */
export function Sharing({ room }: { room: Mediation }) {
  const { lines, statements, waitingFor, me } = room
  const { mutate, isPending, error } = useDeed(room)
  const others = lines.filter(({ by }) => by !== me)
  const done = !waitingFor.includes(me)
  const toggle = (id: string, mine: boolean) =>
    mutate({ do: 'mark', lines: others.filter((line) => (line.id === id ? !mine : line.mine)).map((line) => line.id) })
  return (
    <div className="med-door">
      <div>
        <h2>What could you {both(room)} sign?</h2>
        <p className="soft">
          Mark lines of {othersNamed(room)} that are yours as well, and write what you would keep to together. It takes{' '}
          {ENOUGH} sentences to choose from.
        </p>
      </div>
      {others.length > 0 && (
        <section className="stack gap-3" aria-labelledby="their-lines">
          <h3 className="heading" id="their-lines">
            What {othersNamed(room)} said
          </h3>
          <ul className="med-lines">
            {others.map(({ id, by, text, mine }) => (
              <li key={id} className="med-line">
                <label className="check">
                  <input type="checkbox" checked={mine} disabled={done} onChange={() => toggle(id, mine)} />
                  <span dir="auto">{text}</span>
                </label>
                {room.people.length > 2 && <p className="meta">{nameOf(room, by)}</p>}
              </li>
            ))}
          </ul>
          <p className="meta">Nobody sees what you mark until you have {both(room)} marked the same line.</p>
        </section>
      )}
      <section className="stack gap-3" aria-labelledby="sentences">
        <h3 className="heading" id="sentences">
          Sentences to choose from
        </h3>
        {statements.length === 0 && <p className="small soft">None yet.</p>}
        <ul className="med-lines">
          {statements.map(({ id, text, by, marked }) => (
            <li key={id} className="med-line">
              <p className="med-line__text">
                <span dir="auto">{text}</span>
                {by === me && !marked && !done && (
                  <IconButton label={`Take out: ${text}`} onClick={() => mutate({ do: 'take_out', statement: id })}>
                    <X className="icon" aria-hidden="true" />
                  </IconButton>
                )}
              </p>
              <p className="meta">{from(room, { by, marked })}</p>
            </li>
          ))}
        </ul>
        {!done && <Write room={room} />}
      </section>
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} />
        {done ? (
          <Awaiting room={room} />
        ) : (
          <Button size="lg" block busy={isPending} onClick={() => mutate({ do: 'done' })}>
            I am done
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whose it is. */
export function from(room: Mediation, { by, marked }: { by: string; marked: boolean }): string {
  const who = by === room.me ? 'you' : nameOf(room, by)
  if (!marked) return `Written by ${who}${sinceLeft(room, by)}`
  return `From a line of ${who === 'you' ? 'yours' : `${who}’s`}${sinceLeft(room, by)}, marked by ${both(room)}`
}

function Write({ room }: { room: Mediation }) {
  const id = useId()
  const [text, setText] = useDraft(`mediation:${room.id}:sentence`)
  const { mutate, aside, isPending, error, reset } = useDeed(room)
  return (
    <div className="stack gap-3">
      <label className="small" htmlFor={id}>
        <b>Write one of your own</b>
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        dir="auto"
        maxLength={600}
        placeholder="We …"
        value={text}
        readOnly={isPending}
        onChange={(event) => {
          reset()
          setText(event.target.value)
        }}
      />
      <Problem error={error} room={room} onAside={() => aside().then(() => setText(''))} />
      <div>
        <Button
          variant="quiet"
          disabled={text.trim() === ''}
          busy={isPending}
          onClick={() => mutate({ do: 'write', content: text.trim() }, { onSuccess: () => setText('') })}
        >
          <Plus className="icon" aria-hidden="true" />
          Add it
        </Button>
      </div>
    </div>
  )
}
