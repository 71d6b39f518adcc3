import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Waiting } from '../../parts/identity/second-step.ts'
import { authMessage } from '../../parts/identity/messages.ts'
import { MIN_PASSWORD } from '../../parts/identity/password-rules.ts'
import { usePasswordMinLength } from '../../parts/identity/PasswordRules.tsx'
import { useAfterPress } from '../../platform/press.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, PasswordInput } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { signIn, signUp } from './enter.ts'
import { type FieldName, fieldNames, mismatch, type Mode, type Problems, problemsOf, type Values } from './form.ts'

interface CredentialsFormProps {
  mode: Mode
  trial: boolean
  next: string | null
  values: Values
  onValues: (values: Values) => void
  onMode: (mode: Mode | 'forgotten' | 'link') => void
  onSecondStep: (waiting: Waiting) => void
  /** A letter went to whoever signed up; resolves when they go on. */
  onLetter: (email: string) => Promise<void>
  /** Other ways in, between the form and the way to the other form. */
  children?: ReactNode
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, trial, next, values, onValues, onMode, onSecondStep, onLetter, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set())
  const [differ, setDiffer] = useState(false)
  const [busy, once] = useBusy()
  const afterPress = useAfterPress()
  const creating = mode === 'sign-up'

  const asked = usePasswordMinLength()
  const least = creating ? asked : MIN_PASSWORD
  const all = problemsOf(values, mode, least)
  const problems: Problems = {}
  for (const name of fieldNames) if (touched.has(name) && all[name]) problems[name] = all[name]
  if (differ && !problems.confirm) problems.confirm = `${mismatch.title}. ${mismatch.description}.`

  const bind = (name: FieldName) => ({
    name,
    value: values[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setDiffer(false)
      onValues({ ...values, [name]: target.value })
    },
    // An empty field that someone only passed through is not a mistake yet.
    onBlur: () => values[name] !== '' && afterPress(() => setTouched((before) => new Set([...before, name]))),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      setTouched(new Set(fieldNames))
      const first = fieldNames.find((name) => all[name])
      if (first) return focus(first)
      if (creating && values.password !== values.confirm) {
        setDiffer(true)
        toast({ ...mismatch, tone: 'error' })
        return focus('confirm')
      }
      try {
        const email = values.email.trim()
        if (creating) return await signUp(email, values.password, { trial, next }, () => onLetter(email))
        const waiting = await signIn(email, values.password, next)
        if (waiting) onSecondStep(waiting)
      } catch (error) {
        toast({
          title: creating ? 'Sign up failed' : 'Login failed',
          description: authMessage(error),
          tone: 'error',
        })
      }
    })
  }
  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  return (
    <>
      <form ref={form} className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email" error={problems.email}>
          <Input {...bind('email')} type="email" autoComplete={creating ? 'email' : 'username'} inputMode="email" />
        </Field>
        <Field label="Password" error={problems.password} hint={creating ? `At least ${least} characters` : undefined}>
          <PasswordInput
            {...bind('password')}
            minLength={least}
            autoComplete={creating ? 'new-password' : 'current-password'}
          />
        </Field>
        {creating && (
          <Field label="Confirm Password" error={problems.confirm}>
            <PasswordInput {...bind('confirm')} minLength={least} autoComplete="new-password" />
          </Field>
        )}
        <Button
          type="submit"
          size="lg"
          block
          busy={busy}
          busyLabel={creating ? 'Creating your account...' : 'Signing in...'}
        >
          {creating ? 'Create Account' : 'Sign In'}
        </Button>
      </form>
      {children}
      {creating ? (
        <p className="soft">
          Already have an account?{' '}
          <button className="auth-turn" type="button" onClick={() => onMode('sign-in')}>
            Sign In
          </button>
        </p>
      ) : (
        <div className="row row--between">
          <p className="soft">
            New here?{' '}
            <button className="auth-turn" type="button" onClick={() => onMode('sign-up')}>
              Create Account
            </button>
          </p>
          <button className="auth-turn" type="button" onClick={() => onMode('forgotten')}>
            Forgot your password?
          </button>
          <button className="auth-turn" type="button" onClick={() => onMode('link')}>
            Email me a sign-in link
          </button>
        </div>
      )}
    </>
  )
}
