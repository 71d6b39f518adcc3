import { writeFileSync } from 'node:fs'
import type { UnseenTurns } from '../src/evals/turns-unseen.ts'
import { headCount } from '../src/read/labels.ts'
import { turnGroups } from './turn-groups.ts'
import { alone, inViewBy, seenOf, viewCount, viewOf, type Seen, type TurnFile } from '../src/read/turns.ts'
import { rowsOf, scaleOf } from './fit.ts'
import { sparseRows } from './logistic.ts'
import { calibrated, figuresOf as groupFigures, toldOf } from './read-figures.ts'
import { fit, packed, unseen } from './read-fit.ts'
import type { Task } from './task.ts'
import { labelledTurns, PLAIN, singles, turnExamples, type LabelledTurn } from './turns-data.ts'
import { figuresOf, round, thresholdsOf, type Read } from './turns-figures.ts'
import { fitView } from './turns-fit.ts'
import { writePacked } from './pack.ts'
import { SQUARES, squareOf, stepOf } from './squares.ts'

/**
 * `node coach/train/turns.ts` trains the reader of turns and of messages by themselves and writes
 * coach/src/read/weights/turns.br and, of each author read by weights and thresholds that had learnt from the others,
 * coach/data/unseen/turns.json. Nothing is drawn by chance; the odd conversations and the held authors are not read. `--dry` writes
 * nothing. About two minutes.
 */
const task: Task = { groups: turnGroups, most: 16_000, penalty: 0.4, rarest: 2, rounds: 10 }
const VIEW = { penalty: 15, bias: 0.1, rounds: 60 }

const messages = singles('train')
const isMessage = (author: string) => messages.some((it) => it.author === author)
const turns = [...labelledTurns(), ...messages]
const examples = turnExamples(turns)
const rows = rowsOf(examples.map(({ told }) => told))
const authors = [...new Set(turns.map(({ author }) => author))].filter((author) => author !== PLAIN)
const odds = unseen(
  rows,
  examples,
  task,
  authors.map((author) => [author]),
)
/** Calibrated on those authors who may be read. */
const groupsBy = (may: (author: string) => boolean) =>
  turnGroups.map((group) =>
    calibrated(
      group,
      toldOf(examples, odds, turnGroups, group).filter(({ by }) => may(by)),
    ),
  )
const groups = groupsBy(() => true)

interface Example {
  turn: LabelledTurn
  want: readonly (number | null)[]
  chances: readonly number[]
  view: Float64Array
}
const places = new Map(turns.map((turn, at) => [turn, at]))
const all = [
  ...Map.groupBy(
    turns.filter(({ author }) => author !== PLAIN && !isMessage(author)),
    ({ author, conversation }) => `${author} ${conversation}`,
  ).values(),
].flatMap((room) => {
  const before: Seen[] = []
  return room.map((turn): Example => {
    const at = places.get(turn)!
    const chances = alone(Float64Array.from(odds.get(at)!), groups)
    const seen = seenOf(turn.speaker, turn.text, chances)
    const view = viewOf(seen, before)
    before.push(seen)
    return { turn, want: examples[at]!.want, chances, view }
  })
})

const penalty = new Float64Array(viewCount).fill(VIEW.penalty)
penalty[viewCount - 1] = VIEW.bias
const fitted = (some: readonly Example[]) =>
  fitView(
    sparseRows(
      some.map(({ view }) => Array.from(view, (value, at) => [at, value] as const).filter(([, value]) => value !== 0)),
      viewCount,
    ),
    some,
    penalty,
    VIEW.rounds,
  )
const seenBy = (weights: Float64Array, { view, chances }: Example) => {
  const add = new Float64Array(headCount)
  view.forEach((value, f) => {
    if (value !== 0) for (let c = 0; c < headCount; c++) add[c]! += value * weights[f * headCount + c]!
  })
  return inViewBy(chances, add)
}

const inTalks: Read[] = []
for (const author of authors.filter((it) => !isMessage(it))) {
  const weights = fitted(all.filter(({ turn }) => turn.author !== author))
  for (const it of all) if (it.turn.author === author) inTalks.push({ turn: it.turn, chances: seenBy(weights, it) })
}
/** By itself: chances by a calibration that has not seen `left`. */
const aloneReads = (left: string | null, may: (author: string) => boolean): Read[] => {
  const by = left === null ? groups : groupsBy((author) => author !== left)
  return turns.flatMap((turn, at) =>
    turn.author !== PLAIN && may(turn.author) ? [{ turn, chances: alone(Float64Array.from(odds.get(at)!), by) }] : [],
  )
}
const figures = [
  ...authors.filter(isMessage).map((author) =>
    figuresOf(
      author,
      'alone',
      aloneReads(author, (it) => it === author),
      aloneReads(author, (it) => it !== author),
    ),
  ),
  ...authors
    .filter((it) => !isMessage(it))
    .map((author) =>
      figuresOf(
        author,
        'inView',
        inTalks.filter(({ turn }) => turn.author === author),
        inTalks.filter(({ turn }) => turn.author !== author),
      ),
    ),
]
for (const { cues: byCue, ...rest } of figures) {
  console.warn(JSON.stringify(rest))
  if (rest.setting === 'inView') console.warn(JSON.stringify(byCue))
}
for (const setting of ['alone', 'inView'] as const)
  for (const part of [/^[1-4]$/, /^w/, /^s/]) {
    const those = figures.filter((it) => it.setting === setting && part.test(it.author))
    if (those.length === 0) continue
    const mean = (of: (it: UnseenTurns) => number) => round(those.reduce((sum, it) => sum + of(it), 0) / those.length)
    console.warn(setting, `${part}`, {
      horsemen: mean((it) => it.horsemen),
      contempt: mean((it) => it.cues.contempt!),
      main: mean((it) => it.main),
      hard: mean((it) => it.hard),
      harmless: mean((it) => it.harmless),
      harmGap: mean((it) => it.harmGap ?? 0),
      sarcasm: mean((it) => it.sarcasm),
    })
  }

const from = {
  alone: thresholdsOf(
    aloneReads(null, () => true),
    'alone',
  ),
  inView: thresholdsOf(inTalks, 'inView'),
}
console.warn(from)
const felt = turnGroups.find(({ name }) => name === 'feeling')!
const told = toldOf(examples, odds, turnGroups, felt)
const feelings = groupFigures(
  felt,
  told,
  [...new Set(told.map(({ by }) => by))].map((author) => [author]),
)
console.warn({ ...feelings, labels: [] })

function table(weights: Float64Array): TurnFile['view'] {
  const step = Array.from({ length: headCount }, (_, k) => {
    const most = weights.reduce((top, it, at) => (at % headCount === k ? Math.max(top, Math.abs(it)) : top), 1e-6)
    return stepOf(most, SQUARES)
  })
  const bytes = Int8Array.from(weights, (it, at) => squareOf(it, step[at % headCount]!))
  return { weights: bytes, step }
}

if (!process.argv.includes('--dry')) {
  const words = packed(fit(rows, examples, [...examples.keys()], task), groups, scaleOf)
  const file: TurnFile = { words, view: table(fitted(all)), from }
  const write = (name: string, what: unknown) =>
    writeFileSync(new URL(`../data/unseen/${name}.json`, import.meta.url), `${JSON.stringify(what, null, 1)}\n`)
  writePacked('read/weights/turns.br', file)
  write('turns', figures)
  write('feelings', [feelings])
}
