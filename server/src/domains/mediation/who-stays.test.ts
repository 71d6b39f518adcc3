import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ANAS_WISH, threeAgreeing, threeRanking, type Three } from '../../../test/mediation-of-three.ts'
import { answersAtLast, must } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** One of three leaves: what those who stay have said yes to, choose from and read is theirs, and they are told once. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, { at }: Three) => (await who.get(`${at}/mediation`)).body
const leaves = async (who: Person, { at }: Three) => expect((await who.del(`${at}/participants`)).status).toBe(200)
const texts = async (who: Person, three: Three) =>
  (await seen(who, three)).statements.map(({ text }: { text: string }) => text)
const leftSaid = ({ says }: { says: string }) => says.match(/Ana left\./g)?.length

describe('at the agreement', () => {
  test('a yes to what held the part of one who left is asked for anew, and nothing is agreed by leaving', async () => {
    const three = await threeAgreeing(world)
    const { nora, tomas, ana, wish } = three
    await must(ana, three, { do: 'put_aside', wish })
    for (const who of [nora, tomas]) {
      await answersAtLast(who, three)
      await must(who, three, { do: 'yes' })
    }
    await leaves(ana, three)
    for (const who of [nora, tomas]) {
      const room = await seen(who, three)
      expect(room).toMatchObject({ stage: 'agreement', agreement: { at: null, yes: [], whole: true } })
      expect(room.agreement.terms.map(({ by }: { by: string }) => by)).toEqual(['p1', 'p2'])
      expect([leftSaid(room), room.says]).toEqual([1, expect.stringContaining('say yes anew or not')])
    }
    await must(nora, three, { do: 'yes' })
    expect((await must(tomas, three, { do: 'yes' })).stage).toBe('agreed')
  })

  test('once all have agreed, whoever leaves has agreed as well: their part and their yes stay as they were', async () => {
    const three = await threeAgreeing(world)
    const { nora, tomas, ana, wish } = three
    await must(ana, three, { do: 'put_aside', wish })
    for (const who of [nora, tomas, ana]) {
      await answersAtLast(who, three)
      await must(who, three, { do: 'yes' })
    }
    await leaves(ana, three)
    for (const who of [nora, ana])
      expect((await seen(who, three)).agreement.yes.map(({ by }: { by: string }) => by)).toEqual(['p1', 'p2', 'p3'])
  })
})

describe('what only one who left wrote', () => {
  test('falls away unless somebody who stays puts it first, and their sealed order is shown to nobody', async () => {
    for (const isWanted of [false, true]) {
      const three = await threeRanking(world)
      const { nora, tomas, ana, one, other, wish } = three
      await must(ana, three, { do: 'rank', order: [wish, other, one] })
      await leaves(ana, three)
      const { says } = await seen(nora, three)
      expect(says).toContain('Ana left.')
      expect(says).toContain('What Ana alone wrote falls away, unless one of you puts it first.')
      await must(nora, three, { do: 'rank', order: [one, wish, other] })
      await must(tomas, three, { do: 'rank', order: isWanted ? [wish, one, other] : [other, wish, one] })
      expect((await texts(nora, three)).includes(ANAS_WISH)).toBe(isWanted)
      const { chosen } = await seen(tomas, three)
      expect(chosen.places.map(({ by }: { by: string }) => by)).toEqual(['p1', 'p2'])
    }
  })

  test('and is being looked at gives way to the next, with the orders of those who stay', async () => {
    const three = await threeRanking(world)
    const { nora, tomas, ana, one, other, wish } = three
    await must(nora, three, { do: 'rank', order: [one, wish, other] })
    await must(tomas, three, { do: 'rank', order: [other, wish, one] })
    await must(ana, three, { do: 'rank', order: [wish, one, other] })
    expect((await seen(nora, three)).chosen.text).toBe(ANAS_WISH)
    await must(ana, three, { do: 'note', content: 'Every Sunday.' })
    await must(nora, three, { do: 'note', content: '' })
    await leaves(ana, three)
    for (const who of [nora, tomas]) {
      const room = await seen(who, three)
      expect(room).toMatchObject({ stage: 'notes', chosen: { text: 'We decide together.', notes: [] } })
      expect([leftSaid(room), JSON.stringify(room.chosen.places)]).toEqual([1, expect.not.stringContaining('p3')])
    }
  })

  test('what they would have changed goes with them: with nothing left to change it is looked at as it is', async () => {
    const three = await threeRanking(world)
    const { nora, tomas, ana, one, other, wish } = three
    for (const who of [nora, tomas, ana]) await must(who, three, { do: 'rank', order: [one, other, wish] })
    for (const who of [nora, tomas]) await must(who, three, { do: 'note', content: '' })
    await must(ana, three, { do: 'note', content: 'Every Sunday.' })
    expect((await seen(nora, three)).stage).toBe('revising')
    await leaves(ana, three)
    const room = await seen(nora, three)
    expect(room).toMatchObject({ stage: 'deciding', chosen: { before: null, notes: [{ text: '' }, { text: '' }] } })
    // It goes on by their leaving, and that they left is read all the same.
    expect(leftSaid(room)).toBe(1)
  })
})

test('one whose account is gone takes a sentence along that was looked at, and nobody decides on nothing', async () => {
  const three = await threeRanking(world)
  const { nora, tomas, ana, one, other, wish } = three
  for (const who of [nora, tomas]) await must(who, three, { do: 'rank', order: [wish, one, other] })
  await must(ana, three, { do: 'rank', order: [wish, other, one] })
  await world.app.world.identity.remove(world.database.db, ana.id)
  const room = await seen(nora, three)
  expect(room).toMatchObject({ stage: 'notes', chosen: { text: 'We decide together.' } })
  expect(JSON.stringify(room)).not.toContain('Ana')
})
