import type { ReactNode } from 'react'
import './auth.css'

/** A form on the left; on a wide screen the arch and its lamp beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <section className="auth-form">{children}</section>
      <div className="auth-scene" aria-hidden="true">
        <div className="auth-arch" data-theme="dark">
          <p>
            Take your time.
            <br />
            Nothing is sent until
            <br />
            you send it.
          </p>
        </div>
        <div className="auth-lamp" />
      </div>
    </div>
  )
}
