import { useSyncExternalStore } from 'react'

type Choice = 'private' | 'shared'

/**
 * Which talk the panel about somebody shows. Private unless it was chosen on this page: nobody writes into a shared room
 * because of what was open the last time.
 */
const chosen = new Map<string, Choice>()
const listeners = new Set<() => void>()

export function choosePanel(relationshipId: string, choice: Choice) {
  chosen.set(relationshipId, choice)
  for (const listener of listeners) listener()
}

export const usePanelChoice = (relationshipId: string): Choice =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => chosen.get(relationshipId) ?? 'private',
  )
