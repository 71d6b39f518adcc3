import { useState } from 'react'
import { authMessage } from '../../parts/identity/messages.ts'
import { useConfig } from '../../platform/config.ts'
import type { TotpSecret } from '../../platform/firebase.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSignInAccount, type Known } from './account.tsx'
import { NotConfirmed, useConfirm } from './confirm.tsx'
import { ConfirmLetter } from './ConfirmLetter.tsx'
import { EnrolApp } from './EnrolApp.tsx'
import { Section } from './Section.tsx'
import { Unknown } from './Unknown.tsx'
import { useBusy } from '../../platform/once.ts'
import { dayOf } from '../../parts/when.ts'

export function TwoStepSection() {
  const { known, failed } = useSignInAccount()
  return (
    <Section
      id="two-step"
      title="Two-step sign-in"
      lead="After your password, a code from an app on your phone. Knowing your password is then not enough to get in."
    >
      {known ? <Apps known={known} /> : failed ? <Unknown /> : <Waiting />}
    </Section>
  )
}

const Waiting = () => (
  <Skeleton label="Loading two-step sign-in">
    <Bone width="60%" height="2.75rem" />
  </Skeleton>
)

function Apps({ known }: { known: Known }) {
  const { sdk, user } = known
  const { refresh } = useSignInAccount()
  const confirm = useConfirm()
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const [busy, run] = useBusy()
  const apps = sdk.multiFactor(user).enrolledFactors

  const begin = () =>
    run(async () => {
      try {
        await confirm.recently(async () => {
          const session = await sdk.multiFactor(user).getSession()
          setSecret(await sdk.TotpMultiFactorGenerator.generateSecret(session))
        })
      } catch (error) {
        if (error instanceof NotConfirmed) return
        toast({ title: 'It could not be set up', description: authMessage(error), tone: 'error' })
      }
    })

  const enrol = async (code: string, name: string) => {
    if (secret === null) return
    const assertion = sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
    await confirm.recently(() => sdk.multiFactor(user).enroll(assertion, name))
    setSecret(null)
    toast({ title: 'Two-step sign-in is on', description: 'You are signed out everywhere else.', tone: 'good' })
    await refresh()
  }

  return (
    <>
      {apps.length > 0 ? (
        <ul className="settings__rows" aria-label="Authenticator apps">
          {apps.map(({ uid, displayName, enrollmentTime }) => (
            <AppRow key={uid} uid={uid} name={displayName || 'Authenticator app'} since={enrollmentTime} />
          ))}
        </ul>
      ) : (
        secret === null && <p className="soft">Off. Your password alone signs you in.</p>
      )}
      {user.email !== null && !user.emailVerified ? (
        <Unconfirmed known={known} />
      ) : secret ? (
        <EnrolApp
          secret={secret.secretKey}
          address={secret.generateQrCodeUrl(user.email ?? 'you', 'Mallama')}
          onCode={enrol}
          onCancel={() => setSecret(null)}
        />
      ) : (
        <div>
          <Button variant={apps.length > 0 ? 'quiet' : 'soft'} busy={busy} onClick={() => void begin()}>
            {apps.length > 0 ? 'Add another app' : 'Set up two-step sign-in'}
          </Button>
        </div>
      )}
      <NoCodes />
    </>
  )
}

/** Whoever has the mailbox may take an account whose address is unproven, second step and all. */
const Unconfirmed = ({ known }: { known: Known }) => (
  <div className="stack gap-2" aria-live="polite">
    <p>
      <b>Confirm your email first.</b> Until then, a second step could not keep out someone who can open your mailbox.
    </p>
    <ConfirmLetter known={known} label="Email me a confirmation link" />
  </div>
)

/** Said before it matters. */
function NoCodes() {
  const supportEmail = useConfig()?.supportEmail
  return (
    <p className="settings__note">
      <b>There are no recovery codes.</b> If you lose the phone and have no second app, you cannot sign in by yourself.
      Add the app on another device as well, or keep the secret text somewhere safe. If it happens anyway, write to{' '}
      {supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : 'whoever runs your Mallama server'}.
    </p>
  )
}

function AppRow({ uid, name, since }: { uid: string; name: string; since: string }) {
  const { known, refresh } = useSignInAccount()
  const confirm = useConfirm()
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const remove = () =>
    run(async () => {
      try {
        setAsking(false)
        if (known) await confirm.recently(() => known.sdk.multiFactor(known.user).unenroll(uid))
        toast({ title: `${name} is removed`, description: 'You are signed out everywhere else.', tone: 'good' })
        await refresh()
      } catch (error) {
        if (error instanceof NotConfirmed) return
        toast({ title: `${name} was not removed`, description: authMessage(error), tone: 'error' })
      }
    })
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="meta">Since {dayOf(since)}</span>
      </div>
      <Button variant="quiet" size="sm" aria-label={`Remove ${name}`} busy={busy} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove "${name}"?`}
        body="Its codes stop working. Without another app, your password alone signs you in again."
        confirmLabel="Remove"
        onConfirm={() => void remove()}
      />
    </li>
  )
}
