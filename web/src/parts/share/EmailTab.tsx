import { useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { Mail } from 'lucide-react'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { fitsLink, mailLink, type Shared } from './links.ts'

const MISSING = 'Please enter a recipient email address.'

export function EmailTab({ shared }: { shared: Shared }) {
  const [to, setTo] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    if (to.trim() === '') {
      event.preventDefault()
      setMissing(true)
      field.current?.focus()
      toast({ title: 'Email required', description: MISSING, tone: 'error' })
    } else
      toast({
        title: 'Email opened!',
        description: 'It is in your mail program, and goes out when you send it.',
        tone: 'good',
      })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    link.current?.click()
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field label="Recipient’s email" {...(missing ? { error: MISSING } : {})}>
        <Input
          ref={field}
          type="email"
          autoComplete="off"
          value={to}
          onChange={({ target }) => {
            setTo(target.value)
            setMissing(false)
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
        <p className="small soft">
          It is long for a mail program to take over. Copy the text, and paste what is missing.
        </p>
      )}
    </form>
  )
}
