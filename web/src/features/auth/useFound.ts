import { useEffect, useState } from 'react'
import type { Found } from './action.ts'

/** Looks at a link once, and again when asked to. */
export function useFound<T>(code: string, look: (code: string) => Promise<Found<T>>) {
  const [found, setFound] = useState<Found<T>>({ state: 'looking' })
  useEffect(() => {
    if (found.state !== 'looking') return
    let stale = false
    void look(code).then((next) => !stale && setFound(next))
    return () => {
      stale = true
    }
  }, [code, found.state, look])
  return [found, setFound] as const
}
