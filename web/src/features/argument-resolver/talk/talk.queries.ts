import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { argumentsApi as api, ArgumentChatMessage } from '@mallama/contracts/arguments'
import type { ChatMessage } from '@mallama/contracts/chat'
import { guidedOf } from '@mallama/contracts/guided'
import { mayBeHeard, type Talk } from '../../../parts/chat/send.ts'
import { reasonOf } from '../../../parts/refusal.ts'
import { ApiError, call, streamCall } from '../../../platform/api.ts'
import { route } from '../../../platform/route.ts'
import { toast } from '../../../ui/toasts.ts'
import { lookAgain } from '../arguments.queries.ts'
import { contextOf, type FollowUpContext } from './context.ts'
import { unsent } from './unsent.ts'

const read = route<typeof api.resolution>('GET', '/api/resolve-argument/:id')
const ask = route<typeof api.followUp>('POST', '/api/resolve-argument/:id/chat')

/** The talk about one quarrel, as the thread shows talks. */
interface About {
  messages: ChatMessage[]
  context: FollowUpContext | null
}

const talkKey = (id: string) => [`/api/resolve-argument/${encodeURIComponent(id)}/chat`] as const

const shown = ({ role, ...message }: ArgumentChatMessage): ChatMessage => ({
  ...message,
  role: role === 'ai' ? 'assistant' : 'user',
  userName: null,
})

/** Read again whenever it is opened: another tab may have gone on with it. */
export function useTalk(id: string) {
  const client = useQueryClient()
  return useQuery<About>({
    queryKey: talkKey(id),
    queryFn: async ({ signal }) => {
      const { chat } = await call(read, { id }, { signal }).catch((error: unknown) => {
        if (isGone(error)) lookAgain(client, id)
        throw error
      })
      const messages = chat.map(shown)
      return { messages, context: contextOf(messages) }
    },
    staleTime: 0,
  })
}

/** No other try would bring it back. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

export const followUpTalk = (client: QueryClient, id: string, base: number): Talk => ({
  id: unsent(id),
  base,
  send: async ({ content, clientId, guide, exercise }, heard) => {
    const more = { ...(clientId ? { clientId } : {}), ...(guide ? { guide } : {}), ...(exercise ? { exercise } : {}) }
    const asked = { id, message: content, ...more }
    const reply = await streamCall(ask, asked, heard)
    const { evidence, safety, coach, message, ask: quietly, leftOut, context } = reply
    return {
      answer: reply.content.trim(),
      safety,
      ...(evidence ? { evidence } : {}),
      ...(coach ? { coach } : {}),
      ...(message ? { message } : {}),
      ...(quietly ? { ask: quietly } : {}),
      ...(leftOut ? { leftOut } : {}),
      ...guidedOf(reply),
      kept: (from, said) => {
        client.setQueryData<About>(
          talkKey(id),
          (known) => known && { messages: [...known.messages.slice(0, from), ...said], context },
        )
        return client.invalidateQueries({ queryKey: talkKey(id) })
      },
    }
  },
  async setAside() {
    await call(ask, { id, aside: true })
    await client.invalidateQueries({ queryKey: talkKey(id) })
  },
  failed: (error) => {
    // The page says it in the quarrel's place, beside the words that were not sent.
    if (isGone(error)) {
      lookAgain(client, id)
      return true
    }
    if (mayBeHeard(error)) void client.invalidateQueries({ queryKey: talkKey(id) })
    toast({
      title: 'Failed to Get Response',
      description: reasonOf(error, 'Please try again.'),
      tone: 'error',
      about: unsent(id),
    })
    return true
  },
})
