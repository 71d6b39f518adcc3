import type { ArgumentAct, Contribution } from '@mallama/contracts/coach'
import type { TurnReading } from '../read/turn.ts'
import type { Chances } from '../read/turns.ts'
import type { Turn } from './parse.ts'
import { takes } from './wishes.ts'

export interface Read extends Turn {
  acts: ArgumentAct[]
  harm: number
  reading: TurnReading
  /** What it does, each with its chance, in view of the turns before. */
  chances: Chances
  /** Read by itself, as the first that strikes: its acts are sure. */
  alone: boolean
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, it) => sum + it, 0) / values.length
const round = (value: number) => Math.round(value * 10) / 10
const clamp = (value: number) => round(Math.min(10, Math.max(1, value)))
export const does = ({ acts }: Pick<Read, 'acts'>, ...wanted: ArgumentAct[]): boolean =>
  wanted.some((act) => acts.includes(act))

/** The words that weigh most in a turn's harm. */
export const hardest = ({ reading }: Read): string | undefined =>
  reading.harm.contributions.reduce<{ amount: number; quote?: string } | null>(
    (a, b) => (b.quote && b.amount > (a?.amount ?? 0) ? b : a),
    null,
  )?.quote

/** Mean of the turn and the two before it, in tenths; one point a turn. */
export const curveOf = (harms: readonly number[]): number[] =>
  harms.map((_, at) => round(mean(harms.slice(Math.max(0, at - 2), at + 1))))

/** The turn of the curve's largest rise, or -1 where it never rises by a full point. */
export function turningPoint(curve: readonly number[]): number {
  let best = -1
  let most = 0.9
  for (let at = 1; at < curve.length; at++) {
    const jump = (curve[at] ?? 0) - (curve[at - 1] ?? 0)
    if (jump > most) {
      most = jump
      best = at
    }
  }
  return best
}

/** Least squares: harm a turn. */
function slopeOf(values: readonly number[]): number {
  const n = values.length
  if (n < 3) return 0
  const middle = (n - 1) / 2
  const level = mean(values)
  let above = 0
  let below = 0
  for (let at = 0; at < n; at++) {
    above += (at - middle) * ((values[at] ?? 0) - level)
    below += (at - middle) ** 2
  }
  return above / below
}

const p90Of = (sorted: readonly number[]) => sorted[Math.max(0, Math.ceil((sorted.length - 1) * 0.9))] ?? 0

/** A quarrel has seldom more turns than this; what has is months of a chat with quarrels in it. */
const LONG = 120
const STRETCH = 60

/** From which turn on the hardest stretch of a long chat goes: among its everyday lines a quarrel would not be seen. */
export function hardestStretch(harms: readonly number[]): { from: number; to: number } | null {
  if (harms.length <= LONG) return null
  let sum = harms.slice(0, STRETCH).reduce((all, it) => all + it, 0)
  let [most, from] = [sum, 0]
  for (let at = STRETCH; at < harms.length; at++) {
    sum += harms[at]! - harms[at - STRETCH]!
    if (sum > most + 1e-9) [most, from] = [sum, at - STRETCH + 1]
  }
  return { from, to: from + STRETCH }
}

/** Whether that stretch stands out: half as hard again as the rest. Where the heat is spread evenly, no part is the hardest. */
export function standsOut(harms: readonly number[], { from, to }: { from: number; to: number }): boolean {
  const rest = mean([...harms.slice(0, from), ...harms.slice(to)])
  const inside = mean(harms.slice(from, to))
  return inside >= 0.2 && inside >= rest * 1.5 && inside - rest >= 0.15
}

/**
 * COACH.md, "Argument resolver": 0.5 of the 90th percentile of harm + 0.3 of the mean + 0.2 of the final third's mean
 * + the slope (harm a turn, at most 1.5), within 1..10; at least 8 where somebody is in danger, by another or by their
 * own hand, however quietly it is said. Of a chat of more than 120 turns it is the severity of the hardest sixty in a row.
 */
export function severityOf(all: readonly number[], grave: boolean): { score: number; contributions: Contribution[] } {
  const stretch = hardestStretch(all)
  const harms = stretch ? all.slice(stretch.from, stretch.to) : all
  const sorted = harms.toSorted((a, b) => a - b)
  const p90 = p90Of(sorted)
  const last = mean(harms.slice(-Math.max(1, Math.ceil(harms.length / 3))))
  const slope = Math.min(1.5, slopeOf(harms))
  const contributions: Contribution[] = []
  const add = (feature: string, amount: number) =>
    contributions.push({ score: 'severityScore', feature, amount: Math.round(amount * 100) / 100 })
  add('the hardest turns (half of the 90th percentile of harm)', 0.5 * p90)
  add('all turns together (0.3 of the mean harm)', 0.3 * mean(harms))
  add('how it ends (0.2 of the last third)', 0.2 * last)
  add('whether it rises from turn to turn', slope)
  const whole = 0.5 * p90 + 0.3 * mean(harms) + 0.2 * last + slope
  // The hardest of two turns is no 90th percentile: below four turns the formula has too little to go by.
  const share = Math.min(1, (harms.length + 2) / 6)
  if (share < 1) add('fewer than four turns to judge by', whole * (share - 1))
  const sum = whole * share
  if (grave) add('somebody’s safety is at stake: never below 8', Math.max(0, 8 - sum))
  return { score: clamp(grave ? Math.max(8, sum) : sum), contributions }
}

export interface Repairs {
  tried: number[]
  accepted: number[]
}

/** The hand that did most: an apology or a share taken on that was accepted, else the last that was. */
export const landedIn = (turns: readonly Read[], { accepted }: Repairs): number | undefined =>
  accepted.findLast((at) => {
    const turn = turns[at]
    return turn !== undefined && does(turn, 'apologise', 'accountability')
  }) ?? accepted.at(-1)

/** A hand held out, and whether the other took it within their next turn. */
export function repairsIn(turns: readonly Read[]): Repairs {
  const tried: number[] = []
  const accepted: number[] = []
  for (const [at, turn] of turns.entries()) {
    // "Good" and "ok" may close a quarrel, but they hold out no hand.
    const said =
      does(turn, 'apologise', 'accountability') || (does(turn, 'repair') && turn.text.split(/\s+/).length >= 3)
    if (!said || turn.harm >= 3) continue
    tried.push(at)
    const answer = turns.slice(at + 1, at + 5).find(({ speaker }) => speaker !== turn.speaker)
    if (!answer || answer.harm >= 2) continue
    if (does(answer, 'validate', 'agree', 'repair', 'apologise', 'accountability', 'offer') || takes.test(answer.text))
      accepted.push(at)
  }
  return { tried, accepted }
}
const together = /\b(?:we|us|let[’']?s|both of us|together)\b/i

export function resolutionOf(
  turns: readonly Read[],
  severity: number,
  repairs: Repairs,
  demandWithdraw: boolean,
): { score: number; contributions: Contribution[] } {
  const contributions: Contribution[] = [{ score: 'resolutionScore', feature: 'where every quarrel begins', amount: 5 }]
  const add = (feature: string, amount: number, quote?: string) => {
    if (amount !== 0)
      contributions.push({
        score: 'resolutionScore',
        feature,
        amount: Math.round(amount * 100) / 100,
        ...(quote ? { quote } : {}),
      })
  }
  const rate = repairs.tried.length === 0 ? 0 : repairs.accepted.length / repairs.tried.length
  add('repair that was accepted', 2 * rate)
  const owners = new Set(
    turns.filter((turn) => does(turn, 'accountability', 'apologise') && turn.harm < 3).map(({ speaker }) => speaker),
  )
  if (owners.size >= 2) add('both take a share of it', 1.5)
  const joiners = new Set(
    turns.filter(({ text, harm }) => harm < 2 && together.test(text)).map(({ speaker }) => speaker),
  )
  if (joiners.size >= 2) add('both speak of doing it together', 1)
  const asking = turns.find((turn) => does(turn, 'request') && turn.harm < 2)
  if (asking) add('a request that can be met', 1, asking.reading.acts.find(({ id }) => id === 'request')?.quote)
  add('how hard it was', -0.35 * (severity - 4))
  const scorn = turns.findLastIndex((turn) => does(turn, 'contempt'))
  if (scorn >= 0 && !repairs.tried.some((at) => at > scorn)) add('contempt that nobody took back', -1.5)
  if (demandWithdraw) add('one presses and the other leaves', -1)
  return { score: clamp(contributions.reduce((sum, { amount }) => sum + amount, 0)), contributions }
}
