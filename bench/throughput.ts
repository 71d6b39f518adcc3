import { DAY_MS } from '@mallama/contracts/days'
import assert from 'node:assert'
import autocannon from 'autocannon'
import { median, openProduct, sized, startProgram, type Figure, type Running } from './processes.ts'

const ROUNDS = sized(5, 1)
const SECONDS = sized(3, 0.2)
const CONNECTIONS = 10
const PEOPLE = sized(100, 5)

interface Person {
  id: string
  token: string
}

/** Someone with 100 people in their life, a few check-ins and moments with each, made through the API. */
async function settle(product: Running): Promise<{ person: Person; ids: string[] }> {
  const person = await product.ask<Person>('person')
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const post = async (path: string, body: unknown) => {
    const response = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    assert(response.ok, `${path}: ${response.status} ${await response.clone().text()}`)
    return (await response.json()) as { id: string }
  }
  await post('/api/start-trial', {})
  const ids: string[] = []
  for (let n = 0; n < PEOPLE; n++) {
    const { id } = await post('/api/relationships', {
      personName: `Person ${n}`,
      relationshipType: 'friend',
      notes: 'We have known each other since school and talk about most things, though not about money.',
      strugglingWith: 'Saying no',
      likes: 'Long walks\nOld films',
    })
    ids.push(id)
    for (let week = 0; week < 3; week++) {
      const at = new Date(Date.now() - week * 7 * DAY_MS - 60_000).toISOString()
      const rated = { trust: 60 + week, communication: 55, joy: 70, growth: 40 + n / 10 }
      await post(`/api/relationships/${id}/check-ins`, { ...rated, growth: Math.round(rated.growth), at })
      const kind = week === 1 ? 'conflict' : 'positive'
      await post(`/api/relationships/${id}/moments`, { kind, intensity: 2, occurredAt: at })
    }
  }
  return { person, ids }
}

async function fire(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(result.non2xx + result.errors, 0, `${url} refused`)
  return result.requests.average
}

/** Requests a second of the product over those of the bare route, a round after the other, each the median. */
export async function measureThroughput(databaseUrl: string, key: string): Promise<Figure[]> {
  const product = await openProduct(databaseUrl, key)
  const { person, ids } = await settle(product)
  const bare = await startProgram('bare', { DATABASE_URL: databaseUrl, KEY: key, BENCH_OWNER: person.id })
  const figures: Figure[] = []
  for (const { what, path, target } of [
    { what: `list of ${PEOPLE} relationships`, path: '/api/relationships', target: 0.8 },
    { what: 'one relationship', path: `/api/relationships/${ids[PEOPLE >> 1]}`, target: 0.6 },
  ]) {
    const bodies = await Promise.all(
      [product, bare].map(async ({ url }) => {
        const response = await fetch(url + path, { headers: { authorization: `Bearer ${person.token}` } })
        return (await response.json()) as unknown
      }),
    )
    assert.deepEqual(withoutClock(bodies[0]), withoutClock(bodies[1]), 'both must answer the same')
    for (const { url } of [product, bare]) await fire(url + path, person.token)
    const seen: { product: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // In turns, and each first as often as second: what else the machine does falls on both.
      const first = round % 2 === 0 ? product : bare
      const a = await fire(first.url + path, person.token)
      const b = await fire((first === product ? bare : product).url + path, person.token)
      seen.push(first === product ? { product: a, bare: b } : { product: b, bare: a })
    }
    const ratio = median(seen.map((round) => round.product / round.bare))
    const [ours, theirs] = [median(seen.map((round) => round.product)), median(seen.map((round) => round.bare))]
    figures.push({
      what: `${what}: throughput over a bare route`,
      found: `${ratio.toFixed(2)} (${ours.toFixed(0)} and ${theirs.toFixed(0)} requests a second)`,
      target: `at least ${target}`,
      ok: ratio >= target,
    })
  }
  await bare.stop()
  await product.stop()
  return figures
}

/** The shift of a moment fades by the millisecond, so two answers differ in the last digits. */
const withoutClock = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (name, value) => (name === 'shift' ? Math.round(value * 1000) : value)))
