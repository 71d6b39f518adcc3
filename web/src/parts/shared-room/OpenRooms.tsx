import { UsersRound } from 'lucide-react'
import type { Conversation, conversationsApi } from '@mallama/contracts/conversations'
import type { sessionsApi, SessionSummary } from '@mallama/contracts/sessions'
import { useEffect, useState } from 'react'
import { callAll } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { windowHref } from './window.ts'

const listRooms = route<typeof sessionsApi.chatSessions>('GET', '/api/chat-sessions')
const listMediations = route<typeof conversationsApi.mediations>('GET', '/api/mediations')

/**
 * The rooms of whoever was invited into them: they need no plan, and so the way there stands where plans are sold. That
 * page keeps no data of a person, so the lists are asked for by themselves.
 */
export function OpenRooms() {
  const [sessions, setSessions] = useState<readonly SessionSummary[]>([])
  const [mediations, setMediations] = useState<readonly Conversation[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    // Whoever buys a plan here must not be held up by a list that does not come.
    const given = { signal: leaving.signal }
    callAll(listRooms, {}, given).then(setSessions, () => undefined)
    callAll(listMediations, {}, given).then(setMediations, () => undefined)
    return () => leaving.abort()
  }, [])
  const rooms = sessions.flatMap(({ relationshipId, ...room }) => (relationshipId ? [{ ...room, relationshipId }] : []))
  if (rooms.length + mediations.length === 0) return null
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="open-rooms">
      <h2 id="open-rooms" className="heading">
        Open to you without a plan
      </h2>
      <ul className="row gap-2">
        {mediations.map(({ id, title, progress }) => (
          <li key={id}>
            <LinkButton variant="soft" to={`/chat?id=${id}`}>
              <UsersRound className="icon" aria-hidden="true" />
              <span className="text-start">
                Mediation: <bdi>{title}</bdi>
                {progress.yourTurn && ' (your turn)'}
              </span>
            </LinkButton>
          </li>
        ))}
        {rooms.map(({ id, relationshipId, withFirstName, unread }) => (
          <li key={id}>
            <LinkButton variant="soft" to={windowHref(relationshipId, id)}>
              <UsersRound className="icon" aria-hidden="true" />
              <span className="text-start">
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
