import type { Conversation, FoundConversation } from '@mallama/contracts/conversations'
import { MessageCircle, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { StatusWord, YourTurn } from '../../parts/conversations/StatusWord.tsx'
import { messagesIn, startedOn, statusOf, timeLabel, nameOf, typeNames } from '../../parts/conversations/words.ts'
import { Meter } from '../../ui/health.tsx'
import { MallamaMark } from '../../ui/portrait.tsx'
import { CardMenu } from './CardMenu.tsx'
import { Marked } from './Marked.tsx'

interface CardProps {
  conversation: Conversation & Partial<Pick<FoundConversation, 'hit'>>
  now: number
  /** What was looked for. */
  words?: string
}

/** All that the list knows of one conversation. The whole card leads into it; what changes it is in its menu. */
export function ConversationCard({ conversation, now, words = '' }: CardProps) {
  const { id, type, description, summary, messageCount, progress, createdAt, updatedAt, hit } = conversation
  const title = nameOf(conversation)
  const Icon = type === 'solo_session' ? MessageCircle : UsersRound
  return (
    <li className="card conv">
      <div className="conv__head">
        <h3>
          <Link to={`/chat?id=${encodeURIComponent(id)}`}>
            <Marked text={title} words={words} />
          </Link>
        </h3>
        <CardMenu conversation={conversation} />
      </div>
      <div className="conv__tags">
        {progress.yourTurn && <YourTurn />}
        <StatusWord status={statusOf(conversation)} />
        <span className="chip">
          <Icon className="icon" aria-hidden="true" />
          {typeNames[type]}
        </span>
      </div>
      <div className="stack conv__words">
        {description && (
          <p className="small" dir="auto">
            <Marked text={description} words={words} />
          </p>
        )}
        {summary ? (
          <div className="conv__sum soft">
            <MallamaMark size={1.375} />
            <p dir="auto">
              <span className="sr-only">Summary: </span>
              <Marked text={summary} words={words} />
            </p>
          </div>
        ) : (
          <p className="conv__none">No summary yet. It comes once there is enough to sum up.</p>
        )}
        {hit?.where === 'message' && (
          <p className="small conv__hit" dir="auto">
            <span className="meta">You wrote: </span>
            <Marked text={hit.text} words={words} />
          </p>
        )}
      </div>
      <div className="conv__foot">
        <Stage {...progress} />
        <p className="meta">
          <span>
            {messagesIn(messageCount)}, {startedOn(createdAt, now)}
          </span>
          <span>{timeLabel(updatedAt, now)}</span>
        </p>
      </div>
    </li>
  )
}

/** The stage that was reached, by name; nothing done is an empty track, and what was agreed is named. */
function Stage({ step, of, stage, agreements }: Conversation['progress']) {
  const agreed = agreements > 0 ? `${agreements} ${agreements === 1 ? 'agreement' : 'agreements'}` : null
  return <Meter label={agreed ?? stage} value={step} max={of} suffix={` of ${of}`} plain />
}
