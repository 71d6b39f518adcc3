import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { QuickExitButton } from '../../ui/quick-exit.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { useWaysIn } from './ways-in.ts'

/** The landing page brings its own header and footer; the other pages have the application's. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="app-header">
        <div className="app-header__in">
          <Link to="/" className="logo" aria-label="Mallama, home">
            <span className="land-wide">
              <Logo />
            </span>
            <span className="land-narrow">
              <Logo form="micro" />
            </span>
          </Link>
          <QuickExitButton />
          {/* Without a referrer: the auth screen takes whoever comes from here for someone new. */}
          <LinkButton variant="ghost" to={useWaysIn().signIn} referrerPolicy="no-referrer" className="land-wide">
            Sign In
          </LinkButton>
          <LinkButton to={useWaysIn().trial} className="land-cta">
            Start Free Trial
          </LinkButton>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="landing outline-none">
        {children}
      </main>
      <footer className="foot meta" data-theme="dark">
        <nav aria-label="Footer" className="row">
          <Link to="/help-now">Help now</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/terms">Terms</Link>
        </nav>
        <p>
          Mallama is an AI coach, not a person and not a therapist. In an emergency call your local number, or find a
          helpline at <a href="https://findahelpline.com">findahelpline.com</a>.
        </p>
      </footer>
    </>
  )
}
