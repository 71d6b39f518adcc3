import { Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useConversation } from '../../parts/conversations/conversations.queries.ts'
import { titleOf } from '../../parts/conversations/words.ts'
import { ApiError } from '../../platform/api.ts'
import { useHeld } from '../../platform/hold.ts'
import { useSession } from '../../platform/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { later } from '../../ui/later.ts'
import { useSeenHeight } from '../../ui/seen-height.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { SessionHead } from './SessionHead.tsx'
import '../../parts/chat/chat-panel.css'
import './chat-page.css'

// Whoever is in one of them does not load the other.
const Session = later(() => import('./Session.tsx'))
const Mediation = later(() => import('./mediation/MediationView.tsx'))

/** One conversation over the whole screen, whatever its type. */
export default function ChatPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { data, error, isFetching, refetch } = useConversation(id)
  const { status } = useSession()
  const held = useHeld()
  useSeenHeight()
  useTitle(data ? titleOf(data) : 'Chat')
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (error) console.error('A conversation did not load.', error instanceof ApiError ? error.code : '')
  }, [error])
  if (data?.type === 'group_mediation')
    return (
      <Suspense fallback={<Loading />}>
        <Mediation key={id} id={id} />
      </Suspense>
    )
  // The address is served without a plan for the mediations that one was invited to. A solo session is a member's, but
  // for one that was open when access ended, until its words are saved.
  const closed = status === 'expired' || status === 'no-access'
  const refused = error instanceof ApiError && error.code === 'membership_required'
  if (closed && !held && (data || refused)) return <Navigate to="/membership" replace />
  if (data)
    return (
      <Suspense fallback={<Loading />}>
        <Session key={id} conversation={data} />
      </Suspense>
    )
  if (id === '' || isGone)
    return (
      <Frame>
        <EmptyState
          title="No conversation selected"
          text={isGone ? 'This one is not there, or not yours.' : 'Choose one, or begin a new one.'}
          action={<LinkButton to="/conversations">Conversations</LinkButton>}
        />
      </Frame>
    )
  if (error)
    return (
      <Frame>
        <ErrorState
          title="This conversation did not load"
          text="Nothing is lost. It may be your connection."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Frame>
    )
  return <Loading />
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="chat chat--whole">
    <SessionHead title="Chat" />
    <div className="chat__log">{children}</div>
  </div>
)

const Loading = () => (
  <Frame>
    <Skeleton label="Loading conversation">
      <div className="stack">
        <Bone width="70%" height="4.5rem" shape="round" />
        <Bone width="45%" height="2.75rem" shape="round" />
      </div>
    </Skeleton>
  </Frame>
)
