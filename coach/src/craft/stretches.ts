import type { readClauses } from '../read/read.ts'
import type { Span } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { bare, isBegin, lists, owners } from './order-words.ts'
import { ordersIn, wordsIn, type Order } from './orders.ts'

type Read = ReturnType<typeof readClauses>[number]

/** From these chances on a clause is said: in the sentence of what is told or where nothing is; elsewhere. */
const [BESIDE, APART] = [0.36, 0.57]
/** What the writer did is what an apology is for that names nothing else. */
const OWED = 0.12
const writer = setOf("i i've ive we we've")

/** A stretch of the goal that is to be said, and the order that it hangs on. */
export interface Stretch {
  from: number
  to: number
  order: Order | null
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
 * What is said, one after the other: the matter of an order, and what reads as told. `isTold`: some order has its matter;
 * `isOwed`: an apology is asked for, and not said for what.
 */
export function stretchesIn(
  text: string,
  clauses: readonly Read[],
  orders: readonly Order[],
  isTold: boolean,
  isOwed: boolean,
): Stretch[] {
  const found: Stretch[] = []
  const told = orders.filter(({ form }) => form !== 'none')
  let open: Stretch | null = null
  for (const { from, to, words, chance } of joined(clauses, orders)) {
    const own = told.filter((it) => it.from >= from && it.from < to)
    for (const order of own) found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    // An order begins here, or whom it names goes on.
    const isOpening = orders.some((it) => it.at < to && (it.at >= from || (it.form !== 'none' && it.from >= to)))
    if (own.length > 0 || isOpening) continue
    const isBehind = told.some((it) => it.from < from)
    const [first] = wordsIn(withoutJoin(words))
    const least = isTold && !isBehind && !open ? APART : BESIDE
    // What begins no sentence of the writer's is another order to the coach.
    const isOther = isTold && !isBehind && !isBegin(first) && !owners.has(bare(first))
    if (isOther || chance < (isOwed && writer.has(bare(first)) ? OWED : least)) open = null
    else if (open && !standsAlone(text.slice(open.to, to))) open.to = to
    else found.push((open = { from, to, order: null }))
  }
  return found
}

/** Clauses that only a word joins are one, but where an order begins. */
function joined(clauses: readonly Read[], orders: readonly Order[]): Read[] {
  const runs: Read[] = []
  for (const [n, it] of clauses.entries()) {
    const last = runs.at(-1)
    if (!last || clauses[n - 1]!.mark !== ' ' || orders.some(({ at }) => at >= it.from && at < it.to)) runs.push(it)
    else {
      const [long, longer] = [last.to - last.from, it.to - last.from]
      runs[runs.length - 1] = {
        ...last,
        to: it.to,
        chance: (last.chance * long + it.chance * (longer - long)) / longer,
      }
    }
  }
  return runs
}

/** ", my daughter has fever": a sentence of its own. */
function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  const isParted = [...',;:'].includes(words.trim().charAt(0))
  return isParted && (isBegin(first) || owners.has(bare(first))) && second !== undefined
}

/** Without "and", "so that": what is said begins behind them. */
export const withoutJoin = (part: string): string => {
  const words = wordsIn(part)
  const from = words.findIndex((it, at) => !lists.leadsOff.has(bare(it)) || at === words.length - 1)
  return words.slice(Math.max(0, from)).join(' ')
}
