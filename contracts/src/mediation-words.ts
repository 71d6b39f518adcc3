/** What pages that check nothing know of a mediation; it stands apart from the schemas, which would come along. */

export const mediationStages = [
  'waiting',
  'hearing',
  'lines',
  'ranking',
  'notes',
  'revising',
  'deciding',
  'agreement',
  'agreed',
] as const
export type MediationStage = (typeof mediationStages)[number]

/** `step_in`: the mediator makes the room fair again. `add`: what was still missing. `answer`: to an apology, or a no. */
export const turnKinds = ['say', 'back', 'add', 'answer', 'mediator', 'step_in', 'left'] as const
export type TurnKind = (typeof turnKinds)[number]

export const wishStates = ['open', 'offered', 'kept', 'in_it', 'aside'] as const
export type WishState = (typeof wishStates)[number]

export const MOST_IN_A_MEDIATION = 6
/** A pause that not all take up again ends so many days later. */
export const PAUSE_DAYS = 7

/** Asked of everyone alone, before it begins and after a pause; in this order, each with "Yes", "No" and "Not sure". */
export const aloneAsks = [
  { id: 'own', ask: 'Is it your own choice to take part?' },
  {
    id: 'refuse',
    ask: 'If you said no, or ended it, would you fear for your safety, your home, your money or your children?',
  },
  { id: 'afraid', ask: 'Are you afraid of anyone who takes part?' },
  {
    id: 'hurt',
    ask: 'In the last two years, has one of you hit, threatened or spied on another of you, or on purpose kept them from money, sleep or people, or made them feel worthless?',
  },
] as const
/** Before the last yes: after making peace nobody is asked once more who has hit whom. */
export const lastAsks = [
  { id: 'able', ask: 'Could you say no to this, and nothing bad would come of it?' },
  { id: 'peace', ask: 'Do you say yes only to have peace?' },
] as const
/** Asked once, of whoever was not sure of something: nobody loses it by being honest. */
export const plainAsk = { id: 'more', ask: 'If it were up to you alone, would you go on with this?' } as const
export const aloneAnswers = ['yes', 'no', 'unsure'] as const
type Answer = (typeof aloneAnswers)[number]
type Answered<Asks extends readonly { id: string }[]> = Record<Asks[number]['id'], Answer> & {
  more?: Answer | undefined
}
export type SaidAlone = Answered<typeof aloneAsks> | Answered<typeof lastAsks>
