import type { ArgumentResult } from '@mallama/contracts/coach'
import { resolveArgument } from '../argument/resolve.ts'
import type { ArgumentInput } from '../operations.ts'

/** A quarrel of which nothing is known but its words, for tests and evaluations. */
export const resolved = (originalConversation: string, more: Partial<ArgumentInput> = {}): ArgumentResult =>
  resolveArgument({
    originalConversation,
    context: null,
    partiesInvolved: [],
    knownPeople: [],
    userFirstName: null,
    country: 'GB',
    ...more,
  })
