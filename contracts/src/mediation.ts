import { z } from 'zod'
import { ChatMessage, ChatReply } from './chat.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, requiredText } from './fields.ts'
import { AgreeingAct, HearingAct, LineId, SharingAct, step } from './mediation-acts.ts'
import { aloneAnswers, mediationStages, turnKinds, wishStates } from './mediation-words.ts'
import { Safety } from './safety.ts'

/** Of this room only: no account can be told from it. */
const PartyId = z.string().max(8)

const Party = z.object({
  id: PartyId,
  /** Their first name; empty where it is not known, or their account is gone. */
  name: z.string(),
  state: z.enum(['open', 'yes', 'not_now', 'left']),
  leftAt: Instant.nullable(),
  /** Of 100 words; null before everybody had any. */
  airtime: z.int().nullable(),
  heard: z.boolean(),
})

const Statement = z.object({
  id: LineId,
  text: z.string(),
  by: PartyId,
  /** A line of theirs that everybody marked; else they wrote it. */
  marked: z.boolean(),
})

/** A mediation as one of its people may see it: nothing of anybody's private room, and nothing of a blind step. */
export const Mediation = z.object({
  id: Id,
  title: z.string(),
  step,
  stage: z.enum(mediationStages),
  phase: z.enum(['say', 'back', 'confirm', 'answer']),
  me: PartyId,
  people: z.array(Party),
  /** Asked, and not here yet. */
  awaited: z.int(),
  /** The one who opened it, and may ask others. */
  opened: z.boolean(),
  progress: z.object({ at: z.int(), of: z.int(), name: z.string() }),
  rail: z.array(z.object({ name: z.string(), state: z.enum(['done', 'now', 'open']) })),
  speaker: PartyId.nullable(),
  listener: PartyId.nullable(),
  /** Who is asked what they would like to say to an apology, or to a plain no. */
  answering: PartyId.nullable(),
  /** What the mediator has said in this step, where the talk is not shown beside it. */
  says: z.string().nullable(),
  /** Whose part is awaited. */
  waitingFor: z.array(PartyId),
  mayLeaveStanding: z.boolean(),
  /** False once it was put right three times: then it is confirmed, or left as it stands. */
  mayPutRight: z.boolean(),
  turns: z.array(
    z.object({ id: z.string(), by: PartyId.nullable(), kind: z.enum(turnKinds), content: z.string(), at: Instant }),
  ),
  heard: z.array(
    z.object({
      by: PartyId,
      back: PartyId,
      said: z.array(z.string()),
      heard: z.string(),
      ending: z.enum(['confirmed', 'left']),
      from: Instant,
      at: Instant,
    }),
  ),
  lines: z.array(z.object({ id: LineId, by: PartyId, text: z.string(), mine: z.boolean() })),
  statements: z.array(Statement),
  /** One's own order. */
  order: z.array(LineId).nullable(),
  chosen: z
    .object({
      id: LineId,
      text: z.string(),
      before: z.string().nullable(),
      /** Everybody's, once all have answered; before that one's own. */
      notes: z.array(z.object({ by: PartyId, text: z.string() })),
      reviser: PartyId.nullable(),
      answers: z.array(z.object({ by: PartyId, good: z.boolean() })),
      /** On which place each had it. */
      places: z.array(z.object({ by: PartyId, place: z.int() })),
    })
    .nullable(),
  agreement: z.object({
    /** `wish`: the statement that somebody put first, and this is for. */
    terms: z.array(z.object({ by: PartyId, what: z.string(), when: z.string(), wish: LineId.nullable() })),
    /** What each put first and is not what they agreed on. `offered`: somebody does something for it; `kept`: that is enough. */
    wishes: z.array(z.object({ by: PartyId, statement: LineId, text: z.string(), state: z.enum(wishStates) })),
    review: z.iso.date().nullable(),
    yes: z.array(z.object({ by: PartyId, at: Instant })),
    whole: z.boolean(),
    at: Instant.nullable(),
  }),
  paused: z.boolean(),
  /** Whether one has said oneself that it may go on. */
  goOn: z.boolean(),
  /** Not before this does a pause go on; null unless paused. */
  until: Instant.nullable(),
  /** The short questions wait for oneself. */
  alone: z.boolean(),
  /** There is no mediation for oneself now; nobody else is told, and no page but the private room differs. */
  help: z.boolean(),
  endedAt: Instant.nullable(),
  /** What was seen in the words that one has just written. */
  safety: Safety,
})
export type Mediation = z.infer<typeof Mediation>

/** One's own room beside the shared one. Nobody else can open it. */
export const PrivateRoom = z.object({ id: Id.nullable(), messages: z.array(ChatMessage) })
export type PrivateRoom = z.infer<typeof PrivateRoom>

const Of = z.object({ id: Id })
const SaidAlone = z.enum(aloneAnswers)

/** Others who look at the room, where the caller and they agreed to be seen; nobody else is in it. */
const Seen = z.array(z.object({ by: PartyId, isHere: z.boolean(), since: Instant.nullable() }))
export type Seen = z.infer<typeof Seen>

export const mediationApi = defineApi({
  mediation: {
    method: 'GET',
    path: '/api/conversations/:id/mediation',
    access: 'participant',
    summary: 'A mediation as one of its people may see it.',
    params: Of,
    response: Mediation,
  },
  consent: {
    method: 'PATCH',
    path: '/api/conversations/:id/participants',
    access: 'participant',
    summary:
      'Yes or not now to the ground rules, each for themselves, once they have answered alone. It begins once everybody asked has said yes.',
    params: Of,
    body: z.strictObject({ consent: z.enum(['yes', 'not_now']) }),
    response: Mediation,
  },
  invite: {
    method: 'POST',
    path: '/api/conversations/:id/participants',
    access: 'participant',
    status: 201,
    summary:
      'A link for one person more: for 7 days, for one; with an address it is mailed there too. Only whoever opened it asks others, before it begins.',
    params: Of,
    body: z.strictObject({ email: z.email('Enter an email address').max(200).optional() }),
    response: z.object({ code: z.string(), url: z.string(), expiresAt: Instant }),
  },
  takeBackInvitations: {
    method: 'DELETE',
    path: '/api/conversations/:id/invitations',
    access: 'participant',
    summary: 'Takes back every link that nobody has used.',
    params: Of,
    response: Mediation,
  },
  leave: {
    method: 'DELETE',
    path: '/api/conversations/:id/participants',
    access: 'participant',
    summary: 'Leaves. The others see that, and not why; what was shared stays readable.',
    params: Of,
    response: Mediation,
  },
  turn: {
    method: 'POST',
    path: '/api/conversations/:id/turn',
    access: 'participant',
    summary: 'Says it, says it back, confirms it, puts it right, or answers an apology or a no.',
    screen: ['content'],
    params: Of,
    body: HearingAct,
    response: Mediation,
  },
  statements: {
    method: 'POST',
    path: '/api/conversations/:id/statements',
    access: 'participant',
    summary: 'Marks lines, writes sentences, ranks them, says what to change, revises the first one once, and decides.',
    screen: ['content'],
    params: Of,
    body: SharingAct,
    response: Mediation,
  },
  agreement: {
    method: 'POST',
    path: '/api/conversations/:id/agreement',
    access: 'participant',
    summary:
      'What one will do and when, what one put first and puts aside, the day to look at it again, and each one’s yes.',
    screen: ['what', 'when'],
    params: Of,
    body: AgreeingAct,
    response: Mediation,
  },
  pause: {
    method: 'POST',
    path: '/api/conversations/:id/pause',
    access: 'participant',
    summary:
      'Pauses without a name or a reason, or says that it may go on: it does once everybody has, at a drawn moment, twenty minutes later at the earliest.',
    params: Of,
    body: z.strictObject({ paused: z.boolean() }),
    response: Mediation,
  },
  end: {
    method: 'POST',
    path: '/api/conversations/:id/end',
    access: 'participant',
    summary:
      'Ends it for everybody, in Mallama’s words, the same whoever asks. Each keeps what was shared, and their own private room.',
    params: Of,
    response: Mediation,
  },
  here: {
    method: 'POST',
    path: '/api/conversations/:id/here',
    access: 'participant',
    summary:
      'The person looks at the mediation, or no longer does. Said again every 20 seconds; answers who else is there.',
    params: Of,
    body: z.strictObject({ here: z.boolean() }),
    response: z.object({ presence: Seen }),
  },
  typing: {
    method: 'POST',
    path: '/api/conversations/:id/typing',
    access: 'participant',
    status: 204,
    summary: 'Says that the one whose turn it is writes in the shared room. Told where both agreed to be seen.',
    params: Of,
    response: Nothing,
  },
  privateRoom: {
    method: 'GET',
    path: '/api/conversations/:id/private',
    access: 'participant',
    summary: 'One’s own room beside the shared one.',
    params: Of,
    response: PrivateRoom,
  },
  alone: {
    method: 'PATCH',
    path: '/api/conversations/:id/private',
    access: 'participant',
    summary:
      'Answers to the few questions that each is asked alone, before it begins, after a pause and, two others, before the last yes. `more` is asked of whoever was not sure. They are not kept, and nobody else is told.',
    params: Of,
    body: z.union([
      z.strictObject({
        own: SaidAlone,
        refuse: SaidAlone,
        afraid: SaidAlone,
        hurt: SaidAlone,
        more: SaidAlone.optional(),
      }),
      z.strictObject({ able: SaidAlone, peace: SaidAlone, more: SaidAlone.optional() }),
    ]),
    response: Mediation,
  },
  tell: {
    method: 'POST',
    path: '/api/conversations/:id/private',
    access: 'participant',
    stream: true,
    summary: 'One message to the coach in one’s own room. Nothing of it leaves that room.',
    screen: ['message'],
    params: Of,
    body: z
      .strictObject({
        message: requiredText(10_000, 'Write a message first').optional(),
        clientId: z.string().min(1).max(64).optional(),
        aside: z.literal(true).optional(),
      })
      .refine(({ message, aside }) => aside || message !== undefined, {
        path: ['message'],
        error: 'Write a message first',
      }),
    response: ChatReply,
  },
  forgetPrivate: {
    method: 'DELETE',
    path: '/api/conversations/:id/private',
    access: 'participant',
    status: 204,
    summary: 'Deletes one’s own room with every message.',
    params: Of,
    response: Nothing,
  },
})
