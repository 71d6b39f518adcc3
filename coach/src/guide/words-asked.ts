import { bare } from '../craft/order-words.ts'
import { wordsIn } from '../craft/orders.ts'
import { ordersAt } from '../craft/goal.ts'
import { read } from '../read/read.ts'
import { sentencesIn, sentencesOf } from '../text/split.ts'
import { setOf } from '../text/words.ts'

export const speaks = setOf(
  "i i'm i've i'd i'll im ive we we're we've we'd we'll you you're you've your this that that's it's there there's",
)
export const begins = (words: string, ...some: ReadonlySet<string>[]) =>
  some.some((it) => it.has(bare(wordsIn(words)[0]).replaceAll('’', "'")))

export const ordersOf = (text: string) => sentencesOf(text).flatMap((at) => ordersAt(text, at))

/** "How do I ask him": whoever the words are for, they are asked for. */
const namesWhom = (text: string): boolean => ordersOf(text).some(({ whom }) => whom !== '')

const isOrdered = (text: string): boolean =>
  ordersOf(text).some(({ form, from, to }) => form === 'clause' && begins(text.slice(from, to), speaks))

/** A longer message is a story; what is wanted with it is what its last sentence wants too, or a question in it. */
export const STORY = 24
/** How likely words have to be asked for: more in a story, and where something else seems to be; less with what is to be said in it. */
const [FOR_WORDS, IN_A_STORY, TOLD] = [0.75, 0.85, 0.2]

/** Whether words are wanted that could be sent, however it is put, by the reader that knows what they are asked for. */
export function asksForWords(text: string, seemsOther = false): boolean {
  const { words } = read(text)
  // A long story drowns the sentence in which it is asked.
  const told = words > STORY ? sentencesIn(text) : []
  if ([...told.slice(0, NEAR), ...told.slice(NEAR).slice(-NEAR)].some((it) => forWords(it) >= IN_ONE)) return true
  const least = isOrdered(text) ? TOLD : words > STORY || (seemsOther && !namesWhom(text)) ? IN_A_STORY : FOR_WORDS
  return forWords(text) >= least
}
/** How likely one sentence of a story has to ask, and how many are read at either end of it. */
const [IN_ONE, NEAR] = [0.7, 10]
const forWords = (text: string): number =>
  1 -
  read(text)
    .kind()
    .find(({ label }) => label === 'none')!.chance
