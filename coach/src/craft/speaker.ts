import type { CraftInput } from '../operations.ts'
import { isName } from './called.ts'
import { roles, vocatives } from './cues/roles.ts'

/** The name of the one other who speaks in the pasted exchange: whom an answer goes to where the goal names nobody. */
export function speakerIn({ conversationHistory, userFirstName }: CraftInput): string | null {
  const speaker = otherIn(conversationHistory, userFirstName)
  const called = speaker !== null && isName(speaker) && !speaker.includes(' ')
  return called && (!roles.has(speaker.toLowerCase()) || vocatives.test(speaker)) ? speaker : null
}

const labelled =
  /^\s*(?:\[[^\]\n]{1,40}\]\s*|\d{1,2}[/.:][\d/.:, apm-]{3,30}[-\s]*)?([\p{L}][\p{L} .'’-]{0,30}?)\s*:\s*(.+)$/iu

/** Who else speaks in a pasted exchange, where it is one person with a name. Reads its last 4,000 characters. */
function otherIn(history: string | null, userFirstName: string | null): string | null {
  const own = ['me', 'i', 'myself', 'you', userFirstName?.toLowerCase()]
  const found = new Set(
    (history ?? '')
      .slice(-4000)
      .split('\n')
      .flatMap((line) => {
        const name = labelled.exec(line)?.[1]?.trim()
        return name && !own.includes(name.toLowerCase()) ? [name] : []
      }),
  )
  return found.size === 1 ? ([...found][0] ?? null) : null
}
