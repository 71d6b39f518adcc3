import { sentences, type Sentence } from '../text/split.ts'
import { setOf, stripped } from '../text/words.ts'

export { sentences }
/** A stretch of the message that could stand as a sentence, with the place where it was written. */
export type Clause = Sentence

/** Before one of these who does something a new part of a run-on begins. */
const joins = setOf('and but so then because cause cos cuz bc coz although though whereas yet')
const subjects = setOf(
  "i i'm im i've ive i'd he he's hes she she's shes they they're theyre we it it's its that's thats there's theres my our everyone nobody",
)
/** What only begins or ends a breath. */
const breath = setOf(
  'so and but then well like basically anyway ok okay oh also because honestly tbh ugh yeah yes nah hi hey literally actually plus lol lmao haha idk though tho or',
)
/** With these the coach is told something, and with a verb behind it asked: neither is said back as a statement. */
const orders = setOf('give write draft show send help remind please pls')
const openers = setOf('who what where why how when which')
const auxiliaries = setOf('do does did is are was were can could should would will to')

interface Word {
  word: string
  from: number
  to: number
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: it, index: from }) => ({ word: bare(it), from, to: from + it.length }))
const bare = (said: string) => stripped(said.toLowerCase().replace(/[’‘]/g, "'"), signs, signs)
const signs = '.,;:!?…"“”\'()[]*–—-'

function asks(words: readonly Word[]): boolean {
  const [first = '', second = ''] = words.filter(({ word }) => !breath.has(word)).map(({ word }) => word)
  const open = openers.has(first) && auxiliaries.has(second)
  return open || orders.has(first) || (auxiliaries.has(first) && (subjects.has(second) || second === 'you'))
}

/** Where the parts of a run-on begin, as numbers of its words; nowhere in quotation marks. */
function seamsOf(text: string, words: readonly Word[]): number[] {
  let quoted = false
  return words.flatMap(({ word, from, to }, at) => {
    const before = quoted
    for (const sign of text.slice(from, to)) if (marks.includes(sign)) quoted = !quoted
    const parted = at > 0 && partings.includes(text[words[at - 1]!.to - 1]!)
    const begins = joins.has(word) ? subjects.has(words[at + 1]?.word ?? '') : parted && subjects.has(word)
    return at > 0 && begins && !before ? [at] : []
  })
}
const marks = '"“”'
const partings = ',;:–—-'

/**
 * The stretches to choose a reflection from: whole sentences where they are short, and in a run-on the parts between
 * its seams, alone and in neighbouring pairs.
 */
export function clauses(text: string): Clause[] {
  return sentences(text).flatMap((sentence) => {
    const words = wordsIn(sentence.text)
    if (sentence.text.endsWith('?') || asks(words)) return []
    const seams = [0, ...seamsOf(sentence.text, words), words.length]
    const parts = seams.slice(1).map((to, at) => [seams[at]!, to] as const)
    const pairs = parts.slice(1).map(([, to], at) => [parts[at]![0], to] as const)
    const all = [[0, words.length] as const, ...(parts.length > 1 ? [...parts, ...pairs] : [])]
    return all.flatMap(([from, to]) => stretch(sentence, words.slice(from, to)) ?? [])
  })
}

/** Without what only begins or ends a breath, and without the signs around it. */
function stretch({ text, start, sentence }: Sentence, words: readonly Word[]): Clause | null {
  const holds = ({ word }: Word) => word !== '' && !breath.has(word)
  const [first, last] = [words.find(holds), words.findLast(holds)]
  if (!first || !last) return null
  const said = stripped(text.slice(first.from, last.to), '', ' .,;:!?…–—-')
  return { text: said, start: start + first.from, end: start + first.from + said.length, sentence }
}
