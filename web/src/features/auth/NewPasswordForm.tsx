import { useRef, useState, type FormEvent } from 'react'
import { authMessage } from '../../parts/identity/messages.ts'
import { ruleProblem } from '../../parts/identity/password-rules.ts'
import { PasswordRules, usePasswordMinLength, usePasswordRules } from '../../parts/identity/PasswordRules.tsx'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { whyOver } from './action.ts'
import { mismatch, problemsOf } from './form.ts'

interface NewPasswordFormProps {
  email: string
  /** Throws what the identity provider answers. */
  save: (password: string) => Promise<void>
  onChanged: () => void
  onOver: (why: string) => void
}

export function NewPasswordForm({ email, save, onChanged, onOver }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, once] = useBusy()
  const problems = problemsOf({ email, password, confirm }, 'sign-up', usePasswordMinLength())
  if (!problems.confirm && password !== confirm) problems.confirm = `${mismatch.title}. ${mismatch.description}.`
  const rules = usePasswordRules(password)
  const weak = problems.password ?? ruleProblem(rules)
  if (weak) problems.password = weak
  const shown = tried ? problems : {}

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      setTried(true)
      const first = problems.password ? 'password' : problems.confirm ? 'confirm' : null
      if (first) {
        if (password !== confirm && !problems.password) toast({ ...mismatch, tone: 'error' })
        return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      }
      try {
        await save(password)
        onChanged()
      } catch (error) {
        const why = whyOver(error)
        if (why !== undefined) return onOver(why)
        toast({ title: 'The password was not changed', description: authMessage(error), tone: 'error' })
      }
    })
  }

  return (
    <>
      <p className="soft break-words">For {email}.</p>
      <form ref={form} className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
        {/* Lets a password manager know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="stack gap-2">
          <Field label="New Password" error={shown.password}>
            <PasswordInput
              name="password"
              required
              autoComplete="new-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
          <PasswordRules rules={rules} />
        </div>
        <Field label="Confirm Password" error={shown.confirm}>
          <PasswordInput
            name="confirm"
            required
            autoComplete="new-password"
            value={confirm}
            onChange={({ target }) => setConfirm(target.value)}
          />
        </Field>
        <Button type="submit" size="lg" block busy={busy} busyLabel="Saving the password...">
          Save the password
        </Button>
      </form>
    </>
  )
}
