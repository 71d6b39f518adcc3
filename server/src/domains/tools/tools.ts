import type { Input, Output } from '@mallama/contracts/endpoint'
import type { CraftedMessage, RelationshipAnalysis, TextAnalysis, toolsApi } from '@mallama/contracts/tools'
import type { Own } from '../../context.ts'
import { ask, personIn, seen, setting } from './asking.ts'
import { find, keep, link, page, remove } from './uses.ts'

export { exported } from './exported.ts'
export { rehearsal, rehearsals, rehearse, removeRehearsal, startRehearsal } from './rehearsals.ts'

type Api = typeof toolsApi

/** What a message may mean. */
export async function analyzeText(
  ctx: Own,
  { id, text, context, relationshipId }: Input<Api['analyzeText']>,
): Promise<Output<Api['analyzeText']>> {
  const input = { ...(await setting(ctx)), text, context: context ?? null, person: await personIn(ctx, relationshipId) }
  const result = await ask(ctx, 'Mallama could not read the message just now. Please try again.', (coach, live) =>
    coach.textAnalysis(input, live),
  )
  const analysis = { ...result, safety: seen(ctx, result.safety) }
  const body = { originalText: text, context: context ?? null, analysis }
  return { ...(await keep(ctx, 'text', { id, relationshipId: relationshipId ?? null }, body)), safety: analysis.safety }
}

export const textAnalyses = (ctx: Own, asked: Input<Api['textAnalyses']>): Promise<TextAnalysis[]> =>
  page(ctx, 'text', asked)

export const removeTextAnalysis = (ctx: Own, { id }: Input<Api['removeTextAnalysis']>) => remove(ctx, 'text', id)

/** A relationship as its description shows it. */
export async function analyzeRelationship(
  ctx: Own,
  { id, relationshipType, description, relationshipId }: Input<Api['analyzeRelationship']>,
): Promise<Output<Api['analyzeRelationship']>> {
  await personIn(ctx, relationshipId)
  const input = { ...(await setting(ctx)), relationshipType, description }
  const result = await ask(ctx, 'Mallama could not read this just now. Please try again.', (coach, live) =>
    coach.relationshipAnalysis(input, live),
  )
  const analysis = { ...result, safety: seen(ctx, result.safety) }
  const body = { relationshipType, description, analysis }
  return {
    ...(await keep(ctx, 'relationship', { id, relationshipId: relationshipId ?? null }, body)),
    safety: analysis.safety,
  }
}

export const relationshipAnalyses = (
  ctx: Own,
  asked: Input<Api['relationshipAnalyses']>,
): Promise<RelationshipAnalysis[]> => page(ctx, 'relationship', asked)

export async function linkRelationshipAnalysis(
  ctx: Own,
  { id, relationshipId }: Input<Api['linkRelationshipAnalysis']>,
): Promise<RelationshipAnalysis> {
  await link(ctx, 'relationship', id, relationshipId)
  return find(ctx, 'relationship', id)
}

export const removeRelationshipAnalysis = (ctx: Own, { id }: Input<Api['removeRelationshipAnalysis']>) =>
  remove(ctx, 'relationship', id)

/** Words for what someone wants to say. */
export async function craftMessage(ctx: Own, asked: Input<Api['craftMessage']>): Promise<CraftedMessage> {
  const { id, goal, selectedTone, relationshipId } = asked
  const texts = {
    context: asked.context ?? null,
    conversationHistory: asked.conversationHistory ?? null,
    originalDraft: asked.originalDraft ?? null,
  }
  const person = await personIn(ctx, relationshipId)
  const input = { ...(await setting(ctx)), goal, selectedTone, ...texts, person }
  const result = await ask(ctx, 'Failed to craft message', (coach, live) => coach.craftMessage(input, live))
  const body = { ...result, safety: seen(ctx, result.safety), goal, selectedTone, ...texts }
  return keep(ctx, 'craft', { id, relationshipId: relationshipId ?? null }, body)
}

export const craftedMessages = (ctx: Own, asked: Input<Api['craftedMessages']>): Promise<CraftedMessage[]> =>
  page(ctx, 'craft', asked)

export const removeCraftedMessage = (ctx: Own, { id }: Input<Api['removeCraftedMessage']>) => remove(ctx, 'craft', id)
