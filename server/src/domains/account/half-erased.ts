import type { Db } from '../../platform/db.ts'
import type { StoredKey } from '../../platform/keys.ts'
import { erasedUsers, users } from './account.table.ts'

interface HalfErased {
  /** Erased, as their key says, and there again: a backup of before was restored, or a power cut took the end of it. */
  people: string[]
  /** Gone, and their key is not: a kill came between. */
  keys: string[]
  /** How many have no key and were not erased: the keys are missing, or older than the database. */
  unreadable: number
}

/** What a kill, a power cut or a restored backup left between the persons' rows and their keys. */
export async function halfErased(db: Db, stored: readonly StoredKey[]): Promise<HalfErased> {
  const keys = new Map(stored.map((key) => [key.userId, key]))
  const rows = await db.select({ id: users.id, email: users.email }).from(users)
  const there = new Set(rows.map(({ id }) => id))
  const gone = await db.select().from(erasedUsers)
  const without = rows.filter(({ id }) => !keys.get(id)?.wrapped)
  return {
    people: without.flatMap(({ id }) => (keys.has(id) ? [id] : [])),
    keys: gone.flatMap(({ userId, erasedAt }) => {
      const key = keys.get(userId)
      // One made later is that of somebody who has come back.
      return key?.wrapped && !there.has(userId) && key.createdAt <= erasedAt ? [userId] : []
    }),
    // A row that only says "disabled" is of somebody who never came and has nothing to be read.
    unreadable: without.filter(({ id, email }) => email !== null && !keys.has(id)).length,
  }
}
