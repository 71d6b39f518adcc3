import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ArrowRight } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { personHref } from '../../parts/beside.ts'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { Strip } from '../../ui/strip.tsx'
import { FirstCheckIn } from './first/FirstCheckIn.tsx'
import { FirstPerson } from './first/FirstPerson.tsx'
import { QuietStart } from './first/QuietStart.tsx'
import { NameCard } from './NameCard.tsx'
import { RelationshipCard } from './RelationshipCard.tsx'
import { tilesOf } from '../../parts/tiles.ts'

const AddRelationship = laterDialog(() => import('../../parts/relationship-form/AddRelationship.tsx'))
const prefetchForm = () => void AddRelationship.preload().catch(() => undefined)

const SHOWN = 6

export function YourRelationships({ newcomer }: { newcomer: boolean }) {
  const { data, isError, isFetching, refetch } = useRelationships()
  const navigate = useNavigate()
  // The first card goes with the first person, and would take a dialog of its own along.
  const [adding, setAdding] = useState(false)
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
        <Content relationships={data} newcomer={newcomer} onAdd={() => setAdding(true)} />
      ) : isError ? (
        <Card>
          <ErrorState
            level={3}
            title="Your relationships did not load"
            text="Nothing is lost. It may be your connection."
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
      {adding && (
        <Suspense>
          <AddRelationship open onOpenChange={setAdding} onAdded={({ id }) => void navigate(personHref(id))} />
        </Suspense>
      )}
    </section>
  )
}

interface ContentProps {
  relationships: Relationship[]
  newcomer: boolean
  onAdd: () => void
}

function Content({ relationships, newcomer, onAdd }: ContentProps) {
  const [latest] = relationships
  const first = (newcomer || !latest) && (
    <div className="first">
      {latest ? <FirstCheckIn relationship={latest} /> : <FirstPerson onAdd={onAdd} onNear={prefetchForm} />}
      {newcomer && <QuietStart first={latest} />}
      <NameCard />
    </div>
  )
  if (!latest) return first
  const { total, healthy, needAttention, average } = tilesOf(relationships)
  return (
    <div className="stack">
      {first}
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
      {!first && <NameCard />}
    </div>
  )
}
