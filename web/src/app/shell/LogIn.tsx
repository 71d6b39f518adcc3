import type { MouseEvent } from 'react'

/** The link's own address leads to the form; the way back to this page goes along. */
function logIn(event: MouseEvent) {
  event.preventDefault()
  location.assign(`/api/login?next=${encodeURIComponent(location.pathname + location.search)}`)
}

export const LogIn = ({ className = 'btn btn--primary' }: { className?: string }) => (
  <a className={className} href="/api/login" onClick={logIn}>
    Log In
  </a>
)
