import type { ListField, Relationship } from '@mallama/contracts/relationships'
import { itemsOf } from '../../parts/list-field/lines.ts'

type Lists = readonly { field: ListField }[]

/** How many things stand in these lists. */
export const countOf = (relationship: Relationship, lists: Lists) =>
  lists.reduce((sum, { field }) => sum + itemsOf(relationship[field]).length, 0)

/** What a folded row says of them: "8 things in 6 lists". */
export function thingsIn(relationship: Relationship, lists: Lists): string {
  const count = countOf(relationship, lists)
  const filled = lists.filter(({ field }) => itemsOf(relationship[field]).length > 0).length
  if (count === 0) return 'Nothing written yet'
  return `${count === 1 ? 'One thing' : `${count} things`} in ${filled === 1 ? 'one list' : `${filled} lists`}`
}
