import { DAY_MS } from '@mallama/contracts/days'
import { createHmac, hkdfSync } from 'node:crypto'
import { AppError } from '@mallama/contracts/errors'
import { eq, lt } from 'drizzle-orm'
import { isoAt, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Env } from './env.ts'
import { throttles } from './throttles.table.ts'

/** `most` in a window shut the subject for a time that doubles each time it comes to that again. */
export interface Limit {
  name: string
  most: number
  /** After it was shut once: someone who guesses gets less each time. */
  mostAfter: number
  withinMs: number
  firstWaitMs: number
  /** Short enough that nobody can lock someone else out for long by guessing wrong on purpose. */
  longestWaitMs: number
  /** RATE_LIMIT=off, which tests and nobody else may set, lifts it. */
  liftable?: true
}

/** A fair share instead of a guard: `most` in a window, which begins with its first; nothing is held against anyone. */
export const quota = (name: string, most: number, withinMs: number): Limit => ({
  name,
  most: most + 1,
  mostAfter: most + 1,
  withinMs,
  firstWaitMs: 0,
  longestWaitMs: 0,
  liftable: true,
})

/** Limits that hold across processes. All answers are milliseconds to wait; 0 lets pass. */
export interface Throttle {
  /** How long the subject is shut. Counts nothing. */
  wait(db: Db, limit: Limit, subject: string): Promise<number>
  /** Counts one unless the subject is shut, and shuts it when that was the last one allowed. */
  count(db: Db, limit: Limit, subject: string): Promise<number>
  /** What was counted no longer matters. */
  forgive(db: Db, limit: Limit, subject: string): Promise<void>
  purge(db: Db): Promise<void>
}

/** How long a subject must be quiet until its strikes are forgotten. */
const FORGOTTEN_MS = DAY_MS

export function openThrottle(env: Pick<Env, 'RATE_LIMIT'>, clock: Clock, serverKey: Buffer): Throttle {
  const secret = Buffer.from(hkdfSync('sha256', serverKey, Buffer.alloc(0), 'mallama throttle subject', 32))
  const nameOf = (limit: Limit, subject: string) =>
    `${limit.name}:${createHmac('sha256', secret).update(`${limit.name}:${subject}`).digest('base64url')}`
  const isOff = (limit: Limit) => limit.liftable === true && env.RATE_LIMIT === 'off'

  return {
    async wait(db, limit, subject) {
      if (isOff(limit)) return 0
      const [row] = await db
        .select({ shutUntil: throttles.shutUntil })
        .from(throttles)
        .where(eq(throttles.subject, nameOf(limit, subject)))
      return row ? Math.max(0, Date.parse(row.shutUntil) - clock()) : 0
    },
    async count(db, limit, subject) {
      if (isOff(limit)) return 0
      const name = nameOf(limit, subject)
      const mine = eq(throttles.subject, name)
      return db.transaction(async (tx) => {
        const now = clock()
        const fresh = { subject: name, countedSince: isoAt(now), touchedAt: isoAt(now) }
        // The row must exist before it is locked, or two first failures at once would count as one.
        await tx.insert(throttles).values(fresh).onConflictDoNothing()
        const [row] = await tx.select().from(throttles).where(mine).for('update')
        const next = judge(limit, row!, now)
        if ('wait' in next) return next.wait
        await tx
          .update(throttles)
          .set({ ...next, touchedAt: isoAt(now) })
          .where(mine)
        return 0
      })
    },
    async forgive(db, limit, subject) {
      await db.delete(throttles).where(eq(throttles.subject, nameOf(limit, subject)))
    },
    async purge(db) {
      await db.delete(throttles).where(lt(throttles.touchedAt, isoAt(clock() - 2 * FORGOTTEN_MS)))
    },
  }
}

type Row = typeof throttles.$inferSelect

function judge(limit: Limit, row: Row, now: number): { wait: number } | Partial<Row> {
  const shutUntil = Date.parse(row.shutUntil)
  if (shutUntil > now) return { wait: shutUntil - now }
  const since = Date.parse(row.countedSince)
  const isOver = now - since > limit.withinMs
  const strikes = now - shutUntil > FORGOTTEN_MS ? 0 : row.strikes
  const counted = isOver ? 1 : row.counted + 1
  const countedSince = isOver ? isoAt(now) : row.countedSince
  if (counted < (strikes === 0 ? limit.most : limit.mostAfter)) return { counted, countedSince, strikes }
  // A quota's last one is refused itself, until its window is over.
  if (limit.firstWaitMs === 0) return { wait: since + limit.withinMs - now + 1 }
  const until = isoAt(now + Math.min(limit.firstWaitMs * 2 ** strikes, limit.longestWaitMs))
  return { counted: 0, countedSince: until, strikes: strikes + 1, shutUntil: until }
}

/** Refuses with how long to wait, in words of the house and in the header that browsers know. */
export function refuseFor(waitMs: number, reply: { header(name: string, value: string): unknown }, what: string): void {
  if (waitMs <= 0) return
  reply.header('retry-after', String(Math.ceil(waitMs / 1_000)))
  throw new AppError('too_many_requests', what)
}

/** One home has one IPv6 network and as many addresses as it likes. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4) return v4
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
