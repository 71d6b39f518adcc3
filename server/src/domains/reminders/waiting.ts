import type { DueReminder } from '@mallama/contracts/reminders'
import { and, eq } from 'drizzle-orm'
import { ownKey, type Whose } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { opened } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import * as chat from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { wallTime } from './calendar.ts'
import { dueOn } from './due.ts'
import { reminders as table } from './reminders.table.ts'

/** The person's own, all of them or about one relationship. */
export const mine = ({ actor }: Whose, relationshipId?: string) =>
  and(eq(table.userId, actor.id), relationshipId === undefined ? undefined : eq(table.relationshipId, relationshipId))

/** What is due for somebody, all of it or about one person, without names. Five queries however many people. */
export async function dueFor(ctx: Whose, relationshipId?: string): Promise<Omit<DueReminder, 'personName'>[]> {
  const rows = await ctx.db.select().from(table).where(mine(ctx, relationshipId))
  if (rows.length === 0) return []
  const key = await ownKey(ctx)
  const zone = await account.zoneOf(ctx)
  const moments = await relationships.lastMoments(ctx)
  const checkIns = await relationships.lastCheckIns(ctx)
  const talks = await chat.lastTalks(ctx)
  const dayIn = (instant: string) => wallTime(zone, Date.parse(instant)).day
  const today = wallTime(zone, ctx.clock()).day
  return rows.flatMap((sealedRow) => {
    const row = opened(table, sealedRow, key)
    const id = row.relationshipId
    const touches = [moments.get(id), checkIns.get(id), talks.get(id), row.touchedAt].filter((at) => at != null)
    const checkedIn = checkIns.get(id)
    const due = dueOn(today, {
      stayInTouchDays: row.stayInTouchDays,
      checkInDay: row.checkInDay,
      dates: row.dates ?? [],
      touched: dayIn(touches.toSorted().at(-1) ?? row.stayInTouchSince ?? isoAt(ctx.clock())),
      checkedIn: checkedIn === undefined ? null : dayIn(checkedIn),
      checkInSince: dayIn(row.checkInSince ?? isoAt(ctx.clock())),
      done: row.done ?? [],
    })
    return due.map((one) => ({ ...one, relationshipId: id }))
  })
}
