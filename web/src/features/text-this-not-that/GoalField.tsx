import { Field, Textarea } from '../../ui/field.tsx'
import { counterOf } from './written.ts'

interface GoalFieldProps {
  value: string
  onChange: (goal: string) => void
  onLeave: () => void
  error: string | undefined
}

export const GoalField = ({ value, onChange, onLeave, error }: GoalFieldProps) => (
  <Field
    label="What do you want to say, and to whom?"
    hint="For example: I want to tell my sister that I cannot come on Sunday, without hurting her."
    {...(error ? { error } : {})}
    {...counterOf(value)}
  >
    <Textarea
      rows={3}
      dir="auto"
      required
      value={value}
      onBlur={onLeave}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)
