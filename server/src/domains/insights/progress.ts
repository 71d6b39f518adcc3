import { DAY_MS } from '@mallama/contracts/days'
import type { Progress, ProgressBasis, ProgressCategory, ProgressPoint } from '@mallama/contracts/progress'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as journal from '../journal/journal.ts'
import * as relationships from '../relationships/relationships.ts'
import { keptScores } from './past-weeks-kept.ts'

/** Twelve weeks: long enough for a habit to show, short enough for a change to. */
const WINDOW = 84 * DAY_MS
const WEEK = 7 * DAY_MS
const HALF_LIFE = 28 * DAY_MS
const WEEKS = 4
/** Points of the history. */
const HISTORY = 12
const DAYS_A_WEEK = 3
const FEWEST_NOTES = 3

/** `entries`: when journal entries were written; each of them names what its person felt. */
export type Noted = relationships.Noted & { entries: readonly string[] }
/** `score`: 0 to 100, not rounded; null where there is nothing to work it out from. */
type Worked = Pick<ProgressBasis, 'measures' | 'formula' | 'counted' | 'missing' | 'score'>

export async function progress(ctx: Own): Promise<Progress> {
  return scoresOf(await progressBasis(ctx))
}

const scoresOf = (all: readonly ProgressBasis[]): Progress =>
  Object.fromEntries(all.flatMap(({ category, score }) => (score === null ? [] : [[category, score]])))

export async function progressBasis(ctx: Own): Promise<ProgressBasis[]> {
  const now = ctx.clock()
  return progressOf(await notedFrom(ctx, now - WINDOW), now)
}

/** What was kept at each week's end; weeks before that was done are worked out from the records. */
export async function progressHistory(ctx: Own): Promise<ProgressPoint[]> {
  const now = ctx.clock()
  const kept = await keptScores(ctx, isoAt(now - HISTORY * WEEK))
  return historyOf(await notedFrom(ctx, now - WINDOW - HISTORY * WEEK), now, kept)
}

/** The five as they stand at the end of a week that is over by a few hours. */
export async function scoresAt(ctx: Own, end: number): Promise<Progress> {
  return scoresOf(progressOf(within(await notedFrom(ctx, end - WINDOW), end, true), end))
}

async function notedFrom(ctx: Own, from: number): Promise<Noted> {
  const since = isoAt(from)
  const [noted, entries] = await Promise.all([relationships.notedSince(ctx, since), journal.writtenSince(ctx, since)])
  return { ...noted, entries }
}

/**
 * A point a week: what was kept, or as the twelve weeks before it have it. Nobody knows any more when one's own part was
 * written, so that self-awareness has a score of today, and of weeks that were kept.
 * @param kept oldest first
 */
export function historyOf(noted: Noted, now: number, kept: readonly ProgressPoint[] = []): ProgressPoint[] {
  const last = kept.at(-1)
  // The week ends of the person's calendar where one is known, else weeks back from now.
  const newest = last ? now - ((now - Date.parse(last.at)) % WEEK) : now - WEEK
  const ends = Array.from({ length: HISTORY - 1 }, (_, at) => newest - (HISTORY - 2 - at) * WEEK)
  const points = [...ends, now].map((until) => {
    const then = kept.find(({ at }) => Math.abs(Date.parse(at) - until) < DAY_MS)
    if (then && until < now) return then
    return { at: isoAt(until), scores: scoresOf(progressOf(within(noted, until, until === now), until)) }
  })
  const first = points.findIndex(({ scores }) => Object.keys(scores).length > 0)
  return first < 0 ? [] : points.slice(first)
}

function within({ checkIns, moments, entries, ...own }: Noted, until: number, isNow: boolean): Noted {
  const [from, to] = [isoAt(until - WINDOW), isoAt(until)]
  const there = ({ at }: { at: string }) => at >= from && at <= to
  return {
    checkIns: checkIns.filter(there),
    moments: moments.filter(there),
    entries: entries.filter((at) => there({ at })),
    ...(isNow ? own : { people: 0, ownPart: 0 }),
  }
}

/**
 * Five scores, each from the person's own records of twelve weeks alone; the formulas and three cases of each worked out
 * by hand are in the decision record of progress.
 * @param now milliseconds since 1970
 */
export function progressOf(noted: Noted, now: number): ProgressBasis[] {
  const worked: Record<ProgressCategory, Worked> = {
    emotional_intelligence: feelingsPutIntoWords(noted),
    communication: communication(noted, now),
    conflict_resolution: repaired(noted, now),
    self_awareness: ownPart(noted),
    consistency: regular(noted, now),
  }
  return (Object.entries(worked) as [ProgressCategory, Worked][]).map(([category, basis]) => ({
    category,
    ...basis,
    score: basis.score === null ? null : Math.round(basis.score),
  }))
}

/** One hit and one miss are added, so that one record is not yet all or nothing (Laplace's rule of succession). */
const share = (hits: number, of: number) => (100 * (hits + 1)) / (of + 2)
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

function feelingsPutIntoWords({ checkIns, moments, entries }: Noted): Worked {
  const all = checkIns.length + moments.length + entries.length
  const withWords = [...checkIns, ...moments].filter(({ hasWords }) => hasWords).length + entries.length
  const enough = all >= FEWEST_NOTES
  return {
    measures: 'How often you put into words what a score or a moment was like for you.',
    formula: '100 x (with words + 1) / (check-ins, moments and journal entries + 2), last 12 weeks',
    counted: enough ? `${withWords} of ${all} check-ins, moments and journal entries have words of yours.` : null,
    missing: enough
      ? null
      : `At least ${FEWEST_NOTES} check-ins, moments or journal entries in 12 weeks; there are ${all}.`,
    score: enough ? share(withWords, all) : null,
  }
}

function communication({ checkIns }: Noted, now: number): Worked {
  const weights = checkIns.map(({ at }) => 2 ** (-(now - Date.parse(at)) / HALF_LIFE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const rated = checkIns.reduce((sum, { communication: given }, at) => sum + given * weights[at]!, 0)
  const hasData = checkIns.length > 0
  return {
    measures: 'How clear you find it between you and the people you keep track of.',
    formula: 'mean of Communication in your check-ins of 12 weeks; one counts half as much after 28 days',
    counted: hasData ? many(checkIns.length, 'check-in') : null,
    missing: hasData ? null : 'One check-in in 12 weeks.',
    score: hasData ? rated / total : null,
  }
}

function repaired({ moments }: Noted, now: number): Worked {
  const repairs = moments.filter(({ kind }) => kind === 'repair')
  const isRepaired = (conflict: Noted['moments'][number]) =>
    repairs.some(({ relationshipId, at }) => {
      const later = Date.parse(at) - Date.parse(conflict.at)
      return relationshipId === conflict.relationshipId && later >= 0 && later <= WEEK
    })
  // A conflict of this week that was not repaired yet still can be: it says nothing so far.
  const conflicts = moments.filter(
    (moment) => moment.kind === 'conflict' && (isRepaired(moment) || now - Date.parse(moment.at) > WEEK),
  )
  const mended = conflicts.filter(isRepaired).length
  const hasData = conflicts.length > 0
  return {
    measures: 'How often a conflict was followed by a repair with the same person within 7 days.',
    formula: '100 x (repaired + 1) / (conflicts + 2), last 12 weeks',
    counted: hasData ? `${mended} of ${many(conflicts.length, 'conflict')} repaired.` : null,
    missing: hasData ? null : 'A conflict that you logged, and a week to repair it in.',
    score: hasData ? share(mended, conflicts.length) : null,
  }
}

function ownPart({ people, ownPart: filled }: Noted): Worked {
  const places = people * relationships.OWN_PART.length
  const hasData = filled > 0
  return {
    measures:
      'How much of your own part you have written down: what you work on, triggers, red lines, values, what you learned.',
    formula: '100 x parts written / (5 x people)',
    counted: hasData ? `${filled} of ${places} parts, for ${many(people, 'person', 'people')}.` : null,
    missing: hasData ? null : 'One of these parts, on the page of a person.',
    score: hasData ? (100 * filled) / places : null,
  }
}

function regular({ checkIns, moments, entries }: Noted, now: number): Worked {
  const days = new Set(
    [...[...checkIns, ...moments].map(({ at }) => at), ...entries]
      .map((at) => Math.floor((now - Date.parse(at)) / DAY_MS))
      .filter((day) => day >= 0),
  )
  const byWeek = Array.from(
    { length: WEEKS },
    (_, week) => [...days].filter((day) => Math.floor(day / 7) === week).length,
  )
  const noted = byWeek.reduce((sum, count) => sum + count, 0)
  const hasData = noted > 0
  return {
    measures: 'How regularly you note how it is: three days a week are enough for all of it.',
    formula: 'mean over the last 4 weeks of 100 x min(1, days with a check-in, moment or journal entry / 3)',
    counted: hasData ? `${many(noted, 'day')} in 4 weeks.` : null,
    missing: hasData ? null : 'A check-in, a moment or a journal entry in the last 4 weeks.',
    score: hasData ? (100 * byWeek.reduce((sum, count) => sum + Math.min(1, count / DAYS_A_WEEK), 0)) / WEEKS : null,
  }
}
