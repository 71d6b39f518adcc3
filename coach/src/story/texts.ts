import type { StoryInput } from '../operations.ts'

export interface Texts {
  /** The author's own words, in the order in which they were written; the title and the issue come before the chat. */
  own: string[]
  coachs: string[]
  /** What the author keeps about the person. */
  page: string[]
  /** Names from the author's rows, to be known in any letter case. */
  names: string[]
}

const fields = [
  'customLabel',
  'notes',
  'relationshipGoals',
  'strugglingWith',
  'currentIssues',
  'triggers',
  'redLines',
  'aspirations',
  'values',
  'nonNegotiables',
  'learned',
  'likes',
] as const

const full = (text: string) => text.trim() !== ''

export function textsOf(input: StoryInput): Texts {
  const { person, turns, title, originalIssue, insights, keyTakeaways, knownPeople, userFirstName } = input
  const of = (role: 'user' | 'assistant') => turns.filter((turn) => turn.role === role).map(({ content }) => content)
  return {
    own: [title, originalIssue, ...of('user'), insights, keyTakeaways].filter(full),
    coachs: of('assistant').filter(full),
    page: fields.map((field) => person?.[field] ?? '').filter(full),
    names: [person?.name ?? '', person?.customLabel ?? '', ...knownPeople, userFirstName ?? ''].filter(full),
  }
}
