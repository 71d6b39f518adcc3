import { ModelFailure } from './failure.ts'

/** How long a person waits for a model, in milliseconds: before the first word (it may be read from the disk first, or think where nobody hears it), without a word or a thought since the last, and from the question to the end of its answer. */
export const patience = { firstMs: 60_000, silenceMs: 20_000, wholeMs: 300_000 }

/** A turn at a server that answers one question at a time. `wanted` aborts where nobody waits for this answer and somebody waits for the server. */
type Place = { leave(): void; wanted: AbortSignal }

/** Asked twice at once, a machine of the house answers both half as fast or reads its model anew for each. So one question goes at a time: people as they came, and last what nobody waits for. */
export function openLine() {
  const waiting = new Set<{ idle: boolean; come: (place: Place) => void }>()
  let held: { idle: boolean; give: AbortController } | null = null

  function next(): void {
    const [first] = held ? [] : [...waiting].toSorted((a, b) => Number(a.idle) - Number(b.idle))
    if (!first) return
    waiting.delete(first)
    const mine = (held = { idle: first.idle, give: new AbortController() })
    const leave = () => {
      if (held !== mine) return
      held = null
      next()
    }
    first.come({ wanted: mine.give.signal, leave })
  }

  return {
    async take(idle: boolean, signal: AbortSignal): Promise<Place> {
      signal.throwIfAborted()
      if (!idle && held?.idle) held.give.abort(new ModelFailure('busy'))
      const { promise, resolve: come, reject } = Promise.withResolvers<Place>()
      const mine = { idle, come }
      waiting.add(mine)
      // Who has come already has a place.
      signal.addEventListener('abort', () => waiting.delete(mine) && reject(signal.reason as Error), { once: true })
      next()
      return promise
    },
  }
}
export type Line = ReturnType<typeof openLine>
