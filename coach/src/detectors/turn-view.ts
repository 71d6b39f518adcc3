import { argumentActs } from '@mallama/contracts/coach'
import { cueNames, heads, headAt } from './turn-heads.ts'
import type { TurnReading } from './turn.ts'

/** A turn with what the model makes of its words alone. */
export interface Seen {
  /** As the rules read it in view of the turns before it. */
  ruled: TurnReading
  odds: readonly number[]
}

const window = 6
const harm = headAt('harm')
const hurts = headAt('hurts')
const heavy = headAt('heavy')
const repair = headAt('repair')
const firstAct = cueNames.length
/** The places: the rules' acts and main act in view, the turn's own odds, the other's last turn, the own last, the talk. */
const at = {
  acts: 0,
  main: argumentActs.length,
  harm: 2 * argumentActs.length,
  shut: 2 * argumentActs.length + 1,
  own: 2 * argumentActs.length + 2,
  other: 2 * argumentActs.length + 2 + heads.length,
  mine: 2 * argumentActs.length + 2 + 2 * heads.length,
  talk: 2 * argumentActs.length + 2 + 3 * heads.length,
}
/** How many numbers `viewOf` gives. */
export const viewCount = at.talk + 13

const chance = (z: number) => 1 / (1 + Math.exp(-z))

/** Each head's chance: of the acts one, of every other head by itself. */
export function chancesOf(odds: readonly number[]): Float64Array {
  const chances = new Float64Array(heads.length)
  for (let k = 0; k < firstAct; k++) chances[k] = chance(odds[k]!)
  const top = Math.max(...odds.slice(firstAct))
  let all = 0
  for (let k = firstAct; k < heads.length; k++) all += chances[k] = Math.exp(odds[k]! - top)
  for (let k = firstAct; k < heads.length; k++) chances[k]! /= all
  return chances
}

const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length)

/** What the turns before say about a turn: numbers between -3 and 3, `viewCount` of them. */
export function viewOf(turn: Seen, before: readonly Seen[]): Float64Array {
  const view = new Float64Array(viewCount)
  const { ruled, odds } = turn
  for (const { id } of ruled.acts) view[at.acts + argumentActs.indexOf(id)] = 1
  if (ruled.main) view[at.main + argumentActs.indexOf(ruled.main)] = 1
  view[at.harm] = ruled.harm.score / 5
  view[at.shut] = ruled.spans.stonewalling.some(({ id }) => id === 'stonewalling') ? 1 : 0
  chancesOf(odds).forEach((it, k) => {
    view[at.own + k] = k < firstAct ? Math.max(-3, Math.min(3, odds[k]! / 2)) : Math.max(-3, Math.log(it + 1e-9) / 2)
  })
  const last = before.at(-1)
  const other = before.findLast((it) => it.ruled.speaker !== ruled.speaker)
  const mine = before.findLast((it) => it.ruled.speaker === ruled.speaker)
  if (other) view.set(chancesOf(other.odds), at.other)
  if (mine) view.set(chancesOf(mine.odds), at.mine)
  const recent = before.slice(-window)
  const of = (turns: readonly Seen[], head: number) => turns.map((it) => chance(it.odds[head]!))
  view.set(
    [
      last ? 0 : 1,
      last && last.ruled.speaker === ruled.speaker ? 1 : 0,
      Math.min(before.length, 12) / 12,
      mean(of(recent, heavy)),
      Math.max(0, ...of(recent, heavy)),
      mean(of(recent, harm)),
      Math.max(0, ...of(recent, harm)),
      mean(of(recent, hurts)),
      Math.max(0, ...of(recent, hurts)),
      mean(of(recent, repair)),
      other ? Math.log1p(other.ruled.words) / 3 : 0,
      other && /\?\W*$/.test(other.ruled.text.slice(-20)) ? 1 : 0,
      1,
    ],
    at.talk,
  )
  return view
}
