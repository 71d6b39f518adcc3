import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@mallama/contracts/days'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Afterwards } from './afterwards.ts'
import { isoAt, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Mail } from './mail.ts'
import { mailLog } from './mail.table.ts'

const KEPT_MS = 30 * DAY_MS
const MOST_SHOWN = 20

/** Mail whose letters are noted. Afterwards: one is often sent within a transaction, which the note would wait for. */
export function noted(mail: Mail, { db, clock, afterwards }: { db: Db; clock: Clock; afterwards: Afterwards }): Mail {
  const note = (kind: string, state: 'sent' | 'failed') =>
    afterwards.run('mail log', async () => {
      await db.insert(mailLog).values({ id: randomUUID(), kind, at: isoAt(clock()), state })
    })
  return {
    async send(letter) {
      try {
        await mail.send(letter)
      } catch (error) {
        note(letter.kind, 'failed')
        throw error
      }
      note(letter.kind, 'sent')
    },
  }
}

/** How many went and failed since, and the last of them. */
export async function mailSince(db: Db, since: number) {
  const after = gt(mailLog.at, isoAt(since))
  const count = (state: 'sent' | 'failed') => db.$count(mailLog, and(after, eq(mailLog.state, state)))
  const letters = await db.select().from(mailLog).where(after).orderBy(desc(mailLog.at)).limit(MOST_SHOWN)
  return { sent: await count('sent'), failed: await count('failed'), letters }
}

export const purgeMailLog = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(mailLog).where(lt(mailLog.at, isoAt(now - KEPT_MS))))
