import { setTimeout as setTimer } from 'node:timers/promises'
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
  /** All pauses between tries together. */
  pausesMs: number
  /** Before the second try; twice that before the third. */
  firstPauseMs: number
  /** Tries after the first. */
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

/**
 * Tries again where the server itself was the trouble, after the time it asks for (retry-after) or a growing pause.
 * A server that wants more time than a person has is given up at once. Rejects with ModelFailure, or with the reader's
 * own abort.
 */
export async function persist<T>(
  { retries, firstPauseMs, pausesMs }: Patience,
  reader: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  let left = pausesMs
  for (let tries = 0; ; tries++) {
    reader?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      reader?.throwIfAborted()
      const pause = retryAfter(error) ?? firstPauseMs * 2 ** tries
      if (tries >= retries || !isPassing(error) || pause > left) throw failureOf(error)
      left -= pause
      await setTimer(pause, undefined, reader ? { signal: reader } : {}).catch(() => reader?.throwIfAborted())
    }
  }
}

const callIn = (error: unknown) => (APICallError.isInstance(error) ? error : null)

/** Asked again these say the same. */
const lasting = new Set<Reason>(['no-model', 'no-memory', 'full'])

function isPassing(error: unknown): boolean {
  const call = callIn(error)
  if (!call || lasting.has(reasonFor(error))) return false
  const { statusCode: status = 503 } = call
  // Whoever breaks over a question is asked once more at most, and then without a schema: see `formal`.
  return status === 408 || status === 429 || status > 500
}

/** In milliseconds. A date is of a clock that this package has not got. */
function retryAfter(error: unknown): number | null {
  const { 'retry-after-ms': ms, 'retry-after': seconds } = callIn(error)?.responseHeaders ?? {}
  const wait = ms ? Number(ms) : Number(seconds ?? NaN) * 1_000
  return wait >= 0 ? wait : null
}

/** Some servers refuse a schema, some break over it. */
const formal = [400, 415, 422, 500, 501]

/** Whatever the library threw, as one word: its own errors carry the whole request. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  return new ModelFailure(reasonFor(error), formal.includes(callIn(error)?.statusCode ?? 0))
}

function reasonFor(error: unknown): Reason {
  const call = callIn(error)
  const { message, name } = (call ?? error ?? {}) as { message?: string; name?: string }
  // What breaks off a stream comes as the server's bare words.
  const said = reasonIn((call ? call.responseBody : typeof error === 'string' ? error : message) ?? '')
  if (said) return said
  if (call) return call.statusCode === 404 ? 'no-model' : call.statusCode === 429 ? 'busy' : 'unavailable'
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'cut'
}

/** What servers of the house say in words, whatever status they say it with. The words go no further. */
const says: Partial<Record<Reason, readonly string[]>> = {
  loading: ['loading model'],
  full: ['exceed_context_size', 'context size', 'context length', 'context the overflows'],
  'no-memory': ['out of memory', 'system memory', 'insufficient memory', 'system resources', 'cudamalloc'],
  'no-model': ['no models loaded', 'model_not_found', 'not found'],
  busy: ['server busy'],
}

function reasonIn(said: string): Reason | null {
  const text = said.slice(0, 2_000).toLowerCase()
  const found = Object.entries(says).find(([, words]) => words.some((word) => text.includes(word)))
  return (found?.[0] as Reason | undefined) ?? null
}

/** A signal that also aborts after silence, and after the whole time. */
export function watch({ firstMs, silenceMs, wholeMs }: Patience, reader: AbortSignal | undefined) {
  const own = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number) => {
    clearTimeout(silence)
    silence = setTimeout(() => own.abort(new DOMException('no answer in time', 'TimeoutError')), ms)
  }
  return {
    signal: AbortSignal.any([own.signal, AbortSignal.timeout(wholeMs), ...(reader ? [reader] : [])]),
    /** A request was sent. */
    asked: () => wait(firstMs ?? silenceMs),
    /** A word came, or a thought: silence begins here. */
    heard: () => wait(silenceMs),
    done: () => clearTimeout(silence),
  }
}
