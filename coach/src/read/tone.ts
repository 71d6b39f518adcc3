import { legibility } from '../builtin/kind-of-text.ts'
import { feelingAt } from './turn-heads.ts'
import { feelings, oddsOf } from './turns.ts'
import { families, painful, pleasant, type Family } from './families.ts'
import { longestTurn } from '../text/plain.ts'
import type { Span } from '../text/span.ts'
import { evidenceIn } from './turn-evidence.ts'

/** The main feeling a message between two people, or a line of a diary, shows. */
export interface Tone {
  /** How likely each family is the main one; they sum to 1. Calibrated on authors not learnt from. */
  chances: Readonly<Record<Family, number>>
  /** Null where it is not enough to tell: nothing written, no words, or another language than English. */
  top: Family | null
  /** Chance of the first less chance of the second, 0..1: near 0 either may be meant. */
  margin: number
  /** Chance of a pleasant feeling less chance of a painful one, -1..1. */
  valence: number
  /** The sentence that speaks for each family that may be meant; none for the others. */
  words: Readonly<Record<Family, readonly Span[]>>
}

/** Less of a family than this is not in the words. */
const LEAST = 0.1

/**
 * Reads the tone of one message by the reader of turns. Linear in its length; of a very long text the first 6,000
 * characters are read.
 */
export function tone(text: string): Tone {
  const source = text.slice(0, longestTurn)
  const kind = legibility(source)
  const tell = kind === 'words' || kind === 'emoji'
  const all = feelings(oddsOf(source))
  const evidence = evidenceIn(source)
  const by = <T>(of: (chance: number, family: Family, at: number) => T) =>
    Object.fromEntries(families.map((family, at) => [family, of(all[at]!, family, at)])) as Record<Family, T>
  const chances = by((chance) => chance)
  const [first = 'neutral', next = 'neutral'] = families.toSorted((a, b) => chances[b] - chances[a])
  const sum = (of: readonly Family[]) => of.reduce((total, family) => total + chances[family], 0)
  return {
    chances,
    top: tell ? first : null,
    margin: tell ? chances[first] - chances[next] : 0,
    valence: tell ? sum(pleasant) - sum(painful) : 0,
    words: by((chance, family) => (tell && chance >= LEAST ? [evidence(family, [feelingAt(family)])] : [])),
  }
}
