import { useSessions } from '../../parts/shared-room/shared-room.queries.ts'
import { windowHref } from '../../parts/shared-room/window.ts'
import { useSession } from '../../platform/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface AcceptedProps {
  name: string
  /** Whose room it is, among rooms with others of the same name. Null where the invitation links nobody. */
  inviterUserId: string | null
  conversationId: string | null
  mediation: boolean
}

/** After the yes: what happens next, and the way into the room once there is one. The page hears of it by itself. */
export function Accepted({ name, inviterUserId, conversationId, mediation }: AcceptedProps) {
  const { status } = useSession()
  const { data: sessions } = useSessions(!mediation)
  const room = sessions?.find(
    ({ withUserId, relationshipId }) => withUserId !== null && withUserId === inviterUserId && relationshipId,
  )
  if (mediation)
    return (
      <div className="page">
        <EmptyState
          level={1}
          scene="door"
          title="You said yes"
          text="You are in. Everyone consents to the ground rules before anything begins."
          action={
            <LinkButton to={conversationId ? `/conversations?join=${conversationId}` : '/conversations'}>
              Go there
            </LinkButton>
          }
        />
      </div>
    )
  return (
    <div className="page">
      <EmptyState
        level={1}
        scene="door"
        title="You said yes"
        text={
          room?.relationshipId ? (
            <>
              <bdi>{name}</bdi> opened a room for both of you.
            </>
          ) : (
            <>
              <bdi>{name}</bdi> now confirms that it is really you.{' '}
              {status === 'access'
                ? 'You will then find them on your relationships page.'
                : 'When they open a room for both of you, the way there stands here.'}
            </>
          )
        }
        action={
          room?.relationshipId ? (
            <LinkButton to={windowHref(room.relationshipId, room.id)}>Open the room</LinkButton>
          ) : (
            <LinkButton variant="quiet" to={status === 'access' ? '/relationships' : '/'}>
              {status === 'access' ? 'My relationships' : 'Back to the start'}
            </LinkButton>
          )
        }
      />
    </div>
  )
}
