import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Segmented } from '../../ui/field.tsx'
import { authMessage } from './messages.ts'
import { codeProblem, digitsOf, type App } from './second-step.ts'

interface SecondStepFormProps {
  apps: readonly App[]
  /** Throws what the identity provider answers; its words stand at the field. */
  onCode: (appId: string, code: string) => Promise<void>
  onCancel: () => void
  submitLabel: string
  busyLabel: string
  cancelLabel: string
}

/** Asks for the six digits that an authenticator app shows. */
export function SecondStepForm({ apps, onCode, onCancel, submitLabel, busyLabel, cancelLabel }: SecondStepFormProps) {
  const [app, setApp] = useState(apps[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, once] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      const code = digitsOf(typed)
      const wrong = codeProblem(code)
      setProblem(wrong)
      if (wrong) return input.current?.focus()
      try {
        await onCode(app, code)
      } catch (error) {
        setProblem(authMessage(error))
        input.current?.select()
      }
    })
  }

  return (
    <form className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {apps.length > 1 && (
        <Segmented
          legend="Which app?"
          options={apps.map(({ id, name }) => ({ value: id, label: name }))}
          value={app}
          onChange={setApp}
        />
      )}
      <Field label="Code" hint="Six digits, from your authenticator app" error={problem}>
        <Input
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="row">
        <Button type="submit" size="lg" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <Button variant="ghost" size="lg" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  )
}
