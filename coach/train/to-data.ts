import { written } from '../src/evals/written.ts'
import { withWhom } from '../src/read/whom.ts'
import { tos } from './labels.ts'
import { one, train } from './read-data.ts'
import { inParts } from './read-parts.ts'
import type { Example } from './task.ts'

/** Requests for words in talks in which harm is told or done, with whom they are for, behind what was told before them and alone. */
const toExamples = (): Example[] =>
  written()
    .filter((it) => train(it) && it.to !== undefined && it.to !== 'none')
    .flatMap(({ t, earlier = [], to, by }) => {
      const view = (text: string) => ({ told: withWhom(text), by, weight: 1, want: one(tos, to) })
      return earlier.length > 0 ? [view([...earlier, t].join('\n')), view(t)] : [view(t)]
    })

export const toRecipe = {
  groups: [{ name: 'to', labels: tos, one: true }],
  most: 5000,
  penalty: 0.1,
  rarest: 2,
  rounds: 10,
  examples: toExamples,
  parts: inParts(4),
}
