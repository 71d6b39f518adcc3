import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answersAtLast, begun, must, threeHeard } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { reviewDays } from '../reminders/reminders.table.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, at: string) => (await who.get(`${at}/mediation`)).body

test('who deletes the account was the last who was awaited: the others say yes to what is left, and its day is kept', async () => {
  const three = await threeHeard(world)
  const { nora, tomas, ana, at, id } = three
  const all = [nora, tomas, ana]
  for (const who of all) await must(who, three, { do: 'write', content: `We look at it, says ${who.id}.` })
  for (const who of all) await must(who, three, { do: 'done' })
  const order = (await seen(nora, at)).statements.map((one: { id: string }) => one.id)
  for (const who of all) await must(who, three, { do: 'rank', order })
  for (const who of all) await must(who, three, { do: 'note', content: '' })
  for (const who of all) await must(who, three, { do: 'decide', good: true })
  for (const who of all) await must(who, three, { do: 'term', what: 'I call.', when: 'on Sunday' })
  await must(nora, three, { do: 'review', day: '2026-03-06' })
  for (const who of [nora, tomas]) {
    await answersAtLast(who, three)
    await must(who, three, { do: 'yes' })
  }
  await world.app.world.identity.remove(world.database.db, ana.id)
  expect(await seen(nora, at)).toMatchObject({ stage: 'agreement', agreement: { yes: [], at: null } })
  for (const who of [nora, tomas]) await must(who, three, { do: 'yes' })
  expect((await seen(nora, at)).stage).toBe('agreed')
  expect((await nora.get('/api/conversations')).body[0].status).toBe('resolved')
  const days = await world.database.db.select().from(reviewDays).where(eq(reviewDays.roomId, id))
  expect(days.map(({ userId }) => userId).toSorted()).toEqual([nora.id, tomas.id].toSorted())
})

test('the name of who deleted the account is gone from what the mediator said, and its sentences are sentences still', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await world.app.world.identity.remove(world.database.db, tomas.id)
  const said = (await seen(nora, at)).turns.map(({ content }: { content: string }) => content)
  expect(said).toContain('The other person left')
  expect(said.join(' ')).not.toMatch(/Tomas|who left/)
  expect(said[0]).toMatch(/not what the other person is like|^The other person, you begin/)
})
