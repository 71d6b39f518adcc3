import { LifeBuoy, UserRound } from 'lucide-react'
import { useState } from 'react'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import type { Mediation } from '@mallama/contracts/mediation'
import { NotThis } from '../../../parts/safety-card/NotThis.tsx'
import { SafetyCard } from '../../../parts/safety-card/SafetyCard.tsx'
import { mayBeWatched } from '../../../parts/safety-card/words.ts'
import { ended } from '../../../parts/refusal.ts'
import { ApiError, messageOf } from '../../../platform/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { useQuestions } from './Questions.tsx'

interface ProblemProps {
  error: unknown
  /** What did not happen, where nothing was written that could be lost. */
  what?: string
  /** Where words that may be about somebody close can be cleared alone. */
  room?: Mediation
  /** Shares what was written all the same: the person says that it is not about anybody's safety. */
  onAside?: () => Promise<unknown>
  /** What stands in the box, and how to change it. */
  text?: string | undefined
  onText?: ((text: string) => void) | undefined
}

/**
 * Why it did not go, beside where it was pressed. Help that came with it stands first; behind one touch where somebody
 * close may look on.
 */
export function Problem(props: ProblemProps) {
  const { error, what = 'That did not go through.', room, onAside, text, onText } = props
  // Pressed once more, what was held is held again: help that stood open stays so.
  const [isOpen, setOpen] = useState(false)
  if (!error) return null
  const safety = error instanceof ApiError ? error.safety : null
  const help = needsHelp(safety) ? safety : null
  const watched = help !== null && mayBeWatched(help)
  return (
    <div className="stack gap-3">
      {help && !watched && <SafetyCard safety={help} />}
      <p className="small med-problem" role="alert">
        {onAside
          ? `${ended(messageOf(error, 'Failed to send message. Please try again.'))} Your words are still here.`
          : messageOf(error, `${what} Please try again.`)}
      </p>
      <Strikes error={error} text={text} onText={onText} />
      {help && watched && (
        <>
          {onAside && (
            <p className="small soft">Sent again they are held again. Change them, or go on in your private room.</p>
          )}
          <Fold title="Help" icon={LifeBuoy} open={isOpen} onOpen={setOpen}>
            <SafetyCard safety={help} />
          </Fold>
        </>
      )}
      {onAside && maySetAside(safety) && watched && room?.alone && <Cleared room={room} onAside={onAside} />}
      {onAside && maySetAside(safety) && !watched && <NotThis onAside={onAside} />}
    </div>
  )
}

/** Answered alone, the same words are sent once more. */
function Cleared({ room, onAside }: { room: Mediation; onAside: () => Promise<unknown> }) {
  const { questions, ask, close } = useQuestions(room, () => void onAside().catch(() => undefined))
  return (
    <Fold
      title="A few questions, for you alone"
      icon={UserRound}
      open={questions !== null}
      onOpen={(open) => (open ? ask() : close())}
    >
      {questions}
    </Fold>
  )
}

/** The sentence that was held, to its writer alone. Leaving it out sends nothing. */
function Strikes({ error, text = '', onText }: Pick<ProblemProps, 'error' | 'text' | 'onText'>) {
  const [held] = (error instanceof ApiError && error.status === 409 && Object.values(error.details ?? {})[0]) || []
  if (!held) return null
  return (
    <>
      <q dir="auto">{held}</q>
      {onText && text.includes(held) && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              onText(
                text
                  .replace(held, '')
                  .replace(/[^\S\n]{2,}/g, ' ')
                  .trim(),
              )
            }
          >
            Leave that sentence out
          </Button>
        </div>
      )}
      <p className="small soft">Or say what happened, how it was for you, and what you would like instead.</p>
    </>
  )
}
