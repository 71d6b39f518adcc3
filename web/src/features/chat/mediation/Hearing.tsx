import { Check, EyeOff } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { charactersIn } from '@mallama/contracts/characters'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button } from '../../../ui/button.tsx'
import { Status } from '../../../ui/status.tsx'
import { Writing as WhoWrites } from './Around.tsx'
import { useDeed, type Hearing as HearingDeed } from './mediation.queries.ts'
import { nameOf, othersNamed } from './people.ts'
import { Problem } from './Problem.tsx'
import { useDraft } from './useDraft.ts'
import { useTellTyping, type Around } from './useSeen.ts'

interface TurnProps {
  room: Mediation
  around: Around
  onPrivate: () => void
}
type InTurn = Omit<TurnProps, 'around'>

/** Whose turn it is and the one thing to do, at the bottom, on the surface that nobody else sees. */
export function Turn({ room, around, onPrivate }: TurnProps) {
  const { me, phase, speaker, listener, answering } = room
  const asked = { say: speaker, back: listener, confirm: speaker, answer: answering }[phase]
  const Part = asked === me ? { say: Say, back: SayBack, confirm: Confirm, answer: Answer }[phase] : Wait
  return <Part room={room} around={around} onPrivate={onPrivate} />
}

function Panel({ room, label, children }: { room: Mediation; label: string; children: ReactNode }) {
  return (
    <section className="med-turn" aria-label={label}>
      <Cycle room={room} />
      {children}
    </section>
  )
}

/** Who says it, who says it back, who confirms. */
function Cycle({ room }: { room: Mediation }) {
  const { phase, me, speaker, listener } = room
  const at = { say: 0, back: 1, confirm: 2, answer: 3 }[phase]
  // Whoever is waited for may not be able to answer: no name but one's own stands where the round is now.
  const names = [
    [speaker, 'You say it', 'says it', 'It is said'],
    [listener, 'You say it back', 'says it back', 'It is said back'],
    [speaker, 'You confirm', 'confirms', 'It is confirmed'],
  ].map(([who, mine, does, now], index) => (who === me ? mine : index === at ? now : `${nameOf(room, who!)} ${does}`))
  return (
    <ol className="med-cycle" aria-label="This round">
      {names.map((name, index) => (
        <li
          key={name}
          className={index < at ? 'done' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at && <Check className="icon" aria-hidden="true" />}
          <span>
            {name}
            {index < at && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface WritingProps extends InTurn {
  ask: string
  hint?: string
  deed: (content: string) => HearingDeed
  label: string
  beginnings?: readonly string[]
  onBack?: () => void
  /** Another way out of it. */
  beside?: ReactNode
}

const MOST = 10_000

function Writing({ room, ask, hint, deed, label, beginnings = [], onBack, beside, onPrivate }: WritingProps) {
  const id = useId()
  const [text, setText] = useDraft(`mediation:${room.id}:${room.phase}:${onBack ? 'more' : room.speaker}`)
  const { mutate, aside, isPending, error, reset } = useDeed(room)
  const tellTyping = useTellTyping(room.id)
  const length = charactersIn(text.trim())
  const share = () => mutate(deed(text.trim()), { onSuccess: () => setText('') })
  const change = (next: string) => {
    reset()
    setText(next)
  }
  return (
    <Panel room={room} label="Your turn">
      <label className="med-turn__ask" htmlFor={id}>
        {ask}
      </label>
      {hint && <p className="small soft">{hint}</p>}
      {beginnings.length > 0 && (
        <fieldset className="med-beginnings" aria-label="Beginnings">
          {beginnings.map((words) => (
            <button
              key={words}
              type="button"
              onClick={() => change(text ? `${text.trimEnd()} ${words} ` : `${words} `)}
            >
              {words}
            </button>
          ))}
        </fieldset>
      )}
      <textarea
        id={id}
        className="input"
        rows={2}
        dir="auto"
        value={text}
        readOnly={isPending}
        aria-invalid={length > MOST || undefined}
        onChange={(event) => {
          change(event.target.value)
          if (event.target.value.trim()) tellTyping()
        }}
      />
      <p className="med-own">
        <EyeOff className="icon" aria-hidden="true" />
        {length > MOST
          ? `${(length - MOST).toLocaleString('en')} characters too many`
          : 'Only you can see this until you share it'}
      </p>
      <Problem
        error={error}
        room={room}
        onAside={() => aside().then(() => setText(''))}
        text={text}
        onText={(left) => {
          reset()
          setText(left)
        }}
      />
      <div className="med-turn__act">
        <Button disabled={length === 0 || length > MOST} busy={isPending} onClick={share}>
          {label}
        </Button>
        {onBack && (
          <Button variant="ghost" onClick={onBack}>
            Back
          </Button>
        )}
        {beside}
        <Break room={room} onPrivate={onPrivate} />
      </div>
    </Panel>
  )
}

const Say = ({ room, onPrivate }: InTurn) => (
  <Writing
    room={room}
    onPrivate={onPrivate}
    ask="Say how it is for you"
    hint="What happened, how it was for you, and what you would like. Your private room helps you to find it."
    deed={(content) => ({ do: 'say', content })}
    label={`Share with ${othersNamed(room)}`}
    beginnings={['When', 'I felt', 'I would like']}
  />
)

const SayBack = ({ room, onPrivate }: InTurn) => (
  <Writing
    room={room}
    onPrivate={onPrivate}
    ask="Say back what you heard"
    hint="You need not agree with it."
    deed={(content) => ({ do: 'say_back', content })}
    label={`Share with ${othersNamed(room)}`}
    beginnings={['You feel', 'You would like']}
  />
)

function Confirm({ room, onPrivate }: InTurn) {
  const [more, setMore] = useState(false)
  const { mutate, isPending, error } = useDeed(room)
  if (more)
    return (
      <Writing
        room={room}
        onPrivate={onPrivate}
        ask="What is missing?"
        deed={(content) => ({ do: 'put_right', content })}
        label={`Share with ${othersNamed(room)}`}
        onBack={() => setMore(false)}
      />
    )
  return (
    <Panel room={room} label="Your turn">
      <p className="med-turn__ask">Is that what you meant?</p>
      <Problem error={error} />
      <div className="med-turn__act">
        <Button busy={isPending} onClick={() => mutate({ do: 'confirm' })}>
          Yes, that is it
        </Button>
        {room.mayPutRight && (
          <Button variant="quiet" onClick={() => setMore(true)}>
            Not quite
          </Button>
        )}
        {room.mayLeaveStanding && (
          <Button variant="quiet" onClick={() => mutate({ do: 'leave_standing' })}>
            Leave it as it stands
          </Button>
        )}
        <Break room={room} onPrivate={onPrivate} />
      </div>
    </Panel>
  )
}

/** To an apology, or to a plain no. Nobody has to say it back, and nobody has to say anything. */
function Answer({ room, onPrivate }: InTurn) {
  const { mutate, isPending, error } = useDeed(room)
  return (
    <Writing
      room={room}
      onPrivate={onPrivate}
      ask="What would you like to say to that?"
      hint="A sentence is enough. You need not accept anything, and nobody has to say it back."
      deed={(content) => ({ do: 'answer', content })}
      label={`Share with ${othersNamed(room)}`}
      beside={
        <>
          <Problem error={error} />
          <Button variant="quiet" busy={isPending} onClick={() => mutate({ do: 'pass' })}>
            Say nothing to it
          </Button>
        </>
      }
    />
  )
}

function Wait({ room, around, onPrivate }: TurnProps) {
  const { phase, speaker, listener, me } = room
  const words = {
    say: `It is being told. Then ${listener === me ? 'you say it back' : 'it is said back'}.`,
    back: `It is being said back.${speaker === me ? ' You will say if it is right.' : ''}`,
    confirm: 'Now it is asked whether that was right.',
    answer: 'There is room for an answer to what was said.',
  }[phase]
  return (
    <Panel room={room} label="Not your turn">
      <div>
        <Status className="med-turn__ask">{words}</Status>
        <WhoWrites room={room} around={around} />
      </div>
      <p className="small soft">No need to wait here. You find it where it stands when you come back.</p>
      <div className="med-turn__act">
        <Break room={room} onPrivate={onPrivate} />
      </div>
    </Panel>
  )
}

function Break({ room, onPrivate }: InTurn) {
  const { mutate, isPending } = useDeed(room)
  return (
    <>
      <Button variant="quiet" onClick={onPrivate}>
        My private room
      </Button>
      <Button variant="ghost" busy={isPending} onClick={() => mutate({ go: 'pause' })}>
        I need a break
      </Button>
    </>
  )
}
