import { flatten } from '../text/words.ts'
import type { SafetyCategory } from '@mallama/contracts/safety'

/** What help depends on beside the category: a dose taken, somebody in the writer's care, a child hurt, nothing eaten, a neck held, a child wished for, sex that was forced, a weapon at hand, violence among others that is seen now, a threat to oneself that hangs on what somebody else does. */
export type About = 'taken' | 'care' | 'child' | 'hunger' | 'neck' | 'drawn' | 'forced' | 'armed' | 'seen' | 'condition'

/** A flag as a conversation keeps it. `cleared`: it is not about their safety, by their word or by what followed. */
export interface Flag {
  tier: 1 | 2 | 3
  category: SafetyCategory
  thirdParty: boolean
  cleared?: boolean
  /** Tier 1 only: messages since the direct question was asked. */
  asked?: number
  about?: About
  /** A language model that may do so read it as none: nothing of it is left over the talk. */
  lifted?: true
  /** The person said that it is not about their safety. The value stays, whatever becomes of the question. */
  aside?: boolean
  /** Only what it is like says so, and not surely: whoever says that it is not so has answered it. */
  doubt?: true
  /** Of what kind is not clear: another is nearly as likely, or it sounds like a child's and no child is told of. It is asked about in general. */
  vague?: boolean
  /** Dying was spoken of before, in the same talk. */
  despair?: true
  /** Another danger that was told of after it, and is less grave: its help stands beside. */
  beside?: SafetyCategory
  /** A child speaks, or a man who is hurt. */
  young?: boolean
  man?: boolean
}

export interface Sighting extends Flag {
  /** `statement/...`, `tongues/...`, `learnt/...`, or that of a language model. */
  rule: string
  /** The sentence it was seen in, as it was written. */
  quote?: string
  /** A threat in the mouth of whoever says it. */
  threat?: boolean
  /** Of the classifier alone: how far above the threshold of its tier, in log-odds. */
  above?: number
}

/** From this far above its threshold on what the classifier alone sees is as plain as what was stated. */
export const PLAIN = 1.5
/** The first of those that are gravest. */
export const gravest = <F extends Flag>(flags: readonly (F | null | undefined)[]): F | null =>
  flags.reduce<F | null>((most, it) => (it && it.tier > (most?.tier ?? 0) ? it : most), null)

/** The rule of what only a language model saw. */
export const BY_MODEL = 'model'
/** Harm that somebody close may do. */
export const closeKinds: readonly SafetyCategory[] = ['abuse', 'sexual-coercion', 'stalking', 'child-abuse']
export const isByClose = ({ category }: Pick<Flag, 'category'>): boolean => closeKinds.includes(category)
/** Whether it is the writer who harms. */
export const isDoer = ({ category, thirdParty }: Pick<Flag, 'category' | 'thirdParty'>): boolean =>
  category === 'threat-to-others' && !thirdParty
/** Of these alone nobody else is the cause. */
export const isOfOneself = ({ category }: Pick<Flag, 'category'>) => category === 'self-harm' || category === 'medical'
/** Whether it is feared for somebody's life: a "no" then says that they are not safe, and it takes more to be over. */
export const isOfTheirLife = ({ category, thirdParty }: Pick<Flag, 'category' | 'thirdParty'>): boolean =>
  category === 'self-harm' && thirdParty
/** Whether a child writes, as far as it is known. */
export const isOfChild = ({ young, category, thirdParty }: Pick<Flag, 'category'> & Partial<Flag>): boolean =>
  young === true || (category === 'child-abuse' && !thirdParty)

/** Never what was stated, and never where a child speaks. */
export const staysPut = ({ tier, category, young }: Flag) => tier === 3 || category === 'child-abuse' || young === true

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
  /\b(?:i ?a?m (?:only |just |a |nearly |almost |turning )*(?:(?:[5-9]|1[0-7])\b(?! ?(?:%|foot|feet|ft|min\w*|hours?|days?|weeks?|months?|weeks|km|stone|kilo\w*|months|years? (?:into|in|older|younger|sober|married|together))\b)|(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|a (?:teen\w*|minor|kid)\b)|(?:my|our) (?:homework|gcses?|a ?levels|sats?|prom|curfew|form tutor|head ?teacher|year (?:seven|eight|nine|ten|eleven|\d+)|class ?mates?|school (?:friends?|bag|trip))|in (?:year|grade) (?:[1-9]|1[0-3])\b|(?:\d+th|ninth|tenth|eleventh|twelfth) grade|grounded|babysits me|if i (?:tell|told) a teacher|minds me (?:after|while|when|every|till|until)\b|(?:me|us) (?:up )?(?:after|from) school\b|im at school|at my (?:high )?school|i go to high school|middle school|im in (?:(?:high|secondary|primary) school|class (?:[1-9]|1[0-2])\b(?! ?(?:days?|hours?|times?|to|till|until)\b))|high schooler)\b/
export const speaksAsChild = (text: string): boolean => youngWriter.test(flatten(text.slice(0, 20_000)))

/** Whether somebody close may be doing harm, the writer too, doubted or set aside: no apology, seeing their side, making up or forgiving is helped with. A doubt that was answered so is none, nor the fear of hurting whom one cares for. */
export function guards(flag: (Partial<Flag> & Pick<Flag, 'category'>) | null | undefined): boolean {
  if (!flag) return false
  const isOfWriter = flag.category === 'threat-to-others' && flag.about !== 'care'
  return (isByClose(flag) || isOfWriter) && (flag.aside ? !flag.doubt : !flag.cleared)
}

/** The rules of danger that is seen only because somebody is there: told of in the message, or only there. */
export const [NOW, THERE_ONLY] = ['learnt/now', 'learnt/there']
/** Seen by what it is like, and not by what it says. */
export const isLikeness = ({ rule }: Sighting): boolean => rule.startsWith('learnt/')
/** Before the category, in what is marked of a talk. */
export const GUARD = 'guard/'
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
    return ['guard', 'aside'].includes(kind!) && guards({ category: category as Flag['category'] })
  })
}
