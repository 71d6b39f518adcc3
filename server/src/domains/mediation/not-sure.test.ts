import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answers, answersAtLast, asked, begun, must, proposed, type Two } from '../../../test/mediation-of-two.ts'
import { pageOf, twins } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Not sure of fear or harm, and would go on: whoever is attached often would. They are asked again, later and alone. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const MINUTE = 60_000
const unsure = { hurt: 'unsure', more: 'yes' } as const
const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body
const yes = async (who: Person, { at }: Two) =>
  expect((await who.patch(`${at}/participants`, { consent: 'yes' })).status).toBe(200)
const pause = async (who: Person, { at }: Two, paused: boolean) =>
  expect((await who.post(`${at}/pause`, { paused })).status).toBe(200)

/** It begins all the same, and Nora, who is not sure, is to speak. */
async function begins(two: Two): Promise<void> {
  await answers(two.nora, two, unsure)
  // The same once more is the same.
  await answers(two.nora, two, unsure)
  await answers(two.tomas, two)
  for (const who of [two.nora, two.tomas]) await yes(who, two)
  expect(await seen(two.nora, two)).toMatchObject({ stage: 'hearing', help: true, endedAt: null })
}

describe('not sure before it begins', () => {
  test('it begins, and pauses later as by anybody’s press: the other’s page is the same', async () => {
    let came = 0
    const [found, plain] = await twins(
      () => asked(world),
      async ({ two, at }) => {
        await begins(two)
        const before = await pageOf(two, two.tomas)
        at(16)
        const { paused, until } = await seen(two.tomas, two)
        expect(paused).toBe(true)
        came = Date.parse(until) - 20 * MINUTE
        return [before, await pageOf(two, two.tomas)]
      },
      async ({ two, at }) => {
        for (const who of [two.nora, two.tomas]) {
          await answers(who, two)
          await yes(who, two)
        }
        const before = await pageOf(two, two.tomas)
        world.now = came
        await pause(two.nora, two, true)
        at(16)
        return [before, await pageOf(two, two.tomas)]
      },
    )
    expect(found).toEqual(plain)
  })

  test.each([
    [{}, null],
    [unsure, expect.any(String)],
    [{ own: 'unsure', more: 'yes' }, null],
  ] as const)('after the pause %o is what counts', async (then, endedAt) => {
    const two = await asked(world)
    const { nora, tomas } = two
    await begins(two)
    world.now += 16 * MINUTE
    expect((await seen(nora, two)).paused).toBe(true)
    await answers(nora, two, then)
    await answers(tomas, two)
    for (const who of [nora, tomas]) await pause(who, two, false)
    world.now += 31 * MINUTE
    expect(await seen(tomas, two)).toMatchObject({ paused: false, endedAt })
    world.now -= 47 * MINUTE
  })

  test('what is found meanwhile does not begin it anew: not sure once more ends it', async () => {
    const two = await asked(world)
    const { nora, tomas, at } = two
    await begins(two)
    const from = world.now
    world.now += 16 * MINUTE
    expect((await seen(nora, two)).paused).toBe(true)
    await nora.post(`${at}/private`, { message: 'He gets so angry that I keep quiet.' })
    expect((await seen(nora, two)).alone).toBe(true)
    await answers(nora, two, unsure)
    await answers(tomas, two)
    for (const who of [nora, tomas]) await pause(who, two, false)
    world.now += 31 * MINUTE
    expect(await seen(tomas, two)).toMatchObject({ paused: false, endedAt: expect.any(String) })
    world.now = from
  })

  test('not sure of anything else is asked one question more, and no more', async () => {
    const two = await asked(world)
    await answers(two.nora, two, { own: 'unsure', more: 'yes' })
    expect((await seen(two.nora, two)).help).toBe(false)
  })
})

test('not sure after a pause: it goes on, and pauses again after a while of that', async () => {
  const two = await begun(world)
  const { nora, tomas } = two
  const from = world.now
  await pause(tomas, two, true)
  await answers(nora, two, unsure)
  await answers(tomas, two)
  for (const who of [nora, tomas]) await pause(who, two, false)
  world.now += 20 * MINUTE
  // It goes on at a moment that is drawn, and not at once into the next pause.
  while ((await seen(tomas, two)).paused) world.now += 5_000
  world.now += 30_000
  expect((await seen(tomas, two)).paused).toBe(false)
  world.now += 16 * MINUTE
  expect(await seen(tomas, two)).toMatchObject({ paused: true, endedAt: null })
  world.now = from
})

test('no agreement comes of it before they were asked again', async () => {
  const two = await begun(world)
  const { nora, tomas } = two
  await proposed(two)
  const from = world.now
  await answers(nora, two, unsure)
  for (const who of [nora, tomas]) await must(who, two, { do: 'yes' })
  expect(await seen(tomas, two)).toMatchObject({ stage: 'agreement', endedAt: null })
  world.now += 16 * MINUTE
  expect((await seen(tomas, two)).paused).toBe(true)
  for (const who of [nora, tomas]) {
    await answers(who, two)
    await pause(who, two, false)
  }
  world.now += 31 * MINUTE
  expect(await seen(tomas, two)).toMatchObject({ paused: false, alone: true })
  for (const who of [nora, tomas]) {
    await answersAtLast(who, two)
    await must(who, two, { do: 'yes' })
  }
  expect((await seen(tomas, two)).stage).toBe('agreed')
  world.now = from
})
