import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ChatSession, sessionsApi as api, SessionSummary, SharedMessage } from '@mallama/contracts/sessions'
import { useCallback, useEffect } from 'react'
import { call, callAll } from '../../platform/api.ts'
import { onLive } from '../../platform/events.ts'
import { route } from '../../platform/route.ts'

const AT = '/api/chat-sessions'
const list = route<typeof api.chatSessions>('GET', AT)
const get = route<typeof api.chatSession>('GET', `${AT}/:id`)
export const inviteToSession = route<typeof api.inviteToSession>('POST', `${AT}/:relationshipId/invite`)
export const sayInRoom = route<typeof api.say>('POST', `${AT}/:id/messages`)
export const tellTyping = route<typeof api.typing>('POST', `${AT}/:id/typing`)
export const tellRead = route<typeof api.read>('POST', `${AT}/:id/read`)
export const tellHere = route<typeof api.here>('POST', `${AT}/:id/here`)
export const leaveRoom = route<typeof api.leave>('POST', `${AT}/:id/leave`)

export const sessionsKey = [AT] as const
/** Not below the list's address: what is read again when that changes is the list alone. */
export const sessionKey = (id: string) => [`room:${id}`] as const

/** The open rooms of two that the person is in. */
export const useSessions = (enabled = true) =>
  useQuery<SessionSummary[]>({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callAll(list, {}, { signal }),
    staleTime: 30_000,
    enabled,
  })

/** A room with what was said in it. What is added comes with `catchUp`, so that a long talk is not read again for a line. */
export const useSession = (id: string | null) =>
  useQuery<ChatSession>({
    queryKey: sessionKey(id ?? ''),
    queryFn: ({ signal }) => call(get, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
  })

/** Each message once, in the room's order, whichever way it came first. */
export const merged = (known: readonly SharedMessage[], more: readonly SharedMessage[]): SharedMessage[] =>
  [...new Map([...known, ...more].map((message) => [message.id, message])).values()].toSorted((a, b) => a.seq - b.seq)

/** Rooms that are being read again, and whether something more happened meanwhile. */
const reading = new WeakMap<QueryClient, Map<string, boolean>>()

/**
 * What was added to a room, and how things stand there. One reading at a time: of two at once the older could come last,
 * and take back that something was read.
 */
export async function catchUp(client: QueryClient, id: string): Promise<void> {
  const rooms = reading.get(client) ?? new Map<string, boolean>()
  reading.set(client, rooms)
  if (rooms.has(id)) return void rooms.set(id, true)
  do {
    rooms.set(id, false)
    await readOn(client, id)
  } while (rooms.get(id))
  rooms.delete(id)
}

async function readOn(client: QueryClient, id: string): Promise<void> {
  const known = client.getQueryData<ChatSession>(sessionKey(id))
  if (!known) return void client.invalidateQueries({ queryKey: sessionKey(id) })
  const after = known.messages.at(-1)?.seq ?? 0
  try {
    const fresh = await call(get, { id, after })
    client.setQueryData<ChatSession>(sessionKey(id), (now) =>
      now ? { ...fresh, messages: merged(now.messages, fresh.messages) } : now,
    )
  } catch {
    void client.invalidateQueries({ queryKey: sessionKey(id) })
  }
}

/** What is said of a room among the events: it is read again, from the last known place on. */
export function useRoomEvents(id: string, { onTyping, onRevoked }: { onTyping: () => void; onRevoked: () => void }) {
  const client = useQueryClient()
  const again = useCallback(() => void catchUp(client, id), [client, id])
  useEffect(() => {
    const stop = onLive(({ event, data }) => {
      if (event === 'began') return again()
      if (data['roomId'] !== id) return
      if (event === 'typing') onTyping()
      else if (event === 'revoked') onRevoked()
      else again()
    })
    // The stream may have been away for longer than the page knows.
    const seen = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('online', again)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('online', again)
    }
  }, [id, again, onTyping, onRevoked])
}
