import { useState } from 'react'

interface Listed {
  items: readonly { id: string }[]
  /** There are older ones that the list does not hold. */
  more: boolean
}

/** Whether what is open here stood in the list, and was deleted elsewhere. `leaving`: what is being deleted here. */
export function useGone({ items, more }: Listed, open: string | null, leaving: string | null): boolean {
  const [seen, setSeen] = useState<string | null>(null)
  const listed = items.some(({ id }) => id === open)
  if (listed && seen !== open) setSeen(open)
  // From a full list an older one goes when another comes.
  return open !== null && open === seen && !listed && open !== leaving && !more
}
