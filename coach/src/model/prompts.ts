import { readFileSync } from 'node:fs'
import { z } from 'zod'
import kept from '../../data/told.json' with { type: 'json' }
import type { Told } from './told.ts'

/** The last two are about words of ours and of a model's. */
export type PromptName = Told | 'mend' | 'safety'

const read = (name: string): string =>
  readFileSync(new URL(`prompts/${name}.md`, import.meta.url), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim()

/** Read once, when the server starts: a missing file fails there and not under somebody's message. */
const prompts = new Map(['rules', 'mend', 'safety', ...Object.keys(kept.operations)].map((name) => [name, read(name)]))

/** How danger is read, by itself. */
export const safetyRules = (): string => `${prompts.get('rules')!}\n\n${prompts.get('safety')!}`

/** What the model is told about the rules and its task. Nothing that a person wrote is ever in it. */
export const instructions = (name: PromptName): string =>
  name === 'safety' ? safetyRules() : `${safetyRules()}\n\n${prompts.get(name)!}`

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

export const instructionsFor = (name: PromptName, schema: z.ZodType): string =>
  `${instructions(name)}\n\n${formOf(schema)}`
