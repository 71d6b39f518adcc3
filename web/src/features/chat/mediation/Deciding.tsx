import { useId } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Status } from '../../../ui/status.tsx'
import { changedWords } from './changed-words.ts'
import { Awaiting } from './Halted.tsx'
import { useDeed } from './mediation.queries.ts'
import { listOf, nameOf, othersHere } from './people.ts'
import { Problem } from './Problem.tsx'
import { useDraft } from './useDraft.ts'

interface Props {
  room: Mediation
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** What all of them put first, revised once, and good enough or not. */
export function Deciding({ room }: Props) {
  const { chosen, stage, me } = room
  if (!chosen) return null
  return (
    <div className="med-door">
      <div className="stack gap-3">
        <p className="small soft">
          {chosen.places
            .map(
              ({ by, place }) =>
                `${ordinals[place - 1] ?? `number ${place}`} for ${by === me ? 'you' : nameOf(room, by)}`,
            )
            .join(', ')}
        </p>
        <Sentence chosen={chosen} />
        {chosen.before !== null && <p className="meta">Underlined words are new. It could be changed this once.</p>}
      </div>
      {stage !== 'notes' && <Notes room={room} />}
      {stage === 'notes' && <Note room={room} />}
      {stage === 'revising' && (chosen.reviser === me ? <Revise room={room} /> : <Wait />)}
      {stage === 'deciding' && <Decide room={room} />}
    </div>
  )
}

function Sentence({ chosen }: { chosen: NonNullable<Mediation['chosen']> }) {
  const pieces =
    chosen.before === null ? [{ kind: 'same' as const, text: chosen.text }] : changedWords(chosen.before, chosen.text)
  return (
    <h2 className="med-sentence" dir="auto">
      {pieces.map(({ kind, text }, at) =>
        kind === 'out' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence, which never change places
          <del key={at}>{text}</del>
        ) : kind === 'in' ? (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <ins key={at}>{text}</ins>
        ) : (
          text
        ),
      )}
    </h2>
  )
}

function Notes({ room }: Props) {
  const asked = room.chosen!.notes.filter(({ text }) => text !== '')
  if (asked.length === 0) return null
  return (
    <ul className="med-notes" aria-label="What each of you asked for">
      {asked.map(({ by, text }) => (
        <li key={by}>
          <Portrait name={nameOf(room, by)} tone={by === room.me ? 'you' : 'lamp'} size={2} />
          <b>{by === room.me ? 'You asked' : `${nameOf(room, by)} asked`}</b>
          <q dir="auto">{text}</q>
        </li>
      ))}
    </ul>
  )
}

function Note({ room }: Props) {
  const id = useId()
  const [text, setText] = useDraft(`mediation:${room.id}:note:${room.chosen!.id}`)
  const { mutate, aside, isPending, error, reset } = useDeed(room)
  if (!room.waitingFor.includes(room.me)) return <Awaiting room={room} />
  const send = (content: string) => mutate({ do: 'note', content }, { onSuccess: () => setText('') })
  return (
    <>
      <div className="stack gap-3">
        <label className="heading" htmlFor={id}>
          What would you change, so that you can live with it?
        </label>
        <p className="small soft">It is changed once. You see what the others ask when all have answered.</p>
        <textarea
          id={id}
          className="input"
          rows={2}
          dir="auto"
          maxLength={600}
          value={text}
          readOnly={isPending}
          onChange={(event) => {
            reset()
            setText(event.target.value)
          }}
        />
      </div>
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} room={room} onAside={() => aside().then(() => setText(''))} />
        <Button size="lg" block disabled={text.trim() === ''} busy={isPending} onClick={() => send(text.trim())}>
          Ask for this
        </Button>
        <Button variant="ghost" block onClick={() => send('')}>
          As it is
        </Button>
      </div>
    </>
  )
}

function Revise({ room }: Props) {
  const id = useId()
  const chosen = room.chosen!
  const [text, setText] = useDraft(`mediation:${room.id}:revise:${chosen.id}`, chosen.text)
  const { mutate, aside, isPending, error, reset } = useDeed(room)
  return (
    <>
      <div className="stack gap-3">
        <label className="heading" htmlFor={id}>
          Put it into words that have room for all of this
        </label>
        <textarea
          id={id}
          className="input"
          rows={3}
          dir="auto"
          maxLength={600}
          value={text}
          readOnly={isPending}
          onChange={(event) => {
            reset()
            setText(event.target.value)
          }}
        />
      </div>
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} room={room} onAside={() => aside().then(() => setText(''))} />
        <Button
          size="lg"
          block
          disabled={text.trim() === ''}
          busy={isPending}
          onClick={() => mutate({ do: 'revise', content: text.trim() }, { onSuccess: () => setText('') })}
        >
          Show it to {listOf(othersHere(room).map(({ name }) => name))}
        </Button>
      </div>
    </>
  )
}

const Wait = () => <Status className="small soft">It is being put into words. You can close the page.</Status>

function Decide({ room }: Props) {
  const { mutate, isPending, error } = useDeed(room)
  const mine = room.waitingFor.includes(room.me)
  return (
    <>
      <p className="small soft">Nobody sees your answer before all have answered.</p>
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} />
        {mine ? (
          <>
            <Button size="lg" block busy={isPending} onClick={() => mutate({ do: 'decide', good: true })}>
              Good enough for me
            </Button>
            <Button variant="ghost" block onClick={() => mutate({ do: 'decide', good: false })}>
              Not this one, show the next
            </Button>
          </>
        ) : (
          <Awaiting room={room} />
        )}
      </div>
    </>
  )
}
