import { forgetStored } from './storage.ts'
import { forgetUser } from './user.ts'

const caches = new Set<() => void>()

/** Registers something that keeps a person's words in memory. */
export const onForget = (clear: () => void) => void caches.add(clear)

/** Forgets everything of this person in this tab and in this browser's storage. */
export function forgetEverything({ theme }: { theme: boolean }) {
  for (const clear of caches) clear()
  forgetUser()
  forgetStored({ theme })
}

/** What this browser kept of a person's words; they stay signed in. */
export function forgetWords() {
  for (const clear of caches) clear()
  forgetStored({ theme: false, session: false })
}
