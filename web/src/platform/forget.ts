import { forgetStored } from './storage.ts'
import { forgetUser } from './user.ts'

const caches = new Set<() => void>()

/** Registers something that keeps a person's words in memory. */
export const onForget = (clear: () => void) => void caches.add(clear)

/** What this document holds of a person; what the browser keeps may be somebody else's already. */
export function forgetHere() {
  for (const clear of caches) clear()
  forgetUser()
}

/** Forgets everything of this person in this tab and in this browser's storage. */
export function forgetEverything({ theme }: { theme: boolean }) {
  forgetHere()
  forgetStored({ theme })
}

/** What this browser kept of a person's words; they stay signed in. */
export function forgetWords() {
  for (const clear of caches) clear()
  forgetStored({ theme: false, session: false })
}
