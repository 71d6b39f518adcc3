import { setImmediate as turn } from 'node:timers/promises'
import { PGlite, types, type PGliteOptions, type QueryOptions, type Transaction } from '@electric-sql/pglite'

/** So long the engine may keep the thread that everyone is answered on. One statement takes less. */
const HELD_MS = 5

/** Dates, and lists of dates and of numerics, come as PostgreSQL writes them: drizzle reads them itself. */
const AS_WRITTEN = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231]
const asWritten = new Map(AS_WRITTEN.map((type) => [String(type), (value: string) => value]))

/**
 * drizzle asks for that with each query, and each time the engine copies how it reads all of its four hundred types: more
 * than half of what a small query takes. It is asked once, at the start.
 */
function withoutKnown(options: QueryOptions | undefined): QueryOptions | undefined {
  if (!options?.parsers || !Object.keys(options.parsers).every((type) => asWritten.has(type))) return options
  const { parsers: _, ...others } = options
  return others
}

/**
 * The embedded engine on the thread that answers. A statement's promise comes back before the loop looks at a socket,
 * and the next statement of whoever waits is sent in the same breath: without a pause, a few busy people keep everyone
 * else waiting for as long as all of their statements take.
 */
export class SharedPGlite extends PGlite {
  #turnedAt = 0

  static async open(options: PGliteOptions): Promise<SharedPGlite> {
    const opened = new SharedPGlite(options)
    await opened.waitReady
    Object.assign(opened.parsers, Object.fromEntries(asWritten))
    return opened
  }

  override query<T>(text: string, given?: unknown[], options?: QueryOptions) {
    return super.query<T>(text, given, withoutKnown(options))
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (text, given, options) => tx.query(text, given, withoutKnown(options))
      return work(Object.assign(Object.create(tx) as Transaction, { query }))
    })
  }

  override async execProtocolRaw(...given: Parameters<PGlite['execProtocolRaw']>): Promise<Uint8Array> {
    if (performance.now() - this.#turnedAt > HELD_MS) {
      await turn()
      this.#turnedAt = performance.now()
    }
    return super.execProtocolRaw(...given)
  }
}
