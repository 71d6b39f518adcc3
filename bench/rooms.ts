import assert from 'node:assert'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { settled, type Memory } from './live.ts'
import { median, openProduct, sized, type Figure, type Running } from './processes.ts'
import { each } from './served.ts'

const ROOMS = sized(1_000, 10)
/** In this time every room hears one message: people who talk with care write no faster. */
const TALK_MS = sized(60_000, 1_000)
const BUDGET_KB = 75
const DELAY_MS = 1_000

interface Person {
  id: string
  token: string
}

interface Room {
  id: string
  two: [Person, Person]
}

/**
 * So many rooms of two people, each of the two with a stream of events as their page has it: the memory that an idle one
 * adds to the server, and how long words take from the press on Send until the other one's page has read them.
 */
export async function measureRooms(databaseUrl: string, key: string): Promise<Figure[]> {
  const product = await openProduct(databaseUrl, key, ['--expose-gc'])
  try {
    const memory = () => product.ask<Memory>('memory')
    // One after the other: an answer of the program does not say what it answers.
    const pairs: [Person, Person][] = []
    for (let n = 0; n < ROOMS; n++)
      pairs.push([await product.ask<Person>('person'), await product.ask<Person>('person')])
    const rooms = await each(ROOMS, (n) => roomOf(product, pairs[n]!))
    // What the first streams of a process cost once is no room's.
    const warm = await openPages(product, rooms.slice(0, 50))
    warm.close()
    await settled(product.ask.bind(product), 0)
    const before = await memory()
    const pages = await openPages(product, rooms)
    const idle = await settled(product.ask.bind(product), 2 * ROOMS)
    const files = openFiles(product.child.pid!)
    const delays = await talk(product, rooms, pages)
    pages.close()
    const resident = (idle.rss - before.rss) / ROOMS / 1024
    const heap = (idle.heapUsed + idle.external - before.heapUsed - before.external) / ROOMS / 1024
    const sorted = delays.toSorted((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)]!
    return [
      {
        what: `memory of an idle room of two (${ROOMS} open, ${2 * ROOMS} streams${files})`,
        found: `${resident.toFixed(1)} kB resident, ${heap.toFixed(1)} kB by the heap's own count; the whole server ${(idle.rss / 2 ** 20).toFixed(0)} MB`,
        target: `at most ${BUDGET_KB} kB`,
        ok: Math.max(resident, heap) <= BUDGET_KB,
      },
      {
        what: `${ROOMS} live rooms, ${((1_000 * ROOMS) / TALK_MS).toFixed(0)} messages a second: from sending until the other one has read it`,
        found: `${median(delays).toFixed(0)} ms median, ${p99.toFixed(0)} ms p99, ${sorted.at(-1)!.toFixed(0)} ms at most`,
        target: `p99 under ${DELAY_MS} ms`,
        ok: p99 < DELAY_MS,
      },
    ]
  } finally {
    await product.stop()
  }
}

async function call<T>(product: Running, { token }: Person, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(product.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  assert(response.ok, `${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as T
}

/** The room of two new people, who are linked as people are. */
async function roomOf(product: Running, two: [Person, Person]): Promise<Room> {
  const [one, other] = two
  const by = <T>(person: Person, path: string, body?: unknown) => call<T>(product, person, 'POST', path, body)
  await by(one, '/api/start-trial', {})
  const known = { personName: 'Tomas', relationshipType: 'partner' }
  const { id } = await by<{ id: string }>(one, '/api/relationships', known)
  const { code } = await by<{ code: string }>(one, `/api/relationships/${id}/connect`, {})
  await by(other, `/api/connections/${code}/accept`, { relationshipType: 'partner' })
  await by(one, `/api/relationships/${id}/connect/confirm`)
  const { sessionId } = await by<{ sessionId: string }>(one, `/api/chat-sessions/${id}/invite`, { userId: other.id })
  return { id: sessionId, two }
}

interface Pages {
  /** Each message that a page hears of, as soon as it does. */
  onMessage(heard: (roomId: string, who: Person, seq: number) => void): void
  close(): void
}

/** What the page of each of the two does: it reads the room, and opens its stream. */
async function openPages(product: Running, rooms: readonly Room[]): Promise<Pages> {
  const open: ClientRequest[] = []
  let heard: (roomId: string, who: Person, seq: number) => void = () => undefined
  await each(rooms.length, async (n) => {
    const { id, two } = rooms[n]!
    for (const who of two) {
      await call(product, who, 'GET', `/api/chat-sessions/${id}`)
      const asked = request(`${product.url}/api/events`, {
        headers: { authorization: `Bearer ${who.token}` },
        agent: false,
      })
      asked.end()
      const [response] = (await once(asked, 'response')) as [NodeJS.ReadableStream & { statusCode?: number }]
      assert.equal(response.statusCode, 200, 'a stream was refused')
      let rest = ''
      response.on('data', (part: Buffer) => {
        const blocks = (rest + part.toString()).split('\n\n')
        rest = blocks.pop()!
        for (const block of blocks) {
          const data = /^event: message\ndata: (.+)$/m.exec(block)?.[1]
          if (data) heard(id, who, (JSON.parse(data) as { seq: number }).seq)
        }
      })
      response.on('error', () => undefined)
      asked.on('error', () => undefined)
      open.push(asked)
    }
  })
  return {
    onMessage: (next) => void (heard = next),
    close: () => open.forEach((asked) => asked.destroy()),
  }
}

/** One message in each room, spread evenly; answers the milliseconds that each took to the other one's page. */
async function talk(product: Running, rooms: readonly Room[], pages: Pages): Promise<number[]> {
  const sentAt = new Map<string, number>()
  const delays: number[] = []
  const reading: Promise<void>[] = []
  pages.onMessage((roomId, who, seq) => {
    // As a page does on each notice, the writer's own as well.
    const read = call<{ messages: { senderId: string }[] }>(
      product,
      who,
      'GET',
      `/api/chat-sessions/${roomId}?after=${seq - 1}`,
    ).then(({ messages }) => {
      if (messages[0]!.senderId !== who.id) delays.push(performance.now() - sentAt.get(roomId)!)
    })
    reading.push(read)
  })
  const sending = rooms.map(async ({ id, two }, n) => {
    await new Promise((turn) => setTimeout(turn, (n * TALK_MS) / rooms.length))
    sentAt.set(id, performance.now())
    const message = { clientId: `bench-${n}`, content: `Can we do the list on Thursday? We had ${n} of them.` }
    await call(product, two[n % 2]!, 'POST', `/api/chat-sessions/${id}/messages`, message)
  })
  await Promise.all(sending)
  for (let tries = 0; delays.length < rooms.length && tries < 200; tries++) {
    await Promise.all(reading)
    await new Promise((done) => setTimeout(done, 50))
  }
  assert.equal(delays.length, rooms.length, 'every message reaches the other one once')
  return delays
}

/** How many files the server has open, of how many it may; nothing where the system does not tell. */
function openFiles(pid: number): string {
  if (!existsSync(`/proc/${pid}/limits`)) return ''
  const most = /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1]
  return `; ${readdirSync(`/proc/${pid}/fd`).length} of ${most} files open`
}
