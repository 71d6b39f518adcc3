import { useRef } from 'react'
import { Link } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { RelationshipRoom } from '@mallama/contracts/chat'
import type { Relationship } from '@mallama/contracts/relationships'
import { personHref } from '../../parts/beside.ts'
import { Beginnings, beginningsWith } from '../../parts/chat/Beginnings.tsx'
import { useRoom, useSetRoomStatus } from '../../parts/chat/chat.queries.ts'
import { Composer } from '../../parts/chat/Composer.tsx'
import { canGoAgain, change, holdsWords, useConversation, useSettled } from '../../parts/chat/conversation.ts'
import { useStep } from '../../parts/chat/guide/useStep.tsx'
import { NotSent } from '../../parts/chat/NotSent.tsx'
import { roomTalk } from '../../parts/chat/room-talk.ts'
import { askAgain, say, sayAgain } from '../../parts/chat/send.ts'
import { Unlearnt } from '../../parts/chat/temporary.tsx'
import { Thread } from '../../parts/chat/Thread.tsx'
import { useConnection } from '../../parts/chat/useConnection.ts'
import { useVoice } from '../../parts/chat/useVoice.ts'
import { Waiting } from '../../parts/chat/Waiting.tsx'
import { CoachChoice } from '../../parts/coach/CoachChoice.tsx'
import { useModelAnswers } from '../../parts/coach/consent.ts'
import { messageOf } from '../../platform/api.ts'
import { useHoldOpen } from '../../platform/hold.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.ts'
import { contextOf } from './context.ts'
import '../../parts/chat/chat-panel.css'

const FAILURE = { title: 'Chat Failed', description: 'Could not get AI response.' }

interface AskDialogProps {
  relationship: Relationship
  onClose: () => void
}

/** The one open chat about someone, without leaving the profile: it goes on where their page has it. */
export default function AskDialog({ relationship, onClose }: AskDialogProps) {
  const { id, personName } = relationship
  const { data: room, isError, isFetching, refetch } = useRoom(id)
  return (
    <Dialog
      wide
      open
      onOpenChange={onClose}
      title="Ask Mallama"
      description={
        <p className="small">
          About <bdi>{personName}</bdi>. It knows what you noted and logged. Only you can see this.
        </p>
      }
    >
      <div className="chat__part ask">
        {room ? (
          <Ask key={id} relationship={relationship} room={room} />
        ) : isError ? (
          <ErrorState
            level={3}
            title="The chat did not load"
            text="What you wrote is kept. It may be your connection."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <Skeleton label="Loading the chat">
            <Bone height="12rem" shape="round" />
          </Skeleton>
        )}
      </div>
    </Dialog>
  )
}

function Ask({ relationship, room }: { relationship: Relationship; room: RelationshipRoom }) {
  const { id, personName } = relationship
  const { messages } = room
  const client = useQueryClient()
  const box = useRef<HTMLTextAreaElement>(null)
  const talking = useConversation(id)
  const { text, outgoing, streamed, notice, base, waiting } = talking
  const active = room.status === 'active'
  const talk = roomTalk({
    client,
    relationshipId: id,
    personName,
    base: messages.length,
    roomId: room.id,
    context: contextOf(relationship),
    failure: FAILURE,
  })
  const pending = outgoing?.state === 'sending'
  const { answer, stepBelow, instead } = useStep({ talk, messages, active, pending })
  const write = (next: string) => change(id, { text: next })
  const voice = useVoice(text, write, !active)
  const model = useModelAnswers()
  const online = useConnection(id, () => sayAgain(talk))
  const ownWords = messages.some(({ role }) => role === 'user')
  useHoldOpen(ownWords || holdsWords(talking, messages))
  useSettled(id, messages)
  const last = messages.at(-1)
  const unanswered = active && !outgoing && last?.role === 'user' ? last : null
  return (
    <>
      {active && room.temporary && <Unlearnt />}
      <Thread
        messages={outgoing ? messages.slice(0, base) : messages}
        outgoing={outgoing}
        streamed={streamed}
        notice={notice}
        onRetry={canGoAgain({ outgoing, text }) ? () => sayAgain(talk) : undefined}
        memoryHref={`${personHref(id)}#memory`}
        onAskAgain={unanswered && !notice ? (guide) => askAgain(talk, unanswered, guide) : undefined}
        onAnswer={active ? answer : undefined}
        stepBelow={stepBelow}
        onAside={active ? talk.setAside : undefined}
        guide={model}
      />
      {active ? <CoachChoice personName={personName} /> : <Closed relationship={relationship} />}
      <Waiting relationshipId={id} waiting={waiting} text={text} online={online} />
      <NotSent
        outgoing={outgoing}
        text={text}
        onRetry={() => sayAgain(talk)}
        onGuide={model ? () => sayAgain(talk, true) : undefined}
      />
      {active && !ownWords && !outgoing && (
        <Beginnings id={id} all={beginningsWith(personName)} onBegun={() => setTimeout(() => box.current?.focus())} />
      )}
      {instead(
        <Composer
          ref={box}
          label={`Message Mallama about ${personName}`}
          placeholder={active ? 'Write to Mallama' : 'This chat is closed'}
          voice={voice}
          text={text}
          onText={write}
          onSend={() => say(talk, text)}
          pending={pending}
          closed={!active}
        />,
      )}
    </>
  )
}

/** It was marked, and waits to be saved on the person's page. */
function Closed({ relationship: { id, personName } }: { relationship: Relationship }) {
  const reopen = useSetRoomStatus(id)
  const [busy, run] = useBusy()
  const goOn = () =>
    run(async () => {
      try {
        await reopen.mutateAsync('active')
      } catch (error) {
        toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'error' })
      }
    })
  return (
    <div className="stack">
      <p className="small soft">This chat is marked as done, and is not saved yet.</p>
      <div className="row">
        <Button variant="quiet" size="sm" busy={busy} onClick={() => void goOn()}>
          Keep writing
        </Button>
        <Link className="link small" to={personHref(id)}>
          Save it on the page of <bdi>{personName}</bdi>
        </Link>
      </div>
    </div>
  )
}
