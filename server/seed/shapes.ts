import type { SavedChatDraft, RoomStatus } from '@mallama/contracts/chat'
import type { CraftTone } from '@mallama/contracts/coach'
import type { Mood } from '@mallama/contracts/entry'
import type { Moment, RelationshipDraft } from '@mallama/contracts/relationships'
import type { RelationshipKind } from '@mallama/contracts/tools'
import type { z } from 'zod'

/** Days before the moment of seeding; 0.02 is half an hour ago. */
export type Ago = number

export interface Known {
  added: Ago
  draft: z.output<typeof RelationshipDraft>
  /** When, then trust, communication, joy, growth, and the words if there were any. */
  checkIns?: readonly (readonly [Ago, number, number, number, number, string?])[]
  moments?: readonly (readonly [Ago, Moment['kind'], 1 | 2 | 3, string])[]
}

export interface Talk {
  about: string
  began: Ago
  /** What the person wrote; the coach's side is asked for, not written. */
  says: readonly string[]
  /** Marked at the end but not saved yet. */
  status?: RoomStatus
  saved?: Pick<z.output<typeof SavedChatDraft>, 'title' | 'status'>
}

/** A tool that was used, about one of the people or nobody; what it answered is asked for, not written. */
export type Used = { ago: Ago; about: string | null } & (
  | { tool: 'text'; text: string; context?: string }
  | { tool: 'relationship'; relationshipType: RelationshipKind; description: string }
  | { tool: 'craft'; goal: string; selectedTone: CraftTone; originalDraft?: string }
  | { tool: 'argument'; originalConversation: string; context?: string; partiesInvolved: string[]; me: string }
)

export type Line = readonly [ago: Ago, mood: Mood, title: string, content: string, emotions: string, tags: string]

export interface Account {
  email: string
  /** For whoever reads the list of accounts. */
  who: string
  firstName?: string
  lastName?: string
  joined: Ago
  standing: 'member' | 'trial about to end' | 'trial ended' | 'new'
  people: readonly Known[]
  /** In the order in which they happened. */
  talks: readonly Talk[]
  sessions?: readonly Sitting[]
  used?: readonly Used[]
  /** When, the mood, a title, what happened, how it felt, and the tags with commas between them. */
  writes?: readonly Line[]
}

/** A solo session: what its person said in it, and how it stands now. */
export interface Sitting {
  ago: number
  title: string
  description: string
  says: readonly string[]
  status?: 'resolved' | 'needs_attention'
}
