import { UsersRound } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useSessions } from './shared-room.queries.ts'
import { windowHref } from './window.ts'

/** The rooms of whoever was invited into them: they need no plan, and so the way there stands where plans are sold. */
export function OpenRooms() {
  const { data } = useSessions()
  const rooms = (data ?? []).flatMap(({ relationshipId, ...room }) =>
    relationshipId ? [{ ...room, relationshipId }] : [],
  )
  if (rooms.length === 0) return null
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="open-rooms">
      <h2 id="open-rooms" className="heading">
        Open to you without a plan
      </h2>
      <ul className="row gap-2">
        {rooms.map(({ id, relationshipId, withFirstName, unread }) => (
          <li key={id}>
            <LinkButton variant="soft" to={windowHref(relationshipId, id)}>
              <UsersRound className="icon" aria-hidden="true" />
              <span>
                Room with <bdi>{withFirstName}</bdi>
                {unread > 0 && ` (${unread} new)`}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
