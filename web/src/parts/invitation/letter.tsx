import { useState } from 'react'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import './letter.css'

/** The address that an invitation is mailed to. */
export function useLetter() {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState(false)
  return {
    email,
    wrong,
    write: (value: string) => {
      setEmail(value)
      setWrong(false)
    },
    /** Null where it is none: then the field says so. */
    address: (): string | null => {
      const to = email.trim()
      const right = /^\S+@\S+\.\S+$/.test(to)
      setWrong(!right)
      return right ? to : null
    },
    sent: () => {
      setEmail('')
      toast({ title: 'Invitation sent', description: 'It works once, for seven days.', tone: 'good' })
    },
  }
}

interface LetterProps {
  label: string
  /** Whose first name stands in it. */
  from: string
  letter: ReturnType<typeof useLetter>
}

/** Whom it goes to, and its words before it goes: they say nothing of what it is about. */
export const Letter = ({ label, from, letter: { email, wrong, write } }: LetterProps) => (
  <>
    <Field
      label={label}
      hint="Used for this one message. It is not kept."
      {...(wrong ? { error: 'Enter an email address' } : {})}
    >
      <Input
        type="email"
        autoComplete="off"
        maxLength={200}
        value={email}
        onChange={(event) => write(event.target.value)}
      />
    </Field>
    <blockquote className="card card--flat small letter">
      <p>
        <b>{from} invites you to Mallama</b>
      </p>
      <p className="soft">
        {from} would like a calm place to talk with you. [the link] This link works once, until seven days from now. If
        you do not know {from}, do nothing.
      </p>
    </blockquote>
  </>
)
