import { z } from 'zod'
import { ChatReply, NO_MESSAGE } from './chat.ts'
import { conversationStatuses, conversationTypes } from './conversation-words.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, Page, requiredLine, requiredText, text } from './fields.ts'
import { StepDone } from './guide.ts'
import { Safety } from './safety.ts'

export const ConversationType = z.enum(conversationTypes)
export const ConversationStatus = z.enum(conversationStatuses)

/** How far a conversation has come: `step` steps of `of` are behind it, and `stage` names the last one. */
export const ConversationProgress = z.object({
  step: z.int().min(0),
  of: z.int().min(1),
  stage: z.string(),
  /** What everyone in it said yes to. */
  agreements: z.int().min(0),
  /** It waits for the person who asks. */
  yourTurn: z.boolean(),
})
export type ConversationProgress = z.infer<typeof ConversationProgress>

/** `senderId` is 'ai' for Mallama. */
export const ConversationMessage = z.object({
  id: Id,
  senderId: z.string(),
  senderName: z.string().nullable(),
  content: z.string(),
  messageType: z.literal('text'),
  createdAt: Instant,
  // What came with an answer, as in the chat about a relationship.
  ...ChatReply.pick({
    evidence: true,
    coach: true,
    memoryUsed: true,
    message: true,
    ask: true,
    leftOut: true,
    choices: true,
    exercise: true,
    card: true,
    read: true,
  }).partial().shape,
  safety: Safety.optional(),
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

/** A solo session, or a mediation that the person is in. */
export const Conversation = z.object({
  id: Id,
  title: z.string(),
  /** The first words of a solo session that has no title of its own; null where there are none, or anything in it was about danger. */
  begins: z.string().nullable(),
  type: ConversationType,
  description: z.string().nullable(),
  status: ConversationStatus,
  /** Made by a job once there is enough to sum up; null until then. */
  summary: z.string().nullable(),
  /** What it was made of and when; null without one. `coach`: who wrote it. */
  summaryOf: z.object({ messages: z.int(), at: Instant, coach: z.string() }).nullable(),
  /** Mallama's lines among them, as they are among `messages`. */
  messageCount: z.int(),
  progress: ConversationProgress,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Conversation = z.infer<typeof Conversation>

export const OpenConversation = Conversation.extend({
  /** Oldest first; of a very long talk the newest. */
  messages: z.array(ConversationMessage),
})
export type OpenConversation = z.infer<typeof OpenConversation>

/** A conversation that has the words, and where the first of them stand. */
export const FoundConversation = Conversation.extend({
  hit: z.object({ where: z.enum(['title', 'description', 'summary', 'message']), text: z.string() }),
})
export type FoundConversation = z.infer<typeof FoundConversation>

/** The stored message, and in a solo session what Mallama answers to it. */
export const SentMessage = ConversationMessage.omit({ safety: true }).extend({
  safety: Safety,
  reply: ConversationMessage.nullable(),
})
export type SentMessage = z.infer<typeof SentMessage>

const title = requiredLine(200, 'Title is required')
const clientId = z.string().min(1).max(64)

export const ConversationDraft = z.strictObject({
  title,
  type: ConversationType,
  description: text(10_000).nullish(),
  /** The same clientId again answers the same conversation: a second click never makes two. With other words: 409. */
  clientId: clientId.optional(),
})

const WithId = z.object({ id: Id })

export const conversationsApi = defineApi({
  list: {
    method: 'GET',
    path: '/api/conversations',
    access: 'member',
    archive: true,
    summary:
      'Solo sessions and mediations, the one with the newest words first, at most 100; `before` continues. X-Total-Count tells how many there are, X-Active-Count how many of them are active.',
    query: Page.extend({ type: ConversationType.optional() }),
    response: z.array(Conversation),
  },
  mediations: {
    method: 'GET',
    path: '/api/mediations',
    access: 'signed-in',
    summary:
      'The mediations that the person was invited into and that go on, newest words first, at most 100; `before` continues.',
    query: Page,
    response: z.array(Conversation),
  },
  begin: {
    method: 'POST',
    path: '/api/conversations',
    access: 'member',
    status: 201,
    summary:
      'Begins a solo session, or a mediation, which waits for the others. The same clientId again answers the same conversation, and is refused for another one.',
    screen: ['title', 'description'],
    body: ConversationDraft,
    response: Conversation,
  },
  find: {
    method: 'POST',
    path: '/api/conversations/search',
    access: 'member',
    archive: true,
    summary:
      'Looks for words in titles, descriptions, summaries and one’s own messages. What is looked for is kept nowhere.',
    body: z.strictObject({ words: requiredLine(200, 'Write what to look for') }),
    response: z.array(FoundConversation),
  },
  get: {
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'participant',
    summary: 'A conversation with its messages.',
    params: WithId,
    response: OpenConversation,
  },
  change: {
    method: 'PATCH',
    path: '/api/conversations/:id',
    access: 'participant',
    summary:
      'Renames a conversation, describes it, marks or archives it. A mediation is renamed by whoever began it; archived it is for the one who did that alone.',
    screen: ['title', 'description'],
    params: WithId,
    body: z
      .strictObject({ title, description: text(10_000).nullable(), status: ConversationStatus.exclude(['waiting']) })
      .partial()
      .refine((changes) => Object.keys(changes).length > 0, 'Name a title, a description or a status'),
    response: Conversation,
  },
  remove: {
    method: 'DELETE',
    path: '/api/conversations/:id',
    access: 'participant',
    status: 204,
    summary: 'Deletes a solo session with every message. A mediation with others in it is left first.',
    params: WithId,
    response: Nothing,
  },
  say: {
    method: 'POST',
    path: '/api/conversations/:id/messages',
    access: 'participant',
    stream: true,
    summary:
      'Stores a message and answers it; sentence by sentence when the caller accepts an event stream. The same clientId again answers the same message.',
    screen: ['content'],
    params: WithId,
    body: z.strictObject({
      content: requiredText(10_000, NO_MESSAGE),
      messageType: z.literal('text').optional(),
      clientId: clientId.optional(),
      /** The built-in coach answers this one, where the language model did not: the person chose it. */
      guide: z.literal(true).optional(),
      /** As in the chat about a relationship: what is done with the open step of an exercise. */
      exercise: StepDone.optional(),
    }),
    response: SentMessage,
  },
})
