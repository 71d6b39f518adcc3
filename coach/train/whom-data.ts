import { answerLines, leanLines, planLines } from '../src/evals/asked-lines.ts'
import { intentLines, productLines, tellingLines } from '../src/evals/labelled.ts'
import { answers } from '../src/guide/data.ts'
import { askedIn } from '../src/read/wish.ts'
import { products } from './labels.ts'
import { toldIn } from '../src/text/words.ts'
import { ofWords, one, train } from './read-data.ts'
import { inParts } from './read-parts.ts'
import type { Example } from './task.ts'
import { labelledTurns, singles } from './turns-data.ts'

/** What is meant for the coach itself, and what for somebody else. */

/** Questions about Mallama itself; beside them whatever else is wanted or told, all that asks for words among it. */
export const productExamples = (): Example[] => [
  ...productLines()
    .filter(train)
    .map(({ t, product, by }) => ({ told: askedIn(t), by, weight: 1, want: one(products, product) })),
  ...[...intentLines().filter(({ intent }) => intent !== 'about-mallama'), ...tellingLines()]
    .filter(train)
    .flatMap((it, at) => {
      const isOfWords = 'intent' in it && ofWords.includes(String(it.intent))
      const weight = isOfWords ? OF_WORDS : NOT_US
      return isOfWords || at % 5 === 0 ? [{ told: askedIn(it.t), by: it.by, weight, want: one(products, 'none') }] : []
    }),
]
const [OF_WORDS, NOT_US] = [0.2, 0.05]

/** Messages that ask for a plan for a talk; beside them what only sounds like it, and whatever else is asked or told. */
export const planExamples = (): Example[] => [
  ...planLines()
    .filter(train)
    .map(({ t, plan, by }) => ({ told: askedIn(t), by, weight: 1, want: [Number(plan)] })),
  ...[...intentLines(), ...answerLines()]
    .filter((it, at) => train(it) && at % 3 === 0)
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: NO_PLAN, want: [0] })),
]
const NO_PLAN = 0.2

/** Who wrote for sides that answer how as well. */
const OF_ALL = 'lr9'
/** Questions that ask which side to lean to, and whatever else is asked or told; how somebody does a thing is none. */
export const sidedExamples = (): Example[] => [
  ...leanLines()
    .filter((it) => train(it) && !it.intent && it.by !== OF_ALL)
    .map(({ t, lean, by }) => ({ told: askedIn(t), by, weight: 1, want: [Number(lean !== 'none')] })),
  ...[...intentLines().filter(({ intent }) => !ofSides.includes(intent)), ...tellingLines()]
    .filter(train)
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: 1, want: [0] })),
  ...answerLines()
    .filter((it, at) => train(it) && at % 2 === 0 && known.get(it.answer)?.to.every((it) => !ofSides.includes(it)))
    .map(({ t, by }) => ({ told: askedIn(t), by, weight: OF_WAYS, want: [0] })),
]
const ofSides: readonly string[] = ['should-i', 'is-it-ok', 'what-do-they-think', 'what-if']
const known = new Map(answers.map((it) => [it.id, it]))
const OF_WAYS = 0.5

/** What holds of a whole message or not, by few features. Few hands wrote it: each half of them is read by what the other taught. */
export const wholeRecipe = (name: string, examples: () => Example[]) => ({
  groups: [{ name, labels: [name], one: false }],
  most: 4000,
  penalty: 0.03,
  rarest: 2,
  rounds: 10,
  examples,
  parts: inParts(2),
})

/** Lines to somebody of one's own life, and lines to the coach: what is told, asked of it, or said about its answer. */
export const addressedExamples = (): Example[] => [
  ...[...singles('train'), ...labelledTurns().filter((_, at) => at % 2 === 0)].map(({ text, author }) => ({
    told: toldIn(text),
    by: author,
    weight: 1,
    want: [1],
  })),
  ...[...intentLines().filter(({ intent, kind }) => intent !== 'dictates' && kind !== 'story'), ...tellingLines()]
    .filter((it, at) => train(it) && at % 2 === 0)
    .map(({ t, by }) => ({ told: toldIn(t), by, weight: 1, want: [0] })),
]
