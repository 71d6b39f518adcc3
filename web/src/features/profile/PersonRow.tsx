import { useState } from 'react'
import { Link } from 'react-router'
import { ArrowRight, Link as Linked, MessageCircle, Sprout } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { personHref } from '../../parts/beside.ts'
import { typeLabel } from '../../parts/relationship-types.ts'
import { scoreOf } from '../../parts/scores.ts'
import { profileBand } from '../../ui/bands.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Fold } from '../../ui/fold.tsx'
import { HealthBand } from '../../ui/health.tsx'
import { Portrait, toneOf } from '../../ui/portrait.tsx'
import { SavingField } from './SavingField.tsx'
import { hasTyped } from './useSaving.ts'

interface PersonRowProps {
  relationship: Relationship
  open: boolean
  onInsights: () => void
  onAsk: () => void
}

/** Someone in one line, which opens to what is written of them. */
export function PersonRow({ relationship, open: first, onInsights, onAsk }: PersonRowProps) {
  const { id, personName, isMutual } = relationship
  // What was typed and not saved is not behind a row.
  const [open, setOpen] = useState(() => first || hasTyped(id))
  const overall = scoreOf(relationship, 'overallHealthScore')
  const title = (
    <>
      <Portrait name={personName} tone={toneOf(id)} size={2.5} />
      <span className="relrow__n">
        <bdi className="heading">{personName}</bdi>
        <bdi className="relrow__type">{typeLabel(relationship)}</bdi>
        {isMutual && (
          <Chip tone="brand">
            <Linked className="icon" aria-hidden="true" />
            Connected
          </Chip>
        )}
      </span>
      <HealthBand score={overall} words={profileBand} />
    </>
  )
  return (
    <Fold className="relrow" title={title} level={3} open={open} onOpen={setOpen}>
      {open && (
        <>
          <div className="relrow__texts">
            <SavingField relationship={relationship} field="notes" label="Current State" hint="How things are now" />
            <SavingField
              relationship={relationship}
              field="strugglingWith"
              label="What to Improve"
              hint="One thing is enough"
            />
          </div>
          <div className="row relrow__acts">
            <Button variant="soft" size="sm" aria-label={`AI Insights about ${personName}`} onClick={onInsights}>
              <Sprout className="icon" aria-hidden="true" />
              AI Insights
            </Button>
            <Button variant="quiet" size="sm" aria-label={`Ask Mallama about ${personName}`} onClick={onAsk}>
              <MessageCircle className="icon" aria-hidden="true" />
              Ask Mallama
            </Button>
            <Link className="link small" to={personHref(id)} aria-label={`Open ${personName}`}>
              Open
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </div>
        </>
      )}
    </Fold>
  )
}
