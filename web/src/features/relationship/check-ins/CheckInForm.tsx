import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { CheckIn } from '@mallama/contracts/relationships'
import type { Safety } from '@mallama/contracts/safety'
import { keepDraft, readDraft } from '../../../parts/draft.ts'
import { HelpFirst } from '../../../parts/safety-card/HelpFirst.tsx'
import { ended } from '../../../parts/refusal.ts'
import { ApiError, messageOf } from '../../../platform/api.ts'
import { useOnce } from '../../../platform/once.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/classes.ts'
import { Field, Input } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.ts'
import { Slider } from '../Slider.tsx'
import { useCheckIn } from './check-ins.queries.ts'
import { sliders, type Rated, type SliderName } from './sliders.ts'

const MOST = 500

type Written = { [K in SliderName]: number | null } & { words: string }

/** The sliders begin where they stood last, on a step of theirs; without a last time they wait to be set. */
const begin = (last: CheckIn | undefined): Written => {
  const from = (name: SliderName) => (last ? Math.round(last[name] / 5) * 5 : null)
  return {
    trust: from('trust'),
    communication: from('communication'),
    joy: from('joy'),
    growth: from('growth'),
    words: '',
  }
}

interface CheckInFormProps {
  relationshipId: string
  last: CheckIn | undefined
  /** There is none before this: it stands open by itself, and there is nothing to go back to. */
  first: boolean
  onSaved: () => void
  onDone: () => void
}

export function CheckInForm({ relationshipId, last, first, onSaved, onDone }: CheckInFormProps) {
  const draftKey = `check-in:${relationshipId}`
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState<Written>(() => readDraft<Written>(draftKey) ?? begin(last))
  const [moved, setMoved] = useState<ReadonlySet<SliderName>>(new Set())
  const [tried, setTried] = useState(false)
  const [help, setHelp] = useState<Safety>(null)
  const save = useCheckIn(relationshipId)
  const once = useOnce()
  useEffect(() => {
    if (!first) form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [first])

  const change = (changes: Partial<Written>) => {
    const next = { ...written, ...changes }
    setWritten(next)
    keepDraft(draftKey, next)
  }
  const missing = sliders.filter(({ name }) => written[name] === null)
  const used = charactersIn(written.words)
  const over = used > MOST
  const send = async () => {
    setTried(true)
    if (missing.length > 0 || over) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setHelp(null)
    try {
      const { words, ...rated } = written
      await save.mutateAsync({ ...(rated as Rated), ...(words.trim() ? { words: words.trim() } : {}) })
      keepDraft(draftKey, null)
      onSaved()
      onDone()
      toast({ title: 'Check-in saved', tone: 'good' })
    } catch (error) {
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else
        toast({
          title: 'Your check-in was not saved',
          description: `${ended(messageOf(error, 'It may be your connection.'))} What you set is still here.`,
          tone: 'error',
        })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(send)
  }
  return (
    <form className={cx('stack', !first && 'tend__form')} noValidate ref={form} onSubmit={submit}>
      {help && <HelpFirst safety={help} refusal="Your check-in was not saved." />}
      <div className="tend__sliders">
        {sliders.map(({ name, label, asks }) => (
          <Slider
            key={name}
            label={label}
            hint={asks}
            value={written[name]}
            note={last && !moved.has(name) ? 'same as last time' : undefined}
            error={tried && written[name] === null ? `Set ${label}, or leave this for another day` : undefined}
            onChange={(value) => {
              setMoved(new Set([...moved, name]))
              change({ [name]: value })
            }}
          />
        ))}
      </div>
      {(!first || missing.length === 0) && (
        <Field
          label="A word or two"
          optional
          hint="What made it that way? Only you can see this."
          error={over ? `At most ${MOST} characters` : undefined}
          {...(used > MOST - 100 ? { counter: { used, max: MOST } } : {})}
        >
          <Input
            dir="auto"
            autoComplete="off"
            value={written.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </Field>
      )}
      <div className="row">
        <Button
          type="submit"
          variant={missing.length > 0 ? 'quiet' : 'primary'}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save check-in
        </Button>
        {first ? (
          missing.length > 0 && <span className="meta">Set all four first</span>
        ) : (
          <Button
            variant="ghost"
            disabled={save.isPending}
            onClick={() => {
              keepDraft(draftKey, null)
              onDone()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
