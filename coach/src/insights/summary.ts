import type { ConversationSummary } from '@mallama/contracts/coach'
import type { SummaryInput } from '../operations.ts'
import { dangerIn } from './danger.ts'

/**
 * A talk is put in short by a language model alone, and counted by the caller where none answers. Ours is what is seen
 * of danger in it, under which nothing is put in short.
 */
export const conversationSummary = ({ turns, country }: SummaryInput): ConversationSummary => ({
  safety: dangerIn(
    turns.map(({ content }) => content),
    country,
  ).safety,
  coach: 'built-in',
  summary: '',
})
