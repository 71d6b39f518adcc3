import { readFileSync } from 'node:fs'
import { needsHelp } from '@mallama/contracts/help'
import { SafetyCategory, type Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import shown from '../../data/asked.json' with { type: 'json' }
import kept from '../../data/told.json' with { type: 'json' }
import type { Operations, Setting } from '../operations.ts'
import type { ChatCoach } from '../port.ts'
import { toSafety } from '../safety/screen.ts'
import { each } from '../text/words.ts'
import type { Reader } from './quotes.ts'

/** Operations of a model, each with its prompt and what it may be told. */
export type Told = keyof typeof kept.operations
/** The last two are about words of ours and of a model's. */
export type PromptName = Told | 'mend' | 'safety'

/** Read once, when the server starts: a missing file fails there and not under somebody's message. */
const prompts = each(['rules', 'mend', 'safety', ...Object.keys(kept.operations)], (name) => {
  const text = readFileSync(new URL(`prompts/${name}.md`, import.meta.url), 'utf8')
  return text.replaceAll('\r\n', '\n').trim()
})

/** What the model is told about the rules and its task. Nothing that a person wrote is ever in it. */
export const instructions = (name: PromptName): string =>
  [...new Set(['rules', 'safety', name])].map((it) => prompts[it]!).join('\n\n')

/** Without the examples: an answer may be worded like one. */
export const ownWords = (name: PromptName): string => instructions(name).split('# Examples')[0]!

type JsonSchema = z.core.JSONSchema.JSONSchema

/** The shape of an answer in as few letters as say it: a JSON Schema takes twice as many of a small model's room. */
function shapeOf({ properties, items, anyOf, enum: some, const: one, type }: JsonSchema): string {
  const fields = Object.entries(properties ?? {}).map(([name, of]) => `"${name}":${shapeOf(of as JsonSchema)}`)
  if (properties) return `{${fields.join()}}`
  if (items) return `[${shapeOf(items as JsonSchema)},...]`
  if (anyOf) return anyOf.map(shapeOf).join('|')
  const words = some ?? (one === undefined ? null : [one])
  return words?.map((word) => JSON.stringify(word)).join('|') ?? [type].flat().join('|')
}

/** What is asked for. Some servers do not look at the schema that they are sent beside the text. */
export const formOf = (schema: z.ZodType): string =>
  `Answer with one JSON object and nothing else: no fences, no words before or after it. Every field of this shape, no other:\n${shapeOf(z.toJSONSchema(schema))}`

export const instructionsFor = (name: PromptName, schema: z.ZodType) => `${instructions(name)}\n\n${formOf(schema)}`

/** Of a plain value that it may be told; of an object, or of each in a list, what of it; or the name of a part for that. */
type May = true | keyof typeof kept.parts | { readonly [name: string]: May }

/** What of a value the list lets through. Of the other person's row nothing is told that is not filled in. */
function picked(value: unknown, may: May): unknown {
  if (Array.isArray(value)) return value.map((it) => picked(it, may))
  const isPlain = typeof value !== 'object' || value === null
  if (may === true || isPlain) return may === true && isPlain ? value : null
  const list = Object.entries(typeof may === 'string' ? (kept.parts[may] as { [name: string]: May }) : may)
  const told = list.map(([name, of]) => [name, picked((value as Record<string, unknown>)[name], of)] as const)
  const isTold = (it: unknown) => it !== undefined && (may !== 'facts' || (it !== null && it !== ''))
  return Object.fromEntries(told.filter(([, it]) => isTold(it)))
}

/** What of this a model may be told: data/told.json is an allow-list, each name in it a decision about somebody's privacy. A field of an input or a result goes by its own name, `person` as `relationship`; the task makes others. */
export function allowed(name: Told, data: object): Record<string, unknown> {
  // Without who asks, and when, "tonight" and "call them" mean nothing.
  const around = kept.withoutOccasion.includes(name) ? {} : kept.occasion
  return picked(data, { ...around, ...kept.operations[name] } as { [name: string]: May }) as Record<string, unknown>
}

export const factsOf = (person: object): unknown => picked(person, 'facts')

/** The day and the hour where the person is, in words; who asks, and about whom. */
export function occasion(input: object) {
  const { now, timeZone, country, userFirstName, person = null } = input as Setting & { person?: object | null }
  const how = { dateStyle: 'full', timeStyle: 'short', timeZone: timeZone ?? 'UTC' } as const
  const said = now ? new Intl.DateTimeFormat('en-GB', how).format(new Date(now)) : null
  return { now: said && (timeZone ? said : `${said} UTC`), country, firstName: userFirstName, relationship: person }
}

/** The one place where a person's words enter a question: JSON between two tags, every sign escaped that could end the string or the tags, so that what is pasted and gives orders stays material. */
export function dataIn(data: object): string {
  // No tag can be written in it, and no invisible letters can carry a second text.
  return `<data>\n${JSON.stringify(data, null, 1).replace(signs, escaped)}\n</data>`
}

const signs =
  /[<>&\u2028\u2029\u200B-\u200C\u200E-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0001}\u{E0020}-\u{E007F}]/gu
/** Those of more than one unit are the letters that nobody sees. */
const escaped = (sign: string) => (sign.length > 1 ? '' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Every text in a piece of data, for the safety screen and for the quotes. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim() ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** One operation: what the model is told and asked, and what becomes of its answer. The model reads and words the whole; ours is the floor under it (danger, quotes, sums, what may not be said). */
export interface Task<I, O, S extends z.ZodObject = z.ZodObject> {
  /** What is asked for, by the contract's names where it goes there as it is: strict, so no records, nothing optional. */
  words: S
  /** What is told in another shape than it has. `built`: for what is counted, not for what is read. */
  data?(input: I, built: O): object
  /** Where quotes are looked up; the text that was sent first. */
  sources(input: I): string[]
  /** What of the input are the person's own words, unless they hold somebody else's: only there a tier is lowered. */
  own?(input: I): string[] | null
  /** It makes no reading of its own: nothing to read danger from is put before it. */
  unread?: boolean
  /** Fields whose words are shown while the answer grows. */
  shown?: readonly string[]
  /** The built-in answer needs no other words: refused, silent, nothing to say. `proven`: the model met the probes. */
  settled?(built: O, input: I, proven: boolean): boolean
  /** A proven model's result stands beside the card; of what was given to be read a doubt is the least that stays. */
  beside?: boolean
  /** Our result under what only a model saw, where it claims something that cannot stand there. */
  raised?(built: O, safety: NonNullable<Safety>): object
  talk?: true
  /** The result but for safety and who answers; null for none. The `quotes` are its evidence where it gives none. */
  merge(built: O, words: z.output<S>, reader: Reader, input: I): Partial<O> | null
}

type Coached = Operations & Pick<ChatCoach, 'savedChatInsights' | 'reply'>

const asked: { readonly [name: string]: Pick<Task<never, never>, 'shown' | 'beside' | 'unread'> } = shown

/** The task of an operation: what it is given and what comes of it are the operation's; what of its answer is shown, and under which reading of danger, stands in `coach/data/asked.json`. */
export const taskOf = <K extends keyof Coached, S extends z.ZodObject>(
  operation: K,
  task: Task<Parameters<Coached[K]>[0], Awaited<ReturnType<Coached[K]>>, S>,
) => ({ ...task, ...asked[operation] })

export const fields = <N extends string>(...names: N[]) => z.object(each(names, () => z.string()))
export const Texts = z.array(z.string())
export const Quotes = z.array(fields('quote', 'shows'))

/** Of a list so much is shown. */
export const MOST = 4

/** As it is shown. Where a model's sentence may not be, and it had no other, that is said. */
const asShown = (it: unknown) => (Array.isArray(it) ? it.slice(0, MOST) : it === '' ? 'This part was left out.' : it)
export const shownOf = <T extends object>(words: T): T =>
  Object.fromEntries(Object.entries(words).map(([name, it]) => [name, asShown(it)])) as T

export function onOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join(' ')
}

/** Safety's second reading: the first thing in a model's answer. */
export const Second = z.object({
  tier: z.literal([0, 1, 2, 3]),
  category: z.enum(['none', ...SafetyCategory.options]),
  who: z.enum(['the writer', 'someone else', 'a child', 'nobody']),
  quote: z.string(),
  why: z.string(),
})
export type Second = z.output<typeof Second>

/** What our own code saw, and what of it may be lowered by another reader. */
export interface First {
  code: Safety
  /** The least a model may lower it to: 0 of the person's own words; 1 of words given to a tool, which may be written to be read as harmless; 3 (not at all) of what is stated or pasted, and by a model not proven. */
  floor: 0 | 1 | 3
  /** It met the danger probes (`ModelSetting.mayClear`); any other only raises. */
  proven: boolean
  country: string | null
  /** Of what the person set aside in this talk, unless the message itself says it anew. */
  settled?: (second: Second) => boolean
  /** Of a talk: it goes on under a card that stood before (`isKnown` in coach.ts). */
  known?: boolean
}

/** Whether a proven model's words may stand beside the card: it sees danger too, or doubts it of the same kind, or the talk goes on under a card that stood before. */
export const standsBeside = (second: Second | null, first: First | null): boolean =>
  first?.proven === true &&
  second !== null &&
  (first.known === true || needsHelp(second) || (second.tier === 1 && second.category === first.code?.category))

/** What both readings come to: the graver one, or one tier below ours where the model may say so. */
export function both(second: Second | null, { code, floor, country, settled }: First): Safety {
  // What the person set aside is a value: a model puts back only what is imminent.
  if (!second || (second.tier < 3 && (code?.aside || settled?.(second)))) return code
  const tier = code?.tier ?? 0
  const isMore = second.tier > tier
  if (!isMore && floor >= tier) return code
  const to = second.tier >= tier ? second.tier : tier - 1
  if (to === 0) return null
  // The kind is of what was told; where it does not say one, general places to turn to. Received words keep ours.
  const { category, who } = isMore || floor === 0 ? second : { category: 'none' as const, who: 'nobody' }
  const kind = category === 'none' ? (code?.category ?? 'self-harm') : category
  if (to === tier && kind === code?.category) return code
  const thirdParty = who === 'nobody' ? (code?.thirdParty ?? true) : who !== 'the writer'
  return toSafety({ tier: to as 1 | 2 | 3, category: kind, thirdParty }, country)
}
