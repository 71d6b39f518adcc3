import { moodNames, moods, type Mood } from '@mallama/contracts/entry'
import { useId, type Ref } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { moodColours, moodIcons } from './moods.tsx'

interface MoodPickerProps {
  value: Mood | null
  error?: string | undefined
  onChange: (mood: Mood) => void
  ref?: Ref<HTMLFieldSetElement>
}

export function MoodPicker({ value, error, onChange, ref }: MoodPickerProps) {
  const id = useId()
  return (
    <div className="stack moodpick__all">
      <fieldset className="moodpick" ref={ref} aria-describedby={error ? id : undefined}>
        <legend>Mood</legend>
        {moods.map((mood) => {
          const Icon = moodIcons[mood]
          return (
            <label key={mood} style={moodColours(mood)}>
              <input
                type="radio"
                name={`${id}-mood`}
                checked={mood === value}
                data-invalid={error ? '' : undefined}
                onChange={() => onChange(mood)}
              />
              <span className="moodpick__a">
                <Icon className="icon" aria-hidden="true" />
              </span>
              {moodNames[mood]}
            </label>
          )
        })}
      </fieldset>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
