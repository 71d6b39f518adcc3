import type { ReplyInput } from '../port.ts'

/** What a chat can be about, as the product names it. That this is an AI stands over every chat, and is not said twice. */
export function greeting({ person, userFirstName }: Pick<ReplyInput, 'person' | 'userFirstName'>): string {
  const who = userFirstName?.trim() ? ` ${userFirstName.trim()}` : ''
  const between = person ? `you and ${person.name.trim()}` : 'you and the people in your life'
  return `Hello${who}. We can talk about anything between ${between}: communication and conflict resolution, relationship dynamics, specific issues, emotional connection, or boundaries. Where would you like to start?`
}
