import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, asked, begun, heard, type Two } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { opened } from '../../platform/secrets.ts'
import * as chat from '../chat/chat.ts'
import { mediations } from './mediation.table.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What ends it for somebody’s safety never comes as the answer to what they press, also where nobody else sees that. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const HARM = 'He hits me when he is drunk and I am scared of him.'
const seen = async (who: Person, { at }: Two) => (await who.get(`${at}/mediation`)).body

/** When it is due, which nobody is shown. */
async function due({ nora, id }: Two): Promise<number> {
  const { db } = world.database
  const [row] = await db.select().from(mediations).where(eq(mediations.roomId, id))
  const rooms = await chat.mediationsOf({ ...world.app.world, db }, nora.id)
  const { state } = opened(mediations, row!, rooms.find((one) => one.row.id === id)!.key)
  return Date.parse(state.stops[0]!.after)
}

/** Presses just before it is due, and looks just after: nothing has come. */
async function pressesInTime(two: Two, act: { do: string; [more: string]: unknown }) {
  const { nora, tomas, at } = two
  const moment = await due(two)
  world.now = moment - 10_000
  const { status, text, body } = await nora.post(`${at}/statements`, act)
  expect(status, text).toBe(200)
  world.now = moment + 10_000
  for (const who of [nora, tomas]) expect((await seen(who, two)).endedAt, act.do).toBeNull()
  return body
}

test('a line that is marked, a sentence that is written or taken out: it comes later, and it comes', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await heard(two)
  const { step, lines } = await seen(nora, two)
  await nora.post(`${at}/private`, { message: HARM })
  const his = lines.find(({ by }: { by: string }) => by === 'p2').id
  await pressesInTime(two, { do: 'mark', step, lines: [his] })
  await pressesInTime(two, { do: 'mark', step, lines: [] })
  const { statements } = await pressesInTime(two, { do: 'write', step, content: 'We look at it on Thursdays.' })
  await pressesInTime(two, { do: 'take_out', step, statement: statements[0].id })
  world.now = await due(two)
  expect((await seen(tomas, two)).endedAt).not.toBeNull()
})

test('words that are held are a press as well', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await nora.post(`${at}/private`, { message: HARM })
  const { step } = await seen(nora, two)
  const moment = await due(two)
  world.now = moment - 10_000
  expect((await nora.post(`${at}/turn`, { do: 'say', step, content: HARM })).status).toBe(409)
  world.now = moment + 10_000
  expect((await seen(tomas, two)).endedAt).toBeNull()
})

test('a yes to the rules is a press as well, and so is what takes it back', async () => {
  const two = await asked(world)
  const { nora, tomas, at } = two
  await nora.post(`${at}/private`, { message: HARM })
  await answers(nora, two)
  for (const consent of ['yes', 'not_now']) {
    const moment = await due(two)
    world.now = moment - 10_000
    expect((await nora.patch(`${at}/participants`, { consent })).status).toBe(200)
    world.now = moment + 10_000
    expect((await seen(tomas, two)).endedAt, consent).toBeNull()
  }
})
