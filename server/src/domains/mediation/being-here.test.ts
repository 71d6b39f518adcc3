import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begun, must, type Two } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { liveEvents } from '../../platform/events.table.ts'
import { mediations } from './mediation.table.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seenAs = (presence: boolean, ...people: Person[]) =>
  Promise.all(people.map((who) => who.patch('/api/auth/user', { presence })))
const here = async (who: Person, { at }: Two, isHere = true) => (await who.post(`${at}/here`, { here: isHere })).body
const types = async (who: Person, { at }: Two) => expect((await who.post(`${at}/typing`)).status).toBe(204)

/** What somebody was told of who is here and who writes. */
const told = async (who: Person) =>
  (
    await world.database.db
      .select()
      .from(liveEvents)
      .where(and(eq(liveEvents.userId, who.id), inArray(liveEvents.event, ['presence', 'typing'])))
  ).map(({ event, data }) => [event, data])

test('both who agreed see each other, by what they are called in this room and not by an account', async () => {
  const two = await begun(world)
  const { nora, tomas, id } = two
  await seenAs(true, nora, tomas)
  expect((await here(nora, two)).presence).toMatchObject([{ by: 'p2', isHere: false }])
  expect((await here(tomas, two)).presence).toMatchObject([{ by: 'p1', isHere: true }])
  await here(tomas, two, false)
  await types(nora, two)
  expect(await told(nora)).toEqual([
    ['presence', { roomId: id, by: 'p2', isOnline: true }],
    ['presence', { roomId: id, by: 'p2', isOnline: false }],
  ])
  expect(await told(tomas)).toEqual([
    ['presence', { roomId: id, by: 'p1', isOnline: true }],
    ['typing', { roomId: id, by: 'p1' }],
  ])
  expect(JSON.stringify([await here(nora, two), await told(tomas)])).not.toContain(nora.id)
})

test('where one of them did not agree, neither sees nor is told anything', async () => {
  const two = await begun(world)
  const { nora, tomas } = two
  await seenAs(true, nora)
  expect([await here(nora, two), await here(tomas, two)]).toEqual([{ presence: [] }, { presence: [] }])
  await types(nora, two)
  expect([await told(nora), await told(tomas)]).toEqual([[], []])
})

test('only the one whose turn it is writes; for whom there is no mediation now, it is told as of anybody', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await seenAs(true, nora, tomas)
  await types(tomas, two)
  expect(await told(nora)).toEqual([])
  await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
  await nora.post(`${at}/private`, { message: 'He hits me when he is drunk and I am scared of him.' })
  await must(tomas, two, { do: 'say_back', content: 'You feel like a guest.' })
  await types(nora, two)
  expect((await told(tomas)).filter(([event]) => event === 'typing')).toEqual([
    ['typing', { roomId: two.id, by: 'p1' }],
  ])
})

test('who left is told nothing more, and nobody else finds the room', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await seenAs(true, nora, tomas)
  await tomas.del(`${at}/participants`)
  expect([await here(nora, two), await here(tomas, two)]).toEqual([{ presence: [] }, { presence: [] }])
  expect([await told(nora), await told(tomas)]).toEqual([[], []])
  const olga = await world.member('olga')
  for (const [place, body] of [['here', { here: true }], ['typing']] as const)
    expect((await olga.post(`${at}/${place}`, body)).status).toBe(404)
})

test('who says too often that they write has nothing read for it', async () => {
  const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
  const two = await begun(limited)
  for (let times = 0; times < 10; times++) await types(two.nora, two)
  // Whoever reads the room now fails.
  const { db } = limited.database
  const unread = { state: Buffer.from('nobody can open this') as never }
  await db.update(mediations).set(unread).where(eq(mediations.roomId, two.id))
  await types(two.nora, two)
  expect((await two.tomas.post(`${two.at}/typing`)).status).toBe(500)
  const olga = await limited.member('olga')
  expect((await olga.post(`${two.at}/typing`)).status).toBe(404)
  await limited.close()
})
