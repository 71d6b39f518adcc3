import { CircleAlert, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../ui/classes.ts'
import { Status } from '../../ui/status.tsx'
import { ended } from '../refusal.ts'
import { canGoAgain, type Outgoing } from './conversation.ts'

interface NotSentProps {
  outgoing: Outgoing | null
  /** What stands in the box. */
  text: string
  onRetry: () => void
  /** Given where a language model is the one who answers. */
  onGuide?: (() => void) | undefined
}

/** Said at the box that the words went back into: in the log it would seem to be about the message before. */
export function NotSent({ outgoing, text, onRetry, onGuide }: NotSentProps) {
  if (outgoing?.state !== 'failed' || !outgoing.back || text.trim() === '') return null
  const { why, told, unanswered, full } = outgoing
  const model = unanswered && onGuide
  const more = why && !told ? `${ended(why)} ` : ''
  const again = !full && canGoAgain({ outgoing, text })
  const Icon = full ? Clock : CircleAlert
  return (
    <Status className={cx('msg__failed chat__back', full && 'chat__back--later')}>
      <Icon className="icon" aria-hidden="true" />
      <span>{`${model ? 'The language model did not answer.' : 'Not sent.'} ${more}Your words are in the box below.`}</span>
      {/* Nobody waits with what cannot wait. */}
      {full && (
        <Link className="link" to="/help-now">
          Help now
        </Link>
      )}
      {again && (
        <button type="button" className="link" onClick={onRetry}>
          {model ? 'Try again' : 'Retry'}
        </button>
      )}
      {model && again && (
        <button type="button" className="link" onClick={onGuide}>
          A guided exercise
        </button>
      )}
    </Status>
  )
}
