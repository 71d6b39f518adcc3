import { writeFileSync } from 'node:fs'
import { ruledInView } from '../src/detectors/conversation-rules.ts'
import { plain } from '../src/detectors/plain.ts'
import { decide } from '../src/detectors/turn-decide.ts'
import { heads } from '../src/detectors/turn-heads.ts'
import type { TurnFile } from '../src/detectors/turn-model.ts'
import { signCount, signsOf, wordShare } from '../src/detectors/turn-signs.ts'
import { readTurn, type TurnReading } from '../src/detectors/turn.ts'
import { viewCount, viewOf, type Seen } from '../src/detectors/turn-view.ts'
import type { UnseenTurns } from '../src/evals/turns-unseen.ts'
import { sparseRows } from './logistic.ts'
import { authors, labelledTurns, type LabelledTurn } from './turns-data.ts'
import { figuresOf, round, thresholdsOf, type Read } from './turns-figures.ts'
import { fitHeads } from './turns-fit.ts'

/**
 * `node coach/train/turns.ts` trains the model of turns and writes coach/src/detectors/weights/turn.json and, of each
 * author read by weights and thresholds that had learnt from all the others, turn-unseen.json. Nothing is drawn by
 * chance, and the odd conversations are not read. `--dry` writes nothing, `--misses` prints what was got wrong unseen.
 * To be run again after changes to the rules, to safety/model/{classes,features,word}.ts or to the labelled turns.
 * About a minute.
 */
const penalties = { words: 0.8, signs: 4, view: 15, bias: 0.1 }
/** Met in fewer turns, a word tells about those turns. */
const rarest = 3
/** As many as the file may hold. */
const mostWords = 4200
const rounds = { alone: 40, inView: 60 }
interface Example {
  turn: LabelledTurn
  ruled: TurnReading
  inView: TurnReading
  dense: Float64Array
  words: number[]
}

const rooms = [...Map.groupBy(labelledTurns(), ({ author, conversation }) => `${author} ${conversation}`).values()].map(
  (turns) => {
    const before: TurnReading[] = []
    return turns.map((turn): Example => {
      const read = plain(turn.text)
      const ruled = readTurn(turn.text, { speaker: turn.speaker })
      const inView = ruledInView(ruled, before)
      before.push(inView)
      return { turn, ruled, inView, ...signsOf(ruled, read) }
    })
  },
)
const all = rooms.flat()

interface Fit {
  known: number[]
  weights: Float64Array
}
const size = heads.length

/** Words first, then signs, then the bias. */
function rowsOf(examples: readonly Example[], known: readonly number[]) {
  const places = new Map(known.map((word, at) => [word, at]))
  return sparseRows(
    examples.map(({ dense, words }) => {
      const met = words.flatMap((word) => places.get(word) ?? [])
      const share = wordShare(met.length)
      return [
        ...met.map((at) => [at, share] as const),
        ...Array.from(dense, (value, at) => [known.length + at, value] as const).filter(([, value]) => value !== 0),
        [known.length + signCount, 1] as const,
      ]
    }),
    known.length + signCount + 1,
  )
}

function fitAlone(examples: readonly Example[]): Fit {
  const counts = new Map<number, number>()
  for (const { words } of examples) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  let known = [...counts].flatMap(([word, count]) => (count >= rarest ? [word] : [])).sort((a, b) => a - b)
  const once = () => {
    const penalty = new Float64Array(known.length + signCount + 1).fill(penalties.words)
    penalty.fill(penalties.signs, known.length)
    penalty[known.length + signCount] = penalties.bias
    const turns = examples.map(({ turn }) => turn)
    return fitHeads(rowsOf(examples, known), turns, penalty, rounds.alone)
  }
  const first = once()
  const weight = known.map((_, at) => first.subarray(at * size, (at + 1) * size).reduce((sum, it) => sum + it * it, 0))
  const kept = new Set(
    known
      .map((_, at) => at)
      .sort((a, b) => weight[b]! - weight[a]! || a - b)
      .slice(0, mostWords),
  )
  known = known.filter((_, at) => kept.has(at))
  return { known, weights: once() }
}

function oddsAlone({ known, weights }: Fit, examples: readonly Example[]): number[][] {
  const { from, index, value } = rowsOf(examples, known)
  return examples.map((_, r) => {
    const z = Array.from({ length: size }, () => 0)
    for (let k = from[r]!; k < from[r + 1]!; k++)
      for (let c = 0; c < size; c++) z[c]! += weights[index[k]! * size + c]! * value[k]!
    return z
  })
}

const viewRows = (views: readonly Float64Array[]) =>
  sparseRows(
    views.map((view) => Array.from(view, (value, at) => [at, value] as const).filter(([, value]) => value !== 0)),
    viewCount,
  )
const viewPenalty = new Float64Array(viewCount).fill(penalties.view)

const odds = new Map<Example, number[]>()
for (const author of authors) {
  const out = all.filter(({ turn }) => turn.author === author)
  const fit = fitAlone(all.filter(({ turn }) => turn.author !== author))
  oddsAlone(fit, out).forEach((z, at) => odds.set(out[at]!, z))
}
const views = new Map<Example, Float64Array>()
for (const room of rooms) {
  const before: Seen[] = []
  for (const example of room) {
    const seen = { ruled: example.inView, odds: odds.get(example)! }
    views.set(example, viewOf(seen, before))
    before.push(seen)
  }
}
const fitView = (examples: readonly Example[]) =>
  fitHeads(
    viewRows(examples.map((it) => views.get(it)!)),
    examples.map(({ turn }) => turn),
    viewPenalty,
    rounds.inView,
    examples.map((it) => odds.get(it)!),
  )
const later = new Map<Example, number[]>()
for (const author of authors) {
  const weights = fitView(all.filter(({ turn }) => turn.author !== author))
  for (const it of all)
    if (it.turn.author === author) {
      const z = [...odds.get(it)!]
      views.get(it)!.forEach((value, f) => {
        if (value !== 0) for (let c = 0; c < size; c++) z[c]! += value * weights[f * size + c]!
      })
      later.set(it, z)
    }
}

const read = {
  alone: all.map((example): Read => ({ turn: example.turn, ruled: example.ruled, z: odds.get(example)! })),
  inView: all.map((example): Read => ({ turn: example.turn, ruled: example.inView, z: later.get(example)! })),
}

const unseen = (['alone', 'inView'] as const).flatMap((setting) =>
  authors.map((author) => figuresOf(author, setting, read[setting])),
)
for (const { cues: byCue, ...rest } of unseen) {
  console.warn(JSON.stringify(rest))
  if (rest.setting === 'inView') console.warn(JSON.stringify(byCue))
}
for (const setting of ['alone', 'inView'] as const) {
  const rows = unseen.filter((it) => it.setting === setting && it.author !== authors[0])
  const mean = (of: (it: UnseenTurns) => number) => round(rows.reduce((sum, it) => sum + of(it), 0) / rows.length)
  console.warn(setting, {
    horsemen: mean((it) => it.horsemen),
    contempt: mean((it) => it.cues.contempt!),
    main: mean((it) => it.main),
    hard: mean((it) => it.hard),
    harmless: mean((it) => it.harmless),
    sarcasm: mean((it) => it.sarcasm),
  })
}

const from = { alone: thresholdsOf(read.alone, 'alone'), inView: thresholdsOf(read.inView, 'inView') }
console.warn(from)

// What the runs on unseen authors got wrong, for docs/evidence/detector-misses.md.
if (process.argv.includes('--misses'))
  for (const { turn, ruled, z } of read.inView) {
    const got = decide(ruled, z, from.inView, 'inView')
    const { id, cues: is, act, text } = turn
    const missed = is.filter((cue) => !got.cues.has(cue))
    const extra = [...got.cues].filter((cue) => !is.includes(cue))
    if (missed.length + extra.length > 0)
      console.warn(`${id} missed [${missed.join(', ')}] extra [${extra.join(', ')}] ${act}/${got.main}: ${text}`)
  }

function table(weights: Float64Array): { weights: string; step: number[] } {
  const step = Array.from({ length: size }, (_, k) => {
    const most = weights.reduce((top, it, at) => (at % size === k ? Math.max(top, Math.abs(it)) : top), 1e-6)
    return Number((most / 127).toPrecision(6))
  })
  const bytes = Int8Array.from(weights, (it, at) => Math.round(it / step[at % size]!))
  return { weights: Buffer.from(bytes.buffer).toString('base64'), step }
}

function gaps(known: readonly number[]): string {
  let before = -1
  const bytes = known.flatMap((word) => {
    const gap = word - before
    before = word
    return [...Array.from({ length: Math.floor(gap / 255) }, () => 255), gap % 255]
  })
  return Buffer.from(Uint8Array.from(bytes)).toString('base64')
}

if (!process.argv.includes('--dry')) {
  const { known, weights } = fitAlone(all)
  const signsAt = known.length * size
  const file: TurnFile = {
    from,
    bias: Array.from(weights.slice(signsAt + signCount * size), (it) => Number(it.toFixed(5))),
    known: gaps(known),
    words: table(weights.slice(0, signsAt)),
    signs: table(weights.slice(signsAt, signsAt + signCount * size)),
    view: table(fitView(all)),
  }
  const write = (name: string, what: unknown) =>
    writeFileSync(new URL(`../src/detectors/weights/${name}`, import.meta.url), `${JSON.stringify(what, null, 1)}\n`)
  write('turn.json', file)
  write('turn-unseen.json', unseen)
}
