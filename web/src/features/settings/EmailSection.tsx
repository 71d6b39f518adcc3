import { useRef, useState, type FormEvent } from 'react'
import { CircleCheck, MailWarning } from 'lucide-react'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSignInAccount, type Known } from './account.tsx'
import { NotConfirmed, useConfirm } from './confirm.tsx'
import { back, ConfirmLetter } from './ConfirmLetter.tsx'
import { Section } from './Section.tsx'
import { Unknown } from './Unknown.tsx'
import { useBusy } from '../../platform/once.ts'

export function EmailSection() {
  const { known, failed } = useSignInAccount()
  return (
    <Section
      id="email"
      title="Email"
      lead="You sign in with it. Emails from us name nobody and repeat nothing you wrote."
    >
      {known ? (
        <>
          <Address known={known} />
          <Move known={known} />
        </>
      ) : failed ? (
        <Unknown />
      ) : (
        <Skeleton label="Loading your email">
          <div className="stack">
            <Bone width="60%" />
            <Bone height="3rem" />
          </div>
        </Skeleton>
      )}
    </Section>
  )
}

function Address({ known }: { known: Known }) {
  const { email, emailVerified } = known.user
  if (email === null) return <p className="soft">This account has no email.</p>
  return (
    <div className="stack gap-2" aria-live="polite">
      <p className="settings__state">
        <b className="min-w-0 break-words">{email}</b>
        <span>
          {emailVerified ? (
            <CircleCheck className="icon" aria-hidden="true" />
          ) : (
            <MailWarning className="icon" aria-hidden="true" />
          )}
          {emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </span>
      </p>
      {!emailVerified && <ConfirmLetter known={known} label="Send a confirmation email" />}
    </div>
  )
}

function Move({ known: { sdk, user } }: { known: Known }) {
  const confirm = useConfirm()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [busy, run] = useBusy()
  const input = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      const to = email.trim()
      const wrong = problemOf(to, user.email)
      setProblem(wrong)
      if (wrong) return input.current?.focus()
      try {
        await confirm.recently(() => sdk.verifyBeforeUpdateEmail(user, to, back()))
        setSentTo(to)
        setEmail('')
      } catch (error) {
        if (error instanceof NotConfirmed) return
        if (codeOf(error) === 'auth/email-already-in-use') return setProblem('Another account already uses this email.')
        if (/invalid(-new)?-email|admin-restricted/.test(codeOf(error))) return setProblem(authMessage(error))
        toast({ title: 'The email could not be sent', description: authMessage(error), tone: 'error' })
      }
    })
  }

  return (
    <>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="New email"
          error={problem}
          hint="We will send an email there. Your email changes when you open its link. For 7 days, a link sent to the old one can undo that."
        >
          <Input
            ref={input}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="soft" busy={busy} busyLabel="Sending...">
            Change email
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {sentTo !== null && (
          <p className="settings__note break-words">
            Open the email we sent to {sentTo}. Until then nothing changes; after that, sign in again with the new
            email.
          </p>
        )}
      </div>
    </>
  )
}

function problemOf(email: string, now: string | null): string | undefined {
  if (email === '') return 'Enter the new email.'
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'Invalid email address.'
  return email.toLowerCase() === now?.toLowerCase() ? 'This is already your email.' : undefined
}
