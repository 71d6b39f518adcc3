import { needsHelp } from '@mallama/contracts/help'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import type { Safety } from '@mallama/contracts/safety'
import { ApiError } from '../../platform/api.ts'
import { useAfterPress } from '../../platform/press.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { typeChoices, type Choices } from '../relationship-types.ts'
import { HelpFirst } from '../safety-card/HelpFirst.tsx'
import { TypeOptions } from './TypeOptions.tsx'
import { checked, formFields, type FormErrors, type FormValues } from './values.ts'

type Draft = NonNullable<ReturnType<typeof checked>['draft']>

interface RelationshipFormProps {
  initial: FormValues
  /** Where words that are not saved yet are kept. */
  draftKey: string
  save: (draft: Draft) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
  saveLabel: string
  busyLabel: string
  /** The toast's words when saving failed. */
  failure: string
  advice?: string
  types?: readonly Choices[]
}

export function RelationshipForm(props: RelationshipFormProps) {
  const { initial, draftKey, save, onSaved, onCancel, saveLabel, busyLabel, failure } = props
  const { advice = 'Your words are still here.', types = typeChoices } = props
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => readDraft<FormValues>(draftKey) ?? initial)
  const [errors, setErrors] = useState<FormErrors>({})
  const [help, setHelp] = useState<Safety>(null)
  const [busy, once] = useBusy()
  const afterPress = useAfterPress()

  const look = (name: keyof FormValues, at: FormValues) =>
    setErrors((before) => ({ ...before, [name]: checked(at).errors[name] }))

  const bind = (name: keyof FormValues) => ({
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const written = { ...values, [name]: target.value }
      setValues(written)
      keepDraft(draftKey, written)
      if (errors[name]) look(name, written)
    },
    // A message under a field lifts the whole sheet: it waits for the press that left the field, Quick exit's above all.
    // An empty field that someone only passed through is not a mistake yet.
    onBlur: () => values[name] !== '' && afterPress(() => look(name, values)),
  })

  const show = (found: FormErrors) => {
    setErrors(found)
    // Once the fields are marked.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  const send = async () => {
    const { draft, errors: found } = checked(values)
    setHelp(null)
    if (!draft) return show(found)
    try {
      await save(draft)
      keepDraft(draftKey, null)
      onSaved()
    } catch (error) {
      show(fieldErrors(error))
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else toast({ title: failure, description: advice, tone: 'error' })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(send)
  }

  const cancel = () => {
    keepDraft(draftKey, null)
    onCancel()
  }

  return (
    <form className="stack" noValidate ref={form} onSubmit={(event) => void submit(event)}>
      {help && <HelpFirst safety={help} refusal={`${failure}.`} />}
      <Field label="Person's Name" error={errors.personName}>
        <Input {...bind('personName')} autoComplete="off" dir="auto" />
      </Field>
      <Field label="Relationship Type" error={errors.relationshipType}>
        <Select {...bind('relationshipType')}>
          <option value="">Choose one</option>
          <TypeOptions types={types} />
        </Select>
      </Field>
      {values.relationshipType === 'other' && (
        <Field label="Custom Label" optional error={errors.customLabel}>
          <Input {...bind('customLabel')} autoComplete="off" dir="auto" />
        </Field>
      )}
      <Field
        label="Notes"
        optional
        hint="How things are between you, in your own words. Only you can see this."
        error={errors.notes}
      >
        <Textarea {...bind('notes')} rows={4} dir="auto" />
      </Field>
      <div className="dialog__foot">
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}

/** The server's words for a field that this form has. */
function fieldErrors(error: unknown): FormErrors {
  const found: FormErrors = {}
  if (!(error instanceof ApiError)) return found
  for (const name of formFields) {
    const [message] = error.details?.[name] ?? []
    if (message) found[name] = message
  }
  return found
}
