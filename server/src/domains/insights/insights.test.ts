import { DAY_MS } from '@mallama/contracts/days'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { liveEvents } from '../../platform/events.table.ts'
import { relationshipInsights } from './insights.table.ts'
import { jobs } from './insights.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const instant = (ms: number) => new Date(world.now + ms).toISOString()
const all = (of: number) => ({ trust: of, communication: of, joy: of, growth: of })

async function withSam(person: Person, more: object = {}) {
  const draft = { personName: 'Sam', relationshipType: 'friend', ...more }
  const { id } = (await person.post('/api/relationships', draft)).body as { id: string }
  const path = `/api/relationships/${id}`
  return {
    id,
    path,
    checkIn: (of: number, days = 0) => person.post(`${path}/check-ins`, { ...all(of), at: instant(-days * DAY_MS) }),
    moment: (kind: string, note: string | null, days = 0) =>
      person.post(`${path}/moments`, { kind, intensity: 2, occurredAt: instant(-days * DAY_MS), note }),
    say: (message: string) => person.post('/api/chat', { message, relationshipContext: { relationshipId: id } }),
    save: (...said: string[]) =>
      person.post(`${path}/saved-chats`, {
        title: 'A talk',
        status: 'resolved',
        chatHistory: said.map((content) => ({ role: 'user', content, timestamp: instant(-DAY_MS) })),
      }),
    insights: async () => (await person.get(`${path}/insights`)).body,
    steps: async (body?: object) => (await person.post(`${path}/action-steps`, body)).body,
    remake: () =>
      jobs(Promise.resolve({ ...world.app.world, db: world.database.db }))[0]!.run({
        userId: person.id,
        relationshipId: id,
      }),
  }
}
const types = ({ insights }: { insights: { insightType: string }[] }) => insights.map((it) => it.insightType)

describe('insights', () => {
  it('are made at the first look and kept, with the words that they rest on', async () => {
    const nora = await world.member()
    const sam = await withSam(nora)
    await sam.checkIn(60)
    await sam.moment('conflict', 'the dishes stood there for two days again', 6)
    await sam.moment('conflict', 'another row about the dishes before work', 3)
    await sam.moment('conflict', 'he left all the dishes to me', 1)
    const { status, body } = await nora.get(`${sam.path}/insights`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ stale: false, madeAt: instant(0), safety: null, coach: 'built-in' })
    expect(body.overallHealth).toBe((await nora.get(sam.path)).body.overallHealthScore)
    expect(body.insights[0].actionableAdvice.length).toBeGreaterThan(0)
    expect(body.recommendedActions.length).toBeGreaterThan(0)
    expect(body.evidence.some(({ quote }: { quote: string }) => quote.includes('dishes'))).toBe(true)
    world.now += 60_000
    expect(await sam.insights()).toMatchObject({ stale: false, madeAt: instant(-60_000) })
  })

  it('answer at once when something changed, are made anew by the job, and the open pages are told', async () => {
    const nora = await world.member()
    const sam = await withSam(nora)
    expect(await sam.insights()).toMatchObject({ overallHealth: null, insights: [], stale: false })
    const before = world.now
    world.now += 60_000
    await sam.moment('positive', 'we did the dishes together and sang')
    const stale = await sam.insights()
    expect(stale).toMatchObject({ stale: true, insights: [], madeAt: new Date(before).toISOString() })
    const told = async () =>
      (await world.database.db.select().from(liveEvents).where(eq(liveEvents.userId, nora.id))).filter(
        ({ data }) => data['key'] === `${sam.path}/insights`,
      ).length
    expect(await told()).toBe(0)
    await sam.remake()
    expect(await told()).toBe(1)
    const fresh = await sam.insights()
    expect(fresh).toMatchObject({ stale: false, madeAt: instant(0) })
    expect(fresh.insights.length).toBeGreaterThan(0)
    // A second job like it has nothing to do.
    world.now += 1_000
    await sam.remake()
    expect(await sam.insights()).toMatchObject({ madeAt: instant(-1_000) })
    expect(await told()).toBe(1)
  })

  it.each([
    ['a check-in', (sam: Awaited<ReturnType<typeof withSam>>) => sam.checkIn(50)],
    ['a saved chat', (sam: Awaited<ReturnType<typeof withSam>>) => sam.save('I felt alone at the party')],
  ])('notice %s', async (_what, change) => {
    const sam = await withSam(await world.member())
    await sam.insights()
    world.now += 1_000
    expect((await sam.insights()).stale).toBe(false)
    await change(sam)
    expect((await sam.insights()).stale).toBe(true)
  })

  it('notice an edit and the taking back of a moment, and nothing of somebody else', async () => {
    const [nora, olga] = [await world.member(), await world.member()]
    const [sam, other, theirs] = [await withSam(nora), await withSam(nora), await withSam(olga)]
    const { body: moment } = await sam.moment('repair', 'he said sorry')
    await sam.insights()
    world.now += 1_000
    for (const one of [other, theirs]) {
      await one.checkIn(20)
      await one.moment('conflict', 'x')
      await one.save('Something else')
    }
    expect((await sam.insights()).stale).toBe(false)
    await nora.patch(sam.path, { notes: 'We met at school' })
    expect((await sam.insights()).stale).toBe(true)
    await sam.remake()
    expect((await sam.insights()).stale).toBe(false)
    await nora.del(`${sam.path}/moments/${moment.id}`)
    expect((await sam.insights()).stale).toBe(true)
  })

  it('quote nothing that was deleted, not even until newer ones are made', async () => {
    const nora = await world.member()
    const sam = await withSam(nora)
    await sam.moment('positive', 'we did the dishes together and sang')
    expect(JSON.stringify(await sam.insights())).toContain('dishes')
    world.now += 1_000
    for (const { id } of (await nora.get(`${sam.path}/moments`)).body) await nora.del(`${sam.path}/moments/${id}`)
    const after = await sam.insights()
    expect(JSON.stringify(after)).not.toContain('dishes')
    expect(after.stale).toBe(false)
  })

  it('are made again after a week, for their advice names days', async () => {
    const nora = await world.member()
    const sam = await withSam(nora)
    await sam.checkIn(50)
    await sam.insights()
    await sam.remake()
    const made = world.now
    world.now += 7 * DAY_MS + 60_000
    await sam.remake()
    expect((await sam.insights()).madeAt).toBe(instant(0))
    world.now = made
  })

  it('find nothing for an outsider, lie sealed, go with the relationship, and outlast the trial', async () => {
    const [nora, olga] = [await world.member(), await world.member()]
    const sam = await withSam(nora)
    await sam.moment('conflict', 'zanzibar was all we fought about')
    await sam.insights()
    expect((await olga.get(`${sam.path}/insights`)).status).toBe(404)
    expect((await olga.post(`${sam.path}/action-steps`, {})).status).toBe(404)
    world.now += 25 * 60 * 60 * 1000
    expect((await nora.get(`${sam.path}/insights`)).status).toBe(200)
    expect((await nora.post(`${sam.path}/action-steps`, {})).status).toBe(402)
    world.now -= 25 * 60 * 60 * 1000
    expect(await rawDump(world.database.db)).not.toMatch(/zanzibar/)
    const { relationshipId } = relationshipInsights
    const left = () => world.database.db.select().from(relationshipInsights).where(eq(relationshipId, sam.id))
    expect(await left()).toHaveLength(1)
    await nora.del(sam.path)
    await sam.remake()
    expect(await left()).toEqual([])
  })

  it('of two first looks at once are both answered', async () => {
    const sam = await withSam(await world.member())
    const both = await Promise.all([sam.insights(), sam.insights()])
    expect(both.map(({ stale }) => stale)).toEqual([false, false])
  })
})

async function direction(...scores: number[]): Promise<string> {
  const sam = await withSam(await world.member())
  for (const [at, of] of scores.entries()) await sam.checkIn(of, (scores.length - at) * 7)
  return (await sam.insights()).trendAnalysis.direction
}

describe('a direction', () => {
  it('needs three check-ins, however many weeks they span', async () => {
    expect(await direction(10, 90)).toBe('not enough data yet')
  })

  it('needs five points of slope; with less it is stable', async () => {
    expect(await direction(40, 60, 80)).toBe('improving')
    expect(await direction(80, 60, 40)).toBe('declining')
    expect(await direction(60, 62, 62)).toBe('stable')
    expect(await direction(60, 62)).toBe('not enough data yet')
    expect(await direction(60, 61, 60, 61, 60)).toBe('stable')
  })
})

describe('under a safety flag', () => {
  const grave = 'He grabbed me by the throat and I could not breathe'

  it.each([
    ['in the open chat', (sam: Awaited<ReturnType<typeof withSam>>) => sam.say(grave)],
    [
      'in the middle of a saved chat',
      (sam: Awaited<ReturnType<typeof withSam>>) => sam.save('We argued', grave, 'Then it was fine'),
    ],
  ])('%s, insights and steps are about safety only', async (_where, happened) => {
    const sam = await withSam(await world.member(), { strugglingWith: 'Being more patient' })
    for (const [days, of] of [40, 60, 80].entries()) await sam.checkIn(of, 21 - days * 7)
    await sam.moment('positive', 'we laughed all evening')
    expect((await happened(sam)).status).toBeLessThan(300)
    const insights = await sam.insights()
    expect(types(insights)).toEqual(['safety'])
    expect(insights.safety.tier).toBeGreaterThanOrEqual(2)
    const { steps, safety } = await sam.steps()
    expect(safety.resources.length).toBeGreaterThan(0)
    expect(steps.length).toBeGreaterThan(0)
    expect(JSON.stringify([insights.recommendedActions, steps])).not.toMatch(/patient|laughed|check-in/i)
  })

  it('of a temporary chat as well, without a word of it', async () => {
    const nora = await world.member()
    const sam = await withSam(nora)
    await nora.patch(`${sam.path}/room`, { temporary: true })
    await sam.say(grave)
    const insights = await sam.insights()
    expect(types(insights)).toEqual(['safety'])
    expect(JSON.stringify(insights)).not.toContain('throat')
  })

  it('the kept ones are noticed to be out of date', async () => {
    const sam = await withSam(await world.member())
    await sam.moment('positive', 'we cooked together')
    await sam.insights()
    await sam.say(grave)
    expect((await sam.insights()).stale).toBe(true)
    await sam.remake()
    expect(types(await sam.insights())).toEqual(['safety'])
  })
})

describe('action steps', () => {
  it('come from the areas given, else from what the page says, and are not stored', async () => {
    const nora = await world.member()
    const sam = await withSam(nora, { strugglingWith: 'Listening without interrupting\nSaying thank you' })
    const own = await sam.steps()
    expect(own.steps.length).toBeGreaterThanOrEqual(2)
    expect(own.steps.join(' ')).toContain('Listening without interrupting')
    const given = await sam.steps({ areas: 'My temper\nMore time together' })
    expect(given.steps.join(' ')).toContain('My temper')
    expect(given.steps.join(' ')).not.toContain('interrupting')
    expect(given.steps.length).toBeLessThanOrEqual(5)
    expect((await nora.get(sam.path)).body.strugglingWith).toBe('Listening without interrupting\nSaying thank you')
  })

  it('take up what was said in the open chat', async () => {
    const sam = await withSam(await world.member())
    await sam.say("We argued about the rent. I'll call him tomorrow.")
    expect((await sam.steps()).steps.join(' ')).toContain('call him tomorrow')
  })

  it('are none where there is nothing to go by, and say what is wrong with what was sent', async () => {
    const nora = await world.member()
    const sam = await withSam(nora)
    expect((await sam.steps()).steps).toEqual([])
    const { status, body } = await nora.post(`${sam.path}/action-steps`, { areas: 'a'.repeat(10_001), more: 1 })
    expect(status).toBe(400)
    expect(Object.keys(body.details).sort()).toEqual(['areas', 'more'])
  })
})

it('the queue makes new insights by itself, however often and for however many they are asked', async () => {
  const working = await openWorld({ work: true })
  const [nora, busy] = [await working.member(), await working.member()]
  for (let n = 0; n < 30; n++) {
    const { body } = await busy.post('/api/relationships', { personName: `Friend ${n}`, relationshipType: 'friend' })
    const insights = `/api/relationships/${body.id}/insights`
    await busy.get(insights)
    await busy.patch(`/api/relationships/${body.id}`, { notes: 'We met at school' })
    for (let times = 0; times < 3; times++) await busy.get(insights)
  }
  const { body } = await nora.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })
  const path = `/api/relationships/${body.id}`
  await nora.get(`${path}/insights`)
  const good = { kind: 'positive', intensity: 2, occurredAt: new Date(working.now).toISOString() }
  await nora.post(`${path}/moments`, { ...good, note: 'we did the dishes together and sang' })
  expect((await nora.get(`${path}/insights`)).body.stale).toBe(true)
  const until = performance.now() + 20_000
  let fresh = (await nora.get(`${path}/insights`)).body
  while (fresh.stale && performance.now() < until) {
    await wait(200)
    fresh = (await nora.get(`${path}/insights`)).body
  }
  expect(fresh.stale).toBe(false)
  expect(fresh.insights.length).toBeGreaterThan(0)
  await working.close()
}, 40_000)
