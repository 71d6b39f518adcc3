/* oxlint-disable no-underscore-dangle -- the SDK's own names */
import type { Opened } from './opened.ts'

/**
 * Has the SDK renew the ID token five minutes before it ends (after a network failure again in 30 seconds, in twice
 * that, up to 16 minutes), so that no call waits for it. The SDK does so only for Firebase's other products, by these
 * two methods, which its public types leave out; the product has none of them.
 *
 * Only where the page is seen: a hidden page's clock is slowed by the browser, and a renewal that comes a minute after
 * another tab's spends a refresh token that is spent, which ends the sign-in. A page that is seen again first takes over
 * what the other tabs stored.
 */
interface Renewing {
  _startProactiveRefresh(): void
  _stopProactiveRefresh(): void
}
const TAKEN_OVER_MS = 2_000

export function renewAhead({ auth }: Opened) {
  const renewing = auth as unknown as Renewing
  let waiting: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(waiting)
    if (document.visibilityState === 'hidden') renewing._stopProactiveRefresh()
    else waiting = setTimeout(() => renewing._startProactiveRefresh(), TAKEN_OVER_MS)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
}
