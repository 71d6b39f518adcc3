import { classifierOf, type Group, type GroupFile, asks, intents } from '../src/read/labels.ts'
import { askedIn, chancesBy, featuresOf, heardBy, type Step, type WishFile } from '../src/read/wish.ts'
import { rowsOf, scaleOf } from './fit.ts'
import { fitSoftmax, sparseRows } from './logistic.ts'
import { intentExamples, wishLines } from './wish-data.ts'
import { limitOf, round } from './read-figures.ts'
import { fit, packed } from './read-fit.ts'
import { intentTask } from './read-tasks.ts'
import { writePacked } from './pack.ts'

/**
 * `node coach/train/wishes.ts` trains the last step of what is wanted (coach/src/read/wish.ts) on whole messages: every
 * part of the authors is heard by n-grams that had not learnt from them, and the step that says what is right of a part
 * had not learnt from it either. Figures and limits are of that; then it is fitted on all. No chance is used. `--dry`
 * writes nothing. About four minutes.
 */
const PARTS = 5
const PENALTY = 3
const ROUNDS = 200

const lines = wishLines()
const authors = [...new Set([...lines, ...intentExamples()].map(({ by }) => by))].sort()
const partOf = new Map(authors.map((by, at) => [by, at % PARTS]))

const blank = (group: Group): GroupFile => ({
  ...group,
  sharp: 1,
  platt: group.labels.map(() => [1, 0] as const),
  say: [],
  ask: [],
})

/** Each line as n-grams hear it that did not learn from its author; null where no words stand in it. */
function heardUnseen(): (number[] | null)[] {
  const all = intentExamples()
  const rows = rowsOf(all.map(({ told }) => told))
  const heard: (number[] | null)[] = lines.map(() => null)
  for (let part = 0; part < PARTS; part++) {
    const learnt = [...all.keys()].filter((r) => partOf.get(all[r]!.by) !== part)
    const by = classifierOf(packed(fit(rows, all, learnt, intentTask), intentTask.groups.map(blank), scaleOf))
    lines.forEach(({ t, by: author }, at) => {
      if (partOf.get(author) !== part) return
      const found = heardBy(by, askedIn(t))
      heard[at] = found && featuresOf(found)
    })
    console.warn(`  part ${part + 1} of ${PARTS} is heard`)
  }
  return heard
}

interface Row {
  by: string
  x: number[]
  want: number
}

function stepOf(rows: readonly Row[]): Step {
  const width = rows[0]!.x.length
  const mean = Array.from({ length: width }, (_, f) => rows.reduce((sum, { x }) => sum + x[f]!, 0) / rows.length)
  const spread = mean.map(
    (m, f) => Math.sqrt(rows.reduce((sum, { x }) => sum + (x[f]! - m) ** 2, 0) / rows.length) || 1,
  )
  const sparse = sparseRows(
    rows.map(({ x }) => [...x.map((v, f) => [f, (v - mean[f]!) / spread[f]!] as const), [width, 1] as const]),
    width + 1,
  )
  const label = new Float64Array(rows.length * intents.length)
  rows.forEach(({ want }, r) => (label[r * intents.length + want] = 1))
  const penalty = (feature: number) => (feature === width ? 0 : PENALTY)
  const made = fitSoftmax({ rows: sparse, classes: intents.length, label, penalty, drawnTo: () => 0 }, ROUNDS)
  const of = intents.map((_, c) => Array.from({ length: width + 1 }, (_, f) => round(made[f * intents.length + c]!)))
  return { mean: mean.map((it) => round(it)), spread: spread.map((it) => round(it)), of }
}

const heard = heardUnseen()
const rows = lines.flatMap(({ intent, by }, at): Row[] =>
  heard[at] ? [{ by, x: heard[at], want: (intents as readonly string[]).indexOf(intent) }] : [],
)
const unseen = Array.from({ length: PARTS }, (_, part) => {
  const step = stepOf(rows.filter(({ by }) => partOf.get(by) !== part))
  return rows.filter(({ by }) => partOf.get(by) === part).map((row) => ({ ...row, chances: chancesBy(step, row.x) }))
}).flat()

const likeliest = (chances: readonly number[]) => chances.indexOf(Math.max(...chances))
const right = (some: typeof unseen) =>
  some.filter(({ want, chances }) => likeliest(chances) === want).length / some.length
const limits = ([precision, least]: readonly [number, number]) =>
  intents.map((_, at) =>
    limitOf(
      unseen
        .filter(({ chances }) => likeliest(chances) === at)
        .map(({ chances, want }) => ({ chance: chances[at]!, is: want === at })),
      [precision, least],
    ),
  )
console.warn(`${unseen.length} messages: the likeliest is right in ${right(unseen).toFixed(3)}`)
intents.forEach((intent, at) => {
  const [shown, said] = [
    unseen.filter(({ want }) => want === at),
    unseen.filter(({ chances }) => likeliest(chances) === at),
  ]
  const met = said.filter(({ want }) => want === at).length
  console.warn(`  ${intent}\t${shown.length}\t${(met / said.length).toFixed(2)}\t${(met / shown.length).toFixed(2)}`)
})
const isAsk = (at: number) => asks.includes(intents[at]!)
const asked = unseen.filter(({ want }) => isAsk(want))
const sum = (chances: readonly number[]) => chances.reduce((all, it, at) => all + (isAsk(at) ? it : 0), 0)
console.warn(
  `an ask is heard as one in ${(asked.filter(({ chances }) => sum(chances) >= 0.5).length / asked.length).toFixed(3)}, others in ${(
    unseen.filter(({ want, chances }) => !isAsk(want) && sum(chances) >= 0.5).length /
    (unseen.length - asked.length)
  ).toFixed(3)}`,
)
if (!process.argv.includes('--dry')) {
  const file: WishFile = { words: stepOf(rows), say: limits([0.9, 15]), ask: limits([0.5, 10]) }
  writePacked('read/weights/wishes.br', file)
}
