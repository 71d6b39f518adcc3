import { inArray } from 'drizzle-orm'
import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, asked, begun, heard, letIn, must, named, opened, proposed } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { rooms } from '../chat/chat.table.ts'
import { erase } from './mediation.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, at: string) => (await who.get(`${at}/mediation`)).body
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('both say yes to the rules at once, and it begins once', async () => {
  const two = await asked(world)
  const { nora, tomas, at } = two
  for (const who of [nora, tomas]) await answers(who, two)
  const both = await Promise.all([nora, tomas].map((who) => who.patch(`${at}/participants`, { consent: 'yes' })))
  expect(statuses(both)).toEqual([200, 200])
  const { stage, turns } = await seen(nora, at)
  expect([stage, turns.length]).toEqual(['hearing', 1])
})

test('two windows of one person confirm at once: one counts, the other is told that the room has moved on', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
  await must(tomas, two, { do: 'say_back', content: 'You feel like a guest.' })
  const { step } = await seen(nora, at)
  const both = await Promise.all([1, 2].map(() => nora.post(`${at}/turn`, { do: 'confirm', step })))
  expect(statuses(both)).toEqual([200, 409])
  expect((await seen(nora, at)).heard).toHaveLength(1)
})

test('two rank at once, and both orders count', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await heard(two)
  for (const [who, content] of [
    [nora, 'We A.'],
    [nora, 'We B.'],
    [tomas, 'We C.'],
  ] as const)
    await must(who, two, { do: 'write', content })
  const { step } = await seen(nora, at)
  const done = await Promise.all([nora, tomas].map((who) => who.post(`${at}/statements`, { do: 'done', step })))
  expect(statuses(done)).toEqual([200, 200])
  const room = await seen(nora, at)
  expect(room.stage).toBe('ranking')
  const order = room.statements.map(({ id }: { id: string }) => id)
  const both = await Promise.all(
    [nora, tomas].map((who) => who.post(`${at}/statements`, { do: 'rank', step: room.step, order })),
  )
  expect(statuses(both)).toEqual([200, 200])
  expect(await seen(nora, at)).toMatchObject({ stage: 'notes', chosen: { places: [{ place: 1 }, { place: 1 }] } })
})

test('one leaves while the other confirms: the room is one or the other, and whole', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
  await must(tomas, two, { do: 'say_back', content: 'You feel like a guest.' })
  const { step } = await seen(nora, at)
  const [confirmed, left] = await Promise.all([
    nora.post(`${at}/turn`, { do: 'confirm', step }),
    tomas.del(`${at}/participants`),
  ])
  expect(left.status).toBe(200)
  const room = await seen(nora, at)
  expect(room.heard).toHaveLength(confirmed.status === 200 ? 1 : 0)
  expect(room.people[1].state).toBe('left')
  expect(room.turns.filter(({ kind }: { kind: string }) => kind === 'left')).toHaveLength(1)
})

test('one says yes while the other changes what it says: nobody has agreed to words they did not see', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await proposed(two)
  await must(tomas, two, { do: 'yes' })
  const { step } = await seen(nora, at)
  await Promise.all([
    nora.post(`${at}/agreement`, { do: 'yes', step }),
    tomas.post(`${at}/agreement`, { do: 'term', step, what: 'I tell nobody.', when: 'ever' }),
  ])
  const room = await seen(nora, at)
  const said = room.agreement.terms.find(({ by }: { by: string }) => by === 'p2').what
  expect(room.agreement.at !== null).toBe(said === 'I tell my parents.')
  if (room.agreement.at === null) expect(room.agreement.yes).toEqual([])
})

test('two first messages in a private room have one room', async () => {
  const { nora, at } = await begun(world)
  const both = await Promise.all(
    ['One thing.', 'Another thing.'].map((message) => nora.post(`${at}/private`, { message })),
  )
  expect(statuses(both)).toEqual([200, 200])
  const { messages } = (await nora.get(`${at}/private`)).body
  expect(messages.filter(({ role }: { role: string }) => role === 'user')).toHaveLength(2)
})

/** Somebody else's connection holds the mediation until this is called: all that comes meanwhile is under way at once. */
async function held(id: string): Promise<() => Promise<void>> {
  // The embedded engine has one connection: there one comes after the other anyway.
  if (!world.url) return async () => undefined
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from mediations where room_id = $1 for update', [id])
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

test('one’s account is erased while the other goes on: nothing of theirs comes back', async () => {
  const two = await begun(world)
  const { nora, tomas, at, id } = two
  await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
  await must(tomas, two, { do: 'say_back', content: 'You feel like a guest in the yellow kitchen.' })
  const { step } = await seen(nora, at)
  const letGo = await held(id)
  const parts = world.app.world
  const erased = world.database.db.transaction((tx) => erase({ ...parts, db: tx as never }, tomas.id))
  await pause(world.url ? 500 : 0)
  const goesOn = nora.post(`${at}/turn`, { do: 'confirm', step })
  await pause(world.url ? 500 : 0)
  await letGo()
  await Promise.all([erased, goesOn])
  const after = await seen(nora, at)
  expect(JSON.stringify(after)).not.toContain('yellow kitchen')
  expect(after.people[1].state).toBe('left')
})

test('two who delete what is over at once leave nothing behind', async () => {
  const ids: string[] = []
  for (let rounds = 0; rounds < 4; rounds++) {
    const { nora, tomas, at, id } = await begun(world)
    ids.push(id)
    expect((await nora.post(`${at}/end`)).status).toBe(200)
    expect(statuses(await Promise.all([nora.del(at), tomas.del(at)]))).toEqual([204, 204])
  }
  expect(await world.database.db.$count(rooms, inArray(rooms.id, ids))).toBe(0)
})

test('the same click a second time does not begin anew what others have entered', async () => {
  const { nora, tomas } = await asked(world)
  const click = { title: 'The list', type: 'group_mediation', clientId: 'a-click-of-hers' }
  const { id } = (await nora.post('/api/conversations', click)).body
  await letIn(nora, tomas, id)
  // It looked before the first one had made anything, and was held up.
  const { db } = world.database
  const real = db.$count
  db.$count = (() => ((db.$count = real), Promise.resolve(0))) as never
  expect((await nora.post('/api/conversations', click)).status).toBe(201)
  const { people } = await seen(nora, `/api/conversations/${id}`)
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Nora', 'Tomas'])
})

test('several are asked at once: no more than there are places for', async () => {
  const nora = await named(await world.member('nora'), 'Nora')
  const at = `/api/conversations/${await opened(nora)}`
  const all = await Promise.all(Array.from({ length: 8 }, () => nora.post(`${at}/participants`, {})))
  expect(statuses(all)).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
})
