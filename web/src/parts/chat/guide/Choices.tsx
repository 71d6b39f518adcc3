import type { MouseEvent } from 'react'
import type { Choice } from '@mallama/contracts/guide'
import './guide.css'
import './doors.css'

interface ChoicesProps {
  choices: readonly Choice[]
  onSay: (said: string) => void
  label?: string
}

/** Ways to go on beneath an answer. None is the first one, and one can always write instead. */
export function Choices({ choices, onSay, label = 'Ways to go on' }: ChoicesProps) {
  const press = (said: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    // The buttons go; whoever pressed one stays where they were.
    currentTarget.closest<HTMLElement>('[role=log], main, [tabindex]')?.focus({ preventScroll: true })
    onSay(said)
  }
  return (
    <ul className="ways" aria-label={label}>
      {choices.map(({ label, say }) => (
        <li key={say}>
          <button type="button" className="way" data-door={label} onClick={(event) => press(say, event)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
