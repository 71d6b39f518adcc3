import kept from '../../data/words/story-roles.json' with { type: 'json' }
import type { StoryCategory } from '@mallama/contracts/stories'
import { firstName, people, type Someone } from '../text/people.ts'
import type { StoryInput } from '../operations.ts'

export interface Role {
  category: StoryCategory
  /** As the story calls the other person: "their partner". */
  other: string
  /** Few people have such a relation, so a person looks at the story before it is shared. */
  unusual: boolean
}

const table = kept as unknown as [types: string, category: Role['category'], other: string, unusual?: true][]
/** What the other person can be called. */
export const roleWords: readonly string[] = table.map(([, , other]) => other)
const byType = new Map(
  table.flatMap(([types, category, other, unusual]) =>
    types.split(' ').map((type) => [type, { category, other, unusual: unusual ?? false }] as const),
  ),
)
byType.set('best friend', byType.get('best_friend')!)
byType.set('line manager', byType.get('manager')!)

type RoleFound = { role: Role } | { role: null; why: 'unusual' | 'unknown' | 'two' }

/**
 * Who the other person is, from their row, or from the chat where there is no row. Where the chat keeps speaking of
 * somebody in another part of life and never of the person in the row, nobody can tell whose story it is.
 */
export function roleOf({ person, turns }: StoryInput, own: string, known: readonly string[]): RoleFound {
  const met = people(own.slice(0, 20_000), known)
  const roles = met.flatMap(({ someone, count }) => {
    const role = someone.role && !someone.plural ? byType.get(someone.role) : undefined
    return role ? [{ role, count }] : []
  })
  const top = roles.toSorted((a, b) => b.count - a.count)[0]
  if (!person) return top ? { role: top.role } : { role: null, why: 'unknown' }
  const role = byType.get(person.relationshipType)
  if (!role) return { role: null, why: 'unusual' }
  const name = firstName(person.name).toLowerCase()
  const spoken = met.some(({ someone }) => isOf(someone, role, name))
  if (top && !spoken && top.count >= 2 && top.role.category !== role.category) return { role: null, why: 'two' }
  // "My brother Conor" has a part of his own; where nobody is spoken of more, it may be his story. Turns alone count:
  // the title names whom it was saved for.
  const said = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const talk = people(said.join('\n').slice(0, 20_000), known)
  const mine = talk.reduce((sum, { someone, count }) => sum + (isOf(someone, role, name) ? count : 0), 0)
  const others = talk.filter(({ someone, count }) => someone.name && count >= mine && !isOf(someone, role, name))
  return others.some(({ someone }) => byType.has(someone.role ?? '')) ? { role: null, why: 'two' } : { role }
}

const isOf = ({ name, role }: Someone, { other }: Role, called: string): boolean =>
  name?.toLowerCase() === called || byType.get(role ?? '')?.other === other
