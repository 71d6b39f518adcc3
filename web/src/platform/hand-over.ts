import { mark, openChannel, recall } from './visits.ts'

/** A page that waits answers within a moment; one that sleeps, or is gone, does not. */
const PATIENCE_MS = 1_000
/** A browser that closes windows at all has done it by then. */
const CLOSES_WITHIN_MS = 500

let handedOver = false
/** The page that opened this window goes on; the browser left the window open all the same. */
export const wasHandedOver = () => handedOver

/**
 * For a window that has come back from an OpenID provider: tells the page that opened it, and closes. Resolves when
 * this window has to show something itself.
 */
export async function handOver(): Promise<void> {
  const visit = new URLSearchParams(location.search).get('visit')
  const kept = visit === null ? null : recall(visit)
  if (visit === null || kept?.way !== 'window' || kept.led !== undefined) return
  handedOver = await new Promise<boolean>((done) => {
    const channel = openChannel((word) => word.visit === visit && word.say === 'taken' && end(true))
    const end = (taken: boolean) => {
      channel.close()
      done(taken)
    }
    channel.tell({ visit, say: 'back' })
    setTimeout(end, PATIENCE_MS, false)
  })
  if (!handedOver) return mark(visit, { claimed: true })
  window.close()
  await new Promise((done) => setTimeout(done, CLOSES_WITHIN_MS))
}
