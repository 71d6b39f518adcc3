import { ArrowRight } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { cut } from '../../parts/excerpt.ts'
import { typeWords } from '../../parts/relationship-types.ts'
import { scoreOf } from '../../parts/scores.ts'
import { CardLink } from '../../ui/card.tsx'
import { cx } from '../../ui/classes.ts'
import { HealthBand, Meter } from '../../ui/health.tsx'
import { Portrait, toneOf } from '../../ui/portrait.tsx'

const EXCERPT = 80
const LONG_NAME = 14

export function RelationshipCard({ relationship }: { relationship: Relationship }) {
  const { id, personName, notes, strugglingWith, hasHealthData } = relationship
  const overall = scoreOf(relationship, 'overallHealthScore')
  return (
    <CardLink to={`/relationships/${id}`} className="rel">
      <div className="rel__head">
        <Portrait name={personName} tone={toneOf(id)} size={3} />
        <div className={cx(personName.length > LONG_NAME && 'rel__long')}>
          <h3 className="heading rel__name">
            <bdi>{personName}</bdi>
          </h3>
          <p className="meta rel__type">
            <bdi>{typeWords(relationship)}</bdi>
          </p>
        </div>
        <HealthBand score={overall} />
      </div>
      <Meter label="Overall health" value={overall} noted />
      <Excerpts notes={notes} workingOn={strugglingWith} />
      {hasHealthData ? (
        <div className="trio">
          <Meter label="Trust" value={relationship.trustSafetyScore} suffix="" />
          <Meter label="Communication" value={relationship.communicationClarityScore} suffix="" />
          <Meter label="Growth" value={relationship.growthScore} suffix="" />
        </div>
      ) : (
        <p className="small soft">
          Trust, Communication and Growth appear with check-ins. An empty score is not a bad score.
        </p>
      )}
      <p className="rel__hint meta">
        Click for details &amp; AI insights
        <ArrowRight className="icon" aria-hidden="true" />
      </p>
    </CardLink>
  )
}

/** A list's items, one a line, run into each other without a mark between them. */
const inOneLine = (list: string) =>
  list
    .split('\n')
    .map((item) => item.trim())
    .filter(Boolean)
    .join('; ')

function Excerpts({ notes, workingOn }: { notes: string | null; workingOn: string | null }) {
  return (
    <dl className="rel__text">
      <div>
        <dt>Current State</dt>
        <dd dir="auto">{notes?.trim() ? cut(notes.trim(), EXCERPT) : 'No notes yet.'}</dd>
      </div>
      <div>
        <dt>Working On</dt>
        <dd dir="auto">{workingOn?.trim() ? cut(inOneLine(workingOn), EXCERPT) : 'Nothing yet.'}</dd>
      </div>
    </dl>
  )
}
