import type { Relationship } from '@mallama/contracts/relationships'
import { Insights } from '../../parts/insights/InsightsCard.tsx'
import { scoreOf } from '../../parts/scores.ts'
import { profileBand } from '../../ui/bands.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HealthArch, HealthBand } from '../../ui/health.tsx'

interface InsightsDialogProps {
  relationship: Relationship
  onAsk: () => void
  onClose: () => void
}

/** What the scores, moments and saved chats about someone say together. */
export default function InsightsDialog({ relationship, onAsk, onClose }: InsightsDialogProps) {
  const { id, personName, hasHealthData, healthBasis } = relationship
  const overall = scoreOf(relationship, 'overallHealthScore')
  return (
    <Dialog
      wide
      open
      onOpenChange={onClose}
      title={
        <>
          AI Insights: <bdi>{personName}</bdi>
        </>
      }
      footer={
        <Button size="lg" onClick={onAsk}>
          Ask Mallama about this
        </Button>
      }
    >
      <div className="ins-top">
        <HealthArch value={overall} size={6.5} words={profileBand} />
        <div className="stack">
          <HealthBand score={overall} words={profileBand} />
          <p className="meta">{hasHealthData ? basisOf(healthBasis) : 'A score comes with the first check-in.'}</p>
        </div>
      </div>
      <div className="stack">
        <Insights relationshipId={id} />
      </div>
      <p className="meta">Mallama is an AI.</p>
    </Dialog>
  )
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const basisOf = ({ checkIns, moments }: Relationship['healthBasis']) =>
  `From ${many(checkIns, 'check-in')} and ${many(moments, 'moment')}.`
