import type { Resolution, Speakers } from '@mallama/contracts/arguments'
import type * as made from '@mallama/contracts/coach'
import type { JournalEntry } from '@mallama/contracts/journal'
import type { Moment } from '@mallama/contracts/relationships'
import type { Safety, SafetyCategory } from '@mallama/contracts/safety'
import type { CraftedMessage, RelationshipKind } from '@mallama/contracts/tools'
import type { ChatCoach, InsightsInput, Live, Person, Reply, ReplyInput, Turn } from './port.ts'

/** The one door to every coach operation, before `builtin/` (deterministic, offline) and `model/` (language model). No clock, no database, no ids: what a reply needs is passed in. */
export interface Coach extends ChatCoach, Operations {
  /** Where words are sent, and who answers someone who has not agreed to that; absent where nothing leaves. */
  readonly remote?: { model: string; host: string; builtIn: Coach }
}

/** Every operation but the chat's own, on plain data of its owner's rows; lists are oldest first, instants ISO 8601. Each quote in a result is in the input; the same input gives the same bytes. Only `live.signal` makes one throw. */
export interface Operations {
  textAnalysis(input: TextAnalysisInput, live?: Live): Promise<made.TextAnalysisResult>
  relationshipAnalysis(input: RelationshipAnalysisInput, live?: Live): Promise<made.RelationshipAnalysisResult>
  craftMessage(input: CraftInput, live?: Live): Promise<made.CraftResult>
  resolveArgument(input: ArgumentInput, live?: Live): Promise<made.ArgumentResult>
  /** Who speaks, before anything is made of it; the words are read here, whoever answers otherwise. */
  speakers(input: SpeakersInput, live?: Live): Promise<Speakers>
  /** The chat policy, seeded with a resolution. */
  argumentFollowUp(input: FollowUpInput, live?: Live): Promise<Reply>
  relationshipInsights(input: RelationshipInsightsInput, live?: Live): Promise<made.RelationshipInsights>
  journalInsight(input: JournalInsightInput, live?: Live): Promise<made.JournalInsight>
  conversationSummary(input: SummaryInput, live?: Live): Promise<made.ConversationSummary>
  /** Read by the built-in coach, whoever answers otherwise: the words of two do not go to a model that one agreed to. */
  mediationTurn(input: MediationInput, live?: Live): Promise<MediationTurn>
  communityStory(input: StoryInput, live?: Live): Promise<made.StoryResult>
  actionSteps(input: ActionStepsInput, live?: Live): Promise<made.ActionSteps>
  memory(input: MemoryInput, live?: Live): Promise<made.MemoryFact[]>
  rehearsalTurn(input: RehearsalInput, live?: Live): Promise<made.RehearsalTurn>
  weeklyReview(input: WeeklyReviewInput, live?: Live): Promise<made.WeeklyReview>
}

/** What each operation gets besides its text: who is known, and where help is looked for. */
export type Setting = Pick<ReplyInput, 'knownPeople' | 'userFirstName' | 'country' | 'timeZone'> &
  Partial<Pick<ReplyInput, 'now' | 'aside'>>

export type TextAnalysisInput = Setting & { text: string; context: string | null; person: Person | null }

export type RelationshipAnalysisInput = Setting & { relationshipType: RelationshipKind; description: string }

/** Where `happened`, `felt` or `wish` is given they are the message, in this order; the goal then only says what it is for. */
export type CraftInput = Setting &
  Pick<TextAnalysisInput, 'person'> &
  Partial<Pick<CraftedMessage, 'happened' | 'felt' | 'wish' | 'kind'>> &
  Pick<CraftedMessage, 'goal' | 'selectedTone' | 'context' | 'conversationHistory' | 'originalDraft'>

export interface ArgumentInput extends Setting, Pick<Resolution, 'originalConversation' | 'context'> {
  partiesInvolved: readonly string[]
  /** Which of the speakers the person is, as `speakers` named them; where it is not said, the words tell or nothing does. */
  me?: string | null
}

export type SpeakersInput = Omit<ArgumentInput, 'context' | 'me' | 'country'>

export interface FollowUpInput extends Omit<ReplyInput, 'person'>, Pick<ArgumentInput, 'me'> {
  resolution: made.ArgumentResult
}

/** A check-in: the overall score, 0..100. */
export type HealthPoint = { at: string; overall: number }

/** What else a result about a relationship must not overlook. It is screened, and nothing but safety is drawn from it. */
export interface Beside {
  /** The person's own words elsewhere: in talks, in notes. */
  said?: readonly string[]
  /** The gravest thing that was seen in a talk about this person, where the talk's own words are not passed. */
  flag?: { tier: 1 | 2 | 3; category: SafetyCategory; thirdParty: boolean } | null
}

export interface RelationshipInsightsInput extends Setting, Beside {
  person: Person
  history: readonly HealthPoint[]
  moments: readonly (Pick<Moment, 'kind' | 'note'> & { intensity: number; at: string })[]
  savedChats: readonly { title: string; originalIssue: string; keyTakeaways: string; at: string }[]
  now: string
}

export interface JournalEntryInput extends Pick<JournalEntry, 'title' | 'content' | 'emotions' | 'mood'> {
  at: string
  tags: readonly string[]
}

export interface JournalInsightInput extends Setting {
  entry: JournalEntryInput
  /** At most the last 14 before it, newest first. */
  earlier: readonly JournalEntryInput[]
}

export type NamedTurn = { speaker: string; content: string }

export type SummaryInput = Setting & { title: string; turns: readonly NamedTurn[] }

/** A turn that somebody is about to share in a mediation, in view of what was shared before it. There is no memory, profile or private room in this type: private coaching cannot leak into it. */
export interface MediationInput {
  /** Who writes, then who they write to. */
  parties: readonly [string, string]
  /** The last of them is the one that is read. */
  turns: readonly NamedTurn[]
  /** What the other told, where this turn is to say it back; else null. */
  back: readonly string[] | null
  country: string | null
}

/** What the turn does to the other. */
export interface MediationTurn {
  /** The sentence of it that is a blow by itself. */
  blow: string | null
  /** Sealed from both: kept on the room, told to nobody in it. */
  safety: Safety
  /** An apology or a plain no, only where the reader is sure of it. */
  opens: 'apology' | 'no' | null
  /** To say back what was told, they said something of their own. */
  elsewhere: boolean
}

export interface StoryInput extends Setting, Record<'title' | 'originalIssue' | 'insights' | 'keyTakeaways', string> {
  turns: readonly Turn[]
  person: Person | null
  titlesBefore?: readonly string[]
}

export interface ActionStepsInput extends Setting, Beside, Pick<InsightsInput, 'turns' | 'isSettled'> {
  person: Person
  areasToImprove: readonly string[]
}

/** `known`: what is kept already. A model is told; what it has again is the caller's to find. */
export type MemoryInput = Setting & { turns: readonly Turn[]; person: Person | null; known: readonly string[] }

export interface RehearsalInput extends Setting {
  person: Person | null
  /** What who is played is called, where they are nobody who is tracked. */
  playedName?: string | null
  scenario: string
  /** What the other person was quoted as saying, one line each. */
  basis: readonly string[]
  turns: readonly Turn[]
  content: string
  /** With `aside`: the line itself was set aside as well. */
  again?: boolean
}

/** What was written and logged in the week that ended at `to`. */
export interface WeeklyReviewInput extends Setting {
  to: string
  entries: readonly JournalEntryInput[]
  moments: RelationshipInsightsInput['moments']
}
