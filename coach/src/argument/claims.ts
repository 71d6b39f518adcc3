import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentAct } from '@mallama/contracts/coach'
import type { CueHead } from '../read/turn-heads.ts'
import { quoteOf, type Quote } from './quoting.ts'
import { hardest, type Read } from './score.ts'

/** Acts that have cues of their own, which are surer than the share of the main act. */
const cues: Partial<Record<ArgumentAct, readonly CueHead[]>> = {
  contempt: ['contempt'],
  criticism: ['criticism'],
  threat: ['threat', 'ultimatum'],
  withdraw: ['withdraw', 'stonewalling'],
  demand: ['demand'],
  defend: ['defensiveness'],
  request: ['request'],
  apologise: ['apology'],
  validate: ['validation'],
}
/** The chance that a turn does this, in view of those before it. */
export const chanceOf = ({ chances }: Read, act: ArgumentAct): number =>
  Math.max(...(cues[act]?.map((cue) => chances.cue(cue)) ?? [chances.act(act as 'offer')]))

/**
 * The chance from which it is said that a turn can be heard so: of two authors not learnt from (830 turns) contempt or
 * criticism 18 of 24, a threat 13 of 16, who closes the talk 10 of 16; whatever weighs, which is called hard, 47 of 54.
 */
const from = { contempt: 0.5, threat: 0.6, criticism: 0.5, withdraw: 0.7, hard: 0.7 }
/** And that it does this: sorry 19 of 20, asking 9 of 11. */
const goodFrom = { accountability: 0.4, apologise: 0.5, validate: 0.6, request: 0.8, disclose: 0.7 }
export type Hard = keyof typeof from
export type Good = keyof typeof goodFrom

/** From this harm on a turn is hard on the other. */
const HARD = 1.5

/** What a turn surely does to the other, gravest first; null where it can only be guessed. */
export function hardIn(turn: Read): Hard | null {
  if (turn.harm < HARD) return null
  const sure = (['contempt', 'threat', 'criticism'] as const).find((act) =>
    turn.alone ? turn.acts.includes(act) : chanceOf(turn, act) >= from[act],
  )
  if (sure || turn.chances.cue('heavy') < from.hard) return sure ?? null
  return chanceOf(turn, 'withdraw') >= from.withdraw ? 'withdraw' : 'hard'
}

/** The words in which a turn does the first of these that it does. */
export const actQuote = ({ reading, ...turn }: Read, ...acts: readonly ArgumentAct[]): Quote | null =>
  quoteOf(turn, acts.flatMap((act) => reading.acts.find(({ id }) => id === act)?.quote ?? [])[0])

/** What of `act` a turn surely shows, in its words. */
export function shown(turn: Read, act: Good): Quote | null {
  if (turn.harm >= 2 || chanceOf(turn, act) < goodFrom[act]) return null
  const quote = actQuote(turn, act)
  // A word or two alone show nothing.
  return quote && quote.quote.split(' ').length > 2 ? quote : null
}

/** The words in which a turn is hardest. */
export const hardQuote = (turn: Read): Quote | null => quoteOf(turn, hardest(turn))

export const good = Object.entries(kept.good) as [Good, string][]
