import type kept from '../../data/said/quarrel.json'
import { actQuote, hardQuote, leaves, type Hand } from './claims.ts'
import type { Quote } from './quoting.ts'
import { does, mean, type Read } from './score.ts'

export interface Pattern {
  kind: keyof typeof kept.patterns
  /** The two sentences that show it, and whom the second is about. */
  a: Quote | null
  b: Quote | null
  two: string
}

/** Strikes at the other, and does not only leave. */
const strikes = (turn: Read) => turn.harm >= 2 && turn.reading.chances.cue('heavy') >= 0.6 && !leaves(turn)
const sumOf = (turns: readonly Read[]) => turns.reduce((sum, { harm }) => sum + harm, 0)

/** What comes again between the two who clash most. Named for what was said, never for who is a man or a woman. */
export function patternOf(turns: readonly Read[], hands: readonly Hand[]): Pattern {
  const weight = new Map<string, number>()
  for (const { speaker, harm } of turns) weight.set(speaker, (weight.get(speaker) ?? 0) + harm + 0.1)
  const [one, two = ''] = [...weight].toSorted((a, b) => b[1] - a[1]).map(([speaker]) => speaker)
  const pair = two ? turns.filter(({ speaker }) => speaker === one || speaker === two) : []
  const found: [Pattern['kind'], (readonly (Quote | null)[])?, string?][] = [
    ['mended', mended(pair, hands)],
    ['pressed', pressed(pair)],
    ['oneSided', oneSided(pair, one), two],
    ['blows', traded(pair)],
  ]
  for (const [kind, [a, b] = [], about] of found) if (a && b) return { kind, a, b, two: about ?? b.speaker }
  return { kind: 'none', a: null, b: null, two: '' }
}

/** A hand that was taken, and the end of it is calm. */
function mended(pair: readonly Read[], hands: readonly Hand[]) {
  const landed = hands.findLast(({ taken }) => taken)
  const late = pair.slice(-Math.ceil(pair.length / 3)).map(({ harm }) => harm)
  return landed && mean(late) < 1.6 ? [landed.quote, landed.taken] : undefined
}

/** One asks or complains twice, and the other surely leaves it twice. */
function pressed(pair: readonly Read[]) {
  const [exit, ...more] = pair.filter(leaves)
  const [asking, again] = pair.filter(
    (turn) => turn.speaker !== exit?.speaker && does(turn, 'complaint', 'request', 'demand', 'question'),
  )
  const twice = again && more.some(({ speaker }) => speaker === exit?.speaker)
  return exit && asking && twice ? [hardQuote(asking), actQuote(exit, 'withdraw')] : undefined
}

/** Four fifths of the harm are from one, who strikes twice, and the other does not strike. */
function oneSided(pair: readonly Read[], one: string | undefined) {
  const all = sumOf(pair)
  const own = pair.filter(({ speaker }) => speaker === one)
  const [first, second] = own.filter(strikes)
  const struck = pair.some(({ speaker, harm }) => speaker !== one && harm >= 2)
  return first && second && !struck && all >= 6 && sumOf(own) / all >= 0.8
    ? [hardQuote(first), hardQuote(second)]
    : undefined
}

/** A blow that is answered with one. */
function traded(pair: readonly Read[]) {
  const [worst] = pair
    .map((turn, at) => [pair[at - 1], turn] as const)
    .filter(([before, turn]) => before && before.speaker !== turn.speaker && strikes(before) && strikes(turn))
    .toSorted(([, a], [, b]) => b.harm - a.harm)
  return worst?.map((turn) => (turn && hardQuote(turn)) || null)
}
