import { Button } from '../../ui/button.tsx'
import '../../parts/chat/guide/guide.css'
import { fields, kindOf, type PartName } from './kinds.ts'
import { clauseOf, composed, goalAsPart, partsMissing } from './parts.ts'
import { PartField } from './PartField.tsx'
import { SoFar } from './SoFar.tsx'
import type { Needed } from './Missing.tsx'
import { Row } from './Row.tsx'
import type { Written } from './written.ts'

interface PartsFieldsProps {
  written: Written
  onWrite: (changes: Partial<Written>) => void
  errorOf: (field: PartName) => string | undefined
  /** Goes back to the kinds. */
  onChoose: () => void
  /** Goes back to the goal. */
  onGoal: () => void
  needed: Needed | null
}

export const FROM_GOAL = 'From your goal. Change it as you like.'

/** The parts of the chosen kind, and the message that grows of them. What is missing stands above them. */
export function PartsFields({ written, onWrite, errorOf, onChoose, onGoal, needed }: PartsFieldsProps) {
  const { kind, goal } = written
  const { main, parts } = kindOf(kind)
  const missing = needed ? partsMissing(needed.needs) : []
  // Before it is known what kind it is, only what the goal is about.
  const shown = kind === null && needed?.needs.includes('act') ? [main] : fields
  const clause = clauseOf(goal)
  const typed = goal.trim()
  const offered = clause === '' && typed !== '' && written[main] === null && !missing.includes(main)
  return (
    <>
      {!needed?.needs.includes('act') && kind && (
        <Row what="Kind of message" words={kindOf(kind).name} onChange={onChoose} />
      )}
      {offered && (
        <div className="offer">
          <span>
            You wrote: <q dir="auto">{typed}</q>
          </span>
          <Button size="sm" variant="quiet" onClick={() => onWrite({ [main]: goalAsPart(goal) })}>
            Keep it as a start
          </Button>
        </div>
      )}
      <div className="parts" data-plain={needed ? '' : undefined}>
        {shown
          .filter((field) => !missing.includes(field))
          .map((field) => (
            <PartField
              key={`${kind} ${field}`}
              part={parts[field]}
              value={written[field]}
              onChange={(text) => onWrite({ [field]: text })}
              optional={field !== main}
              hint={clause !== '' && written[field] === clause ? FROM_GOAL : undefined}
              error={errorOf(field)}
            />
          ))}
      </div>
      <SoFar words={composed(written)} />
      {needed && !offered && <Row what="Your goal" words={typed} onChange={onGoal} />}
    </>
  )
}
