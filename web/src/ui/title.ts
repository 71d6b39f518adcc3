import { useEffect } from 'react'

/** Names the page in the tab: `useTitle('Help now')` gives "Help now - Mallama". */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} - Mallama`
  }, [title])
}
