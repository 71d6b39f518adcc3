import type { EmpathyReading } from './empathy.ts'
import type { Span } from './span.ts'

export interface ComfortReading {
  /** Burleson's levels of person-centredness, lowest to highest; "none" where nobody is being comforted. */
  level: 'none' | 'denies' | 'acknowledges' | 'elaborates'
  /** The words that decide the level. */
  spans: readonly Span[]
}

/**
 * How person-centred a comforting message is (Burleson 1984): it denies the feeling, acknowledges it, or elaborates and
 * legitimises it. Read off the empathy cues: dismissal denies, a named inner state or an opening question elaborates.
 */
export function comfortIn({ interpretation, exploration, reaction, dismissal, spans }: EmpathyReading): ComfortReading {
  const only = (keep: (span: Span) => boolean) => spans.filter(keep)
  if (interpretation === 2 && !dismissal)
    return { level: 'elaborates', spans: only(({ id, strength }) => id === 'interpretation' && strength > 0.7) }
  if (dismissal) return { level: 'denies', spans: only(({ id }) => id === 'dismissal') }
  if (exploration === 2) return { level: 'elaborates', spans: only(({ id }) => id === 'exploration') }
  if (reaction > 0 || interpretation > 0)
    return { level: 'acknowledges', spans: only(({ id }) => id === 'reaction' || id === 'interpretation') }
  return { level: 'none', spans: [] }
}
