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
export const isOfOneself = ({ category }: Pick<Flag, 'category'>): boolean =>
  category === 'self-harm' || category === 'medical'
/** Whether a child writes, as far as it is known. */
export const isOfChild = ({ young, category, thirdParty }: Pick<Flag, 'category'> & Partial<Flag>): boolean =>
  young === true || (category === 'child-abuse' && !thirdParty)
