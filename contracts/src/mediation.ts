import { z } from 'zod'
import { ChatMessage, ChatReply } from './chat.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, oneLine, requiredText, text } from './fields.ts'
import { mediationStages, turnKinds } from './mediation-words.ts'
import { Safety } from './safety.ts'

/** Of this room only: no account can be told from it. */
const PartyId = z.string().max(8)
const LineId = z.string().max(60)

/** The step that the page showed. An answer to an earlier one is refused, and nothing of it is kept. */
const step = z.int().min(0)
const said = requiredText(10_000, 'Write something first')
const sentence = requiredText(600, 'Write a sentence first', oneLine)
/** "This is not about my safety": shares words that were held back for a doubt. */
const aside = z.literal(true).optional()

const HearingAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('say'), step, content: said, aside }),
  z.strictObject({ do: z.literal('say_back'), step, content: said, aside }),
  z.strictObject({ do: z.literal('confirm'), step }),
  z.strictObject({ do: z.literal('put_right'), step, content: said, aside }),
  z.strictObject({ do: z.literal('leave_standing'), step }),
])

const SharingAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('mark'), step, lines: z.array(LineId).max(500) }),
  z.strictObject({ do: z.literal('write'), step, content: sentence, aside }),
  z.strictObject({ do: z.literal('take_out'), step, statement: LineId }),
  z.strictObject({ do: z.literal('done'), step }),
  z.strictObject({ do: z.literal('rank'), step, order: z.array(LineId).max(20) }),
  /** What one would change; empty is "as it is". */
  z.strictObject({ do: z.literal('note'), step, content: text(600).overwrite(oneLine), aside }),
  z.strictObject({ do: z.literal('revise'), step, content: sentence, aside }),
  z.strictObject({ do: z.literal('decide'), step, good: z.boolean() }),
])

const AgreeingAct = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('term'),
    step,
    what: requiredText(400, 'Say what you will do', oneLine),
    when: requiredText(200, 'Say when', oneLine),
    aside,
  }),
  z.strictObject({ do: z.literal('review'), step, day: z.iso.date('Choose a day') }),
  z.strictObject({ do: z.literal('yes'), step }),
  z.strictObject({ do: z.literal('take_back'), step }),
])

type WithoutAside<A> = A extends unknown ? Omit<A, 'aside'> : never
export type MediationAct = WithoutAside<
  z.infer<typeof HearingAct> | z.infer<typeof SharingAct> | z.infer<typeof AgreeingAct>
>

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
  phase: z.enum(['say', 'back', 'confirm']),
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
  /** Whose part is awaited. */
  waitingFor: z.array(PartyId),
  mayLeaveStanding: z.boolean(),
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
    terms: z.array(z.object({ by: PartyId, what: z.string(), when: z.string() })),
    review: z.iso.date().nullable(),
    yes: z.array(z.object({ by: PartyId, at: Instant })),
    whole: z.boolean(),
    at: Instant.nullable(),
  }),
  paused: z.boolean(),
  /** Whether one has said oneself that it may go on. */
  goOn: z.boolean(),
  /** There is no mediation for oneself now, and why is in one's private room; nobody else is told. */
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
    summary: 'Yes or not now to the ground rules, each for themselves. It begins once everybody asked has said yes.',
    params: Of,
    body: z.strictObject({ consent: z.enum(['yes', 'not_now']) }),
    response: Mediation,
  },
  invite: {
    method: 'POST',
    path: '/api/conversations/:id/participants',
    access: 'participant',
    status: 201,
    summary: 'A link for one person more: for 7 days, for one. Only whoever opened it asks others, before it begins.',
    params: Of,
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
    summary: 'Says it, says it back, confirms it, or puts it right.',
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
    summary: 'What one will do and when, the day to look at it again, and each one’s yes.',
    screen: ['what', 'when'],
    params: Of,
    body: AgreeingAct,
    response: Mediation,
  },
  pause: {
    method: 'POST',
    path: '/api/conversations/:id/pause',
    access: 'participant',
    summary: 'Pauses without a name or a reason, or says that it may go on; it goes on once everybody has.',
    params: Of,
    body: z.strictObject({ paused: z.boolean() }),
    response: Mediation,
  },
  end: {
    method: 'POST',
    path: '/api/conversations/:id/end',
    access: 'participant',
    summary: 'Ends it for everybody. Each keeps what was shared, and their own private room.',
    params: Of,
    response: Mediation,
  },
  privateRoom: {
    method: 'GET',
    path: '/api/conversations/:id/private',
    access: 'participant',
    summary: 'One’s own room beside the shared one.',
    params: Of,
    response: PrivateRoom,
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
