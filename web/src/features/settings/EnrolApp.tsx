import { useEffect, useRef, useState, type FormEvent } from 'react'
import { authMessage } from '../../parts/identity/messages.ts'
import { codeProblem, digitsOf } from '../../parts/identity/second-step.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { NotConfirmed } from './confirm.tsx'
import { useBusy } from '../../platform/once.ts'

interface EnrolAppProps {
  secret: string
  /** otpauth://totp/... */
  address: string
  /** Throws what the identity provider answers. */
  onCode: (code: string, name: string) => Promise<void>
  onCancel: () => void
}

/** The secret as a picture, as a link for an app on this very phone, and as text; then its first code. */
export function EnrolApp({ secret, address, onCode, onCancel }: EnrolAppProps) {
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, run] = useBusy()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      const code = digitsOf(typed)
      const wrong = codeProblem(code)
      setProblem(wrong)
      if (wrong) return
      try {
        await onCode(code, name.trim() || 'Authenticator app')
      } catch (error) {
        if (!(error instanceof NotConfirmed)) setProblem(authMessage(error))
      }
    })
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={title} tabIndex={-1} className="subheading outline-none">
        Set up an app
      </h3>
      <p className="soft">
        Scan this with an authenticator app. On this phone, <a href={address}>open the app</a> instead.
      </p>
      <Picture address={address} />
      <p className="small">
        Or type this secret into the app:
        <br />
        <span className="secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <Field label="Name of the app" optional hint="To tell it apart from another one, such as: My phone">
        <Input
          name="app-name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label="Code" hint="The six digits that the app shows now" error={problem}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="row">
        <Button type="submit" busy={busy} busyLabel="Checking...">
          Turn it on
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Drawn here: the secret is shown to no other site. */
function Picture({ address }: { address: string }) {
  const [rows, setRows] = useState<boolean[][] | null>(null)
  useEffect(() => {
    let stale = false
    import('uqr').then(
      ({ encode }) => !stale && setRows(encode(address, { ecc: 'M', border: 2 }).data),
      () => undefined, // The secret stands below as text.
    )
    return () => {
      stale = true
    }
  }, [address])
  const size = rows?.length ?? 41
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is the image; there is no file
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the secret below">
      <path fill="currentColor" shapeRendering="crispEdges" d={rows ? pathOf(rows) : ''} />
    </svg>
  )
}

const pathOf = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
