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
      <h2 id={id} className="tool__result" tabIndex={-1} ref={heading}>
        This comes first
      </h2>
      <p className="soft">
        {onNotThis
          ? 'Whether someone is safe matters more than how it is put. What you asked for is kept, and can wait.'
          : 'These words sound as if someone may not be safe. That matters more than how they are put, so here is help in the place of a result.'}
      </p>
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
    </section>
  )
}
