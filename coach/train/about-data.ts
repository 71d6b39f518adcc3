import { aboutLines, tieLines } from '../src/evals/labelled.ts'
import { type About } from '../src/read/labels.ts'
import { abouts } from './labels.ts'
import { toldIn } from '../src/text/words.ts'
import { one } from './read-data.ts'
import type { Example } from './task.ts'

/** Which part of a description says what it is about as well. */
const byTie: Readonly<Record<string, About>> = {
  load: 'fairness',
  silence: 'silence',
  cancels: 'cancelled',
  fault: 'criticism',
  quarrel: 'temper',
  jealous: 'jealousy',
  lie: 'trust',
  grief: 'other',
  ill: 'other',
  affair: 'other',
  guilt: 'other',
}
/** They were not labelled for this. */
const LESS = 0.1

export const aboutExamples = (): Example[] => [
  ...aboutLines().map(({ t, about, by }) => ({ told: toldIn(t), by, weight: 1, want: one(abouts, about) })),
  ...tieLines().flatMap(({ t, tie, by }) => {
    const about = byTie[tie]
    return about ? [{ told: toldIn(t), by, weight: LESS, want: one(abouts, about) }] : []
  }),
]
