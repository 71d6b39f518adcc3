import { cue, type PlainCue } from '../../detectors/match.ts'

/**
 * What strains a relationship: criticism and quarrels, withdrawal and distance, contempt, betrayal (COACH.md,
 * "Relationship analysis"), and worry, which weighs nothing on the score.
 */
export const strainKinds = ['betrayal', 'contempt', 'withdrawal', 'criticism', 'worry'] as const
export type StrainKind = (typeof strainKinds)[number]

/** What the strain is about: the area that is named and the step that is offered follow from it (`advice.ts`). */
const topics = {
  lie: 'betrayal',
  affair: 'betrayal',
  money: 'betrayal',
  secret: 'betrayal',
  passedon: 'betrayal',
  credit: 'betrayal',
  promise: 'betrayal',
  trust: 'betrayal',
  mocked: 'contempt',
  names: 'contempt',
  jokes: 'contempt',
  public: 'contempt',
  lesser: 'contempt',
  silence: 'withdrawal',
  closed: 'withdrawal',
  busy: 'withdrawal',
  contact: 'withdrawal',
  missed: 'withdrawal',
  unasked: 'withdrawal',
  unsorry: 'withdrawal',
  cancels: 'withdrawal',
  forgotten: 'withdrawal',
  leftout: 'withdrawal',
  strangers: 'withdrawal',
  heldback: 'withdrawal',
  fault: 'criticism',
  quarrel: 'criticism',
  shouting: 'criticism',
  load: 'criticism',
  decides: 'criticism',
  dismissed: 'criticism',
  mine: 'criticism',
  jealous: 'criticism',
  bills: 'criticism',
  hard: 'criticism',
  talked: 'contempt',
  unaccepted: 'withdrawal',
  habit: 'criticism',
  ill: 'worry',
  fear: 'worry',
  lonely: 'worry',
  guilt: 'worry',
  grief: 'worry',
} as const satisfies Record<string, StrainKind>
export type StrainTopic = keyof typeof topics
export const kindOf = (topic: StrainTopic): StrainKind => topics[topic]

export interface StrainCue extends PlainCue {
  id: StrainTopic
}

export const strain = (id: StrainTopic, ways: readonly string[], unless?: RegExp): StrainCue => ({
  ...cue(id, ways, { strength: 0.7, ...(unless ? { unless } : {}) }),
  id,
})
