import { Button } from './button.tsx'
import { Status } from './status.tsx'

interface NotLoadedProps {
  /** What did not come, as a sentence. */
  what: string
  busy: boolean
  onRetry: () => void
}

/** Inside a card: what did not come, that it is kept, and one way on. */
export function NotLoaded({ what, busy, onRetry }: NotLoadedProps) {
  return (
    <Status className="row">
      <p className="small soft">{what} Nothing is lost; it may be your connection.</p>
      <Button variant="quiet" size="sm" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Status>
  )
}
