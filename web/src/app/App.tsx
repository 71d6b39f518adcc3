import { useEffect, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { getConfig } from '../platform/config.ts'
import { abandonSession, SessionProvider } from '../platform/session.tsx'
import { onLeave, setExitUrl, useShiftThrice } from '../ui/quick-exit.tsx'
import { Toaster } from '../ui/toast.tsx'
import { Guard, PageFailed } from './Guard.tsx'
import { Screens } from './Screens.tsx'

/** No transitions: a tap answers at once, with a skeleton if the page is not there yet. */
const InBrowser = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)

/** Pages that are rendered ahead of time bring a router with the one address that they have. */
export function App({ Router = InBrowser }: { Router?: (props: { children: ReactNode }) => ReactNode }) {
  return (
    <Router>
      <SessionProvider>
        <LeavingAtOnce />
        <Guard fallback={<PageFailed />}>
          <Screens />
        </Guard>
        <Toaster />
      </SessionProvider>
    </Router>
  )
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
