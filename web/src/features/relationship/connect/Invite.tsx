import { useState, type FormEvent } from 'react'
import { updateAccount } from '../../../parts/account.ts'
import { Letter, useLetter } from '../../../parts/invitation/letter.tsx'
import { useBusy } from '../../../platform/once.ts'
import { useSession } from '../../../platform/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import type { useConnect } from './connect.queries.ts'

interface InviteProps {
  personName: string
  connect: ReturnType<typeof useConnect>
  onFailed: (error: unknown) => void
}

/** A link to send oneself, or a letter whose words are shown before it goes. */
export function Invite({ personName, connect, onFailed }: InviteProps) {
  const { user } = useSession()
  const [byMail, setByMail] = useState(false)
  const letter = useLetter()
  const [busy, once] = useBusy()
  const [firstName, setFirstName] = useState('')
  const [unnamed, setUnnamed] = useState(false)
  const me = user?.firstName || firstName.trim() || 'Your first name'
  const nameless = user !== null && !user.firstName
  const name = <bdi>{personName}</bdi>
  /** Whoever opens the link sees a first name: without one nobody knows who asks. */
  const invite = async (to?: string) => {
    if (nameless && !firstName.trim()) return setUnnamed(true)
    // A second letter would make the first one's link worthless.
    await once(async () => {
      try {
        if (nameless) await updateAccount(user.id, { firstName: firstName.trim() })
        await connect.mutateAsync(to)
        if (to) letter.sent()
      } catch (error) {
        onFailed(error)
      }
    })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const to = letter.address()
    if (to) void invite(to)
  }
  return (
    <>
      <p className="soft">
        {name} gets a link, says yes or no, and you confirm that it is them. Then you can open a room together.
      </p>
      {nameless && (
        <Field
          label="Your first name"
          hint="It is all that the link tells of you."
          {...(unnamed && !firstName.trim() ? { error: 'Write your first name' } : {})}
        >
          <Input
            autoComplete="given-name"
            maxLength={100}
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />
        </Field>
      )}
      {byMail ? (
        <form className="stack" noValidate onSubmit={send}>
          <Letter label={`${personName}’s email`} from={me} letter={letter} />
          <div className="row">
            <Button type="submit" busy={busy}>
              Send invitation
            </Button>
            <Button variant="ghost" onClick={() => setByMail(false)}>
              Send a link myself
            </Button>
          </div>
        </form>
      ) : (
        <div className="row">
          <Button busy={busy} onClick={() => void invite()}>
            Make a link
          </Button>
          <Button variant="quiet" onClick={() => setByMail(true)}>
            Send an email
          </Button>
        </div>
      )}
    </>
  )
}
