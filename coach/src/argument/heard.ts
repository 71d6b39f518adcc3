import { fileOf } from '../learn/file.ts'
import { keptOf, type Linear } from '../learn/linear.ts'
import { once } from '../once.ts'
import type { ReadFile } from '../read/classifier.ts'
import { isOfOneself } from '../safety/flag.ts'
import { reader } from '../safety/likeness.ts'
import { toldIn } from '../safety/told.ts'
import { asHeard } from '../safety/turned.ts'
import type { Turn } from './lines.ts'

/** What one does in a quarrel: holds, hurts, threatens or frightens the other; follows them; speaks of dying. */
export const deeds = ['harm', 'stalking', 'dying'] as const
export type Deed = (typeof deeds)[number]

/** N-grams of one part of the words, a head for each of `deeds`. */
export type Part = Omit<ReadFile, 'groups'>
/** weights/heard.br as coach/train/quarrels.ts writes it. */
export interface HeardFile {
  own: Part
  others: Part
  /** Of each deed: what a point of each sign adds to its log-odds, and then the bias. */
  signs: Readonly<Record<Deed, readonly number[]>>
  /** Log-odds from which help is offered, and from which one question is asked. */
  from: Readonly<Record<(typeof sure)[number], { two: number; one: number }>>
}

/** A turn with what the safety screen makes of it, in log-odds above its threshold. */
export type Said = Pick<Turn, 'speaker' | 'text'> & ReturnType<typeof toldOf>

/** Deeds with a threshold of their own; who follows is one of those who harm. */
const sure = ['harm', 'dying'] as const
/** Words of a quarrel as people paste it. */
const USUAL = 64
/** So many turns are read as one quarrel, half of them again in the next. */
const WINDOW = 10
const LONGEST = 2000
/** Beyond this the screen's log-odds say no more. */
const MOST = 4
const level = (odds: number) => Math.max(-MOST, Math.min(MOST, odds))
const most = (values: readonly number[]) => Math.max(-MOST, ...values)

/** `heard`: as the one it is said to would tell it ("give me the phone" is heard as "he: give him the phone"); `plain`: as it stands, where it is told of others; `self`: of the one who says it. */
export function toldOf(text: string) {
  const told = toldIn(text.slice(0, LONGEST))
  const plain = reader().read(told)
  const above = plain ? level(plain.above.two) : -MOST
  const isSelf = plain !== null && isOfOneself(plain)
  const heard = level(reader().read(asHeard(told))?.above.two ?? -MOST)
  return { told, heard, plain: isSelf ? -MOST : above, self: isSelf ? above : -MOST }
}

/** What is known of a quarrel beside its n-grams where one of those in it does it, for each deed. */
export function signsOf(near: readonly Said[], by: string): Readonly<Record<Deed, readonly number[]>> {
  const { own = [], others = [] } = Object.groupBy(near, ({ speaker }) => (speaker === by ? 'own' : 'others'))
  const words = near.reduce((all, { told }) => all + told.reduce((sum, it) => sum + it.words.length, 0), 0)
  const long = Math.log2(Math.max(1, words) / USUAL)
  const heard = [own, others].map((some) => most(some.map((it) => it.heard)))
  const harm = [...heard, most(near.map(({ plain }) => plain)), long]
  return { harm, stalking: harm, dying: [most(own.map(({ self }) => self)), long] }
}

const file = fileOf<HeardFile>(new URL('weights/heard.br', import.meta.url))
const made = (part: Part): Linear => keptOf({ ...part, heads: deeds })
const model = once(() => ({ ...file(), own: made(file().own), others: made(file().others) }))

/** What one does, in the words of both: who frightens seldom needs a grave word for it, and who is afraid gives in. `doer`: whose harm is likeliest, however slight. Linear. */
export function heardIn(said: readonly Said[]) {
  const { own, others, signs, from } = model()
  const turns = said.map((it) => {
    const words = it.told.map((sentence) => sentence.words)
    return { ...it, own: words.map(own.sumsOf), others: words.map(others.sumsOf) }
  })
  const oddsOf = (near: typeof turns, by: string): number[] => {
    const odds = own.odds(near.flatMap((it) => (it.speaker === by ? it.own : [])))
    const beside = others.odds(near.flatMap((it) => (it.speaker === by ? [] : it.others)))
    const values = signsOf(near, by)
    return deeds.map((deed, head) =>
      [odds[head]! + beside[head]!, ...values[deed], 1].reduce((sum, value, n) => sum + value * signs[deed][n]!, 0),
    )
  }
  const places: { by: string; at: number; odds: readonly number[] }[] = []
  for (let at = 0; at === 0 || at + WINDOW / 2 < turns.length; at += WINDOW / 2) {
    // The same line said again by the same one says no more.
    const lines = turns.slice(at, at + WINDOW).map((it) => [JSON.stringify([it.speaker, it.text]), it] as const)
    const near = [...new Map(lines).values()]
    const names = new Set(near.map(({ speaker }) => speaker))
    if (names.size > 1) for (const by of names) places.push({ by, at, odds: oddsOf(near, by) })
  }
  const [first] = places
  if (!first) return { heard: [], doer: null }
  // Of many stretches one is over by chance; most of those of a long chat are calm.
  const many = Math.log(Math.max(1, Math.ceil(said.length / WINDOW))) / 2
  const worst = (head: number) => places.reduce((a, b) => (b.odds[head]! > a.odds[head]! ? b : a), first)
  const heard = sure.flatMap((deed) => {
    const head = deeds.indexOf(deed)
    const { by, at, odds } = worst(head)
    const over = odds[head]! - many
    if (over < from[deed].one) return []
    // The turn of theirs in which it stands most, with the sentence to quote: the whole makes no threat of each question in it.
    const theirs = turns.slice(at, at + WINDOW).flatMap(({ speaker, text, told, own: sums }, near) =>
      (speaker === by ? told : []).map(({ from, to }, n) => {
        return { turn: at + near, quote: text.slice(from, to).trim(), odds: own.odds([sums[n]!])[head]! }
      }),
    )
    const [shown = null] = theirs.toSorted((a, b) => b.odds - a.odds)
    const kind: Deed = deed === 'harm' && odds[deeds.indexOf('stalking')]! > 0 ? 'stalking' : deed
    const tier: 1 | 2 = over >= from[deed].two ? 2 : 1
    return [{ deed: kind, tier, by, shown }]
  })
  return { heard, doer: worst(deeds.indexOf('harm')).by }
}
