import { Calendar, Clock, FileDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Scene } from '../../../ui/scenes.tsx'
import { later } from '../../../ui/later.ts'
import { Awaiting } from './Halted.tsx'
import { useDeed } from './mediation.queries.ts'
import { both, dayFromNow, dayOf, listOf, nameOf, sinceLeft, whenOf } from './people.ts'
import { Part } from './Part.tsx'
import { Problem } from './Problem.tsx'
import { useQuestions } from './Questions.tsx'
import { saveRecord } from './record.ts'
import { Signed } from './Signed.tsx'

interface Props {
  room: Mediation
}
interface OpenProps extends Props {
  onEnd: () => void
}

const TWO_WEEKS = 14
const Wishes = later(() => import('./Wishes.tsx'))

/** Each says what they do and when; it counts once all have said yes to the same words. */
export function Agreement({ room, onEnd }: OpenProps) {
  const { agreement, me } = room
  const mine = agreement.terms.find(({ by, wish }) => by === me && wish === null)
  const [changing, setChanging] = useState(false)
  const { mutate, isPending, error } = useDeed(room)
  const said = agreement.yes.some(({ by }) => by === me)
  const writing = !mine || changing
  const { questions, ask } = useQuestions(room)
  if (questions) return <div className="med-door">{questions}</div>
  return (
    <div className="med-door">
      <div>
        <h2>Your agreement</h2>
        <p className="soft">It counts only when you have {both(room)} said yes. Nobody sees a yes before that.</p>
      </div>
      {room.chosen && <Signed text={room.chosen.text} />}
      <Terms room={room} />
      {writing && <Part room={room} onDone={() => setChanging(false)} />}
      {agreement.wishes.length > 0 && (
        <Suspense>
          <Wishes room={room} />
        </Suspense>
      )}
      <Review room={room} />
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} />
        {!agreement.whole && mine && (
          <p className="small soft">Still open: what each of you will do, what somebody put first, or the day.</p>
        )}
        {agreement.whole && !said && room.alone && (
          <Button size="lg" block onClick={ask}>
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
            <p className="small soft">You said yes, and nobody else is told yet.</p>
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
  const { terms, review, wishes } = room.agreement
  if (terms.length === 0 && review === null) return null
  // Whose wish it was may have deleted the account, and their words went along.
  const textOf = (wish: string | null) => wishes.find(({ statement }) => statement === wish)?.text
  return (
    <dl className="card med-terms">
      {terms.map(({ by, what, when, wish }) => (
        <div key={`${by}:${wish ?? ''}`}>
          <Portrait name={nameOf(room, by)} tone={by === room.me ? 'you' : 'lamp'} />
          <dt>
            <b>{nameOf(room, by)}</b>
            {sinceLeft(room, by)}
            {textOf(wish) && <> for “{textOf(wish)}”</>}
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

/** What somebody came for and put aside: it is not lost, and stands beside what they agreed on. */
function Aside({ room }: Props) {
  const wishes = room.agreement.wishes.filter(({ state }) => state === 'aside')
  if (wishes.length === 0) return null
  return (
    <ul className="med-notes" aria-label="Put aside for now">
      {wishes.map(({ by, text }) => (
        <li key={by}>
          <Portrait name={nameOf(room, by)} tone={by === room.me ? 'you' : 'lamp'} size={2} />
          <b>{by === room.me ? 'You put aside for now' : `${nameOf(room, by)} put aside for now`}</b>
          <q dir="auto">{text}</q>
        </li>
      ))}
    </ul>
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
      {room.chosen?.text && <Signed text={room.chosen.text} />}
      <Terms room={room} />
      <Aside room={room} />
      <p className="meta">
        Confirmed, {listOf(agreement.yes.map(({ at }) => whenOf(at)))}.{' '}
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
