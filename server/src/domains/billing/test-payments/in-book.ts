import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db.ts'
import { testPayments } from '../billing.table.ts'
import type { Book } from './book.ts'

/** Works on one customer's book while nobody else does; what `work` throws leaves it as it was. */
export async function inBook<T>(db: Db, customer: string, work: (book: Book) => T): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(testPayments).where(eq(testPayments.customer, customer)).for('update')
    if (!row) return undefined
    const before = JSON.stringify(row.book)
    const done = work(row.book)
    // Reading is most of what is asked, and leaves no copy behind.
    if (JSON.stringify(row.book) === before) return done
    if (row.book.deleted) await tx.delete(testPayments).where(eq(testPayments.customer, customer))
    else await tx.update(testPayments).set({ book: row.book }).where(eq(testPayments.customer, customer))
    return done
  })
}
