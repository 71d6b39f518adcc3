/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log needs the keyboard */
import { Check, CheckCheck, WifiOff } from 'lucide-react'
import type { ChatSession, SharedMessage } from '@mallama/contracts/sessions'
import { useEffect, useRef, useState } from 'react'
import { Composer } from '../chat/Composer.tsx'
import { useVoice } from '../chat/useVoice.ts'
import { timeOf } from '../chat/when.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { Message, Typing } from '../../ui/message.tsx'
import { Status } from '../../ui/status.tsx'
import type { Unsent } from './outbox.ts'
import { BeingSeen } from './PresenceChoice.tsx'
import { useTellTyping, type useRoom } from './useRoom.ts'
import '../chat/chat-panel.css'
import './shared-room.css'

interface SharedTalkProps {
  /** What `useRoom` knows of it. */
  seen: ReturnType<typeof useRoom>
  room: ChatSession
  /** What the person calls the other one. */
  name: string
  online: boolean
}

/** Two people in one room: what was said, what is on its way, and a place to write. */
export function SharedTalk({ seen, room, name, online }: SharedTalkProps) {
  const { user, typing, unsent, say, retry } = seen
  const draftKey = `room:${room.id}`
  const [text, setText] = useState(() => readDraft<string>(draftKey) ?? '')
  const writing = useTellTyping(room.id)
  const change = (next: string) => {
    setText(next)
    keepDraft(draftKey, next || null)
    if (next.trim()) writing.tell()
  }
  const closed = !room.open
  const voice = useVoice(text, change, closed)
  const others = room.participants.filter(({ id }) => id !== user?.id)
  const left = others.find((one) => one.left)
  // What is stored under the same words is not shown a second time while its answer is still on the way.
  const waiting = unsent.filter((one) => !arrived(one, room.messages, user?.id))
  const log = useAtEnd(`${room.messages.length} ${waiting.length} ${typing}`)
  const mine = room.messages.findLast(({ senderId }) => senderId !== null && senderId === user?.id)
  return (
    <>
      {!closed && <BeingSeen others={name} />}
      <div className="thread chat__log" ref={log} role="log" aria-label="Conversation" tabIndex={0}>
        <p className="thread__note">Both of you see this room. Nothing else that you keep here crosses over.</p>
        {room.messages.map((message) => (
          <Entry key={message.id} message={message} own={message.senderId !== null && message.senderId === user?.id}>
            {message === mine && waiting.length === 0 && <Mark room={room} seq={message.seq} name={name} />}
          </Entry>
        ))}
        {waiting.map((one) => (
          <Message
            key={one.clientId}
            who="you"
            time={timeOf(one.at)}
            state={one.state === 'failed' ? 'failed' : one.state === 'sending' ? 'sending' : 'sent'}
            onRetry={() => retry(one.clientId)}
          >
            <p dir="auto" className="unsent">
              {one.content}
            </p>
            {one.state === 'waiting' && (
              <p className="room__mark">
                <WifiOff className="icon" aria-hidden="true" />
                Waiting to send
              </p>
            )}
          </Message>
        ))}
        {left && (
          <p className="thread__note">
            <bdi>{left.firstName}</bdi> left this room. What was said stays here for you.
          </p>
        )}
        {closed && !left && <p className="thread__note">This room is closed.</p>}
      </div>
      {!online && (
        <Status className="chat__offline small">
          Keep writing. Your words are kept here and sent when you are back.
        </Status>
      )}
      <Status className="room__typing">
        {typing && !closed && (
          <>
            <span aria-hidden="true">
              <Typing name={name} />
            </span>
            <span>
              <bdi>{name}</bdi> is writing
            </span>
          </>
        )}
      </Status>
      <Composer
        label={`Message to ${name}`}
        placeholder={closed ? 'This room is closed' : `Write to ${name}`}
        voice={voice}
        text={text}
        onText={change}
        onSend={() => {
          say(text)
          writing.sent()
          setText('')
          keepDraft(draftKey, null)
        }}
        pending={false}
        closed={closed}
      />
    </>
  )
}

const arrived = (one: Unsent, messages: readonly SharedMessage[], me: string | undefined) =>
  one.state === 'sending' &&
  messages.some(({ senderId, content, createdAt }) => senderId === me && content === one.content && createdAt >= one.at)

function Entry({ message, own, children }: { message: SharedMessage; own: boolean; children?: React.ReactNode }) {
  const { senderName, content, createdAt } = message
  return (
    <Message who={own ? 'you' : 'other'} name={own ? 'You' : senderName} time={timeOf(createdAt)}>
      <p dir="auto">{content}</p>
      {children}
    </Message>
  )
}

/** Under one's own last words: how far they got. Who does not show themselves leaves no trace here. */
function Mark({ room, seq, name }: { room: ChatSession; seq: number; name: string }) {
  const [read] = room.reads
  const [other] = room.presence
  if (read && read.seq >= seq) {
    return (
      <p className="room__mark">
        <CheckCheck className="icon" aria-hidden="true" />
        <span>
          Read by <bdi>{name}</bdi>
        </span>
      </p>
    )
  }
  return (
    <p className="room__mark">
      <Check className="icon" aria-hidden="true" />
      {other && !other.isOnline ? `Waits for ${name}` : 'Delivered'}
    </p>
  )
}

/** The newest words in view, unless somebody is reading further up. */
function useAtEnd(step: string) {
  const log = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  useEffect(() => {
    const box = log.current
    if (!box) return
    const scrolled = () => {
      following.current = box.scrollHeight - box.scrollTop - box.clientHeight < 80
    }
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => box.removeEventListener('scroll', scrolled)
  }, [])
  useEffect(() => {
    const box = log.current
    if (box && following.current) box.scrollTop = box.scrollHeight
  }, [step])
  return log
}
