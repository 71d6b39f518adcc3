import kept from '../../data/words/orders.json' with { type: 'json' }
import { nearness } from '../text/nearest.ts'
import type { readClauses } from '../read/read.ts'
import type { Span } from '../text/split.ts'
import { isHeadless } from './apart.ts'
import { covered } from './matter.ts'
import {
  bare,
  cut,
  has,
  isBegin,
  isIn,
  isStart,
  isUnwanted,
  lists,
  owners,
  plainly,
  withoutJoin,
  wordsIn,
} from './order-words.ts'
import { ordersIn, type Order } from './orders.ts'

type Read = ReturnType<typeof readClauses>[number]
/** From this chance on a clause is said: of a goal of few clauses, and of a longer one. */
export const SAID = 0.38
export const LONG = 0.54
export const FEW_CLAUSES = 4
/** Where an order has its matter, and the clause stands apart from it. */
export const APART = 0.5
/** Of one that is joined to what is said. */
const JOINED = 0.25
/** Of what follows an order in its sentence. */
const [WITHIN, LEAST] = [0.2, 0.1]

/** A stretch of the goal that is to be said, and the order that it hangs on. */
export type Stretch = Span & { order: Order | null }

/** The orders of a sentence, with places in the whole text. */
export function ordersAt(text: string, { from, to }: Span): Order[] {
  const starts: number[] = []
  for (let at = from; at < to; at++) if (text[at]!.trim() && (at === from || !text[at - 1]!.trim())) starts.push(at)
  const place = (word: number) => starts[word] ?? to
  const orders = ordersIn(text.slice(from, to))
  return orders.map((it) => ({ ...it, at: place(it.at), from: place(it.from), to: place(it.to) }))
}

/** Where in a clause it is told that something is not to be said to them, behind which what it is begins: "I don't want to speak about", "don't mention", "don't tell him", "she needn't know", "keep it from her"; -1 for none. */
export function keptAt(words: string): number {
  const all = wordsIn(words)
  const isTalk = (at: number) => lists.talks.has(bare(all[at])) || isIn(all[at], 'mention')
  const [whom, it] = ['him her them', 'it its that this anything why where when']
  const isSaid = (at: number) =>
    isIn(all[at], 'mention write') ||
    (isIn(all[at], 'say') && isIn(all[at + 1], `${it} it's`) && !all.some((word) => isIn(word, 'to'))) ||
    (isIn(all[at], 'tell') && isIn(all[at + 1], whom)) ||
    (isIn(all[at], 'let') && isIn(all[at + 1], whom) && isIn(all[at + 2], 'know')) ||
    (isIn(all[at], 'bring') && isIn(all[at + 1], 'up'))
  const isTheirs = isIn(wordsIn(withoutJoin(words))[0], 'he she')
  const isLeft = (at: number) =>
    isIn(all[at], 'leave keep') && isIn(all[at + 1], `${it} me`) && isIn(all[at + 2], 'out from')
  const named = all.findIndex(
    (word, at) =>
      (isTalk(at) && isUnwanted(all, at + 1)) ||
      (isSaid(at) && isForbidden(all.slice(0, at))) ||
      (isTheirs && isIn(word, 'know hear') && has(all.slice(0, at).join(' '), lists.denials)) ||
      (isLeft(at) && all.length <= at + 5 && isJoins(all.slice(0, at))),
  )
  // "That's not for the text", "not his business", "told me in secret": only pointed to.
  return named < 0 && nearness(kept.pointsBack, words) > 0 ? all.length - 1 : named
}
const isJoins = (before: readonly string[]) => before.every((it) => isIn(it, 'but and so please just do no need to'))
/** "Don't", "please do not" and "no need to" before a verb: the coach is not to do it. */
const isForbidden = (before: readonly string[]) =>
  (has(before.join(' '), lists.denials) || isIn(before.at(-3), 'no')) &&
  isJoins(before.filter((it) => !lists.denials.has(bare(it))))

/** What is not to be said to them: what is named behind it, or where that only points, what stands before it, or behind it where it opens the sentence. */
export const avoidedIn = (clauses: readonly Read[]): string[] =>
  clauses.flatMap(({ words, mark }, n) => {
    const at = keptAt(words)
    const weighty = (some: readonly string[]) =>
      some.filter(
        (it) =>
          plainly(it).length > 3 && !isIn(it, 'about with that this anything yet where when what they them reason'),
      )
    const named = at < 0 ? [] : weighty(wordsIn(words).slice(at + 1))
    const from = clauses.findLastIndex(({ mark }, near) => near < n - 1 && mark !== ' ') + 1
    const isAhead = mark === ':' || (mark === ',' && clauses[n - 1]?.mark === '.')
    const told = isAhead ? clauses.slice(n + 1, n + 2) : clauses.slice(from, n)
    return at < 0 || named.length > 0 ? named : weighty(wordsIn(told.map((it) => it.words).join(' ')))
  })

/** The matter of each order, and what reads as told from the chance `least` on, each with what goes on behind it. */
type Sentence = { clauses: readonly Read[]; orders: readonly Order[] }
export function stretchesIn(text: string, { clauses, orders }: Sentence, least: number, avoided: string[]): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch | null = null
  for (const [n, { from, to, words, chance }] of clauses.entries()) {
    const isHere = (at: number) => at >= from && at < to
    const before = clauses[n - 1]?.mark
    const isBound = leansOn(clauses, n)
    const floor = before === ',' && isBehind(from, orders) ? WITHIN : open ? Math.min(least, SAID) : least
    if (orders.some((it) => isHere(it.at) || isHere(it.from))) {
      open = null
      for (const order of orders.filter((it) => it.form !== 'none' && isHere(it.from)))
        found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    } else if (keptAt(words) >= 0 || avoided.some((it) => covered(words, it) > 0)) open = null
    else if (isBound && before !== '.') {
      if (open) open.to = to
    } else if (before === ' ') {
      if (!open && chance >= least) found.push((open = { from, to, order: null }))
      else if (open && chance >= Math.min(least, open.order ? LEAST : JOINED)) open.to = to
      else open = null
    } else if (
      isBound ||
      (!open && isOrdered(wordsIn(withoutJoin(words))[0], least)) ||
      !words.includes(' ') ||
      chance < floor
    )
      open = null
    else if (open && !standsAlone(text.slice(open.to, to))) open.to = to
    else found.push((open = { from, to, order: null }))
  }
  return found
}

/** An order of the sentence that has its matter stands before this place. */
const isBehind = (from: number, orders: readonly Order[]): boolean =>
  orders.some((it) => it.from < from && it.form !== 'none')

/** Whoever acts in it stands before it: "and never told anyone", ", just had a baby", ", because he asked". */
function leansOn(clauses: readonly Read[], at: number): boolean {
  const { words } = clauses[at]!
  const before = clauses[at - 1]
  return isPart(words) || (before?.mark === ' ' && !isStart(wordsIn(withoutJoin(words))[0]))
}

/** Beside what is told already, what begins no sentence of the writer's is another order to the coach. */
const isOrdered = (first: string | undefined, least: number): boolean =>
  least === APART && !isStart(first) && !lists.finite.has(bare(first))

export const isPart = (said: string): boolean => isHeadless(said) || isIn(said.split(' ', 1)[0], 'because not')
/** The words of a clause that are to be said, whether or not they could be turned. */
export function wantedOf(text: string, { from, to, words, chance }: Read, orders: readonly Order[]): string {
  const order = orders.find(({ at }) => at >= from && at < to)
  if (order) return order.form === 'none' ? '' : cut(wordsIn(text.slice(order.from, Math.max(order.from, to))))
  const isMany = wordsIn(words).length > 2
  const isSaid = chance >= (isBehind(from, orders) ? WITHIN : SAID) && isMany && !isPart(words)
  return isSaid ? withoutJoin(words) : ''
}

/** ", my daughter has fever": a sentence of its own. */
function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  const isParted = [...',;:'].includes(words.trim().charAt(0))
  return isParted && (isBegin(first) || (owners.has(bare(first)) && has(words, lists.finite))) && second !== undefined
}
