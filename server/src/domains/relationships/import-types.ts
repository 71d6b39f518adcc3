import { relationshipTypes, type RelationshipType } from '@mallama/contracts/relationship-types'

/** Words that people and address books use for each type, besides the type's own name. */
const words: Partial<Record<RelationshipType, string>> = {
  romantic_partner: 'lover, love, date, dating, in love with, inlovewith, significant other, so, other half',
  partner: 'life partner, domestic partner, civil partner, cohabitant',
  boyfriend: 'bf',
  girlfriend: 'gf',
  spouse: 'wife, husband, hubby, married, fiance, fiancee, fiancé, fiancée, bride, groom',
  ex_partner:
    'ex, ex wife, ex husband, ex boyfriend, ex girlfriend, ex spouse, ex lover, ex fiance, former partner, former wife, former husband, former spouse, divorced',
  parent: 'parents, guardian, stepparent',
  mother: 'mum, mom, mummy, mommy, mam, mama, ma, stepmother, stepmum, stepmom',
  father: 'dad, daddy, papa, pa, pop, stepfather, stepdad',
  sibling: 'siblings, stepsibling',
  brother: 'bro, stepbrother',
  sister: 'sis, stepsister',
  child: 'kid, children, stepchild',
  son: 'stepson, boy',
  daughter: 'stepdaughter, girl',
  grandparent:
    'grandmother, grandma, granny, gran, nan, nana, nanna, grandfather, grandpa, granddad, grandad, great grandparent',
  grandchild: 'grandson, granddaughter, grandkid, great grandchild',
  aunt_uncle: 'aunt, auntie, aunty, uncle',
  extended_family:
    'family, relative, relatives, nephew, niece, in law, in laws, inlaw, godfather, godmother, godparent, godson, goddaughter, godchild',
  best_friend: 'bestfriend, bff, bestie',
  friend: 'friends, mate, buddy, pal, penpal, pen pal',
  neighbor: 'neighbour',
  roommate: 'flatmate, housemate, room mate, flat mate, house mate',
  colleague: 'coworker, co worker, workmate, work mate, work, teammate, team mate',
  boss: 'manager, supervisor, line manager, superior',
  employee: 'subordinate, report, direct report, assistant',
  business_partner: 'cofounder, co founder',
  mentee: 'protege, protégé',
  client: 'customer',
  vendor: 'supplier, contractor',
  therapist: 'counsellor, counselor, psychologist',
  teacher: 'professor, tutor, lecturer',
  student: 'pupil',
  caregiver: 'carer, nurse, nanny, babysitter',
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

const known = new Map<string, RelationshipType>()
for (const type of relationshipTypes) {
  known.set(plain(type), type)
  for (const word of words[type]?.split(', ') ?? []) known.set(plain(word), type)
}

/** Says which one it is, and not of what kind. */
const telling =
  /^(?:my|our|the|a|an|dear|older|elder|eldest|oldest|younger|youngest|big|little|baby|half|step|twin|foster|adoptive|adopted|maternal|paternal|great|good|old|work|former school|school|childhood|first|second|only) (?=.)/

/** The type that a word stands for, in any letter case: "My wife" is a spouse. Null where it is none that we know. */
export function typeOf(word: string): RelationshipType | null {
  for (let text = plain(word.slice(0, 100)); text;) {
    const type = known.get(text)
    if (type) return type === 'other' ? null : type
    if (/ in laws?$/.test(text)) return 'extended_family'
    const shorter = text.replace(telling, '')
    if (shorter === text) return null
    text = shorter
  }
  return null
}
