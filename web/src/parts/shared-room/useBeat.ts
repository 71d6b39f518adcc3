import { useEffect, useRef } from 'react'

const HERE_MS = 20_000

/**
 * While somebody looks at the page, `here` is called at once and every 20 seconds; `gone` when they turn away, close it,
 * or `on` ends. What fails is tried again at the next beat.
 */
export function useBeat(on: boolean, here: () => Promise<unknown>, gone: () => Promise<unknown>) {
  const newest = useRef({ here, gone })
  useEffect(() => {
    newest.current = { here, gone }
  })
  useEffect(() => {
    if (!on) return
    const quietly = (what: 'here' | 'gone') => void newest.current[what]().catch(() => undefined)
    const beat = () => document.visibilityState === 'visible' && quietly('here')
    const bye = () => quietly('gone')
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
  }, [on])
}
