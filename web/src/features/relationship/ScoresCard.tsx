import { Suspense, useState } from 'react'
import { CircleHelp, Pencil } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { typeLabel } from '../../parts/relationship-types.ts'
import { scoreOf, scoreParts } from '../../parts/scores.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/classes.ts'
import { HealthArch, HealthBand, Meter } from '../../ui/health.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Portrait, toneOf } from '../../ui/portrait.tsx'
import { littleData } from './scores/sums.ts'

const WhyDialog = laterDialog(() => import('./scores/WhyDialog.tsx'))
const prefetchWhy = () => void WhyDialog.preload().catch(() => undefined)

const LONG_NAME = 40
/** One word of so many letters does not stand beside the portrait on a phone. */
const LONG_WORD = 12

export function ScoresCard({ relationship, onEdit }: { relationship: Relationship; onEdit: () => void }) {
  const { id, personName, hasHealthData } = relationship
  const hasLongWord = personName.split(/[\s-]/).some(({ length }) => length >= LONG_WORD)
  // Without a check-in the four bars are empty: that there is no data is said once, beside who it is.
  return (
    <Card as="section" className={cx('top', !hasHealthData && 'top--new')} id="scores" aria-label="Scores">
      <div className="top__id">
        <Portrait name={personName} tone={toneOf(id)} size={3.75} />
        <div>
          <div className="top__name">
            <h1 className={cx(personName.length > LONG_NAME && 'top__long', hasLongWord && 'top__word')}>
              <bdi>{personName}</bdi>
            </h1>
            <IconButton label={`Edit ${personName}`} onClick={onEdit}>
              <Pencil className="icon" aria-hidden="true" />
            </IconButton>
          </div>
          <p className="top__kind">
            <bdi className="soft top__type">{typeLabel(relationship)}</bdi>
            {!hasHealthData && <HealthBand score={null} />}
          </p>
        </div>
      </div>
      {hasHealthData ? (
        <Scores relationship={relationship} />
      ) : (
        <div className="top__scores">
          {scoreParts.map(({ label, field }) => (
            <Meter key={field} label={label} value={null} noted />
          ))}
        </div>
      )}
    </Card>
  )
}

function Scores({ relationship }: { relationship: Relationship }) {
  const { healthBasis } = relationship
  const [why, setWhy] = useState(false)
  const overall = scoreOf(relationship, 'overallHealthScore')
  return (
    <>
      <HealthArch value={overall} size={5.5} />
      <p className="top__badge">
        <HealthBand score={overall} />
      </p>
      <div className="top__scores">
        {scoreParts.map(({ label, field }) => (
          <Meter key={field} label={label} value={scoreOf(relationship, field)} suffix="" />
        ))}
      </div>
      <div className="row top__why">
        <p className="small soft">{littleData(healthBasis) ?? healthBasis.explanation[0]}</p>
        <Button
          variant="soft"
          size="sm"
          onClick={() => setWhy(true)}
          onPointerEnter={prefetchWhy}
          onFocus={prefetchWhy}
        >
          <CircleHelp className="icon" aria-hidden="true" />
          Why this score?
        </Button>
      </div>
      {why && (
        <Suspense>
          <WhyDialog relationship={relationship} onClose={() => setWhy(false)} />
        </Suspense>
      )}
    </>
  )
}
