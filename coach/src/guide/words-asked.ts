import { bare, lists, wordsIn } from '../craft/order-words.ts'
import { ordersAt } from '../craft/stretches.ts'
import { noneOf } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { sentencesIn, sentencesOf } from '../text/words.ts'

export const begins = (words: string, ...some: ReadonlySet<string>[]) =>
  some.some((it) => it.has(bare(wordsIn(words)[0]).replaceAll('’', "'")))

export const ordersOf = (text: string) => sentencesOf(text).flatMap((at) => ordersAt(text, at))

/** "How do I ask him": whoever the words are for, they are asked for. */
export const namesWhom = (text: string): boolean => ordersOf(text).some(({ whom }) => whom !== '')

/** A longer message is a story; what is wanted with it is what its last sentence wants too, or a question in it. */
export const STORY = 24
/** How likely words have to be asked for: more in a story, and where something else seems to be; less with what is to be said in it. */
const [FOR_WORDS, IN_A_STORY, TOLD] = [0.55, 0.65, 0.15]

/** Whether words are wanted that could be sent, however it is put, by the reader that knows what they are asked for. */
export function asksForWords(text: string, seemsOther = false): boolean {
  const isStory = read(text).words > STORY
  // A long story drowns the sentence in which it is asked, and sounds like asking where none does.
  const told = isStory ? sentencesIn(text) : []
  const each = [...told.slice(0, NEAR), ...told.slice(NEAR).slice(-NEAR)].map(forWords)
  if (each.some((it) => it >= IN_ONE)) return true
  if (isStory && !each.some((it) => it >= MAY_BE)) return false
  const clauses = ordersOf(text).filter(({ form }) => form === 'clause')
  const isOrdered = clauses.some(({ from, to }) => begins(text.slice(from, to), lists.speaks))
  const least = isOrdered ? TOLD : isStory || (seemsOther && !namesWhom(text)) ? IN_A_STORY : FOR_WORDS
  return forWords(text) >= least
}
/** How likely one sentence of a story has to ask, alone and where all of it does, and how many are read at either end. */
const [IN_ONE, MAY_BE, NEAR] = [0.55, 0.3, 10]
export const forWords = (text: string): number => 1 - noneOf(read(text).kind())
