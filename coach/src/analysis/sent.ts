import type { SafetyCategory } from '@mallama/contracts/safety'
import said from '../../data/readings.json' with { type: 'json' }
import type { ReadsAs, Role } from '../read/labels.ts'

/** What is said of a kind of message (ARCHITECTURE.md); `{q}` is its quoted words. */
export interface Kind extends Record<'named' | 'tone' | 'tells' | 'when', string> {
  valence: 'positive' | 'neutral' | 'negative'
  group: keyof typeof said.groups
  /** Nobody who writes it is in danger from themselves by it. */
  everyday?: true
  /** Its answers wrong somebody who meant nothing by it. */
  costly?: true
  says: readonly string[]
  beneath: readonly [string, string]
  answers: Readonly<Partial<Record<Role, string>>> & { any: string }
}

/** What is said where it is no matter of readings: too little to read, danger, and harm that is told. */
export interface Plainly extends Record<'says' | 'means' | 'reply' | 'tone', string> {
  other: string | null
  /** What the words that it rests on are, and how sure it is. */
  named: string
  chance: number
  /** Its answer protects the reader, whatever else was told. */
  firm?: true
}
export type GraveKind = keyof typeof said.grave

/** What a kind of harm is read as, and what it means for the reader: its tier where it is sure, and where it is not. `unsure`: what it is read as where it is not sure, if that is something else. */
type HarmRead = { sure: 1 | 2; doubt: 1 | 2; grave: GraveKind; unsure?: GraveKind; category: SafetyCategory | null }
export const harms: ReadonlyMap<string, HarmRead> = new Map(Object.entries(said.harms as Record<string, HarmRead>))
/** What the screen sees done to the one who reads it is a threat, whatever the sentence is shaped like. */
export const bySeen = said.seen as Partial<Record<SafetyCategory, GraveKind>>
export const kinds = said.kinds as unknown as Readonly<Record<ReadsAs, Kind>>
export const grave = said.grave as Readonly<Record<GraveKind, Plainly & Pick<Kind, 'valence'>>>
export const { also, answer, groups, safe, threat, told, unread, vague } = said
const roles: ReadonlyMap<string, string> = new Map(Object.entries(said.roles))
/** Who a saved person is, as far as an answer depends on it. */
export const roleOf = (relationshipType: string): Role => (roles.get(relationshipType) as Role | undefined) ?? 'other'
