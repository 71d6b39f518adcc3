import type { OpenConversation } from '@mallama/contracts/conversations'
import { titleOf } from '../../parts/conversations/words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SessionHead } from './SessionHead.tsx'

/** A mediation that has not begun. */
export default function MediationWaits({ conversation }: { conversation: OpenConversation }) {
  return (
    <div className="chat chat--whole">
      <SessionHead title={titleOf(conversation)} meta={<p className="meta">Group mediation</p>} />
      <div className="chat__log">
        <EmptyState
          title="Waiting for the others"
          text="Nothing starts until everyone has said yes to the ground rules."
          action={<LinkButton to="/conversations">Conversations</LinkButton>}
        />
      </div>
    </div>
  )
}
