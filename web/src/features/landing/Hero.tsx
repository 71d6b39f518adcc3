/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the picture is drawn with text, so that it stays sharp and themed */
import { Link } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { MallamaMark } from '../../ui/portrait.tsx'
import { show } from './show.ts'
import { useWaysIn } from './ways-in.ts'

export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="hero">
      <div className="hero__text">
        <h1>Care for yourself and others</h1>
        <p className="lead">
          Mallama helps you think before you send, understand what an argument was really about, and look after yourself
          while you look after the people you love.
        </p>
        <div className="row">
          <LinkButton to={useWaysIn().trial} size="lg">
            Start Free Trial
          </LinkButton>
          <Button variant="quiet" size="lg" data-show="features-title" onClick={() => show('features-title')}>
            Learn More
          </Button>
        </div>
        <p className="meta">24 hours of Core. No credit card. Nothing to cancel.</p>
        {!signedIn && (
          <p className="hero__in small">
            Already here?{' '}
            <Link to={useWaysIn().signIn} referrerPolicy="no-referrer" className="link">
              Sign In
            </Link>
          </p>
        )}
      </div>
      <div
        className="hero__scene"
        role="img"
        aria-label="Example: at 23:42 an angry draft is not sent, and Mallama offers kinder words for the same point."
      >
        <div className="window" data-theme="dark" aria-hidden="true">
          <p className="window__time">23:42</p>
          <div className="draft">
            <s>You never listen. Forget it.</s>
            <span>Not sent</span>
          </div>
          <div className="rewrite">
            <span className="rewrite__by">
              <MallamaMark size={1.75} />
              Same point, easier to hear
            </span>
            <span>I felt alone when we talked about Sunday. Can we try again tomorrow after dinner?</span>
          </div>
        </div>
        <div className="door" aria-hidden="true" />
      </div>
    </section>
  )
}
