import { useEffect } from 'react'
import { roomOpened } from '../parts/shared-room/room-opened.ts'
import { onLive, startEvents } from '../platform/events.ts'
import { queryClient } from '../platform/query.ts'
import { useSession } from '../platform/session.tsx'

/** Keeps what a member sees fresh, until their session ends. Beside the page, which does not wait for it. */
export default function Events() {
  const { user, ended } = useSession()
  const listens = user !== null && !ended
  useEffect(() => (listens ? startEvents() : undefined), [listens])
  useEffect(() => {
    // Back after the session had ended under this page: what was refused meanwhile comes after all.
    if (listens) void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
  }, [listens])
  const id = user?.id
  useEffect(() => (listens && id ? onLive((happened) => roomOpened(happened, id)) : undefined), [listens, id])
  return null
}
