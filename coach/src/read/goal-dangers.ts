import { agesIn, classOf, partsOf } from '../safety/ages.ts'
import { fold } from '../text/fold.ts'
import { toldIn, type Told } from '../text/told.ts'
import { likenessOf } from './pressed.ts'

/**
 * What a goal for a message shows of danger: `victim`: whoever writes is hurt or ruled by the one it goes to, or by
 * somebody named; `groom`: a grown person courts or is alone with a child; `taken`: a dose or a wound there already is;
 * `goodbye`: the last words of somebody who means to die; `pursue`: the other has said no, blocked them or has an order.
 */
export const goalDangers = ['none', 'victim', 'groom', 'taken', 'goodbye', 'pursue'] as const
export type GoalDanger = (typeof goalDangers)[number]

/** Who is in danger: a grown writer, a child, somebody else who is grown; `doer`: the writer is the danger. */
export const endangered = ['self', 'child', 'other', 'doer'] as const
export type Endangered = (typeof endangered)[number]

/**
 * A goal with what the screen's learnt half makes of it and the ages that it tells, as words that nobody writes: what
 * was learnt of tellings counts beside the goal's own words.
 */
export function withDangers(text: string): Told[] {
  const told = toldIn(text)
  const young = agesIn(partsOf(fold(text))).filter((age) => age.years < ADULT && classOf(age) !== null)
  const ages = young.map((age) => `qqyoung${age.whose === 'i' ? 'own' : ''}`)
  return [...told, ...[...likenessOf(told), ...new Set(ages)].map((word) => ({ from: 0, to: 0, words: [word] }))]
}
const ADULT = 18
