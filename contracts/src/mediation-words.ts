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
