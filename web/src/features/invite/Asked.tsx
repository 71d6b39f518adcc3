import { DoorOpen, EyeOff, WalletCards, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { updateAccount } from '../../parts/account.ts'
import { authFor } from '../../platform/next.ts'
import { useBusy } from '../../platform/once.ts'
import { messageOf } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { toast } from '../../ui/toasts.ts'
import { WhoIs, type Who } from './WhoIs.tsx'

interface AskedProps {
  code: string
  name: string
  mediation: boolean
  onYes: (who?: Who) => Promise<void>
  onNo: () => Promise<void>
}

/** Who asks, and what they will learn of one's answer; signed in, yes or no. */
export function Asked({ code, name, mediation, onYes, onNo }: AskedProps) {
  const { user, signOut } = useSession()
  const [who, setWho] = useState<Who | null>(null)
  const [missing, setMissing] = useState(false)
  const [busy, run] = useBusy()
  const [firstName, setFirstName] = useState('')
  const nameless = user !== null && !user.firstName
  const accept = () => {
    if ((!mediation && !who) || (nameless && !firstName.trim())) return setMissing(true)
    void run(async () => {
      try {
        if (nameless) await updateAccount(user.id, { firstName: firstName.trim() })
      } catch (error) {
        const description = messageOf(error, 'Please try again.')
        return void toast({ title: 'Your name was not saved', description, tone: 'error' })
      }
      await onYes(who ?? undefined)
    })
  }
  const no = (
    <Button variant="ghost" block onClick={() => void run(onNo)}>
      No, thank you
    </Button>
  )
  return (
    <div className="page">
      <div className="invite stack">
        <div className="invite__two" aria-hidden="true">
          <Portrait name={name} tone="lamp" size={4.5} />
          <Portrait name={user?.firstName ?? '?'} tone={user ? 'you' : 'stone'} size={3.75} />
        </div>
        <h1 className="invite__center">
          <bdi>{name}</bdi> invites you
        </h1>
        <p className="invite__center soft">
          {mediation
            ? 'To a conversation with a mediator, where each of you is heard in turn. You each keep a private side that the other never sees.'
            : 'To a calm place to talk. You each keep a private side that the other never sees.'}
        </p>
        <Card as="section" aria-label="What this means">
          <ul className="invite__rules">
            <Rule
              icon={EyeOff}
              title={
                <>
                  <bdi>{name}</bdi> learns your first name
                </>
              }
              text="and that you said yes. Nothing else."
            />
            <Rule icon={WalletCards} title="It costs you nothing" text="Rooms you are invited to need no membership." />
            <Rule icon={DoorOpen} title="You can leave at any time" text="and take your own words with you." />
          </ul>
        </Card>
        {user ? (
          <>
            {nameless && (
              <Field
                label="Your first name"
                {...(missing && !firstName.trim() ? { error: 'Write your first name' } : {})}
              >
                <Input
                  autoComplete="given-name"
                  maxLength={100}
                  value={firstName}
                  onChange={(event) => setFirstName(event.target.value)}
                />
              </Field>
            )}
            {!mediation && <WhoIs name={name} missing={missing && !who} onChoose={setWho} />}
            <div className="invite__act">
              <Button size="lg" block busy={busy} onClick={accept}>
                Accept
              </Button>
              {no}
            </div>
            <p className="meta invite__center">
              Signed in as {user.firstName ?? user.email}. Is that not you?{' '}
              <Button variant="quiet" size="sm" onClick={() => void signOut()}>
                Log Out
              </Button>
            </p>
          </>
        ) : (
          <div className="invite__act">
            <LinkButton size="lg" block to={authFor(`/invite/${code}`, 'new')}>
              Create a free account to accept
            </LinkButton>
            <LinkButton variant="quiet" block to={authFor(`/invite/${code}`)}>
              I have an account
            </LinkButton>
            {no}
          </div>
        )}
        <p className="small invite__center">
          <Link to="/help-now">
            Not sure it is safe to talk with <bdi>{name}</bdi>?
          </Link>
        </p>
      </div>
    </div>
  )
}

const Rule = ({ icon: Icon, title, text }: { icon: LucideIcon; title: ReactNode; text: string }) => (
  <li>
    <Icon className="icon" aria-hidden="true" />
    <span>
      <b>{title}</b> {text}
    </span>
  </li>
)
