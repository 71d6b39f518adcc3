import { Plus } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useConversations } from '../../parts/conversations/conversations.queries.ts'
import { isEarlier } from '../../parts/conversations/words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { All } from './All.tsx'
import { Find } from './Find.tsx'
import { Found } from './Found.tsx'
import { Stats } from './Stats.tsx'
import './conversations.css'

const NewConversation = later(() => import('./NewConversation.tsx'))

/** Somebody opened the link to a conversation: they are taken into it. */
export default function ConversationsPage() {
  const [query] = useSearchParams()
  const join = query.get('join')
  if (join) return <Navigate to={`/chat?id=${encodeURIComponent(join)}`} replace />
  return <Conversations />
}

function Conversations() {
  useTitle('Conversations')
  const [now] = useState(() => Date.now())
  const [making, setMaking] = useState(false)
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.trim())
  const list = useConversations()
  const { conversations, total, active, isError, isFetching, refetch } = list
  useEffect(() => void NewConversation.preload().catch(() => undefined), [])
  const isEmpty = conversations?.length === 0
  const make = (
    <Button className={isEmpty ? undefined : 'conv-new'} onClick={() => setMaking(true)}>
      <Plus className="icon" aria-hidden="true" />
      New Conversation
    </Button>
  )
  return (
    <div className="page stack convs-page">
      <div className="row row--between">
        <h1>Conversations</h1>
        {!isEmpty && make}
      </div>
      {conversations ? (
        <>
          <Stats total={total} active={active} />
          {isEmpty ? (
            <Card as="section">
              <EmptyState
                title="No conversations yet"
                text={
                  <>
                    Talk something through alone with Mallama, or with the person it is about. A chat about one person
                    is kept on their page, under <Link to="/relationships">Relationships</Link>.
                  </>
                }
                action={make}
              />
            </Card>
          ) : (
            <>
              <Find words={words} onWords={setWords} />
              {wanted ? (
                <Found key={wanted} words={wanted} now={now} onClear={() => setWords('')} />
              ) : (
                <All
                  now={now}
                  open={conversations.filter((one) => !isEarlier(one))}
                  earlier={conversations.filter(isEarlier)}
                  list={list}
                />
              )}
            </>
          )}
        </>
      ) : isError ? (
        <Card as="section">
          <ErrorState
            title="Your conversations did not load"
            text="Nothing is lost. It may be your connection."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <Skeleton label="Loading conversations">
          <div className="convs">
            {[1, 2, 3].map((at) => (
              <Bone key={at} height="15rem" shape="round" />
            ))}
          </div>
        </Skeleton>
      )}
      {making && (
        <Suspense>
          <NewConversation onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  )
}
