import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { told } from './told.ts'

const read = (name: string): string =>
  readFileSync(new URL(`prompts/${name}.md`, import.meta.url), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim()

export type PromptName = keyof typeof told

/** Read once, when the server starts: a missing file fails there and not under somebody's message. */
const prompts = new Map(['rules', ...Object.keys(told)].map((name) => [name, read(name)]))
const text = (name: 'rules' | PromptName): string => prompts.get(name)!

/** How danger is read, by itself. */
export const safetyRules = (): string => `${text('rules')}\n\n${text('safety')}`

/** What the model is told about the rules and its task. Nothing that a person wrote is ever in it. */
export const instructions = (name: PromptName): string =>
  name === 'safety' ? safetyRules() : `${safetyRules()}\n\n${text(name)}`

/** Without the examples: an answer may be worded like one. */
export const ownWords = (name: PromptName): string => instructions(name).split('# Examples')[0]!

/** What is said once in words, not at each object: a small model has little room. */
const lean = (key: string, value: unknown) =>
  ['$schema', 'required', 'additionalProperties'].includes(key) ? undefined : value

/** With the shape of the answer: some servers do not look at the schema that they are sent beside the text. */
export const instructionsFor = (name: PromptName, schema: z.ZodType): string =>
  `${instructions(name)}\n\nAnswer with one JSON object and nothing else: no fences, no words before or after it. Every field of its JSON Schema, no other:\n${JSON.stringify(z.toJSONSchema(schema), lean)}`
