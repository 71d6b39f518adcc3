/** What a page may know of conversations without the schemas. */

export const conversationTypes = ['solo_session', 'group_mediation'] as const
export type ConversationType = (typeof conversationTypes)[number]

/** The title of a solo session that nobody gave one. */
export const SOLO_TITLE = 'Solo session'

/** `waiting`: a mediation that not everyone has said yes to. */
export const conversationStatuses = ['active', 'waiting', 'resolved', 'needs_attention', 'archived'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

const COMBINING = /\p{M}/gu

/** Letters without case and accents, each in the place of the one it came from. */
const folded = (text: string): { letters: string; from: number[] } => {
  let letters = ''
  const from: number[] = []
  let at = 0
  for (const sign of text) {
    const plain = sign.normalize('NFD').replace(COMBINING, '').toLowerCase()
    for (let n = 0; n < plain.length; n++) from.push(at)
    letters += plain
    at += sign.length
  }
  from.push(at)
  return { letters, from }
}

/** Where `words` stand in `text`, whatever their case and accents; empty where they do not. */
export function placesOf(text: string, words: string): { start: number; end: number }[] {
  const { letters: wanted } = folded(words.trim())
  if (!wanted) return []
  const { letters, from } = folded(text)
  const found: { start: number; end: number }[] = []
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length))
    found.push({ start: from[at]!, end: from[at + wanted.length]! })
  return found
}
