import type { Family } from '../detectors/emotion-words.ts'
import type { NeedId } from './needs.ts'

/**
 * What is said about each kind of message. `{q}` is a quote of it, `{need}` what it may be after, `{who}` the sender.
 * Nothing is claimed that the kind does not carry: what is beneath the words is worded as possible.
 */
export interface Reading {
  /** What the message does, for the measures. */
  act: string
  valence: 'positive' | 'neutral' | 'negative'
  /** Its usual tone, where the words show none. */
  family: Family
  need: NeedId | null
  says: string
  means: string
  /** A second way to read it; null where there is no doubt. */
  other: string | null
}
