import { Link } from 'react-router'
import { ArrowRight, Plus } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { Strip } from '../../ui/strip.tsx'
import { RelationshipCard } from './RelationshipCard.tsx'
import { tilesOf } from './tiles.ts'

const SHOWN = 6

export function YourRelationships() {
  const { data, isError, isFetching, refetch } = useRelationships()
  return (
    <section className="section dash__first" aria-labelledby="your-relationships">
      <div className="section__head">
        <h2 id="your-relationships">Your Relationships</h2>
        <Link className="link" to="/relationships">
          View All
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      </div>
      {data ? (
        <Content relationships={data} />
      ) : isError ? (
        <Card>
          <ErrorState
            level={3}
            title="Your relationships did not load"
            text="Nothing is lost. It may be the connection."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Card>
      ) : (
        <Status className="card dash__wait">
          <Spinner />
          Loading relationships...
        </Status>
      )}
    </section>
  )
}

function Content({ relationships }: { relationships: Relationship[] }) {
  if (relationships.length === 0) {
    return (
      <Card>
        <EmptyState
          level={3}
          title="No Relationships Yet"
          text="Start with one person. A name is enough, and only you can see it."
          action={
            <LinkButton to="/relationships">
              <Plus className="icon" aria-hidden="true" />
              Add Your First Relationship
            </LinkButton>
          }
        />
      </Card>
    )
  }
  const { total, healthy, needAttention, average } = tilesOf(relationships)
  return (
    <div className="stack">
      <Strip
        items={[
          { label: 'Total Relationships', value: total },
          { label: 'Healthy Relationships', value: healthy },
          { label: 'Need Attention', value: needAttention },
          { label: 'Average Health %', value: average === null ? '-' : `${average}%` },
        ]}
      />
      <div className="grid-auto">
        {relationships.slice(0, SHOWN).map((relationship) => (
          <RelationshipCard key={relationship.id} relationship={relationship} />
        ))}
      </div>
      {total > SHOWN && (
        <LinkButton variant="quiet" className="justify-self-center" to="/relationships">
          View All {total} Relationships
        </LinkButton>
      )}
    </div>
  )
}
