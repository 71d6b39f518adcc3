import { z } from 'zod'
import { Answered, MessageToSend, StoryResult } from './coach.ts'
import { OwnStory } from './community.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, requiredLine, requiredText, text } from './fields.ts'
import { guided, StepDone, WholeRead } from './guide.ts'
import { Evidence, QuietQuestion, Safety } from './safety.ts'

export const RoomStatus = z.enum(['active', 'resolved', 'needs_attention'])
export type RoomStatus = z.infer<typeof RoomStatus>

export const ChatMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: Instant,
  userName: z.string().nullable(),
  evidence: z.array(Evidence).optional(),
  safety: Safety.optional(),
  coach: Answered.shape.coach.optional(),
  /** What of its memory a reply rests on, in plain words. */
  memoryUsed: z.array(z.string()).optional(),
  message: MessageToSend.optional(),
  ask: QuietQuestion.optional(),
  leftOut: Answered.shape.leftOut,
  ...guided,
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** A relationship's one open chat. `id` is null until the first message opens it. */
export const RelationshipRoom = z.object({
  id: Id.nullable(),
  status: RoomStatus,
  /** Learns nothing, and uses nothing that was learnt. */
  temporary: z.boolean(),
  messages: z.array(ChatMessage),
})
export type RelationshipRoom = z.infer<typeof RelationshipRoom>

/** A score that is null is none: without a check-in there are none, and a page may say so. */
const HealthScores = z.strictObject({
  overall: z.number().nullish(),
  trust: z.number().nullish(),
  communication: z.number().nullish(),
  growth: z.number().nullish(),
})

/** A hint only: the server reads the facts from the owner's rows. */
export const RelationshipContext = z.strictObject({
  relationshipId: Id.optional(),
  personName: text(200).optional(),
  relationshipType: text(100).optional(),
  healthScores: HealthScores.nullish(),
})

export const NO_MESSAGE = 'Write a message first'

export const ChatRequest = z
  .strictObject({
    message: requiredText(10_000, NO_MESSAGE).optional(),
    relationshipContext: RelationshipContext.optional(),
    conversationId: Id.optional(),
    /** The same clientId again answers the same reply: a second click never makes two. */
    clientId: z.string().min(1).max(64).optional(),
    /** The built-in coach answers this one, where the language model did not: the person chose it. */
    guide: z.literal(true).optional(),
    /** "This is not about my safety": the last message of `conversationId` is answered again. */
    aside: z.literal(true).optional(),
    /** What is done with the open step of an exercise; only an answer needs a message. */
    exercise: StepDone.optional(),
  })
  .refine(({ message, aside, exercise }) => aside || message !== undefined || (exercise && exercise.do !== 'answer'), {
    path: ['message'],
    error: NO_MESSAGE,
  })
  .refine(({ aside, conversationId }) => !aside || conversationId !== undefined, {
    path: ['conversationId'],
    error: 'Say in which chat',
  })

export const ChatReply = z.object({
  response: z.string(),
  safety: Safety,
  evidence: z.array(Evidence).optional(),
  memoryUsed: z.array(z.string()).optional(),
  conversationId: Id,
  /** Who answered; absent where it is the built-in coach as ever. */
  coach: Answered.shape.coach.optional(),
  message: MessageToSend.optional(),
  ask: QuietQuestion.optional(),
  leftOut: Answered.shape.leftOut,
  ...guided,
})
export type ChatReply = z.infer<typeof ChatReply>

export const savedStatuses = ['active', 'resolved', 'needs_attention'] as const

const HistoryMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: text(20_000),
  timestamp: Instant,
  userName: text(200).nullish(),
})

export const SavedChat = z.object({
  id: Id,
  relationshipId: Id,
  title: z.string(),
  originalIssue: z.string(),
  chatHistory: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      timestamp: Instant,
      userName: z.string().nullish(),
    }),
  ),
  status: z.enum(savedStatuses),
  aiInsights: z.string(),
  keyTakeaways: z.string(),
  actionItems: z.string(),
  tags: z.array(z.string()),
  createdAt: Instant,
  /** What became of it for others, in the answer to saving: published, or waiting for its author. Absent where nothing did. */
  story: OwnStory.optional(),
})
export type SavedChat = z.infer<typeof SavedChat>

export const SavedChatDraft = z.strictObject({
  title: requiredLine(200, 'Title is required'),
  originalIssue: text(10_000).optional(),
  chatHistory: z.array(HistoryMessage).max(2_000),
  status: z.enum(savedStatuses),
  aiInsights: text(10_000).optional(),
  keyTakeaways: text(10_000).optional(),
  actionItems: text(10_000).optional(),
  tags: z.array(text(200)).max(20).optional(),
  /** Where the plan shares: unless it is false, what was learnt of a resolved chat is published without names. */
  share: z.boolean().optional(),
  /**
   * The lines of the previewed story that may be shared, its title and lesson among them. What is no line of it is passed
   * over, and what is not named stays out. All of them where this is absent.
   */
  approved: z.array(text(1_000)).max(20).optional(),
})

/** What others would read. `private`: the plan, or the chat's status, shares nothing. */
export const StoryPreview = StoryResult.omit({ coach: true }).extend({
  state: z.enum(['ready', 'held', 'blocked', 'private']),
  /** Words of the story that stand in the place of somebody's name. */
  changed: z.array(z.string()),
})
export type StoryPreview = z.infer<typeof StoryPreview>

const OfRelationship = z.object({ relationshipId: Id })

export const chatApi = defineApi({
  send: {
    method: 'POST',
    path: '/api/chat',
    access: 'member',
    stream: true,
    summary: 'One message to the coach and its reply; sentence by sentence when the caller accepts an event stream.',
    screen: ['message'],
    body: ChatRequest,
    response: ChatReply,
  },
  room: {
    method: 'GET',
    path: '/api/relationships/:relationshipId/room',
    access: 'member',
    archive: true,
    summary: "A relationship's open chat, greeting first.",
    params: OfRelationship,
    response: RelationshipRoom,
  },
  setRoomStatus: {
    method: 'PATCH',
    path: '/api/relationships/:relationshipId/room',
    access: 'member',
    archive: true,
    summary: 'Marks the open chat as resolved, in need of attention, or active again; makes it temporary or lasting.',
    params: OfRelationship,
    body: z
      .strictObject({ status: RoomStatus, temporary: z.boolean() })
      .partial()
      .refine((changes) => Object.keys(changes).length > 0, 'Name status or temporary'),
    response: RelationshipRoom,
  },
  clearRoom: {
    method: 'DELETE',
    path: '/api/relationships/:relationshipId/room',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes the open chat without saving it.',
    params: OfRelationship,
    response: Nothing,
  },
  saved: {
    method: 'GET',
    path: '/api/relationships/:relationshipId/saved-chats',
    access: 'member',
    archive: true,
    summary: 'Saved chats, newest first, at most 100; `before` continues.',
    params: OfRelationship,
    query: z.object({ before: Id.optional() }),
    response: z.array(SavedChat),
  },
  save: {
    method: 'POST',
    path: '/api/relationships/:relationshipId/saved-chats',
    access: 'member',
    archive: true,
    status: 201,
    summary:
      'Keeps a chat and what was learnt, and opens a fresh one. A chat open when access ended can still be saved.',
    screen: ['title', 'originalIssue', 'aiInsights', 'keyTakeaways', 'actionItems', 'tags'],
    params: OfRelationship,
    body: SavedChatDraft,
    response: SavedChat,
    bodyLimit: 8_000_000,
  },
  previewStory: {
    method: 'POST',
    path: '/api/learning-feed/preview',
    access: 'member',
    archive: true,
    summary:
      'What others would read of a chat, were it saved as it is, and which words of its author are not in it. Stores nothing.',
    screen: ['title', 'originalIssue', 'aiInsights', 'keyTakeaways', 'actionItems', 'tags'],
    body: SavedChatDraft.extend({ relationshipId: Id.optional() }),
    response: StoryPreview,
    bodyLimit: 8_000_000,
  },
  wholeRead: {
    method: 'GET',
    path: '/api/reads/:id',
    access: 'member',
    summary: 'A short text of tried advice that the guide shows some lines of, in full and with its source.',
    params: z.object({ id: z.string().max(64) }),
    response: WholeRead,
  },
  removeSaved: {
    method: 'DELETE',
    path: '/api/saved-chats/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes a saved chat.',
    params: z.object({ id: Id }),
    response: Nothing,
  },
})
