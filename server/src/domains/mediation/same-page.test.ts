import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answers, asked, begun, does, must, proposed, type Two } from '../../../test/mediation-of-two.ts'
import { pageOf, toldTo, twins } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { opened } from '../../platform/secrets.ts'
import { reviewDays } from '../reminders/reminders.table.ts'
import { mediationSides } from './mediation.table.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A stop for safety in a room of two: what the other gets is, byte for byte, what they get where there is none. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const HARM = 'He hits me when he is drunk and I am scared of him.'
const DOUBT = 'He gets so angry that I keep quiet.'
const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body
const confide = (who: Person, { at }: Two, message: string) => who.post(`${at}/private`, { message })
const presses = async (who: Person, two: Two, paused: boolean) => {
  if (!paused) await answers(who, two)
  expect((await who.post(`${two.at}/pause`, { paused })).status).toBe(200)
}
/** When what the clock brought had come: somebody who presses it at that instant has the same page. */
const cameAt = async (who: Person, two: Two) => {
  const { paused, until, endedAt } = await seen(who, two)
  return paused ? Date.parse(until) - 20 * 60_000 : Date.parse(endedAt)
}
/** As it stands among the conversations, which are looked at before the room is. */
const listFirst = async (two: Two, who: Person) => {
  const { status, updatedAt, messageCount, progress } = (await who.get(two.at)).body
  return JSON.stringify([status, updatedAt, messageCount, progress, await pageOf(two, who)])
}
const ends = async (who: Person, { at }: Two) => expect((await who.post(`${at}/end`)).status).toBe(200)
const yes = async (who: Person, two: Two) => {
  await answers(who, two)
  return who.patch(`${two.at}/participants`, { consent: 'yes' })
}

describe('harm told in a private room', () => {
  test('takes nothing from its writer, and ends later as anybody’s press does; a doubt pauses as anybody does', async () => {
    for (const words of [HARM, DOUBT]) {
      let came = 0
      const [found, plain] = await twins(
        () => begun(world, 'member'),
        async ({ two, at }) => {
          const { nora, tomas } = two
          const pages: string[] = []
          await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
          await confide(nora, two, words)
          expect((await seen(nora, two)).help).toBe(true)
          pages.push(await pageOf(two, tomas))
          await must(tomas, two, { do: 'say_back', content: 'You feel like one.' })
          pages.push(await pageOf(two, tomas))
          at(20)
          pages.push(await listFirst(two, tomas))
          came = await cameAt(tomas, two)
          if (words === DOUBT) await presses(tomas, two, false)
          pages.push(await pageOf(two, tomas))
          return pages
        },
        async ({ two, at }) => {
          const { nora, tomas } = two
          const pages: string[] = []
          await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
          pages.push(await pageOf(two, tomas))
          await must(tomas, two, { do: 'say_back', content: 'You feel like one.' })
          pages.push(await pageOf(two, tomas))
          world.now = came
          await (words === HARM ? ends(nora, two) : presses(nora, two, true))
          at(20)
          pages.push(await listFirst(two, tomas))
          if (words === DOUBT) await presses(tomas, two, false)
          pages.push(await pageOf(two, tomas))
          return pages
        },
      )
      expect(found).toHaveLength(4)
      for (const [moment, page] of found!.entries()) expect(page, `moment ${moment}`).toBe(plain![moment])
      expect(found![2]).toMatch(words === HARM ? /This mediation ends here\./ : /paused\W+true/)
    }
  })

  test('is no different where everyone waits for the one who told it, before it begins as well', async () => {
    for (const begins of [begun, asked]) {
      let came = 0
      const [harmed, plain] = await twins(
        () => begins(world),
        async ({ two, at }) => {
          if (begins === asked) await yes(two.nora, two)
          await confide(two.nora, two, HARM)
          const before = await pageOf(two, two.tomas)
          at(16)
          const after = await listFirst(two, two.tomas)
          came = await cameAt(two.tomas, two)
          return [before, after]
        },
        async ({ two, at }) => {
          if (begins === asked) await yes(two.nora, two)
          const before = await pageOf(two, two.tomas)
          world.now = came
          await ends(two.nora, two)
          at(16)
          return [before, await listFirst(two, two.tomas)]
        },
      )
      expect(harmed).toEqual(plain)
    }
  })

  test('her own page differs from his in what is one’s own', async () => {
    const two = await begun(world)
    const { nora, tomas } = two
    await confide(nora, two, HARM)
    const own = ({ me, opened: o, goOn, alone, help, ...shared }: Record<string, unknown>) => [
      { me, o, goOn, alone, help },
      shared,
    ]
    for (const minutes of [0, 16, 40]) {
      world.now += minutes * 60_000
      const [[hers, shown], [his, his2]] = [own(await seen(nora, two)), own(await seen(tomas, two))]
      expect(shown).toEqual(his2)
      expect([hers, his]).toMatchObject([{ help: true }, { help: false }])
    }
  })

  test('what has ended before it began does not begin by another yes', async () => {
    const two = await asked(world)
    await ends(two.nora, two)
    for (const who of [two.nora, two.tomas])
      expect((await who.patch(`${two.at}/participants`, { consent: 'yes' })).status).toBe(409)
    expect(await seen(two.tomas, two)).toMatchObject({ stage: 'waiting', endedAt: expect.any(String) })
  })

  test('no agreement is made under it: her yes stands, and the last yes is no other than where she has said none', async () => {
    const two = await begun(world)
    const { nora, tomas, id } = two
    await proposed(two)
    await confide(nora, two, HARM)
    await answers(nora, two)
    await must(nora, two, { do: 'yes' })
    expect((await seen(nora, two)).agreement.yes).toMatchObject([{ by: 'p1' }])
    const last = await must(tomas, two, { do: 'yes' })
    expect(last).toMatchObject({ stage: 'agreement', agreement: { at: null }, waitingFor: ['p1'], endedAt: null })
    const from = world.now
    world.now += 16 * 60_000
    expect(await seen(tomas, two)).toMatchObject({ stage: 'agreement', endedAt: expect.any(String) })
    world.now = from
    expect(await world.database.db.select().from(reviewDays).where(eq(reviewDays.roomId, id))).toEqual([])
  })
})

const BLOW = 'You are a pathetic excuse for a mother, you stupid cow.'

describe('words that strike', () => {
  const said = async ({ nora, ...two }: Two) => must(nora, two, { do: 'say', content: 'I feel like a guest.' })
  const strikes = async ({ tomas, ...two }: Two) =>
    expect((await does(tomas, two, { do: 'say_back', content: BLOW })).status).toBe(409)
  const goesOn = async (two: Two) => {
    for (const who of [two.nora, two.tomas]) await presses(who, two, false)
  }

  test('reach nobody; the second pauses, and the pair after it ends, as anybody’s press does', async () => {
    const [struck, plain] = await twins(
      () => begun(world),
      async ({ two, at }) => {
        const pages: string[] = []
        const look = async () => void pages.push(await pageOf(two, two.nora))
        await said(two)
        at(1)
        await strikes(two)
        await look()
        at(2)
        await strikes(two)
        await look()
        at(33)
        await goesOn(two)
        at(37)
        const before = await pageOf(two, two.nora)
        await strikes(two)
        expect(await pageOf(two, two.nora)).toBe(before)
        at(38)
        await strikes(two)
        await look()
        return pages
      },
      async ({ two, at }) => {
        const pages: string[] = []
        const look = async () => void pages.push(await pageOf(two, two.nora))
        await said(two)
        at(1)
        await look()
        at(2)
        await presses(two.tomas, two, true)
        await look()
        at(33)
        await goesOn(two)
        at(37)
        await pageOf(two, two.nora)
        at(38)
        await ends(two.tomas, two)
        await look()
        return pages
      },
    )
    expect(struck).toHaveLength(3)
    for (const [moment, page] of struck!.entries()) expect(page, `moment ${moment}`).toBe(plain![moment])
  })

  test('are held in every turn of the talk, also where it is written as a message; what is told of others is not', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    expect((await nora.post(`${at}/messages`, { content: 'You are a pathetic coward, you stupid liar.' })).status).toBe(
      409,
    )
    await must(nora, two, { do: 'say', content: 'You called me a cow on Sunday, and I felt small.' })
    await must(tomas, two, { do: 'say_back', content: 'You felt small on Sunday.' })
    const added = await does(nora, two, { do: 'put_right', content: 'And you are a disgusting, stupid pig.' })
    expect([added.status, added.body.details]).toEqual([409, { content: ['And you are a disgusting, stupid pig.'] }])
  })
})

test('the clock and a press end it at once: one end stands in it', async () => {
  const two = await begun(world)
  const { nora, tomas } = two
  await confide(nora, two, HARM)
  world.now += 16 * 60_000
  const all = await Promise.all([
    nora.post(`${two.at}/end`),
    tomas.post(`${two.at}/end`),
    ...[1, 2, 3].map(() => tomas.get(`${two.at}/mediation`)),
  ])
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { turns } = await seen(tomas, two)
  expect(
    turns.filter(({ content }: { content: string }) => content.startsWith('This mediation ends here.')),
  ).toHaveLength(1)
})

test('who leaves takes no finding about another along: their copy opens with their key', async () => {
  const two = await begun(world)
  const { nora, tomas, id, at } = two
  await confide(nora, two, HARM)
  await presses(nora, two, true)
  await presses(nora, two, false)
  expect((await tomas.del(`${at}/participants`)).status).toBe(200)
  const sides = await world.database.db.select().from(mediationSides).where(eq(mediationSides.roomId, id))
  const side = sides.find(({ userId }) => userId === tomas.id)!
  const { record } = opened(mediationSides, side, await world.app.world.keys.of(world.database.db, tomas.id))
  expect([record!.stops, record!.goOn, record!.alone, record!.turns.length > 0]).toEqual([[], [], [], true])
  expect([record!.ends, record!.hard]).toEqual([undefined, undefined])
  // Nobody asks them anything any more.
  expect(await seen(tomas, two)).toMatchObject({ paused: true, alone: false, help: false })
})

test('what was held back for danger moves nothing of the other’s, not even in their list', async () => {
  const two = await begun(world)
  const { nora, tomas } = two
  const before = [await pageOf(two, tomas), await toldTo(two, tomas)]
  world.now += 60_000
  const { step } = await seen(nora, two)
  expect((await nora.post(`${two.at}/turn`, { do: 'say', step, content: HARM })).status).toBe(409)
  expect([await pageOf(two, tomas), await toldTo(two, tomas)]).toEqual(before)
})
