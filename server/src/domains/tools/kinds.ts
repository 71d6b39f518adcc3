import type { Guided } from '@mallama/contracts/guide'
import type { ArgumentChatMessage, Resolution, ResolutionHead } from '@mallama/contracts/arguments'
import type { RehearsalTurn } from '@mallama/contracts/coach'
import type {
  CraftedMessage,
  Rehearsal,
  RehearsalHead,
  RelationshipAnalysis,
  TextAnalysis,
} from '@mallama/contracts/tools'

type Bare<T> = Omit<T, 'id' | 'createdAt' | 'relationshipId'>

/** What is kept of a use of each tool. */
export interface Bodies {
  text: Bare<TextAnalysis>
  relationship: Bare<RelationshipAnalysis>
  craft: Bare<CraftedMessage>
  argument: Bare<Resolution>
  /** `aside`: what was seen in the scene and in its lines so far is not about the person's safety. */
  rehearsal: Bare<Omit<Rehearsal, 'lines'>> & { aside?: true }
}
export type Kind = keyof Bodies

/** What is kept beside it and told to nobody: which screen read it (`SCREEN`), absent before there was a count. */
export interface Mark {
  screen?: number
}

/** As much of a large use as a list shows. */
export type Head = Bare<ResolutionHead> | Bare<Omit<RehearsalHead, 'said'>>

/** Where each of them is read; open pages are told under this name. */
export const paths: Record<Kind, string> = {
  text: '/api/text-analysis',
  relationship: '/api/relationship-analysis',
  craft: '/api/craft-message',
  argument: '/api/resolve-argument',
  rehearsal: '/api/rehearsals',
}

/** A message about a quarrel with what came with it, or a line of a rehearsal with what was answered. */
export type LineBody =
  | (Pick<
      ArgumentChatMessage,
      'content' | 'evidence' | 'safety' | 'coach' | 'message' | 'ask' | 'leftOut' | keyof Guided
    > & {
      state?: unknown
    })
  | ({ content: string } & RehearsalTurn & Mark)
