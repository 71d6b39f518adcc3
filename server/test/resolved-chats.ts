import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { RelationshipType } from '@mallama/contracts/relationship-types'
import { users } from '../src/domains/account/account.table.ts'
import type { Person, TestWorld } from './world.ts'

/** A chat written for this project: what should become of it, and what of it may never be read by others. */
export interface ResolvedChat {
  id: string
  want: 'ready' | 'held' | 'blocked'
  title: string
  originalIssue: string
  turns: { role: 'user' | 'assistant'; content: string }[]
  insights: string
  keyTakeaways: string
  person: { name: string; relationshipType: string } | null
  secrets: string[]
}

const path = join(import.meta.dirname, '../../coach/src/evals/data/stories.jsonl')
export const resolvedChats = readFileSync(path, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as ResolvedChat)

export const theDishes = resolvedChats.find(({ id }) => id === 's00')!

/** As the panel saves it. */
export const draftOf = ({ title, originalIssue, turns, insights, keyTakeaways }: ResolvedChat) => ({
  title,
  originalIssue,
  chatHistory: turns.map((turn) => ({ ...turn, timestamp: '2026-03-01T18:00:00.000Z' })),
  status: 'resolved',
  aiInsights: insights,
  keyTakeaways,
})

/** Whom the chat is about, as somebody this person keeps track of. */
export async function someoneIn(owner: Person, chat: ResolvedChat, as = chat.person): Promise<string> {
  const { name: personName, relationshipType: type } = as ?? { name: 'Someone', relationshipType: 'friend' }
  const relationshipType = RelationshipType.safeParse(type).success ? type : 'other'
  const { status, body, text } = await owner.post('/api/relationships', { personName, relationshipType })
  if (status !== 201) throw new Error(`no relationship to test with: ${status} ${text}`)
  return body.id as string
}

/** Saves it as resolved; the answer is that of saving. */
export async function resolve(owner: Person, chat: ResolvedChat, more: object = {}, as = chat.person) {
  const id = await someoneIn(owner, chat, as)
  return owner.post(`/api/relationships/${id}/saved-chats`, { ...draftOf(chat), ...more })
}

/** The same chat with somebody whom few people have, so that the story waits for its author. */
export const aMentor = { name: 'Wendeline', relationshipType: 'mentor' }

export async function adminOf({ newcomer, database, app }: TestWorld): Promise<Person> {
  const person = await newcomer('admin')
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
  await app.world.live.refresh(database.db, person.id)
  return person
}
