import { readFileSync } from 'node:fs'
import type { StoryInput } from '../operations.ts'
import type { Turn } from '../port.ts'
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
  const file = new URL('./data/stories.jsonl', import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, want, why, secrets, person, ...rest } = JSON.parse(line) as Omit<Chat, 'input'> & StoryInput
      return { id, want, why, secrets, input: { ...rest, country: null, person: person && { ...stranger, ...person } } }
    })
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
