import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import type { SoFar } from './useAsking.ts'
import { useSeconds } from './useSeconds.ts'
import './tools.css'

const SLOW_S = 3

export interface CancelProps {
  onCancel: () => void
  /** What there is of the answer, where that is told. */
  progress?: SoFar | null
}

/** The way back while a tool is at work, how long it has been, and what there is of the answer. */
export function Cancel({ onCancel, progress }: CancelProps) {
  const seconds = useSeconds()
  const row = useRef<HTMLDivElement>(null)
  // On a phone it would come below the screen.
  useEffect(() => void row.current?.scrollIntoView({ block: 'nearest' }), [])
  const { part, of, text, safety } = progress ?? {}
  return (
    <>
      {safety && <SafetyCard safety={safety} />}
      {text && (
        // Not read out as it grows: the whole answer is.
        <section className="so-far" aria-label="The answer so far" dir="auto">
          {text}
        </section>
      )}
      <div className="row asked" ref={row}>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {/* Not read out: it would speak every second. */}
        {seconds >= SLOW_S && (
          <p className="meta" aria-hidden="true">
            {seconds} seconds so far{part !== undefined && `, part ${part} of ${of}`}
          </p>
        )}
      </div>
    </>
  )
}
