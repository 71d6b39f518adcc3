import { useState } from 'react'
import { authMessage } from '../../parts/identity/messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.ts'
import type { Known } from './account.tsx'
import { useBusy } from '../../platform/once.ts'

/** The page that a letter's link leads back to. */
export const back = () => ({ url: `${location.origin}/settings` })

/** Asks for the letter that confirms the address. */
export function ConfirmLetter({ known: { sdk, user }, label }: { known: Known; label: string }) {
  const [sent, setSent] = useState(false)
  const [busy, run] = useBusy()
  const send = () =>
    run(async () => {
      try {
        await sdk.sendEmailVerification(user, back())
        setSent(true)
      } catch (error) {
        toast({ title: 'The email could not be sent', description: authMessage(error), tone: 'error' })
      }
    })
  if (sent) {
    return <p className="settings__note">An email is on its way to {user.email}. Its link works once, for one hour.</p>
  }
  return (
    <div>
      <Button variant="quiet" busy={busy} busyLabel="Sending..." onClick={() => void send()}>
        {label}
      </Button>
    </div>
  )
}
