import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { QuietQuestion as Asked } from '@mallama/contracts/safety'
import { Button } from '../../ui/button.tsx'
import './quiet-question.css'

interface QuietQuestionProps extends Asked {
  /** Absent where it was answered, or the talk went on. */
  onAnswer?: ((answer: string) => void) | undefined
  pending?: boolean
}

/** Beneath a normal answer, where it is uncertain: two hairlines and no colour. */
export function QuietQuestion({ question, answers, onAnswer, pending = false }: QuietQuestionProps) {
  const answer = (said: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    // The buttons go; whoever pressed one stays where they were.
    currentTarget.closest<HTMLElement>('[role=log], main, [tabindex]')?.focus({ preventScroll: true })
    onAnswer?.(said)
  }
  return (
    <section className="ask" aria-label="A careful question">
      <p>{question}</p>
      <div className="row">
        {onAnswer &&
          answers.map((said) => (
            <Button key={said} variant="quiet" size="sm" disabled={pending} onClick={(event) => answer(said, event)}>
              {said}
            </Button>
          ))}
        <Link className="link" to="/help-now">
          Open Help
        </Link>
      </div>
    </section>
  )
}
