import type { z } from 'zod'
import { MOST_ANSWERED, wholeText, type Question } from './ask.ts'
import { escaped } from './data-block.ts'
import { ModelFailure } from './failure.ts'

/** Asks, and once more with what was wrong, without the server's own JSON mode: some refuse it, some break in it. */
export async function answerTo<S extends z.ZodType>(schema: S, question: Question): Promise<z.output<S>> {
  let said = ''
  let wrong = 'It could not be read.'
  try {
    said = await wholeText(question, schema)
    const read = readJson(schema, said)
    if ('words' in read) return read.words
    wrong = read.wrong
  } catch (error) {
    question.signal?.throwIfAborted()
    if (!(error instanceof ModelFailure && error.form && error.reason === 'unavailable')) throw error
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
