import type { ArgumentAct } from '@mallama/contracts/coach'
import { argumentActs } from '@mallama/contracts/read-for'
import { fileOf, once } from '../learn/file.ts'
import { placeIn, type Place, setOf, type Told, toldIn } from '../text/words.ts'
import { chancesOf, classifierOf, sigmoid, softmax, type GroupFile, type ReadFile, actAt, cueAt } from './labels.ts'
import { cueHeads, cues, cuesOf, headCount, mainActs, type CueHead, type CueName, type MainAct } from './labels.ts'
import { beside, withSigns } from './laid.ts'

/** weights/turns.br as `coach/train/turns.ts` writes it: `words` reads a turn by itself, `view` adds the turns before, a row of `headCount` to each number of `viewOf`. `from`: the chance from which a cue is believed, of a message by itself and of a turn in view of those before. */
export interface TurnFile {
  words: ReadFile
  view: { weights: Int8Array; step: readonly number[] }
  from: Record<Setting, Thresholds>
}
export type Setting = 'alone' | 'inView'
export type Thresholds = Readonly<Record<CueName | 'sarcasm', number>>

const file = fileOf<TurnFile>(new URL('weights/turns.br', import.meta.url))
/** Reads a text by all heads, as the other classifiers do. */
export const reader = once(() => classifierOf(file().words))
export const thresholds = () => file().from

/** Log-odds of all heads for the words of one turn. */
export const oddsOf = (text: string, told = toldIn(text)): Float64Array => reader().odds(withSigns(text, told))

const first = cueHeads.length
/** Calibrated on authors not learnt from: in the order of `cueHeads`, then of `mainActs`. */
export const alone = (odds: Float64Array, groups: readonly GroupFile[] = file().words.groups): number[] => [
  ...chancesOf(groups[0]!, odds.subarray(0, first)),
  ...chancesOf(groups[1]!, odds.subarray(first, headCount)),
]
export const chancesIn = (text: string): number[] => alone(oddsOf(text))

/** Where nothing can be told: another language, no words. */
export const nothing: readonly number[] = Array.from({ length: headCount }, (_, at) => Number(at === actAt('inform')))

/** A turn as those after it see it. */
export type Seen = ReturnType<typeof seenOf>
export function seenOf(speaker: string | null, text: string, chances: readonly number[], told = toldIn(text)) {
  const words = told.reduce((sum, { words }) => sum + words.length, 0)
  return { speaker, chances, words, asks: text.trimEnd().endsWith('?') }
}

/** Own chances, the other's last turn, the speaker's own last, the talk, and one that is always 1. */
export const viewCount = 3 * headCount + 13
const logOdds = (chance: number) => Math.log((chance + 1e-6) / (1 - chance + 1e-6))
const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length)

/** What the turn itself and those before it say about a turn: numbers between -3 and 3. */
export function viewOf(turn: Seen, before: readonly Seen[]): Float64Array {
  const view = new Float64Array(viewCount)
  view.set(turn.chances.map((chance) => Math.max(-3, Math.min(3, logOdds(chance) / 2))))
  const last = before.at(-1)
  const other = before.findLast(({ speaker }) => speaker !== turn.speaker)
  const mine = before.findLast(({ speaker }) => speaker === turn.speaker)
  if (other) view.set(other.chances, headCount)
  if (mine) view.set(mine.chances, 2 * headCount)
  const of = (name: CueHead) => before.slice(-6).map(({ chances }) => chances[cueAt(name)]!)
  const talk = (['heavy', 'harm', 'hurts'] as const).flatMap((name) => [mean(of(name)), Math.max(0, ...of(name))])
  const place = [Number(!last), Number(last?.speaker === turn.speaker), Math.min(before.length, 12) / 12]
  const others = [other ? Math.log1p(other.words) / 3 : 0, Number(other?.asks ?? false)]
  view.set([...place, ...talk, mean(of('repair')), ...others, 1], 3 * headCount)
  return view
}

/** The chances of a turn in view: `add` is what the view adds to each head's log-odds. */
export function inViewBy(chances: readonly number[], add: ArrayLike<number>): number[] {
  const z = chances.map((chance, at) => (at < first ? logOdds(chance) : Math.log(chance + 1e-6)) + add[at]!)
  return [...z.slice(0, first).map(sigmoid), ...softmax(z.slice(first), 1)]
}

export function inView(turn: Seen, before: readonly Seen[]): number[] {
  const { weights, step } = file().view
  const add = new Float64Array(headCount)
  viewOf(turn, before).forEach((value, at) => {
    if (value !== 0) for (let head = 0; head < headCount; head++) add[head]! += value * weights[at * headCount + head]!
  })
  const added = add.map((sum, head) => sum * step[head]!)
  return inViewBy(turn.chances, added)
}

/** What a turn does, each with its chance: cues by themselves, acts as shares of the one that it mainly is. */
export type Chances = ReturnType<typeof named>

const hurts = setOf('criticism contempt defensiveness withdraw stonewalling threat ultimatum demand defend invalidate')
/** Of 267 turns that thank and 1,900 that hurt none was labelled with both: the likelier thanks are, the less is the rest. */
export function named(all: readonly number[]) {
  const unthanked = 1 - all[cueAt('appreciation')]!
  const of = (name: string, at: number) => (hurts.has(name) ? all[at]! * unthanked : all[at]!)
  return { cue: (name: CueHead) => of(name, cueAt(name)), act: (name: MainAct) => of(name, actAt(name)) }
}

/** What is made of the chances of a turn. */
export function decide(chances: Chances, from: Thresholds) {
  const found = new Set(cues.filter((cue) => chances.cue(cue) >= from[cue]))
  // "Sorry, but" is no apology, whatever its first word says.
  if (found.has('non-apology')) found.delete('apology')
  // An act with a cue of its own is none where the cue was not found.
  const may = mainActs.filter((act) => act !== 'validate' || found.has('validation'))
  const best = may.reduce((most, act) => (chances.act(act) > chances.act(most) ? act : most))
  const shows = (act: ArgumentAct) => {
    const by = cuesOf(act)
    // The share from which an act without a cue is one beside the main one.
    return by.length > 0 ? by.some((cue) => found.has(cue)) : chances.act(act) >= 0.2
  }
  const acts = argumentActs.filter((act) => act === best || shows(act))
  const main = argumentActs.find((act) => act === best) ?? null
  return { cues: found, acts, main, sarcasm: chances.cue('sarcasm') >= from.sarcasm }
}

/** The sentence that speaks most for some heads of the reader of turns, as it was written; the whole text where it has no words. */
export function evidenceIn(text: string, told: readonly Told[]): (heads: readonly number[]) => Place {
  const pieces = told.filter(({ words }) => words.length > 0)
  const odds = once(() => pieces.map(({ words }) => reader().odds([beside(words)])))
  return (heads) => {
    const [only = { from: 0, to: text.length }, ...more] = pieces
    if (more.length === 0) return placeIn(text, only)
    const push = odds().map((it) => heads.reduce((sum, head) => sum + it[head]!, 0))
    return placeIn(text, pieces[push.indexOf(Math.max(...push))]!)
  }
}
