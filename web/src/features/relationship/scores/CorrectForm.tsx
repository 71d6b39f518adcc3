import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { HealthPart } from '@mallama/contracts/health'
import type { Safety } from '@mallama/contracts/safety'
import { HelpFirst } from '../../../parts/safety-card/HelpFirst.tsx'
import { ended } from '../../../parts/refusal.ts'
import { ApiError, messageOf } from '../../../platform/api.ts'
import { useOnce } from '../../../platform/once.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input, Textarea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useCorrect } from './scores.queries.ts'

const MOST = 500

interface CorrectFormProps {
  relationshipId: string
  score: HealthPart['score']
  label: string
  value: number
  onDone: () => void
}

/** A number of one's own, and why: the reason is what makes it worth reading later. */
export function CorrectForm({ relationshipId, score, label, value, onDone }: CorrectFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [number, setNumber] = useState(String(value))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [help, setHelp] = useState<Safety>(null)
  const correct = useCorrect(relationshipId)
  const once = useOnce()
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  const wrongNumber =
    !/^\d{1,3}$/.test(number.trim()) || Number(number) > 100 ? 'A whole number from 0 to 100' : undefined
  const wrongReason = !reason.trim()
    ? 'Say why the score should be different'
    : charactersIn(reason.trim()) > MOST
      ? `At most ${MOST} characters`
      : undefined
  const send = async () => {
    setTried(true)
    if (wrongNumber || wrongReason) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setHelp(null)
    try {
      await correct.mutateAsync({ score, value: Number(number), reason: reason.trim() })
      onDone()
      toast({ title: `${label} is set to ${Number(number)}`, tone: 'good' })
    } catch (error) {
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else
        toast({
          title: 'The correction was not saved',
          description: `${ended(messageOf(error, 'It may be your connection.'))} Your words are still here.`,
          tone: 'error',
        })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(send)
  }
  return (
    <form className="stack why__form" noValidate ref={form} onSubmit={submit}>
      {help && <HelpFirst safety={help} refusal="The correction was not saved." />}
      <Field label={`${label}, 0 to 100`} error={tried ? wrongNumber : undefined}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Field>
      <Field label="Why?" error={tried ? wrongReason : undefined} hint="In your own words. Only you can see this.">
        <Textarea rows={2} dir="auto" value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="row">
        <Button type="submit" size="sm" busy={correct.isPending} busyLabel="Saving...">
          Set this score
        </Button>
        <Button variant="ghost" size="sm" disabled={correct.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
