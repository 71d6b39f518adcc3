import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, oneLine, Page, requiredLine, text } from './fields.ts'
import { HealthBasis, Score } from './health.ts'
import { RelationshipType, relationshipTypes } from './relationship-types.ts'

/** `mom` and `dad` are other words for mother and father. */
export const GivenType = z
  .enum([...relationshipTypes, 'mom', 'dad'], 'Relationship type is required')
  .transform((type): RelationshipType => (type === 'mom' ? 'mother' : type === 'dad' ? 'father' : type))

/** The free-text fields that keep one item a line. */
export const listFields = [
  'relationshipGoals',
  'strugglingWith',
  'currentIssues',
  'triggers',
  'redLines',
  'incompatibilities',
  'aspirations',
  'values',
  'nonNegotiables',
  'learned',
  'likes',
] as const
export type ListField = (typeof listFields)[number]

const Note = text(10_000)

/** Every text a person keeps about someone. A new text field is added here; see ARCHITECTURE.md. */
const RelationshipTexts = z.object({
  notes: Note,
  relationshipGoals: Note,
  strugglingWith: Note,
  currentIssues: Note,
  triggers: Note,
  redLines: Note,
  incompatibilities: Note,
  aspirations: Note,
  values: Note,
  nonNegotiables: Note,
  learned: Note,
  likes: Note,
})

const nullableTexts = z.object(
  Object.fromEntries(Object.keys(RelationshipTexts.shape).map((name) => [name, z.string().nullable()])) as {
    [K in keyof typeof RelationshipTexts.shape]: z.ZodNullable<z.ZodString>
  },
)

/** As they are sent: null, as an empty text, is nothing. */
const Texts = Object.fromEntries(
  Object.entries(RelationshipTexts.shape).map(([name, text]) => [name, text.nullish()]),
) as { [K in keyof typeof RelationshipTexts.shape]: z.ZodOptional<z.ZodNullable<typeof Note>> }

const Sliders = { trust: Score, communication: Score, joy: Score, growth: Score }

export const Relationship = z.object({
  id: Id,
  userId: z.string(),
  personName: z.string(),
  relationshipType: RelationshipType,
  customLabel: z.string().nullable(),
  ...nullableTexts.shape,
  connectedToUserId: z.string().nullable(),
  isMutual: z.boolean(),
  /** Who accepted the invitation, as they call themselves; the owner has yet to confirm that it is them. */
  pendingConnection: z.object({ firstName: z.string() }).nullable(),
  overallHealthScore: Score,
  trustSafetyScore: Score,
  communicationClarityScore: Score,
  growthScore: Score,
  joyFulfillmentScore: Score,
  hasHealthData: z.boolean(),
  healthBasis: HealthBasis,
  recentConflictsCount: z.int(),
  recentPositiveInteractions: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Relationship = z.infer<typeof Relationship>

const PersonName = requiredLine(200, 'Person name is required')
const CustomLabel = text(100).overwrite(oneLine)

export const customLabelRule = 'A custom label goes with the type "other" only'

export const RelationshipDraft = z
  .strictObject({
    personName: PersonName,
    relationshipType: GivenType,
    customLabel: CustomLabel.nullish(),
    connectedUserId: z.string().max(128).nullish(),
    ...Texts,
  })
  .refine((draft) => !draft.customLabel || draft.relationshipType === 'other', {
    path: ['customLabel'],
    message: customLabelRule,
  })

const RelationshipChanges = z.strictObject({
  personName: PersonName.optional(),
  relationshipType: GivenType.optional(),
  customLabel: CustomLabel.nullish(),
  ...Texts,
})

const textNames = ['personName', 'customLabel', ...Object.keys(RelationshipTexts.shape)]

/** By field, the text as it stood when its form was opened: where it is another now, nothing is written (409). */
const Expected = z
  .strictObject(Object.fromEntries(textNames.map((name) => [name, text(10_000).nullable().optional()])))
  .optional()

const NamedChanges = RelationshipChanges.extend({ expected: Expected })

/**
 * The named fields, or one as `{ field, value }`, which is then read as the named one: by its rules, and what is wrong
 * with it is told under its own name. No union, which would tell of the way that was not taken.
 */
export const RelationshipEdit = NamedChanges.extend({
  field: z
    .string()
    .max(99)
    .meta({ enum: Object.keys(RelationshipChanges.shape) })
    .optional(),
  value: z.unknown().meta({ type: 'string', nullable: true }).optional(),
})
  .superRefine(({ field, value, ...named }, { addIssue }) => {
    const wrong = (at: string, message: string) => addIssue({ code: 'custom', path: [at], message })
    if (field === undefined && value !== undefined) wrong('field', 'This is missing')
    if (field === undefined) return
    if (value === undefined) wrong('value', 'This is missing')
    if (Object.hasOwn(named, field)) wrong(field, 'Name it once')
  })
  .transform(({ field, value, ...named }) =>
    field === undefined ? named : ({ ...named, [field]: value } as z.input<typeof NamedChanges>),
  )
  .pipe(NamedChanges)

export const Moment = z.object({
  id: Id,
  kind: z.enum(['conflict', 'positive', 'repair']),
  intensity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  occurredAt: Instant,
  note: z.string().nullable(),
})
export type Moment = z.infer<typeof Moment>

export const CheckIn = z.object({
  id: Id,
  ...Sliders,
  words: z.string().nullable(),
  at: Instant,
})
export type CheckIn = z.infer<typeof CheckIn>

const WithId = z.object({ id: Id })

export const relationshipsApi = defineApi({
  list: {
    method: 'GET',
    path: '/api/relationships',
    access: 'member',
    archive: true,
    summary: 'Everyone the person keeps track of, newest first, never cut.',
    response: z.array(Relationship),
  },
  get: {
    method: 'GET',
    path: '/api/relationships/:id',
    access: 'member',
    archive: true,
    summary: 'One relationship.',
    params: WithId,
    response: Relationship,
  },
  add: {
    method: 'POST',
    path: '/api/relationships',
    access: 'member',
    status: 201,
    summary: 'Adds someone the person cares about.',
    screen: textNames,
    body: RelationshipDraft,
    response: Relationship,
  },
  edit: {
    method: 'PATCH',
    path: '/api/relationships/:id',
    access: 'member',
    summary: 'Changes named fields, or one as { field, value }; refused where `expected` is no longer what is stored.',
    screen: [...textNames, 'value'],
    params: WithId,
    body: RelationshipEdit,
    response: Relationship,
    bodyLimit: 1_200_000,
  },
  remove: {
    method: 'DELETE',
    path: '/api/relationships/:id',
    access: 'member',
    status: 204,
    summary: 'Deletes a relationship with its chats, check-ins and moments.',
    params: WithId,
    response: Nothing,
  },
  checkIn: {
    method: 'POST',
    path: '/api/relationships/:id/check-ins',
    access: 'member',
    status: 201,
    summary: 'How it is between you: four sliders and a word or two.',
    screen: ['words'],
    params: WithId,
    body: z.strictObject({
      ...Sliders,
      words: text(500).trim().nullish(),
      at: Instant.optional(),
    }),
    response: CheckIn,
  },
  checkIns: {
    method: 'GET',
    path: '/api/relationships/:id/check-ins',
    access: 'member',
    archive: true,
    summary: 'Check-ins, newest first, at most 100; `before` continues from the last id.',
    params: WithId,
    query: Page,
    response: z.array(CheckIn),
  },
  forgetCheckIn: {
    method: 'DELETE',
    path: '/api/relationships/:id/check-ins/:checkInId',
    access: 'member',
    status: 204,
    summary: 'Takes a check-in back: the scores are again what the others say.',
    params: z.object({ id: Id, checkInId: Id }),
    response: Nothing,
  },
  logMoment: {
    method: 'POST',
    path: '/api/relationships/:id/moments',
    access: 'member',
    status: 201,
    summary: 'A conflict, a positive moment or a repair.',
    screen: ['note'],
    params: WithId,
    body: z.strictObject({
      kind: Moment.shape.kind,
      intensity: Moment.shape.intensity,
      occurredAt: Instant,
      note: text(1_000).trim().nullish(),
    }),
    response: Moment,
  },
  moments: {
    method: 'GET',
    path: '/api/relationships/:id/moments',
    access: 'member',
    archive: true,
    summary: 'Moments, newest first, at most 100; `before` continues from the last id.',
    params: WithId,
    query: Page,
    response: z.array(Moment),
  },
  forgetMoment: {
    method: 'DELETE',
    path: '/api/relationships/:id/moments/:momentId',
    access: 'member',
    status: 204,
    summary: 'Takes a moment back.',
    params: z.object({ id: Id, momentId: Id }),
    response: Nothing,
  },
})
