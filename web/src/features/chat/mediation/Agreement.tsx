import { Calendar, Clock, FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Scene } from '../../../ui/scenes.tsx'
import { Yeses } from './Deciding.tsx'
import { Awaiting } from './Halted.tsx'
import { useDeed } from './mediation.queries.ts'
import { both, dayFromNow, dayOf, nameOf, timeOf } from './people.ts'
import { Problem } from './Problem.tsx'
import { Questions } from './Questions.tsx'
import { saveRecord } from './record.ts'
import { useDraft } from './useDraft.ts'

interface Props {
  room: Mediation
}
interface OpenProps extends Props {
  onEnd: () => void
}

const TWO_WEEKS = 14

/** Each says what they do and when; it counts once all have said yes to the same words. */
export function Agreement({ room, onEnd }: OpenProps) {
  const { agreement, me } = room
  const mine = agreement.terms.find(({ by }) => by === me)
  const [changing, setChanging] = useState(false)
  const { mutate, isPending, error } = useDeed(room)
  const said = agreement.yes.some(({ by }) => by === me)
  const writing = !mine || changing
  const [asking, setAsking] = useState(false)
  if (asking) {
    const close = () => setAsking(false)
    return (
      <div className="med-door">
        <Questions room={room} onDone={close} onBack={close} />
      </div>
    )
  }
  return (
    <div className="med-door">
      <div>
        <h2>Your agreement</h2>
        <p className="soft">It counts only when you have {both(room)} said yes.</p>
      </div>
      {room.chosen && (
        <p className="med-sentence" dir="auto">
          {room.chosen.text}
        </p>
      )}
      <Terms room={room} />
      {writing && <MyPart room={room} onDone={() => setChanging(false)} />}
      <Review room={room} />
      {agreement.whole && <Yeses room={room} said={agreement.yes} word={({ at }) => `Yes, ${timeOf(at)}`} />}
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} />
        {!agreement.whole && mine && <p className="small soft">Still open: what each of you will do, or the day.</p>}
        {agreement.whole && !said && room.alone && (
          <Button size="lg" block onClick={() => setAsking(true)}>
            First a few questions, for you alone
          </Button>
        )}
        {agreement.whole && !said && !room.alone && (
          <Button size="lg" block busy={isPending} onClick={() => mutate({ do: 'yes' })}>
            Yes, I agree
          </Button>
        )}
        {said && (
          <>
            <Awaiting room={room} />
            <Button variant="quiet" block onClick={() => mutate({ do: 'take_back' })}>
              Take my yes back
            </Button>
          </>
        )}
        <div className="row med-row--middle">
          {mine && !changing && (
            <Button variant="ghost" onClick={() => setChanging(true)}>
              Change something
            </Button>
          )}
          <Button variant="ghost" onClick={onEnd}>
            No agreement today
          </Button>
        </div>
      </div>
    </div>
  )
}

function Terms({ room }: Props) {
  const { terms, review } = room.agreement
  if (terms.length === 0 && review === null) return null
  return (
    <dl className="card med-terms">
      {terms.map(({ by, what, when }) => (
        <div key={by}>
          <Portrait name={nameOf(room, by)} tone={by === room.me ? 'you' : 'lamp'} />
          <dt>
            <b>{nameOf(room, by)}</b>
          </dt>
          <dd className="med-terms__what" dir="auto">
            {what}
          </dd>
          <dd className="med-terms__when" dir="auto">
            <Clock className="icon" aria-hidden="true" />
            {when}
          </dd>
        </div>
      ))}
      {review !== null && (
        <div>
          <Calendar className="icon" aria-hidden="true" />
          <dt>You look at it again</dt>
          <dd>
            <b>{dayOf(review)}</b>
          </dd>
        </div>
      )}
    </dl>
  )
}

function MyPart({ room, onDone }: Props & { onDone: () => void }) {
  const id = useId()
  const mine = room.agreement.terms.find(({ by }) => by === room.me)
  const [what, setWhat] = useDraft(`mediation:${room.id}:what`, mine?.what ?? 'I ')
  const [when, setWhen] = useDraft(`mediation:${room.id}:when`, mine?.when ?? '')
  const { mutate, aside, isPending, error, reset } = useDeed(room)
  const part = { do: 'term' as const, what: what.trim(), when: when.trim() }
  const done = () => {
    setWhat('')
    setWhen('')
    onDone()
  }
  const whole = what.trim().length > 1 && when.trim() !== ''
  return (
    <div className="stack gap-3">
      <label className="heading" htmlFor={`${id}-what`}>
        What will you do?
      </label>
      <textarea
        id={`${id}-what`}
        className="input"
        rows={2}
        dir="auto"
        maxLength={400}
        value={what}
        readOnly={isPending}
        onChange={(event) => {
          reset()
          setWhat(event.target.value)
        }}
      />
      <label className="small" htmlFor={`${id}-when`}>
        <b>When?</b>
      </label>
      <input
        id={`${id}-when`}
        className="input"
        dir="auto"
        maxLength={200}
        placeholder="Before Sunday lunch"
        value={when}
        readOnly={isPending}
        onChange={(event) => {
          reset()
          setWhen(event.target.value)
        }}
      />
      <Problem error={error} room={room} onAside={() => aside().then(done)} />
      <div>
        <Button disabled={!whole} busy={isPending} onClick={() => mutate(part, { onSuccess: done })}>
          Put it in
        </Button>
      </div>
    </div>
  )
}

function Review({ room }: Props) {
  const id = useId()
  const { review } = room.agreement
  const [day, setDay] = useState(() => review ?? dayFromNow(TWO_WEEKS))
  const { mutate, isPending, error } = useDeed(room)
  return (
    <div className="stack gap-3">
      <label className="heading" htmlFor={id}>
        When do you look at it again?
      </label>
      <div className="row">
        <input
          id={id}
          type="date"
          className="input med-day"
          min={dayFromNow(1)}
          max={dayFromNow(365)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button
          variant="quiet"
          disabled={day === '' || day === review}
          busy={isPending}
          onClick={() => mutate({ do: 'review', day })}
        >
          Set the day
        </Button>
      </div>
      <Problem error={error} />
    </div>
  )
}

/** Kept for each of them, in their own words. */
export function Agreed({ room }: Props) {
  const { agreement } = room
  return (
    <div className="med-door">
      <div className="med-door__top">
        <Scene />
        <h2>You {both(room)} said yes</h2>
        <p className="soft">Kept for each of you, in your own words.</p>
      </div>
      {room.chosen?.text && (
        <p className="med-sentence" dir="auto">
          {room.chosen.text}
        </p>
      )}
      <Terms room={room} />
      <p className="meta">
        Confirmed, {agreement.yes.map(({ at }) => timeOf(at)).join(' and ')}.{' '}
        {agreement.review && `The reminder on ${dayOf(agreement.review)} names nobody and quotes nothing.`}
      </p>
      <div className="med-door__act">
        <Button variant="quiet" block onClick={() => saveRecord(room)}>
          <FileDown className="icon" aria-hidden="true" />
          Export
        </Button>
      </div>
    </div>
  )
}
