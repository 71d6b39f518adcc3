import { readTurn } from '../read/turn.ts'
import { anyOf } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'

/** As much as is read of one text. */
const LONGEST = 4_000
/** A no that goes on for longer is about something else as well. */
const SHORT = 14

/** The reader also takes shame and regret for one; here the word itself has to stand. */
const sorry = anyOf(['sorry|apologise|apologize|apology|apologies|forgive'])
const runUp = setOf('no and so but well honestly')
/** Of oneself, and about no deed of the other's: "I don't want you to shout" is a wish. */
const ownNo = anyOf([
  '^ i do? dont|not want to be|have|become|move|marry|leave|come|go',
  '^ i do? dont|not want a|an|any|another',
  '^ i will? wont|cannot|cant|not do it|this|that',
  '^ my|the answer is a? no',
  '^ for? me? it|its is? a no',
])
const ofUs = setOf('you your argue fight quarrel hurt')

/**
 * What in these words is not to be passed over: whoever they were said to may want to answer before anything else. Said in
 * so many words, or it is not taken for it.
 */
export function opensIn(text: string): 'apology' | 'no' | null {
  const all = toldIn(text.slice(0, LONGEST))
  const isApology = ({ from, to }: { from: number; to: number }) =>
    readTurn(text.slice(from, to)).apology.kind === 'apology'
  if (all.some((told) => sorry(told.words) && isApology(told))) return 'apology'
  return all.some(({ words }) => saysNo(words)) ? 'no' : null
}

const saysNo = (words: readonly string[]): boolean =>
  words.length <= SHORT &&
  !words.some((word) => ofUs.has(word)) &&
  ownNo(
    words.slice(
      Math.max(
        0,
        words.findIndex((word) => !runUp.has(word)),
      ),
    ),
  )
