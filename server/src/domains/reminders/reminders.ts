import type { Input } from '@mallama/contracts/endpoint'
import { invalidInput } from '@mallama/contracts/errors'
import type { DueAgreement, DueReminder, ImportantDate, Reminders, remindersApi } from '@mallama/contracts/reminders'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'
import { wallTime } from './calendar.ts'
import { doneKey, stillOfUse } from './due.ts'
import { reminders as table, type KeptDate } from './reminders.table.ts'
import { dueAgreements } from './review.ts'
import { dueFor, mine } from './waiting.ts'

export { exported } from './exported.ts'
export { wipe } from './wiped.ts'
export { jobs } from './letters.ts'
export { keepReview, reviewDone, today, toReview } from './review.ts'

const none: Reminders = { stayInTouchDays: null, checkInDay: null, dates: [] }

export async function reminders(ctx: Own, { id }: Input<typeof remindersApi.reminders>): Promise<Reminders> {
  await relationships.find(ctx, id)
  const [row] = await ctx.db.select().from(table).where(mine(ctx, id))
  if (!row) return none
  const { stayInTouchDays, checkInDay, dates } = opened(table, row, await ownKey(ctx))
  return { stayInTouchDays, checkInDay, dates: (dates ?? []).map(bare) }
}

/** Sets all at once. What stays as it was goes on from when it was set. */
export async function setReminders(
  ctx: Own,
  { id, ...wanted }: Input<typeof remindersApi.setReminders>,
): Promise<Reminders> {
  const dates = wanted.dates.map(bare)
  const thisYear = new Date(ctx.clock()).getUTCFullYear()
  // A wedding may be ahead; nobody is born in a year to come.
  const unborn = dates.findIndex(({ kind, year }) => kind === 'birthday' && (year ?? 0) > thisYear)
  if (unborn >= 0)
    throw invalidInput(`dates.${unborn}.year`, 'This year is in the future. Leave it out if it is not known')
  await inTransaction(ctx, async (ctx) => {
    await relationships.hold(ctx, id, 'no key update')
    await store(ctx, id, { ...wanted, dates })
    await remindersChanged(ctx, id)
  })
  return { ...wanted, dates }
}

/** Dates that came with people who were added just now; part of the caller's transaction. */
export async function keepDates(ctx: Own, people: { id: string; dates: ImportantDate[] }[]): Promise<void> {
  const key = await ownKey(ctx)
  const since = wallTime(await account.zoneOf(ctx), ctx.clock()).day
  const rows = people
    .filter(({ dates }) => dates.length > 0)
    .map(({ id, dates }) => ({
      relationshipId: id,
      userId: ctx.actor.id,
      dates: dates.map((one) => ({ ...bare(one), since })),
    }))
  if (rows.length === 0) return
  await ctx.db.insert(table).values(rows.map((row) => sealed(table, row, key)))
  await ctx.live.changed(ctx.db, ctx.actor.id, '/api/reminders')
}

async function store(ctx: Own, id: string, wanted: Reminders): Promise<void> {
  const key = await ownKey(ctx)
  const [row] = await ctx.db.select().from(table).where(mine(ctx, id))
  const before = row && opened(table, row, key)
  const now = isoAt(ctx.clock())
  const today = wallTime(await account.zoneOf(ctx), ctx.clock()).day
  const kept = before?.dates ?? []
  const { stayInTouchDays, checkInDay } = wanted
  const same = (one: ImportantDate) => kept.find((it) => JSON.stringify(bare(it)) === JSON.stringify(one))
  const dates: KeptDate[] = wanted.dates.map((one) => ({ ...one, since: same(one)?.since ?? today }))
  const sinceWas = <V>(was: V | undefined, is: V, since: string | null | undefined) => (was === is && since) || now
  const draft = {
    relationshipId: id,
    userId: ctx.actor.id,
    stayInTouchDays,
    stayInTouchSince: sinceWas(before?.stayInTouchDays, stayInTouchDays, before?.stayInTouchSince),
    checkInDay,
    checkInSince: sinceWas(before?.checkInDay, checkInDay, before?.checkInSince),
    dates,
  }
  const values = sealed(table, draft, key)
  await ctx.db.insert(table).values(values).onConflictDoUpdate({ target: table.relationshipId, set: values })
}

/** What is due today or overdue, agreements to look at again, and the dates of the next 14 days, soonest first. */
export async function dueReminders(ctx: Own): Promise<(DueReminder | DueAgreement)[]> {
  const due = await dueFor(ctx)
  const names = await relationships.namesOf(ctx, [...new Set(due.map(({ relationshipId }) => relationshipId))])
  const people = due.flatMap((one) => {
    const personName = names.get(one.relationshipId)
    return personName === undefined ? [] : [{ ...one, personName }]
  })
  const called = (one: DueReminder | DueAgreement) => (one.kind === 'agreement' ? one.title : one.personName)
  const all = [...people, ...(await dueAgreements(ctx))]
  // Worked out of the people there are, and like them never cut.
  tellTotal(ctx, all.length)
  return all.toSorted((a, b) => a.due.localeCompare(b.due) || called(a).localeCompare(called(b)))
}

/** Puts a due reminder away. One that is not due, or is put away already, is as it should be. */
export async function reminderDone(
  ctx: Own,
  { id, kind, due }: Input<typeof remindersApi.reminderDone>,
): Promise<null> {
  const key = await ownKey(ctx)
  return inTransaction(ctx, async (ctx) => {
    await relationships.hold(ctx, id, 'no key update')
    const isDue = (await dueFor(ctx, id)).some((one) => one.kind === kind && one.due === due)
    if (!isDue) return null
    const [row] = await ctx.db.select().from(table).where(mine(ctx, id))
    const today = wallTime(await account.zoneOf(ctx), ctx.clock()).day
    const done = [...(opened(table, row!, key).done ?? []).filter(stillOfUse(today)), doneKey({ kind, due })]
    const change = kind === 'stay-in-touch' ? { touchedAt: isoAt(ctx.clock()) } : sealed(table, { done }, key)
    await ctx.db.update(table).set(change).where(mine(ctx, id))
    await remindersChanged(ctx, id)
    return null
  })
}

/** In one shape, so that the same date is known again. */
const bare = ({ kind, label, month, day, year }: ImportantDate): ImportantDate => ({
  kind,
  label: label || null,
  month,
  day,
  year: year ?? null,
})

async function remindersChanged(ctx: Own, id: string): Promise<void> {
  await ctx.live.changed(ctx.db, ctx.actor.id, '/api/reminders', `/api/relationships/${id}/reminders`)
}
