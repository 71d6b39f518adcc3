import { useRef, useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { ruleProblem } from '../../parts/identity/password-rules.ts'
import { PasswordRules, usePasswordRules } from '../../parts/identity/PasswordRules.tsx'
import { holdingIdentity } from '../../platform/identity.ts'
import { Button } from '../../ui/button.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSignInAccount } from './account.tsx'
import { NotConfirmed, useConfirm } from './confirm.tsx'
import { Section } from './Section.tsx'
import { sessionsKey } from './sessions.queries.ts'
import { useBusy } from '../../platform/once.ts'
import { useWays } from './ways.ts'

const names = ['current', 'password', 'confirm'] as const
type Name = (typeof names)[number]
const empty: Record<Name, string> = { current: '', password: '', confirm: '' }

export function PasswordSection() {
  const { known } = useSignInAccount()
  const { hasPassword } = useWays()
  if (known === null || hasPassword) return <NewPassword />
  return (
    <Section id="password" title="Password" lead="You sign in another way and have no password.">
      <MailInstead />
    </Section>
  )
}

function NewPassword() {
  const { known, refresh } = useSignInAccount()
  const confirm = useConfirm()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Partial<typeof empty>>({})
  const [busy, run] = useBusy()
  const rules = usePasswordRules(values.password)

  const show = (found: Partial<typeof empty>) => {
    setProblems(found)
    const first = names.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return first !== undefined
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      const found: Partial<typeof empty> = {}
      const weak = ruleProblem(rules)
      if (values.current === '') found.current = 'Enter your password.'
      if (weak) found.password = weak
      if (values.confirm !== values.password) found.confirm = "Passwords don't match"
      if (show(found) || known === null) return
      try {
        await holdingIdentity(async ({ sdk }) => {
          await confirm.withPassword(values.current)
          await sdk.updatePassword(known.user, values.password)
        })
        setValues(empty)
        toast({ title: 'Your password is changed', description: 'You are signed out everywhere else.', tone: 'good' })
        void client.invalidateQueries({ queryKey: sessionsKey })
        await refresh()
      } catch (error) {
        if (error instanceof NotConfirmed) return
        const field = fieldOf(codeOf(error))
        if (field) show({ [field]: field === 'current' ? 'This is not your password.' : authMessage(error) })
        else toast({ title: 'The password was not changed', description: authMessage(error), tone: 'error' })
      }
    })
  }

  const bind = (name: Name) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues({ ...values, [name]: target.value })
      setProblems({ ...problems, [name]: undefined })
    },
  })

  return (
    <Section id="password" title="Password" lead="A new password signs you out everywhere but here.">
      <form ref={form} className="stack" noValidate onSubmit={(event) => void save(event)}>
        <input type="hidden" name="username" autoComplete="username" value={known?.user.email ?? ''} readOnly />
        <Field label="Current password" error={problems.current}>
          <PasswordInput {...bind('current')} autoComplete="current-password" />
        </Field>
        <div className="stack gap-2">
          <Field label="New password" error={problems.password}>
            <PasswordInput {...bind('password')} autoComplete="new-password" />
          </Field>
          <PasswordRules rules={rules} />
        </div>
        <Field label="Confirm new password" error={problems.confirm}>
          <PasswordInput {...bind('confirm')} autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" variant="soft" busy={busy} busyLabel="Changing...">
            Change password
          </Button>
        </div>
      </form>
      <MailInstead />
    </Section>
  )
}

/** For someone who forgot it, or came by a mailed link and never had one. */
function MailInstead() {
  const { known } = useSignInAccount()
  const { hasPassword } = useWays()
  const [sent, setSent] = useState(false)
  const [busy, run] = useBusy()
  const email = known?.user.email
  if (!known || !email) return null
  const send = () =>
    run(async () => {
      try {
        await known.sdk.sendPasswordResetEmail(known.auth, email, { url: `${location.origin}/auth` })
        setSent(true)
      } catch (error) {
        toast({ title: 'The email could not be sent', description: authMessage(error), tone: 'error' })
      }
    })
  return (
    <div aria-live="polite">
      {sent ? (
        <p className="settings__note">
          A link to choose a new password is on its way to {email}. It works once, for one hour.
        </p>
      ) : (
        <p className="small soft">
          {hasPassword ? 'Forgot it, or never had one?' : 'A password is one more way in.'}{' '}
          <Button variant="ghost" size="sm" busy={busy} busyLabel="Sending..." onClick={() => void send()}>
            Email me a link
          </Button>
        </p>
      )}
    </div>
  )
}

function fieldOf(code: string): Name | undefined {
  if (code === 'auth/wrong-password' || code === 'auth/invalid-credential') return 'current'
  return code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements' ? 'password' : undefined
}
