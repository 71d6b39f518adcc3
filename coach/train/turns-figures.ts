import type { ActSpan } from '../src/detectors/acts.ts'
import { harmOf } from '../src/detectors/harm.ts'
import { cuesIn, decide, slack, type Setting } from '../src/detectors/turn-decide.ts'
import { cueNames, cues, headAt } from '../src/detectors/turn-heads.ts'
import type { Thresholds } from '../src/detectors/turn-model.ts'
import type { TurnReading } from '../src/detectors/turn.ts'
import type { UnseenTurns } from '../src/evals/turns-unseen.ts'
import { hurts, wanted, type LabelledTurn } from './turns-data.ts'

/** A turn with the log-odds of weights that had not seen its author. */
export interface Read {
  turn: LabelledTurn
  ruled: TurnReading
  z: number[]
}

/** A turn by itself is read where nobody may have quarrelled: there a false alarm is worse than a miss. */
const recall = { alone: 0.6, inView: 1 }
/** Share of harmless unseen turns that may come to a harm of 2 or more. */
const allowed = { alone: 0.04, inView: 0.06 }

/** Log-odds of harm below which no act is added for its sake: nearly 4 of 10. */
const least = -0.55

/** F-measure: `recall` below 1 makes a false alarm weigh more than a miss. */
const f1 = (pairs: readonly { is: boolean; got: boolean }[], recall = 1) => {
  const weight = recall * recall
  const sum = pairs.reduce((total, { is, got }) => total + weight * Number(is) + Number(got), 0)
  return sum === 0 ? 0 : ((1 + weight) * pairs.filter(({ is, got }) => is && got).length) / sum
}
const share = <T>(list: readonly T[], holds: (it: T) => boolean) => list.filter(holds).length / Math.max(1, list.length)
export const round = (value: number) => Number(value.toFixed(4))
const grid = Array.from({ length: 61 }, (_, at) => round(-4 + at / 10))
const met = new Map<TurnReading, Set<string>>()
const metOf = (ruled: TurnReading) => {
  const known =
    met.get(ruled) ?? new Set<string>([...cuesIn(ruled), ...(ruled.sarcasm.level === 'none' ? [] : ['sarcasm'])])
  met.set(ruled, known)
  return known
}
const harmAt = headAt('harm')
const heavyAt = cueNames.indexOf('heavy')
const harmless = ({ turn }: Read) => !hurts(turn)

function harmBy({ ruled, z }: Read, from: Thresholds, setting: Setting): number {
  const { acts, cues: found } = decide(ruled, z, from, setting)
  const spans = [...acts].map((id) => ({ id, quote: '' }) as ActSpan)
  const features = found.has('absolutes') ? ruled.features : { ...ruled.features, absolute: [] }
  return harmOf(spans, features).score
}

/** What gives the best F-measure of each cue, and keeps harmless turns harmless. */
export function thresholdsOf(reads: readonly Read[], setting: Setting): Thresholds {
  const from: Record<string, number> = {}
  for (const cue of [...cues, 'sarcasm'] as const) {
    const at = headAt(cue)
    const scored = reads.map(({ z, ruled, turn }) => ({
      z: z[at]! + (metOf(ruled).has(cue) ? slack[setting] : 0),
      is: wanted(turn)[at] === 1,
    }))
    const score = (t: number) =>
      f1(
        scored.map(({ z, is }) => ({ is, got: z >= t })),
        recall[setting],
      )
    from[cue] = grid.reduce((best, t) => (score(t) > score(best) ? t : best))
  }
  // What is as good as harmless: fewer than one heavy turn in twelve is so calm.
  const heavy = reads.filter(({ turn }) => wanted(turn)[heavyAt] === 1).map(({ z }) => z[harmAt]!)
  from.calm = round(heavy.toSorted((a, b) => a - b)[Math.floor(heavy.length * 0.08)]!)
  const calm = reads.filter(harmless)
  from.harm = 9
  for (const t of grid.toReversed()) {
    if (t < least) break
    if (share(calm, (it) => harmBy(it, { ...from, harm: t }, setting) >= 2) > allowed[setting]) break
    from.harm = t
  }
  return from
}

const named = (act: string) => (act === 'inform' || act === 'smalltalk' ? null : act)
const horsemen = ['criticism', 'contempt', 'defensiveness', 'stonewalling', 'withdraw'] as const

/** One author read with the thresholds of the others. */
export function figuresOf(author: string, setting: Setting, reads: readonly Read[]): UnseenTurns {
  const from = thresholdsOf(
    reads.filter(({ turn }) => turn.author !== author),
    setting,
  )
  const own = reads.filter(({ turn }) => turn.author === author)
  const decided = own.map((it) => ({
    ...it,
    got: decide(it.ruled, it.z, from, setting),
    harm: harmBy(it, from, setting),
  }))
  type Decided = (typeof decided)[number]
  const cueF1 = (cue: (typeof cues)[number]) =>
    f1(decided.map(({ turn, got }) => ({ is: turn.cues.includes(cue), got: got.cues.has(cue) })))
  const ruleF1 = (cue: (typeof cues)[number]) =>
    f1(decided.map(({ turn, ruled }) => ({ is: turn.cues.includes(cue), got: metOf(ruled).has(cue) })))
  const hard = ({ turn }: Decided) => turn.cues.includes('contempt') || turn.cues.includes('criticism')
  const mean = (values: number[]) => values.reduce((sum, it) => sum + it, 0) / values.length
  const known = decided.filter(({ turn }) => turn.harm !== null)
  return {
    author,
    setting,
    turns: own.length,
    horsemen: round(mean(horsemen.map(cueF1))),
    cues: Object.fromEntries(cues.map((cue) => [cue, round(cueF1(cue))])),
    main: round(share(decided, ({ turn, got }) => named(turn.act) === got.main)),
    sarcasm: round(f1(decided.map(({ turn, got }) => ({ is: turn.sarcasm !== 'none', got: got.sarcasm })))),
    hard: round(share(decided.filter(hard), ({ harm }) => harm >= 2)),
    harmless: round(share(decided.filter(harmless), ({ harm }) => harm >= 2)),
    harmGap: known.length === 0 ? null : round(mean(known.map(({ turn, harm }) => Math.abs(turn.harm! - harm)))),
    rules: {
      horsemen: round(mean(horsemen.map(ruleF1))),
      main: round(share(decided, ({ turn, ruled }) => named(turn.act) === ruled.main)),
      hard: round(share(decided.filter(hard), ({ ruled }) => ruled.harm.score >= 2)),
      harmless: round(share(decided.filter(harmless), ({ ruled }) => ruled.harm.score >= 2)),
    },
  }
}
