import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Operations } from '@mallama/coach/operations'
import type { Coach, Live } from '@mallama/coach/port'

/** From so many characters on an input is read off the main thread, where everyone else's requests are answered. */
export const LONG = 5_000
const IDLE_MS = 30_000

/** What can be asked of a worker: an input goes in, a result comes out. */
export type Asked = keyof Operations | 'reply' | 'savedChatInsights'
/** Each of them, seen from outside its types. */
export type Answering = (input: unknown, live?: Live) => Promise<unknown>
export interface Question {
  name: Asked
  input: unknown
}

/** Characters of all texts in a value. Counts no further than it must. */
function lengthOf(value: unknown, most = LONG): number {
  if (typeof value === 'string') return value.length
  if (value === null || typeof value !== 'object') return 0
  let sum = 0
  for (const part of Object.values(value)) if ((sum += lengthOf(part, most - sum)) > most) break
  return sum
}

/** What of an input decides how long it takes: a chat's earlier turns were read when they came. */
const weightOf = (name: Asked, input: unknown): number =>
  lengthOf(name === 'reply' ? (input as { message: string }).message : input)

/**
 * The built-in coach, with long inputs read in worker threads that start when the first one comes and end when none
 * came for a while. The answer is the same bytes; a reply's sentences are said once it is whole.
 */
export function pooled(coach: Coach, worker: URL): { coach: Coach; close(): Promise<void> } {
  let pool: Piscina<Question, unknown> | undefined
  const open = () =>
    (pool ??= new Piscina<Question, unknown>({
      filename: worker.href,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_MS,
    }))
  const ask = async (name: Asked, input: unknown, live: Live | undefined): Promise<unknown> => {
    const signal = live?.signal
    signal?.throwIfAborted()
    if (weightOf(name, input) <= LONG) return (coach[name] as Answering).call(coach, input, live)
    const answer = await open().run({ name, input }, signal ? { signal } : {})
    if (name === 'reply') live?.say?.((answer as { response: string }).response)
    return answer
  }
  const inPool = new Proxy(coach, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver)
      if (typeof own !== 'function' || name === 'greeting') return own
      return (input: unknown, live?: Live) => ask(name as Asked, input, live)
    },
  })
  return { coach: inPool, close: async () => pool?.close({ force: true }) }
}
