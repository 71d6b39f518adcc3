import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { conversation, without } from './conversation.ts'

const watch = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * Whether there is a network. When it comes back, what could not leave goes out by itself: the same message has the
 * same id, so that the server answers it once. What was refused, or changed in the box since, waits for the person.
 */
export function useConnection(relationshipId: string, again: () => void): boolean {
  const back = useEffectEvent(() => {
    const { outgoing, text } = conversation(relationshipId)
    if (outgoing?.state !== 'failed' || outgoing.why || !outgoing.clientId) return
    if (without(text, outgoing.content) !== text) again()
  })
  useEffect(() => {
    const online = () => back()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  return useSyncExternalStore(watch, () => navigator.onLine)
}
