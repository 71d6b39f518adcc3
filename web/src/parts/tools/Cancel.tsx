import { useEffect, useRef } from 'react'
import type { Progress } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { useSeconds } from './useSeconds.ts'
import './tools.css'

const SLOW_S = 3

export interface CancelProps {
  onCancel: () => void
  /** How much of the answer there is, where that is told. */
  progress?: Progress | null
}

/** The way back while a tool is at work, and how long it has been. */
export function Cancel({ onCancel, progress }: CancelProps) {
  const seconds = useSeconds()
  const row = useRef<HTMLDivElement>(null)
  // On a phone it would come below the screen.
  useEffect(() => void row.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div className="row asked" ref={row}>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {/* Not read out: it would speak every second. */}
      {seconds >= SLOW_S && (
        <p className="meta" aria-hidden="true">
          {seconds} seconds so far{progress && `, part ${progress.part} of ${progress.of}`}
        </p>
      )}
    </div>
  )
}
