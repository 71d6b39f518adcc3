import type { RelationshipInsights } from '@mallama/contracts/coach'
import { DAY_MS } from '@mallama/contracts/days'
import kept from '../../data/said/findings.json' with { type: 'json' }
import type { Slots } from '../builtin/realise.ts'
import type { Someone } from '../text/people.ts'
import type { HealthPoint } from '../operations.ts'
import type { Person } from '../port.ts'
import { dayOf, upperFirst } from './days.ts'
import { said } from './excerpt.ts'
import type { Happening } from './happenings.ts'
import { say, sayOne, type Ways } from './say.ts'

type Insight = RelationshipInsights['insights'][number]
type Shown = RelationshipInsights['evidence'][number]

/** An insight with what its priority is made of: severity, recurrence and recency, each 0..1. */
export interface Finding {
  insight: Insight
  weight: number
  quotes: Shown[]
}

export interface Ground {
  person: Person
  who: Someone
  points: readonly HealthPoint[]
  rows: readonly Happening[]
  now: string
}

/** Words of `coach/data/said/findings.json`, filled; `advice` where it depends on more than its slots. */
export interface Told {
  id: 'recurs' | 'mended' | 'unmended' | 'moved' | 'good' | 'noted' | 'safety' | 'unread'
  type: Insight['insightType']
  slots: Slots
  advice?: readonly Ways[]
}

export function insightOf(
  { id, type, slots, advice }: Told,
  who: Someone | null,
  priority: Insight['priority'],
): Insight {
  const { title, told, ...its } = kept[id]
  return {
    title: sayOne(title, slots, who) ?? '',
    priority,
    insightType: type,
    description: say(told, slots, who).join(' '),
    actionableAdvice: say(advice ?? its.advice, slots, who),
  }
}

/**
 * severity x recurrence x recency, each 0..1: from 0.35 on it is high, from 0.12 on medium. What goes well is never
 * urgent, so a strength is medium at most.
 */
export function findingOf(
  told: Told,
  who: Someone,
  weights: readonly [severity: number, recurrence: number, recency: number],
  quotes: Shown[],
): Finding {
  const weight = weights.reduce((all, it) => all * it)
  const priority = weight < 0.12 ? 'low' : weight < 0.35 || told.type === 'strength' ? 'medium' : 'high'
  return { insight: insightOf(told, who, priority), weight, quotes }
}

export const three = (count: number) => Math.min(1, count / 3)
/** On how many days something happened: five notes of one evening are one evening. Rows without a day count as one. */
export const daysIn = (rows: readonly Happening[]) =>
  new Set(rows.map(({ ms }) => (ms === null ? null : Math.floor(ms / DAY_MS)))).size
/** How hard they were on average, 0..1. */
export const hardness = (rows: readonly Happening[]) =>
  rows.reduce((sum, { intensity }) => sum + intensity, 0) / 3 / Math.max(1, rows.length)
export const quotesOf = (rows: readonly (Happening | undefined)[], label: string): Shown[] =>
  rows.flatMap((row) => (row?.excerpt ? [{ quote: row.excerpt.quote, label }] : []))
export const wordsOf = (row: Happening | undefined): string | null => (row?.excerpt ? said(row.excerpt.quote) : null)

/** "On 3 March you wrote "x", and on 9 March "y"." From the newest rows that can be quoted; null without one. */
export function quoted(rows: readonly Happening[], now: string): string | null {
  const all = rows.filter(({ excerpt }) => excerpt !== null)
  const last = all.at(-1)
  const before = all.findLast(({ excerpt }) => excerpt?.quote !== last?.excerpt?.quote)
  const shown = [before, last].flatMap((row) => {
    const day = row && dayOf(row.at, now)
    return row ? [[day && `on ${day}`, wordsOf(row)] as const] : []
  })
  const told = shown.map(([day, words], at) => [day, at === 0 && 'you wrote', words].filter(Boolean).join(' '))
  return told.length > 0 ? `${upperFirst(told.join(', and '))}.` : null
}
