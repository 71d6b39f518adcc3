import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, Page, requiredText } from './fields.ts'

/** A message between people. `clientId` is given to its writer, in the answer to sending it. */
export const SharedMessage = z.object({
  id: Id,
  seq: z.int(),
  clientId: z.string().nullable(),
  /** Null once the writer deleted their account. */
  senderId: z.string().nullable(),
  senderName: z.string(),
  userName: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: Instant,
})
export type SharedMessage = z.infer<typeof SharedMessage>

/** Somebody who is or was in a room. Presence is known only where both agreed to it. */
export const Presence = z.object({
  id: z.string(),
  firstName: z.string(),
  /** Never told: nobody's address is another's to see. */
  email: z.null(),
  isOnline: z.boolean(),
  /** When they were last here. */
  since: Instant.nullable(),
})
export type Presence = z.infer<typeof Presence>

export const ChatSession = z.object({
  id: Id,
  /** What the caller keeps about the other person; null once they deleted it. */
  relationshipId: Id.nullable(),
  /** Nobody can write any more: someone left, or the two were unlinked. */
  open: z.boolean(),
  participants: z.array(z.object({ id: z.string().nullable(), firstName: z.string(), left: z.boolean() })),
  /** Others; empty unless the caller and they agreed to be seen. */
  presence: z.array(Presence),
  /** How far others have read; empty under the same rule. */
  reads: z.array(z.object({ id: z.string(), seq: z.int() })),
  /** How far the caller has read, in any of their windows. */
  readSeq: z.int(),
  lastSeq: z.int(),
  messages: z.array(SharedMessage),
})
export type ChatSession = z.infer<typeof ChatSession>

export const SessionSummary = z.object({
  id: Id,
  /** Where it was opened. It is the room with that person, whatever else the caller keeps about them. */
  relationshipId: Id.nullable(),
  /** Null once they deleted their account. */
  withUserId: z.string().nullable(),
  withFirstName: z.string(),
  /** Messages that the caller has not read. */
  unread: z.int(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

const OfSession = z.object({ id: Id })

export const sessionsApi = defineApi({
  inviteToSession: {
    method: 'POST',
    path: '/api/chat-sessions/:relationshipId/invite',
    access: 'member',
    summary: 'Opens the room of two people who are linked, or finds the one that is open.',
    params: z.object({ relationshipId: Id }),
    body: z.strictObject({ userId: z.string().max(128).nullish() }),
    response: z.object({ sessionId: Id }),
  },
  chatSessions: {
    method: 'GET',
    path: '/api/chat-sessions',
    access: 'signed-in',
    summary: 'The open rooms of two that the person is in, newest words first, at most 100; `before` continues.',
    query: Page,
    response: z.array(SessionSummary),
  },
  chatSession: {
    method: 'GET',
    path: '/api/chat-sessions/:id',
    access: 'participant',
    summary: 'A shared room with its newest messages, at most 2,000; with `after` those behind that place.',
    params: OfSession,
    query: z.object({ after: z.coerce.number().int().min(0).optional() }),
    response: ChatSession,
  },
  say: {
    method: 'POST',
    path: '/api/chat-sessions/:id/messages',
    access: 'participant',
    status: 201,
    summary: 'A message to everyone in the room, stored before it is answered. The same clientId is the same message.',
    screen: ['content'],
    params: OfSession,
    body: z.strictObject({
      clientId: z.string().min(1).max(64).optional(),
      content: requiredText(10_000, 'Write a message first'),
    }),
    response: SharedMessage,
  },
  typing: {
    method: 'POST',
    path: '/api/chat-sessions/:id/typing',
    access: 'participant',
    status: 204,
    summary: 'Says that the person is writing.',
    params: OfSession,
    response: Nothing,
  },
  read: {
    method: 'POST',
    path: '/api/chat-sessions/:id/read',
    access: 'participant',
    status: 204,
    summary: 'How far the person has read; others see it where both agreed to that.',
    params: OfSession,
    body: z.strictObject({ seq: z.int().min(0) }),
    response: Nothing,
  },
  here: {
    method: 'POST',
    path: '/api/chat-sessions/:id/here',
    access: 'participant',
    summary: 'The person looks at the room, or no longer does. Said again every 20 seconds; answers who else is there.',
    params: OfSession,
    body: z.strictObject({ here: z.boolean() }),
    response: z.object({ presence: z.array(Presence) }),
  },
  leave: {
    method: 'POST',
    path: '/api/chat-sessions/:id/leave',
    access: 'participant',
    status: 204,
    summary: 'Leaves the room for good. What was said until then stays in the person’s own record.',
    params: OfSession,
    response: Nothing,
  },
})
