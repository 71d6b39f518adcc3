import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../test/world.ts'

it('lets others in between one busy person’s statements', async () => {
  const { database } = await openTestDatabase()
  let turns = 0
  let going = true
  const count = () => {
    turns++
    if (going) setImmediate(count)
  }
  count()
  const before = turns
  for (let statement = 0; statement < 1_200; statement++) await database.db.execute(sql`select ${statement}::int`)
  going = false
  // Statements alone come back without one turn of the loop; each takes a quarter of a millisecond.
  expect(turns - before).toBeGreaterThan(10)
  await database.close()
})

it('reads dates as they are written and lists as lists, in a transaction as well', async () => {
  const { database } = await openTestDatabase()
  const asked = sql`select timestamptz '2026-03-02 20:00:00+00' as at, date '2026-03-02' as day,
    array[date '2026-03-02'] as days, array[1.5, 2] as sums, array['a', 'b'] as words, 7 as seven, '{"a": 1}'::jsonb as held`
  type Answer = { rows: Record<string, unknown>[] }
  const [plain] = ((await database.db.execute(asked)) as unknown as Answer).rows
  const [within] = await database.db.transaction(async (tx) => ((await tx.execute(asked)) as unknown as Answer).rows)
  expect(within).toEqual(plain)
  expect(plain).toMatchObject({ day: '2026-03-02', words: ['a', 'b'], seven: 7, held: { a: 1 } })
  expect(plain!['at']).toMatch(/^2026-03-02 /)
  await database.close()
})

it('reads a type as whoever asks says, where that is not what everyone asks', async () => {
  const { database } = await openTestDatabase()
  const text = 'select 7 as seven'
  const parsers = { 23: (value: string) => `${value}!` }
  if (database.embedded) {
    expect((await database.embedded.query(text, [], { parsers })).rows).toEqual([{ seven: '7!' }])
    expect((await database.embedded.query(text)).rows).toEqual([{ seven: 7 }])
  }
  await database.close()
})
