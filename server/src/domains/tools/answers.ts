import type { Live } from '@mallama/coach/port'
import type { Coach } from '@mallama/coach/operations'
import type { Own } from '../../context.ts'
import { personIn, setting, type Again } from './asking.ts'
import type { Bodies } from './kinds.ts'
import { notToBeCourted } from './whom.ts'

/** The tools that answer at once, and whose answer can be worked out again from what is kept. */
export type Answered = 'text' | 'relationship' | 'craft' | 'argument'

type Work<K extends Answered> = (coach: Coach, live: Pick<Live, 'signal' | 'progress' | 'safety'>) => Promise<Bodies[K]>

interface About {
  relationshipId: string | null
}

type Part = 'happened' | 'felt' | 'wish' | 'kind'

/** What each of them is made from. */
export interface Given {
  text: Pick<Bodies['text'], 'originalText' | 'context'> & About
  relationship: Pick<Bodies['relationship'], 'relationshipType' | 'description'>
  craft: Pick<Bodies['craft'], 'goal' | 'selectedTone' | 'context' | 'conversationHistory' | 'originalDraft' | Part> &
    About
  argument: Pick<Bodies['argument'], 'originalConversation' | 'context' | 'partiesInvolved' | 'me'>
}

/** From what was given to what is kept: the same way for a new asking, one set aside, and one read again. */
export const answers: { [K in Answered]: (ctx: Own, given: Given[K], again?: Again) => Promise<Work<K>> } = {
  async text(ctx, { originalText, context, relationshipId }, again) {
    const input = {
      ...(await about(ctx, again)),
      text: originalText,
      context,
      person: await personIn(ctx, relationshipId),
    }
    return async (coach, live) => ({ originalText, context, analysis: await coach.textAnalysis(input, live) })
  },
  async relationship(ctx, { relationshipType, description }, again) {
    const given = { relationshipType, description }
    const input = { ...(await about(ctx, again)), ...given }
    return async (coach, live) => ({ ...given, analysis: await coach.relationshipAnalysis(input, live) })
  },
  async craft(ctx, asked, again) {
    const { relationshipId, goal, selectedTone, context, conversationHistory, originalDraft } = asked
    const given = { goal, selectedTone, context, conversationHistory, originalDraft, ...partsOf(asked) }
    const input = { ...(await about(ctx, again)), ...given }
    const chosen = await personIn(ctx, relationshipId)
    return async (coach, live) => {
      const person = chosen ?? (await notToBeCourted(ctx, input, live))
      return { ...(await coach.craftMessage({ ...input, person }, live)), ...given }
    }
  },
  async argument(ctx, { originalConversation, context, partiesInvolved, me }, again) {
    const given = { originalConversation, context, partiesInvolved, me }
    const input = { ...(await about(ctx, again)), ...given }
    return async (coach, live) => ({ ...(await coach.resolveArgument(input, live)), ...given })
  },
}

/** What was kept before there were parts has none. */
const partsOf = ({ happened, felt, wish, kind }: Partial<Given['craft']>) => ({
  happened: happened ?? null,
  felt: felt ?? null,
  wish: wish ?? null,
  kind: kind ?? null,
})

const about = async (ctx: Own, again: Again | undefined) => ({
  ...(await setting(ctx)),
  ...(again?.aside ? { aside: true } : {}),
})
