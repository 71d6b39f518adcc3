import { MessageCircle, PencilLine } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { chatHref, fromPerson } from '../../../parts/beside.ts'
import { Beginnings, beginningsWith } from '../../../parts/chat/Beginnings.tsx'
import { useRoom } from '../../../parts/chat/chat.queries.ts'
import { usePushed } from '../../../parts/chat/usePushed.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.ts'

interface WayInProps {
  relationshipId: string
  personName: string
}

// The chat's screen has the same part in it: it comes while a finger is still on its way.
const ChatPanel = later(() => import('../../../parts/chat/ChatPanel.tsx'))
const prefetch = () => void ChatPanel.preload().catch(() => undefined)
const ready = { onPointerEnter: prefetch, onFocus: prefetch }

/** Where the chat is a screen of its own: the way there, always in reach. What is sent to the chat goes there too. */
export function AskBar({ relationshipId, personName }: WayInProps) {
  const navigate = useNavigate()
  const { data: room } = useRoom(relationshipId)
  const closed = room !== undefined && room.status !== 'active'
  usePushed(relationshipId, closed, () => void navigate(chatHref(relationshipId), { state: fromPerson }))
  return (
    <div className="ask-bar no-print">
      <LinkButton size="lg" to={chatHref(relationshipId)} state={fromPerson} {...ready}>
        <MessageCircle className="icon" aria-hidden="true" />
        <span className="ask-bar__words">
          Chat about <bdi>{personName}</bdi>
        </span>
      </LinkButton>
    </div>
  )
}

/** On the page of someone new: a first line, and how it may begin. */
export function FirstTalk({ relationshipId, personName }: WayInProps) {
  const navigate = useNavigate()
  return (
    <Card as="section" className="stack first-talk" aria-labelledby="first-talk">
      <div>
        <h2 id="first-talk">
          Chat about <bdi>{personName}</bdi>
        </h2>
        <p className="meta">
          Private. <bdi>{personName}</bdi> cannot see this.
        </p>
      </div>
      <Link className="first-line" to={chatHref(relationshipId)} state={fromPerson} {...ready}>
        <span>What brings you here?</span>
        <span className="first-line__go">
          <PencilLine className="icon" aria-hidden="true" />
        </span>
      </Link>
      <Beginnings
        id={relationshipId}
        all={beginningsWith(personName)}
        onBegun={() => void navigate(chatHref(relationshipId), { state: fromPerson })}
      />
    </Card>
  )
}
