import type { StoryInput } from '../operations.ts'
import type { Turn } from '../port.ts'
import { linesIn } from './lines.ts'
import { someone, stranger } from './stranger.ts'

/** A saved chat written for this project, with what should become of it; see data/stories.jsonl. */
export interface Chat {
  id: string
  want: 'ready' | 'held' | 'blocked'
  why: string
  /** Names, places, firms and numbers in it that no story may hold. */
  secrets: string[]
  input: StoryInput
}

export function chats(): Chat[] {
  return linesIn<Omit<Chat, 'input'> & StoryInput>('stories.jsonl').map(
    ({ id, want, why, secrets, person, ...rest }) => ({
      id,
      want,
      why,
      secrets,
      input: { ...rest, country: null, person: person && { ...stranger, ...person } },
    }),
  )
}

interface Draft {
  relationshipType: string
  name: string
  title?: string
  issue?: string
  lines: readonly string[]
  takeaways?: string
}

export function inputOf({ relationshipType, name, title = '', issue = '', lines, takeaways = '' }: Draft): StoryInput {
  return {
    title,
    originalIssue: issue,
    turns: lines.map((content): Turn => ({ role: 'user', content })),
    insights: '',
    keyTakeaways: takeaways,
    person: someone(name, relationshipType),
    knownPeople: [],
    userFirstName: null,
    country: null,
  }
}
