import { useState, type FormEvent, type Ref } from 'react'
import { PenLine } from 'lucide-react'
import { CoachChoice } from '../../parts/coach/CoachChoice.tsx'
import { TakenBack } from '../../parts/taken-back/TakenBack.tsx'
import { useWayBack } from '../../parts/taken-back/useWayBack.ts'
import { AddContext } from '../../parts/tools/AddContext.tsx'
import { WhoSelect } from '../../parts/tools/WhoSelect.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'
import { blank, MOST, problemsOf, type Written } from './written.ts'
import { ToneCards } from './ToneCards.tsx'

interface CraftFormProps {
  ref: Ref<HTMLFormElement>
  written: Written
  onWrite: (changes: Partial<Written>) => void
  onSend: () => void
  /** Answers the way back. */
  onClear: () => () => void
  busy: boolean
  /** What the server refused, by field. */
  refused: Partial<Record<string, string>>
  /** What came of it stands below: the form is one row above it, until it is wanted again. */
  above: { open: boolean; onOpen: (open: boolean) => void; goal: string } | null
}

const optional = [
  { field: 'context', label: 'Context', rows: 3, hint: 'What would someone who was not there need to know?' },
  {
    field: 'conversationHistory',
    label: 'Conversation so far',
    rows: 4,
    hint: 'The last few messages, if there are any. Paste them as they are.',
  },
  {
    field: 'originalDraft',
    label: 'Your own draft',
    rows: 3,
    hint: 'What you would have sent. It is shown beside the message, sentence by sentence.',
  },
] as const

const counter = (text: string) => (text.length > MOST - 500 ? { counter: { used: text.length, max: MOST } } : {})

export function CraftForm({ ref, written, onWrite, onSend, onClear, busy, refused, above }: CraftFormProps) {
  const cleared = useWayBack()
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState(false)
  const problems = problemsOf(written)
  const errorOf = (field: keyof typeof problems) => {
    const seen = tried || (field === 'goal' ? left && written.goal !== '' : field !== 'selectedTone')
    return (seen ? problems[field] : undefined) ?? refused[field]
  }
  const error = (field: keyof typeof problems) => {
    const said = errorOf(field)
    return said === undefined ? {} : { error: said }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setTried(true)
    if (Object.keys(problems).length === 0) onSend()
    else setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus())
  }
  return (
    <Card className={above ? 'folds' : undefined}>
      <Fold
        bare={above === null}
        icon={PenLine}
        title="Change the goal"
        meta={!above?.open && above?.goal}
        open={above?.open ?? true}
        onOpen={above?.onOpen}
      >
        <form className="stack craft__form" noValidate ref={ref} aria-label="Your message" onSubmit={submit}>
          <CoachChoice personName="the people in your relationships" />
          <Field
            label="What do you want to say, and to whom?"
            hint="For example: I want to tell my sister that I cannot come on Sunday, without hurting her."
            {...error('goal')}
            {...counter(written.goal)}
          >
            <Textarea
              rows={3}
              dir="auto"
              required
              value={written.goal}
              onBlur={() => setLeft(true)}
              onChange={({ target }) => onWrite({ goal: target.value })}
            />
          </Field>
          <ToneCards
            value={written.selectedTone}
            onChange={(selectedTone) => onWrite({ selectedTone })}
            error={errorOf('selectedTone')}
          />
          <WhoSelect
            label="Who is it for?"
            value={written.relationshipId}
            onChange={(relationshipId) => onWrite({ relationshipId })}
          />
          <AddContext
            filled={optional.filter(({ field }) => written[field].trim() !== '').map(({ label }) => label)}
            wrong={optional.some(({ field }) => errorOf(field) !== undefined)}
          >
            {optional.map(({ field, label, rows, hint }) => (
              <Field key={field} label={label} optional hint={hint} {...error(field)} {...counter(written[field])}>
                <Textarea
                  rows={rows}
                  dir="auto"
                  value={written[field]}
                  onChange={({ target }) => onWrite({ [field]: target.value })}
                />
              </Field>
            ))}
          </AddContext>
          {cleared.open && blank(written) && <TakenBack aside what="The form was cleared." onUndo={cleared.undo} />}
          <div className="reach">
            <Button type="submit" busy={busy} busyLabel="Writing...">
              Craft message
            </Button>
            {!blank(written) && (
              <Button
                variant="ghost"
                disabled={busy}
                onClick={() => {
                  setTried(false)
                  setLeft(false)
                  cleared.offer(onClear())
                }}
              >
                Clear the form
              </Button>
            )}
          </div>
        </form>
      </Fold>
    </Card>
  )
}
