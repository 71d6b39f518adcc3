import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { Bodies, Kind } from './kinds.ts'

/** What is no text of anybody's. */
const stays = new Set(['safety', 'relationshipType', 'selectedTone', 'kind', 'coach'])

const withoutWords = (value: unknown): unknown => {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, stays.has(name) ? inside : withoutWords(inside)]),
  )
}

export const safetyOf = (body: Bodies[Kind]): Safety =>
  ('analysis' in body && 'safety' in body.analysis ? body.analysis.safety : 'safety' in body ? body.safety : null) ??
  null

/** The same result with another finding beside it. */
export const withSafety = <B extends Bodies[Kind]>(body: B, safety: Safety): B =>
  ('analysis' in body && 'safety' in body.analysis
    ? { ...body, analysis: { ...body.analysis, safety } }
    : { ...body, safety }) as B

/** Who answered; what a language model saw is not for our own screen to lower. */
export const byModel = (body: Bodies[Kind]): boolean => {
  const answered = 'analysis' in body && 'coach' in body.analysis ? body.analysis : body
  return 'coach' in answered && answered.coach === 'language-model'
}

/**
 * What is kept as a list shows it: from tier 2 on without a word of it. Whoever looks over a shoulder must not read in a
 * title what someone was afraid to say; help stands in its place when it is opened.
 */
export function listed<B extends Bodies[Kind]>(body: B): B {
  return needsHelp(safetyOf(body)) ? (withoutWords(body) as B) : body
}
