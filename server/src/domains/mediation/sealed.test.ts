import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begun, must, proposed, ranked, type Two } from '../../../test/mediation-of-two.ts'
import { pageOf, toldTo } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Nobody says yes because another has, or is the one who is seen to say no. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body

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
