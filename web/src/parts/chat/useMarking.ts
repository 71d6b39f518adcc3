import { useState, type RefObject } from 'react'
import type { ChatMessage, RoomStatus } from '@mallama/contracts/chat'
import { needsHelp } from '@mallama/contracts/help'
import { useSetRoomStatus } from './chat.queries.ts'

/** What was just met with help is not resolved. */
export const mayResolve = (messages: readonly ChatMessage[]) =>
  !needsHelp(messages.findLast(({ role }) => role === 'assistant')?.safety)

export interface Marking {
  /** The dialog that saves what was marked is wanted. */
  saving: boolean
  mark: (status: RoomStatus) => void
  save: () => void
  close: () => void
  /** Open again, and on with writing. */
  goOn: () => void
}

/** A chat is marked from under it, or from the options of the whole screen: both lead to the same dialog. */
export function useMarking(relationshipId: string, box: RefObject<HTMLTextAreaElement | null>): Marking {
  const [saving, setSaving] = useState(false)
  const setStatus = useSetRoomStatus(relationshipId)
  return {
    saving,
    mark(status) {
      setStatus.mutate(status)
      setSaving(true)
    },
    save: () => setSaving(true),
    close: () => setSaving(false),
    goOn() {
      setSaving(false)
      setStatus.mutate('active', { onSettled: () => box.current?.focus() })
    },
  }
}
