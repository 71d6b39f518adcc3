import { defensivenessCues, notDefending } from './cues/defensiveness.ts'
import { match } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

/** Warding blame off (Gottman 1994). Ids: "denial", "excuse", "counter". Owning up in the same turn takes it away. */
export function defensivenessIn(read: Plain): Span[] {
  const spans = match(read, defensivenessCues)
  if (spans.length === 0 || !notDefending.test(read.text)) return spans
  return spans.filter(({ id }) => id === 'counter')
}
