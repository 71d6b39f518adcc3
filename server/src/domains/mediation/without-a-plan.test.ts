import { DAY_MS } from '@mallama/contracts/days'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begun, must, type Two } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Who has no access, or no longer: what they are told, and what stays theirs to read. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const SAID = 'I feel like a guest at our wedding.'

/** What a list that is refused says: the house's error, and what can be done. */
async function refused(who: Person) {
  const { status, body } = await who.get('/api/conversations')
  expect([status, Object.keys(body).toSorted()]).toEqual([402, ['code', 'message', 'requestId']])
  expect(body).toMatchObject({ code: 'membership_required', requestId: expect.any(String) })
  expect(body.message).toMatch(/rooms to which you were invited stay open, and all that you wrote can be downloaded/)
}

/** The room, one's own room beside it, and all of it to take along. */
async function reads(who: Person, { at, id }: Two) {
  for (const path of [at, `${at}/mediation`, `${at}/private`]) expect((await who.get(path)).status, path).toBe(200)
  expect(JSON.stringify((await who.get(`${at}/mediation`)).body)).toContain(SAID)
  const { status, body } = await who.get('/api/export')
  const kept = body.mediations.find((one: { id: string }) => one.id === id)
  expect([status, JSON.stringify(kept)]).toEqual([200, expect.stringContaining(SAID)])
}

test('who was invited and never had a plan is told what is open, and it is', async () => {
  const two = await begun(world)
  await must(two.nora, two, { do: 'say', content: SAID })
  await refused(two.tomas)
  await reads(two.tomas, two)
  await must(two.tomas, two, { do: 'say_back', content: 'You would like a say in this' })
})

test('whose access has ended reads the list for seven days, and the room and their export after that', async () => {
  const two = await begun(world)
  const { nora } = two
  await must(nora, two, { do: 'say', content: SAID })
  world.now += 5 * DAY_MS
  expect((await nora.get('/api/conversations')).body).toMatchObject([{ id: two.id }])
  await reads(nora, two)
  world.now += 5 * DAY_MS
  await refused(nora)
  await reads(nora, two)
})

test('the way back leads into a mediation while it goes on: for whoever was invited, not for its owner', async () => {
  const two = await begun(world)
  const open = async (who: Person) => (await who.get('/api/mediations')).body.map(({ id }: { id: string }) => id)
  expect([await open(two.tomas), await open(two.nora)]).toEqual([[two.id], []])
  expect(await open(await world.newcomer('olga'))).toEqual([])
  expect((await two.nora.post(`${two.at}/end`)).status).toBe(200)
  expect([await open(two.tomas), await open(two.nora)]).toEqual([[], []])
})

test('in the lists it is over for who left, and waits for who stayed behind, whose turn it is no longer', async () => {
  const two = await begun(world, 'member')
  const { nora, tomas, at } = two
  await must(nora, two, { do: 'say', content: SAID })
  await must(tomas, two, { do: 'say_back', content: 'You would like a say in this' })
  const listed = async (who: Person) => {
    const { body, headers } = await who.get('/api/conversations')
    const [{ status, progress }] = body
    return [status, progress.stage, progress.yourTurn, headers['x-active-count']]
  }
  expect(await listed(nora)).toEqual(['active', 'Nora is heard', true, '1'])
  expect((await tomas.get('/api/mediations')).body).toHaveLength(1)
  await tomas.del(`${at}/participants`)
  expect(await listed(tomas)).toEqual(['resolved', 'You left', false, '0'])
  expect((await tomas.get('/api/mediations')).body).toEqual([])
  expect(await listed(nora)).toEqual(['needs_attention', 'Tomas left', false, '0'])
  expect((await tomas.patch(at, { status: 'archived' })).body.status).toBe('archived')
  expect((await nora.post(`${at}/end`)).status).toBe(200)
  expect(await listed(nora)).toEqual(['resolved', expect.any(String), false, '0'])
})
