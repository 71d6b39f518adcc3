import { Mail } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useInvite } from './mediation.queries.ts'
import { nameOf } from './people.ts'
import { Problem } from './Problem.tsx'

/** A letter instead of a link: its words are shown before it goes, and say nothing of what it is about. */
export function ByMail({ room }: { room: Mediation }) {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState(false)
  const { mutate, isPending, error } = useInvite(room.id)
  const me = nameOf(room, room.me)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const to = email.trim()
    if (!/^\S+@\S+\.\S+$/.test(to)) return setWrong(true)
    mutate(to, {
      onSuccess: () => {
        setEmail('')
        toast({ title: 'Invitation sent', description: 'It works once, for seven days.', tone: 'good' })
      },
    })
  }
  return (
    <Fold title="Send it by email" icon={Mail}>
      <form className="stack gap-3" noValidate onSubmit={send}>
        <Field
          label="Their email"
          hint="Used for this one message. It is not kept."
          {...(wrong ? { error: 'Enter an email address' } : {})}
        >
          <Input
            type="email"
            autoComplete="off"
            maxLength={200}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
        <blockquote className="card card--flat small">
          <p>
            <b>{me} invites you to Mallama</b>
          </p>
          <p className="soft">
            {me} would like a calm place to talk with you. [the link] This link works once, until seven days from now.
            If you do not know {me}, do nothing.
          </p>
        </blockquote>
        <Problem error={error} />
        <div>
          <Button type="submit" variant="quiet" busy={isPending}>
            Send invitation
          </Button>
        </div>
      </form>
    </Fold>
  )
}
