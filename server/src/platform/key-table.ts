import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { gone, type KeyStore } from './keys.ts'
import { personKeys } from './keys.table.ts'

/** The lock waits for whoever reads keys, and everyone who comes later waits for it: not for long. */
const PATIENCE = sql`set local lock_timeout = '2s'`

/** The persons' keys on PostgreSQL, where many processes on many machines share one store. */
export const keyTable: KeyStore = {
  async find(db, userId) {
    const [row] = await db.select().from(personKeys).where(eq(personKeys.userId, userId))
    return row?.wrapped ?? null
  },

  async add(db, userId, wrapped, createdAt, anew = false) {
    // Two first requests race: one row wins.
    const first = db.insert(personKeys).values({ userId, wrapped, createdAt })
    const { userId: target, wrapped: erased } = personKeys
    await (anew
      ? first.onConflictDoUpdate({ target, set: { wrapped, createdAt }, setWhere: isNull(erased) })
      : first.onConflictDoNothing())
    const kept = await keyTable.find(db, userId)
    if (!kept) throw gone()
    return kept
  },

  async erase(db, userId) {
    await db.update(personKeys).set({ wrapped: null, rewritten: false }).where(eq(personKeys.userId, userId))
    // Where the lock is not to be had, the hourly job does it.
    await keyTable.settle(db).catch(() => undefined)
  },

  all: (db) => db.select().from(personKeys),

  // A dump of PostgreSQL has only the rows that there are.
  shed: async () => undefined,

  /** Writes the table's file anew without what was erased. Not `vacuum full`: it keeps what an old snapshot still sees. */
  async settle(db) {
    const erased = and(isNull(personKeys.wrapped), eq(personKeys.rewritten, false))
    if ((await db.select({ userId: personKeys.userId }).from(personKeys).where(erased).limit(1)).length === 0) return
    await db.transaction(async (handle) => {
      const tx = handle as unknown as Db
      await tx.execute(PATIENCE)
      await tx.execute(sql`lock table person_keys in access exclusive mode`)
      await tx.execute(sql`create temp table kept_keys on commit drop as select * from person_keys`)
      await tx.execute(sql`truncate person_keys`)
      await tx.execute(
        sql`insert into person_keys (user_id, wrapped, created_at, rewritten)
            select user_id, wrapped, created_at, wrapped is null from kept_keys`,
      )
    })
  },
}
