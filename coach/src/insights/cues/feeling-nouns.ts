import kept from '../../../data/words/feeling-nouns.json' with { type: 'json' }
import type { Family } from '../../read/families.ts'

/** What people write into a field "emotions" that are no adjectives after "I feel". Our own list, a line a family. */
const table: Record<Exclude<Family, 'neutral'>, string> = kept.table

export const feelingNouns: ReadonlyMap<string, Family> = new Map(
  (Object.entries(table) as [Family, string][]).flatMap(([family, line]) =>
    line.split(' ').map((word): [string, Family] => [word, family]),
  ),
)

/** How a family is called in a sentence about several entries. */
export const familyNames: Record<Family, string> = kept.familyNames
