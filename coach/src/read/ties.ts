import labels from '../../data/labels.json' with { type: 'json' }
import { named } from './labels.ts'

/**
 * What a part of a description tells of two people; the labels of coach/data/lines/ties.jsonl. `none` is neither a
 * strength nor a strain.
 */
export const strengthTies = named(labels.strength)
export const strainTies = named(labels.strain)
export type StrengthTie = (typeof strengthTies)[number]
export type StrainTie = (typeof strainTies)[number]
export const ties = [...strengthTies, ...strainTies, 'none'] as const
export type Tie = (typeof ties)[number]

/** Whether it is good for the two, weighs on them, or neither. */
export type Sign = 'strength' | 'strain' | 'neither'
export const signOf = (tie: string): Sign =>
  tie === 'none' ? 'neither' : tie in labels.strength ? 'strength' : 'strain'

/**
 * What strains a relationship: criticism and quarrels, withdrawal and distance, contempt, betrayal (COACH.md,
 * "Relationship analysis"), and worry, which weighs nothing on the score.
 */
export const strainKinds = ['betrayal', 'contempt', 'withdrawal', 'criticism', 'worry'] as const
export type StrainKind = (typeof strainKinds)[number]
export const strainKindOf = (tie: StrainTie) => labels.strain[tie] as StrainKind

/** Who does it: the one who writes, the one who is written about, both, or somebody who comes between them. */
export const doers = ['writer', 'other', 'both', 'third'] as const
export type Doer = (typeof doers)[number]

/** What the writer does of their own closeness. */
export const closenesses = ['reassurance', 'distance', 'neither'] as const
export type Closeness = (typeof closenesses)[number]
