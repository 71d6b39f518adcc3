import { dayNames } from '@mallama/contracts/written-dates'
import { useRef, useState, type FormEvent } from 'react'
import { Plus } from 'lucide-react'
import type { Reminders } from '@mallama/contracts/reminders'
import { keepTimeZone } from '../../../parts/time-zone.ts'
import { keepDraft, readDraft } from '../../../parts/draft.ts'
import { ended } from '../../../parts/refusal.ts'
import { messageOf } from '../../../platform/api.ts'
import { useOnce } from '../../../platform/once.ts'
import { useSession } from '../../../platform/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckRow, Field, Input, Select } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.ts'
import { DateFields } from './DateFields.tsx'
import { useSetReminders } from './reminders.queries.ts'
import { newDate, readWritten, writtenFrom, type Written } from './written.ts'

const MOST_DATES = 20
/** Monday first, as a week is lived. */
const week = [1, 2, 3, 4, 5, 6, 0]

export function RemindersForm({ relationshipId, reminders }: { relationshipId: string; reminders: Reminders }) {
  const draftKey = `reminders:${relationshipId}`
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState<Written | null>(() => readDraft<Written>(draftKey))
  const [tried, setTried] = useState(false)
  const set = useSetReminders(relationshipId)
  const once = useOnce()
  // Until something is changed here, what another tab saved is shown.
  const [stored, setStored] = useState(() => ({ reminders, shown: writtenFrom(reminders) }))
  if (stored.reminders !== reminders) setStored({ reminders, shown: writtenFrom(reminders) })
  const now = written ?? stored.shown
  const { problems, reminders: wanted } = readWritten(now)
  const shownProblems = tried ? problems : {}

  const write = (next: Written | null) => {
    setWritten(next)
    keepDraft(draftKey, next)
  }
  const change = (changes: Partial<Written>) => write({ ...now, ...changes })
  const save = async () => {
    setTried(true)
    if (!wanted) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    try {
      // First of all: "today" is counted by their calendar, and in the evening another one may be a day ahead.
      if (user) await keepTimeZone(user)
      await set.mutateAsync(wanted)
      setTried(false)
      write(null)
      toast({ title: 'Reminders saved', tone: 'good' })
    } catch (error) {
      toast({
        title: 'The reminders were not saved',
        description: `${ended(messageOf(error, 'It may be your connection.'))} What you set is still here.`,
        tone: 'error',
      })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(save)
  }
  const addDate = () => {
    const date = newDate()
    change({ dates: [...now.dates, date] })
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[data-date='${date.key}'] select`)?.focus())
  }
  return (
    <form className="stack remind" noValidate ref={form} onSubmit={submit}>
      <div className="remind__touch">
        <CheckRow checked={now.inTouch} onChange={({ target }) => change({ inTouch: target.checked })}>
          Stay in touch
        </CheckRow>
        {now.inTouch && (
          <Field label="At least once in this many days" error={shownProblems['days']}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={now.days}
              onChange={({ target }) => change({ days: target.value })}
            />
          </Field>
        )}
      </div>
      <Field label="Check-in day">
        <Select value={now.checkInDay} onChange={({ target }) => change({ checkInDay: target.value })}>
          <option value="">No reminder</option>
          {week.map((day) => (
            <option key={day} value={String(day)}>
              {dayNames[day]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="stack remind__dates">
        <h3>Important dates</h3>
        {now.dates.length > 0 && <p className="meta">You can leave the year empty.</p>}
        {now.dates.map((date, at) => (
          <DateFields
            key={date.key}
            date={date}
            place={at + 1}
            problems={shownProblems}
            onChange={(changed) => change({ dates: now.dates.map((one) => (one.key === date.key ? changed : one)) })}
            onRemove={() => {
              change({ dates: now.dates.filter((one) => one.key !== date.key) })
              setTimeout(() => form.current?.querySelector<HTMLElement>('.remind__add')?.focus())
            }}
          />
        ))}
        {now.dates.length < MOST_DATES && (
          <Button variant="quiet" size="sm" className="remind__add justify-self-start" onClick={addDate}>
            <Plus className="icon" aria-hidden="true" />
            Add a date
          </Button>
        )}
      </div>
      {written && (
        <div className="row">
          <Button type="submit" busy={set.isPending} busyLabel="Saving...">
            Save reminders
          </Button>
          <Button
            variant="ghost"
            disabled={set.isPending}
            onClick={() => {
              setTried(false)
              write(null)
            }}
          >
            Cancel
          </Button>
        </div>
      )}
    </form>
  )
}
