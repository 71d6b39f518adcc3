import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import type { Safety } from '@mallama/contracts/safety'
import { ApiError } from '../../platform/api.ts'
import { afterPress } from '../../platform/press.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { typeGroups, typeLabels } from '../relationship-types.ts'
import { HelpFirst } from '../safety-card/HelpFirst.tsx'
import { checked, type FormErrors, type FormValues } from './values.ts'

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
}

const resolver: Resolver<FormValues> = (values) => {
  const { draft, errors } = checked(values)
  if (draft) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }])),
  }
}

export function RelationshipForm(props: RelationshipFormProps) {
  const { initial, draftKey, save, onSaved, onCancel, saveLabel, busyLabel, failure } = props
  const form = useForm<FormValues>({
    resolver,
    defaultValues: readDraft<FormValues>(draftKey) ?? initial,
  })
  const { register, handleSubmit, control, setError, setFocus, trigger, getValues, formState } = form
  const { errors, isDirty } = formState
  const written = useWatch({ control })
  const [help, setHelp] = useState<Safety>(null)
  const [busy, once] = useBusy()

  useEffect(() => {
    if (isDirty) keepDraft(draftKey, written)
  }, [written, isDirty, draftKey])

  /** A message under a field lifts the whole sheet: it waits for the press that left the field, Quick exit's above all. */
  const bind = (name: keyof FormValues) => {
    const { onBlur, ...rest } = register(name, { onChange: () => errors[name] && void trigger(name) })
    // An empty field that someone only passed through is not a mistake yet.
    const look = () => getValues(name) !== '' && afterPress(() => void trigger(name))
    return { ...rest, onBlur: (event: FocusEvent) => void onBlur(event).then(look) }
  }

  const send = async (values: FormValues) => {
    const { draft } = checked(values)
    if (!draft) return
    setHelp(null)
    try {
      await save(draft)
      keepDraft(draftKey, null)
      onSaved()
    } catch (error) {
      const fields = fieldErrors(error)
      for (const [name, message] of Object.entries(fields)) setError(name as keyof FormValues, { message })
      const [first] = Object.keys(fields)
      if (first) setFocus(first as keyof FormValues)
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else toast({ title: failure, description: 'Your words are still here.', tone: 'error' })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(() => handleSubmit(send)(event))
  }

  const cancel = () => {
    keepDraft(draftKey, null)
    onCancel()
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {help && <HelpFirst safety={help} refusal={`${failure}.`} />}
      <Field label="Person's Name" error={errors.personName?.message}>
        <Input {...bind('personName')} autoComplete="off" dir="auto" />
      </Field>
      <Field label="Relationship Type" error={errors.relationshipType?.message}>
        <Select {...bind('relationshipType')}>
          <option value="">Choose one</option>
          {typeGroups.map(({ name, types }) => (
            <optgroup key={name} label={name}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {typeLabels[type]}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <CustomLabel shown={written.relationshipType === 'other'}>
        <Field label="Custom Label" optional error={errors.customLabel?.message}>
          <Input {...bind('customLabel')} autoComplete="off" dir="auto" />
        </Field>
      </CustomLabel>
      <Field
        label="Notes"
        optional
        hint="How things are between you, in your own words. Only you can see this."
        error={errors.notes?.message}
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

const CustomLabel = ({ shown, children }: { shown: boolean; children: ReactNode }) => (shown ? children : null)

/** The server's words for a field that this form has. */
function fieldErrors(error: unknown): FormErrors {
  const found: FormErrors = {}
  if (!(error instanceof ApiError)) return found
  for (const name of ['personName', 'relationshipType', 'customLabel', 'notes'] as const) {
    const [message] = error.details?.[name] ?? []
    if (message) found[name] = message
  }
  return found
}
