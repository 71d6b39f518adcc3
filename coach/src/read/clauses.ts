import type { Span } from '../text/split.ts'
import { toldIn, type Told } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import { beside } from './laid.ts'

/** A part of a goal between two marks or joins: `text.slice(from, to)`. */
export interface Clause extends Span {
  words: string
  /** The mark that ends it: one of `marks`, or a space where a join follows. */
  mark: string
}

const marks = new Set('.!?;:,')
const ends = new Set('.!?\n')
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

const persons = Object.entries({
  third: setOf("he he's she she's they they're him her them his their"),
  you: setOf("you you're your you've you'll youre yours"),
  first: setOf("i i'm i've i'd i'll im ive we we're we've we'll my our"),
})
const personsOf = ({ words }: Clause): string[] => {
  const all = words.toLowerCase().replaceAll('’', "'").split(' ')
  return persons.flatMap(([name, some]) => (all.some((it) => some.has(it)) ? [name] : []))
}
const near = (clause: Clause | undefined, side: string, from: number, to?: number): string[] =>
  (clause?.words.toLowerCase().split(' ').slice(from, to) ?? []).map((it) => `qq${side}${it}`)

/**
 * Each clause as it is read: its words, and as words that nobody writes where it stands, who is in it, what stands right
 * before and after it, and where the orders to the coach are. `isOrder`: which of them order something of it. One pass.
 */
export function withPlaces(all: readonly Clause[], isOrder: readonly boolean[]): Told[][] {
  const who = all.map(personsOf)
  const isYou = who.map((it) => it.includes('you'))
  const [firstYou, lastYou] = [isYou.indexOf(true), isYou.lastIndexOf(true)]
  const [firstOrder, lastOrder] = [isOrder.indexOf(true), isOrder.lastIndexOf(true)]
  let ordered = false
  return all.map((own, at) => {
    const [before, after] = [all[at - 1], all[at + 1]]
    ordered = before !== undefined && !ends.has(before.mark) && (ordered || isOrder[at - 1]!)
    const signs = {
      youlater: lastYou > at,
      youbefore: firstYou >= 0 && firstYou < at,
      noyou: firstYou < 0,
      ordsame: ordered,
      ordbefore: firstOrder >= 0 && firstOrder < at,
      ordlater: lastOrder > at,
      ordprev: isOrder[at - 1],
      ordnext: isOrder[at + 1],
      ordnone: firstOrder < 0,
    }
    const words = [
      `qq${!before ? (after ? 'first' : 'alone') : after ? 'mid' : 'last'}`,
      `qqb${before?.mark ?? 'start'}`,
      `qqa${own.mark}`,
      ...near(before, 'p', -2),
      ...near(after, 'n', 0, 2),
      ...near(own, 's', 0, 1),
      ...[-1, 0, 1].flatMap((side) => who[at + side]?.map((it) => `qq${side}${it}`) ?? []),
      ...Object.entries(signs).flatMap(([name, holds]) => (holds ? [`qq${name}`] : [])),
    ]
    return [...toldIn(own.words), ...words.map((word) => beside([word]))]
  })
}
