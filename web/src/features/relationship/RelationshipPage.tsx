import { Suspense, useDeferredValue, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { isBeside, useBeside } from '../../parts/beside.ts'
import { isMissing, useRelationship } from '../../parts/relationships.queries.ts'
import { useScreenParams } from '../../platform/params.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { CheckInCard } from './check-ins/CheckInCard.tsx'
import { Later } from './Later.tsx'
import { MomentsCard } from './moments/MomentsCard.tsx'
import { More } from './More.tsx'
import { SavedChats } from './SavedChats.tsx'
import { ScoresCard } from './ScoresCard.tsx'
import { AskBar, FirstTalk } from './talk/ways-in.tsx'
import './relationship.css'
import './tending.css'

// The first view is the person: the chat's code comes beside it, the form's when it is opened.
const EditRelationship = later(() => import('./EditRelationship.tsx'))
const ChatPanel = later(() => import('../../parts/chat/ChatPanel.tsx'))
const InsightsCard = later(() => import('../../parts/insights/InsightsCard.tsx'))
if (isBeside()) void ChatPanel.preload().catch(() => undefined)

export default function RelationshipPage() {
  const { id = '' } = useScreenParams()
  const { data, error, isFetching, refetch } = useRelationship(id)
  // The first view is the person: React draws what stands below in slices, and lets a finger in between. Of somebody who
  // is known already all is drawn at once: who goes back finds the place where they were.
  const below = useDeferredValue(data !== undefined)
  // Deleted on another page: what is still known of it is not shown as if it were there.
  const missing = isMissing(error)
  useTitle(missing ? 'Relationship Not Found' : (data?.personName ?? 'Relationship'))
  if (missing) {
    return (
      <div className="page">
        <Card>
          <EmptyState
            level={1}
            title="Relationship Not Found"
            text="We couldn't find the relationship you're looking for."
            action={<Back variant="primary" />}
          />
        </Card>
      </div>
    )
  }
  return (
    <div className="page">
      <Back />
      {data ? (
        <Found key={id} relationship={data} below={below} />
      ) : error ? (
        <Card>
          <ErrorState
            level={1}
            title="This page did not load"
            text="Nothing is lost. It may be your connection."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Card>
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Back({ variant = 'ghost' }: { variant?: 'ghost' | 'primary' }) {
  return (
    <LinkButton variant={variant} to="/relationships" className={variant === 'ghost' ? 'detail__back' : undefined}>
      <ArrowLeft className="icon" aria-hidden="true" />
      Back to All Relationships
    </LinkButton>
  )
}

interface FoundProps {
  relationship: Relationship
  /** Whether what stands below the first view is to be drawn yet; its room is held. */
  below: boolean
}

function Found({ relationship, below }: FoundProps) {
  const { id, personName, hasHealthData } = relationship
  const [editing, setEditing] = useState(false)
  const beside = useBeside()
  return (
    <>
      <div className="detail">
        <ScoresCard relationship={relationship} onEdit={() => setEditing(true)} />
        {/* Early in the order of the page and of the keyboard; the style sheet puts it beside. */}
        {beside && (
          <aside className="side" id="chat" aria-label={`Talk about ${personName}`}>
            <Suspense fallback={<Card className="side__wait" />}>
              <ChatPanel relationshipId={id} personName={personName} />
            </Suspense>
            <SavedChats relationshipId={id} open />
          </aside>
        )}
        {below ? (
          <div className="stack detail__rest">
            {!beside && !hasHealthData && <FirstTalk relationshipId={id} personName={personName} />}
            <CheckInCard relationship={relationship} />
            {hasHealthData && (
              <>
                <MomentsCard relationship={relationship} />
                <Later of={InsightsCard} relationship={relationship} rem={16} />
              </>
            )}
            <More relationship={relationship} beside={beside} />
          </div>
        ) : (
          <div className="detail__rest min-h-dvh" />
        )}
      </div>
      {!beside && <AskBar relationshipId={id} personName={personName} />}
      {editing && (
        <Suspense>
          <EditRelationship relationship={relationship} open onOpenChange={setEditing} />
        </Suspense>
      )}
    </>
  )
}

function Loading() {
  return (
    <Skeleton label="Loading relationship">
      <div className="detail">
        <Card className="stack">
          <div className="flex items-center gap-4">
            <Bone width="4.5rem" height="5rem" shape="arch" />
            <div className="stack flex-1">
              <Bone width="9rem" height="1.75rem" />
              <Bone width="5rem" />
            </div>
          </div>
          <Bone />
          <Bone width="92%" />
          <Bone width="64%" />
        </Card>
        <Card className="side side__wait" />
      </div>
    </Skeleton>
  )
}
