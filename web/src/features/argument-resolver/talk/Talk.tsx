import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ChatMessage } from '@mallama/contracts/chat'
import { Composer } from '../../../parts/chat/Composer.tsx'
import { canGoAgain, change, holdsWords, useConversation, useSettled } from '../../../parts/chat/conversation.ts'
import { useStep } from '../../../parts/chat/guide/useStep.tsx'
import { NotSent } from '../../../parts/chat/NotSent.tsx'
import { askAgain, say, sayAgain } from '../../../parts/chat/send.ts'
import { Thread } from '../../../parts/chat/Thread.tsx'
import { useConnection } from '../../../parts/chat/useConnection.ts'
import { useSpokenEnglish } from '../../../parts/chat/useSpokenEnglish.ts'
import { Waiting } from '../../../parts/chat/Waiting.tsx'
import { useModelAnswers } from '../../../parts/coach/consent.ts'
import { useHoldOpen } from '../../../platform/hold.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { contextLine, type FollowUpContext } from './context.ts'
import { TalkLoading } from './TalkLoading.tsx'
import { followUpTalk, useTalk } from './talk.queries.ts'
import { unsent } from './unsent.ts'

interface TalkProps {
  resolutionId: string
  /** It was opened by a press, and not because words were waiting in it. */
  takeFocus: boolean
}

/** The talk about a resolved quarrel, once it is open. */
export default function Talk({ resolutionId, takeFocus }: TalkProps) {
  const { data, isError, isFetching, refetch } = useTalk(resolutionId)
  if (data) return <OpenTalk resolutionId={resolutionId} takeFocus={takeFocus} {...data} />
  if (isError)
    return (
      <ErrorState
        level={3}
        title="The chat did not load"
        text="What you wrote is kept. It may be your connection."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return <TalkLoading />
}

interface OpenTalkProps extends TalkProps {
  messages: ChatMessage[]
  context: FollowUpContext | null
}

function OpenTalk({ resolutionId, takeFocus, messages, context }: OpenTalkProps) {
  const id = unsent(resolutionId)
  const client = useQueryClient()
  const box = useRef<HTMLTextAreaElement>(null)
  const talking = useConversation(id)
  const { text, outgoing, streamed, notice, base, waiting } = talking
  const talk = followUpTalk(client, resolutionId, messages.length)
  const pending = outgoing?.state === 'sending'
  const { answer, stepBelow, instead } = useStep({ talk, messages, active: true, pending })
  const write = (next: string) => change(id, { text: next })
  const voice = useSpokenEnglish(text, write, false)
  const model = useModelAnswers()
  const online = useConnection(id, () => sayAgain(talk))
  useHoldOpen(holdsWords(talking, messages))
  useEffect(() => {
    if (takeFocus) box.current?.focus({ preventScroll: true })
  }, [takeFocus])
  useSettled(id, messages)
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
        onAskAgain={unanswered && !notice ? (guide) => askAgain(talk, unanswered, guide) : undefined}
        onAnswer={answer}
        stepBelow={stepBelow}
        onAside={talk.setAside}
        guide={model}
      />
      <p className="meta">{contextLine(context)}</p>
      <Waiting relationshipId={id} waiting={waiting} text={text} online={online} />
      <NotSent
        outgoing={outgoing}
        text={text}
        onRetry={() => sayAgain(talk)}
        onGuide={model ? () => sayAgain(talk, true) : undefined}
      />
      {instead(
        <Composer
          ref={box}
          label="Message Mallama about this argument"
          placeholder="Write to Mallama"
          voice={voice}
          text={text}
          onText={write}
          onSend={() => say(talk, text)}
          pending={pending}
          closed={false}
        />,
      )}
    </>
  )
}
