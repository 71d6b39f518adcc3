import { flatten } from '../text/words.ts'
import { isByClose, type Flag, type Sighting } from './flag.ts'

/** Never what was stated, and never where a child speaks. */
export const staysPut = ({ tier, category, young }: Flag): boolean =>
  tier === 3 || category === 'child-abuse' || young === true

/** The finding after "this is not about my safety": a doubt from then on, and as it was where it stays. */
export const putAside = <F extends Flag>(flag: F): F => (staysPut(flag) ? flag : { ...flag, tier: 1, aside: true })
type Text = string | null | undefined
/** As it counts for a tool, whose person set it aside or did not. `texts`: theirs, which may tell that a child writes. */
export function asSaid<F extends Flag>(flag: F | null, aside: boolean | undefined, texts: readonly Text[]): F | null {
  if (!flag) return null
  const spoken = texts.some((text) => text && speaksAsChild(text)) ? { ...flag, young: true } : flag
  return aside ? putAside(spoken) : spoken
}

/** Whoever says this is not grown up. Lower case, no apostrophes. */
const youngWriter =
  /\b(?:i ?a?m (?:only |just |a |nearly |almost |turning )*(?:(?:[5-9]|1[0-7])\b(?! ?(?:%|foot|feet|ft|min\w*|hours?|days?|weeks?|months?|weeks|km|stone|kilo\w*|months|years? (?:into|in|older|younger|sober|married|together))\b)|(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|a (?:teen\w*|minor|kid)\b)|(?:my|our) (?:homework|gcses?|a ?levels|sats?|prom|curfew|form tutor|head ?teacher|year (?:seven|eight|nine|ten|eleven|\d+)|class ?mates?|school (?:friends?|bag|trip))|in (?:year|grade) (?:[1-9]|1[0-3])\b|(?:\d+th|ninth|tenth|eleventh|twelfth) grade|grounded|im at school|at my school|middle school|im in (?:high|secondary|primary) school|high school(?:er)?)\b/
export const speaksAsChild = (text: string): boolean => youngWriter.test(flatten(text.slice(0, 20_000)))

/** Whether somebody close may be doing harm, the writer too, doubted or set aside: no apology, seeing their side, making up or forgiving is helped with. A doubt that was answered so is none, nor the fear of hurting whom one cares for. */
export function guards(flag: (Partial<Flag> & Pick<Flag, 'category'>) | null | undefined): boolean {
  if (!flag) return false
  const isOfWriter = flag.category === 'threat-to-others' && flag.about !== 'care'
  return (isByClose(flag) || isOfWriter) && (flag.aside ? !flag.doubt : !flag.cleared)
}

/** Seen by what it is like, and not by what it says. */
export const isLikeness = ({ rule }: Sighting): boolean => rule.startsWith('learnt/')
/** Before the category, in what is marked of a talk. */
export const GUARD = 'guard/'
const held = new Set(['guard', 'aside'])
/** Whether a talk's state, as it was handed back, holds a finding of the kind that a language model has cleared. */
export function isLifted(state: unknown, category: string): boolean {
  const { flag } = (state ?? {}) as { flag?: Flag | null }
  return flag?.lifted === true && flag.cleared === true && flag.category === category
}

/** Whether a talk's state, as it was handed back, marks harm by somebody close for the rest of it. */
export function isGuardedTalk(state: unknown): boolean {
  const marks = (state as { related?: unknown } | null)?.related
  if (!Array.isArray(marks)) return false
  return marks.some((it) => {
    const [kind, category] = String(it).split('/')
    return held.has(kind!) && guards({ category: category as Flag['category'] })
  })
}
