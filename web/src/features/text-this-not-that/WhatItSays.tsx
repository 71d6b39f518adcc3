import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Check, Plus, Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { useLines } from './useLines.ts'

interface WhatItSaysProps extends Pick<ReturnType<typeof useLines>, 'lines' | 'isIn' | 'changed' | 'toggle'> {
  onBack: () => void
}

/** The goal, line by line: which of it belongs in the message only the person knows. */
export function WhatItSays({ lines, isIn, changed, toggle, onBack }: WhatItSaysProps) {
  const id = useId()
  const press = (line: number, button: HTMLElement) => {
    const place = button.getBoundingClientRect().top
    flushSync(() => toggle(line))
    // The message above grows and shrinks: what was tapped stays under the finger.
    const moved = button.getBoundingClientRect().top - place
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  }
  return (
    <div className="says">
      <h3 id={id} className="subheading">
        What it says
      </h3>
      <p className="small soft">Tap a line to put it in or take it out.</p>
      <ul aria-labelledby={id}>
        {lines.map((words, line) => {
          const Icon = isIn[line] ? Check : Plus
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines of one goal, which never change places
            <li key={line}>
              <button
                type="button"
                dir="auto"
                aria-pressed={isIn[line] ?? false}
                onClick={({ currentTarget }) => press(line, currentTarget)}
              >
                <Icon className="icon" aria-hidden="true" />
                <span>{words}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {changed && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={onBack}>
          <Undo2 className="icon" aria-hidden="true" />
          Back to the first wording
        </Button>
      )}
    </div>
  )
}
