import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { confirmWith, connect } from '../../parts/identity/credentials.ts'
import { authMessage } from '../../parts/identity/messages.ts'
import type { Waiting } from '../../parts/identity/second-step.ts'
import { SecondStepForm } from '../../parts/identity/SecondStepForm.tsx'
import { finish } from '../../platform/abroad.ts'
import { getConfig } from '../../platform/config.ts'
import { wasHandedOver } from '../../platform/hand-over.ts'
import { authFor, safeNext } from '../../platform/next.ts'
import { useSession } from '../../platform/session.tsx'
import { mark, recall, type Visit } from '../../platform/visits.ts'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { signInAbroad, type Existing } from './enter-abroad.ts'
import { finishSignIn } from './enter.ts'
import { ExistingAccount } from './ExistingAccount.tsx'
import { Looking } from './Over.tsx'

type Outcome = { to: string } | { waiting: Waiting } | { existing: Existing } | { over: string }

const OVER = 'This sign-in has ended: it took too long or was already finished. Please start again.'
const ELSEWHERE = 'You have been signed out, or signed in as someone else, so nothing was changed. Please start again.'
const titles = { 'sign-in': 'Sign In', link: 'Connect another way to sign in', confirm: 'Confirm that it is you' }

/** Once for each visit, however often the page is drawn: what a provider said is handed out once. */
const working = new Map<string, Promise<Outcome>>()
function workOnce(kept: Visit): Promise<Outcome> {
  const known = working.get(kept.visit) ?? work(kept).catch((error: unknown) => ({ over: authMessage(error) }))
  working.set(kept.visit, known)
  return known
}

async function work({ visit, providerId, purpose }: Visit): Promise<Outcome> {
  const proof = await finish(visit)
  const { identity } = await getConfig()
  const name = identity.providers.find(({ id }) => id === providerId)?.name ?? 'the other service'
  if (purpose.what === 'sign-in') return signInAbroad(proof, name, purpose)
  if (purpose.what === 'link') {
    await connect(proof)
    toast({
      title: `${name} is connected`,
      description: 'You are signed out everywhere else.',
      tone: 'good',
      onward: true,
    })
    return { to: purpose.next }
  }
  const waiting = await confirmWith(proof)
  if (waiting) return { waiting }
  itIsYou()
  return { to: purpose.next }
}

const itIsYou = () =>
  toast({
    title: 'Thank you, that is confirmed',
    description: 'You can now do what you were about to do.',
    tone: 'good',
    onward: true,
  })

/** Where the way to an OpenID provider leads back to, in the page's own place, or in a window that nobody waits for. */
export default function ReturnPage() {
  const { search } = useLocation()
  const { status, user } = useSession()
  const navigate = useNavigate()
  const visit = new URLSearchParams(search).get('visit')
  const [kept] = useState(() => (visit === null ? null : recall(visit)))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const purpose = kept?.purpose
  useTitle(purpose ? titles[purpose.what] : 'Sign In')

  const goes = (to: string) => {
    // Coming back to this page, or loading it again, leads there too.
    if (visit !== null) mark(visit, { led: to })
    void navigate(to, { replace: true })
  }
  const uid = user?.id ?? null
  const ready = kept !== null && status !== 'loading' && outcome === null && !wasHandedOver()
  useEffect(() => {
    if (!ready) return
    let stale = false
    const show = (next: Outcome) => {
      if (stale) return
      if ('to' in next) goes(next.to)
      else setOutcome(next)
    }
    if (kept.led !== undefined) show({ to: kept.led })
    else if (working.has(kept.visit)) void workOnce(kept).then(show)
    else if (kept.purpose.what === 'sign-in') {
      if (uid !== null) show({ to: safeNext(kept.purpose.next) ?? '/' })
      else void workOnce(kept).then(show)
    } else if (kept.purpose.uid === uid) void workOnce(kept).then(show)
    else show({ over: ELSEWHERE })
    return () => {
      stale = true
    }
  })

  return (
    <AuthFrame>
      <div className="stack">
        <h1>{headingOf(outcome, kept, uid !== null)}</h1>
        {wasHandedOver() ? (
          <p className="soft">Continue in the window where you started. You can close this one.</p>
        ) : kept === null ? (
          <Ended why={OVER} />
        ) : outcome === null || 'to' in outcome ? (
          <Looking />
        ) : 'over' in outcome ? (
          <Ended why={outcome.over} kept={kept} />
        ) : 'existing' in outcome ? (
          <ExistingAccount
            existing={outcome.existing}
            next={kept.purpose.next}
            onSecondStep={(waiting) => setOutcome({ waiting })}
            onDone={goes}
            onBack={() => void navigate(authFor(kept.purpose.next))}
            onMail={(kind) => void navigate(authFor(kept.purpose.next, kind))}
          />
        ) : (
          <SecondStepForm
            apps={outcome.waiting.apps}
            submitLabel={kept.purpose.what === 'sign-in' ? 'Sign In' : 'Continue'}
            busyLabel="Checking..."
            cancelLabel="Cancel"
            onCancel={() => void navigate(kept.purpose.what === 'sign-in' ? authFor(kept.purpose.next) : '/settings')}
            onCode={async (appId, code) => {
              if (kept.purpose.what === 'sign-in')
                return goes(await finishSignIn(outcome.waiting, appId, code, kept.purpose.next))
              await outcome.waiting.finish(appId, code)
              itIsYou()
              goes(kept.purpose.next ?? '/settings')
            }}
          />
        )}
      </div>
    </AuthFrame>
  )
}

function headingOf(outcome: Outcome | null, kept: Visit | null, signedIn: boolean) {
  if (wasHandedOver()) return 'You are done here'
  if (kept === null || (outcome !== null && 'over' in outcome))
    return signedIn ? 'Nothing was changed' : 'You were not signed in'
  if (outcome !== null && 'waiting' in outcome) return 'Two-step sign-in'
  if (outcome !== null && 'existing' in outcome) return 'You already have an account'
  return 'One moment'
}

/** A fresh document: this one is tied to the window that opened it. */
function Ended({ why, kept }: { why: string; kept?: Visit }) {
  const { user } = useSession()
  const purpose = kept?.purpose
  const way = purpose?.what === 'sign-in' ? authFor(purpose.next, purpose.trial ? 'trial=true' : undefined) : '/auth'
  const to = user !== null ? '/settings' : way
  return (
    <>
      <p className="soft">{why}</p>
      <div>
        <a className="btn btn--primary btn--lg" href={to}>
          {user !== null ? 'Account and security' : 'Back to Sign In'}
        </a>
      </div>
    </>
  )
}
