import { isDeepStrictEqual } from 'node:util'
import { DAY_MS } from '@mallama/contracts/days'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import * as membership from '../membership/membership.ts'
import { billingAccounts, billingCheckouts, billingEvents, billingReceipts } from './billing.table.ts'
import { checkoutsOf, paymentsOf, primesOf, type AccountRow, type CheckoutRow, type Desk } from './desk.ts'
import { lettersOf, sendLetters, writeLetters } from './letters.ts'
import { endIfOver, endKnown } from './known.ts'
import { mend } from './mend.ts'
import type { Books } from './port.ts'
import { receiptOf } from './receipts.ts'
import { rowOf, standingOf, type PlanStanding } from './standing.ts'

/** How often others may write in between until something is wrong. */
const TRIES = 20
const EVENTS_KEPT_MS = 90 * DAY_MS

/**
 * Reads the provider's books of one account and writes down what follows. Whatever asked for it (an event, a page, the
 * hour) brings no facts of its own: events may come twice, late, out of order or never.
 * @param eventId is stored with what it brought, in one transaction
 */
export async function sync(desk: Desk, accountId: string, eventId?: string): Promise<AccountRow | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const account = await find(desk.db, accountId)
    if (!account?.customerId) return account
    const checkouts = await checkoutsOf(desk.db, accountId)
    const books = await paymentsOf(desk).read(account.customerId, primesOf(checkouts))
    // What must not stay so: two plans at once, Prime beside a plan, half of a withdrawal. Then it is read again.
    if (await mend(desk, account, books)) continue
    const written = await write(desk, account, checkouts, books, eventId)
    if (!written) continue
    if (written.letters) desk.afterwards.run('billing letters', () => sendLetters(desk))
    return written.account
  }
  throw new Error('billing: an account changes faster than it can be read')
}

async function find(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.id, id))
  return row
}

/** Null when somebody wrote since `account` was read: these books may be older than theirs. */
async function write(
  desk: Desk,
  account: AccountRow,
  checkouts: CheckoutRow[],
  books: Books,
  eventId: string | undefined,
): Promise<{ account: AccountRow; letters: boolean } | null> {
  const now = books.now ?? desk.clock()
  const fresh = standingOf(books, now)
  const before = account.standing
  // The provider does not date every end: then it is when it was first read.
  if (before?.ended && fresh.ended?.id === before.ended.id) fresh.ended.at = before.ended.at
  return desk.db.transaction(async (tx) => {
    const db = tx as unknown as Db
    // Of two readers that come back with different books, the one who read first reads again.
    const [held] = await tx
      .select({ version: billingAccounts.version })
      .from(billingAccounts)
      .where(eq(billingAccounts.id, account.id))
      .for('update')
    if (!held) return { account, letters: false }
    if (held.version !== account.version) return null
    if (eventId)
      await tx
        .insert(billingEvents)
        .values({ id: eventId, accountId: account.id, at: isoAt(now) })
        .onConflictDoNothing()
    const news = await newsOf(db, account, before, fresh, books, now)
    if (news.some(({ kind }) => kind === 'refund-failed'))
      desk.log.error({ account: account.id }, 'a refund failed: the money is still owed')
    const letters = await writeLetters(db, account.userId, news, now)
    await keepReceipts(db, account, books)
    await closeCheckouts(db, checkouts, books)
    const row = rowOf(fresh)
    const waiting =
      fresh.state === 'prime' ? (account.leftList ? null : (account.waitingSince ?? isoAt(fresh.since!))) : null
    const changes = {
      standing: fresh,
      endedPlan: fresh.ended?.plan ?? account.endedPlan,
      endedAt: fresh.ended ? isoAt(fresh.ended.at) : account.endedAt,
      waitingSince: waiting,
      leftList: fresh.state === 'prime' && account.leftList,
      // A reading that brought nothing new is in nobody's way.
      version: isDeepStrictEqual(before, fresh) && !letters ? account.version : account.version + 1,
    }
    await tx.update(billingAccounts).set(changes).where(eq(billingAccounts.id, account.id))
    if (changes.version !== account.version) await desk.live.changed(db, account.userId, '/api/subscription-status')
    const planEndDate = row.stripeSubscriptionId === null && fresh.ended ? isoAt(fresh.ended.at) : null
    await membership.setPlan(db, desk.live, account.userId, { ...row, planEndDate }, now)
    return { account: { ...account, ...changes }, letters }
  })
}

async function newsOf(
  db: Db,
  account: AccountRow,
  before: PlanStanding | null,
  fresh: PlanStanding,
  books: Books,
  now: number,
) {
  const kept = await db
    .select({ id: billingReceipts.id, receipt: billingReceipts.receipt })
    .from(billingReceipts)
    .where(eq(billingReceipts.accountId, account.id))
  return lettersOf(before, fresh, books, new Map(kept.map(({ id, receipt }) => [id, receipt])), now)
}

async function keepReceipts(db: Db, { id, userId }: AccountRow, { payments }: Books): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map((payment) => ({
    id: payment.id,
    userId,
    accountId: id,
    at: isoAt(payment.at),
    receipt: receiptOf(payment),
  }))
  await db
    .insert(billingReceipts)
    .values(rows)
    .onConflictDoUpdate({ target: billingReceipts.id, set: { receipt: sql`excluded.receipt` } })
}

/**
 * A checkout that was paid, called off or has run out is none to go on with. One that was called off can never be paid:
 * it is forgotten, so that each reading does not ask for every payment that somebody ever began.
 */
async function closeCheckouts(db: Db, checkouts: CheckoutRow[], books: Books): Promise<void> {
  const dead = new Set(books.primes.filter(({ status }) => status === 'canceled').map(({ id }) => id))
  const forgotten = checkouts.filter(({ providerId }) => providerId && dead.has(providerId)).map(({ id }) => id)
  if (forgotten.length > 0) await db.delete(billingCheckouts).where(inArray(billingCheckouts.id, forgotten))
  const open = ['incomplete', 'requires_payment_method', 'requires_action', 'requires_confirmation', 'processing']
  const known = new Map([...books.plans, ...books.primes].map(({ id, status }) => [id, status]))
  const over = checkouts.filter(({ providerId, open: isOpen }) => {
    const status = providerId ? known.get(providerId) : undefined
    return isOpen && status !== undefined && !open.includes(status)
  })
  if (over.length === 0) return
  const ids = over.map(({ id }) => id)
  await db.update(billingCheckouts).set({ open: false }).where(inArray(billingCheckouts.id, ids))
}

/** Every hour: what no event told. Where nobody can be asked, a plan still ends on the day that was named. */
export async function syncAll(desk: Desk): Promise<void> {
  if (!desk.payments) return endKnown(desk)
  const { provider, livemode } = desk.payments
  const found = await desk.db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.provider, provider), eq(billingAccounts.livemode, livemode)))
  for (const { id } of found) {
    await sync(desk, id).catch(async (error: unknown) => {
      desk.log.error({ account: id, error: (error as Error).name }, 'a billing account could not be read')
      await endIfOver(desk, id)
    })
  }
  await desk.db.delete(billingEvents).where(lt(billingEvents.at, isoAt(desk.clock() - EVENTS_KEPT_MS)))
}
