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
  for (let statement = 0; statement < 400; statement++) await database.db.execute(sql`select ${statement}::int`)
  going = false
  // Statements alone come back without one turn of the loop; each takes about a millisecond.
  expect(turns - before).toBeGreaterThan(10)
  await database.close()
})
