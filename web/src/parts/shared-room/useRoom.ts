import { useQueryClient } from '@tanstack/react-query'
import type { ChatSession } from '@mallama/contracts/sessions'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../platform/api.ts'
import { useSession as useAccount } from '../../platform/session.tsx'
import { toast } from '../../ui/toasts.ts'
import { again, outbox, send, useOutbox, write } from './outbox.ts'
import { merged, sessionKey, tellHere, tellRead, tellTyping, useRoomEvents, useSession } from './shared-room.queries.ts'
import { useBeat } from './useBeat.ts'

const TYPING_SHOWN_MS = 5_000
const TYPING_TOLD_MS = 3_000
const RETRY_MS = 4_000

/** A shared room as one window of a person sees it; their other windows see the same. */
export function useRoom(id: string) {
  const client = useQueryClient()
  const { user } = useAccount()
  const query = useSession(id)
  const [revoked, setRevoked] = useState(false)
  const unsent = useOutbox(id)
  const { typing, onTyping, stopTyping } = useTyping()
  const onRevoked = useCallback(() => setRevoked(true), [])
  useRoomEvents(id, { onTyping, onRevoked })
  const last = query.data?.messages.at(-1)
  // Whoever was writing has said it.
  useEffect(() => stopTyping(), [last?.id, stopTyping])

  const work = useCallback(
    () =>
      void send(
        id,
        (message) =>
          client.setQueryData<ChatSession>(
            sessionKey(id),
            (now) => now && { ...now, messages: merged(now.messages, [message]), lastSeq: message.seq },
          ),
        (why) => toast({ title: 'Error', description: why, tone: 'error' }),
      ),
    [client, id],
  )
  useEffect(() => {
    work()
    const timer = setInterval(() => outbox(id).some(({ state }) => state === 'waiting') && work(), RETRY_MS)
    window.addEventListener('online', work)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', work)
    }
  }, [id, work])

  useReading(id, query.data)
  usePresence(id, user?.presence === true && query.data?.open === true && !revoked)
  return {
    query,
    user,
    revoked,
    typing,
    unsent,
    say: (content: string) => {
      write(id, content.trim())
      work()
    },
    retry: (clientId: string) => {
      again(id, clientId)
      work()
    },
  }
}

function useTyping() {
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setAt(null), TYPING_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [at])
  const onTyping = useCallback(() => setAt(Date.now()), [])
  const stopTyping = useCallback(() => setAt(null), [])
  return { typing: at !== null, onTyping, stopTyping }
}

/** Says that the person is writing, and not with every letter; the first of a new message is said at once. */
export function useTellTyping(id: string) {
  const [told, setTold] = useState(0)
  const tell = () => {
    if (Date.now() - told < TYPING_TOLD_MS) return
    setTold(Date.now())
    void call(tellTyping, { id }).catch(() => undefined)
  }
  return { tell, sent: () => setTold(0) }
}

/** What stands on a page that is looked at has been read. */
function useReading(id: string, room: ChatSession | undefined) {
  const behind = room !== undefined && room.lastSeq > room.readSeq ? room.lastSeq : null
  useEffect(() => {
    if (behind === null) return
    const tell = () => {
      if (document.visibilityState === 'visible') void call(tellRead, { id, seq: behind }).catch(() => undefined)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, behind])
}

/** Only for whoever agreed to be seen; what comes back is who else is there. */
function usePresence(id: string, on: boolean) {
  const client = useQueryClient()
  const here = async () => {
    const { presence } = await call(tellHere, { id, here: true })
    client.setQueryData<ChatSession>(sessionKey(id), (now) => now && { ...now, presence })
  }
  useBeat(id, on, here, () => call(tellHere, { id, here: false }, { keepalive: true }))
}
