import { ExternalLink, UserRoundPlus, UsersRound } from 'lucide-react'
import { useRelationship } from '../relationships.queries.ts'
import { choosePanel, usePanelChoice } from '../shared-room/panel-choice.ts'
import { useSessions } from '../shared-room/shared-room.queries.ts'
import { useInviteToRoom } from '../shared-room/useInviteToRoom.ts'
import { openWindow } from '../shared-room/window.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field.tsx'

/** The open room with this person that the panel shows in place of the private talk, or null. */
export function useRoomShown(relationshipId: string): string | null {
  const other = useRelationship(relationshipId).data?.connectedToUserId ?? null
  const { data } = useSessions(other !== null)
  const choice = usePanelChoice(relationshipId)
  const session = other === null ? undefined : data?.find(({ withUserId }) => withUserId === other)
  return session && choice === 'shared' ? session.id : null
}

/** With somebody who is connected: the way to a room for both, and once there is one, which of the two talks is shown. */
export function Together({ relationshipId, personName }: { relationshipId: string; personName: string }) {
  const { data } = useRelationship(relationshipId)
  return data?.connectedToUserId ? (
    <Rooms relationshipId={relationshipId} personName={personName} connectedToUserId={data.connectedToUserId} />
  ) : null
}

interface RoomsProps {
  relationshipId: string
  personName: string
  connectedToUserId: string
}

function Rooms({ relationshipId, personName, connectedToUserId }: RoomsProps) {
  const { session, known, invite, busy } = useInviteToRoom({ id: relationshipId, connectedToUserId })
  const choice = usePanelChoice(relationshipId)
  if (!session) {
    return known ? (
      <div className="row chat__together">
        <Button variant="soft" size="sm" busy={busy} onClick={() => void invite()}>
          <UserRoundPlus className="icon" aria-hidden="true" />
          <span>
            Invite <bdi>{personName}</bdi>
          </span>
        </Button>
      </div>
    ) : null
  }
  return (
    <div className="row chat__together">
      <span className="band is-open">
        <UsersRound className="icon" aria-hidden="true" />
        Multi-User
      </span>
      <Segmented
        legend="Who sees this talk"
        hideLegend
        options={[
          { value: 'private', label: 'Only you' },
          {
            value: 'shared',
            label: session.unread > 0 && choice === 'private' ? `Together (${session.unread} new)` : 'Together',
          },
        ]}
        value={choice}
        onChange={(value) => choosePanel(relationshipId, value)}
      />
      <Button variant="quiet" size="sm" onClick={() => openWindow(relationshipId, session.id)}>
        <ExternalLink className="icon" aria-hidden="true" />
        New Window
      </Button>
    </div>
  )
}
