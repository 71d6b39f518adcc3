import { use } from 'react'
import { Button } from './button.tsx'
import { SessionEndContext, useCause } from './session-end.ts'
import { Status } from './status.tsx'

interface NotLoadedProps {
  /** What did not come, as a sentence. */
  what: string
  busy: boolean
  onRetry: () => void
}

/** Inside a card: what did not come, that it is kept, and one way on. */
export function NotLoaded({ what, busy, onRetry }: NotLoadedProps) {
  const logIn = use(SessionEndContext)
  const cause = useCause()
  return (
    <Status className="row says-ended">
      <p className="small soft">
        {what} Nothing is lost. {cause}
      </p>
      {logIn ?? (
        <Button variant="quiet" size="sm" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Status>
  )
}
