import type { Relationship } from '@mallama/contracts/relationships'
import { scoreOf } from '../../parts/scores.ts'

/** As the server answers them, newest first; the others are for who looks for someone among many. */
export const orders = { newest: 'Newest', name: 'Name', lowest: 'Lowest health' } as const
export type Order = keyof typeof orders

const byName = (one: Relationship, other: Relationship) =>
  one.personName.localeCompare(other.personName, undefined, { numeric: true, sensitivity: 'base' })

/** Somebody without a score is neither well nor badly off: they stand after those who have one. */
const health = (relationship: Relationship) => scoreOf(relationship, 'overallHealthScore') ?? Infinity

export function sorted(people: readonly Relationship[], by: Order): readonly Relationship[] {
  if (by === 'newest') return people
  if (by === 'name') return people.toSorted(byName)
  return people.toSorted((one, other) => {
    const [a, b] = [health(one), health(other)]
    return a === b ? byName(one, other) : a < b ? -1 : 1
  })
}
