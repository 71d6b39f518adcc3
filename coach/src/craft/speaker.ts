import type { CraftInput } from '../operations.ts'
import { isName } from './called.ts'
import { roles, vocatives } from './cues/roles.ts'
import { otherIn } from './last-turn.ts'

/** The name of the one other who speaks in the pasted exchange: whom an answer goes to where the goal names nobody. */
export function speakerIn({ conversationHistory, userFirstName }: CraftInput): string | null {
  const speaker = otherIn(conversationHistory, userFirstName)
  const called = speaker !== null && isName(speaker) && !speaker.includes(' ')
  return called && (!roles.has(speaker.toLowerCase()) || vocatives.test(speaker)) ? speaker : null
}
