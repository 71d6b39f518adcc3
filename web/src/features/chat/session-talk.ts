import type { QueryClient } from '@tanstack/react-query'
import type { chatApi, ChatMessage } from '@mallama/contracts/chat'
import type { ConversationMessage, conversationsApi as api, OpenConversation } from '@mallama/contracts/conversations'
import { guidedOf } from '@mallama/contracts/guided'
import { mayBeHeard, type Talk } from '../../parts/chat/send.ts'
import { conversationKey } from '../../parts/conversations/conversations.queries.ts'
import { ApiError, call, streamCall } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const saySo = route<typeof api.say>('POST', '/api/conversations/:id/messages') as typeof api.say
const again = route<typeof chatApi.send>('POST', '/api/chat')

/** As the thread shows messages. */
export const shown = ({
  senderId,
  senderName,
  createdAt,
  messageType: _type,
  ...rest
}: ConversationMessage): ChatMessage => ({
  ...rest,
  role: senderId === 'ai' ? 'assistant' : 'user',
  timestamp: createdAt,
  userName: senderName,
})

const kept = ({ role, timestamp, userName, ...rest }: ChatMessage): ConversationMessage => ({
  ...rest,
  senderId: role === 'assistant' ? 'ai' : 'me',
  senderName: userName,
  messageType: 'text',
  createdAt: timestamp,
})

/** Answers that are on their way, so that they can be ended from a page that came later. */
const underWay = new Map<string, AbortController>()

export const stop = (id: string) => underWay.get(id)?.abort()

/** So that the session's page and its words have one name for it. */
export const talkId = (id: string) => `session:${id}`

interface Session {
  client: QueryClient
  id: string
  /** How many messages are on the screen, of which the first `before` are not the session's own. */
  base: number
  before: number
}

/** A talk with Mallama in a solo session. */
export function sessionTalk({ client, id, base, before }: Session): Talk {
  const reread = async () => {
    await client.invalidateQueries({ queryKey: conversationKey(id) })
    return (client.getQueryData<OpenConversation>(conversationKey(id))?.messages ?? []).map(shown)
  }
  const isSo = () => underWay.get(id)?.signal.aborted ?? false
  return {
    id: talkId(id),
    base,
    async send({ content, clientId, guide, exercise }, heard) {
      const ending = new AbortController()
      underWay.set(id, ending)
      const said = { id, content, messageType: 'text' as const }
      const more = { ...(clientId ? { clientId } : {}), ...(guide ? { guide } : {}), ...(exercise ? { exercise } : {}) }
      const { reply, safety } = await streamCall(saySo, { ...said, ...more }, { ...heard, signal: ending.signal })
      const { content: answer = '', evidence, coach, memoryUsed, message, ask, leftOut } = reply ?? {}
      return {
        answer: answer.trim(),
        safety,
        ...(evidence ? { evidence } : {}),
        ...(coach ? { coach } : {}),
        ...(memoryUsed ? { memoryUsed } : {}),
        ...(message ? { message } : {}),
        ...(ask ? { ask } : {}),
        ...(leftOut ? { leftOut } : {}),
        ...(reply ? guidedOf(reply) : {}),
        kept: (from, said) => {
          client.setQueryData<OpenConversation>(
            conversationKey(id),
            (known) => known && { ...known, messages: [...known.messages.slice(0, from - before), ...said.map(kept)] },
          )
          return reread()
        },
      }
    },
    async setAside() {
      await call(again, { conversationId: id, aside: true })
      await reread()
    },
    ended: { isSo, reread },
    // The words are back in the box, with Retry beside them: nothing more is said.
    failed(error) {
      console.error('A message was not sent.', error instanceof ApiError ? error.code : '')
      if (mayBeHeard(error)) void reread()
      return false
    },
  }
}
