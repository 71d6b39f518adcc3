import type { RelationshipInsights } from '@mallama/contracts/coach'
import { DAY_MS } from '@mallama/contracts/days'
import kept from '../../data/said/findings.json' with { type: 'json' }
import type { Slots } from '../builtin/realise.ts'
import type { HealthPoint } from '../operations.ts'
import type { Someone } from '../text/people.ts'
import { counted, countWord, dayAhead, dayOf, isMany, timeOf } from './days.ts'
import { within, wordsOf, type Happening } from './happenings.ts'
import { sharedBy } from './recurring.ts'
import { say, sayOne } from './say.ts'
import { lineOf, moves, sides, toldOf } from './trend.ts'

type Insight = RelationshipInsights['insights'][number]

/** What is to be told, in words of `coach/data/said/findings.json`, and the quotes it rests on. */
export interface Finding {
  id: 'recurs' | 'mended' | 'unmended' | 'moved' | 'good' | 'safety' | 'unread'
  type: Insight['insightType']
  /** Severity x recurrence x recency, each 0..1. */
  weight: number
  slots: Slots
  /** Where the advice depends on more than the slots. */
  advice?: readonly string[]
  quotes?: RelationshipInsights['evidence']
}

export interface Ground {
  points: readonly HealthPoint[]
  rows: readonly Happening[]
  now: string
}

/** From a weight of 0.35 on it is of high priority, from 0.12 on medium. What goes well is never urgent: medium at most. */
export function insightOf({ id, type, weight, slots, advice }: Finding, who: Someone): Insight {
  const { title, told, ...its } = kept[id]
  return {
    title: sayOne(title, slots, who)!,
    priority: weight < 0.12 ? 'low' : weight < 0.35 || type === 'strength' ? 'medium' : 'high',
    insightType: type,
    description: say(told, slots, who).join(' '),
    actionableAdvice: say(advice ?? its.advice, slots, who),
  }
}

/** So many hard moments, on as many days, make a pattern (COACH.md). */
const OFTEN = 3
const three = (count: number) => Math.min(1, count / 3)
const isHard = ({ kind }: Happening) => kind === 'conflict' || kind === 'chat'
/** On how many days something happened: five notes of one evening are one evening. */
const daysIn = (rows: readonly Happening[]) => new Set(rows.map(({ ms }) => Math.floor(ms / DAY_MS))).size
/** How hard they were on average, 0..1. */
const hardness = (rows: readonly Happening[]) =>
  rows.reduce((sum, { intensity }) => sum + intensity, 0) / 3 / rows.length
/** Half as much every four weeks, like the scores. */
const recency = (ms: number, now: string) => 0.5 ** (Math.max(0, (timeOf(now) ?? ms) - ms) / (28 * DAY_MS))

/** What comes back in the quarrels and chats; the two that come most. */
export function recurring({ rows, now }: Ground): Finding[] {
  const hard = rows.filter(isHard)
  return sharedBy(hard, ({ subjects }) => subjects.slice(0, 3).map(({ label }) => label))
    .filter(([, its]) => daysIn(its) >= OFTEN)
    .slice(0, 2)
    .map(([label, its], at) => {
      const words = wordsOf(its, now, label)
      const keeps = isMany(label) ? 'keep' : 'keeps'
      const counts = { count: countWord(its.length), all: countWord(hard.length), day: dayAhead(now, 3 + at) }
      return {
        id: 'recurs',
        type: 'pattern',
        weight: hardness(its) * three(daysIn(its)) * recency(its.at(-1)!.ms, now),
        slots: { label, keeps, ...counts, ...words.slots },
        advice: [kept.recursAdvice[(its.length + at) % kept.recursAdvice.length]!],
        quotes: words.quotes,
      }
    })
}

/**
 * Quarrels of the last four weeks, and after how many of them something was mended within three days. One that is not
 * three days old yet may still be mended, so it counts only where it has been.
 */
export function mending({ rows, now }: Ground): Finding[] {
  const [current, wait] = [timeOf(now) ?? 0, 3 * DAY_MS]
  const repairs = rows.filter(({ kind, ms }) => kind === 'repair' && ms <= current)
  const isMended = ({ ms }: Happening) => repairs.some((it) => it.ms >= ms && it.ms - ms <= wait)
  const hard = within(rows, 'conflict', 28, now).filter((it) => isMended(it) || current - it.ms >= wait)
  const last = hard.at(-1)
  if (!last || daysIn(hard) < 2) return []
  const mended = hard.filter(isMended).length
  const left = hard.length - mended
  const [words, lost] = [
    wordsOf(repairs.filter(({ excerpt }) => excerpt).slice(-1), now, 'repair'),
    wordsOf([last], now, 'the last quarrel'),
  ]
  const slots = {
    ...words.slots,
    quarrels: counted(hard.length, 'quarrel'),
    answered: mended === 0 ? 'none was' : mended === 1 ? 'one was' : `${countWord(mended)} were`,
    times: [null, 'once', 'twice'][mended],
    few: mended === 0 ? 'no' : null,
    last: lost.slots.q ?? `the quarrel of ${dayOf(last.at, now)}`,
    tomorrow: dayAhead(now, 1),
  }
  const near = recency(last.ms, now)
  return mended >= left
    ? [{ id: 'mended', type: 'strength', weight: 0.5 * three(mended) * near, slots, quotes: words.quotes }]
    : [
        {
          id: 'unmended',
          type: 'concern',
          weight: hardness(hard) * three(left) * near,
          slots,
          quotes: [...words.quotes, ...lost.quotes],
        },
      ]
}

/** The score that has moved most, by five points or more. */
export function moved({ points, now }: Ground): Finding[] {
  const [line] = sides
    .flatMap((side) => lineOf(points, side) ?? [])
    .filter(moves)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  if (!line) return []
  const { side, change, points: its } = line
  const way = change < 0 ? 'down' : 'up'
  const near = recency(timeOf(its.at(-1)!.at)!, now)
  return [
    {
      id: 'moved',
      type: way === 'up' ? 'strength' : 'trend',
      weight: Math.min(1, Math.abs(change) / 25) * Math.min(1, its.length / 4) * near,
      slots: { side, way, line: toldOf(line, now), day: dayAhead(now, 4) },
      advice: [kept.sides[side][way]],
    },
  ]
}

/** What was logged as good, with the words of the latest. */
export function good({ rows, now }: Ground): Finding[] {
  const bright = within(rows, 'positive', 42, now)
  if (bright.length === 0) return []
  const hard = within(rows, 'conflict', 42, now).length
  const words = wordsOf(bright, now, 'a good moment')
  const slots = {
    ...words.slots,
    moments: counted(bright.length, 'good moment'),
    beside: hard > 0 ? `, beside ${counted(hard, 'quarrel')}` : ' ',
    day: dayAhead(now, 2),
  }
  const weight = 0.5 * three(bright.length) * recency(bright.at(-1)!.ms, now)
  return [{ id: 'good', type: 'strength', weight, slots, quotes: words.quotes }]
}
