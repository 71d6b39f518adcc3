import { Check } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { ClashCard } from '../../parts/list-field/ClashCard.tsx'
import { FieldNotices } from '../../parts/list-field/FieldNotices.tsx'
import { useField } from '../../parts/list-field/useField.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { Status } from '../../ui/status.tsx'
import { useSaving, type Saved } from './useSaving.ts'
import '../../parts/list-field/list-field.css'

const FAILURE = { title: 'Update Failed', description: 'Could not update relationship.' }

interface SavingFieldProps {
  relationship: Relationship
  field: Saved
  label: string
  hint: string
}

/** A text that is saved by itself a second after the last letter; nobody presses a button. */
export function SavingField({ relationship, field, label, hint }: SavingFieldProps) {
  const source = { ...useField(relationship, field), failure: FAILURE }
  const { text, state, sync, write, leave, again } = useSaving(source)
  if (sync.clash)
    return <ClashCard label={label} level={4} clash={sync.clash} lines={field !== 'notes'} onChoose={sync.choose} />
  return (
    <div className="relrow__text">
      <FieldNotices sync={sync} editing={text !== null} />
      <Field label={label}>
        <Textarea
          rows={2}
          dir="auto"
          placeholder={hint}
          value={text ?? sync.shown ?? ''}
          onChange={({ target }) => write(target.value)}
          onBlur={leave}
        />
      </Field>
      <Status className="meta relrow__s">
        {state === 'saving' && 'Saving...'}
        {state === 'saved' && (
          <span className="relrow__saved">
            <Check className="icon" aria-hidden="true" />
            Saved just now
          </span>
        )}
        {state === 'failed' && (
          <span className="row">
            Not saved yet. Your words are kept here.
            <Button variant="quiet" size="sm" onClick={again}>
              Try again
            </Button>
          </span>
        )}
      </Status>
    </div>
  )
}
