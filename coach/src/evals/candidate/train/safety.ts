import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { ordinaryPosts } from '../../calibrate.ts'
import { linearOf } from '../../../learn/linear.ts'
import { weightsOf } from '../../../learn/bytes.ts'
import { readerOf, SHORT, type From, type SafetyWeights } from '../likeness.ts'
import { toldIn } from '../told.ts'
import { fitYes, packed, rowsOf, smaller, type Rows } from '../../../../train/fit.ts'
import { examples, type Example } from './safety-data.ts'

/**
 * `node coach/src/evals/candidate/train/safety.ts <folder of public data>` writes weights.json and unseen.json: the heads of
 * danger are fitted with a quarter of the authors left out, four times; the thresholds are set on those authors and on
 * whole ordinary posts, and the heads are fitted once more on all. No chance is used. About ten minutes.
 */
const folder = process.argv[2]
if (!folder) {
  console.error('node coach/src/evals/candidate/train/safety.ts <folder that holds goemotions/ and calibrate/>')
  process.exit(1)
}
const fitting = { penalty: 0.3, rounds: 10 }
const parts = 4
/** What of the harmless lines and of the ordinary posts may pass each threshold. */
const allowed = {
  two: { lines: 0.034, posts: 0.007 },
  'self-two': { lines: 0.01, posts: 0.003 },
  one: { lines: 0.06, posts: 0.026 },
  'self-one': { lines: 0.02, posts: 0.022 },
}
const categories: readonly SafetyCategory[] = [
  'self-harm',
  'abuse',
  'sexual-coercion',
  'child-abuse',
  'stalking',
  'threat-to-others',
  'medical',
]

const all = examples(folder)
const rows = rowsOf(all.map(({ text }) => toldIn(text)))
const grave = ({ least }: Example) => least >= 2
const calm = ({ most }: Example) => most === 0
const ofSelf = ({ categories: names }: Example) => names.includes('self-harm') || names.includes('medical')
const sure = (it: Example) => (grave(it) || calm(it) ? it.weight : it.weight * 0.6)
const two = (it: Example) => (grave(it) ? 1 : calm(it) ? 0 : it.least >= 1 ? 0.4 : 0.25)
const one = (it: Example) => (it.least >= 1 ? 1 : calm(it) ? 0 : 0.5)

type Head = (it: Example) => readonly [chance: number, weight: number] | null
/** Danger of another kind is a weaker example of what is no danger from oneself. */
const selfOnly =
  (of: (it: Example) => number): Head =>
  (it) =>
    calm(it) ? [0, sure(it)] : it.categories.length === 0 ? null : ofSelf(it) ? [of(it), sure(it)] : [0, sure(it) / 2]
const danger: Record<string, Head> = {
  two: (it) => [two(it), sure(it)],
  'self-two': selfOnly(two),
  one: (it) => [one(it), sure(it)],
  'self-one': selfOnly(one),
}
const said = (it: Example) => it.least >= 1
const kinds: Record<string, Head> = {
  ...Object.fromEntries(
    categories.map((name): [string, Head] => [
      name,
      (it) =>
        said(it) && it.categories.length > 0
          ? [it.categories[0] === name ? 1 : it.categories.includes(name) ? 0.5 : 0, it.weight]
          : null,
    ]),
  ),
  other: (it) => (said(it) && it.who ? [Number(it.who === 'other'), it.weight] : null),
  child: (it) => (said(it) && it.who ? [Number(it.who === 'child'), it.weight] : null),
  writer: (it) => (said(it) && it.who ? [Number(it.who === 'writer'), it.weight] : null),
  past: (it) => (said(it) && it.past !== null ? [Number(it.past), it.weight] : null),
}

function fit(heads: Record<string, Head>, from: Rows, learnt: (it: Example) => boolean, penalty = fitting.penalty) {
  return Object.fromEntries(
    Object.entries(heads).map(([name, head]) => {
      const at: number[] = []
      const chance: number[] = []
      const weight: number[] = []
      all.forEach((it, r) => {
        const told = learnt(it) ? head(it) : null
        if (!told || told[1] <= 0) return
        at.push(r)
        chance.push(told[0])
        weight.push(told[1])
      })
      return [
        name,
        fitYes(from, Int32Array.from(at), Float64Array.from(chance), Float64Array.from(weight), {
          ...fitting,
          penalty,
        }),
      ]
    }),
  )
}

const small = smaller(rows, 1 << 16)
const noneYet: Pick<SafetyWeights, 'from' | 'whose'> = {
  from: {
    two: { short: 0, perDoubling: 0 },
    'self-two': { short: 0, perDoubling: 0 },
    one: { short: 0, perDoubling: 0 },
    'self-one': { short: 0, perDoubling: 0 },
  },
  whose: { other: 0, child: 0, writer: 0, past: 0 },
}
const made = (weights: SafetyWeights) => {
  const linear = (it: SafetyWeights['danger']) => linearOf(it, weightsOf(it.weights))
  return readerOf(weights, linear(weights.danger), linear(weights.kinds))
}
const trained = (learnt: (it: Example) => boolean): SafetyWeights => ({
  danger: packed(fit(danger, rows, learnt)),
  kinds: packed(fit(kinds, small, learnt, 0.2), 1 << 16),
  ...noneYet,
})

const authors = [
  ...new Set(
    all
      .filter(({ from }) => /^(?:a\d+|\d+)$/.test(from) && Number(from) !== 1 && Number(from) !== 2)
      .map(({ from }) => from),
  ),
].sort()
const posts = ordinaryPosts(folder).map(toldIn)
type Odds = Record<string, number> & { words: number }
const lines: { it: Example; odds: Odds }[] = []
const ofPosts: Odds[] = []
// A part that was fitted before is taken as it was: `--kept <folder>`.
const keptAt = process.argv.indexOf('--kept')
const kept = keptAt < 0 ? null : process.argv[keptAt + 1]!
const alone = process.argv.indexOf('--part')
for (let part = 0; part < parts; part++) {
  if (alone >= 0 && Number(process.argv[alone + 1]) !== part) continue
  const path = kept && join(kept, `part-${part}.json`)
  if (path && existsSync(path)) {
    const before = JSON.parse(readFileSync(path, 'utf8')) as { lines: [number, Odds][]; posts: Odds[] }
    for (const [at, odds] of before.lines) lines.push({ it: all[at]!, odds })
    ofPosts.push(...before.posts)
    continue
  }
  const [hadLines, hadPosts] = [lines.length, ofPosts.length]
  const left = new Set(authors.filter((_, at) => at % parts === part))
  const reader = made(trained(({ from }) => !left.has(from)))
  for (const it of all) if (left.has(it.from)) lines.push({ it, odds: reader.odds(toldIn(it.text)) })
  for (const told of posts.filter((_, at) => at % parts === part)) ofPosts.push(reader.odds(told))
  if (path)
    writeFileSync(
      path,
      JSON.stringify({
        lines: lines.slice(hadLines).map(({ it, odds }) => [all.indexOf(it), odds]),
        posts: ofPosts.slice(hadPosts),
      }),
    )
  console.warn(`part ${part + 1} of ${parts}, ${lines.length} lines`)
}

if (alone >= 0) process.exit(0)
const passedBy = (values: number[], share: number) =>
  values.toSorted((a, b) => b - a)[Math.floor(values.length * share)] ?? 0
const median = (values: number[]) => passedBy(values, 0.5)
const round = (value: number) => Number(value.toFixed(4))
/** The threshold of short lines from the harmless lines of new authors, that of posts from the posts, a line between. */
function fromOf(name: keyof SafetyWeights['from']): From {
  const calmLines = lines.filter(({ it }) => calm(it) && it.from.startsWith('a') && it.weight === 2)
  const short = passedBy(
    calmLines.filter(({ odds }) => odds.words <= 2 * SHORT).map(({ odds }) => odds[name]!),
    allowed[name].lines,
  )
  const long = passedBy(
    ofPosts.map((odds) => odds[name]!),
    allowed[name].posts,
  )
  const doublings = Math.log2(median(ofPosts.map(({ words }) => words)) / SHORT)
  return { short: round(short), perDoubling: round(Math.max(0, (long - short) / doublings)) }
}
const from = { two: fromOf('two'), 'self-two': fromOf('self-two'), one: fromOf('one'), 'self-one': fromOf('self-one') }
const whose = { other: 0, child: 0, writer: 0.3, past: 0.5 }
console.warn(from)

const tierOf = (odds: Odds) => {
  const over = (name: keyof typeof from) =>
    odds[name]! - from[name].short - from[name].perDoubling * Math.log2(Math.max(1, odds.words / SHORT)) >= 0
  return over('two') || over('self-two') ? 2 : over('one') || over('self-one') ? 1 : 0
}
const share = (some: readonly Odds[], least: number) =>
  round(some.filter((odds) => tierOf(odds) >= least).length / Math.max(1, some.length))
const figures = (which: string, some: typeof lines) => {
  const of = (holds: (it: Example) => boolean) => some.filter(({ it }) => holds(it)).map(({ odds }) => odds)
  const [bad, mild, good] = [of(grave), of((it) => it.least === 1 && it.most === 1), of(calm)]
  return {
    which,
    grave: bad.length,
    calm: good.length,
    recall: share(bad, 2),
    asked: share(bad, 1),
    passiveAsked: share(mild, 1),
    alarms: share(good, 2),
    questions: share(good, 1),
  }
}
const unseen = [
  figures(
    'new authors',
    lines.filter(({ it }) => it.from.startsWith('a') && it.weight === 2),
  ),
  figures(
    'older authors',
    lines.filter(({ it }) => !it.from.startsWith('a')),
  ),
]
console.warn(unseen, { posts: ofPosts.length, two: share(ofPosts, 2), one: share(ofPosts, 1) })
if (!process.argv.includes('--dry')) {
  const file: SafetyWeights = { ...trained(() => true), from, whose }
  const write = (name: string, what: unknown) =>
    writeFileSync(new URL(`../${name}`, import.meta.url), `${JSON.stringify(what)}\n`)
  write('weights.json', file)
  write('unseen.json', unseen)
}
