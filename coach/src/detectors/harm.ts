import type { ArgumentAct, Contribution } from '@mallama/contracts/coach'
import type { ActSpan } from './acts.ts'
import type { Features } from './features.ts'

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
export const weights: Partial<Record<ArgumentAct, [number, string]>> = {
  contempt: [4, 'contempt'],
  threat: [3, 'an ultimatum or a threat'],
  criticism: [2.5, 'criticism of the person rather than of what happened'],
  withdraw: [2, 'turning away'],
  invalidate: [2, 'waving the other person’s experience away'],
  defend: [1.5, 'defending'],
  validate: [-2, 'validation'],
  repair: [-2, 'an attempt at repair'],
  accountability: [-2, 'taking responsibility'],
}

/** What makes a hard turn harder; alone, none of these hurts ("you always make me laugh", "HAPPY BIRTHDAY!!"). */
export const sharper = [
  ['absolute', 0.5, 'an absolute word'],
  ['you-start', 0.5, 'a sentence that starts with "you"'],
  ['shouting', 0.5, 'shouting'],
  ['past', 1, 'the past dragged in'],
  ['third-party', 1, 'a third person brought in'],
] as const

export function harmOf(acts: readonly ActSpan[], features: Features): Harm {
  const contributions: Contribution[] = []
  const seen = new Set<ArgumentAct>()
  for (const act of acts) {
    const weight = weights[act.id]
    if (!weight || seen.has(act.id)) continue
    seen.add(act.id)
    contributions.push({ score: 'harm', feature: weight[1], amount: weight[0], quote: act.quote })
  }
  const hard = contributions.some(({ amount }) => amount > 0) || seen.has('complaint') || seen.has('demand')
  if (hard)
    for (const [feature, amount, words] of sharper)
      for (const { quote } of features[feature]) contributions.push({ score: 'harm', feature: words, amount, quote })
  const sum = contributions.reduce((total, { amount }) => total + amount, 0)
  return { score: Math.round(Math.min(10, Math.max(0, sum)) * 10) / 10, contributions }
}
