import { Suspense, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RelationshipRoom } from '@mallama/contracts/chat'
import { useHoldOpen } from '../../platform/hold.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/classes.ts'
import { later, laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { keepDraft, readDraft } from '../draft.ts'
import { toTheEnd } from '../to-the-end.ts'
import { Beginnings, beginningsWith } from './Beginnings.tsx'
import { useRoom } from './chat.queries.ts'
import { PanelHead, ScreenHead } from './ChatHead.tsx'
import { CoachChoice } from '../coach/CoachChoice.tsx'
import { useModelAnswers } from '../coach/consent.ts'
import { Composer } from './Composer.tsx'
import { canGoAgain, change, holdsWords, useConversation, useSettled } from './conversation.ts'
import { Marks } from './Marks.tsx'
import { NotSent } from './NotSent.tsx'
import { roomTalk } from './room-talk.ts'
import { askAgain, say, sayAgain } from './send.ts'
import { Together, useRoomShown } from './Together.tsx'
import { Unlearnt } from './temporary.tsx'
import { Thread } from './Thread.tsx'
import { useConnection } from './useConnection.ts'
import { mayResolve, useMarking, type Marking } from './useMarking.ts'
import { usePushed, useWaiting } from './usePushed.ts'
import { useVoice } from './useVoice.ts'
import { useStep } from './guide/useStep.tsx'
import { Waiting } from './Waiting.tsx'
import './chat-panel.css'

const SaveChatDialog = laterDialog(() => import('./SaveChatDialog.tsx'))
const SharedPanel = later(() => import('../shared-room/SharedPanel.tsx'))
const MomentSuggestion = later(() => import('./MomentSuggestion.tsx'))

interface ChatPanelProps {
  relationshipId: string
  personName: string
  /** Given where the chat is a screen of its own: the way back to the page about this person. */
  back?: ReactNode
  /** Given where it is a window of its own: what closes that. */
  close?: ReactNode
}

export default function ChatPanel({ relationshipId, personName, back, close }: ChatPanelProps) {
  const whole = Boolean(back ?? close)
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const { data: room, isError, isFetching, refetch } = useRoom(relationshipId)
  const closed = room !== undefined && room.status !== 'active'
  const marking = useMarking(relationshipId, box)
  usePushed(relationshipId, closed, () => panel.current?.scrollIntoView({ block: 'start' }))
  const sharedId = useRoomShown(relationshipId)
  const about = { id: title, relationshipId, personName, room, marking, shared: sharedId !== null }
  return (
    <section className={cx('chat', whole ? 'chat--whole' : 'card')} aria-labelledby={title} ref={panel}>
      {whole ? <ScreenHead {...about} back={back} close={close} /> : <PanelHead {...about} />}
      <Together relationshipId={relationshipId} personName={personName} />
      {sharedId ? (
        <Suspense fallback={<Skeleton label="Loading the room" className="chat__log" />}>
          <SharedPanel key={sharedId} sessionId={sharedId} personName={personName} />
        </Suspense>
      ) : room ? (
        <OpenChat
          key={relationshipId}
          relationshipId={relationshipId}
          personName={personName}
          room={room}
          box={box}
          marking={marking}
          whole={whole}
        />
      ) : isError ? (
        <div className="chat__log">
          <ErrorState
            level={3}
            title="The chat did not load"
            text="What you wrote is kept. It may be your connection."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </div>
      ) : (
        <>
          <Skeleton label="Loading the chat" className="chat__log">
            <div className="stack">
              <Bone width="70%" height="4.5rem" shape="round" />
              <Bone width="45%" height="2.75rem" shape="round" />
            </div>
          </Skeleton>
          {!whole && <div className="chat__rest" />}
        </>
      )}
    </section>
  )
}

interface OpenChatProps extends ChatPanelProps {
  room: RelationshipRoom
  box: RefObject<HTMLTextAreaElement | null>
  marking: Marking
  /** The screen's head has what stands in the panel otherwise. */
  whole: boolean
}

function OpenChat({ relationshipId, personName, room, box, marking, whole }: OpenChatProps) {
  const client = useQueryClient()
  const suggestionKey = `moment:${relationshipId}`
  const [suggesting, setSuggesting] = useState(() => readDraft<string>(suggestionKey))
  const suggest = (at: string | null) => {
    setSuggesting(at)
    keepDraft(suggestionKey, at)
  }
  const talking = useConversation(relationshipId)
  const { text, outgoing, streamed, notice, base, waiting } = talking
  const { status, messages } = room
  const active = status === 'active'
  const pending = outgoing?.state === 'sending'
  const talk = roomTalk({ client, relationshipId, personName, base: messages.length, roomId: room.id })
  const { answer, stepBelow, instead } = useStep({ talk, messages, active, pending })
  const ownWords = messages.some(({ role }) => role === 'user')
  useHoldOpen(ownWords || holdsWords(talking, messages))

  useSettled(relationshipId, messages)
  const voice = useVoice(text, (next) => change(relationshipId, { text: next }), !active)
  useWaiting(relationshipId, active, voice.recording, (message) => say(talk, message))
  const model = useModelAnswers()
  const online = useConnection(relationshipId, () => sayAgain(talk))

  const last = messages.at(-1)
  const unanswered = active && !outgoing && last?.role === 'user' ? last : null

  return (
    <>
      {/* What has a heading of its own in the talk stands under a second one, here as in the panel. */}
      {whole && <h2 className="sr-only">Conversation</h2>}
      {active && room.temporary && <Unlearnt />}
      <Thread
        messages={outgoing ? messages.slice(0, base) : messages}
        outgoing={outgoing}
        streamed={streamed}
        notice={notice}
        onRetry={canGoAgain({ outgoing, text }) ? () => sayAgain(talk) : undefined}
        memoryHref={whole ? `/relationships/${encodeURIComponent(relationshipId)}#memory` : '#memory'}
        onAskAgain={unanswered && !notice ? (guide) => askAgain(talk, unanswered, guide) : undefined}
        onAnswer={active ? answer : undefined}
        stepBelow={stepBelow}
        onAside={active ? talk.setAside : undefined}
        guide={model}
      />
      {!active && !marking.saving && (
        <div className="row chat__marks">
          <Button size="sm" onClick={marking.save}>
            Save this chat
          </Button>
          <Button variant="quiet" size="sm" onClick={marking.goOn}>
            Keep writing
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
      <NotSent
        outgoing={outgoing}
        text={text}
        onRetry={() => sayAgain(talk)}
        onGuide={model ? () => sayAgain(talk, true) : undefined}
      />
      {active && !ownWords && !outgoing && (
        <Beginnings id={relationshipId} all={beginningsWith(personName)} onBegun={() => toTheEnd(box.current)} />
      )}
      {instead(
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
        />,
      )}
      {active && !whole && messages.length > 0 && mayResolve(messages) && (
        <Marks marking={marking} disabled={pending} />
      )}
      {marking.saving && !active && (
        <Suspense>
          <SaveChatDialog
            relationshipId={relationshipId}
            personName={personName}
            status={status}
            messages={messages}
            onCancel={marking.goOn}
            onDone={(how) => {
              marking.close()
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
