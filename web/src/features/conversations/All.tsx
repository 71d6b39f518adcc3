import type { Conversation } from '@mallama/contracts/conversations'
import { useState } from 'react'
import type { useConversations } from '../../parts/conversations/conversations.queries.ts'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Status } from '../../ui/status.tsx'
import { ConversationCard } from './ConversationCard.tsx'

interface AllProps {
  now: number
  open: readonly Conversation[]
  earlier: readonly Conversation[]
  list: ReturnType<typeof useConversations>
}

/** There is room to leave it open. */
const isWide = () => matchMedia('(min-width: 62rem)').matches

/** What is open first; what is resolved or archived behind one row. */
export function All({ now, open, earlier, list }: AllProps) {
  const [unfolded, setUnfolded] = useState(isWide)
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = list
  const cards = (some: readonly Conversation[]) => (
    <ul className="convs">
      {some.map((one) => (
        <ConversationCard key={one.id} conversation={one} now={now} />
      ))}
    </ul>
  )
  return (
    <>
      <section aria-labelledby="conv-open">
        <h2 className="sr-only" id="conv-open">
          Open
        </h2>
        {open.length > 0 ? cards(open) : <p className="soft">Nothing is open. What you closed is under Earlier.</p>}
      </section>
      {earlier.length > 0 && (
        <Fold
          title="Earlier"
          level={2}
          meta={earlier.length.toLocaleString('en')}
          open={unfolded || open.length === 0}
          onOpen={setUnfolded}
          className="conv-earlier"
        >
          {cards(earlier)}
        </Fold>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older conversations
        </Button>
      )}
      {isFetchNextPageError && <Status className="small soft">Older ones did not load. Please try again.</Status>}
    </>
  )
}
