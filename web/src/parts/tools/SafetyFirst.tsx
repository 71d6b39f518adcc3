import { maySetAside, needsHelp, quietAnswers } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { Fragment, useState, type ComponentType, type ReactNode } from 'react'
import { toast } from '../../ui/toasts.ts'
import { keptReason } from '../refusal.ts'
import { QuietQuestion } from '../safety-card/QuietQuestion.tsx'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import { questionOf } from '../safety-card/words.ts'
import { answerTo, keepAnswer, type Answer } from './answers.ts'
import { HelpInstead } from './HelpInstead.tsx'
import './tools.css'

interface SafetyFirstProps {
  /** The result's. */
  id: string
  safety: Safety
  /** A language model wrote the result with the danger before its eyes: it stands below help. */
  beside?: boolean | undefined
  onReset: () => void
  /** Says that it is not about safety, and puts what comes of it on the screen. */
  onAside: () => Promise<unknown>
  /** What stands around help, where a page needs it. */
  around?: ComponentType<{ children: ReactNode }>
  /** The result. */
  children: ReactNode
}

/**
 * From tier 2 on help stands in the place of a result, or above one that was written for it; the result comes when the
 * person says that it is not about their safety. Where it is uncertain, the result is there, with one quiet question beneath. Give it the result's id as `key`.
 */
export function SafetyFirst(props: SafetyFirstProps) {
  const { id, safety, beside, onReset, onAside, around: Around = Fragment, children } = props
  const [answer, setAnswer] = useState(() => answerTo(id))
  const give = (given: Answer) => {
    keepAnswer(id, given)
    setAnswer(given)
  }
  if (!safety) return children
  if (needsHelp(safety) || answer === 'yes')
    return (
      <Around>
        <HelpInstead
          safety={safety}
          onReset={onReset}
          onAside={maySetAside(safety) ? onAside : answer === 'yes' ? async () => give('rather not') : undefined}
        />
        {/* Closed: somebody may be looking over their shoulder, and the card keeps the focus. */}
        {beside && (
          <details className="help-fold">
            <summary>What you asked for, with this in mind</summary>
            {children}
          </details>
        )}
      </Around>
    )
  return (
    <>
      {children}
      {safety.aside || answer === 'rather not' ? (
        <details className="help-fold">
          <summary>If this is about someone&rsquo;s safety</summary>
          <SafetyCard safety={safety} />
        </details>
      ) : (
        <QuietQuestion
          question={questionOf(safety)}
          answers={[...quietAnswers]}
          onAnswer={(said) => {
            if (said === quietAnswers[0]) return give('yes')
            give('rather not')
            // A no is kept with the result; where that fails it is asked again another time.
            if (said === quietAnswers[1])
              onAside().catch((error: unknown) =>
                toast({ title: 'Your answer was not kept', description: keptReason(error, ''), tone: 'error' }),
              )
          }}
        />
      )}
    </>
  )
}
