import { answerLines } from '../src/evals/asked-lines.ts'
import { intentLines, secondLines, soundLines, tellingLines, worryLines } from '../src/evals/labelled.ts'
import { written } from '../src/evals/written.ts'
import { askedIn } from '../src/read/wish.ts'
import { toldIn } from '../src/text/words.ts'
import { sounds, worries } from './labels.ts'
import { one, train } from './read-data.ts'
import type { Example } from './task.ts'

const intents = new Set(['judge-my-draft', 'is-it-ok', 'what-do-they-think'])
const seconds = new Set(['good', 'lands', 'own', 'understand', 'none'])

/** What is asked about how words sound; beside it whatever else is asked or told. */
const worryExamples = (): Example[] => [
  ...worryLines()
    .filter(train)
    .map(({ t, made, worry, by }) => ({
      told: askedIn(made ? t.replace(made, ' ') : t),
      by,
      weight: 1,
      want: one(worries, worry),
    })),
  ...secondLines()
    .filter((it) => train(it) && !seconds.has(it.second))
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: SECOND, want: one(worries, 'none') })),
  ...[...intentLines().filter(({ intent }) => !intents.has(String(intent))), ...tellingLines(), ...answerLines()]
    .filter((it, at) => train(it) && at % 6 === 0)
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: OTHER, want: one(worries, 'none') })),
]

/** How words sound that really sound so, words that were feared to and do not, and words that nobody may call fine. */
const soundExamples = (): Example[] => [
  ...worryLines()
    .filter((it) => train(it) && it.holds !== undefined && (!it.holds || sounds.includes(it.worry as never)))
    .map(({ made, worry, holds, by }) => ({
      told: toldIn(made!),
      by,
      weight: 1,
      want: one(sounds, holds ? worry : 'fine'),
    })),
  ...soundLines()
    .filter(train)
    .map((it) => ({ told: toldIn(it.t), by: it.by, weight: 1, want: one(sounds, it.sounds) })),
  // Words that were made for somebody may sound like anything, and do no harm.
  ...[...new Map(written().flatMap((it) => (it.second && it.made && train(it) ? [[it.made, it]] : []))).values()].map(
    ({ made, by }) => ({
      told: toldIn(made!),
      by,
      weight: MADE,
      want: sounds.map((it) => (it === 'unfit' ? 0 : null)),
    }),
  ),
]
const [SECOND, OTHER, MADE] = [0.1, 0.003, 0.4]

export const worryRecipe = {
  groups: [{ name: 'worry', labels: worries, one: true }],
  most: 3000,
  penalty: 0.1,
  rarest: 1,
  rounds: 10,
  examples: worryExamples,
  parts: () => ['wo1', 'wo2', 'wo3', 'wo5', 'wo6'].map((by) => [by]),
}
export const soundRecipe = {
  groups: [{ name: 'sounds', labels: sounds, one: true }],
  most: 3000,
  penalty: 0.03,
  rarest: 1,
  rounds: 10,
  examples: soundExamples,
  parts: () => ['wo1', 'wo2', 'wo3', 'uf1', 'uf2', 'uf4', 'uf5'].map((by) => [by]),
}
