import { use, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Scene, type SceneName } from './scenes.tsx'
import { SESSION_ENDED, SessionEndContext } from './session-end.ts'
import { Status } from './status.tsx'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  scene?: SceneName
  level?: 1 | 2 | 3
}

/** Arch drawing, heading, one sentence, one action. */
export function EmptyState({ title, text, action, scene, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <Scene name={scene} />
      <Heading className={level === 3 ? 'heading' : undefined}>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

interface ErrorStateProps {
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
  level?: 1 | 2 | 3
}

/** What happened, and one way on: where the session has ended, to log in. */
export function ErrorState({ title, text, onRetry, retryLabel = 'Try again', busy, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const
  const logIn = use(SessionEndContext)
  const ended = onRetry !== undefined && logIn !== null
  const said = ended ? SESSION_ENDED : text
  return (
    <Status className={ended ? 'empty says-ended' : 'empty'}>
      <Scene name="door" />
      <Heading className={level === 3 ? 'heading' : undefined}>{title}</Heading>
      {said && <p>{said}</p>}
      {ended
        ? logIn
        : onRetry && (
            <Button variant="quiet" busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
    </Status>
  )
}
