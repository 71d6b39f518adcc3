import { DAY_MS } from '@mallama/contracts/days'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, asked, letIn, must, named, opened, type Two } from '../../../test/mediation-of-two.ts'
import { toldTo } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Somebody said yes, and comes back days later: it stands where it stood, and nothing ran out without a word. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, { at }: Pick<Two, 'at'>) => (await who.get(`${at}/mediation`)).body
const yes = async (who: Person, two: Two) => {
  await answers(who, two)
  return (await who.patch(`${two.at}/participants`, { consent: 'yes' })).body
}
const lapsed = 'The last link was not taken up, and opens nothing any more. You can make another'

test('the other says yes on a later day, and days after that it is where it was, with whose turn it is', async () => {
  const from = world.now
  const two = await asked(world)
  const { nora, tomas } = two
  await yes(nora, two)
  world.now += 5 * DAY_MS
  expect(await seen(nora, two)).toMatchObject({ stage: 'waiting', people: [{ state: 'yes' }, {}], waitingFor: ['p2'] })
  await yes(tomas, two)
  world.now += 9 * DAY_MS
  expect(await seen(nora, two)).toMatchObject({ stage: 'hearing', waitingFor: ['p1'], endedAt: null })
  // Her membership is over by then, and the room is hers to read as before.
  expect((await nora.get(two.at)).body.progress.yourTurn).toBe(true)
  await must(nora, two, { do: 'say', content: 'I feel like a guest at our wedding.' })
  world.now += 20 * DAY_MS
  const { turns, waitingFor, endedAt } = await seen(tomas, two)
  expect([waitingFor, endedAt, turns.map(({ by }: { by: string | null }) => by)]).toEqual([
    ['p2'],
    null,
    [null, 'p1', null],
  ])
  world.now = from
})

test('a link that runs out, or is declined, is told to whoever made it, and holds up nobody who has said yes', async () => {
  for (const ends of ['runs out', 'is declined']) {
    const from = world.now
    const two = await asked(world)
    const { nora, tomas, at } = two
    world.now += 60_000
    const { code } = (await nora.post(`${at}/participants`, {})).body
    await yes(nora, two)
    if (ends === 'is declined')
      expect((await (await world.newcomer()).post(`/api/connections/${code}/decline`)).status).toBeLessThan(300)
    else world.now += 8 * DAY_MS
    expect((await seen(nora, two)).says, ends).toBe(
      `${lapsed}; without it, this begins once all who are here have said yes.`,
    )
    expect((await seen(tomas, two)).says).toBeNull()
    expect((await yes(tomas, two)).stage).toBe('hearing')
    world.now = from
  }
})

test('where all had said yes before the last link ran out, it begins for whoever looks', async () => {
  const from = world.now
  const two = await asked(world)
  const { nora, tomas, at } = two
  await nora.post(`${at}/participants`, {})
  for (const who of [nora, tomas]) expect((await yes(who, two)).stage).toBe('waiting')
  // A look at it is no news: a page that hears of news looks again.
  const told = (await toldTo(two, tomas)).length
  await seen(tomas, two)
  expect(await toldTo(two, tomas)).toHaveLength(told)
  world.now += 8 * DAY_MS
  expect(await seen(tomas, two)).toMatchObject({ stage: 'hearing', waitingFor: ['p1'] })
  world.now = from
})

test('nobody came by the link: its maker is told, and a new one that is taken up says nothing of the old one', async () => {
  const from = world.now
  const nora = await named(await world.member('nora'), 'Nora')
  const id = await opened(nora)
  const room = { at: `/api/conversations/${id}` }
  expect((await seen(nora, room)).says).toBeNull()
  await nora.post(`${room.at}/participants`, {})
  world.now += 8 * DAY_MS
  expect((await seen(nora, room)).says).toBe(`${lapsed}.`)
  await letIn(nora, await named(await world.newcomer('tomas'), 'Tomas'), id)
  expect((await seen(nora, room)).says).toBeNull()
  world.now = from
})
