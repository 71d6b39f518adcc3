import { CircleAlert } from 'lucide-react'
import { Status } from '../../ui/status.tsx'
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
  const { why, told, unanswered } = outgoing
  const model = unanswered && onGuide
  const more = why && !told ? `${why} ` : ''
  return (
    <Status className="msg__failed chat__back">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{`${model ? 'The language model did not answer.' : 'Not sent.'} ${more}Your words are in the box below.`}</span>
      {canGoAgain({ outgoing, text }) && (
        <button type="button" className="link" onClick={onRetry}>
          {model ? 'Try again' : 'Retry'}
        </button>
      )}
      {model && canGoAgain({ outgoing, text }) && (
        <button type="button" className="link" onClick={onGuide}>
          A guided exercise
        </button>
      )}
    </Status>
  )
}
