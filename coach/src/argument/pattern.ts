import type kept from '../../data/said/quarrel.json'
import { actQuote, hardQuote, landedIn, leaves } from './claims.ts'
import type { Quote } from './quoting.ts'
import { does, type Read, type Repairs } from './score.ts'

export interface Pattern {
  kind: keyof typeof kept.patterns
  /** The two sentences that show it, and whom the second is about. */
  a: Quote | null
  b: Quote | null
  two: string
}

const shownBy = (kind: Pattern['kind'], a: Quote | null, b: Quote | null, two = b?.speaker ?? ''): Pattern | null =>
  a && b ? { kind, a, b, two } : null

/** Strikes at the other, and does not only leave. */
const strikes = (turn: Read) => turn.harm >= 2 && turn.reading.chances.cue('heavy') >= 0.6 && !leaves(turn)
const presses = (turn: Read) => does(turn, 'complaint', 'request', 'demand', 'question')
const sumOf = (turns: readonly Read[]) => turns.reduce((sum, { harm }) => sum + harm, 0)

/** What comes again between the two who clash most. Named for what was said, never for who is a man or a woman. */
export function patternOf(turns: readonly Read[], repairs: Repairs): Pattern {
  const weight = new Map<string, number>()
  for (const { speaker, harm } of turns) weight.set(speaker, (weight.get(speaker) ?? 0) + harm + 0.1)
  const [one, two] = [...weight].toSorted((a, b) => b[1] - a[1]).map(([speaker]) => speaker)
  const pair = two ? turns.filter(({ speaker }) => speaker === one || speaker === two) : []
  const found = mended(turns, pair, repairs) ?? pressed(pair) ?? oneSided(pair, one, two) ?? blows(pair)
  return found ?? { kind: 'none', a: null, b: null, two: '' }
}

/** A hand that was taken, and the end of it is calm. */
function mended(turns: readonly Read[], pair: readonly Read[], repairs: Repairs): Pattern | null {
  const landed = landedIn(turns, repairs)
  const late = pair.slice(-Math.ceil(pair.length / 3))
  const calm = sumOf(late) / Math.max(1, late.length) < 1.6
  return landed && calm ? shownBy('mended', landed.hand, landed.taken) : null
}

/** One asks or complains twice, and the other surely leaves it twice. */
function pressed(pair: readonly Read[]): Pattern | null {
  const [exit, ...more] = pair.filter(leaves)
  const [asking, again] = pair.filter((turn) => turn.speaker !== exit?.speaker && presses(turn))
  const twice = more.some(({ speaker }) => speaker === exit?.speaker)
  return exit && asking && again && twice ? shownBy('pressed', hardQuote(asking), actQuote(exit, 'withdraw')) : null
}

/** Four fifths of the harm are from one, who strikes twice, and the other does not strike. */
function oneSided(pair: readonly Read[], one: string | undefined, two: string | undefined): Pattern | null {
  const all = sumOf(pair)
  const own = pair.filter(({ speaker }) => speaker === one)
  const [first, second] = own.filter(strikes)
  const struck = pair.some((turn) => turn.speaker === two && turn.harm >= 2)
  if (!first || !second || struck || all < 6 || sumOf(own) / all < 0.8) return null
  return shownBy('oneSided', hardQuote(first), hardQuote(second), two)
}

/** A blow that is answered with one. */
function blows(pair: readonly Read[]): Pattern | null {
  const traded = pair.flatMap((turn, at): [Read, Read][] => {
    const before = pair[at - 1]
    return before && before.speaker !== turn.speaker && strikes(before) && strikes(turn) ? [[before, turn]] : []
  })
  const [worst] = traded.toSorted(([, a], [, b]) => b.harm - a.harm)
  return worst ? shownBy('blows', hardQuote(worst[0]), hardQuote(worst[1])) : null
}
