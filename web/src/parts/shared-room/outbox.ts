import type { SharedMessage } from '@mallama/contracts/sessions'
import { useSyncExternalStore } from 'react'
import { ApiError, call } from '../../platform/api.ts'
import { uuid } from '../../platform/uuid.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { sayInRoom } from './shared-room.queries.ts'

/** What was written and is not stored yet. It leaves in the order in which it was written, under the id it was given then. */
export interface Unsent {
  clientId: string
  content: string
  at: string
  state: 'sending' | 'waiting' | 'failed'
  /** Why it was refused. */
  why?: string
}

const boxes = new Map<string, readonly Unsent[]>()
const listeners = new Set<() => void>()
const working = new Set<string>()

const draftKey = (roomId: string) => `unsent:${roomId}`

/** After a reload nothing is on its way any more: it waits, and goes again under the same id. */
export function outbox(roomId: string): readonly Unsent[] {
  let box = boxes.get(roomId)
  if (!box) {
    box = (readDraft<Unsent[]>(draftKey(roomId)) ?? []).map((one) =>
      one.state === 'sending' ? { ...one, state: 'waiting' as const } : one,
    )
    boxes.set(roomId, box)
  }
  return box
}

function put(roomId: string, box: readonly Unsent[]) {
  boxes.set(roomId, box)
  keepDraft(draftKey(roomId), box.length > 0 ? box : null)
  for (const listener of listeners) listener()
}

const change = (roomId: string, clientId: string, changes: Partial<Unsent>) =>
  put(
    roomId,
    outbox(roomId).map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)),
  )

export const without = (roomId: string, clientId: string) =>
  put(
    roomId,
    outbox(roomId).filter((one) => one.clientId !== clientId),
  )

export const useOutbox = (roomId: string) =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => outbox(roomId),
  )

/** Puts words into the box; `send` takes them on. */
export const write = (roomId: string, content: string) =>
  put(roomId, [
    ...outbox(roomId),
    { clientId: uuid(), content, at: new Date().toISOString(), state: 'waiting' } satisfies Unsent,
  ])

export const again = (roomId: string, clientId: string) => change(roomId, clientId, { state: 'waiting', why: '' })

const TOO_FAST_MS = 2_500

/**
 * Sends what waits, one after the other. Without an answer it is not known whether a message arrived: it goes again
 * under the same id, which the server stores once.
 */
export async function send(roomId: string, stored: (message: SharedMessage) => void, failed: (why: string) => void) {
  if (working.has(roomId)) return
  working.add(roomId)
  try {
    for (;;) {
      const next = outbox(roomId).find(({ state }) => state === 'waiting')
      if (!next || !navigator.onLine) return
      const { clientId, content } = next
      change(roomId, clientId, { state: 'sending' })
      try {
        const message = await call(sayInRoom, { id: roomId, clientId, content })
        stored(message)
        without(roomId, clientId)
      } catch (error) {
        if (error instanceof ApiError && error.status === 429) {
          change(roomId, clientId, { state: 'waiting' })
          await new Promise((resume) => setTimeout(resume, TOO_FAST_MS))
        } else if (error instanceof ApiError) {
          const why = error.userMessage ?? 'Failed to send message. Please try again.'
          change(roomId, clientId, { state: 'failed', why })
          failed(why)
        } else {
          change(roomId, clientId, { state: 'waiting' })
          return
        }
      }
    }
  } finally {
    working.delete(roomId)
  }
}
