import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Flag } from 'lucide-react'
import type { RelationshipRoom, RoomStatus } from '@mallama/contracts/chat'
import { needsHelp } from '@mallama/contracts/help'
import { useHoldOpen } from '../../platform/hold.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.ts'
import { MallamaMark } from '../../ui/portrait.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { keepDraft, readDraft } from '../draft.ts'
import { useRoom, useSetRoomStatus } from './chat.queries.ts'
import { CoachChoice } from '../coach/CoachChoice.tsx'
import { Composer } from './Composer.tsx'
import { canGoAgain, change, conversation, settled, useConversation } from './conversation.ts'
import { NotSent } from './NotSent.tsx'
import { roomTalk } from './room-talk.ts'
import { askAgain, say, sayAgain } from './send.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { TemporarySwitch } from './TemporarySwitch.tsx'
import { Thread } from './Thread.tsx'
import { useConnection } from './useConnection.ts'
import { usePushed, useWaiting } from './usePushed.ts'
import { useVoice } from './useVoice.ts'
import { Waiting } from './Waiting.tsx'
import './chat-panel.css'

const SaveChatDialog = later(() => import('./SaveChatDialog.tsx'))
const MomentSuggestion = later(() => import('./MomentSuggestion.tsx'))
const prefetchSaving = () => {
  for (const part of [SaveChatDialog, MomentSuggestion]) void part.preload().catch(() => undefined)
}

interface ChatPanelProps {
  relationshipId: string
  personName: string
}

export default function ChatPanel({ relationshipId, personName }: ChatPanelProps) {
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const { data: room, isError, isFetching, refetch } = useRoom(relationshipId)
  const closed = room !== undefined && room.status !== 'active'
  usePushed(relationshipId, closed, () => panel.current?.scrollIntoView({ block: 'start' }))
  return (
    <Card as="section" className="chat" aria-labelledby={title} ref={panel}>
      <div className="chat__head">
        <MallamaMark size={2.125} />
        <div>
          <h2 id={title}>
            Chat about <bdi>{personName}</bdi>
          </h2>
          <p className="meta">
            Private. <bdi>{personName}</bdi> cannot see this.
          </p>
        </div>
        {room && <StatusBadge status={room.status} />}
      </div>
      {room ? (
        <OpenChat key={relationshipId} relationshipId={relationshipId} personName={personName} room={room} />
      ) : isError ? (
        <div className="chat__log">
          <ErrorState
            level={3}
            title="The chat did not load"
            text="What you wrote is kept. It may be the connection."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </div>
      ) : (
        <Skeleton label="Loading the chat" className="chat__log">
          <div className="stack">
            <Bone width="70%" height="4.5rem" shape="round" />
            <Bone width="45%" height="2.75rem" shape="round" />
          </div>
        </Skeleton>
      )}
    </Card>
  )
}

interface OpenChatProps extends ChatPanelProps {
  room: RelationshipRoom
}

function OpenChat({ relationshipId, personName, room }: OpenChatProps) {
  const client = useQueryClient()
  const box = useRef<HTMLTextAreaElement>(null)
  const [saving, setSaving] = useState(false)
  const suggestionKey = `moment:${relationshipId}`
  const [suggesting, setSuggesting] = useState(() => readDraft<string>(suggestionKey))
  const suggest = (at: string | null) => {
    setSuggesting(at)
    keepDraft(suggestionKey, at)
  }
  const talking = useConversation(relationshipId)
  const setStatus = useSetRoomStatus(relationshipId)
  const { text, outgoing, streamed, notice, base, waiting } = talking
  const { status, messages } = room
  const active = status === 'active'
  const pending = outgoing?.state === 'sending'
  const talk = roomTalk({ client, relationshipId, personName, base: messages.length })
  const ownWords = messages.some(({ role }) => role === 'user')
  useHoldOpen(ownWords || text.trim() !== '')

  useEffect(() => {
    const changes = settled(conversation(relationshipId), messages)
    if (changes) change(relationshipId, changes)
  }, [relationshipId, messages])
  const voice = useVoice(text, (next) => change(relationshipId, { text: next }), !active)
  useWaiting(relationshipId, active, voice.recording, (message) => say(talk, message))
  const online = useConnection(relationshipId, () => sayAgain(talk))

  const mark = (next: RoomStatus) => {
    setStatus.mutate(next)
    setSaving(true)
  }
  const goOn = () => {
    setSaving(false)
    setStatus.mutate('active', { onSettled: () => box.current?.focus() })
  }
  const last = messages.at(-1)
  const reply = messages.findLast(({ role }) => role === 'assistant')
  const unanswered = active && !outgoing && last?.role === 'user' ? last : null

  return (
    <>
      {active && <TemporarySwitch relationshipId={relationshipId} on={room.temporary} />}
      <Thread
        messages={outgoing ? messages.slice(0, base) : messages}
        outgoing={outgoing}
        streamed={streamed}
        notice={notice}
        onRetry={canGoAgain({ outgoing, text }) ? () => sayAgain(talk) : undefined}
        onAskAgain={unanswered && !notice ? () => askAgain(talk, unanswered) : undefined}
      />
      {active && ownWords && (
        <div className="row chat__marks" onPointerEnter={prefetchSaving} onFocus={prefetchSaving}>
          {/* What was just met with help is not resolved. */}
          {!needsHelp(reply?.safety) && (
            <Button variant="quiet" size="sm" disabled={pending} onClick={() => mark('resolved')}>
              <CircleCheck className="icon" aria-hidden="true" />
              Mark as Resolved
            </Button>
          )}
          <Button variant="quiet" size="sm" disabled={pending} onClick={() => mark('needs_attention')}>
            <Flag className="icon" aria-hidden="true" />
            Needs More Attention
          </Button>
        </div>
      )}
      {!active && !saving && (
        <div className="row chat__marks">
          <Button size="sm" onClick={() => setSaving(true)}>
            Save this chat
          </Button>
          <Button variant="quiet" size="sm" onClick={goOn}>
            Go on writing
          </Button>
        </div>
      )}
      {suggesting && (
        <Suspense>
          <MomentSuggestion
            relationshipId={relationshipId}
            personName={personName}
            at={suggesting}
            onDone={() => suggest(null)}
          />
        </Suspense>
      )}
      {active && <CoachChoice personName={personName} />}
      <Waiting relationshipId={relationshipId} waiting={waiting} text={text} online={online} />
      <NotSent outgoing={outgoing} text={text} onRetry={() => sayAgain(talk)} />
      <Composer
        ref={box}
        label={`Message Mallama about ${personName}`}
        placeholder={active ? 'Write to Mallama' : 'This chat is closed'}
        voice={voice}
        text={text}
        onText={(next) => change(relationshipId, { text: next })}
        onSend={() => say(talk, text)}
        pending={pending}
        closed={!active}
      />
      {saving && !active && (
        <Suspense>
          <SaveChatDialog
            relationshipId={relationshipId}
            personName={personName}
            status={status}
            messages={messages}
            onCancel={goOn}
            onDone={(how) => {
              setSaving(false)
              if (how === 'saved' && status === 'resolved') suggest(new Date().toISOString())
              change(relationshipId, { outgoing: null, notice: null })
              setTimeout(() => box.current?.focus())
            }}
          />
        </Suspense>
      )}
    </>
  )
}
