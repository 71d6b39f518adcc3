import { ArgumentTurn, CraftTone, RelationshipInsights, StoryResult, WeeklyReview } from '@mallama/contracts/coach'
import { z } from 'zod'
import type { Setting } from '../operations.ts'
import type { Person } from '../port.ts'
import { escaped } from './data-block.ts'

/**
 * Everything that a language model may be told, prompt by prompt: an allow-list. What a question is made of goes through
 * `dataBlock`, which leaves out every field that is not named here, so a new column of a row reaches no model until
 * somebody writes it down. Each line is a decision about somebody's privacy.
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
const Relationship = Named.extend({
  ...fields('customLabel', 'notes', 'relationshipGoals', 'strugglingWith', 'currentIssues', 'triggers').shape,
  ...fields('redLines', 'aspirations', 'values', 'nonNegotiables', 'learned', 'likes').shape,
  scores: z.object(each(['overall', 'trust', 'communication', 'joy', 'growth'], () => z.number())),
}).partial()

const Turn = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
const Moment = z.object({ kind: z.string(), intensity: z.number(), note: text })
const Entry = fields('title', 'content', 'emotions', 'mood')
const Spoken = ArgumentTurn.pick({ speaker: true, text: true })

/** Who asks, and when: without it "tonight" and "call them" mean nothing. */
const Occasion = z.object({ now: text, country: text, firstName: text })
export type Occasion = z.output<typeof Occasion>

const on = <S extends z.ZodRawShape>(shape: S) => z.object({ ...Occasion.shape, ...shape })

/** What the prompts are given, by the name of the prompt. */
export const told = {
  chat: on({ relationship: Relationship.nullable(), remembered: texts, leftOut: text, message: z.string() }),
  'follow-up': on({
    resolution: z.object({
      turns: z.array(Spoken),
      ...fields('summary', 'underlyingIssue', 'relationshipPattern', 'resolvedConversation').shape,
      preventionTips: texts,
    }),
    leftOut: text,
    message: z.string(),
  }),
  'saved-chat': z.object({ turns: many(Turn) }),
  'text-analysis': on({ text: z.string(), context: text, relationship: Named.nullable() }),
  'relationship-analysis': on(fields('relationshipType', 'description').shape),
  'craft-message': on({
    goal: z.string(),
    tone: CraftTone,
    context: text,
    conversation: text,
    draft: text,
    relationship: Named.nullable(),
  }),
  argument: on({ context: text, names: texts, turns: z.array(Spoken.extend({ turn: z.int() })) }),
  'relationship-insights': on({
    relationship: Relationship,
    ...RelationshipInsights.pick({ overallHealth: true, trendAnalysis: true }).shape,
    moments: many(Moment),
    savedChats: z.array(fields('title', 'keyTakeaways')),
  }),
  journal: on({ entry: Entry, earlier: many(Entry) }),
  summary: on({ title: z.string(), turns: many(fields('speaker', 'content')) }),
  story: StoryResult.pick({ story: true }),
  'action-steps': on({ relationship: Relationship, areas: many(z.string()), turns: many(Turn) }),
  memory: z.object({ messages: texts, known: many(z.string()), about: text }),
  rehearsal: on({
    other: Named.partial().nullable(),
    scenario: z.string(),
    basis: many(z.string()),
    earlier: many(Turn),
    line: z.string(),
  }),
  'weekly-review': on({
    counted: WeeklyReview.pick({ moods: true, moments: true }),
    entries: many(Entry),
    moments: many(Moment),
    messages: texts,
  }),
  /** Its own sentences, to be worded otherwise. */
  mend: z.object({ sentences: z.array(fields('sentence', 'why')) }),
  /** Our own probes, of nobody's words. */
  safety: z.object({ texts: z.array(z.object({ number: z.int(), text: z.string() })) }),
}
type PromptName = keyof typeof told

export type Told = { [P in PromptName]: z.input<(typeof told)[P]> }

/** The names of what may be told of the other person. */
export const toldOfPerson = Object.keys(Relationship.shape)

/** What may be told of the other person, as far as it is filled in. */
export const factsOf = (person: Person) =>
  Relationship.parse(Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null && value !== '')))

/** The day and the hour where the person is, in words. */
export function occasion({ now, timeZone, country, userFirstName }: OccasionInput): Occasion {
  const at = now ? new Date(now) : null
  const how = { dateStyle: 'full', timeStyle: 'short' } as const
  const said = at && new Intl.DateTimeFormat('en-GB', { ...how, timeZone: timeZone ?? 'UTC' }).format(at)
  return { now: said && (timeZone ? said : `${said} UTC`), country, firstName: userFirstName }
}

export type OccasionInput = Pick<Setting, 'now' | 'timeZone' | 'country' | 'userFirstName'>

/**
 * The one place where a person's words enter a question to a model: JSON between two tags, with every sign that could
 * end the string or the tags escaped. What is pasted, a transcript or a message that gives orders, stays material.
 */
export const dataBlock = <P extends PromptName>(prompt: P, data: Told[P]): string =>
  `<data>\n${escaped(told[prompt].parse(data))}\n</data>`
