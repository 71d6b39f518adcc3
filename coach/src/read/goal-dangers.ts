import { agesIn, classOf, partsOf } from '../safety/ages.ts'
import { reader } from '../safety/likeness.ts'
import { fold } from '../text/fold.ts'
import { toldIn, type Told } from '../text/told.ts'

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
  const like = reader().read(told)
  const near = (above: number) => Math.max(-4, Math.min(2, Math.round(above)))
  const signs = like
    ? [
        `qqtwo${near(like.above.two)}`,
        `qqone${near(like.above.one)}`,
        `qq${like.category}${near(like.above.one) > -2 ? 'near' : 'far'}`,
      ]
    : []
  const young = agesIn(partsOf(fold(text))).filter((age) => age.years < ADULT && classOf(age) !== null)
  const ages = young.map((age) => `qqyoung${age.whose === 'i' ? 'own' : ''}`)
  return [...told, ...[...signs, ...new Set(ages)].map((word) => ({ from: 0, to: 0, words: [word] }))]
}
const ADULT = 18
