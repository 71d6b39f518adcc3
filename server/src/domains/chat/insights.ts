import { formatInsights, readInsightPrompt } from './insight-prompt.ts'
import type { Turn } from '@mallama/coach/port'
import type { ChatReply, chatApi } from '@mallama/contracts/chat'
import type { Input } from '@mallama/contracts/endpoint'
import type { Own } from '../../context.ts'
import { coachOf } from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'
import { counting, stateOf } from './flag.ts'
import { personOf } from './person.ts'
import { byId, looseRoom, messagesOf, openRoomOf, type Room } from './rooms.ts'
import { unanswered } from './unanswered.ts'

type Sent = Input<typeof chatApi.send> & { message: string }

/** As many turns as a saved chat can hold. */
const READ = 2_000

export const asksForInsights = (message: string): boolean => readInsightPrompt(message) !== null

/**
 * What a chat comes down to. The prompt is a question about the chat and no part of it, so nothing of this is stored;
 * and it is answered after the chat was marked as well, for that is when it is asked.
 */
export async function insights(ctx: Own, sent: Sent): Promise<ChatReply> {
  const room = await roomAbout(ctx, sent)
  const relationshipId = room?.row.relationshipId
  const input = {
    turns: room ? await talk(ctx, room) : (readInsightPrompt(sent.message)?.turns ?? []),
    person: relationshipId ? personOf(await relationships.get(ctx, { id: relationshipId })) : null,
    userFirstName: ctx.actor.firstName,
    isSettled: room !== null && counting(stateOf(room).flag) === null,
  }
  const found = await coachOf(ctx)
    .savedChatInsights(input, { signal: ctx.signal })
    .catch((error: unknown) => {
      throw unanswered(ctx, error, 'Mallama could not sum up this chat just now. Please try again.')
    })
  const response = formatInsights(found)
  ctx.say?.(response)
  const { id: conversationId } = (room ?? (await looseRoom(ctx, sent.clientId))).row
  return {
    response,
    safety: ctx.safety,
    evidence: [],
    memoryUsed: [],
    conversationId,
    ...(found.coach ? { coach: found.coach } : {}),
  }
}

async function roomAbout(ctx: Own, { conversationId, relationshipContext }: Sent): Promise<Room | null> {
  if (conversationId) return byId(ctx, conversationId)
  if (!relationshipContext?.relationshipId) return null
  await relationships.find(ctx, relationshipContext.relationshipId)
  return openRoomOf(ctx, relationshipContext.relationshipId)
}

/** What was said in the room, from the person's first words on: the greeting says the same to everyone. */
async function talk(ctx: Own, room: Room): Promise<Turn[]> {
  const turns = (await messagesOf(ctx, room, READ)).map(({ role, content }) => ({ role, content }))
  const first = turns.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : turns.slice(first)
}
