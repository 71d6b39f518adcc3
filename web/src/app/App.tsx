import { useEffect } from 'react'
import { BrowserRouter, StaticRouter } from 'react-router'
import { getConfig } from '../platform/config.ts'
import { abandonSession, SessionProvider } from '../platform/session.tsx'
import { onLeave, setExitUrl, useShiftThrice } from '../ui/quick-exit.tsx'
import { Toaster } from '../ui/toast.tsx'
import { Guard, PageFailed } from './Guard.tsx'
import { Screens } from './Screens.tsx'

/** `url` is given where pages are rendered ahead of time; the browser has its own. */
export function App({ url }: { url?: string }) {
  const screens = (
    <SessionProvider>
      <LeavingAtOnce />
      <Guard fallback={<PageFailed />}>
        <Screens />
      </Guard>
      <Toaster />
    </SessionProvider>
  )
  if (url !== undefined) return <StaticRouter location={url}>{screens}</StaticRouter>
  // No transitions: a tap answers at once, with a skeleton if the page is not there yet.
  return <BrowserRouter useTransitions={false}>{screens}</BrowserRouter>
}

function LeavingAtOnce() {
  useShiftThrice()
  useEffect(() => {
    getConfig().then(
      ({ quickExitUrl }) => setExitUrl(quickExitUrl),
      () => undefined, // The built-in neutral site does as well.
    )
    return onLeave(abandonSession)
  }, [])
  return null
}
