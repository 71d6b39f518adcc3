import kept from '../../../data/words/roles.json' with { type: 'json' }
import { setOf } from '../../text/words.ts'

/**
 * Whom one writes to, by the word used for them: what they are called in a sentence, and what of a message that changes.
 * Own list, British and American.
 */
type Bound = 'kin' | 'partner' | 'child' | 'boss' | 'staff' | 'client' | 'student' | 'patient' | 'carer' | 'teacher'
export type Kind = Bound | 'ex' | 'friend' | 'office' | 'other'

type Row = readonly [kind: Kind, pronoun: 'he' | 'she' | 'they' | null, words: string]
const rows = kept as unknown as readonly Row[]

export const roles: ReadonlyMap<string, { kind: Kind; pronoun: Row[1] }> = new Map(
  rows.flatMap(([kind, pronoun, words]) => words.split(' ').map((word) => [word, { kind, pronoun }] as const)),
)

/** What one may call them to their face, besides their name. */
export const vocatives = setOf('mum mom mummy mama dad daddy papa gran nan nana grandma grandad grandpa auntie')
