import { useId } from 'react'
import type { Safety } from '@mallama/contracts/safety'
import { Button } from '../../ui/button.tsx'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import { questionOf } from '../safety-card/words.ts'
import { useArrival } from './useArrival.ts'
import './tools.css'

interface HelpInsteadProps {
  safety: NonNullable<Safety>
  onReset: () => void
  /** Where it was uncertain: what was asked for is there after all. */
  onNotThis?: () => void
}

/** In the place of a result, from tier 2 on. With the result's id as `key`, each one takes the focus when it comes. */
export function HelpInstead({ safety, onReset, onNotThis }: HelpInsteadProps) {
  const id = useId()
  const heading = useArrival(id)
  return (
    <section className="stack help-instead" aria-labelledby={id}>
      {/* For readers: to the eye the card says it all. */}
      <h2 id={id} className="sr-only tool__result" tabIndex={-1} ref={heading}>
        This comes first
      </h2>
      <SafetyCard safety={safety} />
      <div className="row">
        <Button variant="quiet" onClick={onReset}>
          Write something else
        </Button>
        {onNotThis && (
          <Button variant="ghost" onClick={onNotThis}>
            {questionOf(safety).no}
          </Button>
        )}
      </div>
      {onNotThis && <p className="small soft">What you asked for is kept, and can wait.</p>}
    </section>
  )
}
