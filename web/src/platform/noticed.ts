import type { Noticed } from '@mallama/contracts/safety'
import { onNoticed } from './api.ts'
import { onForget } from './forget.ts'

/** What was seen in words that were just kept, where the answer itself has no place for help. */
let seen: Noticed | null = null
/** Closed by the person: the same trouble is not held out to them again with every note. A graver one is. */
const closed = new Map<string, number>()
const listeners = new Set<() => void>()

const kindOf = (it: Noticed) => ('unread' in it ? 'unread' : it.category)
const tierOf = (it: Noticed) => ('unread' in it ? 1 : it.tier)

const set = (to: Noticed | null) => {
  seen = to
  for (const listener of listeners) listener()
}

onNoticed((header) => {
  const found = JSON.parse(header) as Noticed
  if ((closed.get(kindOf(found)) ?? 0) >= tierOf(found) || (seen && tierOf(seen) > tierOf(found))) return
  set(found)
})

/** Takes it off the screen. */
export function closeNoticed() {
  if (seen) closed.set(kindOf(seen), tierOf(seen))
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
