import type { QueryClient } from '@tanstack/react-query'
import type { chatApi } from '@mallama/contracts/chat'
import type { Request } from '@mallama/contracts/endpoint'
import { ApiError, call, streamCall } from '../../platform/api.ts'
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
  /** What the page knows besides: a hint, for the server reads its own rows. */
  context?: Request<typeof chatApi.send>['relationshipContext']
  /** What is said of a message that did not arrive. */
  failure?: { title: string; description: string }
}

const FAILURE = { title: 'Error', description: 'Failed to send message. Please try again.' }

/** The talk about a relationship, in its open room. */
export const roomTalk = ({
  client,
  relationshipId,
  personName,
  base,
  roomId,
  context,
  failure = FAILURE,
}: Room): Talk => ({
  id: relationshipId,
  base,
  send: async ({ content, clientId, guide, exercise }, heard) => {
    const reply = await streamCall(
      send,
      {
        message: content,
        relationshipContext: { ...context, personName, relationshipId },
        ...(clientId ? { clientId } : {}),
        ...(guide ? { guide } : {}),
        ...(exercise ? { exercise } : {}),
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
  failed: (error) => {
    // Trying again is what does not help: the page says at the words what is full, and until when.
    if (error instanceof ApiError && error.status === 429) return false
    toast({ ...failure, tone: 'error', about: relationshipId })
    return false
  },
})
