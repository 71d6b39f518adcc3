import { useRef, useState, type FormEvent } from 'react'
import { CoachChoice } from '../../../parts/coach/CoachChoice.tsx'
import { useRelationships } from '../../../parts/relationships.queries.ts'
import { HelpFirst } from '../../../parts/safety-card/HelpFirst.tsx'
import type { Help } from '../../../parts/safety-card/words.ts'
import { TakenBack } from '../../../parts/taken-back/TakenBack.tsx'
import { useWayBack } from '../../../parts/taken-back/useWayBack.ts'
import { AddContext } from '../../../parts/tools/AddContext.tsx'
import { WhoSelect } from '../../../parts/tools/WhoSelect.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field, Input, Textarea } from '../../../ui/field.tsx'
import { Status } from '../../../ui/status.tsx'
import { ConversationField } from './ConversationField.tsx'
import { useSpeakers } from './useSpeakers.ts'
import { WhoAmI } from './WhoAmI.tsx'
import { told } from './who-speaks.ts'
import { cameAtOnce, problemsOf, type Problems, type Written } from './written.ts'

interface ArgumentFormProps {
  written: Written
  onWrite: (changes: Partial<Written>) => void
  /** What the server says of single fields. */
  refused: Problems
  help: Help | null
  busy: boolean
  onSend: (written: Written, turns: number | null) => void
  onClear: () => void
}

/** What happened, who was there, and which of them is the reader. Nothing of it goes away by itself. */
export function ArgumentForm({ written, onWrite, refused, help, busy, onSend, onClear }: ArgumentFormProps) {
  const cleared = useWayBack()
  /** Everything was cleared, and not the conversation alone. */
  const [all, setAll] = useState(false)
  const [restored, setRestored] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<keyof Problems>>(new Set())
  // Asked from the first paste on, and for what a reload found here.
  const [paste, setPaste] = useState(() => (cameAtOnce('', written.conversation) ? 0 : null))
  const speaking = useSpeakers(written.conversation, written.people, paste)
  const found = problemsOf(written)
  const shown = (field: keyof Problems) => (left.has(field) ? found[field] : undefined) ?? refused[field]
  const leave = (...fields: (keyof Problems)[]) => setLeft((so) => new Set([...so, ...fields]))

  const writeConversation = (conversation: string, whole = false) => {
    const another = whole || cameAtOnce(written.conversation, conversation)
    if (another) setPaste((so) => (so ?? 0) + 1)
    onWrite({ ...written, conversation, me: another ? null : written.me })
  }
  const about = useRelationships().data?.find(({ id }) => id === written.relationshipId)
  const anything = Object.values(written).some(Boolean)
  const offerBack = (everything: boolean) => {
    setAll(everything)
    const { conversation, me } = written
    cleared.offer(() => {
      onWrite(everything ? written : { conversation, me })
      // A whole chat comes back folded, as it was.
      setRestored(restored + 1)
      setPaste((so) => (cameAtOnce('', conversation) ? (so ?? 0) + 1 : so))
      setTimeout(() => form.current?.querySelector<HTMLElement>('.arg__folded button, textarea')?.focus())
    })
  }
  const clear = () => {
    offerBack(true)
    setLeft(new Set())
    setPaste(null)
    onClear()
    setTimeout(() => form.current?.querySelector('textarea')?.focus())
  }
  const me = written.me
  const present = me !== null && speaking?.speakers.some(({ name }) => name === me) ? me : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    leave('conversation', 'context', 'people')
    if (Object.keys(found).length > 0) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] button')?.focus())
      return
    }
    // Someone who is not among those who speak any more is not who they are.
    onSend({ ...written, me: speaking ? present : me }, speaking?.turns ?? null)
  }
  return (
    <Card className="stack arg__form">
      <h2 className="sr-only">What was said</h2>
      {help && <HelpFirst safety={help} refusal="The analysis was not made." />}
      <form className="stack arg__fields" noValidate ref={form} aria-label="Argument Resolver" onSubmit={submit}>
        <CoachChoice personName="the people in your relationships" />
        <ConversationField
          key={restored}
          text={written.conversation}
          error={shown('conversation')}
          readOnly={busy}
          onWrite={writeConversation}
          onRemove={() => offerBack(false)}
          onBlur={() => written.conversation && leave('conversation')}
        />
        {cleared.open && written.conversation === '' && !(all && anything) && (
          <TakenBack
            aside
            what={all ? 'The form was cleared.' : 'The conversation was removed.'}
            onUndo={cleared.undo}
          />
        )}
        <Status className="small soft arg__speaking">{speaking && <p dir="auto">{told(speaking)}</p>}</Status>
        {speaking && speaking.speakers.length > 0 && (
          <WhoAmI
            speakers={speaking.speakers}
            me={present}
            busy={busy}
            onChoose={(me) => onWrite({ ...written, me })}
          />
        )}
        <AddContext
          filled={[
            ...(written.context.trim() ? ['Additional Context'] : []),
            ...(written.people.trim() ? ['People Involved'] : []),
            ...(about ? [about.personName] : []),
          ]}
          wrong={shown('context') !== undefined || shown('people') !== undefined}
        >
          <Field
            label="Additional Context"
            optional
            hint="What would someone who was not there need to know?"
            error={shown('context')}
          >
            <Textarea
              rows={3}
              dir="auto"
              readOnly={busy}
              value={written.context}
              onBlur={() => leave('context')}
              onChange={({ target }) => onWrite({ ...written, context: target.value })}
            />
          </Field>
          <Field label="People Involved" optional hint="Separate names with commas" error={shown('people')}>
            <Input
              dir="auto"
              readOnly={busy}
              placeholder="Nora, Tomas"
              value={written.people}
              onBlur={() => leave('people')}
              onChange={({ target }) => onWrite({ ...written, people: target.value })}
            />
          </Field>
          <WhoSelect
            label="Which relationship is it about?"
            value={written.relationshipId}
            onChange={(relationshipId) => onWrite({ ...written, relationshipId })}
          />
        </AddContext>
        <div className="reach">
          <Button type="submit" busy={busy} busyLabel="Analyzing Conflict...">
            Resolve This Argument
          </Button>
          {anything && !busy && (
            <Button variant="ghost" onClick={clear}>
              Clear the form
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
