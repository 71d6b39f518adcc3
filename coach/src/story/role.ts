import type { StoryCategory } from '@mallama/contracts/stories'
import kept from '../../data/words/story-roles.json' with { type: 'json' }
import type { StoryInput } from '../operations.ts'
import { firstName, people, type Mention } from '../text/people.ts'
import type { Texts } from './texts.ts'

/** `other`: as the story calls them, "their partner". `unusual`: few have such a relation, so a person looks at it first. */
export type Role = { category: StoryCategory; other: string; unusual: boolean }

const table = kept as readonly (Role & { types: readonly string[] })[]
export const roleWords: readonly string[] = table.map(({ other }) => other)
const byType = new Map(table.flatMap(({ types, ...role }) => types.map((type) => [type, role] as const)))
const ofType = (type: string | null): Role | undefined => byType.get((type ?? '').replace('_', ' '))
const roleAt = ({ someone: { role, plural } }: Mention) => (plural ? undefined : ofType(role))

const longest = 20_000

/** Who the other person is, from their row, or from the chat where there is none; else why nobody can tell. Where the chat keeps speaking of somebody in another part of life alone, there are two. */
export function roleOf({ person }: StoryInput, { own, turns, names }: Texts): Role | 'unusual' | 'unknown' | 'two' {
  const met = people(own.join('\n').slice(0, longest), names)
  const [top] = met.filter(roleAt).toSorted((a, b) => b.count - a.count)
  const told = top && roleAt(top)
  if (!person) return told ?? 'unknown'
  const role = ofType(person.relationshipType)
  if (!role) return 'unusual'
  const name = firstName(person.name).toLowerCase()
  const isThem = ({ someone: it }: Mention) => it.name?.toLowerCase() === name || ofType(it.role)?.other === role.other
  const isElsewhere = told && top!.count >= 2 && told.category !== role.category
  // "My brother Conor" has a part of his own; where nobody is spoken of more, it may be his story. Turns alone count: the title names whom it was saved for.
  const talk = people(turns.join('\n').slice(0, longest), names)
  const mine = talk.filter(isThem).reduce((sum, { count }) => sum + count, 0)
  const isAnother = (it: Mention) => it.someone.name && it.count >= mine && !isThem(it) && ofType(it.someone.role)
  return (isElsewhere && !met.some(isThem)) || talk.some(isAnother) ? 'two' : role
}
