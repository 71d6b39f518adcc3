import { useId } from 'react'
import type { Safety } from '@mallama/contracts/safety'
import { Button } from '../../ui/button.tsx'
import { NotThis } from '../safety-card/NotThis.tsx'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import { useArrival } from './useArrival.ts'
import './tools.css'

interface HelpInsteadProps {
  safety: NonNullable<Safety>
  onReset: () => void
  /** Brings what was asked for after all. Absent where it was stated, or a child tells it. */
  onAside?: (() => Promise<unknown>) | undefined
}

/** In the place of a result, from tier 2 on. With the result's id as `key`, each one takes the focus when it comes. */
export function HelpInstead({ safety, onReset, onAside }: HelpInsteadProps) {
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
        {onAside && <NotThis onAside={onAside} />}
      </div>
      {onAside && <p className="small soft">What you asked for is kept, and can wait.</p>}
    </section>
  )
}
