import type { ChatMessage } from '@mallama/contracts/chat'
import type { OpenConversation } from '@mallama/contracts/conversations'
import type { ConversationStatus } from '@mallama/contracts/conversation-words'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Flag } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { Beginnings } from '../../parts/chat/Beginnings.tsx'
import { toTheEnd } from '../../parts/to-the-end.ts'
import { Composer } from '../../parts/chat/Composer.tsx'
import { canGoAgain, change, holdsWords, useConversation, useSettled } from '../../parts/chat/conversation.ts'
import { useStep } from '../../parts/chat/guide/useStep.tsx'
import { NotSent } from '../../parts/chat/NotSent.tsx'
import { askAgain, say, sayAgain } from '../../parts/chat/send.ts'
import { Thread } from '../../parts/chat/Thread.tsx'
import { useConnection } from '../../parts/chat/useConnection.ts'
import { mayResolve } from '../../parts/chat/useMarking.ts'
import { useVoice } from '../../parts/chat/useVoice.ts'
import { Waiting } from '../../parts/chat/Waiting.tsx'
import { CoachChoice } from '../../parts/coach/CoachChoice.tsx'
import { useModelAnswers } from '../../parts/coach/consent.ts'
import { useChange } from '../../parts/conversations/conversations.queries.ts'
import { StatusWord } from '../../parts/conversations/StatusWord.tsx'
import { titleOf } from '../../parts/conversations/words.ts'
import { reasonOf } from '../../parts/refusal.ts'
import { useHoldOpen } from '../../platform/hold.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { laterDialog } from '../../ui/later.ts'
import { toast } from '../../ui/toasts.ts'
import { SessionHead } from './SessionHead.tsx'
import { sessionTalk, shown, stop, talkId } from './session-talk.ts'
import { Summary } from './Summary.tsx'

const ShareSheet = laterDialog(() => import('./ShareSheet.tsx'))
const SharePart = laterDialog(() => import('./SharePart.tsx'))
const RenameDialog = laterDialog(() => import('../../parts/conversations/RenameDialog.tsx'))

const beginnings = ['I keep thinking about ', 'I cannot decide whether ', 'I want to find the words for ']

/** Its first words are never part of what is kept: they say the same to everyone. */
const greeting = (id: string, firstName: string | null | undefined): ChatMessage => ({
  id,
  role: 'assistant',
  content: `Hello${firstName ? ` ${firstName}` : ''}. What is on your mind? A few plain words are enough, and nobody else reads this.`,
  timestamp: '',
  userName: null,
})

/** A solo session: one private talk with Mallama. It stays open past the end of access while words in it are not saved. */
export default function Session({ conversation }: { conversation: OpenConversation }) {
  const { id, status, summary } = conversation
  const heading = useId()
  const client = useQueryClient()
  const { user } = useSession()
  const box = useRef<HTMLTextAreaElement>(null)
  const [open, setOpen] = useState<'share' | 'part' | 'rename' | null>(null)
  const talking = useConversation(talkId(id))
  const { text, outgoing, streamed, notice, base, waiting } = talking
  const own = conversation.messages.map(shown)
  const messages = [greeting(id, user?.firstName), ...own]
  const active = status === 'active' || status === 'needs_attention'
  const pending = outgoing?.state === 'sending'
  const talk = sessionTalk({ client, id, base: messages.length, before: 1 })
  const { answer, stepBelow, instead } = useStep({ talk, messages: own, active, pending })
  const write = (next: string) => change(talkId(id), { text: next })
  const voice = useVoice(text, write, !active)
  const model = useModelAnswers()
  const online = useConnection(talkId(id), () => sayAgain(talk))
  const marking = useChange(id)
  useHoldOpen(holdsWords(talking, messages))
  const count = own.length
  useSettled(talkId(id), messages)
  const last = own.at(-1)
  const unanswered = active && !outgoing && last?.role === 'user' ? last : null
  const mark = (next: Exclude<ConversationStatus, 'waiting'>) =>
    marking.mutate(
      { status: next },
      {
        onError: (error) =>
          toast({ title: 'Not changed', description: reasonOf(error, 'Please try again.'), tone: 'error', about: id }),
      },
    )
  const close = () => setOpen(null)
  return (
    <section className="chat chat--whole session" aria-labelledby={heading}>
      <SessionHead
        id={heading}
        title={titleOf(conversation)}
        meta={
          <>
            <p className="meta">Solo session, only you</p>
            {status !== 'active' && <StatusWord status={status} />}
          </>
        }
        onShare={() => setOpen('share')}
      />
      <Summary key={`${summary === null} ${active}`} conversation={conversation} open={!active} />
      <h2 className="sr-only">Conversation</h2>
      <Thread
        messages={outgoing ? messages.slice(0, base) : messages}
        outgoing={outgoing}
        streamed={streamed}
        notice={notice}
        onRetry={canGoAgain({ outgoing, text }) ? () => sayAgain(talk) : undefined}
        onAskAgain={unanswered && !notice ? (guide) => askAgain(talk, unanswered, guide) : undefined}
        onAnswer={active ? answer : undefined}
        stepBelow={stepBelow}
        onAside={active ? talk.setAside : undefined}
        guide={model}
      />
      {active ? (
        <>
          <CoachChoice />
          <Waiting relationshipId={talkId(id)} waiting={waiting} text={text} online={online} />
          <NotSent
            outgoing={outgoing}
            text={text}
            onRetry={() => sayAgain(talk)}
            onGuide={model ? () => sayAgain(talk, true) : undefined}
          />
          {count === 0 && !outgoing && (
            <Beginnings id={talkId(id)} all={beginnings} onBegun={() => toTheEnd(box.current)} />
          )}
          {instead(
            <Composer
              ref={box}
              label="Message Mallama"
              placeholder="Write to Mallama"
              voice={voice}
              text={text}
              onText={write}
              onSend={() => say(talk, text)}
              pending={pending}
              closed={false}
              onStop={() => stop(id)}
            />,
          )}
          {count > 0 && mayResolve(own) && (
            <div className="row session__marks">
              <Button variant="ghost" size="sm" disabled={pending} onClick={() => mark('resolved')}>
                <CircleCheck className="icon" aria-hidden="true" />
                Mark as Resolved
              </Button>
              {status !== 'needs_attention' && (
                <Button variant="ghost" size="sm" disabled={pending} onClick={() => mark('needs_attention')}>
                  <Flag className="icon" aria-hidden="true" />
                  Needs More Attention
                </Button>
              )}
            </div>
          )}
        </>
      ) : (
        <div className="session__closed">
          <p className="meta">This session is closed. You can still read and export it.</p>
          <Button variant="quiet" size="sm" busy={marking.isPending} onClick={() => mark('active')}>
            Open it again
          </Button>
        </div>
      )}
      <Suspense>
        {open === 'share' && (
          <ShareSheet
            conversation={conversation}
            onClose={close}
            onShare={() => setOpen('part')}
            onRename={() => setOpen('rename')}
            onMark={mark}
          />
        )}
        {open === 'part' && <SharePart conversation={conversation} onClose={close} />}
        {open === 'rename' && <RenameDialog id={id} title={conversation.title} onClose={close} />}
      </Suspense>
    </section>
  )
}
