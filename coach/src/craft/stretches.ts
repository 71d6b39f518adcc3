import type { readClauses } from '../read/read.ts'
import type { Span } from '../text/split.ts'
import { isHeadless } from './apart.ts'
import { covered } from './matter.ts'
import { bare, cut, has, isBegin, isIn, isInward, isMine, isOwn, isStart, lists, owners } from './order-words.ts'
import { isUnwanted, withoutJoin, wordsIn } from './order-words.ts'
import { ordersIn, type Order } from './orders.ts'

type Read = ReturnType<typeof readClauses>[number]
/** From this chance on a clause is said: of a goal of few clauses, and of a longer one. */
export const SAID = 0.38
export const LONG = 0.46
export const FEW_CLAUSES = 4
/** Where an order has its matter, and the clause stands apart from it. */
export const APART = 0.5
/** Of one that is joined to what is said. */
const JOINED = 0.25
/** Of what the writer tells of themselves. */
const OWN = 0.2
/** Of what follows an order in its sentence, and of that what is the writer's own. */
const WITHIN = 0.2
const LEAST = 0.1

/** A stretch of the goal that is to be said, the order that it hangs on, and whether it stands behind one in its sentence. */
export type Stretch = Span & { order: Order | null; isAfter: boolean }

/** The orders of a sentence, with places in the whole text. */
export function ordersAt(text: string, { from, to }: Span): Order[] {
  const starts: number[] = []
  for (let at = from; at < to; at++) if (text[at]!.trim() && (at === from || !text[at - 1]!.trim())) starts.push(at)
  const place = (word: number) => starts[word] ?? to
  const orders = ordersIn(text.slice(from, to))
  return orders.map((it) => ({ ...it, at: place(it.at), from: place(it.from), to: place(it.to) }))
}

/** "The money" of "I don't want to speak about the money". */
export const avoidedIn = (clauses: readonly Read[]): string[] =>
  clauses.flatMap(({ words }) => {
    const all = wordsIn(words)
    const at = all.findIndex((it, n) => (lists.talks.has(bare(it)) || isIn(it, 'mention')) && isUnwanted(all, n + 1))
    return at < 0 ? [] : all.slice(at + 1).filter((it) => it.length > 3 && !isIn(it, 'about with'))
  })

/** The matter of each order, and what reads as told from the chance `least` on, each with what goes on behind it. */
type Sentence = { clauses: readonly Read[]; orders: readonly Order[] }
export function stretchesIn(text: string, { clauses, orders }: Sentence, least: number, avoided: string[]): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch | null = null
  for (const [n, { from, to, words, chance }] of clauses.entries()) {
    const isHere = (at: number) => at >= from && at < to
    const before = clauses[n - 1]?.mark
    const [first] = wordsIn(withoutJoin(words))
    const isTold = isOwn(first) && !isInward(words)
    const isAfter = isBehind(from, orders)
    const isBound = leansOn(clauses, n, open !== null)
    const floor = Math.min(
      before === ',' && isAfter ? (isTold ? LEAST : WITHIN) : least,
      isTold ? OWN : open ? SAID : 1,
    )
    if (orders.some((it) => isHere(it.at) || isHere(it.from))) {
      open = null
      for (const order of orders.filter((it) => it.form !== 'none' && isHere(it.from)))
        found.push((open = { from: order.from, to: Math.min(to, order.to), order, isAfter }))
    } else if (avoided.some((it) => covered(words, it) > 0)) open = null
    else if (isBound && before !== '.') {
      if (open) open.to = to
    } else if (before === ' ') {
      const isNew = chance >= (isAfter ? WITHIN : isTold && isIn(words.split(' ', 1)[0], 'but') ? least : 1)
      if (!open && isNew) found.push((open = { from, to, order: null, isAfter }))
      else if (open && (open.order || !isInward(words)) && chance >= joinedFrom(open, text, first)) open.to = to
      else open = null
    } else if (isBound || (!open && isOrdered(first, least)) || !words.includes(' ') || chance < floor) open = null
    else if (open && !standsAlone(text.slice(open.to, to))) open.to = to
    else found.push((open = { from, to, order: null, isAfter }))
  }
  return found
}

/** An order of the sentence that has its matter stands before this place. */
const isBehind = (from: number, orders: readonly Order[]): boolean =>
  orders.some((it) => it.from < from && it.form !== 'none')

/** Whoever acts in it stands before it: "and never told anyone", ", just had a baby", ", because he asked". */
function leansOn(clauses: readonly Read[], at: number, isOpen: boolean): boolean {
  const { words } = clauses[at]!
  const before = clauses[at - 1]
  const isLed = isOpen && before?.mark === ',' && isIf(before.words)
  return isLed || isPart(words) || (before?.mark === ' ' && !isStart(wordsIn(withoutJoin(words))[0]))
}

/** Beside what is told already, what begins no sentence of the writer's is another order to the coach. */
const isOrdered = (first: string | undefined, least: number): boolean =>
  least === APART && !isStart(first) && !lists.finite.has(bare(first))

const isPart = (said: string): boolean => isHeadless(said) || isIn(said.split(' ', 1)[0], 'because not')
export const isIf = (said: string): boolean => isIn(withoutJoin(said).split(' ', 1)[0], 'if when unless once')
/** "My daughter is 2 and she coughs" is of her; "I called him and he laughed" of the one it is for. */
const joinedFrom = ({ from, order }: Stretch, text: string, next = ''): number =>
  order || isMine(text.slice(from)) ? LEAST : lists.third.has(bare(next)) ? SAID : JOINED

/** The words of a clause that are to be said, whether or not they could be turned. */
export function wantedOf(text: string, { from, to, words, chance }: Read, orders: readonly Order[]): string {
  const order = orders.find(({ at }) => at >= from && at < to)
  if (order) return order.form === 'none' ? '' : cut(wordsIn(text.slice(order.from, Math.max(order.from, to))))
  const isMany = wordsIn(words).length > 2
  const isSaid = chance >= (isBehind(from, orders) ? WITHIN : SAID) && isMany && !isPart(words) && !isInward(words)
  return isSaid ? withoutJoin(words) : ''
}

/** ", my daughter has fever": a sentence of its own. */
function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  const isParted = [...',;:'].includes(words.trim().charAt(0))
  return isParted && (isBegin(first) || (owners.has(bare(first)) && has(words, lists.finite))) && second !== undefined
}
