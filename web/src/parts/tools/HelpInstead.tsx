import { useId } from 'react'
import type { Safety } from '@mallama/contracts/safety'
import { Button } from '../../ui/button.tsx'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import { useArrival } from './useArrival.ts'
import './tools.css'

interface HelpInsteadProps {
  safety: NonNullable<Safety>
  onReset: () => void
}

/** In the place of a result, from tier 2 on. With the result's id as `key`, each one takes the focus when it comes. */
export function HelpInstead({ safety, onReset }: HelpInsteadProps) {
  const id = useId()
  const heading = useArrival(id)
  return (
    <section className="stack help-instead" aria-labelledby={id}>
      <h2 id={id} className="tool__result" tabIndex={-1} ref={heading}>
        This comes first
      </h2>
      <p className="soft">
        These words sound as if someone may not be safe. That matters more than how they are put, so here is help in the
        place of a result.
      </p>
      <SafetyCard safety={safety} />
      <Button variant="quiet" className="justify-self-start" onClick={onReset}>
        Write something else
      </Button>
    </section>
  )
}
