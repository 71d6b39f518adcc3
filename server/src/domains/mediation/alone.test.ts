import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  answers,
  answersAtLast,
  asked,
  begun,
  calm,
  calmAtLast,
  does,
  must,
  proposed,
  type Two,
} from '../../../test/mediation-of-two.ts'
import { pageOf, toldTo, twins, type Scene } from '../../../test/mediation-page.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { opened } from '../../platform/secrets.ts'
import * as chat from '../chat/chat.ts'
import { reviewDays } from '../reminders/reminders.table.ts'
import { mediations } from './mediation.table.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The questions that everyone is asked alone, at every door. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const notCalm: Partial<typeof calm>[] = [
  { own: 'no' },
  { own: 'unsure' },
  { refuse: 'yes' },
  { afraid: 'unsure' },
  { hurt: 'yes' },
]
const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body
const yes = (who: Person, { at }: Two) => who.patch(`${at}/participants`, { consent: 'yes' })
const agrees = (who: Person, two: Two) => does(who, two, { do: 'yes' })
const first = 'First a few questions, for you alone.'

describe('before the yes to the rules', () => {
  test('they come first; a "not now" needs none, and an answer is one of three', async () => {
    const two = await asked(world)
    const { nora, tomas, at } = two
    const early = await yes(nora, two)
    expect([early.status, early.body.message]).toEqual([409, first])
    expect((await nora.patch(`${at}/participants`, { consent: 'not_now' })).status).toBe(200)
    expect((await seen(nora, two)).alone).toBe(true)
    for (const body of [{}, { ...calm, own: 'maybe' }, { ...calm, else: 'yes' }, { own: 'yes' }, { able: 'yes' }])
      expect((await nora.patch(`${at}/private`, body)).status).toBe(400)
    expect((await world.stranger.patch(`${at}/private`, calm)).status).toBe(401)
    // The two of the last door stand for none of these.
    const few = await nora.patch(`${at}/private`, calmAtLast)
    expect([few.status, few.body.message]).toEqual([409, first])
    await answers(nora, two)
    expect((await seen(nora, two)).alone).toBe(false)
    expect((await yes(nora, two)).status).toBe(200)
    await tomas.del(`${at}/participants`)
    expect((await tomas.patch(`${at}/private`, calm)).status).toBe(409)
  })

  test.each(notCalm)(
    '%o of either: no yes begins it, and the clock ends it, the same for both whoever it was',
    async (answer) => {
      const pages = await twins(
        () => asked(world),
        ...[['nora'], ['tomas'], ['nora', 'tomas']].map((which) => async ({ two, at }: Scene) => {
          for (const name of ['nora', 'tomas'] as const) {
            await answers(two[name], two, which.includes(name) ? answer : {})
            expect((await yes(two[name], two)).status).toBe(200)
          }
          const helped = which.includes('tomas')
          const page = (await pageOf(two, two.tomas)).replace(`\\"help\\":${helped}`, '')
          at(16)
          const { endedAt, stage, turns } = await seen(two.nora, two)
          expect([endedAt !== null, stage, turns.length]).toEqual([true, 'waiting', 1])
          return [page]
        }),
      )
      expect(pages[1]).toEqual(pages[2])
      expect(pages[0]).toEqual(pages[1])
    },
  )

  test('not sure leads to one plain question: who would go on if it were up to them alone goes on, at each door', async () => {
    for (const [more, begins] of [
      ['yes', true],
      ['unsure', false],
      ['no', false],
    ] as const) {
      const two = await asked(world)
      await answers(two.nora, two, { own: 'unsure', hurt: 'unsure', more })
      await answers(two.tomas, two)
      for (const who of [two.nora, two.tomas]) await yes(who, two)
      expect([(await seen(two.tomas, two)).stage, more]).toEqual([begins ? 'hearing' : 'waiting', more])
      const before = world.now
      world.now += 16 * 60_000
      expect((await seen(two.tomas, two)).endedAt !== null).toBe(!begins)
      world.now = before
    }
    // What is no doubt is not made good by it.
    const two = await asked(world)
    await answers(two.nora, two, { afraid: 'yes', hurt: 'unsure', more: 'yes' })
    expect((await seen(two.nora, two)).help).toBe(true)
    const last = await begun(world)
    await proposed(last)
    await answersAtLast(last.nora, last, { able: 'unsure', more: 'yes' })
    for (const who of [last.nora, last.tomas]) await must(who, last, { do: 'yes' })
    expect((await seen(last.nora, last)).stage).toBe('agreed')
  })

  test('answering sends the other nothing, and no answer is kept', async () => {
    const two = await asked(world)
    const { nora, tomas, id } = two
    const before = [await pageOf(two, tomas), await toldTo(two, tomas)]
    world.now += 60_000
    await answers(nora, two, { own: 'no', afraid: 'yes' })
    expect([await pageOf(two, tomas), await toldTo(two, tomas)]).toEqual(before)
    const { db } = world.database
    const [row] = await db.select().from(mediations).where(eq(mediations.roomId, id))
    const [room] = await chat.mediationsOf({ ...world.app.world, db }, nora.id)
    expect(JSON.stringify(opened(mediations, row!, room!.key))).not.toMatch(/afraid|refuse|hurt|"own"|unsure/)
  })

  test('not calm, and not all have said yes: it ends later, as by anybody’s press', async () => {
    let came = 0
    const [asks, plain] = await twins(
      () => asked(world),
      async ({ two, at }) => {
        await answers(two.nora, two, { afraid: 'yes' })
        await yes(two.nora, two)
        at(16)
        came = Date.parse((await seen(two.tomas, two)).endedAt)
        return [await pageOf(two, two.tomas)]
      },
      async ({ two, at }) => {
        await answers(two.nora, two)
        await yes(two.nora, two)
        world.now = came
        expect((await two.nora.post(`${two.at}/end`)).status).toBe(200)
        at(16)
        return [await pageOf(two, two.tomas)]
      },
    )
    expect(asks).toEqual(plain)
  })

  test('under a doubt that is still open it begins as any, and is cleared or ends by what its person answers', async () => {
    for (const [more, ended] of [
      [{}, false],
      [{ hurt: 'unsure' }, true],
    ] as const) {
      const two = await asked(world)
      const { nora, tomas, at } = two
      for (const who of [nora, tomas]) await answers(who, two)
      await yes(nora, two)
      const { body } = await nora.post(`${at}/private`, { message: 'He gets so angry that I keep quiet.' })
      expect(body.safety, JSON.stringify(body.safety)).toMatchObject({ tier: 1 })
      expect((await yes(tomas, two)).body).toMatchObject({ stage: 'hearing', endedAt: null })
      expect(await seen(nora, two)).toMatchObject({ help: true, alone: true })
      await answers(nora, two, more)
      const before = world.now
      world.now += 16 * 60_000
      const room = await seen(tomas, two)
      expect([room.stage, room.paused, room.endedAt !== null]).toEqual(['hearing', false, ended])
      world.now = before
    }
  })
})

describe('after a pause', () => {
  test('nobody goes on before they have answered; who is not calm has pressed as anybody, and it ends', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await nora.post(`${at}/pause`, { paused: true })
    const early = await tomas.post(`${at}/pause`, { paused: false })
    expect([early.status, early.body.message]).toEqual([409, first])
    await answers(nora, two, { refuse: 'yes' })
    await answers(tomas, two)
    for (const who of [nora, tomas])
      expect((await who.post(`${at}/pause`, { paused: false })).body).toMatchObject({ paused: true, goOn: true })
    world.now += 20 * 60_000
    expect(await seen(tomas, two)).toMatchObject({ paused: true, endedAt: null })
    world.now += 16 * 60_000
    expect((await seen(tomas, two)).endedAt).not.toBeNull()
  })

  test('not calm, and then calm, is not taken back', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await nora.post(`${at}/pause`, { paused: true })
    for (const who of [nora, tomas]) await answers(who, two)
    await answers(nora, two, { afraid: 'yes' })
    await answers(nora, two)
    for (const who of [nora, tomas]) await who.post(`${at}/pause`, { paused: false })
    world.now += 36 * 60_000
    expect((await seen(tomas, two)).endedAt).not.toBeNull()
  })
})

describe('before the last yes', () => {
  test('there is none before they are answered, and not calm is no agreement: whoever it was, it reads the same', async () => {
    const pages = await twins(
      async () => {
        const two = await begun(world)
        await proposed(two)
        return two
      },
      ...(['nora', 'tomas'] as const).map((who) => async ({ two }: { two: Two }) => {
        const { nora, tomas } = two
        await answersAtLast(nora, two, who === 'nora' ? { able: 'no' } : {})
        await answersAtLast(tomas, two, who === 'tomas' ? { peace: 'yes' } : {})
        await must(nora, two, { do: 'yes' })
        expect((await seen(nora, two)).agreement.yes).toMatchObject([{ by: 'p1' }])
        expect(await must(tomas, two, { do: 'yes' })).toMatchObject({
          stage: 'agreement',
          endedAt: null,
          agreement: { at: null },
        })
        const page = (await pageOf(two, tomas)).replace(`\\"help\\":${who === 'tomas'}`, '')
        world.now += 19 * 60_000
        expect((await seen(tomas, two)).endedAt).not.toBeNull()
        const days = await world.database.db.select().from(reviewDays).where(eq(reviewDays.roomId, two.id))
        expect(days).toEqual([])
        return [page]
      }),
    )
    expect(pages[0]).toEqual(pages[1])
  })

  test('who clears a doubt there is asked the two as well: the other four say nothing of a yes to have peace', async () => {
    for (const [peace, stage] of [
      ['no', 'agreed'],
      ['yes', 'agreement'],
    ] as const) {
      const two = await begun(world)
      const { nora, tomas, at } = two
      await proposed(two)
      await nora.post(`${at}/private`, { message: 'He gets so angry that I keep quiet.' })
      expect(await seen(nora, two)).toMatchObject({ help: true, alone: true })
      await answers(nora, two)
      expect(await seen(nora, two)).toMatchObject({ help: false, alone: true })
      const early = await agrees(nora, two)
      expect([early.status, early.body.message]).toEqual([409, first])
      await answersAtLast(nora, two, { peace })
      for (const who of [nora, tomas]) await must(who, two, { do: 'yes' })
      expect([(await seen(tomas, two)).stage, peace]).toEqual([stage, peace])
    }
  })

  test('the four alone are never the last door, whoever sends them', async () => {
    const two = await begun(world)
    await proposed(two)
    await two.tomas.post(`${two.at}/private`, { message: 'He gets so angry that I keep quiet.' })
    await answers(two.tomas, two)
    await answers(two.tomas, two)
    expect((await agrees(two.tomas, two)).status).toBe(409)
  })

  test('a pause empties the door: they are asked again', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await proposed(two)
    await tomas.post(`${at}/pause`, { paused: true })
    for (const who of [nora, tomas]) {
      await answers(who, two)
      await who.post(`${at}/pause`, { paused: false })
    }
    world.now += 31 * 60_000
    expect(await seen(nora, two)).toMatchObject({ paused: false, alone: true })
    const early = await agrees(nora, two)
    expect([early.status, early.body.message]).toEqual([409, first])
    for (const who of [nora, tomas]) await answersAtLast(who, two)
    await must(nora, two, { do: 'yes' })
    expect((await must(tomas, two, { do: 'yes' })).stage).toBe('agreed')
  })
})

test('the same answers twice at once are one', async () => {
  const two = await asked(world)
  const both = await Promise.all([1, 2].map(() => two.nora.patch(`${two.at}/private`, calm)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await seen(two.nora, two)).toMatchObject({ alone: false, help: false })
})
