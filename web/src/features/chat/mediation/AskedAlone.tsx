import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { aloneAsks, lastAsks, plainAsk, type SaidAlone } from '@mallama/contracts/mediation-words'
import { messageOf } from '../../../platform/api.ts'
import { Button } from '../../../ui/button.tsx'
import { useDeed } from './mediation.queries.ts'

export interface AskedAloneProps {
  room: Mediation
  /** All were sent. */
  onDone: () => void
  /** Nothing was sent. */
  onBack: () => void
}

const answers = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unsure', 'Not sure'],
] as const

const doorOf = (room: Mediation) => (room.stage === 'agreement' && !room.paused && !room.help ? lastAsks : aloneAsks)

/**
 * A few questions, one at a time, asked of everyone alone and in the same look whatever is answered. They are sent
 * together, at the end: a slip can be undone, and nothing goes while somebody looks on.
 */
export default function AskedAlone({ room, onDone, onBack }: AskedAloneProps) {
  const [at, setAt] = useState(0)
  const [near, setNear] = useState(false)
  const [said, setSaid] = useState<Record<string, string>>({})
  const { mutateAsync, isPending, error, reset } = useDeed(room)
  // What is asked does not change under somebody's hands. The two before the last yes clear no doubt.
  const [door, setDoor] = useState(() => doorOf(room))
  // Whoever was not sure of something is asked one plain question more.
  const unsure = door.some(({ id }) => said[id] === 'unsure')
  const asks = unsure ? [...door, plainAsk] : door
  const all = () => Object.fromEntries(asks.map(({ id }) => [id, said[id]])) as SaidAlone
  const after = (now: Mediation) => {
    // Whoever has cleared a doubt at the agreement is asked the two about it in the same breath.
    if (door === lastAsks || !now.alone || doorOf(now) !== lastAsks) return onDone()
    setDoor(lastAsks)
    setSaid({})
    go(1)
  }
  // What comes after may no longer have this in it.
  const send = () => mutateAsync({ go: 'alone', said: all() }).then(after, () => undefined)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Whoever goes by keyboard or hears the page is led to what is asked now: what they pressed is gone.
    question.current?.focus()
  }, [at, near])
  const go = (to: number, isNear = false) => {
    reset()
    setNear(isNear)
    setAt(to)
  }
  const asked = asks[at - 1]
  const ask = asked
    ? asked.ask
    : at === 0
      ? near
        ? 'Then not now. Nothing was answered, and nobody is told. Come back when you are alone with it.'
        : 'Is anybody beside you, or able to see this screen?'
      : 'That was all. Nobody is told what you answered.'
  return (
    <section className="med-asked stack" aria-labelledby="asked-alone">
      <div className="stack gap-1">
        <h2 id="asked-alone">A few questions, for you alone</h2>
        <p className="small soft">
          Everybody is asked: before it begins, after a pause, and before the last yes. Nobody sees your answers, and
          they are not kept. “Not sure” is an answer, too.
        </p>
      </div>
      <p ref={question} tabIndex={-1} className="med-asked__ask">
        {asked && (
          <span className="meta">
            {asked.id === plainAsk.id ? 'One more, as you were not sure' : `${at} of ${door.length}`}
          </span>
        )}
        {ask}
      </p>
      {error !== null && (
        <p className="small med-problem" role="alert">
          {messageOf(error, 'Your answers were not sent. Please try again.')}
        </p>
      )}
      <div className="med-asked__act">
        {asked ? (
          answers.map(([answer, name]) => (
            <Button
              key={answer}
              variant="quiet"
              onClick={() => {
                setSaid({ ...said, [asked.id]: answer })
                go(at + 1)
              }}
            >
              {name}
            </Button>
          ))
        ) : at > 0 ? (
          <Button busy={isPending} onClick={() => void send()}>
            Send my answers
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={() => go(1)}>
              {near ? 'I am alone now' : 'I am alone'}
            </Button>
            {!near && (
              <Button variant="quiet" onClick={() => go(0, true)}>
                Somebody is near
              </Button>
            )}
          </>
        )}
        <Button variant="ghost" onClick={() => (at === 0 ? onBack() : go(at - 1))}>
          <ArrowLeft className="icon" aria-hidden="true" />
          Back
        </Button>
      </div>
    </section>
  )
}
