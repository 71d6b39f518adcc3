import { readFileSync, writeFileSync } from 'node:fs'
import { families, type Family } from '../src/detectors/emotion-words.ts'
import { gramsOf } from '../src/detectors/emotion-grams.ts'
import { toneBlocks, toneFeatures } from '../src/detectors/tone-features.ts'
import { valenceOf } from '../src/evals/families.ts'
import type { ToneFile } from '../src/detectors/tone.ts'
import { calibrationError, familyF1 } from '../src/evals/emotion-figures.ts'
import { macroF1 } from '../src/evals/measure.ts'
import { ownTurns } from '../src/evals/own-turns.ts'
import { fitSoftmax, sparseRows } from './logistic.ts'

/**
 * `node coach/train/tone.ts` weighs the comment model, the lexicon, the turn detectors and the words of turns together,
 * on the even conversations and on the lines in messages.txt, and writes coach/src/detectors/weights/tone.json. To be
 * run again after coach/train/emotions.ts and after changes to the turn detectors. The odd conversations are not read.
 */
interface Example {
  text: string
  conversation: string | null
  read: readonly Family[]
  is: Family
}

/** A gram that one text alone has tells about that text. */
const rarest = 2
/** A written line counts for less than a turn of a conversation: it was written to show its feeling. */
const lineWeight = 0.5
const folds = 6
const penalties = { bias: 0.1, model: 10, lexicon: 3, turn: 2, grams: 2 }

function written(): Example[] {
  let family: Family = 'neutral'
  return readFileSync(new URL('./messages.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): Example[] => {
      if (!line || line.startsWith('#')) return []
      const head = /^\[(\w+)\]$/.exec(line)
      if (head) {
        family = families.find((it) => it === head[1]) ?? 'neutral'
        return []
      }
      return [{ text: line, conversation: null, read: [family], is: family }]
    })
}

const blockOf = (at: number): keyof typeof penalties =>
  at >= toneBlocks.grams
    ? 'grams'
    : at >= toneBlocks.turn
      ? 'turn'
      : at >= toneBlocks.lexicon
        ? 'lexicon'
        : at >= toneBlocks.model
          ? 'model'
          : 'bias'

const penaltyOf = (at: number) => penalties[blockOf(at)]

/** The comment model's and the lexicon's own family is believed until the turns say otherwise. */
function drawnTo(at: number, family: number): number {
  if (blockOf(at) === 'model') return at - toneBlocks.model === family ? 0.5 : 0
  if (blockOf(at) === 'lexicon') return at - toneBlocks.lexicon === family ? 1 : 0
  return 0
}

interface Fit {
  grams: ReadonlyMap<string, number>
  weights: Float64Array
}

function fit(examples: readonly Example[]): Fit {
  const counts = new Map<string, number>()
  for (const { text } of examples) for (const { gram } of gramsOf(text)) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= rarest).map(([gram]) => gram)
  const grams = new Map(kept.sort().map((gram, at) => [gram, at]))
  const rows = sparseRows(
    examples.map(({ text }) => toneFeatures(text, grams).features.map(({ at, value }) => [at, value] as const)),
    toneBlocks.grams + grams.size,
  )
  const label = new Float64Array(examples.length * families.length)
  examples.forEach(({ read, conversation }, r) => {
    const share = (conversation === null ? lineWeight : 1) / read.length
    for (const family of read) label[r * families.length + families.indexOf(family)]! += share
  })
  return { grams, weights: fitSoftmax({ rows, classes: families.length, label, penalty: penaltyOf, drawnTo }, 80) }
}

function logOdds({ grams, weights }: Fit, text: string): Float64Array {
  const z = new Float64Array(families.length)
  for (const { at, value } of toneFeatures(text, grams).features)
    for (let k = 0; k < z.length; k++) z[k]! += weights[at * families.length + k]! * value
  return z
}

const softmax = (z: Float64Array, temperature: number) => {
  const top = Math.max(...z)
  const grown = z.map((value) => Math.exp((value - top) / temperature))
  const all = grown.reduce((sum, value) => sum + value, 0)
  return grown.map((value) => value / all)
}

const lines = written()
const turns: Example[] = ownTurns().filter(({ held }) => !held)
const conversations = [...new Set(turns.map(({ conversation }) => conversation))]
// Each conversation is read by a model that has not seen it: what the temperature is set on, and an honest figure.
const unseen = Array.from({ length: folds }, (_, fold) => {
  const out = new Set(conversations.filter((_, at) => at % folds === fold))
  const model = fit([...turns.filter(({ conversation }) => !out.has(conversation)), ...lines])
  return turns
    .filter(({ conversation }) => out.has(conversation))
    .map((turn) => ({ turn, z: logOdds(model, turn.text) }))
}).flat()

const surprise = (temperature: number) =>
  unseen.reduce((sum, { turn, z }) => sum - Math.log(softmax(z, temperature)[families.indexOf(turn.is)]!), 0)
// Never below 1: the turn detectors were tuned on these same conversations, so that the rest looks surer than it is.
const temperature = Array.from({ length: 31 }, (_, at) => 1 + at * 0.04).reduce((best, next) =>
  surprise(next) < surprise(best) ? next : best,
)
const judged = unseen.map(({ turn, z }) => {
  const chance = softmax(z, temperature)
  const sure = Math.max(...chance)
  return { turn, sure, got: families[chance.indexOf(sure)]! }
})
const round = (value: number) => Number(value.toFixed(4))
const unseenFigures: ToneFile['unseen'] = {
  turns: judged.length,
  macroF1: round(familyF1(judged.map(({ turn, got }) => ({ is: [turn.is], got: [got] })))),
  either: round(judged.filter(({ turn, got }) => turn.read.includes(got)).length / judged.length),
  valence: round(macroF1(judged.map(({ turn, got }) => ({ is: valenceOf(turn.is), got: valenceOf(got) })))),
  calibration: round(calibrationError(judged.map(({ turn, sure, got }) => ({ chance: sure, right: got === turn.is })))),
}
console.warn({ ...unseenFigures, temperature, surprise: surprise(temperature) / judged.length })

// What the honest runs got wrong, for docs/evidence/emotion-misses.md: even conversations only.
if (process.argv.includes('--misses'))
  for (const { turn, sure, got } of judged)
    if (got !== turn.is)
      console.warn(`${turn.conversation} ${got} ${sure.toFixed(2)}, wanted ${turn.read.join('/')}: ${turn.text}`)

const { grams, weights } = fit([...turns, ...lines])
const step = Number((Math.max(...weights.map(Math.abs)) / 127).toFixed(7))
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
const file: ToneFile = {
  step,
  temperature: Number(temperature.toFixed(2)),
  unseen: unseenFigures,
  grams: [...grams.keys()].join('\n'),
  weights: Buffer.from(bytes.buffer).toString('base64'),
}
const dry = process.argv.includes('--dry')
if (!dry)
  writeFileSync(new URL('../src/detectors/weights/tone.json', import.meta.url), `${JSON.stringify(file, null, 1)}\n`)
