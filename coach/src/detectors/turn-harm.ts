import type { ArgumentAct, Contribution } from '@mallama/contracts/coach'
import type { Chances } from '../read/turns.ts'
import { weights, type Harm } from './harm.ts'
import { cuesOf } from './turn-decide.ts'

const weighing = Object.keys(weights) as ArgumentAct[]

/**
 * An act weighs by how likely it is, in full from this chance on. Of authors not learnt from a reader is seldom surer, and
 * with it a harm of 2 means what it meant to those who labelled.
 */
const FULL = 0.57
/** Less of an act than this is none. */
const LEAST = 0.25

const chanceOf = (chances: Chances, act: ArgumentAct): number =>
  Math.max(chances.act(act), ...cuesOf(act).map((cue) => chances.cue(cue)))

interface Sharper {
  feature: string
  amount: number
  quotes: readonly string[]
}

/** COACH.md's sum over chances. `quoteOf`: the words in which an act was seen. `sharper` counts only beside something that hurts. */
export function likelyHarm(chances: Chances, quoteOf: (act: ArgumentAct) => string, sharper: readonly Sharper[]): Harm {
  const contributions: Contribution[] = []
  let hard = false
  for (const act of weighing) {
    const [weight, feature] = weights[act]!
    const sure = Math.min(1, chanceOf(chances, act) / FULL)
    if (sure < LEAST) continue
    const amount = Math.round(weight * sure * 10) / 10
    if (weight > 0 && sure >= 0.5) hard = true
    contributions.push({ score: 'harm', feature, amount, quote: quoteOf(act) })
  }
  if (hard)
    for (const { feature, amount, quotes } of sharper)
      for (const quote of quotes) contributions.push({ score: 'harm', feature, amount, quote })
  const sum = contributions.reduce((total, { amount }) => total + amount, 0)
  return { score: Math.round(Math.min(10, Math.max(0, sum)) * 10) / 10, contributions }
}
