import type { RelationshipType } from '@mallama/contracts/relationship-types'
import type { Relationship } from '@mallama/contracts/relationships'

export const typeLabels: Record<RelationshipType, string> = {
  romantic_partner: 'Romantic partner',
  partner: 'Partner',
  boyfriend: 'Boyfriend',
  girlfriend: 'Girlfriend',
  spouse: 'Spouse',
  ex_partner: 'Former partner',
  parent: 'Parent',
  mother: 'Mother',
  father: 'Father',
  sibling: 'Sibling',
  brother: 'Brother',
  sister: 'Sister',
  child: 'Child',
  son: 'Son',
  daughter: 'Daughter',
  grandparent: 'Grandparent',
  grandchild: 'Grandchild',
  aunt_uncle: 'Aunt/Uncle',
  cousin: 'Cousin',
  extended_family: 'Extended family',
  best_friend: 'Best friend',
  close_friend: 'Close friend',
  friend: 'Friend',
  acquaintance: 'Acquaintance',
  neighbor: 'Neighbor',
  roommate: 'Roommate',
  colleague: 'Colleague',
  boss: 'Boss',
  employee: 'Employee',
  business_partner: 'Business partner',
  mentor: 'Mentor',
  mentee: 'Mentee',
  client: 'Client',
  vendor: 'Vendor',
  therapist: 'Therapist',
  coach: 'Coach',
  teacher: 'Teacher',
  student: 'Student',
  caregiver: 'Caregiver',
  other: 'Other',
}

interface Group {
  name: string
  types: readonly RelationshipType[]
}

/** As people look for them; each type once. */
export const typeGroups: readonly Group[] = [
  { name: 'Partners', types: ['romantic_partner', 'partner', 'boyfriend', 'girlfriend', 'spouse', 'ex_partner'] },
  {
    name: 'Close family',
    types: ['parent', 'mother', 'father', 'sibling', 'brother', 'sister', 'child', 'son', 'daughter'],
  },
  { name: 'Wider family', types: ['grandparent', 'grandchild', 'aunt_uncle', 'cousin', 'extended_family'] },
  { name: 'Friends', types: ['best_friend', 'close_friend', 'friend', 'acquaintance'] },
  { name: 'Where you live', types: ['roommate', 'neighbor'] },
  {
    name: 'Work',
    types: ['colleague', 'boss', 'employee', 'business_partner', 'mentor', 'mentee', 'client', 'vendor'],
  },
  { name: 'Care and learning', types: ['therapist', 'coach', 'caregiver', 'teacher', 'student'] },
  { name: 'Someone else', types: ['other'] },
]

interface Choice {
  value: string
  label: string
}
export interface Choices {
  name: string
  choices: readonly Choice[]
}

const choiceOf = (type: RelationshipType): Choice => ({ value: type, label: typeLabels[type] })

export const typeChoices: readonly Choices[] = typeGroups.map(({ name, types }) => ({
  name,
  choices: types.map(choiceOf),
}))

const tracked = ['brother', 'sister', 'friend', 'colleague', 'ex_partner', 'other'] as const
/** Mom and Dad stand for them. */
const named: readonly RelationshipType[] = ['romantic_partner', 'mother', 'father', ...tracked]

/** As the profile asks: the few that most people look for, then everyone else. The server takes mom and dad as well. */
export const profileTypeChoices: readonly Choices[] = [
  {
    name: 'Most often',
    choices: [
      choiceOf('romantic_partner'),
      { value: 'mom', label: 'Mom' },
      { value: 'dad', label: 'Dad' },
      ...tracked.map(choiceOf),
    ],
  },
  {
    name: 'Everyone else',
    choices: typeGroups.flatMap(({ types }) => types.filter((type) => !named.includes(type)).map(choiceOf)),
  },
]

type Typed = Pick<Relationship, 'relationshipType' | 'customLabel'>

const ownLabel = ({ relationshipType, customLabel }: Typed) =>
  relationshipType === 'other' && customLabel?.trim() ? customLabel : null

/** What someone is to the person, as a label. */
export const typeLabel = (relationship: Typed) => ownLabel(relationship) ?? typeLabels[relationship.relationshipType]

/** The same on the dashboard's cards: the bare type, underscores as spaces. */
export const typeWords = (relationship: Typed) =>
  ownLabel(relationship) ?? relationship.relationshipType.replaceAll('_', ' ')
