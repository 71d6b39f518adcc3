/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log needs the keyboard */
import { Check, ChevronDown } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { dayBegun } from '../../../parts/chat/day-begun.ts'
import { BeingSeen } from '../../../parts/shared-room/PresenceChoice.tsx'
import { Message } from '../../../ui/message.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { dateOf, nameOf, othersNamed, SOMEONE, timeOf, whenOf } from './people.ts'

type Turn = Mediation['turns'][number]
type Part = { heard: Mediation['heard'][number] } | { turn: Turn }

/** What was said. A part in which somebody was heard folds to one line, with both sentences side by side. */
export function Log({ room }: { room: Mediation }) {
  const end = useRef<HTMLDivElement>(null)
  const parts = partsOf(room)
  const days = parts.map((part) => ({ timestamp: 'heard' in part ? part.heard.from : part.turn.at }))
  const count = room.turns.length
  useEffect(() => {
    const mark = end.current
    if (count === 0 || !mark) return
    // On a phone the panel with what is to be done stands over the end of the talk: the words it is about stay in sight.
    const panel = mark.closest('.med')?.querySelector('.med-turn')
    const covers = panel && getComputedStyle(panel).position === 'sticky'
    mark.style.scrollMarginBottom = covers ? `${panel.clientHeight}px` : ''
    mark.scrollIntoView({ block: 'end', behavior: 'instant' })
  }, [count, room.phase, room.step])
  return (
    <div className="med__talk">
      {room.endedAt === null && <BeingSeen others={othersNamed(room)} />}
      <div className="thread" role="log" aria-label="Conversation" tabIndex={0}>
        <p className="thread__note">
          Mallama is an AI, not a person or a therapist. All of you see this room. Your private room stays yours.
        </p>
        {parts.map((part, at) => {
          const began = dayBegun(days, at)
          return (
            <Fragment key={'heard' in part ? part.heard.heard : part.turn.id}>
              {began && <p className="thread__note">{began}</p>}
              {'heard' in part ? <Heard room={room} heard={part.heard} /> : <Said room={room} turn={part.turn} />}
            </Fragment>
          )
        })}
        <div ref={end} />
      </div>
    </div>
  )
}

/** Turns of a part that is over stand in its fold; the rest one after the other. */
export function partsOf({ turns, heard }: Pick<Mediation, 'turns' | 'heard'>): Part[] {
  const folded = new Map<string, Mediation['heard'][number]>()
  const spans = heard.map((one) => {
    const first = turns.findIndex(({ id }) => id === one.said[0])
    const last = turns.findIndex(({ id }) => id === one.heard)
    return { one, span: turns.slice(first, last + 1) }
  })
  // Where a part is said back once more later on, another part may lie within it: that one keeps its own.
  for (const { one, span } of spans.toSorted((a, b) => a.span.length - b.span.length))
    for (const { id, kind } of span) if (kind !== 'left' && !folded.has(id)) folded.set(id, one)
  const seen = new Set<string>()
  return turns.flatMap((turn): Part[] => {
    const part = folded.get(turn.id)
    if (!part) return [{ turn }]
    if (seen.has(part.heard)) return []
    seen.add(part.heard)
    return [{ heard: part }]
  })
}

function Said({ room, turn }: { room: Mediation; turn: Turn }) {
  const { by, kind, content, at } = turn
  if (kind === 'left')
    return (
      <div className="med-confirm">
        <p>
          <b>
            {content} at {timeOf(at)}
          </b>
        </p>
        <p className="meta">What was shared stays here for you to read.</p>
      </div>
    )
  if (kind === 'step_in')
    return (
      <div className="med-confirm">
        <p>
          <b>Let us slow down</b>
        </p>
        <p>{content}</p>
      </div>
    )
  const words = content === '' ? SOMEONE : content
  if (by === null)
    return (
      <Message who="mallama" time={timeOf(at)}>
        <p>{words}</p>
      </Message>
    )
  return (
    <Message
      who={by === room.me ? 'you' : 'other'}
      {...(by === room.me ? {} : { name: nameOf(room, by) })}
      time={timeOf(at)}
    >
      <p dir="auto" className="med__words">
        {words}
      </p>
    </Message>
  )
}

function Heard({ room, heard }: { room: Mediation; heard: Mediation['heard'][number] }) {
  const { by, back, said, from, at, ending } = heard
  const own = by === room.me
  const name = nameOf(room, by)
  const words = (id: string) => room.turns.find((turn) => turn.id === id)?.content || SOMEONE
  return (
    <details className="med-heard">
      <summary>
        <Check className="icon" aria-hidden="true" />
        {own ? 'You were heard' : `${name} was heard`}
        <span className="meta">
          {timeOf(from)} to {dateOf(from) === dateOf(at) ? timeOf(at) : whenOf(at)}
        </span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="med-pair">
        <Quote who={own ? 'You said' : `${name} said`} name={name} own={own} text={said.map(words).join('\n')} />
        <Quote
          who={back === room.me ? 'You heard' : `${nameOf(room, back)} heard`}
          name={nameOf(room, back)}
          own={back === room.me}
          text={words(heard.heard)}
        />
        <p className="med-pair__yes meta">
          {ending === 'confirmed' ? `${own ? 'You' : name} said: Yes, that is it` : 'Left as it stands'}
        </p>
      </div>
    </details>
  )
}

const Quote = ({ who, name, own, text }: { who: string; name: string; own: boolean; text: string }) => (
  <div>
    <Portrait name={name} tone={own ? 'you' : 'lamp'} size={2} />
    <span className="meta">{who}</span>
    <q dir="auto">{text}</q>
  </div>
)
