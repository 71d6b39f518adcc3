import { oneLine } from '../excerpt.ts'

/** A form over a result: one row, which opens. */
export interface FoldedForm extends Folded {
  open: boolean
  onOpen: (open: boolean) => void
}

interface Folded {
  /** Whether the result below was made of the words in the form, of others, or nothing stands there. */
  holds: 'its words' | 'a draft' | 'nothing'
  /** The words in it, for who leaves it closed. */
  words: string
}

/**
 * What the row says. A result may be an earlier one, or have come while one wrote on: other words are not shown as what
 * it was made of. `madeOf` is empty where a kept result does not tell its words, and then none are shown over it.
 */
export function foldedOver(madeOf: string, inForm: string): Folded {
  const words = oneLine(inForm)
  if (words === '') return { holds: 'nothing', words }
  const source = oneLine(madeOf)
  if (source === '') return { holds: 'its words', words: '' }
  return { holds: source === words ? 'its words' : 'a draft', words }
}
