import { useState } from 'react'
import { useHeld } from '../platform/hold.ts'
import type { Shown } from './routes.ts'

/**
 * The screen that was open when access ended, while something on it still waits to be saved; and the one that is just
 * being paid on, when the plan is there before the page has said so.
 */
export function useKept(pathname: string, next: Shown, expired: boolean): Shown {
  const [last, setLast] = useState({ pathname, shown: next })
  const held = useHeld()
  const bought = 'redirect' in next && next.redirect === '/subscribe'
  const keep = (expired || bought) && last.pathname === pathname && held
  const same = JSON.stringify(last) === JSON.stringify({ pathname, shown: next })
  if (!keep && !same) setLast({ pathname, shown: next })
  return keep ? last.shown : next
}
