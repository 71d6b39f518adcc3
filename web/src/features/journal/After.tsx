import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import type { JournalEntry } from '@mallama/contracts/journal'
import { ENTRY } from '@mallama/contracts/entry'
import { useState, type FormEvent } from 'react'
import { keptReason } from '../../parts/refusal.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { Insight } from './Insight.tsx'
import { useSaveEntry } from './journal.queries.ts'
import { furtherQuestion } from './prompts.ts'
import { draftOf, fromEntry } from './written.ts'

interface AfterProps {
  entry: JournalEntry
  onChanged: (entry: JournalEntry) => void
  onDone: () => void
}

/** After an entry was saved: one more question, whose answer joins the entry. Help in its place, where that comes first. */
export function After({ entry, onChanged, onDone }: AfterProps) {
  const [answer, setAnswer] = useState('')
  const save = useSaveEntry()
  const [busy, run] = useBusy()
  const question = furtherQuestion(entry)
  const help = needsHelp(entry.aiInsights?.safety)
  const content = `${entry.content}\n\n${question}\n${answer.trim()}`
  const over = charactersIn(content) - ENTRY.content
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!answer.trim() || over > 0) return
    void run(async () => {
      try {
        const draft = draftOf({ ...fromEntry(entry), content })
        onChanged(await save.mutateAsync({ id: entry.id, isNew: false, basedOn: entry.updatedAt, draft }))
        onDone()
        toast({ title: 'Added to your entry', tone: 'good' })
      } catch (error) {
        toast({
          title: 'Failed to save journal entry',
          description: keptReason(error, 'Please try again.'),
          tone: 'error',
        })
      }
    })
  }
  if (help)
    return (
      <section className="stack after" aria-label="This comes first">
        <p className="small soft">Your entry is saved.</p>
        <Insight entry={entry} onChanged={onChanged} />
        <div className="row">
          <Button variant="ghost" onClick={onDone}>
            Close
          </Button>
        </div>
      </section>
    )
  return (
    <Card as="section" tone="noticed" className="stack after" aria-labelledby="after">
      <p className="meta">Saved. If you like, one more line.</p>
      <h2 id="after" className="heading">
        {question}
      </h2>
      <form className="stack" onSubmit={add}>
        <Field
          label={question}
          hideLabel
          error={over > 0 ? `The entry would be ${over.toLocaleString('en')} characters too long` : undefined}
        >
          <Textarea rows={2} dir="auto" value={answer} onChange={({ target }) => setAnswer(target.value)} />
        </Field>
        <div className="row">
          <Button type="submit" variant="quiet" busy={busy} busyLabel="Adding..." disabled={!answer.trim()}>
            Add to the entry
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Not now
          </Button>
        </div>
      </form>
    </Card>
  )
}
