import { preload } from './pages.ts'
import { screenFor } from './routes.ts'
import { Data, Events } from './Screens.tsx'
import { preloadMembers } from './shell/Shell.tsx'

/** Someone is probably signed in: what they will see comes along while we ask who they are. */
export function fetchAhead(pathname: string, search: string) {
  const shown = screenFor(pathname, search, { status: 'access', subscribed: false })
  void Promise.allSettled([
    Data.preload(),
    Events.preload(),
    preloadMembers(),
    'screen' in shown && preload(shown.screen),
  ])
}
