import type { QueryClient } from '@tanstack/react-query'
import { call, streamCall } from '../../platform/api.ts'
import { toast } from '../../ui/toasts.ts'
import { addToRoom, roomKey, send } from './chat.queries.ts'
import { answerOf, type Talk } from './send.ts'

interface Room {
  client: QueryClient
  relationshipId: string
  personName: string
  /** How many messages the room has. */
  base: number
  roomId: string | null
}

/** The talk about a relationship, in its open room. */
export const roomTalk = ({ client, relationshipId, personName, base, roomId }: Room): Talk => ({
  id: relationshipId,
  base,
  send: async ({ content, clientId, guide }, heard) => {
    const reply = await streamCall(
      send,
      {
        message: content,
        relationshipContext: { personName, relationshipId },
        ...(clientId ? { clientId } : {}),
        ...(guide ? { guide } : {}),
      },
      heard,
    )
    return {
      ...reply,
      answer: answerOf(reply),
      kept: (from, said) => addToRoom(client, relationshipId, from, reply.conversationId, said),
    }
  },
  async setAside() {
    await call(send, { conversationId: roomId ?? '', aside: true })
    await client.invalidateQueries({ queryKey: roomKey(relationshipId) })
  },
  failed: () => {
    const description = 'Failed to send message. Please try again.'
    toast({ title: 'Error', description, tone: 'error', about: relationshipId })
    return false
  },
})
