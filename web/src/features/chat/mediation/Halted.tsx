import { DAY_MS } from '@mallama/contracts/days'
import type { Mediation } from '@mallama/contracts/mediation'
import { PAUSE_DAYS } from '@mallama/contracts/mediation-words'
import { Pause } from 'lucide-react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Status } from '../../../ui/status.tsx'
import { useDeed } from './mediation.queries.ts'
import { dateOf, othersHere, othersOf, whenOf } from './people.ts'
import { Problem } from './Problem.tsx'
import { useQuestions } from './Questions.tsx'

interface HaltedProps {
  room: Mediation
  onPrivate: () => void
}

const lastOf = (until: string) => new Date(Date.parse(until) + PAUSE_DAYS * DAY_MS).toISOString()

/** A pause of any kind reads the same, and names nobody. */
export function Paused({ room, onPrivate, onEnd }: HaltedProps & { onEnd: () => void }) {
  const { mutate, isPending, error } = useDeed(room)
  const { questions, ask } = useQuestions(room, () => mutate({ go: 'go_on' }))
  const { goOn, until } = room
  if (questions)
    return (
      <section className="med-turn" aria-label="Paused">
        {questions}
      </section>
    )
  return (
    <section className="med-turn" aria-label="Paused">
      <Status className="med-turn__ask med-row">
        <Pause className="icon" aria-hidden="true" />
        Paused. Anyone can end it.
      </Status>
      <p className="small soft">
        {goOn
          ? `Noted, and shown to nobody. Mallama goes on, or ends it, at a moment that no press decides${until ? `, after ${whenOf(until)}` : ''}. Nobody needs to wait here.`
          : `Nothing is lost. A body that is upset takes about twenty minutes to calm down, so every pause lasts ${until ? `until ${whenOf(until)}` : 'that long'} and a while longer: do something else meanwhile. Before it goes on, Mallama asks each of you a few questions alone.`}{' '}
        {until && `A pause that not all of you take up ends this on ${dateOf(lastOf(until))}.`}
      </p>
      <Problem error={error} />
      <div className="med-turn__act">
        {!goOn && (
          <Button busy={isPending} onClick={() => (room.alone ? ask() : mutate({ go: 'go_on' }))}>
            Go on
          </Button>
        )}
        <Button variant="quiet" onClick={onEnd}>
          End it
        </Button>
        <Button variant="ghost" onClick={onPrivate}>
          My private room
        </Button>
      </div>
    </section>
  )
}

/** Nobody else is here any more. */
export function Alone({ room, onPrivate }: HaltedProps) {
  const { mutate, isPending } = useDeed(room)
  const gone = othersOf(room).find(({ state }) => state === 'left')
  return (
    <section className="med-turn" aria-label="After leaving">
      <p className="med-turn__ask">What would you like to do?</p>
      <p className="small soft">
        People leave for many reasons. Mallama does not know {gone?.name ? `${gone.name}’s` : 'theirs'}.
      </p>
      <div className="med-turn__act">
        <LinkButton to="/conversations-simple">Go on alone with Mallama</LinkButton>
        <Button variant="quiet" busy={isPending} onClick={() => mutate({ go: 'end' })}>
          End it
        </Button>
        <Button variant="ghost" onClick={onPrivate}>
          My private room
        </Button>
      </div>
    </section>
  )
}

export const isAlone = (room: Mediation): boolean =>
  room.stage !== 'waiting' && room.stage !== 'agreed' && othersHere(room).length === 0

/** Where it is somebody else’s to do, and not whose. */
export function Awaiting({ room }: { room: Mediation }) {
  if (room.waitingFor.every((id) => id === room.me)) return null
  return <Status className="small soft">Not everyone is done yet. You can close the page.</Status>
}
