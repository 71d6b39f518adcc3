import { useRef, useState, type FormEvent } from 'react'
import { authMessage } from '../../parts/identity/messages.ts'
import { waitingFor, type Waiting } from '../../parts/identity/second-step.ts'
import { SecondStepForm } from '../../parts/identity/SecondStepForm.tsx'
import { holdingIdentity } from '../../platform/identity.ts'
import { useBusy } from '../../platform/once.ts'
import { loadUser } from '../../platform/user.ts'
import { Button } from '../../ui/button.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { apply, takeOver, whyOver, type Opened } from './action.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

interface FromOutsideProps {
  mode: 'verifyEmail' | 'verifyAndChangeEmail'
  code: string
  opened: Opened
  button: string
  onDone: () => void
  onOver: (why: string) => void
}

/**
 * A letter that is opened where nobody is signed in to its account: on another device than the one that signed up, or
 * by someone whose address somebody else signed up with. The password tells the two apart.
 */
export function FromOutside({ mode, code, opened, button, onDone, onOver }: FromOutsideProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [anew, setAnew] = useState(false)
  const [busy, once] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  const isNew = mode === 'verifyAndChangeEmail'

  /** Signs in, then does what the letter is for as whoever that is. */
  const inside = async (signIn: Parameters<typeof holdingIdentity>[0]) => {
    await holdingIdentity(async (identity) => {
      await signIn(identity)
      await apply(code, mode)
      // With a new address every sign-in is over, this one too.
      if (isNew) await identity.sdk.signOut(identity.auth)
      else await loadUser()
    })
    onDone()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      setProblem(password === '' ? 'Enter your password.' : undefined)
      if (password === '') return input.current?.focus()
      try {
        await inside(({ sdk, auth }) => sdk.signInWithEmailAndPassword(auth, opened.account, password))
      } catch (error) {
        const second = await waitingFor(error)
        if (second !== null) return setWaiting(second)
        const why = whyOver(error)
        if (why !== undefined) return onOver(why)
        setProblem(authMessage(error))
        input.current?.select()
      }
    })
  }

  if (waiting !== null)
    return (
      <SecondStepForm
        apps={waiting.apps}
        submitLabel={button}
        busyLabel="One moment..."
        cancelLabel="Back"
        onCancel={() => setWaiting(null)}
        onCode={(appId, typed) => inside(() => waiting.finish(appId, typed))}
      />
    )
  if (anew)
    return (
      <>
        <p className="soft">
          Everyone signed in to this account now will be signed out. Its password, second steps and connected accounts
          will stop working.
        </p>
        <NewPasswordForm
          email={opened.account}
          save={(chosen) => takeOver(code, opened.account, chosen)}
          onChanged={onDone}
          onOver={onOver}
        />
        <div>
          <Button variant="ghost" onClick={() => setAnew(false)}>
            Back
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className="soft break-words">
        {isNew
          ? `To use ${opened.email} from now on, enter the password of your account.`
          : `${opened.email} is the email of an account that is not signed in here. If you made it, enter its password: everything stays as it is.`}
      </p>
      <form className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
        {/* Lets a password manager know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={opened.account} readOnly />
        <Field label="Password" error={problem}>
          <PasswordInput
            ref={input}
            name="password"
            required
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Button type="submit" size="lg" block busy={busy} busyLabel="One moment...">
          {button}
        </Button>
      </form>
      {isNew ? (
        <p className="soft">You can also open this link in the browser where you are signed in.</p>
      ) : (
        <>
          <p className="soft">
            Don’t know the password, or did someone else make this account? Choose a new password, and the account is
            yours alone.
          </p>
          <div>
            <Button variant="quiet" onClick={() => setAnew(true)}>
              Choose a new password
            </Button>
          </div>
        </>
      )}
    </>
  )
}
