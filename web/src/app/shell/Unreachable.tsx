import { CloudOff } from 'lucide-react'

/** Signed in, but the account did not load: it says so instead of passing for a log-out. */
export function Unreachable() {
  return (
    <aside className="trial trial--warning" aria-label="Connection">
      <p>
        <CloudOff className="icon" aria-hidden="true" />
        Your account could not be loaded.
      </p>
      <button
        type="button"
        className="min-h-7 cursor-pointer font-semibold underline"
        onClick={() => location.reload()}
      >
        Try again
      </button>
    </aside>
  )
}
