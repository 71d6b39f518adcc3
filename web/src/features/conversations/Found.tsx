import { useEffect, useState } from 'react'
import { useFound } from '../../parts/conversations/conversations.queries.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { ConversationCard } from './ConversationCard.tsx'

interface FoundProps {
  words: string
  now: number
  onClear: () => void
}

/** Nobody is asked at each letter. */
const PAUSE_MS = 300

/** Where the words stand, marked. */
export function Found({ words, now, onClear }: FoundProps) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { data, isError, isFetching, refetch } = useFound(asked)
  if (!data)
    return isError ? (
      <ErrorState title="The search did not work" level={2} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Status className="small soft">Looking...</Status>
    )
  if (data.length === 0)
    return (
      <EmptyState
        scene="window"
        title={`Nothing has “${words}” in it`}
        text="Search looks at titles, descriptions, summaries and your messages."
        action={
          <Button variant="quiet" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    )
  return (
    <section className="stack" aria-labelledby="conv-found">
      <h2 className="sr-only" id="conv-found">
        Found
      </h2>
      <Status className="small soft">
        {data.length === 1 ? '1 conversation has' : `${data.length} conversations have`} “{words}” in{' '}
        {data.length === 1 ? 'it' : 'them'}
      </Status>
      <ul className="convs">
        {data.map((one) => (
          <ConversationCard key={one.id} conversation={one} now={now} words={words} />
        ))}
      </ul>
    </section>
  )
}
