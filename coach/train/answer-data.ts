import { splitSentences } from '../src/text/words.ts'
import { answerLines, leanLines, underLines } from '../src/evals/asked-lines.ts'
import { newLines } from '../src/evals/labelled.ts'
import { written } from '../src/evals/written.ts'
import { answers } from '../src/guide/data.ts'
import { leans } from '../src/read/labels.ts'
import { unders } from './labels.ts'
import { questionOf } from '../src/read/talk.ts'
import { askedIn } from '../src/read/wish.ts'
import { one, shared, train } from './read-data.ts'
import { inParts, otherAuthors } from './read-parts.ts'
import type { Example, Together } from './task.ts'

/** Questions for the reader of written answers, and what is written under a card of help. */

export const answerIds: readonly string[] = [...answers.map(({ id }) => id), 'none']

/** How much a question counts behind what was said before it, and a sentence of the answer itself. */
const [BEHIND, ANSWER] = [0.5, 0.5]
/** Questions with the written answer that fits them, alone and behind what was said before, and the answers themselves. Nothing that is grave is answered so. */
export const answerExamples = (): Example[] => [
  ...answerLines()
    .filter(train)
    .flatMap(({ t, before, answer, also, by }) => {
      const want = shared(answerIds, answer, also)
      const behind = before ? [{ told: askedIn(`${before}\n${t}`), by, weight: BEHIND, want }] : []
      return [{ told: askedIn(t), by, weight: 1, want }, ...behind]
    }),
  ...answers.flatMap(({ id, asks, say }) =>
    [asks, ...splitSentences(say)].map((it) => ({
      told: askedIn(it),
      by: 'own0',
      weight: ANSWER,
      want: one(answerIds, id),
    })),
  ),
  ...newLines()
    .filter((it) => train(it) && it.least >= 2)
    .filter((_, at) => at % 3 === 0)
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: 1, want: one(answerIds, 'none') })),
]

/** Questions with the side to lean to, behind what was said before, and less so alone, as they are read. Whether one is asked for at all is read elsewhere. */
export const leanExamples = (): Example[] =>
  leanLines()
    .filter((it) => train(it) && it.lean !== 'none')
    .flatMap(({ t, before, lean, also, by }) => {
      const want = shared(leans, lean, also)
      const view = (text: string, weight: number) => ({ told: askedIn(text), by, weight, want })
      const alone = before ? [view(t, ALONE)] : []
      return [view(before ? `${before}\n${t}` : t, 1), ...alone, view(questionOf(t), QUESTION)]
    })
const [ALONE, QUESTION] = [0.5, 0.3]

/** Answers of an area of their own, as where somebody is looked after whose memory fails; among all others they would be lost. Read with what was said before it. */
const careIds = [...answers.flatMap(({ id, area }) => (area ? [id] : [])), 'none']
const careExamples = (): Example[] =>
  written()
    .filter((it) => train(it) && it.answer !== undefined)
    .filter(({ answer, by }, at) => careIds.slice(0, -1).includes(answer!) || by.startsWith('dt') || at % FEW === 0)
    .flatMap(({ t, earlier = [], answer, by }) => {
      const want = one(careIds, careIds.includes(answer!) ? answer! : 'none')
      const weight = careIds.includes(answer!) ? 1 : OTHER
      const view = (text: string) => ({ told: askedIn(text), by, weight, want })
      return [view(t), ...(earlier.length > 0 ? [view([...earlier, t].join('\n'))] : [])]
    })
/** Of other questions one in so many is enough, and each counts so much. */
const [FEW, OTHER] = [12, 0.15]
export const careRecipe = {
  groups: [{ name: 'care', labels: careIds, one: true }],
  most: 2400,
  penalty: 0.01,
  rarest: 2,
  rounds: 10,
  examples: careExamples,
  parts: inParts(2),
}

/** What is written under a card of help. */
export const underExamples = (): Example[] =>
  underLines()
    .filter(train)
    .map(({ t, under, also, by }) => ({ told: askedIn(t), by, weight: 1, want: shared(unders, under, also) }))

const answerGroups: Together['groups'] = [{ name: 'answer', labels: answerIds, one: true }]
export const answerRecipe = {
  groups: answerGroups,
  together: { ridge: 0.01, lasso: 0.5, drop: 0.8 },
  floor: 1,
  most: 9_000,
  rarest: 10,
  rare: 0.5,
  rounds: 12,
  examples: answerExamples,
  parts: otherAuthors(2),
}

export const leanRecipe = {
  groups: [{ name: 'lean', labels: leans, one: true }] as Together['groups'],
  together: { ridge: 0.01, lasso: 0.34, drop: 0.8 },
  most: 12_000,
  rarest: 3,
  rare: 0.5,
  rounds: 20,
  examples: leanExamples,
  parts: inParts(3),
}

export const underRecipe = {
  groups: [{ name: 'under', labels: unders, one: true }],
  most: 3000,
  penalty: 0.1,
  rarest: 2,
  rounds: 10,
  examples: underExamples,
  parts: inParts(3),
}
