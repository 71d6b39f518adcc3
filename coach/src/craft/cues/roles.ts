/**
 * Whom one writes to, by the word used for them: what they are called in a sentence, and what of a message that changes.
 * Own list, British and American.
 */
export type Kind =
  | 'kin'
  | 'partner'
  | 'child'
  | 'boss'
  | 'staff'
  | 'client'
  | 'student'
  | 'patient'
  | 'carer'
  | 'teacher'
  | 'ex'
  | 'friend'
  | 'office'
  | 'other'

type Row = readonly [kind: Kind, pronoun: 'he' | 'she' | 'they' | null, words: string]
const rows: readonly Row[] = [
  [
    'kin',
    'she',
    'mum mom mummy mother mama sister aunt auntie grandma gran nan nana grandmother niece stepmum stepmom stepmother mother-in-law sister-in-law daughter-in-law stepsister godmother halfsister',
  ],
  [
    'kin',
    'he',
    'dad father daddy papa brother uncle grandad grandpa grandfather nephew stepdad stepfather father-in-law brother-in-law son-in-law stepbrother godfather halfbrother',
  ],
  ['kin', null, 'cousin sibling twin grandchild godchild'],
  [
    'kin',
    'they',
    'parents sisters brothers in-laws grandparents cousins aunts uncles nieces nephews siblings family folks',
  ],
  ['child', 'she', 'daughter stepdaughter granddaughter goddaughter'],
  ['child', 'he', 'son stepson grandson godson'],
  ['child', null, 'child kid teenager teen'],
  ['child', 'they', 'children kids sons daughters'],
  ['partner', 'she', 'wife girlfriend fiancée fiancee gf'],
  ['partner', 'he', 'husband boyfriend fiancé fiance hubby bf'],
  ['partner', null, 'partner spouse crush date'],
  ['boss', null, 'boss manager supervisor director head employer ceo principal'],
  ['boss', null, 'team-lead line-manager'],
  ['staff', null, 'employee assistant intern apprentice trainee subordinate nanny babysitter cleaner'],
  ['staff', 'they', 'employees staff interns'],
  ['client', null, 'client customer'],
  ['client', 'they', 'clients customers'],
  ['student', null, 'student pupil tutee'],
  ['student', 'they', 'students pupils'],
  ['patient', null, 'patient'],
  ['patient', 'they', 'patients'],
  ['ex', 'she', 'ex-wife ex-girlfriend'],
  ['ex', 'he', 'ex-husband ex-boyfriend'],
  ['ex', null, 'ex ex-partner co-parent'],
  ['friend', null, 'friend mate bestie pal buddy roommate flatmate housemate teammate'],
  ['friend', 'they', 'friends mates flatmates roommates housemates girls boys lads'],
  [
    'office',
    null,
    'colleague coworker co-worker business-partner co-founder cofounder landlord solicitor lawyer accountant agent editor supplier contractor builder plumber electrician mechanic recruiter tenant seller buyer',
  ],
  [
    'carer',
    null,
    'doctor gp therapist counsellor counselor psychiatrist psychologist physio physiotherapist dentist midwife nurse surgeon social-worker priest pastor vicar rabbi imam',
  ],
  ['teacher', null, 'teacher tutor lecturer professor coach trainer instructor mentor driving-instructor'],
  ['student', null, 'mentee'],
  ['teacher', 'they', 'teachers'],
  ['office', 'she', 'landlady'],
  ['office', 'they', 'team colleagues coworkers co-workers tenants'],
  ['other', null, 'neighbour neighbor host guest member'],
  ['other', 'they', 'neighbours neighbors guests group'],
]

interface Role {
  kind: Kind
  pronoun: 'he' | 'she' | 'they' | null
  plural: boolean
}

export const roles: ReadonlyMap<string, Role> = new Map(
  rows.flatMap(([kind, pronoun, words]) =>
    words.split(' ').map((word) => [word, { kind, pronoun, plural: pronoun === 'they' }] as const),
  ),
)

/** Longest first, so that "mother-in-law" is not read as "mother"; a hyphen may be a space. */
export const roleWords = [...roles.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('-', '[ -]'))
  .join('|')

/** What one may call them to their face, besides their name. */
export const vocatives = /^(?:mum|mom|mummy|mama|dad|daddy|papa|gran|nan|nana|grandma|grandad|grandpa|auntie)$/i
