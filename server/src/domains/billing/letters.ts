import { dateWritten } from '@mallama/contracts/written-dates'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@mallama/contracts/days'
import { plans } from '@mallama/contracts/plans'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Letter } from '../../platform/mail.ts'
import * as account from '../account/account.ts'
import { billingLetters, type KeptReceipt, type LetterKind, type Told } from './billing.table.ts'
import type { Desk } from './desk.ts'
import type { Books } from './port.ts'
import { dollars } from './receipts.ts'
import type { PlanStanding } from './standing.ts'

export interface News {
  key: string
  kind: LetterKind
  told: Told
}

/** A renewal is announced so long before. */
const ANNOUNCED_MS = 3 * DAY_MS

/** What has happened since the books were last read that a letter tells of. */
export function lettersOf(
  before: PlanStanding | null,
  fresh: PlanStanding,
  { payments }: Books,
  kept: Map<string, KeptReceipt>,
  now: number,
): News[] {
  const news: News[] = []
  const plan = fresh.plan ?? fresh.ended?.plan
  const about = plan ? { plan } : {}
  for (const { id, number, plan: paidFor, amount, refunded } of payments) {
    const receipt = kept.get(id)
    const its = { plan: paidFor, number }
    if (!receipt) news.push({ key: `receipt:${id}`, kind: 'receipt', told: { ...its, amount: dollars(amount) } })
    const back = dollars(refunded) - (receipt?.refunded ?? 0)
    if (back > 0) news.push({ key: `refund:${id}:${refunded}`, kind: 'refund', told: { ...its, amount: round(back) } })
    if (back < 0)
      news.push({
        key: `refund-failed:${id}:${refunded}:${now}`,
        kind: 'refund-failed',
        told: { ...its, amount: round(-back) },
      })
  }
  const { next, failed, endsAt, id, invoice } = fresh
  if (next && next.at - now <= ANNOUNCED_MS)
    news.push({ key: `renewal:${id}:${next.at}`, kind: 'renewal', told: { ...about, ...sum(next) } })
  if (failed)
    news.push({
      key: `failed:${invoice}:${failed.nextTry ?? 'last'}`,
      kind: 'failed',
      told: {
        ...about,
        amount: dollars(failed.amount),
        reason: failed.reason,
        nextTry: failed.nextTry === null ? null : isoAt(failed.nextTry),
      },
    })
  if (endsAt && before?.endsAt !== endsAt)
    news.push({
      key: `canceled:${id}:${endsAt}:${now}`,
      kind: fresh.isStopped ? 'stopped' : 'canceled',
      told: { ...about, at: isoAt(endsAt) },
    })
  if (fresh.ended && before && before.ended?.id !== fresh.ended.id && fresh.id === null)
    news.push({
      key: `ended:${fresh.ended.id}`,
      kind: 'ended',
      told: { plan: fresh.ended.plan, at: isoAt(fresh.ended.at), ...stillOpen(fresh) },
    })
  return news
}

const stillOpen = ({ withdrawal }: PlanStanding) =>
  withdrawal ? { withdrawal: { until: isoAt(withdrawal.until), amount: dollars(withdrawal.amount) } } : {}
const sum = ({ amount, at }: { amount: number; at: number }) => ({ amount: dollars(amount), at: isoAt(at) })
const round = (amount: number) => Math.round(amount * 100) / 100

/** Part of the caller's transaction: what happened and the letter about it are kept together, each letter once. */
export async function writeLetters(db: Db, userId: string, news: News[], now: number): Promise<boolean> {
  if (news.length === 0) return false
  const rows = news.map((one) => ({ id: randomUUID(), userId, createdAt: isoAt(now), ...one }))
  const written = await db
    .insert(billingLetters)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: billingLetters.id })
  return written.length > 0
}

const AT_ONCE = 100

export async function sendLetters(desk: Desk): Promise<void> {
  const { db, clock, keys, identity, log } = desk
  const waiting = await db
    .select()
    .from(billingLetters)
    .where(isNull(billingLetters.sentAt))
    .orderBy(asc(billingLetters.createdAt))
    .limit(AT_ONCE)
  for (const row of waiting) {
    // Claimed before it goes: two servers at once, or one that dies here, never write it twice.
    const claimed = await db
      .update(billingLetters)
      .set({ sentAt: isoAt(clock()) })
      .where(and(eq(billingLetters.id, row.id), isNull(billingLetters.sentAt)))
      .returning({ id: billingLetters.id })
    if (claimed.length === 0) continue
    try {
      const to = await account.mailbox({ db, clock, keys, identity, actor: { id: row.userId } })
      if (to) await desk.mail.send(letterFor(desk, row.kind, row.told, to))
    } catch (error) {
      // A mail server's words repeat the address: only its code.
      const { code } = error as { code?: unknown }
      log.warn({ kind: 'billing', code: typeof code === 'string' ? code : 'unknown' }, 'a letter was not sent')
    }
  }
}

const money = (amount = 0) => `$${amount.toFixed(2)}`
const day = (at: string | null | undefined) => (at ? dateWritten(at, { zone: 'UTC' }) : '')

function letterFor({ env, payments }: Desk, kind: LetterKind, told: Told, to: string): Letter {
  const name = told.plan ? plans[told.plan].name : 'your plan'
  const page = `${env.publicUrl}/subscribe`
  const isTest = payments?.livemode === false
  const support = env.SUPPORT_EMAIL ? `Write to ${env.SUPPORT_EMAIL}` : 'Write to who runs this server'
  const words: Record<LetterKind, [string, string[]]> = {
    receipt: [
      `Receipt for Mallama ${name}`,
      [`You paid ${money(told.amount)} for ${name}. Receipt ${told.number}.`, `Print it, or see all of them: ${page}`],
    ],
    refund: [
      'Money back from Mallama',
      [
        `${money(told.amount)} of receipt ${told.number} was paid back to your card.`,
        'It takes up to ten days to show.',
      ],
    ],
    'refund-failed': [
      'Your money back did not arrive',
      [
        `${money(told.amount)} of receipt ${told.number} could not be paid back to your card: the bank sent it back.`,
        `It is still owed to you. ${support}, and name the receipt.`,
      ],
    ],
    renewal: [
      `Mallama ${name} renews on ${day(told.at)}`,
      [
        `On ${day(told.at)} your card is charged ${money(told.amount)} for ${name}.`,
        `Change or cancel it before: ${page}`,
      ],
    ],
    failed: [
      'A payment for Mallama did not go through',
      [
        [`${money(told.amount)} for ${name} could not be charged.`, told.reason].filter(Boolean).join(' '),
        told.nextTry
          ? `We try again on ${day(told.nextTry)}. You keep everything until then.`
          : 'We do not try again by ourselves.',
        `Use another card here: ${page}`,
      ],
    ],
    canceled: [
      `Mallama ${name} ends on ${day(told.at)}`,
      [
        `Your cancellation is noted. Nothing more is charged, and you keep everything until ${day(told.at)}.`,
        `Until then you can take it back with one click: ${page}`,
      ],
    ],
    stopped: [
      `Mallama ${name} is not charged again`,
      [
        `Your account was disabled, so nothing more is charged for ${name}. It is paid until ${day(told.at)}.`,
        `If the account is enabled before that day, ${name} goes on. ${support} if you have a question.`,
      ],
    ],
    withdrawn: [
      `Your withdrawal from Mallama ${name}`,
      [
        `Your withdrawal from ${name} was received on ${day(told.at)}, and ${name} has ended.`,
        `${money(told.amount)} goes back to your card. It takes up to ten days to show.`,
      ],
    ],
    ended: [
      `Mallama ${name} has ended`,
      [
        `${name} ended on ${day(told.at)}. Nothing more is charged.`,
        ...(told.withdrawal
          ? [
              `You can still withdraw from this contract until ${day(told.withdrawal.until)}, and get ${money(told.withdrawal.amount)} back: ${page}`,
            ]
          : []),
        `Your words stay. You can read and export them: ${env.publicUrl}/your-words`,
      ],
    ],
    trial: [
      'Your Mallama trial ends soon',
      [
        'Your free trial of Mallama ends today. It ends by itself, and nothing is charged.',
        `To go on, choose a plan: ${env.publicUrl}/membership`,
      ],
    ],
  }
  const [subject, lines] = words[kind]
  const notice = isTest && kind !== 'trial' ? ['This was a test payment: no card is charged.'] : []
  return { kind: 'billing', to, subject, text: [...lines, ...notice].join('\n\n') }
}
