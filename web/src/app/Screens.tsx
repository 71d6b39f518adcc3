import { createElement, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { whenIdle } from '../platform/idle.ts'
import { ParamsContext } from '../platform/params.ts'
import { clearDestination, getDestination, useSession } from '../platform/session.tsx'
import { useScreenStart } from './arrival.ts'
import { Guard, PageFailed } from './Guard.tsx'
import { later } from '../ui/later.ts'
import { SessionEndContext } from '../ui/session-end.ts'
import { clearView } from '../ui/toasts.ts'
import { useKept } from './kept.ts'
import { pageOf, preload } from './pages.ts'
import { isReturn } from './returns.ts'
import { screenFor, type Screen } from './routes.ts'
import { LogIn } from './shell/LogIn.tsx'
import { PageSkeleton, Shell } from './shell/Shell.tsx'
import { Unreachable } from './shell/Unreachable.tsx'

export const Data = later(() => import('./Data.tsx'))
export const Events = later(() => import('./Events.tsx'))
const SessionEnded = later(() => import('./shell/SessionEnded.tsx'))
const Returned = later(() => import('./Returned.tsx'))

/** To a visitor the landing page brings its own frame; every other page has a shell around it. */
const bare: ReadonlySet<Screen> = new Set<Screen>(['landing'])

/** Pages that a visitor sees without any data of a person behind them. */
const light: ReadonlySet<Screen> = new Set<Screen>([
  'loading',
  'landing-signed-in',
  'auth',
  'auth-action',
  'auth-openid',
  'admin-setup',
  'membership',
  'checkout',
  'help-now',
  'privacy',
  'terms',
  'account-deleted',
])

/** Nothing of a person is on them, or, of a link that ends every sign-in, it says so itself and leads to the form. */
const withoutWords: ReadonlySet<Screen> = new Set<Screen>(['auth-action', 'help-now', 'privacy', 'terms'])

export function Screens() {
  const { pathname, search } = useLocation()
  const session = useSession()
  const { status, access } = session
  const shown = useKept(
    pathname,
    screenFor(pathname, search, {
      status,
      subscribed: access?.hasActiveSubscription ?? false,
      destination: getDestination(),
    }),
    status === 'expired',
  )
  const screen = 'screen' in shown ? shown.screen : null
  const patient = useWaiting(status === 'loading')
  useScreenStart(screen, pathname)
  useEffect(clearView, [pathname, search])
  useEffect(() => {
    if (pathname !== '/auth') clearDestination()
  }, [pathname])
  useEffect(() => {
    // Where most people go next, once what they came for is there.
    if (status === 'access')
      return whenIdle(() => void Promise.allSettled([preload('dashboard'), preload('relationships')]))
  }, [status])

  if (!('screen' in shown))
    return (
      <Shell>
        <Navigate to={shown.redirect} replace />
        <PageSkeleton />
      </Shell>
    )
  // Someone who is probably signed in opens `/`: the landing page waits a moment for the dashboard to be known.
  const waiting = shown.screen === 'loading' || (status === 'loading' && shown.screen === 'landing' && patient)
  const page = (
    <Guard key={shown.screen} fallback={<PageFailed />}>
      <Suspense fallback={<PageSkeleton />}>
        <ParamsContext value={shown.params}>
          {waiting ? <PageSkeleton /> : createElement(pageOf(shown.screen))}
        </ParamsContext>
      </Suspense>
    </Guard>
  )
  const hidden = session.ended && !withoutWords.has(shown.screen)
  return (
    <SessionEndContext value={hidden ? <LogIn /> : null}>
      {session.unreachable && <Unreachable />}
      {hidden && (
        <Guard fallback={null}>
          <Suspense>
            {/* Anew on each page: another one has nothing that was typed. */}
            <SessionEnded key={pathname} />
          </Suspense>
        </Guard>
      )}
      {bare.has(shown.screen) && !waiting ? page : <Framed screen={shown.screen}>{page}</Framed>}
      {session.user !== null && isReturn(search) && (
        <Guard fallback={null}>
          <Suspense>
            <Returned />
          </Suspense>
        </Guard>
      )}
    </SessionEndContext>
  )
}

function Framed({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { user, ended } = useSession()
  const known = user !== null
  // What stays open to everybody names nobody once the session has ended.
  const nobody = ended && withoutWords.has(screen)
  return (
    <>
      {/* Where a mailed link or a provider leads, a session may begin or end at a press: the plain frame is right before and after. */}
      <Shell screen={screen} member={known && !nobody && screen !== 'auth-action' && screen !== 'auth-openid'}>
        {light.has(screen) ? (
          children
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <Data>{children}</Data>
          </Suspense>
        )}
      </Shell>
      {known && (
        <Guard fallback={null}>
          <Suspense fallback={null}>
            <Events />
          </Suspense>
        </Guard>
      )}
    </>
  )
}

const PATIENCE_MS = 1500

/** True at first, while `loading` is fresh. */
function useWaiting(loading: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [loading])
  return loading && !late
}
