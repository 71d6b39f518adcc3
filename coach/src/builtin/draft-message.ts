import { craftMessage } from '../craft/craft.ts'

/** The message that this goal alone makes; null where it is refused, where it is too grave for words, or where nothing comes of it. */
export function messageFor(
  goal: string,
  knownPeople: readonly string[],
  { selectedTone = 'direct', country = null }: { selectedTone?: 'direct' | 'caring'; country?: string | null } = {},
): string | null {
  const made = craftMessage({
    goal,
    selectedTone,
    context: null,
    conversationHistory: null,
    originalDraft: null,
    person: null,
    knownPeople,
    userFirstName: null,
    country,
  })
  return made.refused || (made.safety?.tier ?? 0) > 1 ? null : made.craftedMessage || null
}
