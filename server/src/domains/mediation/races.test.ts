import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asked, begun, heard, must, proposed } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, at: string) => (await who.get(`${at}/mediation`)).body
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('both say yes to the rules at once, and it begins once', async () => {
  const { nora, tomas, at } = await asked(world)
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
