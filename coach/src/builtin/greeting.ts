import type { Person } from '../port.ts'

/** The topics a chat can be about, as the product names them. */
const topics = [
  'communication and conflict resolution',
  'relationship dynamics',
  'specific issues',
  'emotional connection',
  'boundaries',
] as const

/** That this is an AI stands over every chat (the line of the panel): the greeting does not say it a second time. */
export function greeting({ person, userFirstName }: { person: Person | null; userFirstName: string | null }): string {
  const who = userFirstName?.trim() ? ` ${userFirstName.trim()}` : ''
  const between = person
    ? `anything between you and ${person.name.trim()}`
    : 'anything between you and the people in your life'
  return `Hello${who}. We can talk about ${between}: ${topics.slice(0, -1).join(', ')}, or ${topics.at(-1)}. Where would you like to start?`
}
