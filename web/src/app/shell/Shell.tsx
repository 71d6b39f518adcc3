import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../platform/session.tsx'
import { cx } from '../../ui/classes.ts'
import { Logo } from '../../ui/logo.tsx'
import { QuickExitButton } from '../../ui/quick-exit.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Guard } from '../Guard.tsx'
import { later } from '../../ui/later.ts'
import type { Screen } from '../routes.ts'
import type { OpenSheet } from './sheets.ts'

const members = () => import('./member.tsx')
const Banner = later(async () => ({ default: (await members()).Banner }))
const HeaderNav = later(async () => ({ default: (await members()).HeaderNav }))
const HeaderMenu = later(async () => ({ default: (await members()).HeaderMenu }))
const Below = later(async () => ({ default: (await members()).Below }))

/** Fetches what only members see. */
export const preloadMembers = () =>
  Promise.all([Banner, HeaderNav, HeaderMenu, Below].map((part: { preload(): Promise<unknown> }) => part.preload()))

/** These need the whole height of a phone. */
const withoutTabs: ReadonlySet<Screen> = new Set<Screen>(['chat', 'chat-window', 'checkout', 'relationship-chat'])

/** As high as the screen and no higher, with a head of its own once it is there; until then the header has the way out. */
const whole: ReadonlySet<Screen> = new Set<Screen>(['relationship-chat', 'chat', 'chat-window'])

interface ShellProps {
  screen?: Screen
  /** Without it: the way home, the way out, and help, as for people whom we do not know. */
  member?: boolean
  children: ReactNode
}

/**
 * Around every page but the landing page. One tree for visitors and members, with places that stay empty: a page that
 * moved from one frame into another when its person becomes known would begin again, and lose what was typed in it.
 */
export function Shell({ screen, member = false, children }: ShellProps) {
  const { status } = useSession()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const tabs = member && status === 'access' && !(screen && withoutTabs.has(screen))
  const menu = { tabs, onSheet: setSheet }
  const fills = screen !== undefined && whole.has(screen)
  return (
    <div className={cx(fills ? 'whole' : 'flex min-h-dvh flex-col', tabs && 'has-tabbar')}>
      <SkipLink />
      <Part>{member && <Banner />}</Part>
      <header className="app-header">
        <div className="app-header__in">
          <Link className="logo" to="/" aria-label="Mallama, home">
            <Logo />
          </Link>
          <Part>{member && <HeaderNav />}</Part>
          <QuickExitButton />
          <Part>{member && <HeaderMenu {...menu} />}</Part>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {!fills && <Footer />}
      <Part>{member && <Below {...menu} sheet={sheet} onClose={() => setSheet(null)} />}</Part>
    </div>
  )
}

/** What comes later or not at all; the page and the way out do not depend on it. */
const Part = ({ children }: { children: ReactNode }) => (
  <Guard fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Guard>
)

export function Footer() {
  return (
    <footer className="app-footer">
      <nav aria-label="Footer" className="page row gap-x-6 gap-y-0 py-4">
        {[
          { name: 'Help now', to: '/help-now' },
          { name: 'Privacy', to: '/privacy' },
          { name: 'Terms', to: '/terms' },
        ].map(({ name, to }) => (
          <Link key={to} to={to} className="meta inline-flex min-h-11 items-center underline underline-offset-4">
            {name}
          </Link>
        ))}
      </nav>
    </footer>
  )
}

export function PageSkeleton() {
  return (
    <div className="page">
      <Skeleton label="Loading the page">
        <div className="stack">
          <Bone width="min(24rem, 70%)" height="2.25rem" />
          <Bone width="min(32rem, 90%)" />
          <Bone height="11rem" shape="round" />
        </div>
      </Skeleton>
    </div>
  )
}
