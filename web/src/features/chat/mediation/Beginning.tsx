import { dateWritten } from '@mallama/contracts/written-dates'
import { useState } from 'react'
import { ArrowRight, Copy, EyeOff, Scale, UserRoundPlus } from 'lucide-react'
import type { Mediation } from '@mallama/contracts/mediation'
import { MOST_IN_A_MEDIATION } from '@mallama/contracts/mediation-words'
import { Link } from 'react-router'
import { BeingSeen } from '../../../parts/shared-room/PresenceChoice.tsx'
import { copyText } from '../../../parts/share/copy.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Scene } from '../../../ui/scenes.tsx'
import { ByMail } from './ByMail.tsx'
import { useDeed, useInvite } from './mediation.queries.ts'
import { listOf, othersHere, othersNamed, othersOf } from './people.ts'
import { Problem } from './Problem.tsx'
import { useQuestions } from './Questions.tsx'
import { Rules } from './Rules.tsx'

interface DoorProps {
  room: Mediation
  onPrivate: () => void
}
interface AskingProps extends DoorProps {
  onAsk: () => void
}

/** Before it begins: each says yes for themselves, and whoever opened it asks the others. */
export function Beginning({ room, onPrivate }: DoorProps) {
  const mine = room.people.find(({ id }) => id === room.me)
  const refused = othersOf(room).filter(({ state }) => state === 'not_now')
  const { questions, ask: onAsk } = useQuestions(room)
  if (questions) return <div className="med-door">{questions}</div>
  if (mine?.state !== 'yes')
    return <Consent room={room} notNow={mine?.state === 'not_now'} onPrivate={onPrivate} onAsk={onAsk} />
  if (refused.length > 0) return <NotNow names={listOf(refused.map(({ name }) => name))} onPrivate={onPrivate} />
  return <Asking room={room} onPrivate={onPrivate} onAsk={onAsk} />
}

function Consent({ room, notNow, onPrivate, onAsk }: AskingProps & { notNow: boolean }) {
  const { mutate, isPending, error } = useDeed(room)
  const others = othersHere(room)
  return (
    <div className="med-door">
      <div className="med-door__top">
        <Scene />
        <h2>{notNow ? 'You said not now' : 'Before you begin'}</h2>
        <p className="soft">
          {notNow
            ? 'Nobody is told why. You can think again, or leave it.'
            : others.length > 0
              ? `${othersNamed(room)} and you each say yes for yourselves.`
              : 'You each say yes for yourselves. You begin, then you ask the other person.'}
        </p>
      </div>
      <Rules />
      <p className="small soft">
        Say yes only if it is your own choice. “Not now” needs no reason, and the others are told none.
      </p>
      <p className="small">
        <Link to="/help-now">Not sure it is safe to talk with {othersNamed(room)}?</Link>
      </p>
      <div className="med-door__act med-door__act--stick">
        <Problem error={error} />
        {room.alone ? (
          <Button size="lg" block onClick={onAsk}>
            First a few questions, for you alone
          </Button>
        ) : (
          <Button size="lg" block busy={isPending} onClick={() => mutate({ go: 'yes' })}>
            Yes, I want this
          </Button>
        )}
        {notNow ? (
          <Button variant="ghost" block onClick={onPrivate}>
            My private room
          </Button>
        ) : (
          <Button variant="ghost" block onClick={() => mutate({ go: 'not_now' })}>
            Not now
          </Button>
        )}
      </div>
    </div>
  )
}

const NotNow = ({ names, onPrivate }: { names: string; onPrivate: () => void }) => (
  <div className="med-door">
    <div className="med-door__top">
      <Scene name="door" />
      <h2>{names} said not now</h2>
      <p className="soft">
        That is all Mallama knows, and it does not have to mean no. Your private room is still yours.
      </p>
    </div>
    <div className="med-door__act">
      <Button onClick={onPrivate}>My private room</Button>
      <LinkButton variant="quiet" to="/conversations-simple">
        Go on alone with Mallama
      </LinkButton>
    </div>
  </div>
)

function Asking({ room, onPrivate, onAsk }: AskingProps) {
  const { opened, awaited } = room
  const others = othersHere(room)
  return (
    <div className="med-door">
      <div className="med-door__top">
        <Scene />
        <h2>{others.length === 0 && awaited === 0 ? 'Ask the other person' : 'You said yes'}</h2>
        <p className="soft">
          {opened && others.length === 0 && 'Send the link. '}Nothing starts until you have all said yes to the ground
          rules. Nobody sees a yes before that, and nobody needs to wait here.
        </p>
      </div>
      {opened && <Invitation room={room} />}
      <button type="button" className="med-way" onClick={onPrivate}>
        <EyeOff className="icon" aria-hidden="true" />
        <span className="small">
          <b>Start in your private room</b>
          <span className="soft">Nobody else sees any of it.</span>
        </span>
        <ArrowRight className="icon" aria-hidden="true" />
      </button>
      {/* Always: a page that asks again only where something was found would tell of it. */}
      <Button variant="quiet" block onClick={onAsk}>
        A few questions, for you alone
      </Button>
      <BeingSeen others={othersNamed(room)} />
      <div>
        <Fold title="The ground rules you said yes to" icon={Scale}>
          <Rules />
        </Fold>
        {opened && (
          <Fold title="Ask someone else as well" icon={UserRoundPlus} meta={`up to ${MOST_IN_A_MEDIATION}`}>
            <p>
              Each person needs a link of their own. Everyone invited must say yes before it starts, and each is heard
              in turn.
            </p>
          </Fold>
        )}
      </div>
    </div>
  )
}

/** A link is shown once: only a mark of it is kept. */
function Invitation({ room }: { room: Mediation }) {
  const { id, awaited, people } = room
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null)
  const { mutate, isPending, error } = useInvite(id)
  const { mutate: takeBack, isPending: takingBack } = useDeed(room)
  const full = people.length + awaited >= MOST_IN_A_MEDIATION
  return (
    <div className="stack gap-3">
      {link && awaited > 0 && (
        <>
          <div className="med-link">
            <code>{link.url.replace(/^https?:\/\//, '')}</code>
            <Button size="sm" onClick={() => void copyText({ text: link.url, shown: null, title: 'Link copied' })}>
              <Copy className="icon" aria-hidden="true" />
              Copy link
            </Button>
          </div>
          <p className="meta">
            Works once, until {dateWritten(link.expiresAt, { weekday: 'short', month: 'short', year: false })}. It shows
            your first name and nothing else.
          </p>
        </>
      )}
      {!link && awaited > 0 && (
        <p className="meta">
          {awaited === 1 ? 'One link is' : `${awaited} links are`} on the way. A link is shown once; you can take it
          back and make another.
        </p>
      )}
      <Problem error={error} what="The link was not made." />
      {!full && <ByMail room={room} />}
      <div className="row">
        {!full && (
          <Button
            variant={awaited > 0 ? 'quiet' : 'primary'}
            busy={isPending}
            onClick={() => mutate(undefined, { onSuccess: setLink })}
          >
            {awaited > 0 ? 'Make another link' : 'Make a link'}
          </Button>
        )}
        {awaited > 0 && (
          <Button
            variant="ghost"
            busy={takingBack}
            onClick={() => takeBack({ go: 'take_invitations_back' }, { onSuccess: () => setLink(null) })}
          >
            Take the invitation back
          </Button>
        )}
      </div>
    </div>
  )
}
