import { intentLines, newLines, settleLines } from '../src/evals/labelled.ts'
import { settles } from './labels.ts'
import { toldIn } from '../src/text/words.ts'
import { one, train } from './read-data.ts'
import type { Example } from './task.ts'

/** Answers to a question about safety; beside them other messages, and grave ones, which settle nothing. */
const settleExamples = (): Example[] => [
  ...settleLines()
    .filter(train)
    .map((it) => ({ told: toldIn(it.t), by: it.by, weight: 1, want: one(settles, it.settles) })),
  ...intentLines()
    .filter((it) => train(it) && it.kind !== 'story' && it.intent !== 'answers-safety')
    .filter((_, at) => at % 3 === 0)
    .map(({ t, by }) => ({ told: toldIn(t), by, weight: OTHER, want: one(settles, 'none') })),
  ...newLines()
    .filter((it) => train(it) && it.least >= 1)
    .filter((_, at) => at % 3 === 0)
    .map(({ t, by }) => ({ told: toldIn(t), by, weight: OTHER, want: one(settles, 'yes') })),
]
const OTHER = 0.1

export const settleRecipe = {
  groups: [{ name: 'settles', labels: settles, one: true }],
  most: 6000,
  penalty: 0.1,
  rarest: 1,
  rounds: 10,
  examples: settleExamples,
  parts: () => ['sa1', 'sa2', 'sa4', 'sa5'].map((by) => [by]),
}
