import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answers, asked, begun, does, heard, must, type Two } from '../../../test/mediation-of-two.ts'
import { pageOf } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { liveEvents } from '../../platform/events.table.ts'
import { openLog } from '../../platform/log.ts'

vi.setConfig({ testTimeout: 60_000 })

const MINUTE = 60_000
let world: TestWorld
const logged: string[] = []
beforeAll(async () => {
  world = await openWorld({ log: openLog({ LOG_LEVEL: 'debug' }, { write: (line: string) => void logged.push(line) }) })
})
afterAll(() => world.close())

const seen = async (who: Person, at: string) => (await who.get(`${at}/mediation`)).body
const confide = (who: Person, { at }: Pick<Two, 'at'>, message: string) => who.post(`${at}/private`, { message })

const told = async (who: Person) =>
  (await world.database.db.select().from(liveEvents).where(eq(liveEvents.userId, who.id))).map(({ event, data }) => [
    event,
    data,
  ])

/** Every byte that somebody can get at: every address of the room, what they are sent, what they take along. */
async function everything(who: Person, at: string): Promise<string> {
  const parts = [
    at,
    `${at}/mediation`,
    `${at}/private`,
    '/api/conversations',
    '/api/export',
    '/api/reminders',
    '/api/relationships',
  ]
  const bodies = await Promise.all(parts.map((path) => who.get(path)))
  return JSON.stringify([bodies.map(({ text }) => text), await told(who)])
}

const HARM = 'He hits me when he is drunk and I am scared of him.'

describe('what is said in a private room', () => {
  test('reaches nobody but the coach: not one of its words is in anything that the other receives, nor in a log', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await confide(nora, two, 'Zwetschgenkuchen is what I call the whole thing when I am alone with it.')
    await confide(nora, two, 'His mother Brunhilde is the quincunx of our marriage, honestly.')
    await must(nora, two, { do: 'say', content: 'I feel like a guest at our wedding.' })
    const got = await everything(tomas, at)
    expect(got).toContain('I feel like a guest at our wedding.')
    for (const word of ['Zwetschgenkuchen', 'Brunhilde', 'quincunx']) {
      expect(got).not.toContain(word)
      expect(logged.join('\n')).not.toContain(word)
    }
    expect((await nora.get(`${at}/private`)).text).toContain('Brunhilde')
    expect((await nora.get('/api/export')).text).toContain('Brunhilde')
    expect((await tomas.get(`${at}/private`)).body).toEqual({ id: null, messages: [] })
  })

  test('its id opens it for nobody else, by no address', async () => {
    const two = await begun(world)
    const { nora, tomas } = two
    await confide(nora, two, 'Only for me.')
    const { id } = (await nora.get(`${two.at}/private`)).body
    for (const path of [
      `/api/conversations/${id}`,
      `/api/conversations/${id}/mediation`,
      `/api/conversations/${id}/private`,
    ])
      expect((await tomas.get(path)).status, path).toBe(404)
    const nadja = await world.member('nadja')
    expect((await nadja.post('/api/chat', { message: 'Hello', conversationId: id })).status).toBe(404)
    // Not even their own chat leads into it.
    expect((await nora.get(`/api/conversations/${id}`)).status).toBe(404)
  })

  test('can be deleted by itself', async () => {
    const two = await begun(world)
    await confide(two.nora, two, 'Only for me.')
    expect((await two.nora.del(`${two.at}/private`)).status).toBe(204)
    expect((await two.nora.get(`${two.at}/private`)).body).toEqual({ id: null, messages: [] })
  })
})

describe('harm told in private', () => {
  test('takes nothing from its writer, and ends it for all later on, in an end like any', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
    const before = [await seen(tomas, at), await told(tomas)]
    const { body } = await confide(nora, two, HARM)
    expect(body.safety).toMatchObject({ category: 'abuse' })
    expect((await seen(nora, at)).help).toBe(true)
    // At that moment the other sees and hears nothing at all.
    expect([await seen(tomas, at), await told(tomas)]).toEqual(before)
    const from = world.now
    // Nothing comes of it together with what he does.
    expect(await must(tomas, two, { do: 'say_back', content: 'You feel like a guest.' })).toMatchObject({
      paused: false,
      endedAt: null,
    })
    world.now += 16 * MINUTE
    const after = await seen(tomas, at)
    expect(after).toMatchObject({ paused: false, endedAt: expect.any(String), help: false })
    expect(Date.parse(after.endedAt) - from).toBeGreaterThanOrEqual(MINUTE)
    expect(JSON.stringify(after)).not.toMatch(/scared|hits|safety":\{|abuse/)
    expect((await does(nora, two, { do: 'confirm' })).status).toBe(409)
    expect((await seen(nora, at)).help).toBe(true)
    expect(await everything(tomas, at)).not.toMatch(/scared|hits me/)
  })

  test('is no different where everyone waits for the one who told it', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await confide(nora, two, HARM)
    expect((await seen(tomas, at)).endedAt).toBeNull()
    world.now += 20 * MINUTE
    expect((await seen(tomas, at)).endedAt).not.toBeNull()
  })

  test('never ends it as its writer sends something: what is due by then comes later', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await confide(nora, two, HARM)
    // Nobody has looked meanwhile.
    world.now += 30 * MINUTE
    await confide(nora, two, 'He was standing behind me when I said yes.')
    expect(await seen(nora, at)).toMatchObject({ paused: false, endedAt: null })
    const sent = world.now
    world.now += 4 * MINUTE
    const { endedAt } = await seen(tomas, at)
    expect(Date.parse(endedAt) - sent).toBeGreaterThanOrEqual(MINUTE)
  })

  test('words of danger do not cross, and only their writer has help', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    const before = [await seen(tomas, at), await told(tomas)]
    const refused = await does(nora, two, { do: 'say', content: HARM })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      safety: { category: 'abuse' },
      message: expect.stringContaining('not shared'),
    })
    expect([await seen(tomas, at), await told(tomas)]).toEqual(before)
    expect((await seen(nora, at)).help).toBe(true)
  })

  test('stated in words for the shared room, nothing that is written later lifts it, nor does deleting', async () => {
    const two = await begun(world)
    const { nora, at } = two
    const stated = 'He grabbed me by the throat last week, and I am scared of what he does when I come home.'
    expect((await does(nora, two, { do: 'say', content: stated })).status).toBe(409)
    await confide(nora, two, 'The weather is nice today.')
    await nora.del(`${at}/private`)
    await confide(nora, two, 'The weather is still nice.')
    expect((await seen(nora, at)).help).toBe(true)
    world.now += 16 * MINUTE
    expect((await seen(nora, at)).endedAt).not.toBeNull()
  })

  test('what only sounds like it is cleared alone, each time: never by words that are typed', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    const before = await told(tomas)
    const doubtful = 'It is also that I have my own salary. I am not asking you for permission.'
    const refused = await does(nora, two, { do: 'say', content: doubtful })
    expect([refused.status, refused.body.safety]).toMatchObject([409, { tier: 2, category: 'abuse' }])
    expect(await seen(nora, at)).toMatchObject({ help: true, alone: true })
    await confide(nora, two, 'It is nothing like that. I only meant that I earn as well.')
    expect((await seen(nora, at)).help).toBe(true)
    expect((await does(nora, two, { do: 'say', content: doubtful, aside: true })).status).toBe(409)
    await answers(nora, two)
    expect(await seen(nora, at)).toMatchObject({ help: false, alone: false })
    expect(await told(tomas)).toEqual(before)
    await must(nora, two, { do: 'say', content: doubtful, aside: true })
    await must(tomas, two, { do: 'say_back', content: 'You earn as well.' })
    // Who is doubted again is asked again, and loses nothing by that alone.
    expect((await does(nora, two, { do: 'put_right', content: doubtful })).status).toBe(409)
    expect(await seen(nora, at)).toMatchObject({ help: true, alone: true })
    expect((await does(nora, two, { do: 'put_right', content: doubtful, aside: true })).status).toBe(409)
    await answers(nora, two)
    expect(await seen(nora, at)).toMatchObject({ help: false, alone: false, endedAt: null })
    await must(nora, two, { do: 'put_right', content: doubtful, aside: true })
    await must(tomas, two, { do: 'say_back', content: 'You earn it yourself.' })
    // The third such line is nothing that is asked about once more.
    expect((await does(nora, two, { do: 'put_right', content: doubtful })).status).toBe(409)
    expect(await seen(nora, at)).toMatchObject({ help: true, alone: false })
    await answers(nora, two)
    expect((await seen(nora, at)).help).toBe(true)
  })

  test('answered not calm, it is not lifted', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    const doubtful = 'It is also that I have my own salary. I am not asking you for permission.'
    await must(nora, two, { do: 'say', content: 'It is about the money for my mother.' })
    expect((await does(tomas, two, { do: 'say_back', content: doubtful })).status).toBe(409)
    await answers(tomas, two, { afraid: 'unsure' })
    expect(await seen(tomas, at)).toMatchObject({ help: true, alone: false })
  })

  test('what may be about oneself is shared once its writer says that it is not about safety', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    const harmless = 'I feel so hopeless and I cannot do this any more'
    const refused = await does(nora, two, { do: 'say', content: harmless })
    expect([refused.status, refused.body.safety.tier]).toEqual([409, 2])
    expect(JSON.stringify(await seen(tomas, at))).not.toContain('hopeless')
    await must(nora, two, { do: 'say', content: harmless, aside: true })
    expect(JSON.stringify(await seen(tomas, at))).toContain('hopeless')
  })
})

test('what strikes crosses to nobody: its writer alone is told which sentence it is', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await must(nora, two, { do: 'say', content: 'I felt left out when the list came back with new names on it.' })
  const before = await pageOf(two, nora)
  world.now += 1_000
  const blow = 'You are pathetic, you stupid idiot.'
  const held = await does(tomas, two, { do: 'say_back', content: `I had work that week. ${blow}` })
  expect([held.status, held.body]).toMatchObject([
    409,
    {
      message:
        'This was not shared: one sentence in it strikes. Only you have seen it. One more like it soon is a pause for everyone.',
      details: { content: [blow] },
    },
  ])
  expect(await pageOf(two, nora)).toBe(before)
  for (const text of [(await tomas.get('/api/export')).text, (await tomas.get(at)).text])
    expect(text).not.toMatch(/pathetic/)
  await must(tomas, two, { do: 'say_back', content: 'You felt left out when the list came back.' })
  world.now -= 1_000
})

test('scorn does not get into what both are asked to sign', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await heard(two)
  const refused = await does(nora, two, { do: 'write', content: 'Tomas stops being such a spiteful, stupid cow.' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This was not shared: one sentence in it strikes. Only you have seen it.',
  ])
  expect(JSON.stringify(await seen(tomas, at))).not.toContain('cow')
  await must(nora, two, { do: 'write', content: 'We say hello at the door.' })
})

test('the list brings what is due by the clock, as of when it was due', async () => {
  const two = await asked(world)
  const { nora, tomas } = two
  await confide(tomas, two, HARM)
  const now = world.now
  world.now += 16 * MINUTE
  const [listed] = (await nora.get('/api/conversations')).body
  const { endedAt } = await seen(nora, two.at)
  expect([listed.status, listed.updatedAt]).toEqual(['resolved', endedAt])
  expect(Date.parse(endedAt)).toBeLessThanOrEqual(now + 15 * MINUTE + 5_000)
  world.now = now
})
