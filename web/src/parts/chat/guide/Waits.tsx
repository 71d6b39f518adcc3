import { X } from 'lucide-react'
import type { ExerciseStep } from '@mallama/contracts/guide'
import { IconButton } from '../../../ui/button.tsx'
import './guide.css'

interface WaitsProps {
  step: ExerciseStep
  onDo: (said: string, what: 'back' | 'stop') => void
  pending: boolean
}

/** An exercise that was left for something else: it can be gone on with, and nothing of it is lost. */
export default function Waits({ step: { thing, step, of }, onDo, pending }: WaitsProps) {
  return (
    <div className="waits">
      <button type="button" disabled={pending} onClick={() => onDo(`Go on with ${thing}`, 'back')}>
        Go on with {thing} ({step} of {of})
      </button>
      <IconButton label={`Leave ${thing} for now`} disabled={pending} onClick={() => onDo('Leave it for now', 'stop')}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
