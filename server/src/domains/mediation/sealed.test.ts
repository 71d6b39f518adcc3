import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, asked, begun, must, proposed, ranked, type Two } from '../../../test/mediation-of-two.ts'
import { pageOf, toldTo } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { opened } from '../../platform/secrets.ts'
import { mediationSides } from './mediation.table.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Nobody says yes because another has, or is the one who is seen to say no. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body

test('a yes to the rules moves nothing of the other’s until all have said it; not now is told', async () => {
  const two = await asked(world)
  const { nora, tomas, at } = two
  const consents = (who: Person, consent: string) => who.patch(`${at}/participants`, { consent })
  for (const who of [nora, tomas]) await answers(who, two)
  const before = [await pageOf(two, tomas), await toldTo(two, tomas)]
  world.now += 60_000
  expect((await consents(nora, 'yes')).body).toMatchObject({
    people: [{ state: 'yes' }, { state: 'open' }],
    waitingFor: ['p2'],
  })
  expect([await pageOf(two, tomas), await toldTo(two, tomas)]).toEqual(before)
  await consents(nora, 'not_now')
  expect((await seen(tomas, two)).people[0].state).toBe('not_now')
  await consents(nora, 'yes')
  expect(await seen(tomas, two)).toMatchObject({ people: [{ state: 'open' }, {}], waitingFor: ['p1', 'p2'] })
  expect((await consents(tomas, 'yes')).body).toMatchObject({ stage: 'hearing', people: [{ state: 'yes' }, {}] })
})

test.each([true, false])('whether it is good enough (%s) is told to nobody before all have answered', async (good) => {
  const two = await begun(world)
  const { nora, tomas } = two
  await ranked(two)
  for (const who of [nora, tomas]) await must(who, two, { do: 'note', content: '' })
  expect((await must(nora, two, { do: 'decide', good })).chosen.answers).toEqual([{ by: 'p1', good }])
  expect(await seen(tomas, two)).toMatchObject({ stage: 'deciding', chosen: { answers: [] }, waitingFor: ['p2'] })
  // One may think again until then.
  await must(nora, two, { do: 'decide', good: !good })
  await must(tomas, two, { do: 'decide', good: true })
  expect((await seen(tomas, two)).stage).toBe(good ? 'notes' : 'agreement')
})

test('a yes to the agreement moves nothing of the other’s, and neither does taking it back, until all have said it', async () => {
  const two = await begun(world)
  const { nora, tomas } = two
  await proposed(two)
  const before = [await pageOf(two, tomas), await toldTo(two, tomas)]
  world.now += 60_000
  for (const act of ['yes', 'take_back', 'yes']) {
    await must(nora, two, { do: act })
    expect([await pageOf(two, tomas), await toldTo(two, tomas)], act).toEqual(before)
  }
  expect(await seen(nora, two)).toMatchObject({ agreement: { yes: [{ by: 'p1' }] }, waitingFor: ['p2'] })
  const { stage, agreement } = await must(tomas, two, { do: 'yes' })
  expect([stage, agreement.yes.length]).toEqual(['agreed', 2])
})

test('who thinks again whether it is good enough moves nothing of the other’s', async () => {
  const two = await begun(world)
  const { nora, tomas } = two
  await ranked(two)
  for (const who of [nora, tomas]) await must(who, two, { do: 'note', content: '' })
  await must(nora, two, { do: 'decide', good: true })
  const before = [await pageOf(two, tomas), await toldTo(two, tomas)]
  world.now += 60_000
  await must(nora, two, { do: 'decide', good: false })
  expect([await pageOf(two, tomas), await toldTo(two, tomas)]).toEqual(before)
})

test('who leaves takes nobody’s sealed answer along: their copy opens with their key', async () => {
  const copyOf = async ({ tomas, id, at }: Two) => {
    expect((await tomas.del(`${at}/participants`)).status).toBe(200)
    const sides = await world.database.db.select().from(mediationSides).where(eq(mediationSides.roomId, id))
    const side = sides.find(({ userId }) => userId === tomas.id)!
    return opened(mediationSides, side, await world.app.world.keys.of(world.database.db, tomas.id)).record!
  }
  const waiting = await asked(world)
  await answers(waiting.nora, waiting)
  await waiting.nora.patch(`${waiting.at}/participants`, { consent: 'yes' })
  expect((await copyOf(waiting)).people[0]!.consent).toBe('open')
  const agreeing = await begun(world)
  await proposed(agreeing)
  await must(agreeing.nora, agreeing, { do: 'yes' })
  expect((await copyOf(agreeing)).yes).toEqual([])
  const deciding = await begun(world)
  await ranked(deciding)
  for (const who of [deciding.nora, deciding.tomas]) await must(who, deciding, { do: 'note', content: '' })
  await must(deciding.nora, deciding, { do: 'decide', good: false })
  expect((await copyOf(deciding)).chosen!.answers).toEqual([])
})
