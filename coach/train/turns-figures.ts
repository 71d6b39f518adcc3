import { decide, named, type Setting, type Thresholds } from '../src/read/turns.ts'
import { likelyHarm } from '../src/read/turn.ts'
import type { UnseenTurns } from '../src/evals/turns-unseen.ts'
import { cues } from '../src/read/labels.ts'
import { hurtful, hurts, type LabelledTurn } from './turns-data.ts'

/** A turn with the chances of weights that had not seen its author. */
export interface Read {
  turn: LabelledTurn
  chances: readonly number[]
}

/** A turn by itself is read where nobody may have quarrelled: there a false alarm is worse than a miss of what hurts. */
const recallOf = (cue: string, setting: Setting) => (setting === 'alone' && hurtful.test(cue) ? 0.6 : 1)

/** F-measure: `recall` below 1 makes a false alarm weigh more than a miss. */
const f1 = (pairs: readonly { is: boolean; got: boolean }[], recall = 1) => {
  const weight = recall * recall
  const sum = pairs.reduce((total, { is, got }) => total + weight * Number(is) + Number(got), 0)
  return sum === 0 ? 0 : ((1 + weight) * pairs.filter(({ is, got }) => is && got).length) / sum
}
const share = <T>(list: readonly T[], holds: (it: T) => boolean) => list.filter(holds).length / Math.max(1, list.length)
export const round = (value: number) => Number(value.toFixed(4))
const grid = Array.from({ length: 93 }, (_, at) => round(0.04 + at / 100))

/** What gives the best F-measure of each cue. */
export function thresholdsOf(reads: readonly Read[], setting: Setting): Thresholds {
  const from: Record<string, number> = {}
  for (const cue of [...cues, 'sarcasm'] as const) {
    const scored = reads.map(({ chances, turn }) => ({
      chance: named(chances).cue(cue),
      is: cue === 'sarcasm' ? turn.sarcasm !== 'none' : turn.cues.includes(cue),
    }))
    const score = (t: number) =>
      f1(
        scored.map(({ chance, is }) => ({ is, got: chance >= t })),
        recallOf(cue, setting),
      )
    from[cue] = grid.reduce((best, t) => (score(t) > score(best) ? t : best))
  }
  return from as Thresholds
}

const namedAct = (act: string) => (act === 'inform' || act === 'smalltalk' ? null : act)
const horsemen = ['criticism', 'contempt', 'defensiveness', 'stonewalling', 'withdraw'] as const

/** One author by chances and thresholds of the others. */
export function figuresOf(
  author: string,
  setting: Setting,
  own: readonly Read[],
  others: readonly Read[],
): UnseenTurns {
  const from = thresholdsOf(others, setting)
  const decided = own.map(({ turn, chances }) => {
    const got = decide(named(chances), from)
    return {
      turn,
      got,
      harm: likelyHarm(
        named(chances),
        () => '',
        () => ({}),
      ).score,
    }
  })
  type Decided = (typeof decided)[number]
  const cueF1 = (cue: (typeof cues)[number]) =>
    f1(decided.map(({ turn, got }) => ({ is: turn.cues.includes(cue), got: got.cues.has(cue) })))
  const hard = ({ turn }: Decided) => turn.cues.includes('contempt') || turn.cues.includes('criticism')
  const mean = (values: number[]) => values.reduce((sum, it) => sum + it, 0) / values.length
  const known = decided.filter(({ turn }) => turn.harm !== null)
  return {
    author,
    setting,
    turns: own.length,
    horsemen: round(mean(horsemen.map(cueF1))),
    cues: Object.fromEntries(cues.map((cue) => [cue, round(cueF1(cue))])),
    main: round(share(decided, ({ turn, got }) => namedAct(turn.act) === got.main)),
    sarcasm: round(f1(decided.map(({ turn, got }) => ({ is: turn.sarcasm !== 'none', got: got.sarcasm })))),
    hard: round(share(decided.filter(hard), ({ harm }) => harm >= 2)),
    harmless: round(
      share(
        decided.filter(({ turn }) => !hurts(turn)),
        ({ harm }) => harm >= 2,
      ),
    ),
    harmGap: known.length === 0 ? null : round(mean(known.map(({ turn, harm }) => Math.abs(turn.harm! - harm)))),
  }
}
