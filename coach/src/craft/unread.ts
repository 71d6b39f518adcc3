import type { CraftResult } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import type { CraftInput } from '../operations.ts'
import { draftAlone } from './draft-alone.ts'
import type { Goal } from './goal.ts'
import type { Recipient } from './recipient.ts'
import { notUnderstood, quoteFrom } from './tell.ts'

/** The result where the frame of the goal is not understood: nothing is guessed, and one thing is asked. */
export function askedBack(input: CraftInput, goal: Goal, who: Recipient, safety: Safety): CraftResult {
  const quote = quoteFrom(input.goal, goal.unread.length > 0 ? goal.unread : [input.goal])
  const whom = who.called ?? (who.quote.replace(/^my\b/i, 'your') || 'they')
  return notUnderstood(
    `I did not understand ${quote ? `"${quote}"` : 'the goal'} well enough to write it as a message, so I have written nothing rather than something vague. What is the one thing ${whom} should know after reading it?`,
    quote,
    safety,
    'Put it in one sentence, "tell her that ..." or "ask him to ...", with the day, the sum or the name if there is one, and I will write it.',
    draftAlone(input),
  )
}
