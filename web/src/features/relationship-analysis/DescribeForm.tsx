import { useRef, useState, type FormEvent, type Ref } from 'react'
import { PenLine } from 'lucide-react'
import { charactersIn } from '@mallama/contracts/characters'
import type { RelationshipKind } from '@mallama/contracts/tools'
import { CoachChoice } from '../../parts/coach/CoachChoice.tsx'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import type { Help } from '../../parts/safety-card/words.ts'
import { TakenBack } from '../../parts/taken-back/TakenBack.tsx'
import { useWayBack } from '../../parts/taken-back/useWayBack.ts'
import type { FoldedForm } from '../../parts/tools/folded.ts'
import { WhoSelect } from '../../parts/tools/WhoSelect.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Field, Select, Textarea } from '../../ui/field.tsx'
import { counterOf, descriptionProblem, kindOfType, kindProblem, kinds, MOST } from './words.ts'

export interface Written {
  kind: RelationshipKind | null
  description: string
  relationshipId: string | null
}
export const nothingWritten: Written = { kind: null, description: '', relationshipId: null }

const titles = { 'its words': 'Your description', 'a draft': 'Not analyzed yet', nothing: 'Another description' }

interface DescribeFormProps {
  written: Written
  onWrite: (changes: Partial<Written>) => void
  onSend: (kind: RelationshipKind) => void
  /** Answers the way back. */
  onClear: () => () => void
  busy: boolean
  help: Help | null
  box: Ref<HTMLTextAreaElement>
  /** Given while a result stands under it: the form folds then. */
  above: FoldedForm | null
}

export function DescribeForm({ written, onWrite, onSend, onClear, busy, help, box, above }: DescribeFormProps) {
  const { description, relationshipId } = written
  const form = useRef<HTMLFormElement>(null)
  const cleared = useWayBack()
  /** A field speaks up when it was left, or when sending was tried. */
  const [left, setLeft] = useState({ kind: false, description: false })
  const people = useRelationships().data
  const about = people?.find(({ id }) => id === relationshipId)
  // Who is chosen says what they are, until the person says it themselves.
  const kind = written.kind ?? (about ? kindOfType(about.relationshipType) : null)
  const problems = { kind: kindProblem(kind), description: descriptionProblem(description) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setLeft({ kind: true, description: true })
    if (kind === null || problems.description)
      return void setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    onSend(kind)
  }
  const anything = written.kind !== null || description !== '' || relationshipId !== null
  const clear = () => {
    setLeft({ kind: false, description: false })
    cleared.offer(onClear())
  }
  return (
    <Card as="section" className={above ? 'folds' : undefined} aria-labelledby="ran-form">
      <h2 id="ran-form" className="sr-only">
        Your relationship
      </h2>
      <Fold
        bare={above === null}
        icon={PenLine}
        title={titles[above?.holds ?? 'nothing']}
        meta={!above?.open && above?.words}
        open={above?.open ?? true}
        onOpen={above?.onOpen}
      >
        <form className="stack ran__form" noValidate ref={form} onSubmit={submit}>
          {help && <HelpFirst safety={help} refusal="The description was not analyzed." />}
          <CoachChoice personName="the people in your relationships" />
          <div className="ran__who">
            <Field label="Relationship type" error={left.kind ? problems.kind : undefined}>
              <Select
                value={kind ?? ''}
                onChange={({ target }) =>
                  onWrite({ kind: kinds.find(({ value }) => value === target.value)?.value ?? null })
                }
                onBlur={() => setLeft((before) => ({ ...before, kind: true }))}
              >
                <option value="">Choose one</option>
                {kinds.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <WhoSelect
              label="Who it is about"
              value={relationshipId}
              onChange={(chosen) => onWrite({ relationshipId: chosen })}
            />
          </div>
          <Field
            label="Describe your relationship"
            error={left.description || charactersIn(description) > MOST ? problems.description : undefined}
            hint={
              <>
                <span className="ran__count">{counterOf(description)}</span> At least 50 characters. You can write more
                than 500.
              </>
            }
          >
            <Textarea
              ref={box}
              rows={8}
              dir="auto"
              value={description}
              placeholder="How do you talk? What is good between you? What keeps coming back?"
              onChange={({ target }) => onWrite({ description: target.value })}
              onBlur={() => description !== '' && setLeft((before) => ({ ...before, description: true }))}
            />
          </Field>
          {cleared.open && !anything && <TakenBack aside what="The form was cleared." onUndo={cleared.undo} />}
          <div className="reach">
            <Button type="submit" busy={busy} busyLabel="Analyzing...">
              Analyze Relationship
            </Button>
            {anything && (
              <Button variant="ghost" disabled={busy} onClick={clear}>
                Clear
              </Button>
            )}
          </div>
        </form>
      </Fold>
    </Card>
  )
}
