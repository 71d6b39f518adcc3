import { once } from 'node:events'
import { request, type ClientRequest } from 'node:http'
import { openProduct, sized, type Figure } from './processes.ts'

const CONNECTIONS = sized(1_000, 50)
const PEOPLE = sized(100, 10)

export interface Memory {
  rss: number
  heapUsed: number
  external: number
  connections: number
}

/** Resident memory that each open event stream adds to the server. */
export async function measureLive(databaseUrl: string, key: string): Promise<Figure> {
  const product = await openProduct(databaseUrl, key, ['--expose-gc'])
  const open: ClientRequest[] = []
  const follow = async (token: string) => {
    const asked = request(`${product.url}/api/events`, { headers: { authorization: `Bearer ${token}` }, agent: false })
    asked.end()
    const [response] = await once(asked, 'response')
    response.resume()
    open.push(asked)
  }
  const people: { token: string }[] = []
  for (let n = 0; n < PEOPLE; n++) people.push(await product.ask<{ token: string }>('person'))
  // What a first stream of each person costs once (their key, their row) is not the stream's.
  for (const { token } of people) await follow(token)
  for (const asked of open.splice(0)) asked.destroy()
  await settled(product.ask.bind(product), 0)
  const before = await product.ask<Memory>('memory')
  for (let n = 0; n < CONNECTIONS; n += 50)
    await Promise.all(Array.from({ length: 50 }, (_, k) => follow(people[(n + k) % PEOPLE]!.token)))
  const after = await settled(product.ask.bind(product), CONNECTIONS)
  for (const asked of open) asked.destroy()
  await product.stop()
  const kb = (after.rss - before.rss) / CONNECTIONS / 1024
  const heap = (after.heapUsed + after.external - before.heapUsed - before.external) / CONNECTIONS / 1024
  return {
    what: `memory of a live connection (${CONNECTIONS} open)`,
    found: `${kb.toFixed(1)} kB resident, ${heap.toFixed(1)} kB by the heap's own count`,
    target: 'at most 75 kB',
    ok: Math.max(kb, heap) <= 75,
  }
}

export async function settled(ask: (what: string) => Promise<Memory>, connections: number): Promise<Memory> {
  for (let tries = 0; tries < 100; tries++) {
    const memory = await ask('memory')
    if (memory.connections === connections) return memory
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`there should be ${connections} open streams`)
}
