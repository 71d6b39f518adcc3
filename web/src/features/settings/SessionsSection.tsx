import { useState } from 'react'
import type { SignInSession } from '@mallama/contracts/account'
import { messageOf } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useCause } from '../../ui/session-end.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.ts'
import { Section } from './Section.tsx'
import { useEndSession, useSessions, useSignOutEverywhere } from './sessions.queries.ts'
import { ago, dayOf } from '../../parts/when.ts'

export function SessionsSection() {
  const { data, isError, isFetching, refetch } = useSessions()
  const cause = useCause()
  return (
    <Section id="sessions" title="Sessions" lead="Where you are signed in. End any you do not recognize.">
      {data ? (
        <ul className="settings__rows" aria-label="Sessions">
          {data.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <>
          <p className="soft">Your sessions did not load. {cause}</p>
          <div>
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </>
      ) : (
        <Skeleton label="Loading your sessions">
          <div className="stack">
            <Bone height="2.5rem" />
            <Bone height="2.5rem" />
          </div>
        </Skeleton>
      )}
      <Everywhere />
    </Section>
  )
}

function Row({ session: { id, device, createdAt, lastUsedAt, current } }: { session: SignInSession }) {
  const { now } = useSession()
  const end = useEndSession()
  const name = device ?? 'Unknown device'
  const press = () =>
    end.mutate(id, {
      onSuccess: () => toast({ title: `Signed out: ${name}`, tone: 'good' }),
      onError: (error) =>
        toast({
          title: `${name} was not signed out`,
          description: messageOf(error, 'It is still signed in. Please try again.'),
          tone: 'error',
        }),
    })
  return (
    <li>
      <div>
        <span className="row">
          <b>{name}</b>
          {current && <Chip tone="brand">This device</Chip>}
        </span>
        <span className="meta">
          {current ? 'In use' : `Last used ${ago(lastUsedAt, now)}`} · Signed in {dayOf(createdAt)}
        </span>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Sign out ${name}, last used ${ago(lastUsedAt, now)}`}
          busy={end.isPending}
          onClick={press}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function Everywhere() {
  const { signOut } = useSession()
  const everywhere = useSignOutEverywhere()
  const [asking, setAsking] = useState<'others' | 'all' | null>(null)
  const keepThis = asking === 'others'

  const go = async () => {
    try {
      await everywhere.mutateAsync({ keepThis })
      setAsking(null)
      if (keepThis) toast({ title: 'You are signed out everywhere else', tone: 'good' })
      else await signOut()
    } catch (error) {
      setAsking(null)
      const description = messageOf(error, 'Nothing changed. Please try again.')
      toast({ title: 'Signing out everywhere failed', description, tone: 'error' })
    }
  }

  return (
    <div className="row">
      <Button variant="quiet" onClick={() => setAsking('others')}>
        Sign out everywhere else
      </Button>
      <Button variant="ghost" onClick={() => setAsking('all')}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={keepThis ? 'Sign out everywhere else?' : 'Sign out everywhere?'}
        body={
          keepThis
            ? 'Every other browser and phone has to sign in again. Here nothing changes.'
            : 'Every browser and phone has to sign in again, this one included.'
        }
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        busy={everywhere.isPending}
        onConfirm={() => void go()}
      />
    </div>
  )
}
