import { setImmediate as turn } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** So long the engine may keep the thread that everyone is answered on. One statement takes less. */
const HELD_MS = 5

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
    return opened
  }

  override async execProtocolRaw(...given: Parameters<PGlite['execProtocolRaw']>): Promise<Uint8Array> {
    if (performance.now() - this.#turnedAt > HELD_MS) {
      await turn()
      this.#turnedAt = performance.now()
    }
    return super.execProtocolRaw(...given)
  }
}
