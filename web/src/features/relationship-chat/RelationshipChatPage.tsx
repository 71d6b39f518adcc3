import { ArrowLeft } from 'lucide-react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { fromPerson, personHref, useBeside } from '../../parts/beside.ts'
import ChatPanel from '../../parts/chat/ChatPanel.tsx'
import { isMissing, useRelationship } from '../../parts/relationships.queries.ts'
import { useScreenParams } from '../../platform/params.ts'
import { useSeenHeight } from '../../ui/seen-height.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'

/** The chat about someone over the whole height of a phone. On a wide screen it stands beside their page. */
export default function RelationshipChatPage() {
  const { id = '' } = useScreenParams()
  const { data, error, isFetching, refetch } = useRelationship(id)
  const beside = useBeside()
  useSeenHeight()
  useTitle(data ? `Chat about ${data.personName}` : 'Chat')
  // Someone who is not there: their own page says so.
  if (beside || isMissing(error)) return <Navigate to={personHref(id)} replace />
  if (data) {
    const { personName } = data
    return (
      <ChatPanel key={id} relationshipId={id} personName={personName} back={<Back id={id} personName={personName} />} />
    )
  }
  return (
    <div className="page">
      {error ? (
        <ErrorState
          level={1}
          title="This page did not load"
          text="Nothing is lost. It may be your connection."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton label="Loading the chat">
          <div className="stack">
            <Bone width="12rem" height="1.5rem" />
            <Bone width="70%" height="4.5rem" shape="round" />
          </div>
        </Skeleton>
      )}
    </div>
  )
}

/** The browser's own way back where one came from the page, so that it does not stand in the history twice. */
function Back({ id, personName }: { id: string; personName: string }) {
  const navigate = useNavigate()
  const state = useLocation().state as Partial<typeof fromPerson> | null
  const label = `Back to ${personName}`
  return (
    <Link
      className="icon-btn chat__back-link"
      to={personHref(id)}
      replace
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (state?.from !== fromPerson.from) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
    </Link>
  )
}
