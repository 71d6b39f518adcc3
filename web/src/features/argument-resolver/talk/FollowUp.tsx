import { useEffect, useId, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { ChatMessage } from '@mallama/contracts/chat'
import { Composer } from '../../../parts/chat/Composer.tsx'
import { canGoAgain, change, conversation, settled, useConversation } from '../../../parts/chat/conversation.ts'
import { NotSent } from '../../../parts/chat/NotSent.tsx'
import { askAgain, say, sayAgain } from '../../../parts/chat/send.ts'
import { Thread } from '../../../parts/chat/Thread.tsx'
import { useConnection } from '../../../parts/chat/useConnection.ts'
import { useSpokenEnglish } from '../../../parts/chat/useSpokenEnglish.ts'
import { Waiting } from '../../../parts/chat/Waiting.tsx'
import { useHoldOpen } from '../../../platform/hold.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MallamaMark } from '../../../ui/portrait.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { contextLine, type FollowUpContext } from './context.ts'
import { followUpTalk, unsent, useTalk } from './talk.queries.ts'
import '../../../parts/chat/chat-panel.css'

interface FollowUpProps {
  resolutionId: string
}

/** Words that were not sent are not behind a button. */
const hasUnsent = (id: string) => {
  const { text, outgoing } = conversation(unsent(id))
  return text.trim() !== '' || outgoing !== null
}

/** The talk about a resolved quarrel, behind its toggle. */
export default function FollowUp({ resolutionId }: FollowUpProps) {
  const id = useId()
  const [open, setOpen] = useState(() => hasUnsent(resolutionId))
  const [pressed, setPressed] = useState(false)
  const toggle = () => {
    setOpen(!open)
    setPressed(true)
  }
  return (
    <Card as="section" className="chat" aria-labelledby={`${id}-title`}>
      <div className="chat__head">
        <MallamaMark size={2.125} />
        <div>
          <h2 id={`${id}-title`}>Talk it over</h2>
          <p className="meta">Ask what this means, or how to go on from here. Only you can see it.</p>
        </div>
      </div>
      <Button
        variant="quiet"
        className="justify-self-start self-start"
        aria-expanded={open}
        aria-controls={open ? `${id}-talk` : undefined}
        onClick={toggle}
      >
        <MessageCircle className="icon" aria-hidden="true" />
        {open ? 'Hide Chat' : 'Start Chat with Mallama'}
      </Button>
      {open && (
        <div className="chat__part" id={`${id}-talk`}>
          <Loaded key={resolutionId} resolutionId={resolutionId} takeFocus={pressed} />
        </div>
      )}
    </Card>
  )
}

interface LoadedProps extends FollowUpProps {
  /** It was opened by a press, and not because words were waiting in it. */
  takeFocus: boolean
}

function Loaded({ resolutionId, takeFocus }: LoadedProps) {
  const { data, isError, isFetching, refetch } = useTalk(resolutionId)
  if (data) return <OpenTalk resolutionId={resolutionId} takeFocus={takeFocus} {...data} />
  if (isError)
    return (
      <ErrorState
        level={3}
        title="The chat did not load"
        text="What you wrote is kept. It may be the connection."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return (
    <Skeleton label="Loading the chat">
      <div className="stack">
        <Bone width="70%" height="4.5rem" shape="round" />
        <Bone width="45%" height="2.75rem" shape="round" />
      </div>
    </Skeleton>
  )
}

interface OpenTalkProps extends LoadedProps {
  messages: ChatMessage[]
  context: FollowUpContext | null
}

function OpenTalk({ resolutionId, takeFocus, messages, context }: OpenTalkProps) {
  const id = unsent(resolutionId)
  const client = useQueryClient()
  const box = useRef<HTMLTextAreaElement>(null)
  const { text, outgoing, streamed, notice, base, waiting } = useConversation(id)
  const talk = followUpTalk(client, resolutionId, messages.length)
  const write = (next: string) => change(id, { text: next })
  const voice = useSpokenEnglish(text, write, false)
  const online = useConnection(id, () => sayAgain(talk))
  useHoldOpen(text.trim() !== '')
  useEffect(() => {
    if (takeFocus) box.current?.focus({ preventScroll: true })
  }, [takeFocus])
  useEffect(() => {
    const changes = settled(conversation(id), messages)
    if (changes) change(id, changes)
  }, [id, messages])
  const last = messages.at(-1)
  const unanswered = !outgoing && last?.role === 'user' ? last : null
  return (
    <>
      <Thread
        messages={outgoing ? messages.slice(0, base) : messages}
        outgoing={outgoing}
        streamed={streamed}
        notice={notice}
        onRetry={canGoAgain({ outgoing, text }) ? () => sayAgain(talk) : undefined}
        onAskAgain={unanswered && !notice ? () => askAgain(talk, unanswered) : undefined}
      />
      <p className="meta">{contextLine(context)}</p>
      <Waiting relationshipId={id} waiting={waiting} text={text} online={online} />
      <NotSent outgoing={outgoing} text={text} onRetry={() => sayAgain(talk)} />
      <Composer
        ref={box}
        label="Message Mallama about this quarrel"
        placeholder="Write to Mallama"
        voice={voice}
        text={text}
        onText={write}
        onSend={() => say(talk, text)}
        pending={outgoing?.state === 'sending'}
        closed={false}
      />
    </>
  )
}
