import { readFileSync } from 'node:fs'
import { z } from 'zod'
import kept from '../../data/told.json' with { type: 'json' }
import type { Setting } from '../operations.ts'
import { each } from '../text/words.ts'

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
export function occasion({ now, timeZone, country, userFirstName, person = null }: Occasion) {
  const how = { dateStyle: 'full', timeStyle: 'short', timeZone: timeZone ?? 'UTC' } as const
  const said = now ? new Intl.DateTimeFormat('en-GB', how).format(new Date(now)) : null
  return { now: said && (timeZone ? said : `${said} UTC`), country, firstName: userFirstName, relationship: person }
}

export type Occasion = Pick<Setting, 'now' | 'timeZone' | 'country' | 'userFirstName'> & { person?: object | null }

/** The one place where a person's words enter a question: JSON between two tags, every sign escaped that could end the string or the tags, so that what is pasted and gives orders stays material. */
export function dataIn(data: object): string {
  // No tag can be written in it, and no invisible letters can carry a second text.
  const json = JSON.stringify(data, null, 1)
    .replace(/\u{E007F}|[\u{E0001}\u{E0020}-\u{E007E}]/gu, '')
    .replace(/[<>&\u2028\u2029\u200B-\u200C\u200E-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, unicode)
  return `<data>\n${json}\n</data>`
}

const unicode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Every text in a piece of data, for the safety screen and for the quotes. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim() ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
