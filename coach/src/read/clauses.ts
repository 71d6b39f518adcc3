import { toldIn, type Told } from '../text/told.ts'
import { setOf } from '../text/words.ts'

/** A part of a goal between two marks or joins: `text.slice(from, to)`. */
export interface Clause {
  from: number
  to: number
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

const near = (words: string | undefined, side: string, from: number, to?: number): string[] =>
  (words?.toLowerCase().split(' ').slice(from, to) ?? []).map((it) => `qq${side}${it}`)

const persons = Object.entries({
  third: setOf("he he's she she's they they're him her them his their"),
  you: setOf("you you're your you've you'll youre yours"),
  first: setOf("i i'm i've i'd i'll im ive we we're we've we'll my our"),
})
const personsOf = (words = ''): string[] => {
  const all = words.toLowerCase().replaceAll('’', "'").split(' ')
  return persons.flatMap(([name, some]) => (all.some((it) => some.has(it)) ? [name] : []))
}

/** Where the orders to the coach stand: before it, after it, in its own sentence. */
function ordersAround(all: readonly Clause[], at: number, isOrder: readonly boolean[]): string[] {
  let from = at
  while (from > 0 && !ends.has(all[from - 1]!.mark)) from--
  const signs = {
    same: isOrder.slice(from, at).includes(true),
    before: isOrder.slice(0, at).includes(true),
    later: isOrder.slice(at + 1).includes(true),
    prev: isOrder[at - 1],
    next: isOrder[at + 1],
    none: !isOrder.includes(true),
  }
  return Object.entries(signs).flatMap(([name, holds]) => (holds ? [`qqord${name}`] : []))
}

/**
 * A clause as it is read: its words, where it stands, who is in it, and what stands right before and after it.
 * `isOrder`: which of them order something of the coach.
 */
export function withPlace(all: readonly Clause[], at: number, isOrder: readonly boolean[]): Told[] {
  const { words: own, mark } = all[at]!
  const place = all.length === 1 ? 'alone' : at === 0 ? 'first' : at === all.length - 1 ? 'last' : 'mid'
  const isYou = all.map(({ words }) => personsOf(words).includes('you'))
  const signs = [
    `qq${place}`,
    `qqb${all[at - 1]?.mark ?? 'start'}`,
    `qqa${mark}`,
    ...near(all[at - 1]?.words, 'p', -2),
    ...near(all[at + 1]?.words, 'n', 0, 2),
    ...near(own, 's', 0, 1),
    ...[-1, 0, 1].flatMap((side) => personsOf(all[at + side]?.words).map((it) => `qq${side}${it}`)),
    ...(isYou.slice(at + 1).includes(true) ? ['qqyoulater'] : []),
    ...(isYou.slice(0, at).includes(true) ? ['qqyoubefore'] : []),
    ...(isYou.includes(true) ? [] : ['qqnoyou']),
    ...ordersAround(all, at, isOrder),
  ]
  return [...toldIn(own), ...signs.map((word) => ({ from: 0, to: 0, words: [word] }))]
}
