import { useRef, useState, type FormEvent } from 'react'
import { MailCheck } from 'lucide-react'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { getConfig } from '../../platform/config.ts'
import { openIdentity } from '../../platform/identity.ts'
import { authFor } from '../../platform/next.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { mailSignInLink } from './enter.ts'
import { problemsOf } from './form.ts'

const words = {
  forgotten: {
    lead: 'We will email you a link to choose a new password.',
    sent: (email: string) => `If there is an account for ${email}, a link to choose a new password is on its way.`,
  },
  link: {
    lead: 'We will email you a link that signs you in without a password.',
    sent: (email: string) => `A sign-in link is on its way to ${email}, if we can send email there.`,
  },
}

interface MailedLinkFormProps {
  kind: keyof typeof words
  /** Where the link leads in the end. */
  next: string | null
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

export function MailedLinkForm({ kind, next, email, onEmail, onBack }: MailedLinkFormProps) {
  const [tried, setTried] = useState(false)
  const [busy, once] = useBusy()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const problem = problemsOf({ email, password: 'unused', confirm: '' }, 'sign-in').email

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      setTried(true)
      if (problem) return input.current?.focus()
      try {
        await (kind === 'link' ? mailSignInLink(email.trim(), next) : sendReset(email.trim(), next))
        setSentTo(email.trim())
      } catch (error) {
        toast({ title: 'The email could not be sent', description: authMessage(error), tone: 'error' })
      }
    })
  }

  const back = (
    <p className="soft">
      <button className="auth-turn" type="button" onClick={onBack}>
        Back to Sign In
      </button>
    </p>
  )
  if (sentTo !== null)
    return (
      <>
        <output className="trial-note">
          <MailCheck className="icon" aria-hidden="true" />
          <span>
            <b>Check your email.</b> {words[kind].sent(sentTo)} It works once.
          </span>
        </output>
        {back}
      </>
    )
  return (
    <>
      <p className="soft">{words[kind].lead}</p>
      <form className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email" error={tried ? problem : undefined}>
          <Input
            ref={input}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ target }) => onEmail(target.value)}
          />
        </Field>
        <Button type="submit" size="lg" block busy={busy} busyLabel="Sending...">
          Send email
        </Button>
      </form>
      {back}
    </>
  )
}

/** Where e-mail privacy is on, nobody learns from this form whether an address has an account. */
async function sendReset(email: string, next: string | null) {
  const { sdk, auth } = await openIdentity()
  try {
    await sdk.sendPasswordResetEmail(auth, email, { url: location.origin + authFor(next) })
  } catch (error) {
    const { identity } = await getConfig()
    if (!(identity.emailPrivacy && codeOf(error) === 'auth/user-not-found')) throw error
  }
}
