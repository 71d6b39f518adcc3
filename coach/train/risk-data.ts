import { written } from '../src/evals/written.ts'
import { toldIn } from '../src/text/words.ts'
import { risks } from './labels.ts'
import { train } from './read-data.ts'
import { inParts } from './read-parts.ts'
import type { Example } from './task.ts'

/** Messages of talks of harm, each with what harm it tells; beside them ordinary ones, which tell none. */
const riskExamples = (): Example[] =>
  written()
    .filter((it, at) => train(it) && (it.risks || (it.by.startsWith('tw') && it.alarm === 'none' && at % SOME === 0)))
    .map(({ t, risks: told, by }) => ({
      told: toldIn(t),
      by,
      weight: 1,
      want: risks.map((it) => Number(told?.includes(it) ?? false)),
    }))
/** One of so many ordinary messages is learnt. */
const SOME = 6

export const riskRecipe = {
  groups: [{ name: 'risk', labels: risks, one: false }],
  most: 5000,
  penalty: 0.05,
  rarest: 2,
  yes: 3,
  rounds: 10,
  examples: riskExamples,
  parts: inParts(5),
}
