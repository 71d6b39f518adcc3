import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import type { Relationship } from '@mallama/contracts/relationships'
import { oneLine } from '../../parts/excerpt.ts'
import { itemsOf, textOf } from '../../parts/list-field/lines.ts'

/** Where what an analysis found is kept: strengths with what was learnt, areas with what is worked on. */
export type LearntField = 'learned' | 'strugglingWith'

/** What the relationship's page calls them. */
export const fieldNames: Record<LearntField, string> = {
  learned: 'What You’ve Learned',
  strugglingWith: 'Areas to Improve',
}

export type Learnt = Readonly<Record<LearntField, readonly string[]>>

type Fields = Readonly<Pick<Relationship, LearntField>>

/** An item is one line of its field. */
export const learntFrom = ({
  strengths,
  areasForGrowth,
}: Pick<RelationshipAnalysisResult, 'strengths' | 'areasForGrowth'>): Learnt => ({
  learned: strengths.map(oneLine).filter(Boolean),
  strugglingWith: areasForGrowth.map(oneLine).filter(Boolean),
})

/** What is not there yet. */
export function newTo(fields: Fields, learnt: Learnt): Learnt {
  const missing = (field: LearntField) => {
    const there = new Set(itemsOf(fields[field]))
    return learnt[field].filter((item) => !there.has(textOf(itemsOf(item))))
  }
  return { learned: missing('learned'), strugglingWith: missing('strugglingWith') }
}

/** The fields with the new lines below the old, and what they are believed to be now. */
export function changesOf(fields: Fields, learnt: Learnt) {
  const fresh = newTo(fields, learnt)
  const changed = (['learned', 'strugglingWith'] as const).filter((field) => fresh[field].length > 0)
  const grown = (field: LearntField) => [fields[field]?.trimEnd(), ...fresh[field]].filter(Boolean).join('\n')
  return {
    ...Object.fromEntries(changed.map((field) => [field, grown(field)])),
    expected: Object.fromEntries(changed.map((field) => [field, fields[field]])),
  }
}
