import { type Span, setOf, toldIn, type Told } from '../text/words.ts'
import { beside } from './laid.ts'

/** A part of a goal between two marks or joins: `text.slice(from, to)`. */
export interface Clause extends Span {
  words: string
  /** The mark that ends it: one of `marks`, or a space where a join follows. */
  mark: string
}

const marks = new Set('.!?;:,')
const joins = setOf('and but so because')

/** The clauses of a goal, in order; one pass. */
export function clausesIn(text: string): Clause[] {
  const found: Clause[] = []
  let from = 0
  const close = (to: number, next: number, mark: string) => {
    const words = text.slice(from, to).trim()
    if (words) found.push({ from, to, words, mark })
    from = next
  }
  let at = 0
  for (const line of text.split('\n')) {
    for (const word of line.split(' ')) {
      if (joins.has(word.toLowerCase())) close(at, at, ' ')
      const end = at + word.length
      if (marks.has(word.at(-1) ?? '')) close(end - 1, end, word.at(-1)!)
      at = end + 1
    }
    close(at - 1, at, '\n')
  }
  return found
}

const you = setOf("you you're your you've you'll youre yours")

/** Each clause as it is read: its words and, as words nobody writes, where it stands, how it begins, whether a "you" is there and which clauses order something of the coach. */
export function withPlaces(all: readonly Clause[], isOrder: readonly boolean[]): Told[][] {
  const first = isOrder.indexOf(true)
  const isYou = all.some(({ words }) => words.split(' ').some((it) => you.has(it.toLowerCase())))
  return all.map(({ words, mark }, at) => {
    const signs = [
      at === 0 ? 'first' : at === all.length - 1 ? 'last' : 'mid',
      `b${all[at - 1]?.mark ?? 'start'}`,
      `a${mark}`,
      `s${words.toLowerCase().split(' ', 1)[0]}`,
      isYou ? 'you' : 'noyou',
      first < 0 ? 'ordnone' : first < at ? 'ordbefore' : 'ordlater',
    ]
    return [...toldIn(words), ...signs.map((sign) => beside([`qq${sign}`]))]
  })
}
