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

/** `step_in`: the mediator makes the room fair again. `add`: what was still missing. */
export const turnKinds = ['say', 'back', 'add', 'mediator', 'step_in', 'left'] as const
export type TurnKind = (typeof turnKinds)[number]

export const MOST_IN_A_MEDIATION = 6

/** Asked of everyone alone, at every door; in this order, each with "Yes", "No" and "Not sure". */
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
export const aloneAnswers = ['yes', 'no', 'unsure'] as const
export type SaidAlone = Record<(typeof aloneAsks)[number]['id'], (typeof aloneAnswers)[number]>
