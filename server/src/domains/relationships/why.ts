import { dateWritten } from '@mallama/contracts/written-dates'
import type { Correction, HealthPart, OneMore } from '@mallama/contracts/health'
import { bounded, overallWith, scoresAt, type Records, type Scored, type Weighed } from './health.ts'

/** The size of a moment that is neither small nor big. */
const MEDIUM = 2

/** What the scores are made of, in sentences that someone can check: a day is the one that their own calendar has. */
export function explain(
  { checkIns, moments }: Records,
  scored: Scored<Correction & { until: string | null }> | null,
  zone: string,
): string[] {
  if (!scored) return ['No data yet. Scores appear after your first check-in.']
  const conflicts = moments.filter(({ kind }) => kind === 'conflict').length
  const day = (instant: string) => dateWritten(instant, { zone })
  const first = earliest(checkIns.map(({ at }) => at))!
  return [
    checkIns.length === 1
      ? `From one check-in, on ${day(first)}.`
      : `From ${checkIns.length} check-ins since ${day(first)}. The newest weighs most: after 28 days a check-in counts half as much.`,
    moments.length === 0
      ? 'No moments logged, so nothing is added or taken away.'
      : `${both(moments.length - conflicts, conflicts)} ${moved(scored.parts[0]!.shift, moments.length === 1)}. Five good ones balance one conflict of the same size; older ones fade, and all of them together move a score by 10 points at most.`,
    ...scored.corrections.map(
      ({ score, value, was, at }) =>
        `You set ${score} to ${value} on ${day(at)}, where check-ins and moments said ${was}. That holds until your next check-in.`,
    ),
    'Overall is 30% trust, 30% communication, 20% joy and 20% growth.',
  ]
}

/**
 * What would move the overall score, each figure computed by the formula itself with the record that the sentence
 * speaks of added. Moments are medium (2 of 3) and happen now.
 */
export function movesOf(records: Records, scored: Scored | null, { p, c }: Weighed, now: number): string[] {
  if (!scored) return []
  const more = oneMore(scored, { p, c })
  // Four weeks are the half-life of every moment; check-ins fade all alike, which moves no mean.
  const later = bounded(overallWith(scored, { p: p / 2, c: c / 2 }))
  return [
    checkingIn(records, scored, now, { p, c }),
    `A medium repair today would ${by(more.good[MEDIUM - 1]!)}.`,
    `A medium conflict today would ${by(more.conflict[MEDIUM - 1]!)}.`,
    ...(later === bounded(scored.overall)
      ? []
      : [`With nothing new, overall would be ${later} in four weeks, because moments fade.`]),
  ]
}

/** What the form of a moment promises, and what the sentences say: one figure, from the formula itself. */
export function oneMore(scored: Scored, { p, c }: Weighed): OneMore {
  // Between the two whole numbers that are seen, so that what is promised is what comes.
  const by = (weighed: Weighed) => bounded(overallWith(scored, weighed)) - bounded(scored.overall)
  const good = (size: number) => by({ p: p + size, c })
  const conflict = (size: number) => by({ p, c: c + size })
  return { good: [good(1), good(2), good(3)], conflict: [conflict(1), conflict(2), conflict(3)] }
}

/** The slider with most to give, set clearly higher; a new check-in also ends corrections, which the figure counts in. */
function checkingIn(records: Records, { parts }: Scored, now: number, weighed: Weighed): string {
  const most = parts.reduce((best, part) => (room(part) > room(best) ? part : best))
  const from = Math.round(most.from)
  const value = from === 100 ? 80 : Math.min(100, Math.ceil((from + 15) / 10) * 10)
  const sliders = Object.fromEntries(parts.map(({ score, from }) => [score, Math.round(from)])) as Scored['scores']
  const today = { ...sliders, [most.score]: value, at: new Date(now).toISOString() }
  const then = scoresAt({ ...records, checkIns: [...records.checkIns, today], corrections: [] }, now, weighed)!
  return `A check-in today with ${most.score} at ${value} and the rest as before would make overall ${bounded(then.overall)}.`
}

/** How many points of overall a slider could still add. */
const room = ({ from, weight }: HealthPart) => weight * (100 - from)

function by(change: number): string {
  const points = inPoints(change)
  if (points === null) return 'hardly move overall'
  return change > 0 ? `add ${points} to overall` : `take ${points} off overall`
}

function moved(shift: number, alone: boolean): string {
  const points = inPoints(shift)
  const verb = (does: string) => (alone ? `${does}s` : does)
  if (points === null) return `${verb('leave')} the scores where they are`
  return shift > 0
    ? `${verb('add')} ${points} to trust, communication and joy`
    : `${verb('take')} ${points} off trust, communication and joy`
}

/** "2 points", "1 point"; null for what rounds to nothing. */
function inPoints(amount: number): string | null {
  const points = Math.round(Math.abs(amount))
  return points === 0 ? null : `${points} ${points === 1 ? 'point' : 'points'}`
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
/** What there is of both kinds; nothing is said of a kind that there is none of. */
const both = (good: number, conflicts: number) =>
  [
    good > 0 && counted(good, 'good moment or repair', 'good moments and repairs'),
    conflicts > 0 && counted(conflicts, 'conflict', 'conflicts'),
  ]
    .filter(Boolean)
    .join(' and ')

export const earliest = (instants: readonly string[]): string | null =>
  instants.reduce<string | null>((first, next) => (first === null || next < first ? next : first), null)
