import { isRoleWord } from '../text/people.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setOf, stripped } from '../text/words.ts'
import type { Place } from './quoting.ts'

const seam =
  /,? (?=(?:but|although|though|whereas|yet) )|; |,? (?=(?:and|so) (?:then |now |when |if |every |sometimes )?(?:i|he|she|they|we|it|my|his|her|nobody|at home)\b)|, (?=(?:i|he|she|they|we|it|then|because|since)\b)/gi
/** Nothing is cut off that is shorter, in letters. */
const SHORT = 12
/** A part of fewer words tells no scene; of more than `MOST` words only its beginning is quoted. */
const LEAST = 4
const MOST = 40
const ends = ' \n\t.,;:!?'
const ahead = /^(?:but|and|so|then|although|though|yet) /i

/** Words that stand in a text from `from` on, without the word that joins them to what came before. */
function placed(words: string, from: number): Place {
  const lead = words.length - words.trimStart().replace(ahead, '').length
  const quote = stripped(words.slice(lead), '', ends)
  return { quote, start: from + lead, end: from + lead + quote.length }
}

/** A sentence as it is quoted, with its stops as it was written, and the parts of it that can stand alone. */
export interface Sentence extends Place {
  written: string
  from: number
  parts: readonly Place[]
}

export const partsIn = (text: string): Sentence[] =>
  sentences(text).map(({ text: whole, start }) => {
    const cuts = [...whole.matchAll(seam)].filter(({ index }, at, all) => index - (all[at - 1]?.index ?? 0) >= SHORT)
    const from = [0, ...cuts.map(({ index, 0: words }) => index + words.length)]
    const parts = from.flatMap((at, n) => {
      const part = placed(whole.slice(at, cuts[n]?.index ?? whole.length), start + at)
      const words = [...part.quote.matchAll(/\S+\s*/g)].slice(0, MOST)
      const quote = words.join('').trimEnd()
      return words.length < LEAST ? [] : [{ ...part, quote, end: part.start + quote.length }]
    })
    return { ...placed(whole, start), written: whole, from: start, parts }
  })

const first = setOf('i im ive id me my mine we weve wed us our')
const second = setOf('he hes she shes they theyre him her his their them we weve us our together')
const opening = setOf('he she they hes shes theyre')
const others = setOf('the a an his her their whose this that')

/** Who is in the words: the writer and one more, the writer alone, or nobody whom the writer could be with. */
export function peopleIn(text: string): 'two' | 'writer' | 'nobody' {
  const words = toldIn(text).flatMap((it) => it.words)
  const isSecond = words.some((word) => second.has(word))
  const isSomebody = words.some((word, at) => isRoleWord(word) && !others.has(words[at - 1] ?? ''))
  if (words.some((word) => first.has(word))) return isSecond || isSomebody ? 'two' : 'writer'
  // One who begins with "he" has somebody in mind; a report or a tale names them first.
  return (isSomebody && isSecond) || opening.has(words[0] ?? '') ? 'two' : 'nobody'
}
