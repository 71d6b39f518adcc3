import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePasswordMinLength } from '../../parts/identity/PasswordRules.tsx'
import { useBusy } from '../../platform/once.ts'
import { openIdentity } from '../../platform/identity.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, PasswordInput } from '../../ui/field.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { names, problemsOf, setUpAdmin, wordsOf, type Name, type Problems, type Values } from './set-up.ts'

/** Makes the one admin account of this Mallama, once. */
export default function AdminSetupPage() {
  useTitle('Admin account setup')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>({ email: '', password: '', confirm: '', code: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [busy, once] = useBusy()
  const least = usePasswordMinLength()
  useEffect(() => {
    openIdentity().catch(() => undefined)
  }, [])

  const show = (found: Problems) => {
    setProblems(found)
    const first = names.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return first !== undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      if (show(problemsOf(values, least))) return
      try {
        await setUpAdmin(values)
        // The owner's first page: who coaches here is decided before anybody writes.
        await navigate('/admin#coach', { replace: true })
        toast({
          title: 'The admin account is ready',
          description: 'Here you choose who coaches, now or any day under Admin.',
          tone: 'good',
        })
      } catch (error) {
        const { problems: found, whole, why } = wordsOf(error)
        show(found)
        if (whole) toast({ title: whole, ...(why ? { description: why } : {}), tone: 'error' })
      }
    })
  }
  const bind = (name: Name) => ({
    name,
    required: true,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues({ ...values, [name]: target.value })
      setProblems({ ...problems, [name]: undefined })
    },
  })

  return (
    <div className="page">
      <div className="stack mx-auto max-w-[29rem]">
        <h1>Admin account setup</h1>
        <p className="soft">
          For the person who runs this server. The setup code was printed when the server first started; it works once,
          for 24 hours.
        </p>
        <form ref={form} className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
          <Field label="Email" error={problems.email}>
            <Input {...bind('email')} type="email" inputMode="email" autoComplete="username" />
          </Field>
          <Field label="Password" error={problems.password} hint={`At least ${least} characters`}>
            <PasswordInput {...bind('password')} autoComplete="new-password" />
          </Field>
          <Field label="Confirm Password" error={problems.confirm}>
            <PasswordInput {...bind('confirm')} autoComplete="new-password" />
          </Field>
          <Field label="Setup code" error={problems.code}>
            <Input {...bind('code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          </Field>
          <Button type="submit" size="lg" block busy={busy} busyLabel="Creating the account...">
            Create Admin Account
          </Button>
        </form>
        <p className="soft">
          Already have an account?{' '}
          <Link className="link" to="/auth">
            Sign In
          </Link>
        </p>
      </div>
    </div>
  )
}
