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
          <b>We sent a letter to {email}.</b> Please open it: it says how to confirm the address, or how to sign in if
          you had an account already.
        </span>
      </output>
      <p className="soft">
        You can start now. Keep your password: until the address is confirmed, we cannot send you a link to choose
        another.
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
          Go on
        </Button>
      </div>
    </>
  )
}
