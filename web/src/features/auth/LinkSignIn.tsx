import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import type { Waiting } from '../../parts/identity/second-step.ts'
import { SecondStepForm } from '../../parts/identity/SecondStepForm.tsx'
import { authFor } from '../../platform/next.ts'
import { useBusy } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { whyOver } from './action.ts'
import { addressOfLink, finishSignIn, signInByLink } from './enter.ts'
import { problemsOf } from './form.ts'
import { Looking, Over } from './Over.tsx'

/** Signs in by a mailed link. On another device than the one that asked, the link alone is not enough. */
export function LinkSignIn({ next }: { next: string | null }) {
  const { status, user, signOut } = useSession()
  const navigate = useNavigate()
  const [asked] = useState(addressOfLink)
  const [email, setEmail] = useState(asked ?? '')
  const [problem, setProblem] = useState<string>()
  const [why, setWhy] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [started, setStarted] = useState(false)
  const [busy, once] = useBusy()
  const input = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      const wrong = problemsOf({ email, password: 'unused', confirm: '' }, 'sign-in').email
      setProblem(wrong)
      if (wrong) return input.current?.focus()
      setStarted(true)
      try {
        const done = await signInByLink(email.trim(), location.href, next)
        if ('waiting' in done) return setWaiting(done.waiting)
        await navigate(done.to, { replace: true })
      } catch (error) {
        setStarted(false)
        if (codeOf(error) === 'auth/invalid-email') setProblem('This is not the email that the link was sent to.')
        else if (whyOver(error)) setWhy(whyOver(error) ?? null)
        else toast({ title: 'Login failed', description: authMessage(error), tone: 'error' })
      }
    })
  }

  if (status === 'loading') return <Looking />
  if (user !== null && !started)
    return (
      <>
        <p className="soft break-words">
          You are already signed in{user.email ? `, as ${user.email}` : ''}. To use this link for another account, log
          out first and open it again.
        </p>
        <div className="row">
          <LinkButton to="/">Continue</LinkButton>
          <Button variant="quiet" onClick={() => void signOut()}>
            Log Out
          </Button>
        </div>
      </>
    )
  if (why !== null) return <Over why={why} mode="signIn" next={next} />
  if (waiting !== null)
    return (
      <SecondStepForm
        apps={waiting.apps}
        submitLabel="Sign In"
        busyLabel="Signing in..."
        cancelLabel="Back to Sign In"
        onCancel={() => void navigate(authFor(next))}
        onCode={async (appId, code) => {
          await navigate(await finishSignIn(waiting, appId, code, next), { replace: true })
        }}
      />
    )
  return (
    <>
      <p className="soft">
        {asked === null
          ? 'To be sure this link is yours: which email was it sent to?'
          : 'You asked for this link on this device.'}
      </p>
      <form className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email" error={problem}>
          <Input
            ref={input}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Button type="submit" size="lg" block busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
    </>
  )
}
