import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import type { Safety } from '@mallama/contracts/safety'
import { HelpFirst } from '../../../parts/safety-card/HelpFirst.tsx'
import { ended } from '../../../parts/refusal.ts'
import { ApiError, messageOf } from '../../../platform/api.ts'
import { useOnce } from '../../../platform/once.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input, Segmented, Textarea } from '../../../ui/field.tsx'
import { Status } from '../../../ui/status.tsx'
import { toast } from '../../../ui/toasts.ts'
import { dayProblem, dayText, instantOf } from './day.ts'
import { kindOf, sizes, type MomentKind, type Size } from './kinds.ts'
import { useAddMoment } from './moments.queries.ts'
import { promiseOf } from './promise.ts'

const MOST = 1_000

export interface MomentWritten {
  kind: MomentKind
  size: Size
  day: string
  note: string
}

interface MomentFormProps {
  relationship: Relationship
  written: MomentWritten
  onWrite: (written: MomentWritten) => void
  onSaved: () => void
  onDone: () => void
}

const titles = { conflict: 'A conflict', positive: 'A positive moment', repair: 'A repair' }
const saved = { conflict: 'Conflict logged', positive: 'Positive moment logged', repair: 'Repair logged' }

export default function MomentForm({ relationship, written, onWrite, onSaved, onDone }: MomentFormProps) {
  const { kind, size, day, note } = written
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [help, setHelp] = useState<Safety>(null)
  const add = useAddMoment(relationship.id)
  const once = useOnce()
  const { Icon, tone } = kindOf(kind)
  const [today] = useState(() => dayText(new Date()))
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true }), [])

  const used = charactersIn(note)
  const over = used > MOST
  const problem = dayProblem(day, today)
  const send = async () => {
    setTried(true)
    setRefused(null)
    if (problem || over) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setHelp(null)
    try {
      const intensity = Number(size) as 1 | 2 | 3
      await add.mutateAsync({
        kind,
        intensity,
        occurredAt: instantOf(day),
        ...(note.trim() ? { note: note.trim() } : {}),
      })
      onSaved()
      onDone()
      toast({ title: saved[kind], tone: 'good' })
    } catch (error) {
      if (error instanceof ApiError && error.details?.['occurredAt']) setRefused(error.details['occurredAt'][0] ?? null)
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else
        toast({
          title: 'The moment was not saved',
          description: `${ended(messageOf(error, 'It may be your connection.'))} What you wrote is still here.`,
          tone: 'error',
        })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(send)
  }
  return (
    <form className="stack tend__form" noValidate ref={form} aria-label={titles[kind]} onSubmit={submit}>
      {help && <HelpFirst safety={help} refusal="The moment was not saved." />}
      <p className={`tend__kind ${tone}`}>
        <Icon className="icon" aria-hidden="true" />
        <b>{titles[kind]}</b>
      </p>
      <Segmented
        legend="How big was it?"
        options={sizes}
        value={size}
        onChange={(size) => onWrite({ ...written, size })}
      />
      <Status className="small soft">{promiseOf(relationship.healthBasis, kind, size)}</Status>
      <Field label="When" error={refused ?? ((tried || day > today) && problem ? problem : undefined)}>
        <Input
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => {
            setRefused(null)
            onWrite({ ...written, day: target.value })
          }}
        />
      </Field>
      <Field
        label="Note"
        optional
        hint="What happened, in your own words. Only you can see this."
        error={over ? `At most ${MOST.toLocaleString('en')} characters` : undefined}
        {...(used > MOST - 200 ? { counter: { used, max: MOST } } : {})}
      >
        <Textarea
          rows={2}
          dir="auto"
          value={note}
          onChange={({ target }) => onWrite({ ...written, note: target.value })}
        />
      </Field>
      <div className="row">
        <Button type="submit" busy={add.isPending} busyLabel="Saving...">
          Save moment
        </Button>
        <Button variant="ghost" disabled={add.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
