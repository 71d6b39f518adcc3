import { DAY_MS } from '@mallama/contracts/days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const instant = (ms: number) => new Date(world.now + ms).toISOString()
/** Someone whose access outlasts the weeks that a test lets pass. */
async function someone(): Promise<Person> {
  const person = await world.member()
  await world.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
  await world.app.world.live.refresh(world.database.db, person.id)
  return person
}
async function withSam(person: Person): Promise<string> {
  const { body } = await person.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })
  return `/api/relationships/${body.id}`
}
const all = (of: number) => ({ trust: of, communication: of, joy: of, growth: of })
const point = (at: string, overall: number, rest: number, growth = rest) => ({
  at,
  overall,
  trust: rest,
  communication: rest,
  joy: rest,
  growth,
})

describe('how the scores went', () => {
  it('has a point a check-in and a week, oldest first, by the formula of that day', async () => {
    const nora = await someone()
    const sam = await withSam(nora)
    expect((await nora.get(`${sam}/history`)).body).toEqual([])
    await nora.post(`${sam}/check-ins`, { ...all(70), at: instant(-7 * DAY_MS) })
    await nora.post(`${sam}/check-ins`, { ...all(40), at: instant(-21 * DAY_MS) })
    await nora.post(`${sam}/moments`, { kind: 'conflict', intensity: 1, occurredAt: instant(-14 * DAY_MS) })
    const { status, body } = await nora.get(`${sam}/history`)
    expect(status).toBe(200)
    // -14: 60 (5/7 - 5/6) = -7.14: 32.86, overall 40 - 5.71. -7: the mean of 70 and 40 with a half of 14 days ago
    // (0.7071) is 57.57; c = 0.8409 makes -6.15: 51.43, overall 52.66. 0: c = 0.7071 makes -5.27: 52.30, overall 53.36.
    expect(body).toEqual([
      point(instant(-21 * DAY_MS), 40, 40),
      point(instant(-14 * DAY_MS), 34, 33, 40),
      point(instant(-7 * DAY_MS), 53, 51, 58),
      point(instant(0), 53, 52, 58),
    ])
    const now = (await nora.get(sam)).body
    expect([now.overallHealthScore, now.trustSafetyScore, now.growthScore]).toEqual([53, 52, 58])
  })

  it('of forty years is whole', async () => {
    const nora = await someone()
    const sam = await withSam(nora)
    const years = 40 * 365 * DAY_MS
    await nora.post(`${sam}/check-ins`, { ...all(50), at: instant(-years) })
    const { body } = await nora.get(`${sam}/history`)
    expect(body).toHaveLength(1 + Math.floor(years / (7 * DAY_MS)))
    expect(new Set(body.map(({ overall }: { overall: number }) => overall))).toEqual(new Set([50]))
  })
})

describe('a correction', () => {
  it('holds until the next check-in, with its reason, and stays in the history of its time', async () => {
    const nora = await someone()
    const sam = await withSam(nora)
    await nora.post(`${sam}/check-ins`, all(60))
    const began = world.now
    const { status, body } = await nora.put(`${sam}/corrections/trust`, { value: 80, reason: ' He kept his word ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ trustSafetyScore: 80, communicationClarityScore: 60, overallHealthScore: 66 })
    const correction = { score: 'trust', value: 80, reason: 'He kept his word', at: instant(0), was: 60 }
    expect(body.healthBasis.corrections).toEqual([correction])
    expect((await nora.get(sam)).body).toEqual(body)
    expect((await nora.get('/api/relationships')).body).toEqual([body])

    world.now += 8 * DAY_MS
    const after = await nora.post(`${sam}/check-ins`, all(60))
    expect(after.status).toBe(201)
    world.now += 6 * DAY_MS
    const later = (await nora.get(sam)).body
    expect(later).toMatchObject({ trustSafetyScore: 60, overallHealthScore: 60, healthBasis: { corrections: [] } })
    const { body: history } = await nora.get(`${sam}/history`)
    expect(history.map(({ trust, overall }: { trust: number; overall: number }) => [trust, overall])).toEqual([
      [80, 66],
      [80, 66],
      [60, 60],
      [60, 60],
    ])
    expect(history[0].at).toBe(new Date(began).toISOString())
  })

  it('needs a check-in to correct, whatever the moments', async () => {
    const nora = await someone()
    const sam = await withSam(nora)
    await nora.post(`${sam}/moments`, { kind: 'repair', intensity: 2, occurredAt: instant(0) })
    const { status, body } = await nora.put(`${sam}/corrections/joy`, { value: 80, reason: 'We laughed' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'conflict', message: 'Check in first: there is no score to correct.' })
    expect((await nora.get(sam)).body.hasHealthData).toBe(false)
  })

  it('is replaced by a newer one, also when two pages correct at once', async () => {
    const nora = await someone()
    const sam = await withSam(nora)
    await nora.post(`${sam}/check-ins`, all(60))
    const correct = (value: number) => nora.put(`${sam}/corrections/growth`, { value, reason: `It is ${value}` })
    const answers = await Promise.all([correct(10), correct(20), correct(30)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { body } = await nora.get(sam)
    expect(body.healthBasis.corrections).toHaveLength(1)
    expect(body.healthBasis.corrections[0].was).toBe(60)
    expect(body.growthScore).toBe(body.healthBasis.corrections[0].value)
  })

  it('is taken back, words and all, and again without harm', async () => {
    const nora = await someone()
    const sam = await withSam(nora)
    await nora.post(`${sam}/check-ins`, all(60))
    await nora.put(`${sam}/corrections/joy`, { value: 90, reason: 'zanzibar laughter' })
    await nora.put(`${sam}/corrections/trust`, { value: 20, reason: 'zanzibar silence' })
    const { status, body } = await nora.del(`${sam}/corrections/joy`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ joyFulfillmentScore: 60, trustSafetyScore: 20 })
    expect((await nora.del(`${sam}/corrections/joy`)).status).toBe(200)
    await nora.del(`${sam}/corrections/trust`)
    expect((await nora.get(sam)).body).toMatchObject({ overallHealthScore: 60, healthBasis: { corrections: [] } })
    expect(await rawDump(world.database.db)).not.toMatch(/zanzibar/)
  })

  it('says what is wrong with it', async () => {
    const nora = await someone()
    const sam = await withSam(nora)
    const wrong = await nora.put(`${sam}/corrections/joy`, { value: 101, reason: '  ', mood: 1 })
    expect(wrong.body.details).toMatchObject({
      reason: ['Say why the score should be different'],
      mood: ['This field is not known'],
    })
    expect(Object.keys(wrong.body.details).sort()).toEqual(['mood', 'reason', 'value'])
    const long = await nora.put(`${sam}/corrections/joy`, { value: 1, reason: 'r'.repeat(501) })
    expect(long.body.details).toEqual({ reason: ['At most 500 characters'] })
    expect((await nora.put(`${sam}/corrections/overall`, { value: 1, reason: 'x' })).status).toBe(404)
  })

  it('of danger is kept, and a refusal carries help', async () => {
    const newcomer = await world.newcomer()
    const path = '/api/relationships/00000000-0000-4000-8000-000000000000/corrections/trust'
    const refused = await newcomer.put(path, { value: 0, reason: 'He choked me until I could not breathe' })
    expect(refused.status).toBe(402)
    expect(refused.body.safety.tier).toBeGreaterThanOrEqual(2)
  })

  it('tells the other open pages, and is told to nobody else', async () => {
    const [nora, olga] = [await someone(), await someone()]
    const [sam, theirs] = [await withSam(nora), await withSam(olga)]
    for (const [who, path] of [
      [nora, sam],
      [olga, theirs],
    ] as const)
      await who.post(`${path}/check-ins`, all(50))
    const before = (await olga.get(theirs)).body
    await nora.put(`${sam}/corrections/trust`, { value: 100, reason: 'x' })
    await nora.post(`${sam}/moments`, { kind: 'conflict', intensity: 3, occurredAt: instant(0) })
    expect((await olga.get(theirs)).body).toEqual(before)
    expect((await olga.put(`${sam}/corrections/trust`, { value: 1, reason: 'x' })).status).toBe(404)
    expect((await olga.del(`${sam}/corrections/trust`)).status).toBe(404)
    expect((await olga.get(`${sam}/history`)).status).toBe(404)
    expect((await nora.get(sam)).body.trustSafetyScore).toBe(100)
  })
})
