import { answerLines } from '../src/evals/asked-lines.ts'
import { intentLines, secondLines } from '../src/evals/labelled.ts'
import { seconds as told } from '../src/guide/data.ts'
import { deeds } from '../src/read/labels.ts'
import { askedIn } from '../src/read/wish.ts'
import { one, train } from './read-data.ts'
import { inParts } from './read-parts.ts'
import type { Example } from './task.ts'

/** What came back, once it was sent: one kind of question, and which of these it was. */
const [REPLIED, CAME] = ['replied', 'came-']
const [came, asked] = [true, false].map((is) => told.flatMap(({ id }) => (id.startsWith(CAME) === is ? [id] : [])))
const seconds = [...asked!, ...deeds, 'none']
const wantOf = (second: string) =>
  second.startsWith(CAME)
    ? [...one(seconds, REPLIED), ...one(came!, second)]
    : [...one(seconds, second), ...one(came!, undefined)]
/** Written answers whose questions are the same as some that are asked about words; near others none is learnt. */
const same: Readonly<Record<string, string>> = {
  'text-or-call': 'way',
  'they-say-no': 'refuse',
  'no-answer': 'silence',
  'they-cry': 'hurt',
}
const near = ['when-tell', 'tonight-or-tomorrow', 'they-deny', 'laughed-at', 'too-harsh', 'they-leave', 'reply', 'tell']
const alike = ['write-first', 'wait', 'how-long', 'bring-up', 'find-out', 'silent-days']
/** These have an answer of their own that fits better. */
const apart = ['they-rage', 'never-forgive', 'i-freeze']

/** Second questions; beside them questions of every other kind, and what is told or wanted else. */
const secondExamples = (): Example[] => [
  ...secondLines()
    .filter(train)
    .map(({ t, second, by }) => ({
      told: askedIn(t),
      by,
      weight: by.startsWith('fr') ? BACK : 1,
      want: wantOf(second),
    })),
  ...answerLines()
    .filter((it) => train(it) && ![...near, ...alike].includes(it.answer))
    .filter(({ answer }, at) => same[answer] || apart.includes(answer) || at % 5 === 0)
    .map(({ t, answer, by }) => ({
      told: askedIn(t),
      by,
      weight: same[answer] || apart.includes(answer) ? SAME : OTHER,
      want: wantOf(same[answer] ?? 'none'),
    })),
  ...intentLines()
    .filter((it) => train(it) && it.kind !== 'story')
    .filter(
      ({ intent }) =>
        !['what-if', 'judge-my-draft', 'change-the-draft', 'dictates', 'should-i', 'is-it-ok'].includes(String(intent)),
    )
    .filter((_, at) => at % 4 === 0)
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: OTHER, want: wantOf('none') })),
]
/** Many hands wrote what came back; it outweighs nothing else. */
const [SAME, OTHER, BACK] = [0.3, 0.05, 0.5]

export const secondRecipe = {
  groups: [
    { name: 'second', labels: seconds, one: true },
    { name: 'came', labels: came!, one: true },
  ],
  most: 2400,
  penalty: 0.03,
  rarest: 1,
  rounds: 10,
  examples: secondExamples,
  parts: inParts(4),
}
