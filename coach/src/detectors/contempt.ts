import { once } from '../once.ts'
import { contemptCues, warmth } from './cues/contempt.ts'
import { bareName, denials } from './cues/dismissal.ts'
import { match, spanAt } from './match.ts'
import { mockeryIn } from './mockery.ts'
import { longestTurn, type Plain } from './plain.ts'
import type { Span } from './span.ts'

/**
 * Talking down from above: names, mockery, disgust, hostile comparison (Gottman 1994). Ids: "contempt", "comparison",
 * "eye-roll". A mild name with a laugh or a kiss beside it is teasing, and is left out; swearing alone is no contempt.
 */
export function contemptIn(read: Plain): Span[] {
  // Asked only beside a mild name: with its signs and letters of all kinds it is the slowest look of all.
  const warm = once(() => warmth.test(read.source.slice(0, longestTurn)))
  const spans = match(read, contemptCues).flatMap((span): Span[] =>
    span.id !== 'tease' ? [span] : warm() ? [] : [{ ...span, id: 'contempt' }],
  )
  for (const hit of read.source
    .slice(0, longestTurn)
    .matchAll(/🙄|🤡|🤮|\*?\b(?:rolls|rolling) (?:my |his |her |their )?eyes\b\*?/giu))
    spans.push({
      id: 'eye-roll',
      quote: hit[0],
      start: hit.index,
      end: hit.index + hit[0].length,
      speaker: 'writer',
      target: 'other',
      strength: 0.6,
    })
  spans.push(...match(read, denials))
  for (const hit of read.text.matchAll(/[^.!?\n]+/g)) {
    const lead = hit[0].length - hit[0].trimStart().length
    if (hit[0].length > 60 || !bareName.test(hit[0].trim()) || warm()) continue
    // "I forgot the keys. Idiot." is said to oneself.
    const before = read.text.slice(Math.max(0, hit.index - 160), hit.index)
    if (/\b(?:i|im|ive|my|me)\b/.test(before) && !/\byour?e?\b/.test(before)) continue
    const at = hit.index + lead
    if (!spans.some((span) => span.start <= (read.starts[at] ?? 0) && span.end > (read.starts[at] ?? 0)))
      spans.push(spanAt(read, 'contempt', at, hit.index + hit[0].trimEnd().length, 0.8))
  }
  for (const { start, end } of mockeryIn(read.source))
    spans.push({
      id: 'contempt',
      quote: read.source.slice(start, end),
      start,
      end,
      speaker: 'writer',
      target: 'other',
      strength: 0.7,
    })
  return spans
}
