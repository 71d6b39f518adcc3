import type { readClauses } from '../read/read.ts'
import type { Span } from '../text/words.ts'
import { bare, covered, cut, has, isBegin, isIn, isStart, keptAt } from './order-words.ts'
import { lists, plainly, withoutJoin, wordsIn } from './order-words.ts'
import { ordersIn, type Order } from './orders.ts'

type Read = ReturnType<typeof readClauses>[number]
/** From this chance on a clause is said: of a goal of few clauses, and of a longer one. */
const [SAID, LONG, FEW_CLAUSES] = [0.38, 0.54, 4]
/** Where an order has its matter, and the clause stands apart from it. */
export const APART = 0.5
export const leastOf = (orders: readonly Pick<Order, 'form'>[], clauses: readonly Read[]): number =>
  orders.some(({ form }) => form !== 'none') ? APART : clauses.length <= FEW_CLAUSES ? SAID : LONG
/** Of one that is joined to what is said; and of what follows an order in its sentence. */
const [JOINED, WITHIN, LEAST] = [0.25, 0.2, 0.1]

/** A stretch of the goal that is to be said, and the order that it hangs on. */
export type Stretch = Span & { order: Order | null }

/** The orders of a sentence, with places in the whole text. */
export function ordersAt(text: string, { from, to }: Span): Order[] {
  const sentence = text.slice(from, to)
  const starts = Array.from(sentence.matchAll(/\S+/g), ({ index }) => from + index)
  const place = (word: number) => starts[word] ?? to
  return ordersIn(sentence).map((it) => ({ ...it, at: place(it.at), from: place(it.from), to: place(it.to) }))
}

/** Whether words say what is not to be said to them: what is named behind it, or where that only points, what stands before it, or behind it where it opens the sentence. */
export function avoidedIn(clauses: readonly Read[]) {
  const avoided = clauses.flatMap(({ words, mark }, n) => {
    const at = keptAt(words)
    const named = at < 0 ? [] : weighty(wordsIn(words).slice(at + 1))
    const from = clauses.findLastIndex(({ mark }, near) => near < n - 1 && mark !== ' ') + 1
    const isAhead = mark === ':' || (mark === ',' && clauses[n - 1]?.mark === '.')
    const told = isAhead ? clauses.slice(n + 1, n + 2) : clauses.slice(from, n)
    return at < 0 || named.length > 0 ? named : weighty(wordsIn(told.map((it) => it.words).join(' ')))
  })
  return (words: string): boolean => keptAt(words) >= 0 || avoided.some((it) => covered(words, it) > 0)
}

type Avoided = ReturnType<typeof avoidedIn>
const weighty = (some: readonly string[]) =>
  some.filter((it) => plainly(it).length > 3 && !lists.weightless.has(bare(it)))

type Sentence = { clauses: readonly Read[]; orders: readonly Order[] }
/** The matter of each order, and what reads as told from the chance `least` on, each with what goes on behind it. */
export function stretchesIn(text: string, { clauses, orders }: Sentence, least: number, isLeftOut: Avoided): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch | null = null
  for (const [n, { from, to, words, chance }] of clauses.entries()) {
    const isHere = (at: number) => at >= from && at < to
    const before = clauses[n - 1]?.mark
    const isJoined = before === ' '
    const [first] = wordsIn(withoutJoin(words))
    // Whoever acts in it stands before it: "and never told anyone", ", just had a baby", ", because he asked".
    const isBound = isPart(words) || (isJoined && !isStart(first))
    // Beside what is told already, what begins no sentence of the writer's is another order to the coach.
    const isOrder = !open && least === APART && !isStart(first) && !lists.finite.has(bare(first))
    const near = isJoined ? (open?.order ? LEAST : JOINED) : SAID
    const floor = before === ',' && isBehind(from, orders) ? WITHIN : open ? Math.min(least, near) : least
    if (orders.some((it) => isHere(it.at) || isHere(it.from))) {
      open = null
      for (const order of orders.filter((it) => it.form !== 'none' && isHere(it.from)))
        found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    } else if (isLeftOut(words)) open = null
    else if (isBound && before !== '.') {
      if (open) open.to = to
    } else if (isBound || isOrder || chance < floor || !(isJoined || words.includes(' '))) open = null
    else if (open && (isJoined || !standsAlone(text.slice(open.to, to)))) open.to = to
    else found.push((open = { from, to, order: null }))
  }
  return found
}

/** An order of the sentence that has its matter stands before this place. */
const isBehind = (from: number, orders: readonly Order[]) => orders.some((it) => it.from < from && it.form !== 'none')

export const isPart = (said: string): boolean => isIn(said.split(' ', 1)[0], 'because not')
/** The words of a clause that are to be said, whether or not they could be turned. */
export function wantedOf(text: string, { from, to, words, chance }: Read, orders: readonly Order[]): string {
  const order = orders.find(({ at }) => at >= from && at < to)
  if (order) return order.form === 'none' ? '' : cut(wordsIn(text.slice(order.from, Math.max(order.from, to))))
  const isSaid = chance >= (isBehind(from, orders) ? WITHIN : SAID) && wordsIn(words).length > 2 && !isPart(words)
  return isSaid ? withoutJoin(words) : ''
}

/** What the message says, in words to the one it is for; `from`: its sentence of the goal; `loose`: no order said to say it. */
export type Piece = Pick<Order, 'act' | 'form'> & { words: string; from: string; loose?: boolean }

/** Somebody does something in it: none of "the days", "your work". */
export function isWhole(said: string): boolean {
  const words = wordsIn(withoutJoin(said)).map(bare)
  const isPhrase = (lists.owners.has(words[0]!) || words[0] === 'your') && words.length < 3 && !has(said, lists.finite)
  return words.length > 1 && !isPhrase && !lists.dangling.has(words.at(-1)!)
}

/** ", my daughter has fever": a sentence of its own. */
export function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  if (second === undefined || ![...',;:'].includes(words.trim().charAt(0))) return false
  return isBegin(first) || (lists.owners.has(bare(first)) && has(words, lists.finite))
}
