import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RelationshipRoom } from '@mallama/contracts/chat'
import { call } from '../../platform/api.ts'
import { roomKey, send } from './chat.queries.ts'
import { insightPrompt, readSections, type Lessons } from './sections.ts'
import { answerOf } from './send.ts'

const AFTER_MS = 500

interface Asked {
  relationshipId: string
  personName: string
  wanted: boolean
  onLessons: (lessons: Lessons) => void
  onFailure: () => void
}

/** Asks, shortly after the chat was marked, what it came down to. An answer that comes after the dialog is dropped. */
export function useInsights({ relationshipId, personName, wanted, onLessons, onFailure }: Asked) {
  const client = useQueryClient()
  const found = useEffectEvent(onLessons)
  const failed = useEffectEvent(onFailure)
  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    const ask = async () => {
      try {
        // Marking opens the room on the server, if nothing had yet.
        const room = client.getQueryData<RelationshipRoom>(roomKey(relationshipId))
        const conversation = room?.id ? { conversationId: room.id } : {}
        const message = insightPrompt(personName)
        const reply = await call(send, { message, ...conversation }, { signal: gone.signal })
        const answer = answerOf(reply)
        if (!answer) throw new Error('The answer was empty.')
        if (!gone.signal.aborted) found(readSections(answer))
      } catch {
        if (!gone.signal.aborted) failed()
      }
    }
    const timer = setTimeout(() => void ask(), AFTER_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [client, relationshipId, personName, wanted])
}
