import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentAct } from '@mallama/contracts/coach'
import { isWish } from '../read/read.ts'
import { cuesOf } from '../read/turn-decide.ts'
import { sentencesIn } from '../text/split.ts'
import { quoteOf, type Quote } from './quoting.ts'
import { does, hardest, takes, type Read, type Repairs } from './score.ts'

/** The chance that a turn does this, in view of those before it; a cue of its own is surer than the share of the main act. */
export function chanceOf({ chances }: Pick<Read, 'chances'>, act: ArgumentAct): number {
  const cues = cuesOf(act)
  return cues.length > 0 ? Math.max(...cues.map((cue) => chances.cue(cue))) : chances.act(act)
}

/**
 * The chance from which it is said that a turn can be heard so: of two authors not learnt from (830 turns) contempt or
 * criticism 23 of 32, a threat 16 of 19, who closes the talk 5 of 8; whatever weighs, which is called hard, 47 of 54. "Let
 * me out" is heard as closing the talk by .68, so that it is said of what is surer alone.
 */
const from = { contempt: 0.5, threat: 0.6, criticism: 0.5, withdraw: 0.8, hard: 0.7 }
/** And that it does this: sorry 19 of 20, asking 13 of 16, a hand held out 25 of 30. */
const goodFrom = { accountability: 0.4, apologise: 0.5, validate: 0.6, request: 0.6, disclose: 0.7, repair: 0.6 }
export type Hard = keyof typeof from
export type Good = keyof typeof goodFrom
export const good = Object.entries(kept.good) as [Good, string][]

/** Surely leaves the talk. */
export const leaves = (it: Pick<Read, 'chances'>): boolean => chanceOf(it, 'withdraw') >= from.withdraw

/** From this harm on a turn is hard on the other, and from that on better words are looked for. */
const HARD = 1.5
export const HURTS = 2

const grave = ['contempt', 'threat', 'criticism'] as const
/** What a turn surely does to the other, gravest first; null where it can only be guessed. */
export function hardIn(turn: Read): Hard | null {
  if (turn.harm < HARD) return null
  const sure = grave.find((act) => chanceOf(turn, act) >= from[act])
  if (sure || turn.chances.cue('heavy') < from.hard) return sure ?? null
  return leaves(turn) ? 'withdraw' : 'hard'
}

/** The words in which a turn does the first of these that it does. */
export const actQuote = ({ reading, ...turn }: Read, ...acts: readonly ArgumentAct[]): Quote | null =>
  quoteOf(turn, acts.flatMap((act) => reading.acts.find(({ id }) => id === act)?.quote ?? [])[0])

const surely = (turn: Read, act: Good): boolean => turn.harm < HURTS && chanceOf(turn, act) >= goodFrom[act]

/** What of `act` a turn surely shows, in its words; a word or two alone show nothing. */
export function shown(turn: Read, act: Good): Quote | null {
  const quote = surely(turn, act) ? actQuote(turn, act) : null
  return quote && quote.quote.split(' ').length > 2 ? quote : null
}

/** More of a turn is not looked through for a wish. */
const LONG = 2000
/** What somebody surely asks for, or says that they would like; a reproach may hold it, scorn and a threat take it back. */
export function wishOf(turn: Read): Quote | null {
  if (does(turn, 'contempt', 'threat')) return null
  const request = shown(turn, 'request')
  const wish = request ? undefined : sentencesIn(turn.text.slice(0, LONG)).find(isWish)
  return request ?? (wish ? quoteOf(turn, wish) : null)
}

/** The words in which a hand is surely held out. */
export const handOf = (turn: Read): Quote | null =>
  shown(turn, 'accountability') ?? shown(turn, 'apologise') ?? shown(turn, 'repair')

/** The last hand that was surely held out and taken, and the words that took it. */
export function landedIn(turns: readonly Read[], { accepted }: Repairs): { hand: Quote; taken: Quote } | null {
  for (const at of accepted.toReversed()) {
    const hand = handOf(turns[at]!)
    const answer = turns.slice(at + 1, at + 5).find(({ speaker }) => speaker !== turns[at]!.speaker)
    const taken = hand && answer ? actQuote(answer, ...takes) : null
    if (hand && taken) return { hand, taken }
  }
  return null
}

/** The words in which a turn is hardest. */
export const hardQuote = (turn: Read): Quote | null => quoteOf(turn, hardest(turn))

/** From these chances on one offers or asks, and the other takes it up: 8 of 9 of authors learnt from were labelled so. */
const OFFERS = 0.3
const ASKS = 0.5
const PROMISES = 0.2
export const AGREES = 0.5

/** What was offered and taken, or asked for and promised; the last counts. */
export function agreedIn(turns: readonly Read[]): { kind: 'offer' | 'wish'; a: Quote; b: Quote } | null {
  for (let at = turns.length - 2; at >= 0; at--) {
    const turn = turns[at]!
    const answer = turns.slice(at + 1, at + 4).find(({ speaker }) => speaker !== turn.speaker)
    if (!answer || Math.max(turn.harm, answer.harm) >= HURTS || chanceOf(answer, 'agree') < AGREES) continue
    const asked = chanceOf(turn, 'request') >= ASKS && chanceOf(answer, 'offer') >= PROMISES
    if (!asked && chanceOf(turn, 'offer') < OFFERS) continue
    const a = actQuote(turn, 'offer', 'request')
    const b = actQuote(answer, 'offer', 'agree')
    if (a && b) return { kind: asked ? 'wish' : 'offer', a, b }
  }
  return null
}
