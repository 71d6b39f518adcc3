import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentAct } from '@mallama/contracts/coach'
import { read } from '../read/read.ts'
import { cuesOf } from '../read/labels.ts'
import { sentencesIn } from '../text/split.ts'
import { quoteOf, type Quote } from './quoting.ts'
import { answerTo, does, takes, type Read, type Repairs } from './score.ts'

/** The chance that a turn does this, in view of those before it; a cue of its own is surer than the share of the main act. */
function chanceOf({ reading: { chances } }: Pick<Read, 'reading'>, act: ArgumentAct): number {
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
type Hard = keyof typeof from
export type Good = keyof typeof goodFrom
export const good = Object.keys(goodFrom) as Good[]

export const leaves = (it: Pick<Read, 'reading'>): boolean => chanceOf(it, 'withdraw') >= from.withdraw

/** From this harm on a turn is hard on the other, and from that on better words are looked for. */
const HARD = 1.5
export const HURTS = 2

/** What a turn surely does to the other, gravest first; null where it can only be guessed. */
export function hardIn(turn: Read): Hard | null {
  if (turn.harm < HARD) return null
  const sure = (['contempt', 'threat', 'criticism'] as const).find((act) => chanceOf(turn, act) >= from[act])
  if (sure || turn.reading.chances.cue('heavy') < from.hard) return sure ?? null
  return leaves(turn) ? 'withdraw' : 'hard'
}

/**
 * From this chance on, or where it is said to be heard so, a turn is marked with what it does: of two authors not learnt
 * from 149 of 185 such marks are right, of all that are thought likely 411 of 866. `danger`: its words are the danger.
 */
const MARKED = 0.7
export const marksOf = (turn: Read, danger: boolean): ArgumentAct[] =>
  turn.acts.filter((act) => (danger && act === 'threat') || act === hardIn(turn) || chanceOf(turn, act) >= MARKED)

/** The words in which a turn is hardest: what weighs most in its harm. */
export function hardQuote(turn: Read): Quote | null {
  const parts = turn.reading.harm.contributions.filter(({ quote, amount }) => quote && amount > 0)
  return quoteOf(turn, parts.toSorted((a, b) => b.amount - a.amount)[0]?.quote)
}
const actQuote = (turn: Read, ...acts: readonly ArgumentAct[]): Quote | null =>
  quoteOf(turn, acts.flatMap((act) => turn.reading.acts.find(({ id }) => id === act)?.quote ?? [])[0])

/** What a turn surely does well, the first of these that it shows, in its words; a word or two alone show nothing. */
export function shown(turn: Read, ...acts: readonly Good[]): Quote | null {
  if (turn.harm >= HURTS) return null
  const sure = acts.filter((act) => chanceOf(turn, act) >= goodFrom[act])
  return sure.map((act) => actQuote(turn, act)).find((it) => it && it.quote.split(' ').length > 2) ?? null
}

const LONG = 2000
/** What somebody surely asks for, or says that they would like; a reproach may hold it, scorn and a threat take it back. */
export function wishOf(turn: Read): Quote | null {
  if (does(turn, 'contempt', 'threat')) return null
  const request = shown(turn, 'request')
  const wish = request ? undefined : sentencesIn(turn.text.slice(0, LONG)).find((it) => read(it).wish() === 'say')
  return wish ? quoteOf(turn, wish) : request
}

/** Of two authors not learnt from 21 of 28 such turns were labelled as a complaint, a verdict or a request; the first that looked like one in 28 of 48. */
const MATTER = 0.4
/** The words that are surest a complaint or a request: what it may turn on. */
export function matterOf(turns: readonly Read[]): Quote | null {
  const chances = turns.map((it) => Math.max(chanceOf(it, 'complaint'), it.harm < HURTS ? chanceOf(it, 'request') : 0))
  const most = chances.reduce((a, b) => Math.max(a, b), 0)
  return most >= MATTER ? actQuote(turns[chances.indexOf(most)]!, 'complaint', 'request') : null
}

/** The last hand that was surely held out and taken, and the words that took it. */
function landedIn(turns: readonly Read[], { accepted }: Repairs): { a: Quote; b: Quote } | undefined {
  const all = [...accepted].flatMap((at) => {
    const a = shown(turns[at]!, 'accountability', 'apologise', 'repair')
    const b = actQuote(answerTo(turns, at)!, ...takes)
    return a && b ? [{ a, b }] : []
  })
  return all.at(-1)
}

type Blow = ReturnType<typeof blowsIn>[number]
type Pattern = { kind: keyof typeof kept.patterns; a?: Quote; b?: Quote }
/** Each turn that surely strikes, its hardest words, and the other's turn that it answers; the hardest first. */
export const blowsIn = (turns: readonly Read[]) =>
  turns
    .flatMap((turn, at) => {
      const act = hardIn(turn)
      const quote = act && hardQuote(turn)
      const before = turns.slice(Math.max(0, at - 1), at).find(({ speaker }) => speaker !== turn.speaker)
      return quote ? [{ act, quote, turn, before }] : []
    })
    .toSorted((a, b) => b.turn.harm - a.turn.harm)

/** One surely leaves the talk, is followed, and leaves it again. */
export const isPressed = (turns: readonly Read[]): boolean =>
  [...Map.groupBy(turns.filter(leaves), ({ speaker }) => speaker).values()].some((own) => own.length > 1)

/**
 * What comes again in a quarrel, and the two sentences that show it. Named for what was said, never for who is a man or a
 * woman.
 */
export function patternOf(turns: readonly Read[], blows: readonly Blow[], repairs: Repairs): Pattern {
  const landed = landedIn(turns, repairs)
  const late = turns.slice(-Math.ceil(turns.length / 3))
  if (landed && late.reduce((sum, { harm }) => sum + harm, 0) < 1.6 * late.length) return { kind: 'mended', ...landed }
  const strikes = new Map(blows.flatMap((it) => (it.act === 'withdraw' || it.turn.harm < HURTS ? [] : [[it.turn, it]])))
  // All that hurts is from one, who strikes twice.
  const [a, b] = [...strikes.values()].map(({ quote }) => quote)
  const isOneSided = new Set(turns.flatMap(({ harm, speaker }) => (harm >= HURTS ? speaker : []))).size === 1
  if (a && b && isOneSided) return { kind: 'oneSided', a, b }
  const answer = [...strikes.values()].find(({ before }) => before && strikes.has(before))
  return answer ? { kind: 'blows', a: strikes.get(answer.before!)!.quote, b: answer.quote } : { kind: 'none' }
}
