import type { Noticed } from '@mallama/contracts/safety'
import { onNoticed } from './api.ts'
import { onForget } from './forget.ts'

/** What was seen in words that were just kept, where the answer itself has no place for help. */
let seen: Noticed | null = null
/** Closed by the person: the same trouble is not held out to them again with every note. A graver one is. */
const closed = new Map<string, number>()
const listeners = new Set<() => void>()

const set = (to: Noticed | null) => {
  seen = to
  for (const listener of listeners) listener()
}

onNoticed((header) => {
  const found = JSON.parse(header) as Noticed
  if ((closed.get(found.category) ?? 0) >= found.tier || (seen && seen.tier > found.tier)) return
  set(found)
})

/** Takes it off the screen. */
export function closeNoticed() {
  if (seen) closed.set(seen.category, seen.tier)
  set(null)
}

onForget(() => {
  closed.clear()
  set(null)
})

export const noticed = {
  current: () => seen,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
