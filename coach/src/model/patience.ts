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
}

export const patience: Patience = { silenceMs: 20_000, wholeMs: 60_000 }

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
/** Some servers refuse a schema; some, from 500 on, break over it, or over nothing that lasts. */
const formal = [400, 408, 415, 422]

/** Whatever the library threw, as one word: its own errors carry the whole request. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const call = APICallError.isInstance(error) ? error : null
  const { statusCode: status = 0, responseBody: body } = call ?? {}
  const { message, name } = (error ?? {}) as { message?: string; name?: string }
  // What breaks off a stream comes as the server's bare words.
  const said = (call ? body : typeof error === 'string' ? error : message) ?? ''
  const text = said.slice(0, 2_000).toLowerCase()
  const known = Object.entries(says).find(([, words]) => words.some((word) => text.includes(word)))?.[0]
  const broken = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'cut'
  const other = call ? (byStatus[status] ?? 'unavailable') : broken
  return new ModelFailure((known as Reason | undefined) ?? other, formal.includes(status) || status >= 500)
}
