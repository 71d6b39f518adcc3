import type { Mediation, mediationApi as api, Seen } from '@mallama/contracts/mediation'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api.ts'
import { onLive } from '../../../platform/events.ts'
import { route } from '../../../platform/route.ts'
import { useSession } from '../../../platform/session.tsx'
import { useBeat } from '../../../parts/shared-room/useBeat.ts'

const tellHere = route<typeof api.here>('POST', '/api/conversations/:id/here')
const tellTyping = route<typeof api.typing>('POST', '/api/conversations/:id/typing')

const TYPING_SHOWN_MS = 5_000
const TYPING_TOLD_MS = 3_000

/** Who else is here, and who writes; empty unless this person and they agreed to be seen. */
export interface Around {
  presence: Seen
  writing: readonly string[]
}
export const NOBODY: Around = { presence: [], writing: [] }

/** Told from the private room as well: who looks away from the shared room is not gone. */
export function useSeen(id: string, room: Mediation | undefined): Around {
  const { user } = useSession()
  const [presence, setPresence] = useState<Seen>([])
  const [writing, setWriting] = useState<readonly string[]>([])
  const left = room?.people.find((one) => one.id === room.me)?.state === 'left'
  const on = user?.presence === true && room !== undefined && room.endedAt === null && !left
  const watched = useRef(id)
  useEffect(() => {
    watched.current = on ? id : ''
  }, [id, on])
  const look = async () => {
    const { presence } = await call(tellHere, { id, here: true })
    // An answer may come after the person has left, or gone to another room.
    if (watched.current === id) setPresence(presence)
  }
  useBeat(id, on, look, () => call(tellHere, { id, here: false }, { keepalive: true }))
  useEffect(() => {
    if (!on) return
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const stop = onLive(({ event, data }) => {
      const { roomId, by, isOnline } = data
      if (roomId !== id || typeof by !== 'string') return
      if (event === 'presence')
        setPresence((all) => [
          ...all.filter((one) => one.by !== by),
          { by, isHere: isOnline === true, since: new Date().toISOString() },
        ])
      if (event !== 'typing') return
      clearTimeout(timers.get(by))
      setWriting((all) => [...all.filter((one) => one !== by), by])
      const done = () => setWriting((all) => all.filter((one) => one !== by))
      timers.set(by, setTimeout(done, TYPING_SHOWN_MS))
    })
    return () => {
      stop()
      for (const timer of timers.values()) clearTimeout(timer)
      setWriting([])
      setPresence([])
    }
  }, [id, on])
  if (!on) return NOBODY
  // Whoever was writing has said it.
  return { presence, writing: writing.filter((by) => room.waitingFor.includes(by)) }
}

/** Says that the person writes in the shared room, and not with every letter; nothing of what they write. */
export function useTellTyping(id: string): () => void {
  const { user } = useSession()
  const [told, setTold] = useState(0)
  return () => {
    if (user?.presence !== true || Date.now() - told < TYPING_TOLD_MS) return
    setTold(Date.now())
    void call(tellTyping, { id }).catch(() => undefined)
  }
}
