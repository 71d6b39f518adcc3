import { cardQuestion, itemQuestions } from '@mallama/contracts/explored'
import type { ListField, Relationship } from '@mallama/contracts/relationships'
import { cut, oneLine } from '../../parts/excerpt.ts'
import { itemsOf } from '../../parts/list-field/lines.ts'

/** So much of one item goes into a prompt; and so many of a list. */
const ITEM = 300
const FEW = 4

/** About one item of a list, in the person's own voice. */
export const itemPrompt = (field: ListField, name: string, item: string) =>
  itemQuestions[field](oneLine(name), cut(oneLine(item), ITEM))

/** About a whole card: what stands in it, a few items of each list, or the wish to begin. */
export const cardPrompt = (card: string, parts: readonly { field: ListField }[], relationship: Relationship): string =>
  cardQuestion(
    card,
    oneLine(relationship.personName),
    parts.map(({ field }) => ({
      field,
      items: itemsOf(relationship[field])
        .slice(0, FEW)
        .map((item) => cut(oneLine(item), ITEM)),
    })),
  )
