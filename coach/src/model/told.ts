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

/** Of the other person: what the owner noted, without what is not filled in. Nothing but this list is sent of a row. */
const Relationship = z
  .object({
    name: z.string(),
    relationshipType: z.string(),
    customLabel: z.string(),
    notes: z.string(),
    relationshipGoals: z.string(),
    strugglingWith: z.string(),
    currentIssues: z.string(),
    triggers: z.string(),
    redLines: z.string(),
    aspirations: z.string(),
    values: z.string(),
    nonNegotiables: z.string(),
    learned: z.string(),
    likes: z.string(),
    scores: z.object({
      overall: z.number(),
      trust: z.number(),
      communication: z.number(),
      joy: z.number(),
      growth: z.number(),
    }),
  })
  .partial()
const Named = Relationship.pick({ name: true, relationshipType: true })

const Turn = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
const Moment = z.object({ kind: z.string(), intensity: z.number(), note: z.string().nullable() })
const Entry = z.object({ title: z.string(), content: z.string(), emotions: z.string(), mood: z.string() })
const Spoken = ArgumentTurn.pick({ speaker: true, text: true })
const Party = z.object({ speaker: z.string(), content: z.string() })
const texts = z.array(z.string())
const text = z.string().nullable()

/** Who asks, and when: without it "tonight" and "call them" mean nothing. */
const Occasion = z.object({ now: text, country: text, firstName: text })
export type Occasion = z.output<typeof Occasion>

/** What the prompts are given, by the name of the prompt. */
export const told = {
  chat: z.object({
    ...Occasion.shape,
    relationship: Relationship.nullable(),
    remembered: texts,
    leftOut: text,
    message: z.string(),
  }),
  'follow-up': z.object({
    ...Occasion.shape,
    resolution: z.object({
      turns: z.array(Spoken),
      summary: z.string(),
      underlyingIssue: z.string(),
      relationshipPattern: z.string(),
      resolvedConversation: z.string(),
      preventionTips: texts,
    }),
    leftOut: text,
    message: z.string(),
  }),
  'saved-chat': z.object({ turns: z.array(Turn).readonly() }),
  'text-analysis': z.object({
    ...Occasion.shape,
    text: z.string(),
    context: text,
    relationship: Named.nullable(),
  }),
  'relationship-analysis': z.object({
    ...Occasion.shape,
    relationshipType: z.string(),
    description: z.string(),
  }),
  'craft-message': z.object({
    ...Occasion.shape,
    goal: z.string(),
    tone: CraftTone,
    context: text,
    conversation: text,
    draft: text,
    relationship: Named.nullable(),
  }),
  argument: z.object({
    ...Occasion.shape,
    context: text,
    names: texts,
    turns: z.array(Spoken.extend({ turn: z.int() })),
  }),
  'relationship-insights': z.object({
    ...Occasion.shape,
    relationship: Relationship,
    overallHealth: RelationshipInsights.shape.overallHealth,
    trendAnalysis: RelationshipInsights.shape.trendAnalysis,
    moments: z.array(Moment).readonly(),
    savedChats: z.array(z.object({ title: z.string(), keyTakeaways: z.string() })),
  }),
  journal: z.object({
    ...Occasion.shape,
    entry: Entry,
    earlier: z.array(Entry).readonly(),
  }),
  summary: z.object({ ...Occasion.shape, title: z.string(), turns: z.array(Party).readonly() }),
  story: z.object({ story: StoryResult.shape.story }),
  'action-steps': z.object({
    ...Occasion.shape,
    relationship: Relationship,
    areas: texts.readonly(),
    turns: z.array(Turn).readonly(),
  }),
  memory: z.object({ messages: texts, known: texts.readonly(), about: text }),
  rehearsal: z.object({
    ...Occasion.shape,
    other: Named.partial().nullable(),
    scenario: z.string(),
    basis: texts.readonly(),
    earlier: z.array(Turn).readonly(),
    line: z.string(),
  }),
  'weekly-review': z.object({
    ...Occasion.shape,
    counted: WeeklyReview.pick({ moods: true, moments: true }),
    entries: z.array(Entry).readonly(),
    moments: z.array(Moment).readonly(),
    messages: texts,
  }),
  /** Its own sentences, to be worded otherwise. */
  mend: z.object({ sentences: z.array(z.object({ sentence: z.string(), why: z.string() })) }),
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
