import type { Conversation } from '@mallama/contracts/conversations'
import { ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useBegin, useConversations } from '../../parts/conversations/conversations.queries.ts'
import { StatusWord } from '../../parts/conversations/StatusWord.tsx'
import { timeLabel, nameOf, typeNames } from '../../parts/conversations/words.ts'
import { reasonOf } from '../../parts/refusal.ts'
import { ApiError } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { uuid } from '../../platform/uuid.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { settle, toast } from '../../ui/toasts.ts'
import './conversations.css'

const ABOUT = 'solo-session'

/** Just the person and Mallama. Opening the page starts nothing; the button does, and leads into it. */
export default function SoloSessionsPage() {
  useTitle('Solo sessions')
  const [now] = useState(() => Date.now())
  const [clientId] = useState(uuid)
  const navigate = useNavigate()
  const begin = useBegin()
  const [busy, run] = useBusy()
  const list = useConversations('solo_session')
  const { conversations, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const isEmpty = conversations?.length === 0
  const start = () =>
    run(async () => {
      settle(ABOUT)
      try {
        const made = await begin.mutateAsync({ title: typeNames.solo_session, type: 'solo_session', clientId })
        void navigate(`/chat?id=${encodeURIComponent(made.id)}`)
      } catch (error) {
        const why = error instanceof ApiError && error.status < 500 ? reasonOf(error, '') : ''
        toast({
          title: 'Failed to create conversation. Please try again.',
          ...(why ? { description: why } : {}),
          tone: 'error',
          about: ABOUT,
        })
      }
    })
  const button = (
    <Button
      className={isEmpty ? undefined : 'conv-new'}
      busy={busy}
      busyLabel="Starting..."
      onClick={() => void start()}
    >
      <Plus className="icon" aria-hidden="true" />
      Start Solo Session
    </Button>
  )
  return (
    <div className="page stack convs-page convs-page--narrow">
      <div className="row row--between">
        <div>
          <h1>Solo sessions</h1>
          <p className="soft">Just you and Mallama.</p>
        </div>
        {!isEmpty && button}
      </div>
      {conversations ? (
        isEmpty ? (
          <Card as="section">
            <EmptyState
              title="Nothing here yet"
              text="A solo session is a private talk with Mallama about anything that is on your mind."
              action={button}
            />
          </Card>
        ) : (
          <section aria-labelledby="solo">
            <h2 className="sr-only" id="solo">
              Your solo sessions
            </h2>
            <ul className="card convrows">
              {conversations.map((one) => (
                <Row key={one.id} conversation={one} now={now} />
              ))}
            </ul>
          </section>
        )
      ) : isError ? (
        <Card as="section">
          <ErrorState
            title="Your sessions did not load"
            text="Nothing is lost. It may be your connection."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <Skeleton label="Loading solo sessions">
          <Bone height="14rem" shape="round" />
        </Skeleton>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older sessions
        </Button>
      )}
      <p>
        <Link className="link" to="/conversations">
          All conversations
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      </p>
    </div>
  )
}

const Row = ({ conversation, now }: { conversation: Conversation; now: number }) => (
  <li>
    <h3>
      <Link to={`/chat?id=${encodeURIComponent(conversation.id)}`}>{nameOf(conversation)}</Link>
    </h3>
    <span className="meta">{timeLabel(conversation.updatedAt, now)}</span>
    <p className="meta convrows__line" dir="auto">
      {conversation.summary ?? 'No summary yet'}
    </p>
    <StatusWord status={conversation.status} />
  </li>
)
