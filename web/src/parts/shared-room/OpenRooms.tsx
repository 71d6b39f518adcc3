import { UsersRound } from 'lucide-react'
import type { sessionsApi as api, SessionSummary } from '@mallama/contracts/sessions'
import { useEffect, useState } from 'react'
import { callAll } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { windowHref } from './window.ts'

const list = route<typeof api.chatSessions>('GET', '/api/chat-sessions')

/**
 * The rooms of whoever was invited into them: they need no plan, and so the way there stands where plans are sold. That
 * page keeps no data of a person, so the list is asked for by itself.
 */
export function OpenRooms() {
  const [all, setAll] = useState<readonly SessionSummary[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    // Whoever buys a plan here must not be held up by a list that does not come.
    callAll(list, {}, { signal: leaving.signal }).then(setAll, () => undefined)
    return () => leaving.abort()
  }, [])
  const rooms = all.flatMap(({ relationshipId, ...room }) => (relationshipId ? [{ ...room, relationshipId }] : []))
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
