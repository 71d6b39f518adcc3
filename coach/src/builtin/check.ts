import type { Composer } from './composer.ts'
import { sentenceKey, splitSentences } from './state.ts'

/** Why a reply may not be said, or null when it may. Another plan is then tried, so nobody is told the same again. */
export function refuse(c: Composer, response: string, needsWords: boolean, said: ReadonlySet<string>): string | null {
  if (!response.trim()) return 'empty'
  if (needsWords && c.evidence.length === 0) return "none of the person's words"
  // What is kept is told as often as it is asked for.
  if (c.recounting) return null
  for (const sentence of splitSentences(response)) if (said.has(sentenceKey(sentence))) return 'a sentence said before'
  const recent = c.input.history.filter((turn) => turn.role === 'assistant').slice(-3)
  return recent.some((turn) => overlap(withoutQuotes(response), withoutQuotes(turn.content)) > 0.5)
    ? 'too close to an earlier reply'
    : null
}

export const withoutQuotes = (text: string): string => text.replace(/"[^"]*"/g, '"')

function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}

/** The share of the one's trigrams that stand in the other as well. */
function overlap(one: string, other: string): number {
  const [mine, theirs] = [trigrams(one), trigrams(other)]
  return mine.size === 0 ? 0 : [...mine].filter((it) => theirs.has(it)).length / mine.size
}
