import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const hour = 60 * 60 * 1000
const instant = (ms: number) => new Date(world.now + ms).toISOString()
const add = async (person: Person, more: object = {}) => {
  const { status, body } = await person.post('/api/relationships', {
    personName: 'Tomas',
    relationshipType: 'partner',
    ...more,
  })
  expect(status).toBe(201)
  return body
}

describe('check-ins and moments', () => {
  it('make the scores, and the scores say what they are made of', async () => {
    const nora = await world.member()
    const { id } = await add(nora)
    const first = await nora.post(`/api/relationships/${id}/check-ins`, {
      trust: 50,
      communication: 50,
      joy: 50,
      growth: 50,
      at: instant(-28 * 24 * hour),
    })
    expect(first.status).toBe(201)
    const second = await nora.post(`/api/relationships/${id}/check-ins`, {
      trust: 80,
      communication: 80,
      joy: 80,
      growth: 80,
      words: ' lighter ',
    })
    expect(second.body).toMatchObject({ trust: 80, words: 'lighter', at: instant(0) })
    await nora.post(`/api/relationships/${id}/moments`, { kind: 'conflict', intensity: 1, occurredAt: instant(-1) })
    const { body } = await nora.get(`/api/relationships/${id}`)
    // Means of 70, less 7.14 for the conflict; overall 0.8 * 62.86 + 0.2 * 70.
    expect(body).toMatchObject({
      overallHealthScore: 64,
      trustSafetyScore: 63,
      communicationClarityScore: 63,
      joyFulfillmentScore: 63,
      growthScore: 70,
      hasHealthData: true,
      recentConflictsCount: 1,
      recentPositiveInteractions: 0,
    })
    expect(body.healthBasis).toMatchObject({ checkIns: 2, moments: 1, since: instant(-28 * 24 * hour) })
    expect(body.healthBasis.parts).toHaveLength(4)
    expect((await nora.get('/api/relationships')).body).toEqual([body])
    expect((await nora.get(`/api/relationships/${id}/check-ins`)).body).toEqual([second.body, first.body])
  })

  it('that tell of danger are kept, and help goes along with the answer, without a word of theirs', async () => {
    const nora = await world.member()
    const { id } = await add(nora)
    const rated = { trust: 1, communication: 1, joy: 1, growth: 1 }
    const told = await nora.post(`/api/relationships/${id}/check-ins`, { ...rated, words: 'He choked me last night' })
    expect(told.status).toBe(201)
    expect(JSON.parse(String(told.headers['mallama-safety']))).toEqual({
      tier: expect.any(Number),
      category: 'abuse',
      thirdParty: false,
    })
    const moment = { kind: 'positive', intensity: 2, occurredAt: instant(0), note: 'He made soup' }
    const calm = await nora.post(`/api/relationships/${id}/moments`, moment)
    expect(calm.headers).not.toHaveProperty('mallama-safety')
    // Where the answer has its own place for help, it is there.
    const said = await nora.post('/api/chat', { message: 'He choked me', relationshipContext: { relationshipId: id } })
    expect(said.body.safety.tier).toBeGreaterThanOrEqual(2)
    expect(said.headers).not.toHaveProperty('mallama-safety')
  })

  it('can be taken back, by their owner: the scores are again what the others say', async () => {
    const [nora, kwame] = [await world.member(), await world.member()]
    const { id } = await add(nora)
    const other = await add(nora)
    const all = (value: number, at: string) => ({ trust: value, communication: value, joy: value, growth: value, at })
    await nora.post(`/api/relationships/${id}/check-ins`, all(60, instant(-hour)))
    const slip = await nora.post(`/api/relationships/${id}/check-ins`, all(0, instant(0)))
    const way = `/api/relationships/${id}/check-ins/${slip.body.id}`
    for (const refused of [
      await kwame.del(way),
      await nora.del(`/api/relationships/${other.id}/check-ins/${slip.body.id}`),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await nora.get(`/api/relationships/${id}`)).body.overallHealthScore).toBe(30)
    expect((await nora.del(way)).status).toBe(204)
    expect((await nora.get(`/api/relationships/${id}`)).body.overallHealthScore).toBe(60)
    const again = await nora.del(way)
    expect(again).toMatchObject({ status: 404, body: { message: 'That check-in no longer exists.' } })
  })

  it('come a hundred at a time, newest first', async () => {
    const [nora, kwame] = [await world.member(), await world.member()]
    const { id } = await add(nora)
    const rated = { trust: 50, communication: 50, joy: 50, growth: 50 }
    const moment = { kind: 'positive', intensity: 1 }
    // Two fall on each instant: the order among them must hold over the border of a page too.
    for (let n = 0; n < 102; n++) {
      const at = instant(-Math.floor(n / 2) * hour)
      await nora.post(`/api/relationships/${id}/check-ins`, { ...rated, at })
      await nora.post(`/api/relationships/${id}/moments`, { ...moment, occurredAt: at })
    }
    for (const [what, when] of [
      ['check-ins', 'at'],
      ['moments', 'occurredAt'],
    ] as const) {
      const way = `/api/relationships/${id}/${what}`
      const first = (await nora.get(way)).body
      expect(first).toHaveLength(100)
      const rest = (await nora.get(`${way}?before=${first.at(-1).id}`)).body
      expect(rest).toHaveLength(2)
      const all = [...first, ...rest]
      expect(new Set(all.map((one: { id: string }) => one.id)).size).toBe(102)
      const times = all.map((one: Record<string, string>) => one[when])
      expect(times).toEqual(times.toSorted().toReversed())
      expect((await nora.get(`${way}?before=${id}`)).body.details).toHaveProperty('before')
      expect((await kwame.get(`${way}?before=${first.at(-1).id}`)).status).toBe(404)
    }
  }, 60_000)

  it('of the future are refused, naming the field', async () => {
    const nora = await world.member()
    const { id } = await add(nora)
    const scores = { trust: 1, communication: 1, joy: 1, growth: 1 }
    const checkIn = await nora.post(`/api/relationships/${id}/check-ins`, { ...scores, at: instant(60_000) })
    expect(checkIn.status).toBe(400)
    expect(Object.keys(checkIn.body.details)).toEqual(['at'])
    const moment = { kind: 'positive', intensity: 1, occurredAt: instant(hour) }
    const logged = await nora.post(`/api/relationships/${id}/moments`, moment)
    expect(logged.status).toBe(400)
    expect(Object.keys(logged.body.details)).toEqual(['occurredAt'])
    // A device whose clock runs a minute ahead is not refused; the moment is now.
    const ahead = await nora.post(`/api/relationships/${id}/moments`, { ...moment, occurredAt: instant(60_000) })
    expect(ahead.body.occurredAt).toBe(instant(0))
    const ancient = await nora.post(`/api/relationships/${id}/check-ins`, { ...scores, at: '0000-01-01T00:00:00Z' })
    expect(ancient.status).toBe(400)
  })

  it('say what is wrong with them', async () => {
    const nora = await world.member()
    const { id } = await add(nora)
    const checkIn = { trust: 101, communication: -1, joy: 1.5, words: 'w'.repeat(501), mood: 1 }
    const { body } = await nora.post(`/api/relationships/${id}/check-ins`, checkIn)
    expect(Object.keys(body.details).sort()).toEqual(['communication', 'growth', 'joy', 'mood', 'trust', 'words'])
    const moment = { kind: 'party', intensity: 4, occurredAt: 'yesterday', note: 'n'.repeat(1_001) }
    const logged = await nora.post(`/api/relationships/${id}/moments`, moment)
    expect(Object.keys(logged.body.details).sort()).toEqual(['intensity', 'kind', 'note', 'occurredAt'])
  })

  it('can be taken back, and the week counts seven days', async () => {
    const nora = await world.member()
    const { id } = await add(nora)
    const log = async (kind: string, ms: number, note?: string) =>
      (await nora.post(`/api/relationships/${id}/moments`, { kind, intensity: 2, occurredAt: instant(ms), note })).body
    const old = await log('conflict', -8 * 24 * hour)
    const repair = await log('repair', -2 * hour, 'He came back and said it')
    const positive = await log('positive', -hour)
    expect((await nora.get(`/api/relationships/${id}/moments`)).body).toEqual([positive, repair, old])
    expect(repair.note).toBe('He came back and said it')
    const counters = async () => {
      const { body } = await nora.get(`/api/relationships/${id}`)
      return [body.recentConflictsCount, body.recentPositiveInteractions]
    }
    expect(await counters()).toEqual([0, 2])
    const path = `/api/relationships/${id}/moments/${positive.id}`
    expect((await nora.del(path)).status).toBe(204)
    expect((await nora.del(path)).status).toBe(404)
    expect(await counters()).toEqual([0, 1])
  })
})
