import { use, useEffect } from 'react'
import { SessionEndContext } from './session-end.ts'

/**
 * Names the page in the tab: `useTitle('Help now')` gives "Help now - Mallama". Where the session has ended the tab names
 * nobody: it stays in sight while the page is hidden.
 */
export function useTitle(title: string) {
  const shown = use(SessionEndContext) === null ? title : 'Please log in'
  useEffect(() => {
    document.title = `${shown} - Mallama`
  }, [shown])
}
