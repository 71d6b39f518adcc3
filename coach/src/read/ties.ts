/**
 * What a part of a description tells of two people; the labels of coach/data/lines/ties.jsonl. The first six are
 * strengths, `none` is neither a strength nor a strain.
 */
export const strengthTies = ['trust', 'appreciation', 'repair', 'support', 'commitment', 'fun'] as const
export const strainTies = [
  'lie',
  'affair',
  'passedon',
  'mocked',
  'silence',
  'busy',
  'unasked',
  'cancels',
  'leftout',
  'missed',
  'fault',
  'quarrel',
  'load',
  'decides',
  'jealous',
  'habit',
  'ill',
  'grief',
  'fear',
  'lonely',
  'guilt',
] as const
export type StrengthTie = (typeof strengthTies)[number]
export type StrainTie = (typeof strainTies)[number]
export const ties = [...strengthTies, ...strainTies, 'none'] as const
export type Tie = (typeof ties)[number]

/** Whether it is good for the two, weighs on them, or neither. */
export const signs = ['strength', 'strain', 'neither'] as const
export type Sign = (typeof signs)[number]
const strong = new Set<string>(strengthTies)
export const signOf = (tie: string): Sign => (tie === 'none' ? 'neither' : strong.has(tie) ? 'strength' : 'strain')

/**
 * What strains a relationship: criticism and quarrels, withdrawal and distance, contempt, betrayal (COACH.md,
 * "Relationship analysis"), and worry, which weighs nothing on the score.
 */
export const strainKinds = ['betrayal', 'contempt', 'withdrawal', 'criticism', 'worry'] as const
export type StrainKind = (typeof strainKinds)[number]
const kinds: Readonly<Record<StrainTie, StrainKind>> = {
  lie: 'betrayal',
  affair: 'betrayal',
  passedon: 'betrayal',
  mocked: 'contempt',
  silence: 'withdrawal',
  busy: 'withdrawal',
  unasked: 'withdrawal',
  cancels: 'withdrawal',
  leftout: 'withdrawal',
  missed: 'withdrawal',
  fault: 'criticism',
  quarrel: 'criticism',
  load: 'criticism',
  decides: 'criticism',
  jealous: 'criticism',
  habit: 'criticism',
  ill: 'worry',
  grief: 'worry',
  fear: 'worry',
  lonely: 'worry',
  guilt: 'worry',
}
export const strainKindOf = (tie: StrainTie): StrainKind => kinds[tie]

/** Who does it: the one who writes, the one who is written about, both, or somebody who comes between them. */
export const doers = ['writer', 'other', 'both', 'third'] as const
export type Doer = (typeof doers)[number]

/** What the writer does of their own closeness. */
export const closenesses = ['reassurance', 'distance', 'neither'] as const
export type Closeness = (typeof closenesses)[number]
