import { useEffect, useRef, type FormEvent } from 'react'
import { charactersIn } from '@mallama/contracts/characters'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { MOST } from './lines.ts'

interface FieldEditorProps {
  /** The field's name, which stands above it already. */
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  onSave: () => void
  onCancel: () => void
  saving: boolean
}

/** All of a field at once. What is too long is not cut, but said. */
export function FieldEditor({ label, hint, value, onChange, onSave, onCancel, saving }: FieldEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = box.current
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])
  const used = charactersIn(value)
  const over = used > MOST
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!over && !saving) onSave()
  }
  return (
    <form className="stack lf__edit" onSubmit={submit}>
      <Field
        label={label}
        hideLabel
        hint={hint}
        counter={{ used, max: MOST }}
        error={over ? `At most ${MOST.toLocaleString('en')} characters` : undefined}
      >
        <Textarea
          ref={box}
          rows={4}
          dir="auto"
          value={value}
          readOnly={saving}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className="row lf__does">
        <Button size="sm" type="submit" disabled={over} busy={saving} busyLabel="Saving...">
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
