import type { readClauses } from '../read/read.ts'
import type { Span } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { bare, isBegin, owners } from './order-words.ts'
import { ordersIn, wordsIn, type Order } from './orders.ts'

type Read = ReturnType<typeof readClauses>[number]

/**
 * From these chances on a clause is said: of a short goal, of a long one, beside the matter of an order elsewhere, behind
 * such a matter in its sentence, beside what is said. Chosen on authors left out (decision 126).
 */
const [SHORT, LONG, APART, ORDERED, BESIDE] = [0.38, 0.46, 0.57, 0.35, 0.37]
/** What the writer did is what an apology is for that names nothing else. */
const OWED = 0.12
const writer = setOf("i i've ive we we've")
/** A goal of so many clauses is short: mostly it is the message. */
const CLAUSES = 4

/** From which chance on a clause is said where no order has its matter. */
export const leastIn = (all: readonly Read[]): number => (all.length <= CLAUSES ? SHORT : LONG)

/** A stretch of the goal that is to be said, and the order that it hangs on. */
export interface Stretch {
  from: number
  to: number
  order: Order | null
  /** Told by an order, if not as the first thing. */
  isTold?: boolean
}

/** The orders of a sentence, with places in the whole text. */
export function ordersAt(text: string, { from, to }: Span): Order[] {
  const starts: number[] = []
  for (let at = from; at < to; at++) if (text[at]!.trim() && (at === from || !text[at - 1]!.trim())) starts.push(at)
  const place = (word: number) => starts[word] ?? to
  return ordersIn(text.slice(from, to)).map((it) => ({
    ...it,
    at: place(it.at),
    from: place(it.from),
    to: place(it.to),
  }))
}

interface Unit extends Span {
  chance: number
  orders: readonly Order[]
}

/** Clauses that only a word joins are said together or not at all; an order begins one of its own. */
function unitsIn(clauses: readonly Read[], orders: readonly Order[]): Unit[] {
  const found: (Unit & { words: number })[] = []
  for (const [n, { from, to, words, chance }] of clauses.entries()) {
    const own = orders.filter(({ at }) => at >= from && at < to)
    const last = found.at(-1)
    const weight = wordsIn(words).length
    // Who is told may be named with commas.
    const isWhom = last?.orders.some((it) => it.form !== 'none' && it.from >= from)
    const isApart = own.length > 0 || clauses[n - 1]?.mark !== ' ' || goesOn(words)
    if (!last || (isApart && !isWhom)) found.push({ from, to, chance, orders: own, words: weight })
    else {
      last.chance = (last.chance * last.words + chance * weight) / (last.words + weight)
      last.words += weight
      last.to = to
    }
  }
  return found
}

/**
 * What is said, one after the other: the matter of an order first, and what stands by itself, from the chance `least` on;
 * null where an order has its matter. `isOwed`: an apology is asked for, and not said for what.
 */
export function stretchesIn(
  text: string,
  clauses: readonly Read[],
  orders: readonly Order[],
  least: number | null,
  isOwed: boolean,
): Stretch[] {
  const found: Stretch[] = []
  const told = orders.filter(({ form }) => form !== 'none')
  let open: Stretch | null = null
  for (const unit of unitsIn(clauses, orders)) {
    for (const order of unit.orders)
      if (order.form !== 'none') found.push((open = { from: order.from, to: Math.min(unit.to, order.to), order }))
    if (unit.orders.length > 0) continue
    const isOrdered = told.some(({ from, to }) => from < unit.from && unit.from < to)
    const isPart = isOrdered && goesOn(text.slice(unit.from, unit.to))
    const [first] = wordsIn(withoutJoin(text.slice(unit.from, unit.to)))
    // What is not told behind an order, and begins no sentence of the writer's, is another order to the coach.
    const isOther = !isOrdered && least === null && !isBegin(first) && !owners.has(bare(first))
    const beside = isOrdered ? ORDERED : open ? BESIDE : (least ?? APART)
    const from = isOwed && writer.has(bare(first)) ? OWED : beside
    if (isOther || (!isPart && unit.chance < from)) open = null
    else if (open && !standsAlone(text.slice(open.to, unit.to))) open.to = unit.to
    else found.push((open = { from: unit.from, to: unit.to, order: null, isTold: isPart }))
  }
  return found
}

/** ", my daughter has fever", "and that we move": a sentence of its own. */
function standsAlone(words: string): boolean {
  const isParted = [...',;:'].includes(words.trim().charAt(0))
  const [first, second] = wordsIn(withoutJoin(isParted ? words.trim().slice(1) : words))
  return goesOn(words) || (isParted && (isBegin(first) || owners.has(bare(first))) && second !== undefined)
}

/** "And that", "and also that": what is told has another part. */
const goesOn = (words: string): boolean => {
  const [first, ...rest] = wordsIn(words).map(bare)
  return first === 'and' && rest[rest[0] === 'also' ? 1 : 0] === 'that'
}

const leads = setOf('and but so that also then')
export const withoutJoin = (part: string): string => {
  const words = wordsIn(part)
  while (words.length > 1 && leads.has(bare(words[0]))) words.shift()
  return words.join(' ')
}
