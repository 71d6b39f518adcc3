import { useState, type FormEvent, type ReactNode } from 'react'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { holdingIdentity } from '../../platform/identity.ts'
import { useBusy } from '../../platform/once.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSignInAccount } from './account.tsx'
import { NotConfirmed, useConfirm } from './confirm.tsx'
import { useWays } from './ways.ts'

interface EraseDialogProps {
  title: string
  goes: ReactNode[]
  stays: ReactNode[]
  keepLabel: string
  eraseLabel: string
  /** Said when nothing was erased. */
  failed: string
  onClose: () => void
  /** Erases, once the person has shown that it is them. */
  erase: () => Promise<void>
  /** What then happens to the page. */
  onErased: () => Promise<void> | void
}

/** What goes and what stays, the words to take along, and the password: who only found the phone unlocked must not be able to do this. */
export function EraseDialog({ erase, onErased, onClose, ...said }: EraseDialogProps) {
  const { known } = useSignInAccount()
  const { hasPassword } = useWays()
  const confirm = useConfirm()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, run] = useBusy()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      if (known === null) return
      if (hasPassword && password === '') return setProblem('Enter your password.')
      try {
        await holdingIdentity(async () => {
          if (hasPassword) await confirm.withPassword(password)
          await confirm.recently(erase)
        })
      } catch (error) {
        if (error instanceof NotConfirmed) return
        if (hasPassword && /wrong-password|invalid-credential/.test(codeOf(error) ?? ''))
          return setProblem('This is not your password.')
        const why = error instanceof ApiError ? messageOf(error, 'Please try again.') : authMessage(error)
        toast({ title: said.failed, description: why, tone: 'error' })
        return
      }
      await onErased()
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !busy && onClose()}
      title={said.title}
      description="This happens at once, and nobody can undo it, not even we."
    >
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Points title="What goes" points={said.goes} />
        <Points title="What stays" points={said.stays} />
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
            {said.keepLabel}
          </Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
            {said.eraseLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Points = ({ title, points }: { title: string; points: ReactNode[] }) => (
  <div className="stack gap-2">
    <h3 className="subheading">{title}</h3>
    <ul className="settings__goes">
      {points.map((point, at) => (
        <li key={at}>{point}</li>
      ))}
    </ul>
  </div>
)
