import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { Screen } from './routes.ts'

/**
 * A new page begins at its top, and with the keyboard there: without this, a reader stays on a link that is gone. Going
 * back leaves the place to the browser.
 */
export function useScreenStart(screen: Screen | null, pathname: string) {
  const type = useNavigationType()
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (screen === null || screen === 'loading') return
    const here = `${screen} ${pathname}`
    const arrived = before.current !== null && before.current !== here
    before.current = here
    if (!arrived) return
    if (type !== 'POP') window.scrollTo(0, 0)
    const active = document.activeElement
    if (active === null || active === document.body || !active.closest('main'))
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [screen, pathname, type])
}
