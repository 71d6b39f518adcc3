import type { ArgumentAct, Contribution } from '@mallama/contracts/coach'
import type { Chances } from './turns.ts'
import type { Brought } from './brought.ts'
import type { Span } from '../text/span.ts'
import { cuesOf } from './turn-decide.ts'

export interface Harm {
  /** 0..10, one decimal. */
  score: number
  /** What it is the sum of, before it is held within 0..10. */
  contributions: Contribution[]
}

/**
 * How much each act weighs, once a turn. COACH.md, "Operations and scores": contempt 4, ultimatum 3, criticism 2.5,
 * withdraw 2, invalidate 2, defend 1.5, and 2 less for validation, repair or accountability. An ultimatum's act is
 * `threat`, and any other threat weighs no less.
 */
const weights = {
  contempt: [4, 'contempt'],
  threat: [3, 'an ultimatum or a threat'],
  criticism: [2.5, 'criticism of the person rather than of what happened'],
  withdraw: [2, 'turning away'],
  invalidate: [2, 'waving the other person’s experience away'],
  defend: [1.5, 'defending'],
  validate: [-2, 'validation'],
  repair: [-2, 'an attempt at repair'],
  accountability: [-2, 'taking responsibility'],
} satisfies Partial<Record<ArgumentAct, [number, string]>>

/** What makes a hard turn harder; alone, none of these hurts ("you always make me laugh", "HAPPY BIRTHDAY!!"). */
const sharper = [
  ['absolute', 0.5, 'an absolute word'],
  ['shouting', 0.5, 'shouting'],
  ['past', 1, 'the past dragged in'],
  ['third-party', 1, 'a third person brought in'],
] as const

/**
 * An act weighs by how likely it is, in full from this chance on. Of authors not learnt from a reader is seldom surer, and
 * with it a harm of 2 means what it meant to those who labelled.
 */
const FULL = 0.57
/** Less of an act than this is none. */
const LEAST = 0.25

const chanceOf = (chances: Chances, act: ArgumentAct): number =>
  Math.max(chances.act(act), ...cuesOf(act).map((cue) => chances.cue(cue)))

/** COACH.md's sum over chances. `quoteOf`: the words in which an act was seen. `sharp` counts only beside something that hurts. */
export function likelyHarm(
  chances: Chances,
  quoteOf: (act: ArgumentAct) => string,
  sharp: () => Partial<Brought & { absolute: readonly Span[] }>,
): Harm {
  const contributions: Contribution[] = []
  let hard = false
  for (const [act, [weight, feature]] of Object.entries(weights) as [ArgumentAct, [number, string]][]) {
    const sure = Math.min(1, chanceOf(chances, act) / FULL)
    if (sure < LEAST) continue
    const amount = Math.round(weight * sure * 10) / 10
    if (weight > 0 && sure >= 0.5) hard = true
    contributions.push({ score: 'harm', feature, amount, quote: quoteOf(act) })
  }
  const beside = hard ? sharp() : {}
  for (const [name, amount, feature] of sharper)
    for (const { quote } of beside[name] ?? []) contributions.push({ score: 'harm', feature, amount, quote })
  const sum = contributions.reduce((total, { amount }) => total + amount, 0)
  return { score: Math.round(Math.min(10, Math.max(0, sum)) * 10) / 10, contributions }
}
