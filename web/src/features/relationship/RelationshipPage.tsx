import { Suspense, useRef, useState } from 'react'
import { ArrowLeft, MessageCircle } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { isMissing, useRelationship } from '../../parts/relationships.queries.ts'
import { useScreenParams } from '../../platform/params.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { later, type Later as LaterPart } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { CheckInCard } from './check-ins/CheckInCard.tsx'
import { appreciation, dynamics } from './fields.ts'
import { GoalsCard } from './GoalsCard.tsx'
import { Jump } from './Jump.tsx'
import { ListsCard } from './ListsCard.tsx'
import { MomentsCard } from './moments/MomentsCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { SavedChats } from './SavedChats.tsx'
import { ScoresCard } from './ScoresCard.tsx'
import { ToolLinks } from './ToolLinks.tsx'
import { useInView } from './useInView.ts'
import './relationship.css'
import './tending.css'

// The first view is the person: the chat's code comes beside it, the form's when it is opened.
const EditRelationship = later(() => import('./EditRelationship.tsx'))
const ChatPanel = later(() => import('../../parts/chat/ChatPanel.tsx'))
const TrendCard = later(() => import('./scores/TrendCard.tsx'))
const InsightsCard = later(() => import('./insights/InsightsCard.tsx'))
const MemoryCard = later(() => import('./memory/MemoryCard.tsx'))
const RemindersCard = later(() => import('./reminders/RemindersCard.tsx'))
void ChatPanel.preload().catch(() => undefined)

export default function RelationshipPage() {
  const { id = '' } = useScreenParams()
  const { data, error, isFetching, refetch } = useRelationship(id)
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
        <Found key={id} relationship={data} />
      ) : error ? (
        <Card>
          <ErrorState
            level={1}
            title="This page did not load"
            text="Nothing is lost. It may be the connection."
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

function Found({ relationship }: { relationship: Relationship }) {
  const { id, personName } = relationship
  const [editing, setEditing] = useState(false)
  const side = useRef<HTMLElement>(null)
  const chatSeen = useInView(side)
  return (
    <>
      <Jump />
      <div className="detail">
        <div className="stack">
          <ScoresCard relationship={relationship} onEdit={() => setEditing(true)} />
          <ToolLinks relationshipId={id} personName={personName} />
          <CheckInCard relationship={relationship} />
          <MomentsCard relationship={relationship} />
          <Later of={TrendCard} relationship={relationship} rem={24} />
          <Later of={InsightsCard} relationship={relationship} rem={16} />
          <GoalsCard relationship={relationship} />
          <ListsCard
            id="dynamics"
            title="Relationship Dynamics & Boundaries"
            about="our dynamics and boundaries"
            lists={dynamics}
            relationship={relationship}
          />
          <ListsCard
            id="appreciation"
            title="Insights & Appreciation"
            about="what I have learned and what I like"
            lists={appreciation}
            relationship={relationship}
          />
          <NotesCard relationship={relationship} />
          <Later of={MemoryCard} relationship={relationship} rem={12} />
          <Later of={RemindersCard} relationship={relationship} rem={14} />
        </div>
        <aside className="side" id="chat" aria-label={`Talk about ${personName}`} ref={side}>
          <Suspense fallback={<Card className="side__wait" />}>
            <ChatPanel relationshipId={id} personName={personName} />
          </Suspense>
          <SavedChats relationshipId={id} />
        </aside>
      </div>
      {!chatSeen && (
        <button
          type="button"
          className="btn btn--primary ask"
          onClick={() => {
            side.current?.scrollIntoView({ block: 'start' })
            side.current?.querySelector('textarea')?.focus({ preventScroll: true })
          }}
        >
          <MessageCircle className="icon" aria-hidden="true" />
          <span className="ask__words">
            Chat about <bdi>{personName}</bdi>
          </span>
        </button>
      )}
      {editing && (
        <Suspense>
          <EditRelationship relationship={relationship} open onOpenChange={setEditing} />
        </Suspense>
      )}
    </>
  )
}

interface LaterProps {
  of: LaterPart<{ relationship: Relationship }>
  relationship: Relationship
  /** The height that is held for it. */
  rem: number
}

/** A card below the first view, whose code comes by itself. */
function Later({ of: Part, relationship, rem }: LaterProps) {
  return (
    <Suspense fallback={<Card style={{ minHeight: `${rem}rem` }} />}>
      <Part relationship={relationship} />
    </Suspense>
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
        <Card className="side__wait" />
      </div>
    </Skeleton>
  )
}
