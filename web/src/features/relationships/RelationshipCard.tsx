import { memo, useId, useState } from 'react'
import { Link } from 'react-router'
import { ChevronDown, CloudLightning, Sun, Trash2 } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { typeLabel } from '../../parts/relationship-types.ts'
import { scoreOf, scoreParts } from '../../parts/scores.ts'
import { IconButton, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/classes.ts'
import { HealthBand, Meter } from '../../ui/health.tsx'
import { Portrait, toneOf } from '../../ui/portrait.tsx'

interface RelationshipCardProps {
  relationship: Relationship
  onDelete: (relationship: Relationship) => void
  /** One of many: a row that opens to the same card. */
  row?: boolean
}

export const RelationshipCard = memo(function RelationshipCard({ relationship, onDelete, row }: RelationshipCardProps) {
  const [open, setOpen] = useState(!row)
  const more = useId()
  const { id, personName, hasHealthData } = relationship
  const overall = scoreOf(relationship, 'overallHealthScore')
  return (
    <Card as="li" className={cx('who', row && 'who--row')}>
      <div className="who__head">
        <Portrait name={personName} tone={toneOf(id)} size={row ? 2.25 : 3} />
        <div>
          <h2 className="heading who__name">
            <Link to={`/relationships/${id}`}>
              <bdi>{personName}</bdi>
            </Link>
          </h2>
          <p className="meta who__type">
            <bdi>{typeLabel(relationship)}</bdi>
          </p>
          {!open && <HealthBand score={overall} />}
        </div>
        {row && (
          <IconButton
            label={`Scores of ${personName}`}
            className="who__open"
            aria-expanded={open}
            aria-controls={open ? more : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className="icon" aria-hidden="true" />
          </IconButton>
        )}
        {/* A row has one thing to press beside the name; what deletes is with what it opens to. */}
        {open && (
          <IconButton label={`Delete ${personName}`} onClick={() => onDelete(relationship)}>
            <Trash2 className="icon" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {open && (
        <div className="who__more" id={more}>
          <div className="who__overall">
            <HealthBand score={overall} />
            {hasHealthData ? (
              <Meter label="Overall Health" value={overall} />
            ) : (
              <p className="small soft">
                One check-in takes a minute. Then the overall health and four scores show here.
              </p>
            )}
          </div>
          {hasHealthData && (
            <div className="who__parts">
              {scoreParts.map(({ label, field }) => (
                <Meter key={field} label={label} value={scoreOf(relationship, field)} suffix="" />
              ))}
            </div>
          )}
          <div className="who__foot">
            <ThisWeek relationship={relationship} />
            <LinkButton variant="soft" size="sm" to={`/relationships/${id}`} aria-label={`Details about ${personName}`}>
              Details
            </LinkButton>
          </div>
        </div>
      )}
    </Card>
  )
})

function ThisWeek({ relationship }: { relationship: Relationship }) {
  const { recentConflictsCount: conflicts, recentPositiveInteractions: positive } = relationship
  return (
    <p className="who__week">
      <span>This Week</span>
      {conflicts > 0 && (
        <span className="is-critical">
          <CloudLightning className="icon" aria-hidden="true" />
          {conflicts} {conflicts === 1 ? 'conflict' : 'conflicts'}
        </span>
      )}
      {positive > 0 && (
        <span className="is-good">
          <Sun className="icon" aria-hidden="true" />
          {positive} positive
        </span>
      )}
      {conflicts === 0 && positive === 0 && <span className="meta">Nothing logged</span>}
    </p>
  )
}
