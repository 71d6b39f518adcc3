import { CircleCheck, Flag } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Marking } from './useMarking.ts'

interface MarksProps {
  marking: Marking
  disabled: boolean
}

/** How a talk ends, under the composer of a wide screen. A phone has it among the options. */
export const Marks = ({ marking, disabled }: MarksProps) => (
  <div className="row chat__marks">
    <Button variant="ghost" size="sm" disabled={disabled} onClick={() => marking.mark('resolved')}>
      <CircleCheck className="icon" aria-hidden="true" />
      Mark as Resolved
    </Button>
    <Button variant="ghost" size="sm" disabled={disabled} onClick={() => marking.mark('needs_attention')}>
      <Flag className="icon" aria-hidden="true" />
      Needs More Attention
    </Button>
  </div>
)
