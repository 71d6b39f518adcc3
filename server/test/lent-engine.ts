import { PGlite } from '@electric-sql/pglite'
import { SharedPGlite } from '../src/platform/embedded.ts'
import { BegunFiles } from './begun-files.ts'

/** What the engine shares among its processes it fills with nothing at its start: 128 MB, if it is not told otherwise. */
const lessMemory = ['-c', 'shared_buffers=16MB']

/** So many engines of a process are lent again and again: what each was at its start takes memory, and time to note. */
const LENT = 2

interface Engine {
  client: SharedPGlite
  /** All of its memory and all of its files, as they were when it had begun; false where that cannot be. */
  bringBack(): Promise<boolean>
}

/**
 * Lends embedded engines on the dump at a path, each to one owner at a time. Once closed it answers its owner no more, and
 * is brought back, to the byte, to how it began: that takes a tenth of a start. Whoever comes while all are lent has one
 * of their own, which ends with them.
 */
export function openLender(): (dump: string) => Promise<SharedPGlite> {
  const free: Engine[] = []
  let known = 0
  const lend = (engine: Engine) =>
    lent(engine.client, async (leave) => {
      // Whatever went wrong, nobody gets this one again.
      const isAsItBegan = await leave()
        .then(engine.bringBack)
        .catch(() => false)
      if (isAsItBegan) return void free.push(engine)
      known--
      await engine.client.close()
    })
  return async (dump) => {
    const engine = free.pop()
    if (engine) return lend(engine)
    if (known === LENT) return opened(new BegunFiles(dump))
    known++
    try {
      return lend(await begin(dump))
    } catch (error) {
      known--
      throw error
    }
  }
}

/** What worlds of this process are lent. */
export const lentEngine = openLender()

const opened = (fs: BegunFiles) => SharedPGlite.open({ fs, startParams: [...PGlite.defaultStartParams, ...lessMemory] })

async function begin(dump: string): Promise<Engine> {
  const files = new BegunFiles(dump)
  const client = await opened(files)
  // The language of functions and blocks is loaded when it is first used.
  await client.exec('do $$ begin end $$')
  const loaded = await loadedBy(client)
  const bringBackFiles = files.kept()
  const bringBackMemory = keptMemory(client)
  return {
    client,
    async bringBack() {
      // Code that it loads while it runs stays where it was put, and memory that it took is never given back.
      if ((await loadedBy(client)) !== loaded || !bringBackMemory()) return false
      bringBackFiles()
      return true
    },
  }
}

async function loadedBy(client: PGlite): Promise<string> {
  const { rows } = await client.query('select file_name from pg_get_loaded_modules() order by 1')
  return JSON.stringify(rows)
}

const PAGE = 65_536
const nothing = Buffer.alloc(PAGE)

/** What is brought back of the memory: pages that changed. A page that was never used costs nothing so. */
function keptMemory(client: PGlite): () => boolean {
  const { length, buffer } = client.Module.HEAPU8
  const memory = Buffer.from(buffer)
  let end = length
  while (nothing.equals(memory.subarray(end - PAGE, end))) end -= PAGE
  const kept = Buffer.from(memory.subarray(0, end))
  return () => {
    if (client.Module.HEAPU8.length !== length) return false
    for (let at = 0; at < length; at += PAGE) {
      const was = at < end ? kept.subarray(at, at + PAGE) : nothing
      if (!was.equals(memory.subarray(at, at + PAGE))) memory.set(was, at)
    }
    return true
  }
}

const refused = () => Promise.reject<never>(new Error('PGlite is closed'))

/**
 * What one owner has of an engine: all that it does, until it is closed and `givenBack`, told how to stop what
 * still listens. What is put on it, as a spy is, goes with it.
 */
function lent(client: SharedPGlite, givenBack: (leave: () => Promise<void>) => Promise<void>): SharedPGlite {
  const leaving: (() => unknown)[] = []
  let isClosed = false
  const own = {
    async listen(...given: Parameters<PGlite['listen']>) {
      if (isClosed) return refused()
      const leave = await client.listen(...given)
      leaving.push(leave)
      return leave
    },
    onNotification(...given: Parameters<PGlite['onNotification']>) {
      const leave = client.onNotification(...given)
      leaving.push(leave)
      return leave
    },
    async close() {
      // As the engine itself: whoever asked before is answered.
      await client._runExclusiveTransaction(() =>
        client._runExclusiveQuery(async () => {
          if (isClosed) return refused()
          isClosed = true
        }),
      )
      await givenBack(async () => {
        for (const leave of leaving) await leave()
      })
    },
  }
  const all: PropertyDescriptorMap = {}
  for (let from: object = client; from !== Object.prototype; from = Object.getPrototypeOf(from) as object) {
    for (const name of Reflect.ownKeys(from) as string[]) {
      const found: unknown = Reflect.get(client, name)
      all[name] ??=
        typeof found === 'function'
          ? described((...given: unknown[]) =>
              isClosed ? refused() : (Reflect.apply(found, client, given) as unknown),
            )
          : { get: () => Reflect.get(client, name) as unknown, configurable: true }
    }
  }
  const its: PropertyDescriptorMap = { ...all, closed: { get: () => isClosed }, constructor: described(SharedPGlite) }
  for (const [name, value] of Object.entries(own)) its[name] = described(value)
  return Object.create(SharedPGlite.prototype, its) as SharedPGlite
}

/** As an object's own, which a spy can take the place of. */
const described = (value: unknown): PropertyDescriptor => ({ value, writable: true, configurable: true })
