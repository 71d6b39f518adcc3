import type { OpenConversation } from '@mallama/contracts/conversations'
import { useConversation } from '../../parts/chat/conversation.ts'
import { useHoldOpen } from '../../platform/hold.ts'
import { talkId } from './session-talk.ts'
import Session from './Session.tsx'

/** A solo session stays open past the end of access while a message of it is on its way: it is not saved yet. */
export default function Solo({ conversation }: { conversation: OpenConversation }) {
  useHoldOpen(useConversation(talkId(conversation.id)).outgoing !== null)
  return <Session conversation={conversation} />
}
