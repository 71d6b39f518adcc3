import { useRef, useState, type FormEvent } from 'react'
import { authMessage } from '../../parts/identity/messages.ts'
import { Providers } from '../../parts/identity/Providers.tsx'
import type { Waiting } from '../../parts/identity/second-step.ts'
import { useAbroad } from '../../parts/identity/useAbroad.ts'
import { useConfig } from '../../platform/config.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { signInAndConnect, type Arrived, type Existing } from './enter-abroad.ts'

interface ExistingAccountProps {
  existing: Existing
  next: string | null
  onSecondStep: (waiting: Waiting) => void
  /** Where the form is not at the address that leads on by itself. */
  onDone?: (to: string) => void
  onBack: () => void
  onMail: (kind: 'forgotten' | 'link') => void
}

/** Whoever signs in to the account that is there shows that it is theirs; then the provider is connected to it. */
export function ExistingAccount(props: ExistingAccountProps) {
  const { existing, next, onSecondStep, onDone, onBack, onMail } = props
  const { email, name, ways } = existing
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, once] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  const others = useConfig()?.identity.providers.filter(({ id }) => ways.includes(id)) ?? []

  const arrive = (arrived: Exclude<Arrived, { existing: Existing }>) =>
    'waiting' in arrived ? onSecondStep(arrived.waiting) : onDone?.(arrived.to)
  const abroad = useAbroad({
    purpose: { what: 'sign-in', trial: false, next },
    failed: 'Login failed',
    onProof: async (proof) => arrive(await signInAndConnect(existing, { proof }, next)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      setProblem(password === '' ? 'Enter your password.' : undefined)
      if (password === '') return input.current?.focus()
      try {
        arrive(await signInAndConnect(existing, { password }, next))
      } catch (error) {
        setProblem(authMessage(error))
        input.current?.select()
      }
    })
  }

  return (
    <>
      <p className="soft break-words">
        There is already an account for <b>{email}</b>. Sign in the way you did before to connect it. After that you can
        continue with {name} as well.
      </p>
      {ways.includes('password') && (
        <form className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <Field label="Password" error={problem}>
            <PasswordInput
              ref={input}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => {
                setPassword(target.value)
                setProblem(undefined)
              }}
            />
          </Field>
          <Button type="submit" size="lg" block busy={busy} busyLabel="Signing in...">
            Sign in and connect {name}
          </Button>
        </form>
      )}
      {others.length > 0 && <Providers providers={others} abroad={abroad} />}
      <div className="row row--between">
        <button className="auth-turn" type="button" onClick={onBack}>
          Back to Sign In
        </button>
        {ways.includes('password') && (
          <>
            <button className="auth-turn" type="button" onClick={() => onMail('forgotten')}>
              Forgot your password?
            </button>
            <button className="auth-turn" type="button" onClick={() => onMail('link')}>
              Email me a sign-in link
            </button>
          </>
        )}
      </div>
    </>
  )
}
