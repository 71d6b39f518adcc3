import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, answersAtLast, asked, letIn, must, named } from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { reviewDays } from '../reminders/reminders.table.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, at: string) => (await who.get(`${at}/mediation`)).body

test('who deletes the account was the last who was awaited: what the others agreed on counts, with its day', async () => {
  const two = await asked(world)
  const { nora, tomas, at, id } = two
  const ana = await named(await world.newcomer('ana'), 'Ana')
  await letIn(nora, ana, id)
  const all = [nora, tomas, ana]
  for (const who of all) {
    await answers(who, two)
    expect((await who.patch(`${at}/participants`, { consent: 'yes' })).status).toBe(200)
  }
  for (const [at, who] of all.entries()) {
    await must(who, two, { do: 'say', content: 'I feel like a guest at our wedding.' })
    await must(all[(at + 1) % 3]!, two, { do: 'say_back', content: 'You would like a say in this' })
    await must(who, two, { do: 'confirm' })
  }
  for (const who of all) await must(who, two, { do: 'write', content: `We look at it, says ${who.id}.` })
  for (const who of all) await must(who, two, { do: 'done' })
  const order = (await seen(nora, at)).statements.map((one: { id: string }) => one.id)
  for (const who of all) await must(who, two, { do: 'rank', order })
  for (const who of all) await must(who, two, { do: 'note', content: '' })
  for (const who of all) await must(who, two, { do: 'decide', good: true })
  for (const who of all) await must(who, two, { do: 'term', what: 'I call.', when: 'on Sunday' })
  await must(nora, two, { do: 'review', day: '2026-03-06' })
  for (const who of [nora, tomas]) {
    await answersAtLast(who, two)
    await must(who, two, { do: 'yes' })
  }
  await world.app.world.identity.remove(world.database.db, ana.id)
  expect((await seen(nora, at)).stage).toBe('agreed')
  expect((await nora.get('/api/conversations')).body[0].status).toBe('resolved')
  const days = await world.database.db.select().from(reviewDays).where(eq(reviewDays.roomId, id))
  expect(days.map(({ userId }) => userId).toSorted()).toEqual([nora.id, tomas.id].toSorted())
})
