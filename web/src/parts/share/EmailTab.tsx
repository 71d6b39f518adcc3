import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { Mail } from 'lucide-react'
import { Field, Input } from '../../ui/field.tsx'
import { settle, toast } from '../../ui/toasts.ts'
import { fitsLink, mailLink, type Shared } from './links.ts'

const MISSING = 'Please enter a recipient email address.'
const WRONG = 'That is not an email address yet. It should look like name@example.org.'

const ABOUT = 'share by email'

const problemOf = (to: string) =>
  to.trim() === '' ? MISSING : /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(to.trim()) ? null : WRONG

export function EmailTab({ shared }: { shared: Shared }) {
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => () => settle(ABOUT), [])
  const open = (event: MouseEvent) => {
    const found = problemOf(to)
    if (found) {
      event.preventDefault()
      setProblem(found)
      field.current?.focus()
      if (found === MISSING) toast({ title: 'Email required', description: MISSING, tone: 'error', about: ABOUT })
    } else
      toast({
        title: 'Email opened!',
        description: 'It is in your email app, and goes out when you send it.',
        tone: 'good',
      })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    link.current?.click()
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field label="Recipient’s email" {...(problem ? { error: problem } : {})}>
        <Input
          ref={field}
          type="email"
          autoComplete="off"
          value={to}
          onChange={({ target }) => {
            setTo(target.value)
            setProblem(null)
            settle(ABOUT)
          }}
        />
      </Field>
      <div className="row">
        {/* A link, so that the mail program takes it from the browser as any other. */}
        <a ref={link} className="btn btn--primary" href={mailLink(to, shared)} onClick={open}>
          <Mail className="icon" aria-hidden="true" />
          Open email
        </a>
      </div>
      {!fitsLink(shared.text, 'mail') && (
        <p className="small soft">It may be too long for your email app. Copy the text, and paste what is missing.</p>
      )}
    </form>
  )
}
