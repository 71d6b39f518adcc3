import { useEffect, useState } from 'react'

const WAIT_MS = 8_000

/** The way back from a press that emptied a form, for as long as `TakenBack` stands beside it. */
export function useWayBack() {
  const [way, setWay] = useState<{ back: () => void } | null>(null)
  useEffect(() => {
    if (!way) return
    const timer = setTimeout(() => setWay(null), WAIT_MS)
    return () => clearTimeout(timer)
  }, [way])
  return {
    open: way !== null,
    offer: (back: () => void) => setWay({ back }),
    undo: () => {
      way?.back()
      setWay(null)
    },
  }
}
