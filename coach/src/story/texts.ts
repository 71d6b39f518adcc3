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

const full = (text: string | null): text is string => text !== null && text.trim() !== ''

export function textsOf(input: StoryInput): Texts {
  const { person, turns, title, originalIssue, insights, keyTakeaways, knownPeople, userFirstName } = input
  const of = (role: 'user' | 'assistant') => turns.flatMap((turn) => (turn.role === role ? [turn.content] : []))
  // Whatever else a page has is screened too, so that a field that is new is not forgotten here.
  const { name = null, relationshipType: _type, scores: _scores, ...page } = person ?? {}
  return {
    own: [title, originalIssue, ...of('user'), insights, keyTakeaways].filter(full),
    coachs: of('assistant').filter(full),
    page: Object.values(page).filter(full),
    names: [name, person?.customLabel ?? null, ...knownPeople, userFirstName].filter(full),
  }
}
