import { figuresIn } from './figures.ts'
import { matterPatterns } from './matters.ts'
import { namesIn } from './names.ts'
import { apart, seenBy, type Seen } from './spans.ts'

/**
 * Everything in the text that could tell a stranger, or a neighbour, whom it is about: names in any letter case, places,
 * firms, contacts, dates, ages, numbers in figures or words, jobs, illnesses, rare events. Spans do not overlap and come
 * in the order of the text. `known` are names from the author's own rows. Linear in the text; more than 60,000
 * characters of it are not read.
 */
export function identifyingIn(text: string, known: readonly string[] = []): Seen[] {
  const read = text.length > longest ? text.slice(0, longest) : text
  return apart([...figuresIn(read), ...seenBy(read, matterPatterns), ...namesIn(read, known)])
}

export const longest = 60_000
