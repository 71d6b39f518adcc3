import { Suspense, useId } from 'react'
import { PenLine } from 'lucide-react'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { LeftOut } from '../../parts/coach/LeftOut.tsx'
import { elsewhere } from '../../parts/tools/evidence.ts'
import { EvidenceList, EvidenceText } from '../../parts/tools/EvidenceText.tsx'
import { useArrival } from '../../parts/tools/useArrival.ts'
import '../../parts/tools/tools.css'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { later } from '../../ui/later.ts'
import { fields, kindOf } from './kinds.ts'
import { Message } from './Message.tsx'
import { saidIn } from './parts.ts'
import { Refused } from './Refused.tsx'
import { Scores } from './Scores.tsx'
import { writtenFor } from './written.ts'

/** Only who wrote a draft of their own has something to compare. */
const Comparison = later(() => import('./Comparison.tsx'))

interface CraftedResultProps {
  made: CraftedMessage
  onAnother: () => void
  onChangeGoal: () => void
}

/** Give it the result's id as `key`: each one begins with its own first wording. */
export function CraftedResult({ made, onAnother, onChangeGoal }: CraftedResultProps) {
  const id = useId()
  const heading = useArrival(made.id)
  const written = made.craftedMessage !== ''
  return (
    <section className="stack craft__result" aria-labelledby={id}>
      <h2 id={id} className="tool__result" tabIndex={-1} ref={heading}>
        {written ? 'Your message' : 'This one was not written'}
      </h2>
      {made.coach === 'fallback' && (
        <p className="meta">Our language model did not answer, so Mallama’s built-in coach did.</p>
      )}
      {made.leftOut && <LeftOut />}
      {written ? (
        <>
          <Message key={made.craftedMessage} made={made} onAnother={onAnother} />
          {made.draft && made.originalDraft && (
            <Suspense>
              <Comparison made={made} draft={made.draft} words={made.originalDraft} />
            </Suspense>
          )}
          <Why made={made} />
          <Card className="folds">
            <Scores made={made} />
            <Goal made={made} onChange={onChangeGoal} />
          </Card>
        </>
      ) : (
        <Refused made={made} onAnother={onAnother} onChangeGoal={onChangeGoal} />
      )}
    </section>
  )
}

function Why({ made: { explanation, feedback } }: { made: CraftedMessage }) {
  return (
    <Card className="stack">
      <h3 className="heading">Why it is worded like this</h3>
      <p dir="auto">{explanation}</p>
      {feedback && (
        <>
          <h4 className="subheading">To make it yours</h4>
          <p dir="auto">{feedback}</p>
        </>
      )}
    </Card>
  )
}

/** What a message was made of: its parts, or the goal with the words of it that the message rests on. */
function Goal({ made, onChange }: { made: CraftedMessage; onChange: () => void }) {
  const { goal, evidence } = made
  const { way, goal: typed } = writtenFor(made)
  if (way === 'parts') return <InParts made={made} goal={typed} onChange={onChange} />
  return (
    <Fold icon={PenLine} level={3} title="Your goal">
      <p className="craft__goal">
        <EvidenceText text={goal} evidence={evidence} numbered />
      </p>
      <EvidenceList text={goal} evidence={evidence} />
      {elsewhere(goal, evidence).map(({ quote, label }) => (
        <p key={quote} className="small soft" dir="auto">
          {label}: <q>{quote}</q>
        </p>
      ))}
      <div>
        <Button variant="soft" size="sm" onClick={onChange}>
          Change the goal
        </Button>
      </div>
    </Fold>
  )
}

function InParts({ made, goal, onChange }: { made: CraftedMessage; goal: string; onChange: () => void }) {
  const { name, parts } = kindOf(made.kind)
  return (
    <Fold icon={PenLine} level={3} title="What you wrote" meta={made.kind && name}>
      <dl className="craft__parts">
        {goal && <Said name="Your goal" words={goal} />}
        {fields.map((field) => {
          const words = saidIn(made, field)
          return words && <Said key={field} name={parts[field].label} words={words} />
        })}
      </dl>
      <div>
        <Button variant="soft" size="sm" onClick={onChange}>
          Change your words
        </Button>
      </div>
    </Fold>
  )
}

const Said = ({ name, words }: { name: string; words: string }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{words}</dd>
  </div>
)
