import { z } from 'zod'
import { charactersIn } from './characters.ts'
import { NO_MESSAGE } from './chat.ts'
import { Answered, ArgumentResult, MessageToSend } from './coach.ts'
import { CONVERSATION } from './conversation.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, requiredText, text } from './fields.ts'
import { guided, StepDone } from './guide.ts'
import { Evidence, QuietQuestion } from './safety.ts'
import { Kept, KeptPage, LinkOrAside, OwnId, WithId } from './kept.ts'

const TOO_SHORT = 'Please provide a conversation with at least 20 characters'
const Conversation = text(CONVERSATION.most, TOO_SHORT).refine(
  (words) => charactersIn(words.trim()) >= CONVERSATION.least,
  TOO_SHORT,
)

export const ArgumentRequest = z.strictObject({
  originalConversation: Conversation,
  context: text(10_000).nullish(),
  partiesInvolved: z
    .array(text(200))
    .max(50, 'At most 50 people')
    .transform((names) => names.map((name) => name.trim()).filter(Boolean))
    .optional(),
  /** Which of the speakers the person is, as the transcript names them. */
  me: text(200).nullish(),
  relationshipId: Id.nullish(),
  id: OwnId,
})

/** The first message is a question about the result, the later ones go on with the conversation. */
export const followUpContexts = ['follow-up question', 'continuing conversation'] as const

export const ArgumentChatMessage = z.object({
  id: Id,
  role: z.enum(['user', 'ai']),
  content: z.string(),
  timestamp: Instant,
  evidence: z.array(Evidence).optional(),
  safety: Answered.shape.safety.optional(),
  coach: Answered.shape.coach.optional(),
  message: MessageToSend.optional(),
  ask: QuietQuestion.optional(),
  leftOut: Answered.shape.leftOut,
  ...guided,
})
export type ArgumentChatMessage = z.infer<typeof ArgumentChatMessage>

/** The result of the specification with what it was made from. */
export const Resolution = ArgumentResult.extend({
  ...Kept.shape,
  originalConversation: z.string(),
  context: z.string().nullable(),
  partiesInvolved: z.array(z.string()),
  me: z.string().nullable(),
})
export type Resolution = z.infer<typeof Resolution>

export const ResolutionWithChat = Resolution.extend({ chat: z.array(ArgumentChatMessage) })
export type ResolutionWithChat = z.infer<typeof ResolutionWithChat>

/** As much of a resolution as a list shows. */
export const ResolutionHead = Kept.extend({
  /** The first words that were said; empty where it may be about somebody's safety. */
  opening: z.string(),
  partiesInvolved: z.array(z.string()),
  conflictType: z.string(),
  severityScore: z.number(),
  resolutionScore: z.number(),
  /** From tier 2 on help stands in the place of the result. */
  flagged: z.boolean(),
  /** The words could not be read, so its scores say nothing. */
  unread: z.boolean(),
})
export type ResolutionHead = z.infer<typeof ResolutionHead>

/** Who speaks in a pasted conversation, the one who says most first. */
export const Speakers = z.object({
  speakers: z.array(z.object({ name: z.string(), turns: z.int(), first: z.string() })),
  turns: z.int(),
  /** Share of the turns whose speaker is known. */
  attribution: z.number(),
  notes: z.array(z.string()),
})
export type Speakers = z.infer<typeof Speakers>

/** A million characters of four bytes, and what JSON puts around them. */
const LARGEST = 8_000_000

export const argumentsApi = defineApi({
  resolveArgument: {
    method: 'POST',
    path: '/api/resolve-argument',
    access: 'member',
    status: 201,
    stream: true,
    summary: 'A quarrel: what happened, how it could have gone better, and the words that this rests on.',
    screen: ['originalConversation', 'context', 'partiesInvolved'],
    body: ArgumentRequest,
    response: Resolution,
    bodyLimit: LARGEST,
  },
  speakers: {
    method: 'POST',
    path: '/api/resolve-argument/speakers',
    access: 'member',
    summary: 'Who speaks in a conversation, to choose who one is. Nothing is stored.',
    body: z.strictObject({
      originalConversation: Conversation,
      partiesInvolved: ArgumentRequest.shape.partiesInvolved,
    }),
    response: Speakers,
    bodyLimit: LARGEST,
  },
  resolutions: {
    method: 'GET',
    path: '/api/resolve-argument',
    access: 'member',
    archive: true,
    summary: 'Quarrels that were resolved, newest first, without their texts.',
    query: KeptPage,
    response: z.array(ResolutionHead),
  },
  resolution: {
    method: 'GET',
    path: '/api/resolve-argument/:id',
    access: 'member',
    archive: true,
    summary: 'A resolved quarrel with the talk about it.',
    params: WithId,
    response: ResolutionWithChat,
  },
  changeResolution: {
    method: 'PATCH',
    path: '/api/resolve-argument/:id',
    access: 'member',
    archive: true,
    summary:
      'Says which tracked relationship a quarrel belongs to, null for none; or that it is not about safety, and answers its result.',
    params: WithId,
    body: LinkOrAside,
    response: Resolution.partial().extend(Kept.shape),
  },
  removeResolution: {
    method: 'DELETE',
    path: '/api/resolve-argument/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes a resolved quarrel and the talk about it.',
    params: WithId,
    response: Nothing,
  },
  followUp: {
    method: 'POST',
    path: '/api/resolve-argument/:id/chat',
    access: 'member',
    stream: true,
    summary: 'One message about a resolved quarrel and its reply; sentence by sentence over an event stream.',
    screen: ['message'],
    params: WithId,
    body: z
      .strictObject({
        message: requiredText(10_000, NO_MESSAGE).optional(),
        /** The same clientId again answers the same reply. */
        clientId: z.string().min(1).max(64).optional(),
        /** As in the chat. */
        guide: z.literal(true).optional(),
        /** As in the chat: the last message is answered again. */
        aside: z.literal(true).optional(),
        /** As in the chat: what is done with the open step of an exercise. */
        exercise: StepDone.optional(),
      })
      .refine(({ message, aside }) => aside || message !== undefined, { path: ['message'], error: NO_MESSAGE }),
    response: ArgumentChatMessage.extend({ context: z.enum(followUpContexts), safety: Answered.shape.safety }),
  },
})
