import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { DoorOpen, Lock, SunDim } from 'lucide-react'
import type { Waiting } from '../../parts/identity/second-step.ts'
import { SecondStepForm } from '../../parts/identity/SecondStepForm.tsx'
import { Providers } from '../../parts/identity/Providers.tsx'
import { useAbroad } from '../../parts/identity/useAbroad.ts'
import { useConfig } from '../../platform/config.ts'
import { openIdentity } from '../../platform/identity.ts'
import { useTitle } from '../../ui/title.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { signInAbroad, type Existing } from './enter-abroad.ts'
import { finishSignIn } from './enter.ts'
import { ExistingAccount } from './ExistingAccount.tsx'
import { wantsTrial, type Values } from './form.ts'
import { LetterSent } from './LetterSent.tsx'
import { MailedLinkForm } from './MailedLinkForm.tsx'

const titles = {
  'sign-in': 'Sign In',
  'sign-up': 'Create Account',
  forgotten: 'Reset your password',
  link: 'Sign in by email',
  second: 'Two-step sign-in',
  existing: 'You already have an account',
  letter: 'Check your email',
} as const

export default function AuthPage() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const [trial] = useState(() => wantsTrial(arrivalOf(search)))
  const [mode, setMode] = useState<keyof typeof titles>(
    query.has('forgotten')
      ? 'forgotten'
      : query.has('link')
        ? 'link'
        : trial || query.has('new')
          ? 'sign-up'
          : 'sign-in',
  )
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  // One set of words for all the forms: changing over loses nothing.
  const [values, setValues] = useState<Values>({ email: '', password: '', confirm: '' })
  const [existing, setExisting] = useState<Existing | null>(null)
  const [letter, setLetter] = useState<{ email: string; goOn: () => void } | null>(null)
  const providers = useConfig()?.identity.providers ?? []
  const wish = { trial: trial && mode === 'sign-up', next: query.get('next') }
  const second = (next: Waiting) => {
    setValues({ ...values, password: '' })
    setWaiting(next)
    setMode('second')
  }
  const abroad = useAbroad({
    purpose: { what: 'sign-in', ...wish },
    failed: mode === 'sign-up' ? 'Sign up failed' : 'Login failed',
    onProof: async (proof, { name }) => {
      const arrived = await signInAbroad(proof, name, wish)
      if ('waiting' in arrived) return second(arrived.waiting)
      if (!('existing' in arrived)) return
      setExisting(arrived.existing)
      setMode('existing')
    },
  })
  useTitle(titles[mode])
  useEffect(() => {
    // The SDK is on its way while someone types. If it cannot be had, submitting says so.
    openIdentity().catch(() => undefined)
  }, [])

  return (
    <AuthFrame>
      {trial && mode === 'sign-up' && <TrialNote />}
      <div className="stack">
        <h1>{titles[mode]}</h1>
        {mode === 'second' && waiting !== null ? (
          <SecondStepForm
            apps={waiting.apps}
            submitLabel="Sign In"
            busyLabel="Signing in..."
            cancelLabel="Back to Sign In"
            onCode={async (appId, code) => void (await finishSignIn(waiting, appId, code, query.get('next')))}
            onCancel={() => {
              setWaiting(null)
              setMode('sign-in')
            }}
          />
        ) : mode === 'existing' && existing !== null ? (
          <ExistingAccount
            existing={existing}
            next={query.get('next')}
            onSecondStep={second}
            onBack={() => setMode('sign-in')}
            onMail={(kind) => {
              setValues({ ...values, email: existing.email })
              setMode(kind)
            }}
          />
        ) : mode === 'letter' && letter !== null ? (
          <LetterSent {...letter} />
        ) : mode === 'forgotten' || mode === 'link' ? (
          <MailedLinkForm
            // What was sent by one is not what was sent by the other.
            key={mode}
            kind={mode}
            next={query.get('next')}
            email={values.email}
            onEmail={(email) => setValues({ ...values, email })}
            onBack={() => setMode('sign-in')}
          />
        ) : (
          <CredentialsForm
            // A field's error belongs to the form in which it was made.
            key={mode}
            mode={mode === 'sign-up' ? 'sign-up' : 'sign-in'}
            trial={trial}
            next={query.get('next')}
            values={values}
            onValues={setValues}
            onMode={setMode}
            onSecondStep={second}
            onLetter={(email) =>
              new Promise((goOn) => {
                setLetter({ email, goOn })
                setMode('letter')
              })
            }
          >
            {providers.length > 0 && (
              <>
                <p className="or">or</p>
                <Providers providers={providers} abroad={abroad} />
              </>
            )}
          </CredentialsForm>
        )}
      </div>
      <Promises />
    </AuthFrame>
  )
}

function arrivalOf(search: string) {
  const [loaded] = performance.getEntriesByType('navigation')
  const documentPath = loaded ? new URL(loaded.name).pathname : location.pathname
  return { search, documentPath, referrer: document.referrer, origin: location.origin }
}

function TrialNote() {
  return (
    <aside aria-label="Free trial" className="trial-note">
      <SunDim className="icon" aria-hidden="true" />
      <p>
        <b>Your free 24 hours start when you sign up.</b> Full Core access, no credit card. As with Core, an anonymized
        learning from a chat you resolve may be shared: you see it first, and can withhold it.
      </p>
    </aside>
  )
}

function Promises() {
  return (
    <ul className="auth-promise">
      <li>
        <Lock className="icon" aria-hidden="true" />
        <span>
          What you write is yours. Plus and Prime never share resolved conflicts; Core shares only anonymized learnings.
        </span>
      </li>
      <li>
        <DoorOpen className="icon" aria-hidden="true" />
        <span>Quick exit leaves the page at once. Pressing Shift three times does the same.</span>
      </li>
    </ul>
  )
}
