import type { OpenConversation } from '@mallama/contracts/conversations'
import { messagesIn, timeLabel } from '../../parts/conversations/words.ts'
import { useState } from 'react'
import { Fold } from '../../ui/fold.tsx'
import { MallamaMark } from '../../ui/portrait.tsx'

/** One folded line above the talk; open where there is room, and where the talk is over. */
export function Summary({ conversation, open }: { conversation: OpenConversation; open: boolean }) {
  const { summary, summaryOf } = conversation
  const [now] = useState(() => Date.now())
  const [unfolded, setUnfolded] = useState(() => open || matchMedia('(min-width: 62rem)').matches)
  if (!summary || !summaryOf) return null
  return (
    <div className="session__sum">
      <Fold title="Summary so far" level={2} line open={unfolded} onOpen={setUnfolded}>
        <div className="session__told">
          <MallamaMark size={1.375} />
          <p dir="auto">{summary}</p>
        </div>
        <p className="meta">
          From {messagesIn(summaryOf.messages)}, {timeLabel(summaryOf.at, now).toLowerCase()}.
        </p>
      </Fold>
    </div>
  )
}
