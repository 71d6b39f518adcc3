import { clausesIn } from '../read/clauses.ts'
import { sentences, type Sentence } from '../text/split.ts'
import { setOf, stripped } from '../text/words.ts'

export { sentences }
/** A stretch of the message that could stand as a sentence, with the place where it was written. */
export type Clause = Sentence

/** What only begins a breath. */
const breath = setOf(
  'so and but then well like basically anyway ok okay oh also because honestly tbh ugh yeah yes nah hi hey literally actually plus lol lmao haha idk though tho or',
)

/** Whole sentences that ask nothing, and what stands between the marks and joins of each. */
export const clauses = (text: string): Clause[] =>
  sentences(text).flatMap((sentence) => {
    if (sentence.text.endsWith('?')) return []
    const parts = clausesIn(sentence.text)
    return [{ from: 0, to: sentence.text.length }, ...(parts.length > 1 ? parts : [])].flatMap(({ from, to }) => {
      const words = [...sentence.text.slice(from, to).matchAll(/\S+/g)]
      const first = words.find(([it]) => !breath.has(stripped(it.toLowerCase(), signs, signs)))
      if (!first) return []
      const said = stripped(sentence.text.slice(from + first.index, to), '', ' .,;:!?…–—-')
      const start = sentence.start + from + first.index
      return said ? [{ ...sentence, text: said, start, end: start + said.length }] : []
    })
  })
const signs = '.,;:!?…"“”\'()[]*–—-'
