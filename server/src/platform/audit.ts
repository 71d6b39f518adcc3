import { hkdfSync, randomUUID } from 'node:crypto'
import type { Did } from '@mallama/contracts/admin'
import { and, desc, eq } from 'drizzle-orm'
import { adminActs } from './audit.table.ts'
import { isoAt, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import { older } from './older.ts'
import { opened, sealed } from './secrets.ts'

export interface NewAct {
  did: Did
  /** The administrator; null where the owner of this machine did it at its command line. */
  by: string | null
  whom?: string | null
  about?: string | null
  why?: string | null
}

export interface KeptAct {
  id: string
  at: string
  did: Did
  by: string | null
  whom: string | null
  about: string | null
  why: string | null
}

/** The log of what administrators do. Every domain with an act of theirs writes it here, in the act's own transaction. */
export interface Audit {
  note(db: Db, act: NewAct): Promise<string>
  /** What was noted came to nothing. */
  drop(db: Db, id: string): Promise<void>
  /** Newest first. */
  list(db: Db, before: string | undefined, most: number): Promise<KeptAct[]>
  count(db: Db): Promise<number>
  /** Somebody is erased: that something was done stays, and neither to whom nor why. */
  forget(db: Db, userId: string): Promise<void>
}

export function openAudit(clock: Clock, serverKey: Buffer): Audit {
  const key = Buffer.from(hkdfSync('sha256', serverKey, Buffer.alloc(0), 'mallama audit', 32))
  return {
    async note(db, { did, by, whom = null, about = null, why = null }) {
      const id = randomUUID()
      const act = { id, at: isoAt(clock()), userId: by, did, subjectUserId: whom, about, why }
      await db.insert(adminActs).values(sealed(adminActs, act, key))
      return id
    },
    async drop(db, id) {
      await db.delete(adminActs).where(eq(adminActs.id, id))
    },
    async list(db, before, most) {
      const { ordinal } = adminActs
      const rows = await db
        .select()
        .from(adminActs)
        .where(and(await older(db, adminActs, [ordinal], undefined, before)))
        .orderBy(desc(ordinal))
        .limit(most)
      return rows.map((row) => {
        const { userId: by, subjectUserId: whom, ordinal: _ordinal, ...act } = opened(adminActs, row, key)
        return { ...act, by, whom }
      })
    },
    count: (db) => db.$count(adminActs),
    async forget(db, userId) {
      await db.update(adminActs).set({ subjectUserId: null, why: null }).where(eq(adminActs.subjectUserId, userId))
      await db.update(adminActs).set({ userId: null }).where(eq(adminActs.userId, userId))
    },
  }
}
