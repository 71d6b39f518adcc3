import { DAY_MS } from '@mallama/contracts/days'
import type { RelationshipInsights } from '@mallama/contracts/coach'
import type { Someone } from '../text/people.ts'
import type { HealthPoint } from '../operations.ts'
import type { Person } from '../port.ts'
import { dayOf, upperFirst } from './days.ts'
import { said } from './excerpt.ts'
import type { Happening } from './happenings.ts'

type Insight = RelationshipInsights['insights'][number]

/** An insight with what its priority is made of: each 0..1, see `priorityOf`. */
export interface Finding extends Omit<Insight, 'priority'> {
  severity: number
  recurrence: number
  recency: number
  quotes: { quote: string; label: string }[]
}

/**
 * severity x recurrence x recency, each 0..1: from 0.35 on it is high, from 0.12 on medium. What goes well is never
 * urgent, so a strength is medium at most.
 */
export function priorityOf({ insightType, severity, recurrence, recency }: Finding): Insight['priority'] {
  const product = severity * recurrence * recency
  if (insightType === 'strength') return product >= 0.12 ? 'medium' : 'low'
  return product >= 0.35 ? 'high' : product >= 0.12 ? 'medium' : 'low'
}

export interface Ground {
  person: Person
  who: Someone
  points: readonly HealthPoint[]
  rows: readonly Happening[]
  now: string
}

export const three = (count: number) => Math.min(1, count / 3)
/** On how many days something happened: five notes of one evening are one evening. Rows without a day count as one. */
export const daysIn = (rows: readonly Happening[]) =>
  new Set(rows.map(({ ms }) => (ms === null ? null : Math.floor(ms / DAY_MS)))).size
export const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length)
export const conflicts = (rows: readonly Happening[]) =>
  rows.filter(({ kind }) => kind === 'conflict' || kind === 'chat')
export const quotesOf = (rows: readonly Happening[], label: string) =>
  rows.flatMap(({ excerpt }) => (excerpt ? [{ quote: excerpt.quote, label }] : []))

/** "On 3 March you wrote "x", and on 9 March "y"." From the newest rows that can be quoted; empty without one. */
export function quoted(rows: readonly Happening[], now: string): string {
  const shown: Happening[] = []
  for (const row of rows.toReversed())
    if (row.excerpt && !shown.some((it) => it.excerpt?.quote === row.excerpt?.quote) && shown.length < 2)
      shown.push(row)
  const [last, before] = shown
  if (!last?.excerpt) return ''
  const one = (row: Happening) => `${dayOf(row.at, now) ? `on ${dayOf(row.at, now)} ` : ''}`
  if (!before?.excerpt) return `${upperFirst(`${one(last)}you wrote ${said(last.excerpt.quote)}.`)}`
  return upperFirst(
    `${one(before)}you wrote ${said(before.excerpt.quote)}, and ${one(last)}${said(last.excerpt.quote)}.`,
  )
}
