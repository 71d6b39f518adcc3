import { apologyCues } from './cues/apology.ts'
import { match } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

/** The six parts of an apology (Lewicki, Polin and Lount 2016). */
const apologyParts = ['regret', 'explanation', 'responsibility', 'repentance', 'repair', 'forgiveness'] as const
type ApologyPart = (typeof apologyParts)[number]

export interface ApologyReading {
  /** `non-apology`: the word is there and the blame stays elsewhere ("sorry you feel", "sorry if", "sorry but"). */
  kind: 'none' | 'apology' | 'non-apology'
  parts: readonly ApologyPart[]
  /** 0..1, the weighted share of the six parts. */
  strength: number
  /** Each span's `id` is a part, or "non-apology". */
  spans: readonly Span[]
}

// Their order is Lewicki's: responsibility counts most, then the offer of repair; asking forgiveness counts least.
const weight: Record<ApologyPart, number> = {
  responsibility: 0.28,
  repair: 0.2,
  explanation: 0.16,
  repentance: 0.15,
  regret: 0.14,
  forgiveness: 0.07,
}

/** An apology says regret or asks forgiveness; owning up without either is `accountability` among the acts. */
export function apologyIn(read: Plain): ApologyReading {
  const spans = match(read, apologyCues)
  const has = (part: string) => spans.some(({ id }) => id === part)
  const owned = has('regret') || has('forgiveness')
  const parts = apologyParts.filter(has)
  const kind = has('non-apology') ? 'non-apology' : owned ? 'apology' : 'none'
  const strength = owned ? parts.reduce((sum, part) => sum + weight[part], 0) : 0
  return { kind, parts, strength: Math.round(strength * 100) / 100, spans }
}
