import { useRef, useState, type FormEvent } from 'react'
import type { User } from '@mallama/contracts/account'
import { updateAccount } from '../../parts/account.ts'
import { messageOf } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { keep, kept } from '../../platform/storage.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { asksName, nameAskedKey } from './ask-name.ts'

/** "What should we call you?", once, on the dashboard of a new account: an answer is welcome, and so is none. */
export function NameCard() {
  const { user } = useSession()
  const [dismissed, setDismissed] = useState(() => user !== null && kept(nameAskedKey(user.id)) !== null)
  if (user === null || dismissed || !asksName(user)) return null
  const dismiss = () => {
    keep(nameAskedKey(user.id), '1')
    setDismissed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return <Ask user={user} onDone={dismiss} />
}

function Ask({ user, onDone }: { user: User; onDone: () => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, once] = useBusy()
  const input = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return once(async () => {
      const firstName = name.trim()
      setProblem(firstName === '' ? 'Write a name, or choose "Not now".' : undefined)
      if (firstName === '') return input.current?.focus()
      try {
        await updateAccount(user.id, { firstName })
        onDone()
        toast({ title: `Nice to meet you, ${firstName}.`, tone: 'good' })
      } catch (error) {
        const description = messageOf(error, 'What you wrote is still here. Please try again.')
        toast({ title: 'Your name was not saved', description, tone: 'error' })
      }
    })
  }

  return (
    <Card as="section" className="dash__name" aria-labelledby="call-you">
      <div>
        <h3 id="call-you" className="subheading">
          What should we call you?
        </h3>
        <p className="soft small">Any name will do, or none. You can change it at any time.</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field label="First name" optional error={problem}>
          <Input
            ref={input}
            name="firstName"
            autoComplete="given-name"
            maxLength={100}
            dir="auto"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <div className="row">
          <Button type="submit" variant="soft" busy={busy} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Not now
          </Button>
        </div>
      </form>
    </Card>
  )
}
