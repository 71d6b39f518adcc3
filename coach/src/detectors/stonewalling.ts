import { asides, breakOnly, stonewallingCues, timedBreak } from './cues/stonewalling.ts'
import { match, spanAt } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

/**
 * Turning away from the talk (Gottman 1994). Ids: "stonewalling" shuts the door, "withdraw" steps back. A break that
 * names its end ("twenty minutes, back at 8") is care, not a wall: it is all that is then returned, as "timed-break".
 */
export function stonewallingIn(read: Plain): Span[] {
  const spans = match(read, stonewallingCues)
  for (const hit of read.text.matchAll(asides))
    spans.push(spanAt(read, 'stonewalling', hit.index, hit.index + hit[0].length, 0.9))
  // One letter is a wall; "ok" in full may be a plain yes, which only the turns before it can tell.
  if (/^\s*k+[\s.]*$/i.test(read.source)) spans.push(spanAt(read, 'stonewalling', 0, read.text.length, 0.6))
  const breaks = match(read, [timedBreak]).filter(({ quote }) => breakOnly.test(quote.toLowerCase()))
  const first = breaks[0]
  if (first && wantsPause.test(read.text)) return [first]
  return spans
}

const wantsPause =
  /\b(?:break|breather|pause|time ?out|cool (?:off|down)|calm(?:ed)? down|clear my head|need (?:a|some|to|ten|twenty|thirty|half|an|\d+)|give me|gimme|walk|step (?:away|out)|not now|too (?:angry|upset|tired|wound up)|cant (?:do|think|talk)|talk (?:properly|about (?:it|this)|tonight|tomorrow|later)|finish this|continue this|back (?:on )?(?:at|in|by)|(?:ill |will )?(?:call|ring|text) you|stop here|leave it|park (?:it|this)|shout(?:ing)?)\b/
