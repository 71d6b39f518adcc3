import { APICallError } from 'ai'
import { ModelFailure, type Reason } from './failure.ts'

/** How long a person waits for a model, in milliseconds. */
export interface Patience {
  /** Before the first word, where that may take longer than any later one. */
  firstMs?: number
  /** Without a word or a thought, since the last. */
  silenceMs: number
  /** From the question to the end of its answer. */
  wholeMs: number
  pausesMs: number
  /** Before the second try; twice that before the third. */
  firstPauseMs: number
  retries: number
}

export const patience: Patience = {
  silenceMs: 20_000,
  wholeMs: 60_000,
  pausesMs: 8_000,
  firstPauseMs: 500,
  retries: 2,
}

/** A machine of the house reads its model from the disk first, and thinks slowly: that is not being gone. */
export const nearPatience: Patience = { ...patience, firstMs: 60_000, wholeMs: 300_000 }

/** What servers of the house say in words, whatever status they say it with. The words go no further. */
const says: Partial<Record<Reason, readonly string[]>> = {
  loading: ['loading model'],
  full: ['exceed_context_size', 'context size', 'context length', 'context the overflows'],
  'no-memory': ['out of memory', 'system memory', 'insufficient memory', 'system resources', 'cudamalloc'],
  'no-model': ['no models loaded', 'model_not_found', 'not found'],
  busy: ['server busy'],
}
const byStatus: Partial<Record<number, Reason>> = { 404: 'no-model', 429: 'busy' }
/** Some servers refuse a schema, some break over it. */
const formal = [400, 415, 422, 500, 501]

const callIn = (error: unknown) => (APICallError.isInstance(error) ? error : null)

/** Whatever the library threw, as one word: its own errors carry the whole request. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { statusCode: status, responseBody: body } = callIn(error) ?? {}
  const { message, name } = (error ?? {}) as { message?: string; name?: string }
  // What breaks off a stream comes as the server's bare words.
  const said = (callIn(error) ? body : typeof error === 'string' ? error : message) ?? ''
  const text = said.slice(0, 2_000).toLowerCase()
  const known = Object.entries(says).find(([, words]) => words.some((word) => text.includes(word)))?.[0]
  const broken = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'cut'
  const other = callIn(error) ? (byStatus[status ?? 0] ?? 'unavailable') : broken
  return new ModelFailure((known as Reason | undefined) ?? other, formal.includes(status ?? 0))
}

/** How long to wait before asking again: the time that the server asks for, or this; null where it says the same then. */
export function pauseAfter(error: unknown, usual: number): number | null {
  const { statusCode: status = 503, responseHeaders: headers = {} } = callIn(error) ?? { statusCode: 0 }
  // Whoever breaks over a question is asked once more at most, and then without a schema.
  const isPassing = status === 408 || status === 429 || status > 500
  if (!isPassing || ['no-model', 'no-memory', 'full'].includes(failureOf(error).reason)) return null
  const { 'retry-after-ms': ms, 'retry-after': seconds } = headers
  // A date is of a clock that this package has not got.
  const asked = ms ? Number(ms) : Number(seconds ?? NaN) * 1_000
  return asked >= 0 ? asked : usual
}
