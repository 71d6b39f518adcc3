import type { ChatReply } from '@mallama/contracts/chat'
import type { Answered } from '@mallama/contracts/coach'
import type { Guided, stepDeeds } from '@mallama/contracts/guide'
import type { Fact } from '@mallama/contracts/memory'
import type { ListField, Relationship } from '@mallama/contracts/relationships'
import type { Evidence, Safety } from '@mallama/contracts/safety'

/** The chat's own part of the coach. */
export interface ChatCoach {
  readonly kind: 'built-in' | 'language-model'
  /** Answers one message. Calls `say` once a sentence, already screened; rejects when `signal` aborts. */
  reply(input: ReplyInput, live?: Live): Promise<Reply>
  /** What a finished chat comes down to, in three labelled sections. */
  savedChatInsights(input: InsightsInput, live?: Live): Promise<Insights>
  /** The first words of a new chat: once, with what can be talked about, and that this is an AI. */
  greeting(input: Pick<ReplyInput, 'person' | 'userFirstName'>): string
}

export interface Live {
  say?: (sentence: string) => void
  /** What was seen of danger, before the first sentence; again where another reader sees more. */
  safety?: (seen: NonNullable<Safety>) => void
  signal?: AbortSignal
  /** Called as a long answer grows. */
  progress?: ((done: Progress) => void) | undefined
  /** Whose it is: where many ask at once, nobody is answered twice before the next. */
  who?: string
}

/** So many parts of an answer have begun, of so many; `text`: as much of its words as there is and may be shown. */
export type Progress = { part: number; of: number; text?: string }

export interface Turn {
  role: 'user' | 'assistant'
  content: string
  /** Words to send that were offered with it. */
  message?: { text: string }
  /** What was asked beneath it. */
  ask?: { question: string }
}

/** What the owner's rows say about the other person. Lists are one item a line, as stored. */
export interface Person extends Pick<Relationship, 'customLabel' | 'notes' | Exclude<ListField, 'incompatibilities'>> {
  name: string
  relationshipType: string
  /** 0..100, or null without a check-in. */
  scores: { overall: number; trust: number; communication: number; joy: number; growth: number } | null
}

/** What was learnt from the person's earlier messages: as told of them, and in their own words (empty where they changed it). Where it is not known when, no day is named. */
export type Remembered = Pick<Fact, 'fact' | 'quote'> & Partial<Pick<Fact, 'learnedAt'>>

export interface ReplyInput {
  message: string
  /** Earlier turns of this conversation, oldest first; the message itself is not among them. */
  history: readonly Turn[]
  /** What `reply` answered as `state` last time; null at the start. Opaque to the caller, JSON. */
  state: unknown
  person: Person | null
  /** What is kept of this relationship from earlier talks, newest first. */
  memory?: readonly Remembered[]
  /** Names of the other people the writer keeps track of, to be recognised in any letter case. */
  knownPeople: readonly string[]
  userFirstName: string | null
  /** ISO 3166 alpha-2, or null when not known. */
  country: string | null
  /** IANA name of the person's zone; null where it is not known. */
  timeZone?: string | null
  /** ISO instants: when this message came, and when the conversation began (for the three-hour disclosure). */
  now: string
  startedAt: string
  /** "This is not about my safety": the message was answered before, and what was seen in it counts as a doubt now. */
  aside?: boolean
  /** What another reader saw of danger, where that is graver: it is answered as if our own had seen it. */
  seen?: Pick<NonNullable<Safety>, 'tier' | 'category' | 'thirdParty'>
  /** What the message does with the open step of an exercise. */
  exercise?: { id: string; do: (typeof stepDeeds)[number] }
}

/** As the contract has it: words to send where some were asked for, a question in the place of the answer's own, who answered. */
export interface Reply
  extends Guided, Pick<ChatReply, 'response' | 'safety' | 'message' | 'ask' | 'leftOut' | 'coach'> {
  /** Spans of the person's own words that the reply rests on. */
  evidence: Evidence[]
  /** Facts about the relationship that this reply used, in words. */
  memoryUsed: string[]
  /** JSON; hand it back with the next message. */
  state: unknown
}

export interface InsightsInput extends Pick<ReplyInput, 'person' | 'userFirstName'> {
  turns: readonly Turn[]
  /** It was read for danger as it came, and what was seen there was set aside or nothing. */
  isSettled?: boolean
}

/** One item a line. A section that the chat gives nothing for is empty; the screen then shows its default. */
export interface Insights extends Record<'insights' | 'keyTakeaways' | 'actionItems', string> {
  /** Who answered; the built-in coach where it is not said. */
  coach?: Answered['coach']
}

/** The text in which the three sections travel, and by which the prompt asks for them. */
export const insightLabels = ['INSIGHTS', 'KEY TAKEAWAYS', 'ACTION ITEMS'] as const
