import { randomUUID } from 'node:crypto'
import { dateWritten } from '@mallama/contracts/written-dates'
import type { ProgressPoint } from '@mallama/contracts/progress'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { ownKey, type Own, type Whose } from '../../context.ts'
import { opened } from '../../platform/secrets.ts'
import { progressWeeks as table } from './insights.table.ts'

export const mine = ({ actor }: Pick<Whose, 'actor'>, week?: string) =>
  and(eq(table.userId, actor.id), week === undefined ? undefined : eq(table.week, week))

/** The scores of weeks that ended after an instant, oldest first. */
export async function keptScores(ctx: Whose, after: string): Promise<ProgressPoint[]> {
  const rows = await ctx.db
    .select({ endsAt: table.endsAt, scores: table.scores })
    .from(table)
    .where(and(mine(ctx), gt(table.endsAt, after), isNotNull(table.scores)))
    .orderBy(table.endsAt)
  if (rows.length === 0) return []
  const key = await ownKey(ctx)
  return rows.map((row) => ({ at: row.endsAt, scores: opened(table, row, key).scores! }))
}

/** Part of the caller's transaction. */
export async function wipe(ctx: Own): Promise<void> {
  await ctx.db.delete(table).where(mine(ctx))
}

/** Each week with its scores and its review, for who takes all that is theirs along. */
export async function exportedWeeks(ctx: Own) {
  const key = await ownKey(ctx)
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(mine(ctx), isNotNull(table.scores)))
    .orderBy(table.week)
  return rows.map((row) => {
    const { week, endsAt, scores, review } = opened(table, row, key)
    return {
      title: `The week of ${dateWritten(week, { zone: 'UTC' })}`,
      at: endsAt,
      scores,
      ...(review ? { review: said(review) } : {}),
    }
  })
}

/** Without the house's own mark. */
export const said = <R extends { screen: number }>({ screen: _screen, ...review }: R) => review

type Act<I, O> = (ctx: Own, input: I) => Promise<O>

/**
 * The same act, and no kept review of a week quotes what it changed or took back. Forgotten before, so that a kill leaves
 * no quote behind, and after, since somebody may have looked meanwhile. What is still there is read again at the next look.
 */
export const forgetting =
  <I, O>(act: Act<I, O>, when: (ctx: Own, input: I) => Promise<boolean> | boolean = () => true): Act<I, O> =>
  async (ctx, input) => {
    if (!(await when(ctx, input))) return act(ctx, input)
    await forget(ctx)
    const done = await act(ctx, input)
    await forget(ctx)
    return done
  }

const forget = (ctx: Own) => ctx.db.update(table).set({ review: null, mark: randomUUID() }).where(mine(ctx))
