import { needsHelp } from '@mallama/contracts/help'
import { Fragment, useState, type ComponentType, type ReactNode } from 'react'
import type { Safety } from '@mallama/contracts/safety'
import { Button } from '../../ui/button.tsx'
import { QuickExitButton } from '../../ui/quick-exit.tsx'
import { questionOf, type Help } from '../safety-card/words.ts'
import { answerTo, keepAnswer, type Answer } from './answers.ts'
import { HelpInstead } from './HelpInstead.tsx'
import { useArrival } from './useArrival.ts'
import './tools.css'

interface SafetyFirstProps {
  /** The result's. */
  id: string
  safety: Safety
  onReset: () => void
  /** What stands around the question and around help, where a page needs it. */
  around?: ComponentType<{ children: ReactNode }>
  /** The result. */
  children: ReactNode
}

/**
 * Help comes in the place of a result, never beside it: at once from tier 2 on, and where it is uncertain after one
 * direct question. Nothing of the result is lost; it comes when the person says that it is not about safety. Give it the
 * result's id as `key`.
 */
export function SafetyFirst({ id, safety, onReset, around: Around = Fragment, children }: SafetyFirstProps) {
  const [answer, setAnswer] = useState(() => answerTo(id))
  const give = (given: Answer) => {
    keepAnswer(id, given)
    setAnswer(given)
  }
  if (!safety || (!needsHelp(safety) && answer === 'not about safety')) return children
  const others = needsHelp(safety) ? {} : { onNotThis: () => give('not about safety') }
  return (
    <Around>
      {needsHelp(safety) || answer === 'help' ? (
        <HelpInstead safety={safety} onReset={onReset} {...others} />
      ) : (
        <Question safety={safety} onAnswer={give} />
      )}
    </Around>
  )
}

function Question({ safety, onAnswer }: { safety: Help; onAnswer: (answer: Answer) => void }) {
  const heading = useArrival('question')
  const { question, no } = questionOf(safety)
  return (
    <section className="help-instead" aria-labelledby="safety-question">
      <div className="safety">
        <div className="safety__head">
          <h2 id="safety-question" className="heading tool__result" tabIndex={-1} ref={heading}>
            One question first
          </h2>
          <QuickExitButton size="sm" />
        </div>
        <p className="lead">{question}</p>
        <div className="row">
          <Button variant="quiet" onClick={() => onAnswer('help')}>
            Yes, or I am not sure
          </Button>
          <Button variant="quiet" onClick={() => onAnswer('not about safety')}>
            {no}
          </Button>
        </div>
        <p className="small soft">
          Only you see your answer, and it is not kept. What you asked for is ready and waits until you have answered.
        </p>
      </div>
    </section>
  )
}
