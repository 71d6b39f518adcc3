import { createContext, use, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { credentialOf, proveAgain } from '../../parts/identity/credentials.ts'
import { Providers } from '../../parts/identity/Providers.tsx'
import type { Waiting } from '../../parts/identity/second-step.ts'
import { SecondStepForm } from '../../parts/identity/SecondStepForm.tsx'
import { useAbroad } from '../../parts/identity/useAbroad.ts'
import { ApiError } from '../../platform/api.ts'
import { holdingIdentity } from '../../platform/identity.ts'
import type { AuthCredential } from '../../platform/firebase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { useSignInAccount, type Known } from './account.tsx'
import { useBusy } from '../../platform/once.ts'
import { useWays } from './ways.ts'

/** The person closed the question; nothing happened, and nothing need be said. */
export class NotConfirmed extends Error {}

export interface Confirm {
  /**
   * Runs work that the identity provider allows only shortly after a sign-in. If that was too long ago, asks for the
   * password (and the second step), then runs it again. Sign-ins elsewhere may end; this one stays.
   */
  recently: (work: () => Promise<void>) => Promise<void>
  /** Proves the password now; asks for the second step where there is one. Throws wrong-password. */
  withPassword: (password: string) => Promise<void>
}

type Question = { ask: 'password' } | { ask: 'code'; waiting: Waiting }
interface Asking {
  question: Question
  answered: (confirmed: boolean) => void
}

const ConfirmContext = createContext<Confirm | null>(null)

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (confirm === null) throw new Error('useConfirm outside of ConfirmProvider')
  return confirm
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { known } = useSignInAccount()
  const [asking, setAsking] = useState<Asking | null>(null)

  const confirm = useMemo((): Confirm => {
    const question = async (asked: Question) => {
      const confirmed = await new Promise<boolean>((answered) => setAsking({ question: asked, answered }))
      setAsking(null)
      if (!confirmed) throw new NotConfirmed()
    }
    const withPassword = async (password: string) => {
      const waiting = await firstStep(known, byPassword(known, password))
      if (waiting) await question({ ask: 'code', waiting })
    }
    const recently = async (work: () => Promise<void>) => {
      try {
        return await holdingIdentity(work)
      } catch (error) {
        if (!isTooLongAgo(error)) throw error
      }
      await question({ ask: 'password' })
      await holdingIdentity(work)
    }
    return { recently, withPassword }
  }, [known])

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asking && <Ask {...asking} />}
    </ConfirmContext>
  )
}

/** As the identity provider says it, and as Mallama's own server does. */
const isTooLongAgo = (error: unknown) =>
  codeOf(error) === 'auth/requires-recent-login' || (error instanceof ApiError && error.code === 'forbidden')

function byPassword(known: Known | null, password: string): AuthCredential {
  if (!known?.user.email) throw new TypeError('The account is not known yet')
  return known.sdk.EmailAuthProvider.credential(known.user.email, password)
}

/** Null when it was enough. */
async function firstStep(known: Known | null, credential: AuthCredential) {
  if (known === null) throw new TypeError('The account is not known yet')
  return proveAgain(known, known.user, credential)
}

function Ask({ question, answered }: Asking) {
  const { known } = useSignInAccount()
  const [waiting, setWaiting] = useState(question.ask === 'code' ? question.waiting : null)
  const cancel = () => answered(false)
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title="Confirm that it is you"
      description={
        waiting
          ? 'Your account has a second step.'
          : 'You signed in more than five minutes ago. For this, please show again that it is you.'
      }
    >
      {waiting ? (
        <SecondStepForm
          apps={waiting.apps}
          submitLabel="Continue"
          busyLabel="Checking..."
          cancelLabel="Cancel"
          onCancel={cancel}
          onCode={async (appId, code) => {
            await waiting.finish(appId, code)
            answered(true)
          }}
        />
      ) : (
        <AskFirstStep
          onCancel={cancel}
          onCredential={async (credential) => {
            const next = await firstStep(known, credential)
            if (next) setWaiting(next)
            else answered(true)
          }}
        />
      )}
    </Dialog>
  )
}

interface AskFirstStepProps {
  onCredential: (credential: AuthCredential) => Promise<void>
  onCancel: () => void
}

/** The password, or one of the providers that this account signs in with. */
function AskFirstStep({ onCredential, onCancel }: AskFirstStepProps) {
  const { known } = useSignInAccount()
  const { providers, hasPassword } = useWays()
  const abroad = useAbroad({
    purpose: { what: 'confirm', uid: known?.user.uid ?? '', next: '/settings' },
    again: true,
    failed: 'That was not you',
    onProof: async (proof) => {
      if (known) await holdingIdentity(() => onCredential(credentialOf(known, proof)))
    },
  })
  return (
    <div className="stack">
      {providers.length > 0 && <Providers providers={providers} abroad={abroad} />}
      {hasPassword || providers.length === 0 ? (
        <>
          {providers.length > 0 && <p className="or">or</p>}
          <AskPassword
            email={known?.user.email ?? ''}
            onCancel={onCancel}
            onPassword={(password) => onCredential(byPassword(known, password))}
          />
        </>
      ) : (
        <div className="dialog__foot">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}

interface AskPasswordProps {
  email: string
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
}

function AskPassword({ email, onPassword, onCancel }: AskPasswordProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, run] = useBusy()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      if (password === '') return setProblem('Enter your password.')
      try {
        await onPassword(password)
      } catch (error) {
        setProblem(authMessage(error))
      }
    })
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label="Password"
        error={problem}
        hint="No password? Log out, sign in with an emailed link, and do this within five minutes."
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div className="dialog__foot">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Checking...">
          Continue
        </Button>
      </div>
    </form>
  )
}
