import type { readClauses } from '../read/read.ts'
import type { Span } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { bare, isBegin, lists, owners } from './order-words.ts'
import { ordersIn, wordsIn, type Order } from './orders.ts'

const writer = setOf("i i've ive we we've")

type Read = ReturnType<typeof readClauses>[number]

/**
 * From these chances on a clause is said: of a short goal, of a long one, beside the matter of an order elsewhere, behind
 * such a matter in its sentence, beside what is said. Chosen on authors left out (decision 126).
 */
const [SHORT, LONG, APART, ORDERED, BESIDE] = [0.38, 0.46, 0.57, 0.35, 0.37]
/** What the writer did is what an apology is for that names nothing else. */
const OWED = 0.12
/** From which chance on a clause is said where no order has its matter; a goal of few clauses mostly is the message. */
export const leastIn = (all: readonly Read[]): number => (all.length <= 4 ? SHORT : LONG)

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

/**
 * What is said, one after the other: the matter of an order first, and what stands by itself, from the chance `least` on;
 * null where an order has its matter. Clauses that only a word joins are said together or not at all. `isOwed`: an apology
 * is asked for, and not said for what.
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
  for (const run of runsOf(clauses, orders)) {
    const [{ from, words }, to] = [run[0]!, run.at(-1)!.to]
    const own = told.filter((it) => it.from >= from && it.from < to)
    for (const order of own) found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    // An order begins here, or whom it names goes on.
    const isOpening = orders.some((it) => it.at < to && (it.at >= from || (it.form !== 'none' && it.from >= to)))
    if (own.length > 0 || isOpening) continue
    const isOrdered = told.some((it) => it.from < from)
    const [first] = wordsIn(withoutJoin(words))
    // What is not told behind an order, and begins no sentence of the writer's, is another order to the coach.
    const isOther = !isOrdered && least === null && !isBegin(first) && !owners.has(bare(first))
    const usual = isOrdered ? ORDERED : open ? BESIDE : (least ?? APART)
    if (isOther || chanceOf(run) < (isOwed && writer.has(bare(first)) ? OWED : usual)) open = null
    else if (open && !standsAlone(text.slice(open.to, to))) open.to = to
    else found.push((open = { from, to, order: null, isTold: isOrdered && goesOn(words) }))
  }
  return found
}

/** Clauses that only a word joins. */
function runsOf(clauses: readonly Read[], orders: readonly Order[]): Read[][] {
  const runs: Read[][] = []
  for (const [n, it] of clauses.entries()) {
    const begins = goesOn(it.words) || orders.some(({ at }) => at >= it.from && at < it.to)
    if (clauses[n - 1]?.mark === ' ' && !begins) runs.at(-1)!.push(it)
    else runs.push([it])
  }
  return runs
}

function chanceOf(run: readonly Read[]): number {
  const count = ({ words }: Read) => wordsIn(words).length
  return run.reduce((sum, it) => sum + it.chance * count(it), 0) / run.reduce((sum, it) => sum + count(it), 0)
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

/** Without "and", "so that": what is said begins behind them. */
export const withoutJoin = (part: string): string => {
  const words = wordsIn(part)
  const from = words.findIndex((it, at) => !lists.leadsOff.has(bare(it)) || at === words.length - 1)
  return words.slice(Math.max(0, from)).join(' ')
}
