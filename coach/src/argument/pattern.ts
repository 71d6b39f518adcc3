import type kept from '../../data/said/quarrel.json'
import { actQuote, hardIn, hardQuote, HURTS, leaves, type Hand } from './claims.ts'
import type { Quote } from './quoting.ts'
import { does, mean, sumOf, type Read } from './score.ts'

export interface Pattern {
  kind: keyof typeof kept.patterns
  /** The two sentences that show it, and whom the second is about. */
  a: Quote | null
  b: Quote | null
  two: string
}

/** Strikes at the other, and does not only leave. */
const strikes = (turn: Read) => turn.harm >= HURTS && turn.reading.chances.cue('heavy') >= 0.6 && !leaves(turn)
const presses = (turn: Read) => does(turn, 'complaint', 'request', 'demand', 'question')
const harmOf = (turns: readonly Read[]) => sumOf(turns.map(({ harm }) => harm))

/** Where one's words surely set the other off, as they followed one another, the hardest first. */
export const strokesIn = (turns: readonly Read[]): { before: Read; turn: Read }[] =>
  turns
    .flatMap((turn, at) => {
      const before = turns[at - 1]
      return before && before.speaker !== turn.speaker && turn.harm >= HURTS && hardIn(turn) ? [{ before, turn }] : []
    })
    .toSorted((a, b) => b.turn.harm - a.turn.harm)

/** What comes again between the two who clash most. Named for what was said, never for who is a man or a woman. */
export function patternOf(turns: readonly Read[], hands: readonly Hand[]): Pattern {
  const weight = new Map<string, number>()
  for (const { speaker, harm } of turns) weight.set(speaker, (weight.get(speaker) ?? 0) + harm + 0.1)
  const [one, two = ''] = [...weight].toSorted((a, b) => b[1] - a[1]).map(([speaker]) => speaker)
  const pair = two ? turns.filter(({ speaker }) => speaker === one || speaker === two) : []
  const shown = (kind: Pattern['kind'], a?: Quote | null, b?: Quote | null): Pattern[] =>
    a && b ? [{ kind, a, b, two: kind === 'oneSided' ? two : b.speaker }] : []

  // A hand that was taken, and the end of it is calm.
  const landed = hands.findLast(({ taken }) => taken)
  const late = pair.slice(-Math.ceil(pair.length / 3)).map(({ harm }) => harm)
  // One asks or complains twice, and the other surely leaves it twice.
  const [exit, ...more] = pair.filter(leaves)
  const [asking, again] = pair.filter((turn) => turn.speaker !== exit?.speaker && presses(turn))
  const pressed = exit && asking && again && more.some(({ speaker }) => speaker === exit.speaker)
  // Four fifths of the harm are from one, who strikes twice, and the other does not strike.
  const own = pair.filter(({ speaker }) => speaker === one)
  const [first, second] = own.filter(strikes)
  const struck = pair.some(({ speaker, harm }) => speaker === two && harm >= HURTS)
  const oneSided = second && !struck && harmOf(pair) >= 6 && harmOf(own) >= 0.8 * harmOf(pair)
  // A blow that is answered with one.
  const blow = strokesIn(pair).find(({ before, turn }) => strikes(before) && strikes(turn))

  const [found] = [
    ...(mean(late) < 1.6 ? shown('mended', landed?.quote, landed?.taken) : []),
    ...(pressed ? shown('pressed', hardQuote(asking), actQuote(exit, 'withdraw')) : []),
    ...(oneSided ? shown('oneSided', hardQuote(first!), hardQuote(second)) : []),
    ...(blow ? shown('blows', hardQuote(blow.before), hardQuote(blow.turn)) : []),
  ]
  return found ?? { kind: 'none', a: null, b: null, two: '' }
}
