import { useState, type FormEvent, type RefObject } from 'react'
import { PenLine } from 'lucide-react'
import type { CraftKind } from '@mallama/contracts/coach'
import { CoachChoice } from '../../parts/coach/CoachChoice.tsx'
import { TakenBack } from '../../parts/taken-back/TakenBack.tsx'
import { useWayBack } from '../../parts/taken-back/useWayBack.ts'
import { toTheEnd } from '../../parts/to-the-end.ts'
import type { FoldedForm } from '../../parts/tools/folded.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Beside } from './Beside.tsx'
import { GoalField } from './GoalField.tsx'
import { KindList } from './KindList.tsx'
import { Missing, type Needed } from './Missing.tsx'
import { partsFor, partsMissing } from './parts.ts'
import { PartsFields } from './PartsFields.tsx'
import { ToneAndWho } from './ToneAndWho.tsx'
import { blank, problemsOf, type Problems, type Written } from './written.ts'
import './parts.css'

interface CraftFormProps {
  ref: RefObject<HTMLFormElement | null>
  written: Written
  onWrite: (changes: Partial<Written>) => void
  onSend: () => void
  /** Answers the way back. */
  onClear: () => () => void
  busy: boolean
  /** What the server refused, by field. */
  refused: Partial<Record<string, string>>
  /** What the goal that was sent last lacks. */
  needed: Needed | null
  /** What came of it stands below: the form is one row above it, until it is wanted again. */
  above: FoldedForm | null
}

const ways = [
  { value: 'goal', label: 'In one go' },
  { value: 'parts', label: 'Say it in parts' },
] as const

/** What the row says where the result below was not made of what stands in the form. */
const others = { 'a draft': 'Not sent yet', nothing: 'Another message' }

export function CraftForm({ ref, written, onWrite, onSend, onClear, busy, refused, needed, above }: CraftFormProps) {
  const cleared = useWayBack()
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState(false)
  const [changing, setChanging] = useState(false)
  const { way, kind, goal } = written
  const inParts = way === 'parts'
  const choosing = inParts && !needed && (kind === null || changing)
  const problems = problemsOf(written)
  const errorOf = (field: keyof Problems) => {
    const typed = !['selectedTone', 'happened', 'felt', 'wish'].includes(field)
    const seen = tried || (field === 'goal' ? left && goal !== '' : typed)
    return (seen ? problems[field] : undefined) ?? refused[field]
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const right = Object.keys(problems).length === 0
    setTried(!right)
    if (right) onSend()
    else setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus())
  }
  const placed = (next: CraftKind | null) => partsFor(next, written, goal, partsMissing(needed?.needs ?? []))
  const go = (next: Written['way']) => {
    setChanging(false)
    onWrite({ way: next, ...(next === 'parts' ? placed(kind) : {}) })
  }
  const choose = (next: CraftKind) => {
    setChanging(false)
    setTried(false)
    onWrite({ kind: next, ...placed(next) })
    setTimeout(() => toTheEnd(ref.current?.querySelector('.part textarea') ?? null))
  }
  const change = () => {
    setChanging(true)
    setTimeout(() => ref.current?.querySelector<HTMLElement>('.kinds [aria-current]')?.focus())
  }
  return (
    <Card className={above ? 'folds' : undefined}>
      <Fold
        bare={above === null}
        icon={PenLine}
        title={
          above && above.holds !== 'its words' ? others[above.holds] : inParts ? 'Change your words' : 'Change the goal'
        }
        meta={!above?.open && above?.words}
        open={above?.open ?? true}
        onOpen={above?.onOpen}
      >
        <form className="stack craft__form" noValidate ref={ref} aria-label="Your message" onSubmit={submit}>
          <CoachChoice personName="the people in your relationships" />
          {needed ? (
            <Missing
              needed={needed}
              written={written}
              onWrite={onWrite}
              errorOf={errorOf}
              choosing={changing}
              onChoose={change}
              onKind={choose}
            />
          ) : (
            <Segmented legend="How you want to write it" hideLegend options={ways} value={way} onChange={go} />
          )}
          {!inParts && (
            <GoalField
              value={goal}
              onChange={(next) => onWrite({ goal: next })}
              onLeave={() => setLeft(true)}
              error={errorOf('goal')}
            />
          )}
          {choosing && (
            <>
              <KindList value={kind} onChange={choose} />
              <p className="small soft">Three short parts, each with a beginning. Your words stay as you write them.</p>
            </>
          )}
          {inParts && !choosing && (
            <PartsFields
              written={written}
              onWrite={onWrite}
              errorOf={errorOf}
              onChoose={change}
              onGoal={() => go('goal')}
              needed={needed}
            />
          )}
          {!choosing && (
            <>
              <ToneAndWho
                written={written}
                onWrite={onWrite}
                error={errorOf('selectedTone')}
                folded={inParts}
                who={!needed?.needs.includes('recipient')}
              />
              <Beside written={written} onWrite={onWrite} errorOf={errorOf} quiet={inParts} />
            </>
          )}
          {cleared.open && blank(written) && <TakenBack aside what="The form was cleared." onUndo={cleared.undo} />}
          {(!choosing || !blank(written)) && (
            <div className={choosing ? 'row' : 'reach'}>
              {!choosing && (
                <Button type="submit" busy={busy} busyLabel="Writing...">
                  Craft message
                </Button>
              )}
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
          )}
        </form>
      </Fold>
    </Card>
  )
}
