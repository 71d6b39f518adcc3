import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import type { Pushed } from './conversation.ts'
import { passOver } from './usePushed.ts'

interface WaitingProps {
  relationshipId: string
  waiting: readonly Pushed[]
  /** What stands in the box: what is seen there is not said twice. */
  text: string
  online: boolean
}

/** What is not sent yet, and why. */
export function Waiting({ relationshipId, waiting, text, online }: WaitingProps) {
  const unseen = waiting.filter(({ message }) => message !== text.trim())
  return (
    <>
      {unseen.length > 0 && (
        <ul className="chat__waiting" aria-label="Sent next">
          {unseen.map(({ message }) => (
            <li key={message} className="small">
              <span dir="auto">
                <b>Sent next:</b> {message}
              </span>
              <Button variant="ghost" size="sm" onClick={() => passOver(relationshipId, message)}>
                Do not send
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!online && (
        <Status className="small chat__offline">
          You are offline. Your words stay here, and what could not be sent goes out once you are back online.
        </Status>
      )}
    </>
  )
}
