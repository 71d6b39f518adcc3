import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { credentialOf } from '../../parts/identity/credentials.ts'
import { authMessage } from '../../parts/identity/messages.ts'
import { OnTheWay } from '../../parts/identity/Providers.tsx'
import { useAbroad, type Provider } from '../../parts/identity/useAbroad.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSignInAccount, type Known } from './account.tsx'
import { NotConfirmed, useConfirm } from './confirm.tsx'
import { Section } from './Section.tsx'
import { sessionsKey } from './sessions.queries.ts'
import { Unknown } from './Unknown.tsx'
import { useBusy } from '../../platform/once.ts'
import { useWays, type Connected } from './ways.ts'

/** OpenID providers that this account is connected with, or could be. Not there where none is configured. */
export function ProvidersSection() {
  const { known, failed } = useSignInAccount()
  const { connected, others } = useWays()
  if (connected.length === 0 && others.length === 0) return null
  return (
    <Section
      id="providers"
      title="Other ways to sign in"
      lead="They learn that you use Mallama, and nothing you write here."
    >
      {known ? (
        <List known={known} />
      ) : failed ? (
        <Unknown />
      ) : (
        <Skeleton label="Loading other ways to sign in">
          <Bone height="2.75rem" />
        </Skeleton>
      )}
    </Section>
  )
}

function List({ known }: { known: Known }) {
  const { refresh } = useSignInAccount()
  const { connected, others } = useWays()
  const confirm = useConfirm()
  const client = useQueryClient()
  const abroad = useAbroad({
    purpose: { what: 'link', uid: known.user.uid, next: '/settings#providers' },
    failed: 'It was not connected',
    onProof: async (proof, { name }) => {
      try {
        const credential = credentialOf(known, proof)
        await confirm.recently(async () => void (await known.sdk.linkWithCredential(known.user, credential)))
      } catch (error) {
        if (error instanceof NotConfirmed) return
        throw error
      }
      toast({ title: `${name} is connected`, description: 'You are signed out everywhere else.', tone: 'good' })
      void client.invalidateQueries({ queryKey: sessionsKey })
      await refresh()
    },
  })
  return (
    <>
      <ul className="settings__rows" aria-label="Other ways to sign in">
        {connected.map((one) => (
          <ConnectedRow key={one.id} one={one} known={known} />
        ))}
        {others.map((provider) => (
          <OtherRow key={provider.id} provider={provider} onConnect={() => abroad.begin(provider)} />
        ))}
      </ul>
      <OnTheWay abroad={abroad} />
    </>
  )
}

function OtherRow({ provider, onConnect }: { provider: Provider; onConnect: () => void }) {
  return (
    <li>
      <div>
        <b>{provider.name}</b>
        <span className="meta">Not connected</span>
      </div>
      <Button variant="quiet" size="sm" aria-label={`Connect ${provider.name}`} onClick={onConnect}>
        Connect
      </Button>
    </li>
  )
}

function ConnectedRow({ one, known: { sdk, user } }: { one: Connected; known: Known }) {
  const { refresh } = useSignInAccount()
  const client = useQueryClient()
  const { isLast } = useWays()
  const confirm = useConfirm()
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const { id, name } = one

  const disconnect = () =>
    run(async () => {
      setAsking(false)
      try {
        await confirm.recently(async () => void (await sdk.unlink(user, id)))
        toast({ title: `${name} is disconnected`, description: 'You are signed out everywhere else.', tone: 'good' })
        void client.invalidateQueries({ queryKey: sessionsKey })
        await refresh()
      } catch (error) {
        if (error instanceof NotConfirmed) return
        toast({ title: `${name} was not disconnected`, description: authMessage(error), tone: 'error' })
      }
    })
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="meta">{one.as === null ? 'Connected' : `Connected, as ${one.as}`}</span>
        {!one.configured && <span className="meta">It can no longer be used here.</span>}
      </div>
      {isLast(one) ? (
        <p className="meta">Your only way to sign in. Set a password first to disconnect it.</p>
      ) : (
        <Button variant="quiet" size="sm" aria-label={`Disconnect ${name}`} busy={busy} onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Disconnect ${name}?`}
        body="It no longer signs you in here, and everywhere else you are signed out. Your account and everything in it stays, and you can connect it again."
        confirmLabel="Disconnect"
        onConfirm={() => void disconnect()}
      />
    </li>
  )
}
