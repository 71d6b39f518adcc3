import { intentLines, nearLines, newLines, settleLines, tellingLines } from '../src/evals/labelled.ts'
import { nears, settles } from './labels.ts'
import { toldIn } from '../src/text/words.ts'
import { one, train } from './read-data.ts'
import type { Example } from './task.ts'

/** Answers to a question about safety; beside them other messages, and grave ones, which settle nothing. */
const settleExamples = (): Example[] => [
  ...settleLines()
    .filter((it) => train(it) && !(it.by === 'sa6' && it.settles === 'none'))
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
const OTHER = 0.05

export const settleRecipe = {
  groups: [{ name: 'settles', labels: settles, one: true }],
  most: 6000,
  penalty: 0.1,
  rarest: 1,
  rounds: 10,
  examples: settleExamples,
  parts: () => ['sa1', 'sa2', 'sa4', 'sa5', 'sa6', 'sa9'].map((by) => [by]),
}

/** Whether somebody who harms is there now; beside it whatever else is asked or told. */
const nearExamples = (): Example[] => [
  ...nearLines()
    .filter(train)
    .map(({ t, nears: near, by }) => ({ told: toldIn(t), by, weight: 1, want: one(nears, near) })),
  ...[...intentLines(), ...tellingLines(), ...newLines().filter(({ least }) => least === 0)]
    .filter((it, at) => train(it) && at % SOME === 0)
    .map(({ t, by }) => ({ told: toldIn(t), by, weight: ELSE * SOME, want: one(nears, 'calm') })),
]
/** How much a message that says nothing of that counts, and one of how many is learnt. */
const [ELSE, SOME] = [0.3, 4]

export const nearRecipe = {
  groups: [{ name: 'nears', labels: nears, one: true }],
  most: 4000,
  penalty: 0.05,
  rarest: 1,
  rounds: 10,
  examples: nearExamples,
  parts: () =>
    [
      ...new Set(
        nearLines()
          .filter(train)
          .map(({ by }) => by),
      ),
    ].map((by) => [by]),
}
