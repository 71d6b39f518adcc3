import type { RelationshipType } from '@mallama/contracts/relationship-types'
import type { Relationship } from '@mallama/contracts/relationships'
import { typeLabels } from '../relationship-types.ts'
import { folded } from './fold.ts'
import { kinOf } from './kin.ts'
import { titles } from './name-words.ts'

/** Someone who is not to be named, and what stands there instead. */
export interface Unnamed {
  name: string
  role: string
  /** What else a text calls them at the head of what they say, as "Mum". */
  heads?: readonly string[]
}

const words: Partial<Record<RelationshipType, string>> = {
  romantic_partner: 'my partner',
  spouse: 'my partner',
  best_friend: 'my friend',
  close_friend: 'my friend',
  extended_family: 'my relative',
  aunt_uncle: 'my relative',
  acquaintance: 'someone I know',
  other: 'someone I know',
}

export const roleOf = (type: RelationshipType) => words[type] ?? `my ${typeLabels[type].toLowerCase()}`

const partsOf = (name: string) =>
  folded(name)
    .text.split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)

/** Whether a party of a quarrel is someone who is tracked: by the whole name, by the first, or by a title and the last. */
const isSame = (party: string, tracked: string) => {
  const all = partsOf(party)
  const [one, other] = [untitled(all), untitled(partsOf(tracked))]
  if (one.length === 0 || other.length === 0) return party.trim() === tracked.trim()
  if (one.length < all.length && one.length === 1 && one[0] === other.at(-1)) return true
  const shorter = Math.min(one.length, other.length)
  return one.slice(0, shorter).join(' ') === other.slice(0, shorter).join(' ')
}

const untitled = (parts: readonly string[]) => {
  const first = parts.findIndex((part) => !titles.has(part))
  return first < 0 ? parts : parts.slice(first)
}

const letterOf = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)

/** The people who are tracked, by what they are to the person; the others are "Person A", "Person B" as they come. */
export function unnamed(
  tracked: readonly Pick<Relationship, 'personName' | 'relationshipType'>[],
  names: readonly string[],
): Unnamed[] {
  const known = tracked.map(({ personName, relationshipType }) => ({
    name: personName,
    role: roleOf(relationshipType),
    type: relationshipType,
    heads: [] as string[],
  }))
  const parties = [...new Set(names.map((name) => name.trim()).filter(Boolean))].filter(
    (name) => !known.some((one) => isSame(name, one.name)),
  )
  const strangers: string[] = []
  const kin: Unnamed[] = []
  for (const name of parties) {
    const types = kinOf(partsOf(name))
    const [nearest] = types
    if (nearest === undefined) {
      strangers.push(name)
      continue
    }
    // Where there are two of them it is not known which.
    const meant = known.filter(({ type }) => types.includes(type))
    if (meant.length === 1) meant[0]!.heads.push(name)
    else kin.push({ name, role: roleOf(nearest) })
  }
  return [
    ...known.map(({ name, role, heads }) => (heads.length > 0 ? { name, role, heads } : { name, role })),
    ...kin,
    ...strangers.map((name, index) => ({ name, role: `Person ${letterOf(index)}` })),
  ]
}

/** Two friends in one text are told apart; `present` are those who are in it. */
export function toldApart(present: readonly Unnamed[]): Map<Unnamed, string> {
  const roles = new Map<Unnamed, string>()
  for (const person of present) {
    const alike = present.filter(({ role }) => role === person.role)
    const nth = alike.indexOf(person)
    roles.set(person, alike.length > 1 ? `${person.role} ${letterOf(nth)}` : person.role)
  }
  return roles
}
