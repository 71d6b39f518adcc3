import type { RelationshipType } from '@mallama/contracts/relationship-types'

const words = (list: string) => list.trim().split(/\s+/)

/** What people are called by what they are to somebody, and which kinds of relationship that may be. */
const groups: readonly [called: string, types: RelationshipType[]][] = [
  ['mother mum mom mam mama mamma mommy mummy mumma maman mutti ma', ['mother', 'parent']],
  ['father dad daddy dada papa pa pop pops da vati', ['father', 'parent']],
  [
    'grandmother grandma gran granny nan nana nanny oma grandfather grandpa grandad granddad gramps opa grandparent',
    ['grandparent'],
  ],
  ['sister sis', ['sister', 'sibling']],
  ['brother bro', ['brother', 'sibling']],
  ['son', ['son', 'child']],
  ['daughter', ['daughter', 'child']],
  ['aunt auntie aunty uncle', ['aunt_uncle', 'extended_family']],
  ['cousin', ['cousin', 'extended_family']],
  ['husband hubby wife wifey spouse', ['spouse', 'partner', 'romantic_partner']],
  ['boyfriend bf', ['boyfriend', 'partner', 'romantic_partner']],
  ['girlfriend gf', ['girlfriend', 'partner', 'romantic_partner']],
  ['partner fiance fiancee', ['partner', 'romantic_partner', 'spouse']],
  ['ex', ['ex_partner']],
  ['boss manager', ['boss']],
  ['colleague coworker co-worker', ['colleague']],
  ['roommate flatmate housemate', ['roommate']],
  ['neighbor neighbour', ['neighbor']],
  ['friend bestie bff', ['friend', 'close_friend', 'best_friend']],
  ['teacher', ['teacher']],
  ['therapist', ['therapist']],
  ['coach', ['coach']],
]

const known = new Map(groups.flatMap(([called, types]) => words(called).map((word) => [word, types] as const)))

/** What goes before such a word: "my mum", "dear Dad". */
const before = new Set(words('my our the dear'))

/** The kinds that the letters of a name speak of, the nearest first, where it is nothing but such a word; else none. */
export function kinOf(parts: readonly string[]): readonly RelationshipType[] {
  const said = parts.filter((part) => !before.has(part))
  return (said.length === 1 && known.get(said[0]!)) || []
}
