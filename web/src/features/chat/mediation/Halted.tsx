import type { Mediation } from '@mallama/contracts/mediation'
import { Pause } from 'lucide-react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Status } from '../../../ui/status.tsx'
import { useDeed } from './mediation.queries.ts'
import { both, nameOf, othersHere, othersOf } from './people.ts'
import { Problem } from './Problem.tsx'

interface HaltedProps {
  room: Mediation
  onPrivate: () => void
}

/** A pause of any kind reads the same, and names nobody. */
export function Paused({ room, onPrivate, onEnd }: HaltedProps & { onEnd: () => void }) {
  const { mutate, isPending, error } = useDeed(room)
  return (
    <section className="med-turn" aria-label="Paused">
      <Status className="med-turn__ask med-row">
        <Pause className="icon" aria-hidden="true" />
        Paused. Anyone can end it.
      </Status>
      <p className="small soft">
        {room.goOn
          ? `You are ready to go on. It goes on where it stopped, when you ${both(room)} are.`
          : `Nothing is lost. It goes on where it stopped, when you ${both(room)} are here. A body that is upset takes about twenty minutes to calm down: do something else meanwhile.`}
      </p>
      <Problem error={error} />
      <div className="med-turn__act">
        {!room.goOn && (
          <Button busy={isPending} onClick={() => mutate({ go: 'go_on' })}>
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

/** What is waited for, where it is somebody else’s to do. */
export function Awaiting({ room }: { room: Mediation }) {
  const names = room.waitingFor.filter((id) => id !== room.me).map((id) => nameOf(room, id))
  if (names.length === 0) return null
  return <Status className="small soft">Waiting for {names.join(' and ')}. You can close the page.</Status>
}
