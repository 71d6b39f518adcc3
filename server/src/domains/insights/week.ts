import { DAY_MS } from '@mallama/contracts/days'
import { moodStep } from '@mallama/contracts/entry'
import type { Week } from '@mallama/contracts/progress'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { coachOf } from '../account/account.ts'
import { unanswered } from '../chat/chat.ts'
import * as journal from '../journal/journal.ts'
import * as relationships from '../relationships/relationships.ts'
import { setting } from './kept.ts'

const HEAVY = 2

/** The last seven days, as they stand now. */
export async function week(ctx: Own): Promise<Week> {
  const now = ctx.clock()
  return reviewed(ctx, isoAt(now - 7 * DAY_MS), isoAt(now))
}

/** Counts are ours; what went well and the next step are the coach's, from the person's own words. */
export async function reviewed(ctx: Own, from: string, to: string): Promise<Week> {
  const [entries, moments, checkIns] = await Promise.all([
    journal.entriesSince(ctx, from, to),
    relationships.momentsSince(ctx, from, to),
    relationships.checkInsBetween(ctx, from, to),
  ])
  const read = entries.map(({ flagged: _flagged, ...entry }) => entry)
  const review = await coachOf(ctx)
    .weeklyReview({ ...(await setting(ctx)), to, entries: read, moments }, { signal: ctx.signal })
    .catch((error: unknown) => {
      throw unanswered(ctx, error, 'Mallama could not look at your week just now. Please try again.')
    })
  const of = (kind: (typeof moments)[number]['kind']) => moments.filter((moment) => moment.kind === kind).length
  return {
    ...review,
    from,
    to,
    entries: entries.length,
    checkIns,
    conflicts: of('conflict'),
    repairs: of('repair'),
    good: of('positive'),
    heavy: review.safety ? null : await heaviest(ctx, entries),
  }
}

/** Nothing was written or logged. */
export const isEmpty = ({ entries, checkIns, conflicts, repairs, good }: Week): boolean =>
  entries + checkIns + conflicts + repairs + good === 0

/** The newest of the heaviest, in its own words. */
async function heaviest(ctx: Own, entries: Awaited<ReturnType<typeof journal.entriesSince>>): Promise<Week['heavy']> {
  const [entry] = entries
    .filter(({ mood, flagged }) => moodStep[mood] <= HEAVY && !flagged)
    .toSorted((a, b) => moodStep[a.mood] - moodStep[b.mood] || b.at.localeCompare(a.at))
  if (!entry) return null
  const quote = await ctx.readers.telling(entry.content, ctx.actor.id)
  return quote === null ? null : { title: entry.title, quote }
}
