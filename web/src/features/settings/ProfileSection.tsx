import { useState, type FormEvent } from 'react'
import type { User } from '@mallama/contracts/account'
import { updateAccount } from '../../parts/account.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { PictureField } from './PictureField.tsx'
import { Section } from './Section.tsx'
import { useBusy } from '../../platform/once.ts'

export function ProfileSection({ user }: { user: User }) {
  const [firstName, setFirstName] = useState(user.firstName ?? '')
  const [lastName, setLastName] = useState(user.lastName ?? '')
  const [problems, setProblems] = useState<Record<string, string[]>>({})
  const [busy, run] = useBusy()

  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      setProblems({})
      try {
        await updateAccount(user.id, { firstName: firstName.trim() || null, lastName: lastName.trim() || null })
        toast({ title: 'Your name is saved', tone: 'good' })
      } catch (error) {
        if (error instanceof ApiError && error.details) setProblems(error.details)
        const description = messageOf(error, 'What you wrote is still here. Please try again.')
        toast({ title: 'Your name was not saved', description, tone: 'error' })
      }
    })
  }

  return (
    <Section
      id="profile"
      title="Profile"
      lead="What Mallama calls you, and your picture. You can leave all of it empty."
    >
      <PictureField user={user} />
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <div className="settings__two">
          <Field label="First name" optional error={problems['firstName']?.[0]}>
            <Input
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              dir="auto"
              value={firstName}
              onChange={({ target }) => setFirstName(target.value)}
            />
          </Field>
          <Field label="Last name" optional error={problems['lastName']?.[0]}>
            <Input
              name="lastName"
              autoComplete="family-name"
              maxLength={100}
              dir="auto"
              value={lastName}
              onChange={({ target }) => setLastName(target.value)}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" variant="soft" busy={busy} busyLabel="Saving...">
            Save name
          </Button>
        </div>
      </form>
    </Section>
  )
}
