/** What waits until the page has nothing else to do, and no longer than this: older Safari does not say when it is idle. */
const LATEST_MS = 4_000
const UNKNOWN_MS = 1_500

/** Runs `work` once the page is at rest; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(work, { timeout: LATEST_MS })
    return () => cancelIdleCallback(waiting)
  }
  const timer = setTimeout(work, UNKNOWN_MS)
  return () => clearTimeout(timer)
}
