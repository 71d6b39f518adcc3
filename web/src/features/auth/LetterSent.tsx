import { useState } from 'react'
import { MailCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

/** After a sign-up with e-mail privacy: the same words whether or not the address had an account. */
export function LetterSent({ email, goOn }: { email: string; goOn: () => void }) {
  const [going, setGoing] = useState(false)
  return (
    <>
      <output className="trial-note">
        <MailCheck className="icon" aria-hidden="true" />
        <span className="min-w-0 break-words">
          <b>We sent an email to {email}.</b> Open it to confirm the address, or to sign in if you already had an
          account.
        </span>
      </output>
      <p className="soft">
        You can start now. Remember your password: until your email is confirmed, we cannot send you a link to choose a
        new one.
      </p>
      <div>
        <Button
          size="lg"
          busy={going}
          busyLabel="One moment..."
          onClick={() => {
            setGoing(true)
            goOn()
          }}
        >
          Continue
        </Button>
      </div>
    </>
  )
}
