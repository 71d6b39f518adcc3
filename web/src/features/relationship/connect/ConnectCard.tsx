import { Link2Off, UserRoundCheck } from 'lucide-react'
import { DAY_MS } from '@mallama/contracts/days'
import type { Relationship } from '@mallama/contracts/relationships'
import { useState } from 'react'
import { useInviteToRoom } from '../../../parts/shared-room/useInviteToRoom.ts'
import { timeOf } from '../../../parts/chat/when.ts'
import { messageOf } from '../../../platform/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useConfirm, useConnect, useConnectionWith, useUnlink } from './connect.queries.ts'
import { Invite } from './Invite.tsx'
import { day, LinkBox } from './LinkBox.tsx'
import './connect.css'

const sorry = (error: unknown) =>
  toast({ title: 'Error', description: messageOf(error, 'That did not work. Please try again.'), tone: 'error' })

/** How far it is with the link to this person, and the one thing to do about it. */
export default function ConnectCard({ relationship }: { relationship: Relationship }) {
  const { id, personName } = relationship
  const { data, isError, refetch } = useConnectionWith(id)
  const connect = useConnect(id)
  const confirm = useConfirm(id)
  const unlink = useUnlink(id)
  const name = <bdi>{personName}</bdi>
  const made = connect.data
  const again = () => connect.mutate(undefined, { onError: sorry })
  const back = () => unlink.mutate(undefined, { onError: sorry, onSuccess: () => connect.reset() })
  return (
    <Card as="section" className="stack" aria-labelledby="connect">
      <h2 id="connect">Connect with {name}</h2>
      {!data && isError && (
        <p>
          This did not load.{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {!data && !isError && (
        <Skeleton label="Loading">
          <Bone height="3rem" />
        </Skeleton>
      )}
      {data?.state === 'none' && <Invite personName={personName} connect={connect} onFailed={sorry} />}
      {data?.state === 'invited' && (
        <>
          <div>
            <h3>Waiting for {name}</h3>
            <p className="soft">
              After someone accepts, you say whether it is your {name}. Only then are you connected.
            </p>
          </div>
          {made ? (
            <LinkBox url={made.url} />
          ) : (
            <p className="small soft">The link was shown once, when it was made. A new one ends it.</p>
          )}
          <p className="meta">{data.expiresAt && `${daysLeft(data.expiresAt)} left`}</p>
          <div className="row">
            {!made && (
              <Button variant="soft" size="sm" busy={connect.isPending} onClick={again}>
                Make a new link
              </Button>
            )}
            <Button variant="ghost" size="sm" busy={unlink.isPending} onClick={back}>
              Take it back
            </Button>
          </div>
        </>
      )}
      {data?.state === 'accepted' && (
        <>
          <div>
            <h3>
              Someone called <bdi>{data.firstName}</bdi> accepted
            </h3>
            <p className="soft">
              {data.acceptedAt && `${timeOf(data.acceptedAt)}. `}A link can be passed on, so ask {name} if you are not
              sure.
            </p>
          </div>
          <div className="row">
            <Button busy={confirm.isPending} onClick={() => confirm.mutate(undefined, { onError: sorry })}>
              Yes, that is my {name}
            </Button>
            <Button variant="ghost" busy={unlink.isPending} onClick={back}>
              No, I do not know them
            </Button>
          </div>
        </>
      )}
      {data?.state === 'declined' && (
        <div>
          <h3>The invitation was not taken up</h3>
          <p className="soft">
            No reason is asked or kept. You can still sort out your side here, and invite again after{' '}
            {day(data.expiresAt)}.
          </p>
        </div>
      )}
      {data?.state === 'expired' && (
        <>
          <div>
            <h3>The link ran out on {day(data.expiresAt)}</h3>
            <p className="soft">Nobody used it. The old one stays dead when you make a new one.</p>
          </div>
          <div>
            <Button busy={connect.isPending} onClick={again}>
              Make a new link
            </Button>
          </div>
        </>
      )}
      {data?.state === 'connected' && <Connected relationship={relationship} unlink={unlink} />}
      {data && data.state !== 'connected' && (
        <p className="meta">
          Only what you write in a shared room is seen by both. Your notes, scores, chats and journal stay yours.
        </p>
      )}
    </Card>
  )
}

function Connected({ relationship, unlink }: { relationship: Relationship; unlink: ReturnType<typeof useUnlink> }) {
  const { id, personName } = relationship
  const [asking, setAsking] = useState(false)
  const { session, invite, busy } = useInviteToRoom(relationship)
  const name = <bdi>{personName}</bdi>
  return (
    <>
      <p className="row">
        <span className="band is-good">
          <UserRoundCheck className="icon" aria-hidden="true" />
          Connected
        </span>
      </p>
      <p className="soft">
        {session
          ? 'Your room together is open. You find it in the chat.'
          : 'You can open a room together. Neither of you sees what the other keeps here.'}
      </p>
      <div className="row">
        {!session && (
          <Button busy={busy} onClick={() => void invite()}>
            Invite {name}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          <Link2Off className="icon" aria-hidden="true" />
          Unlink
        </Button>
      </div>
      <ConfirmDialog
        key={id}
        open={asking}
        onOpenChange={setAsking}
        title={<>Unlink {name}?</>}
        body={`Your open rooms close for both. You each keep your own notes. ${personName} sees that you unlinked, not why.`}
        confirmLabel="Unlink"
        cancelLabel="Stay connected"
        busy={unlink.isPending}
        onConfirm={() => unlink.mutate(undefined, { onError: sorry, onSuccess: () => setAsking(false) })}
      />
    </>
  )
}

function daysLeft(until: string): string {
  const days = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / DAY_MS))
  return days === 1 ? '1 day' : `${days} days`
}
