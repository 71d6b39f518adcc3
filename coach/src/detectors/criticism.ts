import { aboutThirdCues, criticismCues } from './cues/criticism.ts'
import { warmth } from './cues/contempt.ts'
import { match } from './match.ts'
import { longestTurn, type Plain } from './plain.ts'
import type { Span } from './span.ts'

/**
 * Fault found with the person rather than with what they did (Gottman 1994). Target "other" is said to the one who is
 * spoken to, "none" about somebody else. "You are such a child" with a kiss beside it is play.
 */
export function criticismIn(read: Plain): Span[] {
  const warm = warmth.test(read.source.slice(0, longestTurn))
  const said = match(read, criticismCues).filter(({ quote }) => !(warm && /\bsuch an?\b/i.test(quote)))
  return [...said, ...match(read, aboutThirdCues)]
}
