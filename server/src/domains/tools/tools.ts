import type { Input, Output } from '@mallama/contracts/endpoint'
import type { CraftedMessage, RelationshipAnalysis, TextAnalysis, toolsApi } from '@mallama/contracts/tools'
import type { Own } from '../../context.ts'
import { answers } from './answers.ts'
import { ask, personIn, seen } from './asking.ts'
import { setAside } from './set-aside.ts'
import { find, keep, link, remove, unkept } from './uses.ts'
import { page } from './reread.ts'

export { eachUse } from './exported.ts'
export { wipe } from './wiped.ts'
export { changeRehearsal, rehearsal, rehearsals, rehearse, removeRehearsal, startRehearsal } from './rehearsals.ts'

type Api = typeof toolsApi

/** What a message may mean. */
export async function analyzeText(
  ctx: Own,
  { id, text, context, relationshipId }: Input<Api['analyzeText']>,
): Promise<Output<Api['analyzeText']>> {
  const given = { originalText: text, context: context ?? null, relationshipId: relationshipId ?? null }
  const work = await answers.text(ctx, given)
  const told = 'Mallama could not read the message just now. Please try again.'
  const { analysis, ...body } = await ask(ctx, told, work)
  const shown = { ...analysis, safety: seen(ctx, analysis.safety) }
  const { relationshipId: about } = given
  return {
    ...(await keep(ctx, 'text', { id, relationshipId: about }, { ...body, analysis: shown })),
    safety: shown.safety,
  }
}

export const textAnalyses = (ctx: Own, asked: Input<Api['textAnalyses']>): Promise<TextAnalysis[]> =>
  page(ctx, 'text', asked)

export const changeTextAnalysis = (ctx: Own, { id }: Input<Api['changeTextAnalysis']>): Promise<TextAnalysis> =>
  setAside(ctx, 'text', id)

export const removeTextAnalysis = (ctx: Own, { id }: Input<Api['removeTextAnalysis']>) => remove(ctx, 'text', id)

/** A relationship as its description shows it. */
export async function analyzeRelationship(
  ctx: Own,
  { id, relationshipType, description, relationshipId }: Input<Api['analyzeRelationship']>,
): Promise<Output<Api['analyzeRelationship']>> {
  await personIn(ctx, relationshipId)
  const work = await answers.relationship(ctx, { relationshipType, description })
  const { analysis, ...body } = await ask(ctx, 'Mallama could not read this just now. Please try again.', work)
  const shown = { ...analysis, safety: seen(ctx, analysis.safety) }
  const about = { id, relationshipId: relationshipId ?? null }
  return { ...(await keep(ctx, 'relationship', about, { ...body, analysis: shown })), safety: shown.safety }
}

export const relationshipAnalyses = (
  ctx: Own,
  asked: Input<Api['relationshipAnalyses']>,
): Promise<RelationshipAnalysis[]> => page(ctx, 'relationship', asked)

export async function changeRelationshipAnalysis(
  ctx: Own,
  { id, relationshipId, aside }: Input<Api['changeRelationshipAnalysis']>,
): Promise<RelationshipAnalysis> {
  if (relationshipId !== undefined) await link(ctx, 'relationship', id, relationshipId)
  return aside ? setAside(ctx, 'relationship', id) : find(ctx, 'relationship', id)
}

export const removeRelationshipAnalysis = (ctx: Own, { id }: Input<Api['removeRelationshipAnalysis']>) =>
  remove(ctx, 'relationship', id)

/** Words for what someone wants to say. */
export async function craftMessage(ctx: Own, asked: Input<Api['craftMessage']>): Promise<CraftedMessage> {
  const { id, goal, selectedTone, relationshipId } = asked
  const given = {
    goal,
    selectedTone,
    context: asked.context ?? null,
    conversationHistory: asked.conversationHistory ?? null,
    originalDraft: asked.originalDraft ?? null,
    happened: asked.happened ?? null,
    felt: asked.felt ?? null,
    wish: asked.wish ?? null,
    kind: asked.kind ?? null,
    relationshipId: relationshipId ?? null,
  }
  const body = await ask(ctx, 'Failed to craft message', await answers.craft(ctx, given))
  const about = { id, relationshipId: given.relationshipId }
  const shown = { ...body, safety: seen(ctx, body.safety) }
  return body.needs ? unkept(ctx, about, shown) : keep(ctx, 'craft', about, shown)
}

export const craftedMessages = (ctx: Own, asked: Input<Api['craftedMessages']>): Promise<CraftedMessage[]> =>
  page(ctx, 'craft', asked)

export const changeCraftedMessage = (ctx: Own, { id }: Input<Api['changeCraftedMessage']>): Promise<CraftedMessage> =>
  setAside(ctx, 'craft', id)

export const removeCraftedMessage = (ctx: Own, { id }: Input<Api['removeCraftedMessage']>) => remove(ctx, 'craft', id)
