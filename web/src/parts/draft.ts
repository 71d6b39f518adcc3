import { onForget } from '../platform/forget.ts'

/**
 * Words that were typed and not yet sent or saved. They live as long as the tab, survive a reload, and go with quick
 * exit and log-out. Storage may be refused; then a reload forgets them and nothing else breaks.
 */
const prefix = 'mallama:draft:'

/**
 * Whoever leaves ends in a fresh document. Until it is there, a message that breaks off on the way must not bring its
 * words back into the storage that was just cleared.
 */
let left = false
onForget(() => {
  left = true
})

export function readDraft<T>(key: string): T | null {
  try {
    const stored = sessionStorage.getItem(prefix + key)
    return stored === null ? null : (JSON.parse(stored) as T)
  } catch {
    return null
  }
}

export function keepDraft(key: string, draft: unknown) {
  if (left) return
  try {
    if (draft === null) sessionStorage.removeItem(prefix + key)
    else sessionStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // See above.
  }
}

/** Removes every draft about one relationship: what is deleted is not kept here either. */
export function dropDrafts(relationshipId: string) {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && key.endsWith(`:${relationshipId}`)) sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}
