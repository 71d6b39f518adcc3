import { useId } from 'react'
import { Check } from 'lucide-react'
import type { CraftTone } from '@mallama/contracts/coach'
import { FieldError } from '../../ui/field.tsx'
import { tones } from './tones.ts'

interface ToneCardsProps {
  value: CraftTone | null
  onChange: (tone: CraftTone) => void
  error: string | undefined
}

export function ToneCards({ value, onChange, error }: ToneCardsProps) {
  const id = useId()
  return (
    <fieldset className="tones" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>How should it sound?</legend>
      <div className="tones__grid">
        {tones.map((tone) => (
          <label key={tone.value} className="tones__card">
            <input
              type="radio"
              name={`${id}tone`}
              value={tone.value}
              checked={tone.value === value}
              data-invalid={error ? '' : undefined}
              onChange={() => onChange(tone.value)}
            />
            <span className="tones__name">{tone.name}</span>
            <Check className="icon" aria-hidden="true" />
            <span className="tones__words">{tone.words}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
