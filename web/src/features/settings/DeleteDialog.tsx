import { useState, type FormEvent } from 'react'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { holdingIdentity } from '../../platform/identity.ts'
import { useBusy } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSignInAccount } from './account.tsx'
import { NotConfirmed, useConfirm } from './confirm.tsx'
import { useWays } from './ways.ts'

/** What goes and what stays, and the password: who only found the phone unlocked must not be able to do this. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { known } = useSignInAccount()
  const { signOut } = useSession()
  const { hasPassword } = useWays()
  const confirm = useConfirm()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, run] = useBusy()

  const erase = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      if (known === null) return
      if (hasPassword && password === '') return setProblem('Enter your password.')
      try {
        await holdingIdentity(async () => {
          if (hasPassword) await confirm.withPassword(password)
          await confirm.recently(() => known.user.delete())
        })
      } catch (error) {
        if (error instanceof NotConfirmed) return
        if (hasPassword && /wrong-password|invalid-credential/.test(codeOf(error) ?? ''))
          return setProblem('This is not your password.')
        toast({ title: 'Your account was not deleted', description: authMessage(error), tone: 'error' })
        return
      }
      // What this browser kept goes as well, in a fresh page.
      await signOut()
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !busy && onClose()}
      title="Delete your account?"
      description="This happens at once, and nobody can undo it, not even we."
    >
      <form className="stack" noValidate onSubmit={(event) => void erase(event)}>
        <div className="stack gap-2">
          <h3 className="subheading">What goes</h3>
          <ul className="settings__goes">
            <li>Your relationships, chats, journal, analyses, and what Mallama remembers.</li>
            <li>Stories and comments that you published.</li>
            <li>Your sign-in, on every device. A plan ends, and nothing is charged again.</li>
          </ul>
        </div>
        <div className="stack gap-2">
          <h3 className="subheading">What stays</h3>
          <ul className="settings__goes">
            <li>Backups from before, for up to 14 days. Your words in them can no longer be read.</li>
            <li>What others wrote, and what a payment provider has to keep about payments.</li>
          </ul>
        </div>
        <div>
          <LinkButton variant="soft" size="sm" to="/your-words">
            Download your words first
          </LinkButton>
        </div>
        {hasPassword && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={known?.user.email ?? ''} readOnly />
            <Field label="Your password" error={problem}>
              <PasswordInput
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => {
                  setPassword(target.value)
                  setProblem(undefined)
                }}
              />
            </Field>
          </>
        )}
        <div className="dialog__foot">
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
