import { useId } from 'react'
import type { Speakers } from '@mallama/contracts/arguments'
import { cut, oneLine } from '../../../parts/excerpt.ts'
import { Field, Select } from '../../../ui/field.tsx'
import { byName, turnsOf } from './who-speaks.ts'

/** So many are laid out with their first words; more are a list to choose from. */
const LAID_OUT = 6
const FIRST_WORDS = 60
const NOBODY = 'None of them, or I’d rather not say'

interface WhoAmIProps {
  speakers: Speakers['speakers']
  me: string | null
  busy: boolean
  onChoose: (me: string | null) => void
}

/** Which of those who speak is the reader. It need not be said. */
export function WhoAmI({ speakers, me, busy, onChoose }: WhoAmIProps) {
  const group = useId()
  if (speakers.length > LAID_OUT)
    return (
      <Field label="Which of these are you?" optional>
        <Select disabled={busy} value={me ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
          <option value="">{NOBODY}</option>
          {byName(speakers).map(({ name, turns }) => (
            <option key={name} value={name}>
              {name} ({turnsOf(turns)})
            </option>
          ))}
        </Select>
      </Field>
    )
  return (
    <fieldset className="seg-set" disabled={busy}>
      <legend>Which of these are you?</legend>
      <div className="arg__speakers">
        {[...speakers, null].map((speaker) => (
          <label key={speaker?.name ?? ''} className="arg__speaker">
            <input
              type="radio"
              name={group}
              checked={me === (speaker?.name ?? null)}
              onChange={() => onChoose(speaker?.name ?? null)}
            />
            <span>
              <b dir="auto">{speaker?.name ?? NOBODY}</b>
              {speaker && (
                <span className="meta" dir="auto">
                  {turnsOf(speaker.turns)}, first: &ldquo;{cut(oneLine(speaker.first), FIRST_WORDS)}&rdquo;
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
