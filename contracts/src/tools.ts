import { z } from 'zod'
import { CraftResult, CraftTone, RehearsalTurn, RelationshipAnalysisResult, TextAnalysisResult } from './coach.ts'
import { askedParts, keptParts } from './craft-parts.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, requiredText, text } from './fields.ts'
import { Kept, KeptPage, LinkOrAside, OnlyAside, OwnId, WithId } from './kept.ts'
import { Safety } from './safety.ts'

const most = 10_000
const optional = () => text(most).nullish()

export const TextAnalysis = Kept.extend({
  originalText: z.string(),
  context: z.string().nullable(),
  analysis: TextAnalysisResult,
})
export type TextAnalysis = z.infer<typeof TextAnalysis>

export const relationshipKinds = ['romantic', 'family', 'friend', 'colleague'] as const
export const RelationshipKind = z.enum(relationshipKinds, 'Choose romantic, family, friend or colleague')
export type RelationshipKind = z.infer<typeof RelationshipKind>

export const DESCRIPTION = { least: 50, most: 5_000, shown: 500 }

export const RelationshipAnalysis = Kept.extend({
  relationshipType: RelationshipKind,
  description: z.string(),
  analysis: RelationshipAnalysisResult,
})
export type RelationshipAnalysis = z.infer<typeof RelationshipAnalysis>

const GOAL_TOO_SHORT = 'Please describe your goal in at least 10 characters'
const DESCRIPTION_TOO_SHORT = 'Please provide at least 50 characters describing your relationship'

export const CraftRequest = z.strictObject({
  goal: text(most, GOAL_TOO_SHORT).trim().min(10, GOAL_TOO_SHORT),
  selectedTone: z.enum(CraftTone.options, 'Please select a tone'),
  context: optional(),
  conversationHistory: optional(),
  originalDraft: optional(),
  ...askedParts.shape,
  relationshipId: Id.nullish(),
  id: OwnId,
})

/** The result of the specification with what it was made from. */
export const CraftedMessage = CraftResult.extend({
  ...Kept.shape,
  goal: z.string(),
  selectedTone: CraftTone,
  context: z.string().nullable(),
  conversationHistory: z.string().nullable(),
  originalDraft: z.string().nullable(),
  ...keptParts.shape,
})
export type CraftedMessage = z.infer<typeof CraftedMessage>

/** One line of the person's in a rehearsal and what the other might have said to it. `after` is the line it follows. */
export const RehearsalLine = RehearsalTurn.extend({
  id: Id,
  after: Id.nullable(),
  content: z.string(),
  createdAt: Instant,
})
export type RehearsalLine = z.infer<typeof RehearsalLine>

export const REHEARSED_MOST = 200

export const Rehearsal = Kept.extend({
  /** Whom the coach plays: the tracked person, or who was named at the start; null for nobody by name. */
  personName: z.string().nullable(),
  scenario: z.string(),
  /** What they were quoted as saying. */
  basis: z.array(z.string()),
  /** A tree: several lines may follow the same one. In the order in which they were said. */
  lines: z.array(RehearsalLine),
})
export type Rehearsal = z.infer<typeof Rehearsal>

export const RehearsalHead = Rehearsal.omit({ basis: true, lines: true }).extend({ said: z.int() })
export type RehearsalHead = z.infer<typeof RehearsalHead>

export const toolsApi = defineApi({
  analyzeText: {
    method: 'POST',
    path: '/api/text-analysis',
    access: 'member',
    status: 201,
    stream: true,
    summary: 'What a message may mean, with the words that it rests on and a reply to it.',
    screen: ['text', 'context'],
    body: z.strictObject({
      text: requiredText(most, 'Paste or write the message first', (it) => it),
      context: optional(),
      relationshipId: Id.nullish(),
      id: OwnId,
    }),
    /** `safety` is that of `analysis`: help comes first. */
    response: TextAnalysis.extend({ safety: Safety }),
  },
  textAnalyses: {
    method: 'GET',
    path: '/api/text-analysis',
    access: 'member',
    archive: true,
    summary: 'Messages that were analyzed, newest first; of one that told of danger only its help, without its words.',
    query: KeptPage,
    response: z.array(TextAnalysis),
  },
  changeTextAnalysis: {
    method: 'PATCH',
    path: '/api/text-analysis/:id',
    access: 'member',
    archive: true,
    summary: 'Says that it is not about safety: what was asked for is shown.',
    params: WithId,
    body: OnlyAside,
    response: TextAnalysis,
  },
  removeTextAnalysis: {
    method: 'DELETE',
    path: '/api/text-analysis/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes an analyzed message.',
    params: WithId,
    response: Nothing,
  },
  analyzeRelationship: {
    method: 'POST',
    path: '/api/relationship-analysis',
    access: 'member',
    status: 201,
    stream: true,
    summary: 'A relationship as its description shows it: health, strengths, what can grow, and what to do.',
    screen: ['description'],
    body: z.strictObject({
      relationshipType: RelationshipKind,
      description: text(DESCRIPTION.most, DESCRIPTION_TOO_SHORT).trim().min(DESCRIPTION.least, DESCRIPTION_TOO_SHORT),
      relationshipId: Id.nullish(),
      id: OwnId,
    }),
    response: RelationshipAnalysis.extend({ safety: Safety }),
  },
  relationshipAnalyses: {
    method: 'GET',
    path: '/api/relationship-analysis',
    access: 'member',
    archive: true,
    summary:
      'Relationships that were analyzed, newest first; of one that told of danger only its help, without its words.',
    query: KeptPage,
    response: z.array(RelationshipAnalysis),
  },
  changeRelationshipAnalysis: {
    method: 'PATCH',
    path: '/api/relationship-analysis/:id',
    access: 'member',
    archive: true,
    summary: 'Says which tracked relationship an analysis is about, null for none; or that it is not about safety.',
    params: WithId,
    body: LinkOrAside,
    response: RelationshipAnalysis,
  },
  removeRelationshipAnalysis: {
    method: 'DELETE',
    path: '/api/relationship-analysis/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes a relationship analysis.',
    params: WithId,
    response: Nothing,
  },
  craftMessage: {
    method: 'POST',
    path: '/api/craft-message',
    access: 'member',
    status: 201,
    unkept: 'needs',
    stream: true,
    summary: 'Words for what someone wants to say, in a tone, with scores and what they are made of; or what it needs.',
    screen: ['goal', 'context', 'conversationHistory', 'originalDraft', 'happened', 'felt', 'wish'],
    body: CraftRequest,
    response: CraftedMessage,
  },
  craftedMessages: {
    method: 'GET',
    path: '/api/craft-message',
    access: 'member',
    archive: true,
    summary: 'Crafted messages, newest first; of one that told of danger only its help, without its words.',
    query: KeptPage,
    response: z.array(CraftedMessage),
  },
  changeCraftedMessage: {
    method: 'PATCH',
    path: '/api/craft-message/:id',
    access: 'member',
    archive: true,
    summary: 'Says that it is not about safety: what was asked for is shown.',
    params: WithId,
    body: OnlyAside,
    response: CraftedMessage,
  },
  removeCraftedMessage: {
    method: 'DELETE',
    path: '/api/craft-message/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes a crafted message.',
    params: WithId,
    response: Nothing,
  },
  startRehearsal: {
    method: 'POST',
    path: '/api/rehearsals',
    access: 'member',
    status: 201,
    summary: 'Opens a rehearsal of a conversation in which the coach plays the other person.',
    screen: ['scenario', 'personName', 'basis'],
    body: z.strictObject({
      relationshipId: Id.nullish(),
      /** Who is played, where they are not tracked. */
      personName: text(200).nullish(),
      scenario: requiredText(most, 'Say what the conversation is about'),
      basis: z.array(text(2_000)).max(200, 'At most 200 lines').optional(),
    }),
    response: Rehearsal.extend({ safety: Safety }),
    bodyLimit: 2_000_000,
  },
  rehearsals: {
    method: 'GET',
    path: '/api/rehearsals',
    access: 'member',
    archive: true,
    summary: 'Rehearsals, newest first, without their lines.',
    query: KeptPage,
    response: z.array(RehearsalHead),
  },
  rehearsal: {
    method: 'GET',
    path: '/api/rehearsals/:id',
    access: 'member',
    archive: true,
    summary: 'A rehearsal with all of its lines.',
    params: WithId,
    response: Rehearsal,
  },
  rehearse: {
    method: 'POST',
    path: '/api/rehearsals/:id/turns',
    access: 'member',
    status: 201,
    stream: true,
    summary: 'One line of the person, and what the other might say. `after` branches from an earlier line.',
    screen: ['content'],
    params: WithId,
    body: z.strictObject({
      content: requiredText(most, 'Write what you would say first'),
      /** The line that this one follows: the last unless given; null begins anew. */
      after: Id.nullish(),
    }),
    response: RehearsalLine,
  },
  changeRehearsal: {
    method: 'PATCH',
    path: '/api/rehearsals/:id',
    access: 'member',
    archive: true,
    summary: 'Says that it is not about safety: what was asked for is shown.',
    params: WithId,
    body: OnlyAside,
    response: Rehearsal,
  },
  removeRehearsal: {
    method: 'DELETE',
    path: '/api/rehearsals/:id',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Deletes a rehearsal.',
    params: WithId,
    response: Nothing,
  },
})
