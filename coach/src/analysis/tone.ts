import kept from '../../data/said/tones.json' with { type: 'json' }
import type { Family } from '../detectors/emotion-words.ts'
import type { Valence } from '../read/messages.ts'
import type { Quote, Reading } from '../read/read.ts'
import type { Kind } from './readings.ts'

/** The feelings that the emotion model hears, at most two, with the sentence that speaks for each. */
export interface ToneReading {
  families: readonly Family[]
  spans: readonly (Quote & { family: Family })[]
  /** What safety says of it comes before any feeling. */
  threatening: boolean
}

const menacing: ReadonlySet<Kind> = new Set(['danger', 'control', 'coercion', 'pressure', 'warning', 'takeover'])
/** How a message with the feeling is meant. Surprise is none: what public comments call so is any question here. */
const meant: Readonly<Record<Family, Valence | null>> = {
  joy: 'positive',
  love: 'positive',
  gratitude: 'positive',
  sadness: 'negative',
  hurt: 'negative',
  anger: 'negative',
  fear: 'negative',
  shame: 'positive',
  surprise: null,
  neutral: 'neutral',
}

/** A feeling is named where the reader of messages hears it meant alike: kind words are the costume of a reproach. */
export function toneOf(said: Reading, kind: Kind, valence: Valence): ToneReading {
  const named = said
    .tone()
    .filter(({ label, use }) => kind !== 'short' && use !== 'leave' && meant[label] === valence)
    .slice(0, 2)
  return {
    families: named.map(({ label }) => label),
    spans: named.flatMap(({ label, shown }) => (shown && label !== 'neutral' ? [{ ...shown, family: label }] : [])),
    threatening: menacing.has(kind),
  }
}

/** "hurt and annoyed"; where no feeling is clear enough, that is what is said. */
export function toneWords({ families, threatening }: ToneReading): string {
  const words = families.map((family) => kept.families[family]).join(' and ')
  return [words, ...(threatening ? [kept.threatening] : [])].filter(Boolean).join(', ') || kept.unclear
}
