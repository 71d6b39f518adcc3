import type { QueryClient } from '@tanstack/react-query'
import type { ChatMessage, ChatReply } from '@mallama/contracts/chat'
import { ApiError, streamCall } from '../../platform/api.ts'
import { toast } from '../../ui/toasts.ts'
import { needsCard } from '../safety-card/words.ts'
import { addToRoom, send } from './chat.queries.ts'
import { change, conversation, joined, without, type Outgoing } from './conversation.ts'

export const EMPTY_REPLY = "I'm sorry, I couldn't generate a response. Please try again."

/** Another server may answer under `message`. */
export const answerOf = (reply: Pick<ChatReply, 'response'> & { message?: string }) =>
  reply.response?.trim() || reply.message?.trim() || ''

export interface Talk {
  client: QueryClient
  relationshipId: string
  personName: string
  /** How many messages the room has. */
  base: number
}

/** 32 hex digits; `crypto.randomUUID` exists on secure pages only, and a server at home may have none. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join('')

/** Sends what is written. The same words after a failure are the same message. */
export function say(talk: Talk, text: string) {
  const content = text.trim()
  const { outgoing } = conversation(talk.relationshipId)
  if (!content || outgoing?.state === 'sending') return
  const again = outgoing?.content === content
  void deliver(talk, {
    clientId: again && outgoing.clientId ? outgoing.clientId : newId(),
    content,
    state: 'sending',
    at: new Date().toISOString(),
  })
}

/** Sends the one that failed again, and takes its words out of the box if they are still there as they were. */
export function sayAgain(talk: Talk) {
  const { outgoing } = conversation(talk.relationshipId)
  if (outgoing?.state !== 'failed') return
  void deliver(talk, { ...outgoing, state: 'sending', why: undefined, safety: undefined })
}

/** Asks again for the answer to the last message in the room, which never got one. Without an id it is known as that. */
export function askAgain(talk: Talk, last: ChatMessage) {
  if (conversation(talk.relationshipId).outgoing) return
  const base = talk.base - 1
  void deliver({ ...talk, base }, { content: last.content, state: 'sending', at: last.timestamp })
}

async function deliver(talk: Talk, outgoing: Outgoing) {
  const { client, relationshipId, personName } = talk
  const { text, outgoing: before, base: baseBefore } = conversation(relationshipId)
  // A retry stands where the failed one stood, whether or not the room has heard it by now.
  const base = before?.content === outgoing.content ? Math.min(baseBefore, talk.base) : talk.base
  const rest = without(text, outgoing.content)
  change(relationshipId, { text: rest, outgoing, streamed: '', notice: null, base })
  try {
    const reply = await streamCall(
      send,
      {
        message: outgoing.content,
        relationshipContext: { personName, relationshipId },
        ...(outgoing.clientId ? { clientId: outgoing.clientId } : {}),
      },
      { onText: (part) => change(relationshipId, { streamed: conversation(relationshipId).streamed + part }) },
    )
    const answer = answerOf(reply)
    const said = messagesOf(outgoing, reply, answer)
    const read = addToRoom(client, relationshipId, base, reply.conversationId, said)
    change(relationshipId, { outgoing: null, streamed: '', base: 0, notice: answer ? null : EMPTY_REPLY })
    await read
  } catch (error) {
    fail(relationshipId, outgoing, error)
  }
}

const messagesOf = (outgoing: Outgoing, reply: ChatReply, answer: string): ChatMessage[] => {
  const said: ChatMessage = {
    id: outgoing.clientId ?? outgoing.at,
    role: 'user',
    content: outgoing.content,
    timestamp: outgoing.at,
    userName: null,
  }
  if (!answer) return [said]
  const { evidence, safety, coach, memoryUsed } = reply
  const heard: ChatMessage = {
    id: `${said.id}-reply`,
    role: 'assistant',
    content: answer,
    timestamp: new Date().toISOString(),
    userName: null,
    ...(evidence ? { evidence } : {}),
    ...(coach ? { coach } : {}),
    ...(memoryUsed ? { memoryUsed } : {}),
    safety,
  }
  return [said, heard]
}

function fail(relationshipId: string, outgoing: Outgoing, error: unknown) {
  const { text, waiting } = conversation(relationshipId)
  const safety = error instanceof ApiError ? (error.safety ?? null) : null
  const refused = error instanceof ApiError && error.status < 500 ? error.userMessage : undefined
  change(relationshipId, {
    streamed: '',
    outgoing: { ...outgoing, state: 'failed', why: refused, safety },
    // The words go back where they were written; what was begun meanwhile stays after them.
    // What waited for this answer is not sent into the silence: it waits in the box, last.
    text: joined(text.trim() ? `${outgoing.content}\n\n${text}` : outgoing.content, ...waiting.map((w) => w.message)),
    waiting: [],
  })
  // Nothing lies over help.
  if (needsCard(safety)) return
  toast({ title: 'Error', description: 'Failed to send message. Please try again.', tone: 'error' })
}
