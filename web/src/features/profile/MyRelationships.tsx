import { Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { tilesOf } from '../../parts/tiles.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Strip } from '../../ui/strip.tsx'
import { PersonRow } from './PersonRow.tsx'

const AddRelationship = laterDialog(() => import('../../parts/relationship-form/AddRelationship.tsx'))
const InsightsDialog = laterDialog(() => import('./InsightsDialog.tsx'))
const AskDialog = laterDialog(() => import('./AskDialog.tsx'))

const SHOWN = 6

type Opened = { what: 'add' } | { what: 'insights' | 'ask'; id: string } | null

/** The numbers of everyone together, and each as a row that opens. */
export function MyRelationships() {
  const { data, isError, isFetching, refetch } = useRelationships()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const about = opened && 'id' in opened ? data?.find(({ id }) => id === opened.id) : undefined
  return (
    <div className="stack profile__people">
      {data ? data.length > 0 && <Stats relationships={data} /> : !isError && <div className="profile__numbers" />}
      <section aria-labelledby="my-relationships">
        <div className="section__head">
          <h2 id="my-relationships">My Relationships</h2>
          {data && data.length > 0 && <AddButton onAdd={() => setOpened({ what: 'add' })} />}
        </div>
        {data ? (
          data.length === 0 ? (
            <Card>
              <EmptyState
                level={3}
                title="No Relationships Yet"
                text="Start with one person. A name is enough, and only you can see it."
                action={<AddButton onAdd={() => setOpened({ what: 'add' })} />}
              />
            </Card>
          ) : (
            <Rows relationships={data} onOpen={(what, id) => setOpened({ what, id })} />
          )
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
          <Skeleton label="Loading relationships..." className="card">
            <div className="stack">
              {Array.from({ length: SHOWN }, (_, row) => (
                <Bone key={row} height="4.25rem" shape="round" />
              ))}
            </div>
          </Skeleton>
        )}
      </section>
      <Suspense>
        {opened?.what === 'add' && <AddRelationship open onOpenChange={close} onProfile />}
        {opened?.what === 'insights' && about && (
          <InsightsDialog relationship={about} onAsk={() => setOpened({ what: 'ask', id: about.id })} onClose={close} />
        )}
        {opened?.what === 'ask' && about && <AskDialog relationship={about} onClose={close} />}
      </Suspense>
    </div>
  )
}

const AddButton = ({ onAdd }: { onAdd: () => void }) => (
  <Button size="sm" onClick={onAdd}>
    <Plus className="icon" aria-hidden="true" />
    Add Relationship
  </Button>
)

function Stats({ relationships }: { relationships: readonly Relationship[] }) {
  const { total, healthy, needAttention, average } = tilesOf(relationships)
  return (
    <Strip
      items={[
        { label: 'Total Relationships', value: total },
        { label: 'Healthy Relationships', value: healthy },
        { label: 'Need Attention', value: needAttention },
        { label: 'Average Health', value: average === null ? '-' : `${average}%` },
      ]}
    />
  )
}

interface RowsProps {
  relationships: readonly Relationship[]
  onOpen: (what: 'insights' | 'ask', id: string) => void
}

function Rows({ relationships, onOpen }: RowsProps) {
  const [all, setAll] = useState(false)
  const shown = all ? relationships : relationships.slice(0, SHOWN)
  // So that nobody has to guess that a row opens.
  const [first] = useState(relationships[0]?.id)
  return (
    <Card className="folds relrows">
      {shown.map((relationship) => (
        <PersonRow
          key={relationship.id}
          relationship={relationship}
          open={relationship.id === first}
          onInsights={() => onOpen('insights', relationship.id)}
          onAsk={() => onOpen('ask', relationship.id)}
        />
      ))}
      {relationships.length > shown.length && (
        <p className="relrows__all">
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            Show all {relationships.length}
          </Button>
        </p>
      )}
    </Card>
  )
}
