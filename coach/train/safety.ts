import { writeFileSync } from 'node:fs'
import type { Unseen } from '../src/evals/safety-model.ts'
import { halfOf } from '../src/evals/second-author.ts'
import { fold } from '../src/text/fold.ts'
import { judge } from '../src/safety/judge.ts'
import { modelOf, type Reading, type WeightsFile } from '../src/safety/model/model.ts'
import { sightByRules } from '../src/safety/rules-sight.ts'
import type { Sighting } from '../src/safety/weigh.ts'
import { examples, type Example } from './safety-data.ts'
import { fit, readOf } from './safety-fit.ts'

/**
 * `node coach/train/safety.ts <folder of public data>` trains the model of the safety screen and writes
 * coach/src/safety/model/weights.json. Each of the authors from the third on but the eighth is first left out and
 * measured, then the thresholds are set on those unseen lines, then all are learnt from but the sealed ones
 * (evals/safety-authors.ts). Nothing is drawn by chance. `--dry` writes nothing. A few minutes.
 */
const folder = process.argv[2]
if (!folder) {
  console.error('node coach/train/safety.ts <folder>: the folder that holds goemotions/train.jsonl')
  process.exit(1)
}
const measured = [3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map(String)
const worth: WeightsFile['rule'] = [0, 1, 2]
/** Shares of harmless unseen lines that may be heard as a rule at all, raise a question, and raise tier 2. */
const allowed = { calm: 0.56, one: 0.175, two: 0.075 }

interface Judged {
  example: Example
  seen: Sighting | null
  reading: Reading
  sum: number
}

const all = examples(folder).map((example) => ({ ...readOf(example), seen: sightByRules(fold(example.text)) }))
// What the rules find in safe talk may be danger that nobody labelled.
const usable = all.filter(({ example, seen }) => example.weight === 1 || seen === null)
const open = { calm: 0, one: 0, two: 0, three: 0, third: 0 }

const unseen = new Map<string, Judged[]>()
for (const author of measured) {
  const { read } = modelOf({ ...fit(usable.filter(({ example }) => example.from !== author)), from: open, rule: worth })
  unseen.set(
    author,
    usable.flatMap(({ example, seen }) => {
      const reading = example.from === author ? read(fold(example.text)) : null
      return reading ? [{ example, seen, reading, sum: reading.danger + (seen ? worth[seen.tier - 1]! : 0) }] : []
    }),
  )
}

const harmless = ({ example }: Judged) => example.most === 0
const grave = ({ example }: Judged) => example.least >= 2
/** The value that a share of the list passes. */
const passedBy = (values: number[], share: number) =>
  values.toSorted((a, b) => b - a)[Math.floor(values.length * share)] ?? 0
const round = (value: number) => Number(value.toFixed(4))

function thresholds(lines: readonly Judged[]): WeightsFile['from'] {
  const sums = lines.filter(harmless).map(({ sum }) => sum)
  const notNow = lines.filter((it) => grave(it) && it.example.most < 3).map(({ reading }) => reading.imminent)
  const told = lines.filter((it) => grave(it) && it.example.third !== null)
  const third = Array.from({ length: 41 }, (_, at) => -2 + at / 10)
  const right = (from: number) => told.filter(({ example, reading }) => reading.third >= from === example.third).length
  return {
    calm: round(passedBy(sums, allowed.calm)),
    one: round(passedBy(sums, allowed.one)),
    two: round(passedBy(sums, allowed.two)),
    three: round(passedBy(notNow, 0.08)),
    third: round(third.reduce((best, from) => (right(from) > right(best) ? from : best))),
  }
}

const share = (lines: readonly Judged[], holds: (it: Judged) => boolean) =>
  round(lines.filter(holds).length / Math.max(1, lines.length))

const left: Unseen[] = []
for (const [author, lines] of unseen) {
  // The thresholds of the other authors, as a new author meets them.
  const from = thresholds([...unseen].filter(([other]) => other !== author).flatMap(([, others]) => others))
  const model = modelOf({ ...fit([]), from, rule: worth })
  const met = ({ seen, reading }: Judged) => judge(seen, reading, model)
  const tier = (it: Judged) => met(it)?.tier ?? 0
  const found = lines.filter((it) => grave(it) && tier(it) >= 2)
  const calm = lines.filter(harmless)
  const half = (which: string) => lines.filter(({ example }) => halfOf(example.text) === which && example.least >= 2)
  const fivePercent = passedBy(
    calm.map(({ sum }) => sum),
    0.05,
  )
  left.push({
    author,
    recall: share(lines.filter(grave), (it) => tier(it) >= 2),
    asked: share(lines.filter(grave), (it) => tier(it) >= 1),
    alarms: share(calm, (it) => tier(it) >= 2),
    questions: share(calm, (it) => tier(it) >= 1),
    now: share(
      lines.filter(({ example }) => example.least === 3),
      (it) => tier(it) === 3,
    ),
    category: share(found, (it) => it.example.categories.includes(met(it)!.category)),
    rulesRecall: share(lines.filter(grave), ({ seen }) => (seen?.tier ?? 0) >= 2),
    rulesAlarms: share(calm, ({ seen }) => (seen?.tier ?? 0) >= 2),
  })
  console.warn({
    ...left.at(-1),
    recallAtFive: share(lines.filter(grave), ({ sum }) => sum > fivePercent),
    // Some of half A was looked at while the training lines were written.
    recallHalfB: share(half('B'), (it) => tier(it) >= 2),
    nowWrongly: share(
      lines.filter(({ example }) => example.most < 3),
      (it) => tier(it) === 3,
    ),
    third: share(
      found.filter(({ example }) => example.third),
      (it) => met(it)!.thirdParty,
    ),
    notThird: share(
      found.filter(({ example }) => example.third === false),
      (it) => !met(it)!.thirdParty,
    ),
  })
}

const from = thresholds([...unseen.values()].flat())
console.warn(from, `${usable.length} lines`)
const file: WeightsFile = { ...fit(usable), from, rule: worth }
const write = (name: string, what: unknown) =>
  writeFileSync(new URL(`../src/safety/model/${name}`, import.meta.url), `${JSON.stringify(what, null, 1)}\n`)
if (!process.argv.includes('--dry')) {
  write('weights.json', file)
  write('unseen.json', left)
}
