import { legibility } from '../builtin/kind-of-text.ts'
import { longestTurn } from '../text/told.ts'
import { painful, pleasant, type Family } from './labels.ts'
import { read } from './read.ts'

/** The main feeling a message between two people, or a line of a diary, shows. */
export interface Tone {
  /** How likely each family is the main one; they sum to 1. Calibrated on authors not learnt from. */
  chances: Readonly<Record<Family, number>>
  /** Null where it is not enough to tell: nothing written, no words, or another language than English. */
  top: Family | null
  /** Chance of a pleasant feeling less chance of a painful one, -1..1. */
  valence: number
}

/**
 * Reads the tone of one message by the reader of turns. Linear in its length; of a very long text the first 6,000
 * characters are read.
 */
export function tone(text: string): Tone {
  const source = text.slice(0, longestTurn)
  const kind = legibility(source)
  const tell = kind === 'words' || kind === 'emoji'
  const found = read(source).tone()
  const sum = (of: readonly Family[]) =>
    found.reduce((total, { label, chance }) => total + (of.includes(label) ? chance : 0), 0)
  return {
    chances: Object.fromEntries(found.map(({ label, chance }) => [label, chance])) as Record<Family, number>,
    top: tell ? found[0]!.label : null,
    valence: tell ? sum(pleasant) - sum(painful) : 0,
  }
}
