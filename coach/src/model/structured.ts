import type { Evidence, Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { legibility } from '../builtin/kind-of-text.ts'
import type { Live } from '../port.ts'
import { wholeText, type Question } from './ask.ts'
import { escaped, textsIn } from './data-block.ts'
import { beginningLater } from './fit.ts'
import { ModelFailure } from './failure.ts'
import { tellingFields } from './growth.ts'
import { instructionsFor, type PromptName } from './prompts.ts'
import { locate, verified, type Sources } from './quotes.ts'
import { dataBlock, type Told } from './told.ts'
import type { Careful } from './reading.ts'

/**
 * One operation: what the model is told, asked and given, and how its words take the place of ours. Every number,
 * label, count and flag stays the built-in coach's: a text that talks a model into something moves no score.
 */
export interface Task<P extends PromptName, I, O, S extends z.ZodType = z.ZodType> {
  prompt: P
  /** What is asked for: strict, so no records and nothing optional. */
  words: S
  /** What of the input the model needs, and nothing more. */
  data(input: I, built: O): Told[P]
  /** Where quotes are looked up; the text that was sent first. */
  sources(input: I): string[]
  /** The built-in answer needs no other words: refused, silent, nothing to say. */
  settled?(built: O): boolean
  /** Null where nothing in the words rests on the input. */
  merge(
    built: O,
    words: z.output<S>,
    reader: Reader,
    again: (input: I) => Promise<O>,
    input: I,
  ): O | null | Promise<O | null>
}

/** Holds what a model claims against what the person wrote. */
export interface Reader {
  evidence(quotes: readonly { quote: string; shows: string }[]): Evidence[]
  /** The items whose quote is there. */
  founded<T extends { quote: string }>(items: readonly T[]): T[]
  /** The text, or ours where it puts words into somebody's mouth. */
  said(text: string, ours: string): string
  /** The texts that put no words into anybody's mouth. */
  all(texts: readonly string[]): string[]
}

/** Longer inputs are the built-in coach's: no model of a house reads them in the time that a person waits. */
const MOST_SENT = 60_000
const MOST_ANSWERED = 40_000

export type Asking = Pick<Question, 'model' | 'patience'> & { reading: Careful }

/** Whether these words may leave at all: nothing grave in any of them, English to be screened on the way back. */
async function mayLeave(texts: readonly string[], safety: Safety, reading: Careful): Promise<boolean> {
  return !safety && (await reading.harmless(texts)).every(Boolean)
}

/** The words in the place of ours. Rejects with ModelFailure, or with the reader's own abort. */
export async function perform<P extends PromptName, I, O>(
  task: Task<P, I, O>,
  asking: Asking,
  { input, built, again }: { input: I; built: O; again: (input: I) => Promise<O> },
  live: Live | undefined,
): Promise<O> {
  const instructions = instructionsFor(task.prompt, task.words)
  const sources = task.sources(input)
  const data = beginningLater(task.prompt, task.data(input, built))
  const { model, patience } = asking
  const idle = task.prompt === 'memory'
  const grows = live?.progress && tellingFields(task.words, live.progress)
  const question = { model, patience, instructions, data, signal: live?.signal, idle, grows }
  const words = await answerTo(task.words, question)
  const watch = { instructions, input: `${textsIn(input).join('\n')}\n${textsIn(built).join('\n')}`, safety: null }
  for (const { key, text } of fieldsOf(words))
    if (await asking.reading.unsafe(text, '', { ...watch, voice: drafts.has(key) ? 'person' : 'coach' }))
      throw new ModelFailure('unsafe')
  const merged = await task.merge(built, words, readerOf(sources), again, input)
  if (!merged) throw new ModelFailure('unfounded')
  return merged
}

/** Whether the built-in answer is the answer, and no model is asked. */
export const staysHere = async <P extends PromptName, I, O>(
  task: Task<P, I, O>,
  input: I,
  built: O,
  reading: Careful,
): Promise<boolean> =>
  (task.settled?.(built) ?? false) ||
  // Before the screen: a book is not read twice to learn that it is too long.
  textsIn(input).reduce((sum, text) => sum + text.length, 0) > MOST_SENT ||
  !(await mayLeave(textsIn(input), safetyOf(built), reading)) ||
  legibility(task.sources(input).join('\n')) !== 'words' ||
  dataBlock(task.prompt, task.data(input, built)).length > MOST_SENT

const safetyOf = (result: unknown): Safety => (result as { safety?: Safety } | null)?.safety ?? null

/** Asks, and once more with what was wrong, without the server's own JSON mode: some refuse it, some break in it. */
async function answerTo<S extends z.ZodType>(schema: S, question: Question): Promise<z.output<S>> {
  let said = ''
  let wrong = 'It could not be read.'
  try {
    said = await wholeText(question, schema)
    const read = readJson(schema, said)
    if ('words' in read) return read.words
    wrong = read.wrong
  } catch (error) {
    question.signal?.throwIfAborted()
    if (!(error instanceof ModelFailure) || error.reason !== 'unavailable') throw error
  }
  const mend = `\n\n<data>\n${escaped({ yourLastAnswer: said.slice(0, 4_000) })}\n</data>\n\nThat last answer cannot be used. ${wrong} Answer again with the JSON object alone.`
  const { data } = question
  const mended = typeof data === 'string' ? data + mend : (letters: number) => data(letters - mend.length) + mend
  const read = readJson(schema, await wholeText({ ...question, data: mended }, null))
  if ('words' in read) return read.words
  throw new ModelFailure('malformed')
}

/** Of a text with a JSON object in it, fenced or not. `wrong` names fields and kinds, and no word of the answer. */
export function readJson<S extends z.ZodType>(schema: S, text: string): { words: z.output<S> } | { wrong: string } {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return { wrong: 'There was no JSON object in it.' }
  if (text.length > MOST_ANSWERED) return { wrong: 'It was far too long.' }
  let said: unknown
  try {
    said = JSON.parse(text.slice(from, to + 1))
  } catch {
    return { wrong: 'It was not valid JSON.' }
  }
  const read = schema.safeParse(said)
  if (read.success) return { words: read.data }
  const fields = read.error.issues.slice(0, 8).map(({ path, code }) => `${path.map(fieldName).join('.')}: ${code}`)
  return { wrong: `These fields were missing or of the wrong kind: ${fields.join('; ')}.` }
}

/** A field that the schema knows is a plain word; anything else could be somebody's sentence. */
const fieldName = (key: PropertyKey) => (/^\w{1,40}$/.test(String(key)) ? String(key) : 'a field')

/** In the person's voice, or the other one's: drafts to be sent, and parts in a rehearsal. */
const drafts = new Set(['suggestedResponse', 'craftedMessage', 'message', 'rewritten', 'repair', 'reply', 'statements'])
/** Held against the input word by word instead of being judged: they are what somebody wrote. */
const verbatim = new Set(['quote', 'party', 'kind'])

function fieldsOf(words: unknown, key = ''): { key: string; text: string }[] {
  if (typeof words === 'string') return verbatim.has(key) ? [] : [{ key, text: words }]
  if (Array.isArray(words)) return words.flatMap((item) => fieldsOf(item, key))
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, value]) => fieldsOf(value, name))
}

function readerOf(sources: Sources): Reader {
  return {
    evidence: (quotes) => verified(sources, quotes),
    founded: (items) => items.filter(({ quote }) => locate(sources, quote)),
    said: (text, ours) => (text.trim() ? text.trim() : ours),
    all: (texts) => texts.map((text) => text.trim()).filter((text) => text !== ''),
  }
}
