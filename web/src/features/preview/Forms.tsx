import { useState } from 'react'
import { CheckRow, Field, Input, PasswordInput, Segmented, Select, Textarea } from '../../ui/field.tsx'

const often = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'].map((label) => ({ value: label, label }))
const modes = [
  { value: 'write', label: 'Write' },
  { value: 'paste', label: 'Paste' },
]

export function Forms() {
  const [answer, setAnswer] = useState<string | null>(null)
  const [mode, setMode] = useState('write')
  const [note, setNote] = useState('We talk every day, but the evenings go wrong.')
  const [done, setDone] = useState(true)
  return (
    <form className="stack" noValidate onSubmit={(event) => event.preventDefault()}>
      <h2>Forms</h2>
      <Field label="Email">
        <Input type="email" autoComplete="off" defaultValue="nora@example.com" />
      </Field>
      <Field label="Password" hint="At least 6 characters">
        <PasswordInput autoComplete="off" defaultValue="12345" />
      </Field>
      <Field label="Confirm Password" error="Passwords don't match. Please make sure your passwords match.">
        <PasswordInput autoComplete="off" defaultValue="1234" />
      </Field>
      <Field label="Current State" optional counter={{ used: note.length, max: 40 }}>
        <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Field label="Country">
        <Select defaultValue="IE">
          <option value="IE">Ireland</option>
          <option value="US">United States</option>
        </Select>
      </Field>
      <Field label="Nothing to change here">
        <Input disabled defaultValue="Disabled" />
      </Field>
      <Segmented legend="I could say what I really thought" options={often} value={answer} onChange={setAnswer} />
      <Segmented legend="How" options={modes} value={mode} onChange={setMode} />
      <div>
        <CheckRow strike checked={done} onChange={(event) => setDone(event.target.checked)}>
          One evening a week without phones
        </CheckRow>
        <CheckRow defaultChecked>Keep drafts on this device</CheckRow>
        <CheckRow disabled>Not possible now</CheckRow>
      </div>
    </form>
  )
}
