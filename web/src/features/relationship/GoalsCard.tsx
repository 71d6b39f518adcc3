import { Link } from 'react-router'
import type { Relationship } from '@mallama/contracts/relationships'
import { toolHref } from '../../parts/tools/prefill.ts'
import { Card } from '../../ui/card.tsx'
import { ActionSteps } from './ActionSteps.tsx'
import { ExploreButton } from './ExploreButton.tsx'
import { areas, goals, issues } from './fields.ts'
import { GoalProgress } from './GoalProgress.tsx'
import { cardPrompt } from './prompts.ts'
import { TextList } from './TextList.tsx'

const RESOLVER = '/argument-resolver'

export default function GoalsCard({ relationship }: { relationship: Relationship }) {
  const prompt = () => cardPrompt('my goals and what is hard', [goals, areas, issues], relationship)
  return (
    <Card as="section" className="stack" aria-labelledby="goals">
      <div className="card__head">
        <h2 id="goals">Goals &amp; Improvement</h2>
        <ExploreButton about="Goals & Improvement" prompt={prompt} />
      </div>
      <div className="lists">
        <GoalProgress relationship={relationship} />
        <div className="stack">
          <TextList relationship={relationship} words={areas} />
          <ActionSteps relationshipId={relationship.id} areas={relationship.strugglingWith} />
        </div>
      </div>
      <div className="issue">
        <TextList relationship={relationship} words={issues} />
        <p className="small soft">
          Had an argument about it? The{' '}
          <Link {...toolHref(RESOLVER, { relationshipId: relationship.id })}>Argument Resolver</Link> looks at it from
          both sides.
        </p>
      </div>
    </Card>
  )
}
