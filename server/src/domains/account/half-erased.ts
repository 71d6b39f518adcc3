import type { Db } from '../../platform/db.ts'
import type { KeyStore, StoredKey } from '../../platform/keys.ts'
import { erasedUsers, users } from './account.table.ts'

interface HalfErased {
  /** Erased, as their key says, and there again: a backup of before was restored, or a power cut took the end of it. */
  people: string[]
  /** Gone, and their key is not: a kill came between. */
  keys: string[]
  /** How many have no key and were not erased: the keys are missing, or older than the database. */
  unreadable: number
  /** All keys there are, as they were read for this. */
  stored: StoredKey[]
}

/** What a kill, a power cut or a restored backup left between the persons' rows and their keys. */
export async function halfErased(db: Db, store: Pick<KeyStore, 'all'>): Promise<HalfErased> {
  const { id, email, disabled, tokensValidSince } = users
  const rows = await db.select({ id, email, disabled, tokensValidSince }).from(users)
  const there = new Set(rows.map(({ id }) => id))
  const gone = await db.select().from(erasedUsers)
  // After the rows: who joins meanwhile, by another process, has a key before a row.
  const stored = await store.all(db)
  const keys = new Map(stored.map((key) => [key.userId, key]))
  const without = rows.filter(({ id }) => !keys.get(id)?.wrapped)
  return {
    people: without.flatMap(({ id }) => (keys.has(id) ? [id] : [])),
    keys: gone.flatMap(({ userId, erasedAt }) => {
      const key = keys.get(userId)
      // One made later is that of somebody who has come back.
      return key?.wrapped && !there.has(userId) && key.createdAt <= erasedAt ? [userId] : []
    }),
    unreadable: without.filter((row) => !neverCame(row) && !keys.has(row.id)).length,
    stored,
  }
}

/**
 * A row that only says that sign-ins are refused has nothing to be read. Having no address is not enough: so has somebody
 * who came without an account.
 */
const neverCame = (row: Pick<typeof users.$inferSelect, 'email' | 'disabled' | 'tokensValidSince'>): boolean =>
  row.email === null && (row.disabled || row.tokensValidSince !== null)
