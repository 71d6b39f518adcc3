import type { ArgumentAct, Contribution } from '@mallama/contracts/coach'
import { cuesOf } from '../read/labels.ts'
import { readTurns, type TurnReading } from '../read/turn.ts'
import type { Turn } from './lines.ts'

export type Read = ReturnType<typeof readAll>[number]

/** Every turn with its acts and harm. Same order, same length. */
export const readAll = (turns: readonly Turn[], known: readonly string[]) =>
  readTurns(turns, known).map((reading, at) => ({
    ...turns[at]!,
    acts: [...new Set(reading.acts.map(({ id }) => id))],
    harm: harmOf(reading),
    sure: sureIn(reading),
    takes: takes.some((act) => chanceOf({ reading }, act) >= ENOUGH) && !isHurting({ reading }),
    /** In view of the turns before it. */
    reading,
  }))

/** The sum of its acts; a little harm in a turn that is hardly hard is a guess, and a hard one is never none. */
const harmOf = ({ harm: { score }, chances }: TurnReading, heavy = chances.cue('heavy')): number =>
  heavy < 0.25 && score < 1.5 ? 0 : heavy < 0.45 ? score : Math.max(score, round(3 * heavy))

const sumOf = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0)
const mean = (values: readonly number[]) => sumOf(values) / Math.max(1, values.length)
const round = (value: number) => Math.round(value * 10) / 10

/** The chance that a turn does this, in view of those before it; a cue of its own is surer than the share of the main act. */
export function chanceOf({ reading: { chances } }: { reading: TurnReading }, act: ArgumentAct): number {
  const cues = cuesOf(act)
  return cues.length > 0 ? Math.max(...cues.map((cue) => chances.cue(cue))) : chances.act(act)
}

/** Chances from which it is said. Right, of 830 turns not learnt from: contempt or criticism 23 of 32, a threat 16 of 19, leaving 5 of 8, sorry 19 of 20, asking 13 of 16, a hand held out 25 of 30. ENOUGH: of the taking of a sorry that is sure. */
const hard = { contempt: 0.5, threat: 0.6, criticism: 0.5, withdraw: 0.8 }
const kind = { accountability: 0.4, apologise: 0.5, validate: 0.6, request: 0.6, disclose: 0.7, repair: 0.6 }
const sureFrom = { ...hard, ...kind, agree: 0.6, offer: 0.6 }
const sayable = Object.keys(sureFrom) as (keyof typeof sureFrom)[]
const ENOUGH = 0.35
/** A hand that hurts is none: "sorry that I am such a burden". */
export const isHurting = ({ reading }: { reading: TurnReading }): boolean => reading.chances.cue('hurts') >= 0.5
const isMeant = (it: { reading: TurnReading }, act: string, { cue } = it.reading.chances): boolean =>
  act === 'contempt' ? Math.max(cue('heavy'), cue('sarcasm')) >= 0.5 : act in hard || !isHurting(it)
/** What a turn surely does; scorn weighs or mocks, what is only told plainly of the other may be a fair complaint. */
const sureIn = (reading: TurnReading): ArgumentAct[] =>
  sayable.filter((act) => chanceOf({ reading }, act) >= sureFrom[act] && isMeant({ reading }, act))
export const surely = ({ sure }: Pick<Read, 'sure'>, ...wanted: readonly (keyof typeof sureFrom)[]): boolean =>
  wanted.some((act) => sure.includes(act))
export const takes = ['agree', 'validate', 'repair', 'apologise', 'accountability'] as const

/** Mean of the turn and the two before it, in tenths; one point a turn. */
export const curveOf = (harms: readonly number[]): number[] =>
  harms.map((_, at) => round(mean(harms.slice(Math.max(0, at - 2), at + 1))))

/** The turn of the curve's largest rise, or -1 where it never rises by a full point. */
export function turningPoint(curve: readonly number[]): number {
  const rises = curve.map((it, at) => it - (curve[at - 1] ?? it))
  const most = rises.reduce((a, b) => Math.max(a, b), 0)
  return most > 0.9 ? rises.indexOf(most) : -1
}

/** Of the line through them by ordinary least squares, each at its place; none through fewer than three. */
export function slopeOf(values: readonly number[], places: readonly number[] = [...values.keys()]): number {
  if (values.length < 3) return 0
  const [level, middle] = [mean(values), mean(places)]
  const above = sumOf(values.map((it, at) => (places[at]! - middle) * (it - level)))
  return above / sumOf(places.map((it) => (it - middle) ** 2))
}

/** A quarrel has seldom more turns than this; what has is months of a chat with quarrels in it. */
const [LONG, STRETCH] = [120, 60]

type ScorePart = readonly [feature: string, amount: number, quote?: string]
/** The contributions to a score, in hundredths, and their sum within 1..10. */
function summed(score: string, parts: readonly ScorePart[]): { score: number; contributions: Contribution[] } {
  const contributions = parts.map(([feature, amount, quote]) => {
    return { score, feature, amount: Math.round(amount * 100) / 100, ...(quote ? { quote } : {}) }
  })
  return { score: round(Math.min(10, Math.max(1, sumOf(parts.map(([, amount]) => amount))))), contributions }
}

/** COACH.md, "An argument": 0.5 of the 90th percentile of harm + 0.3 of the mean + 0.2 of the final third's mean + the slope (at most 1.5), in 1..10; at least 8 in danger. Of more than 120 turns the hardest sixty in a row, at `stretch`. */
export function severityOf(all: readonly number[], grave: boolean) {
  // The hardest stretch of a long chat: among its everyday lines a quarrel would not be seen.
  const heats = all.slice(STRETCH - 1).map((_, at) => sumOf(all.slice(at, at + STRETCH)))
  const from = heats.indexOf(heats.reduce((a, b) => Math.max(a, b), 0))
  const stretch = all.length > LONG ? { from, to: from + STRETCH } : null
  const harms = stretch ? all.slice(stretch.from, stretch.to) : all
  const p90 = harms.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((harms.length - 1) * 0.9))] ?? 0
  const parts: ScorePart[] = [
    ['the hardest turns (half of the 90th percentile of harm)', 0.5 * p90],
    ['all turns together (0.3 of the mean harm)', 0.3 * mean(harms)],
    ['how it ends (0.2 of the last third)', 0.2 * mean(harms.slice(-Math.max(1, Math.ceil(harms.length / 3))))],
    ['whether it rises from turn to turn', Math.min(1.5, slopeOf(harms))],
  ]
  const whole = sumOf(parts.map(([, amount]) => amount))
  // The hardest of two turns is no 90th percentile: below four turns the formula has too little to go by.
  const share = Math.min(1, (harms.length + 2) / 6)
  if (share < 1) parts.push(['fewer than four turns to judge by', whole * (share - 1)])
  if (grave) parts.push(['somebody’s safety is at stake: never below 8', Math.max(0, 8 - whole * share)])
  return { ...summed('severityScore', parts), stretch }
}

export type Repairs = ReturnType<typeof repairsIn>

export const answerTo = <T extends { speaker: string }>(turns: readonly T[], at: number): T | undefined =>
  turns.slice(at + 1, at + 5).find(({ speaker }) => speaker !== turns[at]!.speaker)

/** The turns that hold out a hand, and those of them whose hand the other took within their next turn. */
export function repairsIn(turns: readonly Read[]) {
  const tried = turns.flatMap((turn, at) => (surely(turn, 'apologise', 'accountability', 'repair') ? [at] : []))
  return { tried, accepted: new Set(tried.filter((at) => answerTo(turns, at)?.takes)) }
}

/** COACH.md, "An argument": from 5 on, more by repair that was accepted, by what both take on and by a request; less by severity, by contempt left standing, and where one presses and one leaves. */
export function resolutionOf(turns: readonly Read[], severity: number, { tried, accepted }: Repairs, pressed: boolean) {
  const both = (by: (turn: Read) => boolean) => new Set(turns.filter(by).map(({ speaker }) => speaker)).size >= 2
  const asking = turns.find((turn) => surely(turn, 'request'))
  const scorn = turns.findLastIndex((turn) => surely(turn, 'contempt'))
  const parts: ScorePart[] = [
    ['where every quarrel begins', 5],
    ['repair that was accepted', tried.length === 0 ? 0 : (2 * accepted.size) / tried.length],
    ['both take a share of it', both((turn) => surely(turn, 'accountability', 'apologise')) ? 1.5 : 0],
    ['both look for a way', both((turn) => surely(turn, 'offer', 'agree', 'repair')) ? 1 : 0],
    ['a request that can be met', asking ? 1 : 0, asking?.reading.acts.find(({ id }) => id === 'request')?.quote],
    ['how hard it was', -0.35 * (severity - 4)],
    ['contempt that nobody took back', scorn >= 0 && !tried.some((at) => at > scorn) ? -1.5 : 0],
    ['one presses and the other leaves', pressed ? -1 : 0],
  ]
  const counted = parts.filter(([, amount]) => amount !== 0)
  return summed('resolutionScore', counted)
}
