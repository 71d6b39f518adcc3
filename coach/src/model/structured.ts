import { parsePartialJson } from 'ai'
import { z } from 'zod'
import { wholeText } from './ask.ts'
import { ModelFailure } from './failure.ts'
import type { Question } from './question.ts'
import { dataIn } from './told.ts'

/** What was asked for, or what is wrong with it: names of fields and kinds, and no word of the answer. */
export type Read<T> = { words: T } | { wrong: string }

/**
 * Asks, and once more with what was wrong, without the server's own JSON mode: some refuse it, some break in it. What
 * was said to somebody before cannot be taken back: then the answer is cut off.
 */
export async function answerTo<T>(
  schema: z.ZodType,
  question: Question,
  read: (said: string) => Promise<Read<T>>,
  isSettled: () => boolean,
): Promise<T> {
  let said = ''
  let wrong = 'It could not be read.'
  try {
    said = await wholeText(question, schema)
    const first = await read(said)
    if ('words' in first) return first.words
    wrong = first.wrong
  } catch (error) {
    question.signal?.throwIfAborted()
    if (!(error instanceof ModelFailure && error.form && error.reason === 'unavailable')) throw error
  }
  if (isSettled()) throw new ModelFailure('cut')
  const mend = `\n\n${dataIn({ yourLastAnswer: said.slice(0, 4_000) })}\n\nThat last answer cannot be used. ${wrong} Answer again with the JSON object alone.`
  const data = (letters: number) => question.data(letters - mend.length) + mend
  const second = await read(await wholeText({ ...question, data }, null))
  if ('words' in second) return second.words
  throw new ModelFailure('malformed')
}

/** Asks once; null where what came is no object of the kind. */
export async function askedOnce<S extends z.ZodType>(question: Question, schema: S): Promise<z.output<S> | null> {
  const read = await readJson(schema, await wholeText(question, schema))
  return 'words' in read ? read.words : null
}

/** Of a text with a JSON object in it, fenced or not. */
export async function readJson<S extends z.ZodType>(schema: S, text: string): Promise<Read<z.output<S>>> {
  const { data, error } = schema.safeParse(await objectIn(text, true))
  // No schema of ours has keys of somebody's: a path is made of our own words.
  return error ? { wrong: `${z.prettifyError(error).slice(0, 800)}.` } : { words: data }
}

/** As much of an answer's object as there is, or null. `over`: nothing comes after it. */
export async function objectIn(text: string, over = false): Promise<Record<string, unknown> | null> {
  const to = over ? text.lastIndexOf('}') + 1 : 0
  const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf('{')), to || undefined))
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}
