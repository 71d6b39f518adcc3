import { Suspense, useCallback, useRef, useState } from 'react'
import { FileUp, Plus } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { useRelationships, useRemoveRelationship } from '../../parts/relationships.queries.ts'
import { useOnce } from '../../platform/once.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { RelationshipList } from './RelationshipList.tsx'
import './relationships.css'

// The form and its rules are not needed to read the list; whoever moves towards the button gets them in time.
const AddRelationship = laterDialog(() => import('../../parts/relationship-form/AddRelationship.tsx'))
const prefetchForm = () => void AddRelationship.preload().catch(() => undefined)

export default function RelationshipsPage() {
  useTitle('Relationships')
  const { data, isError, isFetching, refetch } = useRelationships()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Relationship | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const askToDelete = useCallback((relationship: Relationship) => setLeaving(relationship), [])
  const addButton = (words: string) => (
    <Button onClick={() => setAdding(true)} onPointerEnter={prefetchForm} onFocus={prefetchForm}>
      <Plus className="icon" aria-hidden="true" />
      {words}
    </Button>
  )

  return (
    <div className="page">
      <div className="people__head">
        <h1 ref={heading} tabIndex={-1}>
          Relationships
        </h1>
        {data && data.length > 0 && addButton('Add Relationship')}
      </div>
      {data ? (
        data.length > 0 ? (
          <RelationshipList relationships={data} onDelete={askToDelete} />
        ) : (
          <Card>
            <EmptyState
              title="No Relationships Yet"
              text="Start with one person. A name is enough, and only you can see it."
              action={addButton('Add Your First Relationship')}
            />
          </Card>
        )
      ) : isError ? (
        <Card>
          <ErrorState
            title="Your relationships did not load"
            text="Nothing is lost. It may be your connection."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Card>
      ) : (
        <Loading />
      )}
      {data && (
        <p className="people__import">
          <LinkButton variant="ghost" to="/relationships/import">
            <FileUp className="icon" aria-hidden="true" />
            Bring people from another app
          </LinkButton>
        </p>
      )}
      {adding && (
        <Suspense>
          <AddRelationship open onOpenChange={setAdding} />
        </Suspense>
      )}
      <DeleteRelationship
        relationship={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={() => heading.current?.focus()}
      />
    </div>
  )
}

interface DeleteRelationshipProps {
  relationship: Relationship | null
  onClose: () => void
  onDeleted: () => void
}

function DeleteRelationship({ relationship, onClose, onDeleted }: DeleteRelationshipProps) {
  const remove = useRemoveRelationship()
  const once = useOnce()
  const confirm = async () => {
    if (!relationship) return
    try {
      await remove.mutateAsync(relationship.id)
      onClose()
      // The button that was pressed is gone with its card; the dialog gives the focus back first.
      setTimeout(onDeleted, 50)
      toast({ title: `${relationship.personName} is deleted`, tone: 'good' })
    } catch {
      toast({ title: 'Failed to delete relationship', description: 'Nothing was changed.', tone: 'error' })
    }
  }
  return (
    <ConfirmDialog
      open={relationship !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${relationship?.personName ?? ''} from your relationships?`}
      body="Notes, scores and chats about them are deleted too. This cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => void once(confirm)}
    />
  )
}

function Loading() {
  return (
    <Skeleton label="Loading relationships..." said>
      <div className="grid-auto">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Card key={card} className="stack">
            <div className="flex items-center gap-3">
              <Bone width="3rem" height="3.4rem" shape="arch" />
              <div className="stack flex-1">
                <Bone width="55%" height="1.1rem" />
                <Bone width="30%" />
              </div>
            </div>
            <Bone height="0.5rem" />
            <Bone width="92%" />
            <Bone width="70%" />
            <Bone width="40%" height="2.25rem" />
          </Card>
        ))}
      </div>
    </Skeleton>
  )
}
