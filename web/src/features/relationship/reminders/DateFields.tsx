import { monthNames } from '@mallama/contracts/written-dates'
import { X } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { Field, Input, Select } from '../../../ui/field.tsx'
import type { DateWritten } from './written.ts'

export const kindNames = { birthday: 'Birthday', anniversary: 'Anniversary', other: 'Another day' }

interface DateFieldsProps {
  date: DateWritten
  /** From 1, for the names of the parts. */
  place: number
  problems: Record<string, string>
  onChange: (date: DateWritten) => void
  onRemove: () => void
}

export function DateFields({ date, place, problems, onChange, onRemove }: DateFieldsProps) {
  const error = (field: string) => problems[`${date.key}.${field}`]
  const change = (changes: Partial<DateWritten>) => onChange({ ...date, ...changes })
  return (
    <fieldset className="date" data-date={date.key}>
      <legend className="sr-only">Date {place}</legend>
      <Field label="What" className="date__kind">
        <Select value={date.kind} onChange={({ target }) => change({ kind: target.value as DateWritten['kind'] })}>
          {Object.entries(kindNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {date.kind === 'other' && (
        <Field label="What day is it?" className="date__label" error={error('label')}>
          <Input
            dir="auto"
            autoComplete="off"
            value={date.label}
            onChange={({ target }) => change({ label: target.value })}
          />
        </Field>
      )}
      <Field label="Month" className="date__month" error={error('month')}>
        <Select value={date.month} onChange={({ target }) => change({ month: target.value })}>
          <option value="">Month</option>
          {monthNames.map((name, at) => (
            <option key={name} value={String(at + 1)}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Day" className="date__day" error={error('day')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={date.day}
          onChange={({ target }) => change({ day: target.value })}
        />
      </Field>
      <Field label="Year" className="date__year" error={error('year')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={date.year}
          onChange={({ target }) => change({ year: target.value })}
        />
      </Field>
      <IconButton label={`Remove date ${place}: ${kindNames[date.kind]}`} onClick={onRemove}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
