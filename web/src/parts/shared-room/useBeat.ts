import { useEffect, useRef } from 'react'

const HERE_MS = 20_000

/**
 * While somebody looks at a room, `here` is called at once and every 20 seconds; `gone` when they turn away, close it, go
 * to another room, or `on` ends. What fails is tried again at the next beat.
 */
export function useBeat(room: string, on: boolean, here: () => Promise<unknown>, gone: () => Promise<unknown>) {
  const newest = useRef({ here, gone })
  useEffect(() => {
    newest.current = { here, gone }
  })
  useEffect(() => {
    if (!on) return
    // Both are of one room: whoever goes to another one is gone from this one, not from that.
    const { gone } = newest.current
    const quietly = (said: Promise<unknown>) => void said.catch(() => undefined)
    const beat = () => document.visibilityState === 'visible' && quietly(newest.current.here())
    const bye = () => quietly(gone())
    const turned = () => (document.visibilityState === 'visible' ? beat() : bye())
    beat()
    const timer = setInterval(beat, HERE_MS)
    document.addEventListener('visibilitychange', turned)
    window.addEventListener('pagehide', bye)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turned)
      window.removeEventListener('pagehide', bye)
      bye()
    }
  }, [room, on])
}
