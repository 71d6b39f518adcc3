import { z } from 'zod'
import { JournalInsight } from './coach.ts'
import { defineApi } from './endpoint.ts'
import { ENTRY, entryProblems as told, moods } from './entry.ts'
import { Id, Instant, Nothing, oneLine, YEAR } from './fields.ts'
import { KeptPage, OwnId, WithId } from './kept.ts'

export const MoodChoice = z.enum(moods, told.mood)

export const JournalDraft = z.strictObject({
  title: z.string(told.titleMissing).overwrite(oneLine).min(1, told.titleMissing).max(ENTRY.title, told.titleLong),
  content: z
    .string(told.contentShort)
    .trim()
    .min(ENTRY.contentLeast, told.contentShort)
    .max(ENTRY.content, told.contentLong),
  emotions: z.string(told.emotionsMissing).trim().min(1, told.emotionsMissing).max(ENTRY.emotions, told.emotionsLong),
  mood: MoodChoice,
  /** A comma inside one divides it; the same word twice is one tag. Left out, there are none, also of an edited entry. */
  tags: z.array(z.string().max(ENTRY.tag, told.tagLong)).max(200, told.tagsMany).optional(),
})

export const JournalEntry = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  emotions: z.string(),
  mood: z.enum(moods),
  tags: z.array(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  /** Made by a job shortly after the entry; null until then, and where there is none. */
  aiInsights: JournalInsight.nullable(),
  /** The person said that the insight is not true for them: it is not shown. */
  notTrue: z.boolean(),
  /** False of an imported entry whose app keeps no moods: it counts in no chart until one is chosen. */
  moodChosen: z.boolean(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** Differences are in steps of five, against the usual of the year. */
const Beside = z.object({ name: z.string(), entries: z.int(), difference: z.number() })

export const LookBack = z.object({
  year: z.int(),
  /** Years with entries, newest first. */
  years: z.array(z.int()),
  /** Entries of all years. */
  total: z.int(),
  /** Entries of this year. */
  entries: z.int(),
  /** Days with a chosen mood, by the person's own calendar; the mood is the mean of the day's entries. */
  days: z.array(z.object({ day: z.iso.date(), mood: z.enum(moods), entries: z.int() })),
  /** The mean mood of the year, 5 the lightest; null without any. */
  usual: z.number().nullable(),
  /** Tags and people with enough entries to stand beside a mood, the lightest first. */
  goesWith: z.array(Beside.extend({ kind: z.enum(['tag', 'person']) })),
  tooFew: z.array(z.object({ name: z.string(), entries: z.int() })),
  /** The person's own words for how they felt, the most frequent first. */
  emotions: z.array(Beside),
  /** What comes back in heavier entries, three times at least, with words of theirs. */
  triggers: z.array(z.object({ trigger: z.string(), entries: z.int(), quotes: z.array(z.string()) })),
  /** Files that were brought in and can be taken out again. */
  imports: z.array(z.object({ id: Id, at: Instant, entries: z.int() })),
})
export type LookBack = z.infer<typeof LookBack>

export const journalFormats = ['daylio', 'day-one'] as const

export const JournalFilePreview = z.object({
  format: z.enum(journalFormats),
  /** Entries in the file. */
  found: z.int(),
  /** The first and last day in it; null for an empty file. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** Already here: they are skipped. */
  known: z.int(),
  /** Without words enough for an entry: kept as a mood. */
  short: z.int(),
  /** How many will be added; a text longer than an entry may be is kept as several. */
  toAdd: z.int(),
  /** Each mood word of the file and what it becomes; `sure` is false where nobody can know. */
  moods: z.array(z.object({ name: z.string(), mood: z.enum(moods), sure: z.boolean(), entries: z.int() })),
  /** The app keeps no moods: its entries stand as neutral and count in no chart until one is chosen. */
  withoutMoods: z.boolean(),
  /** Rows that cannot be read and are left behind. */
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
})
export type JournalFilePreview = z.infer<typeof JournalFilePreview>

const File = z.strictObject({
  content: z.string('The file is empty').min(1, 'The file is empty').max(5_000_000, 'At most 5,000,000 characters'),
  /** What a mood word of the file becomes, where the person says so. */
  moods: z
    .array(z.strictObject({ name: z.string().max(99), mood: MoodChoice }))
    .max(200)
    .optional(),
})
const FILE_BYTES = 22_000_000

export const journalApi = defineApi({
  list: {
    method: 'GET',
    path: '/api/journal',
    access: 'member',
    archive: true,
    summary: 'Journal entries, newest first.',
    query: KeptPage,
    response: z.array(JournalEntry),
  },
  write: {
    method: 'POST',
    path: '/api/journal',
    access: 'member',
    status: 201,
    summary: 'Keeps an entry; its insight is made by a job. The same `id` again is the same entry.',
    screen: ['title', 'content', 'emotions', 'tags'],
    body: JournalDraft.extend({ id: OwnId }),
    response: JournalEntry,
  },
  edit: {
    method: 'PUT',
    path: '/api/journal/:id',
    access: 'member',
    summary:
      'Replaces an entry: what is left out is no longer there. With `basedOn` only the version of that `updatedAt` (else 409).',
    screen: ['title', 'content', 'emotions', 'tags'],
    params: WithId,
    /** The `updatedAt` of the version that was edited: where another one stands by now, nothing is written. */
    body: JournalDraft.extend({ basedOn: Instant.optional() }),
    response: JournalEntry,
  },
  change: {
    method: 'PATCH',
    path: '/api/journal/:id',
    access: 'member',
    archive: true,
    summary: 'Says of an insight that it is not about safety, or that it is not true for them.',
    params: WithId,
    body: z
      .strictObject({ aside: z.literal(true), notTrue: z.boolean() })
      .partial()
      .refine((changes) => Object.keys(changes).length > 0, 'Name aside or notTrue'),
    response: JournalEntry,
  },
  remove: {
    method: 'DELETE',
    path: '/api/journal/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes an entry, and what later insights said of it.',
    params: WithId,
    response: Nothing,
  },
  lookBack: {
    method: 'GET',
    path: '/api/journal/look-back',
    access: 'member',
    archive: true,
    summary: 'A year of moods, what goes with them, and what comes back in heavier entries; counts and own words.',
    query: z.object({
      year: z.coerce.number(YEAR).int(YEAR).min(1900, YEAR).max(2200, YEAR).optional(),
      /** IANA name of the zone whose days are meant; the one of the account unless given. */
      timeZone: z.string().max(60).optional(),
    }),
    response: LookBack,
  },
  disagree: {
    method: 'POST',
    path: '/api/journal/not-true',
    access: 'member',
    status: 204,
    summary: 'A recurring trigger is not true for the person: it is not shown again.',
    body: z.strictObject({ trigger: z.string('Name the trigger').min(1, 'Name the trigger').max(99) }),
    response: Nothing,
  },
  previewImport: {
    method: 'POST',
    path: '/api/journal/import/preview',
    access: 'member',
    summary: 'What a Daylio CSV or a Day One JSON export holds. Nothing is stored.',
    body: File,
    response: JournalFilePreview,
    bodyLimit: FILE_BYTES,
  },
  importEntries: {
    method: 'POST',
    path: '/api/journal/import',
    access: 'member',
    status: 201,
    summary: 'Adds the entries of a file that are not here yet.',
    screen: ['content'],
    body: File,
    response: z.object({ id: Id.nullable(), added: z.int(), known: z.int() }),
    bodyLimit: FILE_BYTES,
  },
  removeImport: {
    method: 'DELETE',
    path: '/api/journal/import/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Takes a file that was brought in out again, whole.',
    params: WithId,
    response: Nothing,
  },
})
