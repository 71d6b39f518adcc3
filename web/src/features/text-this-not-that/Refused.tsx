import type { CraftedMessage } from '@mallama/contracts/tools'
import { elsewhere } from '../../parts/tools/evidence.ts'
import { EvidenceText } from '../../parts/tools/EvidenceText.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CraftMeter } from './CraftMeter.tsx'
import { scoreNames } from './scores.ts'
import { writtenFor } from './written.ts'

interface RefusedProps {
  made: CraftedMessage
  onAnother: () => void
  onChangeGoal: () => void
}

/** Why there is no message, and what could be said honestly in its place. */
export function Refused({ made, onAnother, onChangeGoal }: RefusedProps) {
  const { goal, evidence, refused = '', feedback, draft, safety } = made
  const quoted = elsewhere(goal, evidence).length < evidence.length
  return (
    <>
      <Card tone="noticed" className="stack">
        <p dir="auto">{refused}</p>
        {!refused.includes(feedback) && <p dir="auto">{feedback}</p>}
        {quoted && (
          <p className="craft__goal">
            <EvidenceText text={goal} evidence={evidence} />
          </p>
        )}
        <div className="row">
          <Button onClick={onChangeGoal}>
            {writtenFor(made).way === 'parts' ? 'Change your words' : 'Change the goal'}
          </Button>
          {/* No tone makes it safe. */}
          {!safety && (
            <Button variant="quiet" onClick={onAnother}>
              Try another tone
            </Button>
          )}
        </div>
      </Card>
      {draft && (
        <Card className="stack">
          <h3 className="heading">Your draft by itself</h3>
          {draft.feedback && <p dir="auto">{draft.feedback}</p>}
          <ul className="craft__scores">
            {scoreNames.map(({ field, name, asks }) => (
              <li key={field}>
                <CraftMeter name={name} asks={asks} value={draft[field]} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
