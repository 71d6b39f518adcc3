import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, asked, type Two } from '../../../test/mediation-of-two.ts'
import { pageOf, twins } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A finding before the yes to the rules: nothing begins, and no yes, nor its moment, tells of it. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const HARM = 'He hits me when he is drunk and I am scared of him.'
const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body
const confide = (who: Person, { at }: Two, message: string) => who.post(`${at}/private`, { message })
const yes = async (who: Person, two: Two) => {
  await answers(who, two)
  return who.patch(`${two.at}/participants`, { consent: 'yes' })
}

test('before the rules count, it never begins: whoever says the last yes, it is as where she has said none', async () => {
  for (const last of ['nora', 'tomas'] as const) {
    let came = 0
    const [harmed, plain] = await twins(
      () => asked(world, 'member'),
      async ({ two, at }) => {
        const { nora, tomas } = two
        await confide(nora, two, HARM)
        for (const who of last === 'tomas' ? [nora, tomas] : [tomas, nora])
          expect((await yes(who, two)).body).toMatchObject({ stage: 'waiting', endedAt: null })
        const before = await pageOf(two, tomas)
        at(20)
        const after = await pageOf(two, tomas)
        came = Date.parse((await seen(tomas, two)).endedAt)
        return [before, after]
      },
      async ({ two, at }) => {
        await yes(two.tomas, two)
        const before = await pageOf(two, two.tomas)
        world.now = came
        expect((await two.nora.post(`${two.at}/end`)).status).toBe(200)
        at(20)
        return [before, await pageOf(two, two.tomas)]
      },
    )
    expect(harmed, `${last} says it last`).toEqual(plain)
    expect(harmed![1]).toContain('This mediation ends here.')
  }
})

test('what was due for her when he says the last yes comes a while after it, and not with it', async () => {
  const two = await asked(world)
  const { nora, tomas } = two
  await yes(nora, two)
  await confide(nora, two, HARM)
  // Nobody has looked since it was due.
  world.now += 16 * 60_000
  await answers(tomas, two)
  const from = world.now
  expect((await tomas.patch(`${two.at}/participants`, { consent: 'yes' })).body.endedAt).toBeNull()
  world.now = from + 4_000
  expect((await seen(tomas, two)).endedAt).toBeNull()
  world.now = from + 61_000
  expect(Date.parse((await seen(tomas, two)).endedAt)).toBeGreaterThanOrEqual(from + 5_000)
})
