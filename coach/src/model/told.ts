import { ArgumentTurn, CraftTone, RelationshipInsights, StoryResult, WeeklyReview } from '@mallama/contracts/coach'
import { z } from 'zod'
import type { Setting } from '../operations.ts'
import type { Person } from '../port.ts'

/**
 * Everything that a language model may be told, prompt by prompt: an allow-list. What a question is made of goes through
 * `allowed`, which leaves out every field that is not named here, so a new column of a row reaches no model until
 * somebody writes it down. Each line is a decision about somebody's privacy. A field of an operation's input goes by its
 * own name, `person` as `relationship`; any other is made by the operation's task.
 */

const text = z.string().nullable()
const texts = z.array(z.string())
const many = <S extends z.ZodType>(of: S) => z.array(of).readonly()
/** For each name the same kind of thing. */
export const each = <N extends string, T>(names: readonly N[], of: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>
/** An object of texts, and one of lists of texts. */
export const fields = <N extends string>(...names: N[]) => z.object(each(names, () => z.string()))
export const lists = <N extends string>(...names: N[]) => z.object(each(names, () => texts))

const Named = fields('name', 'relationshipType')
/** Of the other person: what the owner noted, without what is not filled in. Nothing but this list is sent of a row. */
const Facts = Named.extend({
  ...fields('customLabel', 'notes', 'relationshipGoals', 'strugglingWith', 'currentIssues', 'triggers').shape,
  ...fields('redLines', 'aspirations', 'values', 'nonNegotiables', 'learned', 'likes').shape,
  scores: z.object(each(['overall', 'trust', 'communication', 'joy', 'growth'], () => z.number())),
}).partial()
const filledIn = (person: unknown) =>
  person && Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null && value !== ''))
const Relationship = z.preprocess(filledIn, Facts)

const Turn = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
const Moment = z.object({ kind: z.string(), intensity: z.number(), note: text })
const Entry = fields('title', 'content', 'emotions', 'mood')
const Spoken = ArgumentTurn.pick({ speaker: true, text: true })

/** Who asks, and when: without it "tonight" and "call them" mean nothing. */
const Occasion = z.object({ now: text, country: text, firstName: text })

const on = <S extends z.ZodRawShape>(shape: S) => z.object({ ...Occasion.shape, ...shape })

/** What the prompts are given, by the name of the operation and its prompt. */
export const told = {
  reply: on({ relationship: Relationship.nullable(), remembered: texts, leftOut: text, message: z.string() }),
  argumentFollowUp: on({
    resolution: z.object({
      turns: z.array(Spoken),
      ...fields('summary', 'underlyingIssue', 'relationshipPattern', 'resolvedConversation').shape,
      preventionTips: texts,
    }),
    leftOut: text,
    message: z.string(),
  }),
  savedChatInsights: z.object({ turns: many(Turn) }),
  textAnalysis: on({ text: z.string(), context: text, relationship: Named.nullable() }),
  relationshipAnalysis: on(fields('relationshipType', 'description').shape),
  craftMessage: on({
    goal: z.string(),
    tone: CraftTone,
    context: text,
    conversation: text,
    draft: text,
    relationship: Named.nullable(),
  }),
  resolveArgument: on({ context: text, names: texts, turns: z.array(Spoken.extend({ turn: z.int() })) }),
  relationshipInsights: on({
    relationship: Relationship,
    ...RelationshipInsights.pick({ overallHealth: true, trendAnalysis: true }).shape,
    moments: many(Moment),
    savedChats: z.array(fields('title', 'keyTakeaways')),
  }),
  journalInsight: on({ entry: Entry, earlier: many(Entry) }),
  conversationSummary: on({ title: z.string(), turns: many(fields('speaker', 'content')) }),
  communityStory: StoryResult.pick({ story: true }),
  actionSteps: on({ relationship: Relationship, areas: many(z.string()), turns: many(Turn) }),
  memory: z.object({ messages: texts, known: many(z.string()), about: text }),
  rehearsalTurn: on({
    other: Named.partial().nullable(),
    scenario: z.string(),
    basis: many(z.string()),
    earlier: many(Turn),
    line: z.string(),
  }),
  weeklyReview: on({
    counted: WeeklyReview.pick({ moods: true, moments: true }),
    entries: many(Entry),
    moments: many(Moment),
    messages: texts,
  }),
}
/** Operations of a model, each with its prompt and what it may be told. */
export type Told = keyof typeof told

/** The names of what may be told of the other person. */
export const toldOfPerson = Object.keys(Facts.shape)

/** What may be told of the other person, as far as it is filled in. */
export const factsOf = (person: Person) => Relationship.parse(person)

/** The day and the hour where the person is, in words. */
export function occasion({ now, timeZone, country, userFirstName }: OccasionInput): z.output<typeof Occasion> {
  const at = now ? new Date(now) : null
  const how = { dateStyle: 'full', timeStyle: 'short' } as const
  const said = at && new Intl.DateTimeFormat('en-GB', { ...how, timeZone: timeZone ?? 'UTC' }).format(at)
  return { now: said && (timeZone ? said : `${said} UTC`), country, firstName: userFirstName }
}

export type OccasionInput = Pick<Setting, 'now' | 'timeZone' | 'country' | 'userFirstName'>

/** What of this a prompt's list lets through. */
export const allowed = (name: Told, data: object): Record<string, unknown> => told[name].parse(data)

/**
 * The one place where a person's words enter a question to a model: JSON between two tags, with every sign that could
 * end the string or the tags escaped. What is pasted, a transcript or a message that gives orders, stays material.
 */
export const dataIn = (data: object): string => `<data>\n${escaped(data)}\n</data>`

/** JSON in which no tag can be written, and no invisible letters can carry a second text. */
const escaped = (data: unknown): string =>
  JSON.stringify(data, null, 1)
    .replace(/\u{E007F}|[\u{E0001}\u{E0020}-\u{E007E}]/gu, '')
    .replace(/[<>&\u2028\u2029\u200B-\u200C\u200E-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, unicode)

const unicode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Every text in a piece of data, for the safety screen and for the quotes. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim() ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(textsIn)
}
