import kept from '../../data/said/quarrel.json' with { type: 'json' }
import { actQuote, chanceOf, hardQuote } from './claims.ts'
import type { Quote } from './quoting.ts'
import { does, landedIn, type Read, type Repairs } from './score.ts'
import { tell } from './telling.ts'

export interface Pattern {
  kind: keyof typeof kept.patterns
  /** As it is told to the reader. */
  told: string
  /** The two sentences that show it. */
  quotes: readonly Quote[]
}

export const noPattern: Pattern = { kind: 'none', told: kept.patterns.none, quotes: [] }

/** The words in which a hand is held out. */
export const handOf = (turn: Read): Quote | null => actQuote(turn, 'accountability', 'apologise', 'repair', 'offer')

const told = (kind: Pattern['kind'], a: Quote | null, b: Quote | null, two = b?.speaker ?? ''): Pattern | null =>
  a && b
    ? { kind, told: tell(kept.patterns[kind], { a: a.quote, b: b.quote, one: a.speaker, two }), quotes: [a, b] }
    : null

const GOES = 0.7
/** Strikes at the other, and does not only leave. */
const strikes = (turn: Read) => turn.harm >= 2 && turn.chances.cue('heavy') >= 0.6 && chanceOf(turn, 'withdraw') < GOES
const presses = (turn: Read) => does(turn, 'complaint', 'request', 'demand', 'question')
const sumOf = (turns: readonly Read[]) => turns.reduce((sum, { harm }) => sum + harm, 0)

/** What comes again between the two who clash most. Named for what was said, never for who is a man or a woman. */
export function patternOf(turns: readonly Read[], repairs: Repairs): Pattern {
  const weight = new Map<string, number>()
  for (const { speaker, harm } of turns) weight.set(speaker, (weight.get(speaker) ?? 0) + harm + 0.1)
  const names = [...weight].toSorted((a, b) => b[1] - a[1]).map(([speaker]) => speaker)
  const [one, two] = names
  if (!one || !two) return noPattern
  const pair = turns.filter(({ speaker }) => speaker === one || speaker === two)
  return mended(turns, pair, repairs) ?? pressed(pair) ?? oneSided(pair, one, two) ?? blows(pair) ?? noPattern
}

/** A hand that was taken, and the end of it is calm. */
function mended(turns: readonly Read[], pair: readonly Read[], repairs: Repairs): Pattern | null {
  const at = landedIn(turns, repairs)
  const late = pair.slice(-Math.ceil(pair.length / 3))
  const hand = at === undefined ? undefined : turns[at]
  if (at === undefined || !hand || sumOf(late) / Math.max(1, late.length) >= 1.6) return null
  const taken = turns.slice(at + 1).find(({ speaker }) => speaker !== hand.speaker)
  return told('mended', handOf(hand), taken ? hardQuote(taken) : null)
}

/** One asks or complains twice, and the other surely leaves it twice. */
function pressed(pair: readonly Read[]): Pattern | null {
  const exits = pair.filter((turn) => chanceOf(turn, 'withdraw') >= GOES)
  const by = exits[0]?.speaker
  const asking = pair.filter((turn) => turn.speaker !== by && presses(turn))
  if (asking.length < 2 || exits.filter(({ speaker }) => speaker === by).length < 2) return null
  const exit = exits[0]!
  return told('pressed', hardQuote(asking[0]!), actQuote(exit, 'withdraw'))
}

/** Four fifths of the harm are from one, who strikes twice, and the other does not strike. */
function oneSided(pair: readonly Read[], one: string, two: string): Pattern | null {
  const all = sumOf(pair)
  const own = pair.filter(({ speaker }) => speaker === one)
  const [first, second] = own.filter(strikes)
  const struck = pair.some((turn) => turn.speaker === two && turn.harm >= 2)
  if (!first || !second || struck || all < 6 || sumOf(own) / all < 0.8) return null
  return told('oneSided', hardQuote(first), hardQuote(second), two)
}

/** A blow that is answered with one. */
function blows(pair: readonly Read[]): Pattern | null {
  const traded = pair.flatMap((turn, at): [Read, Read][] => {
    const before = pair[at - 1]
    return before && before.speaker !== turn.speaker && strikes(before) && strikes(turn) ? [[before, turn]] : []
  })
  const [worst] = traded.toSorted(([, a], [, b]) => b.harm - a.harm)
  return worst ? told('blows', hardQuote(worst[0]), hardQuote(worst[1])) : null
}
