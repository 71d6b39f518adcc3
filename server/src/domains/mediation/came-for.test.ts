import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ANAS_WISH as WISH, threeAgreeing } from '../../../test/mediation-of-three.ts'
import { answersAtLast, does, must, type Two } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What somebody came for: once they have left, and in what they take along. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const agreeing = () => threeAgreeing(world)
const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body
const terms = async (who: Person, two: Two) =>
  (await seen(who, two)).agreement.terms.map(({ by, what, wish }: Record<string, string>) => [by, what, wish])
const agrees = async (who: Person, two: Two) => {
  await answersAtLast(who, two)
  return must(who, two, { do: 'yes' })
}
const leaves = async (who: Person, { at }: Two) => expect((await who.del(`${at}/participants`)).status).toBe(200)
const putAside = async (who: Person, { id }: Two) =>
  (await who.get('/api/export')).body.mediations.find((one: { id: string }) => one.id === id).putAside

describe('whoever came for something leaves', () => {
  test('before all have said yes: what was for it goes, and the others say yes to what is left', async () => {
    const three = await agreeing()
    const { nora, tomas, ana, wish } = three
    await must(tomas, three, { do: 'term', what: 'I work on Saturdays.', when: 'from May', wish })
    await must(ana, three, { do: 'in_it', wish })
    for (const who of [nora, tomas]) await agrees(who, three)
    await leaves(ana, three)
    expect(await terms(nora, three)).toEqual([
      ['p1', 'I ask first.', null],
      ['p2', 'I ask first.', null],
    ])
    expect((await seen(nora, three)).agreement).toMatchObject({ wishes: [], yes: [], at: null, whole: true })
    await must(nora, three, { do: 'yes' })
    expect((await must(tomas, three, { do: 'yes' })).stage).toBe('agreed')
    // Their own copy is as it was.
    expect(await terms(ana, three)).toHaveLength(4)
  })

  test('what another of them put first stays, and so does what is for it', async () => {
    const three = await agreeing()
    const { nora, tomas, ana, wish } = three
    await must(tomas, three, { do: 'term', what: 'I work on Saturdays.', when: 'from May', wish })
    await leaves(nora, three)
    expect(await terms(ana, three)).toContainEqual(['p2', 'I work on Saturdays.', wish])
    expect((await seen(tomas, three)).agreement.wishes).toMatchObject([{ by: 'p3', text: WISH }])
  })

  test('after it: what all agreed on stands with what it was for', async () => {
    const three = await agreeing()
    const { nora, tomas, ana, wish } = three
    await must(tomas, three, { do: 'term', what: 'I work on Saturdays.', when: 'from May', wish })
    await must(ana, three, { do: 'in_it', wish })
    for (const who of [nora, tomas, ana]) await agrees(who, three)
    await leaves(ana, three)
    const { agreement, people } = await seen(nora, three)
    expect(agreement.wishes).toMatchObject([{ by: 'p3', statement: wish, text: WISH, state: 'kept' }])
    expect([agreement.terms.length, people[2].state]).toEqual([4, 'left'])
  })
})

test('whose wish it is says whether what another does for it is enough: before that nobody agrees', async () => {
  const three = await agreeing()
  const { tomas, ana, wish } = three
  await must(tomas, three, { do: 'term', what: 'I work on Saturdays.', when: 'from May', wish })
  expect((await seen(ana, three)).agreement).toMatchObject({ whole: false, wishes: [{ state: 'offered' }] })
  await answersAtLast(tomas, three)
  expect((await does(tomas, three, { do: 'yes' })).status).toBe(409)
  expect((await does(tomas, three, { do: 'in_it', wish })).status).toBe(400)
  await must(ana, three, { do: 'in_it', wish })
  expect((await seen(tomas, three)).agreement).toMatchObject({ whole: true, wishes: [{ state: 'kept' }] })
  // Whoever does it leaves: there is nothing any more that was enough.
  await leaves(tomas, three)
  expect((await seen(ana, three)).agreement).toMatchObject({ whole: false, wishes: [{ state: 'open' }] })
})

test('what one put aside is in one’s own export, also once one has left, and in nobody else’s', async () => {
  const three = await agreeing()
  const { nora, tomas, ana, wish } = three
  expect(await putAside(ana, three)).toEqual([])
  await must(ana, three, { do: 'put_aside', wish })
  expect(await putAside(ana, three)).toEqual([WISH])
  await leaves(ana, three)
  expect(await putAside(ana, three)).toEqual([WISH])
  for (const who of [nora, tomas]) expect(await putAside(who, three)).toEqual([])
})
