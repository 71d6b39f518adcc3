import { invalidInput } from '@mallama/contracts/errors'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/**
 * Of a list that begins with its newest rows, those that come after the row `before`; undefined where the list is read
 * from its beginning. `order`: the columns that it is ordered by, falling, or `rising` in a queue that begins with its
 * oldest. `mine` scopes it to its owner: a row of anyone else's is none. Throws invalidInput for one that is not there.
 */
export async function older(
  db: Db,
  table: PgTable & { id: PgColumn },
  order: readonly PgColumn[],
  mine: SQL | undefined,
  before: string | undefined,
  rising?: 'rising',
): Promise<SQL | undefined> {
  if (before === undefined) return undefined
  const columns = Object.fromEntries(order.map((column) => [column.name, column]))
  const [row] = await db
    .select(columns)
    .from(table as PgTable)
    .where(and(mine, eq(table.id, before)))
  if (!row)
    throw invalidInput('before', `That one no longer exists. Start from the ${rising ? 'oldest' : 'newest'} again`)
  const values = order.map((column) => sql.param(row[column.name], column))
  const after = rising ? sql`>` : sql`<`
  return sql`(${sql.join([...order], sql`, `)}) ${after} (${sql.join(values, sql`, `)})`
}
