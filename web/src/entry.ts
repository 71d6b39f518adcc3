import './styles/index.css'
import type { Config } from '@mallama/contracts/platform'
import { show } from './features/landing/show.ts'
import { kept, sessionKey } from './platform/storage.ts'

/**
 * The landing page arrives complete, and most of its visitors only read it: the application stays away until someone
 * moves towards a link. Everything else starts it at once.
 */
if (document.querySelector('#root .landing') && kept(sessionKey) === null) stayStill()
// A window that comes back from another sign-in tells the page that opened it, and closes.
else if (location.pathname === '/auth/openid')
  void import('./platform/hand-over.ts').then(({ handOver }) => handOver()).finally(() => import('./main.tsx'))
else begin()

function begin() {
  if (kept(sessionKey) !== null) fetchAhead()
  // Without a network the page that came is better than the empty one that a signed-in person waits behind.
  void import('./main.tsx').catch(() => delete document.documentElement.dataset['known'])
}

/** Links are plain links here; public/exit.js answers quick exit. */
function stayStill() {
  document.addEventListener('click', ({ target }) => {
    const to = target instanceof Element ? target.closest<HTMLElement>('[data-show]')?.dataset['show'] : undefined
    if (to) show(to)
  })
  // Someone who signed in and came back with the browser's own button belongs on the dashboard.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kept(sessionKey) !== null) location.reload()
  })
  const intent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="/auth"]')) return
    for (const name of ['pointerover', 'focusin', 'touchstart']) document.removeEventListener(name, intent)
    fetchAhead()
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(name, intent, { passive: true })
  void exitUrl()
}

/** The chunks that sign-up needs, or a member's frame, named by the document itself: see prerender.ts. */
function fetchAhead() {
  for (const { dataset } of document.querySelectorAll<HTMLMetaElement>('meta[name="mallama:next"]')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = dataset['href'] ?? ''
    document.head.append(link)
  }
}

async function exitUrl() {
  try {
    const response = await fetch('/api/config', { headers: { Accept: 'application/json' } })
    if (response.ok) document.documentElement.dataset['leaveTo'] = ((await response.json()) as Config).quickExitUrl
  } catch {
    // The neutral site that exit.js knows does as well.
  }
}
