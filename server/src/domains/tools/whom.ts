import type { CraftInput } from '@mallama/coach/operations'
import type { Live, Person } from '@mallama/coach/port'
import { firstName } from '@mallama/coach/text/people'
import type { Own } from '../../context.ts'
import { guideOf } from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'

/** Of somebody whom the person did not choose a coach hears what they are to them, and nothing that is kept of them. */
const NOTHING_ELSE = {
  notes: null,
  relationshipGoals: null,
  strugglingWith: null,
  currentIssues: null,
  triggers: null,
  redLines: null,
  aspirations: null,
  values: null,
  nonNegotiables: null,
  learned: null,
  likes: null,
  scores: null,
} satisfies Partial<Person>

/** More names than a message is about are not gone into. */
const MOST = 5

/** Its words between spaces, so that whole ones are found in it. */
const inWords = (text: string): string =>
  ` ${text
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')} `
const called = (label: string): string => inWords(firstName(label))

/** Those of the tracked whom a text names by a first name that nobody else of them has, written as it is kept; "My sister" has none. */
async function namedIn(ctx: Own, texts: readonly string[]): Promise<Person[]> {
  const people = await relationships.people(ctx)
  const lower = people.map(({ personName }) => called(personName).toLowerCase())
  const said = texts.map(inWords)
  const isNamed = (name: string) => name.trim() !== '' && said.some((it) => it.includes(name))
  const isOne = (name: string) => lower.indexOf(name) === lower.lastIndexOf(name)
  return people
    .filter(({ personName }, at) => isNamed(called(personName)) && isOne(lower[at]!))
    .slice(0, MOST)
    .map(({ personName: name, ...as }) => ({ ...NOTHING_ELSE, ...as, name }))
}

/**
 * Whom a flirty message is for, where nobody was chosen and it is somebody who may not be courted: the built-in coach says
 * so once it knows what they are to the person. Null where it may be written.
 */
export async function notToBeCourted(
  ctx: Own,
  input: Omit<CraftInput, 'person'>,
  { signal }: Pick<Live, 'signal'>,
): Promise<Person | null> {
  if (input.selectedTone !== 'flirty') return null
  const guide = guideOf(ctx)
  for (const person of await namedIn(ctx, [input.goal, input.context ?? ''])) {
    const { refused } = await guide.craftMessage({ ...input, person }, { signal })
    if (refused) return person
  }
  return null
}
