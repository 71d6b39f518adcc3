import { useRef, useState, type FormEvent, type Ref } from 'react'
import { PenLine } from 'lucide-react'
import { charactersIn } from '@mallama/contracts/characters'
import { CoachChoice } from '../../parts/coach/CoachChoice.tsx'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import type { Help } from '../../parts/safety-card/words.ts'
import { TakenBack } from '../../parts/taken-back/TakenBack.tsx'
import { useWayBack } from '../../parts/taken-back/useWayBack.ts'
import { AddContext } from '../../parts/tools/AddContext.tsx'
import type { FoldedForm } from '../../parts/tools/folded.ts'
import { WhoSelect } from '../../parts/tools/WhoSelect.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { isBlank, MOST, tooLong } from './words.ts'

export interface Written {
  text: string
  context: string
  relationshipId: string | null
}
export const nothingWritten: Written = { text: '', context: '', relationshipId: null }

interface AnalyzerFormProps {
  written: Written
  onWrite: (changes: Partial<Written>) => void
  onSend: () => void
  /** Answers the way back. */
  onClear: () => () => void
  busy: boolean
  help: Help | null
  /** What an example took the place of. */
  replaced: string | null
  onUndo: () => void
  box: Ref<HTMLTextAreaElement>
  /** Given while a result stands under it: the form folds then. */
  above: FoldedForm | null
}

const titles = { 'its words': 'What you pasted', 'a draft': 'Not analyzed yet', nothing: 'Another message' }

const counterOf = (text: string) => {
  const used = charactersIn(text)
  return used > MOST - 1_000 ? { counter: { used, max: MOST } } : undefined
}

export function AnalyzerForm(props: AnalyzerFormProps) {
  const { written, onWrite, onSend, onClear, busy, help, replaced, onUndo, box, above } = props
  const { text, context, relationshipId } = written
  const form = useRef<HTMLFormElement>(null)
  const cleared = useWayBack()
  const [tried, setTried] = useState(false)
  const problems = [tooLong(text), tooLong(context)]
  const contextError = tried || charactersIn(context) > MOST ? problems[1] : undefined
  const from = useRelationships().data?.find(({ id }) => id === relationshipId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(text) || busy) return
    setTried(true)
    if (problems.some(Boolean))
      return void setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    onSend()
  }
  const anything = text !== '' || context !== '' || relationshipId !== null
  return (
    <Card as="section" className={above ? 'folds' : undefined} aria-labelledby="analyzer-form">
      <h2 id="analyzer-form" className="sr-only">
        The message to read
      </h2>
      <Fold
        bare={above === null}
        icon={PenLine}
        title={titles[above?.holds ?? 'nothing']}
        meta={!above?.open && above?.words}
        open={above?.open ?? true}
        onOpen={above?.onOpen}
      >
        <form className="stack analyzer__form" noValidate ref={form} onSubmit={submit}>
          {help && <HelpFirst safety={help} refusal="The message was not analyzed." />}
          <CoachChoice personName="the people in your relationships" />
          <Field
            label="Message"
            hint="Paste or write it as it reached you."
            error={tried || charactersIn(text) > MOST ? problems[0] : undefined}
            {...counterOf(text)}
          >
            <Textarea
              ref={box}
              rows={5}
              dir="auto"
              value={text}
              onChange={({ target }) => onWrite({ text: target.value })}
            />
          </Field>
          {replaced !== null && <TakenBack what="The example replaced what you had written." onUndo={onUndo} />}
          <AddContext
            filled={[...(isBlank(context) ? [] : ['What came before']), ...(from ? [from.personName] : [])]}
            wrong={contextError !== undefined}
          >
            <Field
              label="What came before"
              optional
              hint="What it replies to, or what had happened."
              error={contextError}
              {...counterOf(context)}
            >
              <Textarea
                rows={2}
                dir="auto"
                value={context}
                onChange={({ target }) => onWrite({ context: target.value })}
              />
            </Field>
            <WhoSelect
              label="Who it is from"
              value={relationshipId}
              onChange={(relationshipId) => onWrite({ relationshipId })}
            />
          </AddContext>
          {cleared.open && !anything && <TakenBack aside what="The form was cleared." onUndo={cleared.undo} />}
          <div className="reach">
            <Button type="submit" disabled={isBlank(text)} busy={busy} busyLabel="Analyzing...">
              Analyze Message
            </Button>
            {anything && (
              <Button variant="ghost" disabled={busy} onClick={() => cleared.offer(onClear())}>
                Clear
              </Button>
            )}
          </div>
        </form>
      </Fold>
    </Card>
  )
}
