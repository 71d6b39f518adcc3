import { weightsOf } from '../learn/bytes.ts'
import { fileOf } from '../learn/file.ts'
import { once } from '../once.ts'
import { toldIn } from '../text/told.ts'
import { chancesOf, classifierOf, sigmoid, softmax, type GroupFile, type ReadFile } from './classifier.ts'
import { withSigns } from './messages.ts'
import { actAt, cueAt, cueHeads, headCount, mainActs, type CueHead, type CueName } from './turn-heads.ts'

/**
 * weights/turns.json.br as `coach/train/turns.ts` writes it: `words` reads a turn by itself, `view` adds what the turns
 * before say of it. Weights of the view are base64 of int8, a row of `headCount` to each number of `viewOf`.
 */
export interface TurnFile {
  words: ReadFile
  view: { weights: string; step: readonly number[] }
  /** The chance from which a cue is believed, of a message by itself and of a turn in view of those before. */
  from: { alone: Thresholds; inView: Thresholds }
}
export type Setting = 'alone' | 'inView'
export type Thresholds = Readonly<Record<CueName | 'sarcasm', number>>

/** What a turn does, each with its chance: cues by themselves, acts as shares of the one that it mainly is. */
export interface Chances {
  /** In the order of `cueHeads`, then of `mainActs`. */
  all: readonly number[]
  cue: (name: CueHead) => number
  act: (name: (typeof mainActs)[number]) => number
}

/** A turn as those after it see it. */
export interface Seen {
  speaker: string | null
  words: number
  asks: boolean
  chances: readonly number[]
}

const file = fileOf<TurnFile>(new URL('weights/turns.json.br', import.meta.url))
/** Reads a text by all heads, as the other classifiers do. */
export const reader = once(() => classifierOf(file().words))
const table = once(() => weightsOf(file().view.weights))
export const thresholds = () => file().from

/** Log-odds of all heads for the words of one turn. */
export const oddsOf = (text: string): Float64Array => reader().odds(withSigns(text))

const first = cueHeads.length
/** Calibrated on authors not learnt from. */
export const aloneBy = (groups: readonly GroupFile[], odds: Float64Array): number[] => [
  ...chancesOf(groups[0]!, odds.subarray(0, first)),
  ...chancesOf(groups[1]!, odds.subarray(first, headCount)),
]
export const alone = (odds: Float64Array): number[] => aloneBy(file().words.groups, odds)
export const chancesIn = (text: string): number[] => alone(oddsOf(text))
/** Which feeling is the main one, in the order of `families`. */
export const feelings = (odds: Float64Array): number[] => chancesOf(file().words.groups[2]!, odds.subarray(headCount))

/** Where nothing can be told: another language, no words. */
export const nothing: readonly number[] = Array.from({ length: headCount }, (_, at) => (at === actAt('inform') ? 1 : 0))

const WINDOW = 6
/** Own chances, the other's last turn, the speaker's own last, the talk, and one that is always 1. */
export const viewCount = 3 * headCount + 13
const logit = (chance: number) => Math.max(-3, Math.min(3, Math.log((chance + 1e-6) / (1 - chance + 1e-6)) / 2))
const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length)

/** What the turn itself and those before it say about a turn: numbers between -3 and 3. */
export function viewOf(turn: Seen, before: readonly Seen[]): Float64Array {
  const view = new Float64Array(viewCount)
  turn.chances.forEach((chance, at) => (view[at] = logit(chance)))
  const last = before.at(-1)
  const other = before.findLast(({ speaker }) => speaker !== turn.speaker)
  const mine = before.findLast(({ speaker }) => speaker === turn.speaker)
  if (other) view.set(other.chances, headCount)
  if (mine) view.set(mine.chances, 2 * headCount)
  const recent = before.slice(-WINDOW)
  const of = (name: CueHead) => recent.map(({ chances }) => chances[cueAt(name)]!)
  const most = (name: CueHead) => Math.max(0, ...of(name))
  view.set(
    [
      last ? 0 : 1,
      last && last.speaker === turn.speaker ? 1 : 0,
      Math.min(before.length, 12) / 12,
      mean(of('heavy')),
      most('heavy'),
      mean(of('harm')),
      most('harm'),
      mean(of('hurts')),
      most('hurts'),
      mean(of('repair')),
      other ? Math.log1p(other.words) / 3 : 0,
      other?.asks ? 1 : 0,
      1,
    ],
    3 * headCount,
  )
  return view
}

/** The chances of a turn in view: `add` is what the view adds to each head's log-odds. */
export function inViewBy(chances: readonly number[], add: ArrayLike<number>): number[] {
  const z = chances.map((chance, at) =>
    at < first ? Math.log((chance + 1e-6) / (1 - chance + 1e-6)) + add[at]! : Math.log(chance + 1e-6) + add[at]!,
  )
  return [...z.slice(0, first).map(sigmoid), ...softmax(z.slice(first), 1)]
}

export function inView(turn: Seen, before: readonly Seen[]): number[] {
  const view = viewOf(turn, before)
  const bytes = table()
  const { step } = file().view
  const add = new Float64Array(headCount)
  for (let f = 0; f < viewCount; f++)
    if (view[f] !== 0) for (let k = 0; k < headCount; k++) add[k]! += view[f]! * bytes[f * headCount + k]!
  return inViewBy(
    turn.chances,
    add.map((sum, k) => sum * step[k]!),
  )
}

export const seenOf = (speaker: string | null, text: string, chances: readonly number[]): Seen => ({
  speaker,
  chances,
  words: toldIn(text).reduce((sum, { words }) => sum + words.length, 0),
  asks: text.trimEnd().endsWith('?'),
})

const hurtful = new Set<string>([
  ...(['criticism', 'contempt', 'defensiveness', 'withdraw', 'stonewalling', 'threat', 'ultimatum', 'demand'] as const),
  ...(['defend', 'invalidate'] as const),
])
/** Of 267 turns that thank and 1,900 that hurt none was labelled with both: the likelier thanks are, the less is the rest. */
export function named(all: readonly number[]): Chances {
  const unthanked = 1 - all[cueAt('appreciation')]!
  const part = (name: string) => (hurtful.has(name) ? unthanked : 1)
  return { all, cue: (name) => all[cueAt(name)]! * part(name), act: (name) => all[actAt(name)]! * part(name) }
}

/** Log-odds of all heads for a stretch of a turn, to see which speaks most for one. */
export const oddsOfWords = (words: readonly string[]): Float64Array => reader().odds([{ from: 0, to: 0, words }])
