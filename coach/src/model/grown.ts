import { parsePartialJson } from 'ai'
import { z } from 'zod'
import { wholeText, type Question } from './ask.ts'
import { ModelFailure } from './failure.ts'
import { Second } from './second.ts'

/** What a model answers in a talk. In this order: what comes first is known before a word of the reply is shown. */
export const TalkAnswer = z.object({
  safety: Second,
  stage: z.enum(['explore', 'understand', 'act']),
  reply: z.string(),
  message: z.object({ text: z.string(), to: z.string().nullable() }).nullable(),
})
type Message = z.output<typeof TalkAnswer>['message']

/** So much of an answer as there is. `safety` is undefined until it is known that there is one or none. */
export interface Grown {
  safety: Second | null | undefined
  stage: string | null
  reply: string
  message: Message
  over: boolean
}

/** Who writes so much without a brace writes no JSON: it is a reply in plain words, and nothing more. */
const PLAIN = 80

/** A talk's answer as it grows. Rejects with ModelFailure, or with the reader's own abort. */
export async function* grown(question: Question, schema: z.ZodType | null): AsyncGenerator<Grown> {
  let read = 0
  let all = ''
  for await (const text of growing(question, schema)) {
    all = text
    // A sentence has ended, or a field: between them there is nothing to show.
    if (!/[.?!"”\n]/.test(text.slice(read))) continue
    read = text.length
    const now = await readSoFar(text, false)
    if (now) yield now
  }
  const whole = await readSoFar(all, true)
  if (!whole) throw new ModelFailure(all.trim() ? 'malformed' : 'empty')
  yield whole
}

async function readSoFar(text: string, over: boolean): Promise<Grown | null> {
  const from = text.indexOf('{')
  if (from < 0 || from > PLAIN) {
    const plain = text.trimStart()
    if (!over && plain.length <= PLAIN) return null
    return plain ? { safety: null, stage: null, reply: plain, message: null, over } : null
  }
  const to = over ? text.lastIndexOf('}') + 1 : 0
  const { value } = await parsePartialJson(text.slice(from, to > from ? to : undefined))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { safety, stage, reply, message } = value as Record<string, unknown>
  const known = over || stage !== undefined || reply !== undefined
  if (over && typeof reply !== 'string') return null
  return {
    safety: known ? (Second.safeParse(safety).data ?? null) : undefined,
    stage: typeof stage === 'string' ? stage : null,
    reply: typeof reply === 'string' ? reply : '',
    message: over ? (TalkAnswer.shape.message.safeParse(message).data ?? null) : null,
    over,
  }
}

/** All of the text that there is, each time that there is more. Whoever stops reading ends the request. */
async function* growing(question: Question, schema: z.ZodType | null): AsyncGenerator<string> {
  const leaving = new AbortController()
  const signal = question.signal ? AbortSignal.any([question.signal, leaving.signal]) : leaving.signal
  let [heard, told] = ['', '']
  let end: { error?: unknown } | null = null
  let wake: () => void = () => undefined
  const grows = (text: string) => {
    heard = text
    wake()
  }
  const asked = wholeText({ ...question, signal, grows }, schema)
    .then(
      () => (end = {}),
      (error: unknown) => (end = { error }),
    )
    .finally(() => wake())
  const ended = () => end
  try {
    for (;;) {
      if (heard === told && !ended()) await new Promise<void>((resolve) => (wake = resolve))
      if (heard !== told) {
        // The request was made anew, after some of the first answer was read.
        if (!heard.startsWith(told)) throw new ModelFailure('cut')
        told = heard
        yield told
      } else if (ended()) break
    }
    const failed = ended()
    if (failed && 'error' in failed) throw failed.error
  } finally {
    leaving.abort()
    await asked
  }
}
