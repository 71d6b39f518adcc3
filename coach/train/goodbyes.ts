import { writeFileSync } from 'node:fs'
import { goodbyeLines } from '../src/evals/labelled.ts'
import { weightsOf } from '../src/learn/bytes.ts'
import { linearOf } from '../src/learn/linear.ts'
import { toldIn } from '../src/safety/told.ts'
import { fitYes, packed, rowsOf, smaller } from './fit.ts'

/**
 * `node coach/train/goodbyes.ts` writes coach/src/analysis/goodbyes.json: whether a message that somebody received says
 * goodbye for good. No chance is used. `--dry` writes nothing, `--misses` prints what is got wrong. The figures are those
 * of each author of goodbyes left out in turn, and of half of the readings' authors.
 */
const SPACE = 1 << 13
const fitting = { penalty: 0.1, rounds: 40 }
const from = { one: -1.5, two: -0.2 }

const lines = goodbyeLines()
const told = lines.map(({ t }) => toldIn(t))
const rows = smaller(rowsOf(told), SPACE)
/** Goodbyes are few beside what else is sent. */
const weightOf = (at: number) => (lines[at]!.goodbye ? 18 : 1)
function made(uses: (by: string) => boolean) {
  const at = lines.flatMap(({ by }, r) => (uses(by) ? [r] : []))
  const chance = Float64Array.from(at, (r) => Number(lines[r]!.goodbye))
  return packed({ goodbye: fitYes(rows, Int32Array.from(at), chance, Float64Array.from(at, weightOf), fitting) }, SPACE)
}
function oddsBy(weights: ReturnType<typeof made>): (at: number) => number {
  const linear = linearOf(weights, weightsOf(weights.weights))
  return (at) => linear.odds(told[at]!.map(({ words }) => linear.sumsOf(words)))[0]!
}

const authors = [...new Set(lines.map(({ by }) => by))]
const writers = authors.filter((author) => lines.some(({ by, goodbye }) => goodbye && by === author))
const others = authors.filter((author) => !writers.includes(author))
const groups = [
  ...writers.map((it) => [it]),
  others.filter((_, at) => at % 2 === 0),
  others.filter((_, at) => at % 2 === 1),
]
const odds = groups.flatMap((left) => {
  const of = oddsBy(made((by) => !left.includes(by)))
  return lines.flatMap(({ by }, at) => (left.includes(by) ? [[at, of(at)] as const] : []))
})
for (const says of [true, false]) {
  const some = odds.filter(([at]) => lines[at]!.goodbye === says)
  const over = (least: number) => some.filter(([, it]) => it >= least)
  console.warn(says ? 'goodbyes' : 'others', some.length, 'two', over(from.two).length, 'one', over(from.one).length)
  if (process.argv.includes('--misses'))
    for (const [at, it] of some) if (it >= from.one !== says) console.warn(it.toFixed(2), lines[at]!.t.slice(0, 120))
}
if (!process.argv.includes('--dry'))
  writeFileSync(
    new URL('../src/analysis/goodbyes.json', import.meta.url),
    `${JSON.stringify({ ...made(() => true), from })}\n`,
  )
