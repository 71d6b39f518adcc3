import type { followUpContexts } from '@mallama/contracts/arguments'

export type FollowUpContext = (typeof followUpContexts)[number]

/** In which context the newest answer of a stored talk came; null while there is none. */
export function contextOf(messages: readonly { role: string }[]): FollowUpContext | null {
  const answers = messages.filter(({ role }) => role === 'assistant').length
  if (answers === 0) return null
  return answers === 1 ? 'follow-up question' : 'continuing conversation'
}

/** What Mallama has before it when it answers, as a quiet line. */
export function contextLine(context: FollowUpContext | null): string {
  if (context === null) return 'Your first message is sent as a follow-up question, along with the summary.'
  if (context === 'follow-up question')
    return 'Answered as a follow-up question: Mallama had the summary of this argument.'
  return 'A continuing conversation: Mallama had the summary and what was said here before it.'
}
