import { AddContext } from '../../parts/tools/AddContext.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { counterOf, type Problems, type Written } from './written.ts'

const optional = [
  { field: 'context', label: 'Context', rows: 3, hint: 'What would someone who was not there need to know?' },
  {
    field: 'conversationHistory',
    label: 'Conversation so far',
    rows: 4,
    hint: 'The last few messages, if there are any. Paste them as they are.',
  },
  {
    field: 'originalDraft',
    label: 'Your own draft',
    rows: 3,
    hint: 'What you would have sent. It is shown beside the message, sentence by sentence.',
  },
] as const

interface BesideProps {
  written: Written
  onWrite: (changes: Partial<Written>) => void
  errorOf: (field: keyof Problems) => string | undefined
  /** Not there unless something was written into it: what is sent is always seen. */
  quiet: boolean
}

/** What stands beside the goal, for who has it. */
export function Beside({ written, onWrite, errorOf, quiet }: BesideProps) {
  const filled = optional.filter(({ field }) => written[field].trim() !== '').map(({ label }) => label)
  if (quiet && filled.length === 0) return null
  return (
    <AddContext filled={filled} wrong={optional.some(({ field }) => errorOf(field) !== undefined)}>
      {optional.map(({ field, label, rows, hint }) => {
        const error = errorOf(field)
        return (
          <Field
            key={field}
            label={label}
            optional
            hint={hint}
            {...(error ? { error } : {})}
            {...counterOf(written[field])}
          >
            <Textarea
              rows={rows}
              dir="auto"
              value={written[field]}
              onChange={({ target }) => onWrite({ [field]: target.value })}
            />
          </Field>
        )
      })}
    </AddContext>
  )
}
