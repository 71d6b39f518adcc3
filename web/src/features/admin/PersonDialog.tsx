import { useRef, useState } from 'react'
import type { Member } from '@mallama/contracts/admin'
import { LogOut } from 'lucide-react'
import { day as dayOf } from '../../parts/billing/words.ts'
import { messageOf } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useChange, type Change } from './admin.queries.ts'
import { Facts } from './Panel.tsx'
import { nameOf, planOf, stateOf } from './words.ts'

interface PersonProps {
  person: Member
  onClose: () => void
}

type Step = 'look' | 'disable' | 'cancel'

/** One account: what is known of it, and what can be done. Each act asks why, for the log. */
export default function PersonDialog({ person, onClose }: PersonProps) {
  const { user } = useSession()
  const name = nameOf(person)
  const [step, setStep] = useState<Step>('look')
  const isOwn = person.id === user?.id
  const titles: Record<Step, string> = {
    look: name,
    disable: `Disable the account of ${name}?`,
    cancel: `Cancel the plan of ${name} at once?`,
  }
  return (
    <Dialog open onOpenChange={onClose} title={titles[step]}>
      <div className="stack">
        {step === 'look' && <About person={person} />}
        {isOwn ? (
          <p className="soft">
            This is your own account. <LinkToSettings />
          </p>
        ) : (
          <Acts person={person} step={step} onStep={setStep} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

const LinkToSettings = () => (
  <LinkButton variant="quiet" size="sm" to="/settings">
    Account and security
  </LinkButton>
)

function About({ person }: { person: Member }) {
  const { now } = useSession()
  const { email, emailVerified, createdAt, lastSeen, devices, isDemo } = person
  const state = stateOf(person).words
  const here = devices === 1 ? ', signed in on 1 device' : devices ? `, signed in on ${devices} devices` : ''
  return (
    <Facts
      items={{
        Email: email === null ? 'None' : `${email}, ${emailVerified ? 'confirmed' : 'not confirmed'}`,
        Plan: [planOf(person, now), person.renews ? 'renews by itself' : ''].filter(Boolean).join(', '),
        State: state,
        'Here since': `${dayOf(createdAt)}${isDemo ? ', a demo account' : ''}`,
        'Last seen': lastSeen === null ? 'Not signed in' : `${dayOf(`${lastSeen}T12:00:00Z`)}${here}`,
      }}
    />
  )
}

interface ActsProps extends PersonProps {
  step: Step
  onStep: (step: Step) => void
}

const NO_REASON = 'Say why, for the log.'

function Acts({ person, step, onStep, onClose }: ActsProps) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const why = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useChange(person.id)
  const name = nameOf(person)
  const missing = reason.trim() === ''
  const isDisabled = person.state === 'disabled'
  const pays = person.plan === 'core' || person.plan === 'plus'

  /** Goes on only with a reason. */
  const withReason = (go: () => void) => {
    if (!missing) return go()
    setAsked(true)
    why.current?.focus()
  }
  const act = (change: Change, done: (after: Member) => string, failed: string) =>
    withReason(() =>
      mutate(
        { ...change, reason: reason.trim() },
        {
          onSuccess(after) {
            onClose()
            const left = after.state === 'disabled' && after.renews
            toast({
              title: done(after),
              tone: left ? 'error' : 'good',
              ...(left && {
                description: 'The plan could not be stopped and still renews: cancel it as well.',
              }),
            })
          },
          onError: (error) =>
            toast({
              title: failed,
              description: messageOf(error, 'Nothing changed. Please try again.'),
              tone: 'error',
            }),
        },
      ),
    )

  return (
    <>
      {step === 'cancel' && (
        <p className="soft">
          Access ends now and the status becomes none. Nothing is paid back by this. Within 14 days of buying it, {name}{' '}
          can still withdraw on the membership page and have it all back.
        </p>
      )}
      {step === 'disable' && (
        <p className="soft">
          {name} is signed out everywhere and cannot sign in. The plan is not charged again, and they are told so by
          e-mail. Their words stay sealed. Enabling the account brings everything back, and the plan goes on if it has
          not ended by then.
        </p>
      )}
      <Field
        label="Why"
        hint="For the log. At most 300 characters."
        {...(asked && missing ? { error: NO_REASON } : {})}
      >
        <Input
          ref={why}
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {step === 'look' ? (
        <div className="admin__acts">
          <Button
            variant="quiet"
            busy={isPending}
            onClick={() =>
              act({ signOutEverywhere: true }, () => `${name} is signed out everywhere`, `${name} was not signed out`)
            }
          >
            <LogOut className="icon" aria-hidden="true" />
            Sign out everywhere
          </Button>
          {pays && (
            <Button variant="quiet" onClick={() => withReason(() => onStep('cancel'))}>
              Cancel membership
            </Button>
          )}
          {isDisabled ? (
            <Button
              variant="quiet"
              busy={isPending}
              onClick={() => act({ disabled: false }, () => `${name} can sign in again`, `${name} was not enabled`)}
            >
              Enable account
            </Button>
          ) : (
            <Button variant="danger" onClick={() => withReason(() => onStep('disable'))}>
              Disable account
            </Button>
          )}
        </div>
      ) : (
        <div className="admin__acts">
          <Button
            variant="danger"
            busy={isPending}
            onClick={() =>
              step === 'cancel'
                ? act({ cancel: true }, () => `The plan of ${name} has ended`, `The plan of ${name} was not canceled`)
                : act({ disabled: true }, () => `${name} is disabled`, `${name} was not disabled`)
            }
          >
            {step === 'cancel' ? 'Cancel subscription' : 'Disable account'}
          </Button>
          <Button variant="quiet" onClick={() => onStep('look')}>
            {step === 'cancel' ? 'Keep it' : 'Back'}
          </Button>
        </div>
      )}
    </>
  )
}
