import type { Features } from './features.ts'
import type { Sentence } from './plain.ts'
import type { Contribution } from '@mallama/contracts/coach'

export interface DerailmentReading {
  /** 0..1; the risk that the talk turns personal, from this turn's politeness marks alone. */
  risk: number
  contributions: Contribution[]
}

/** Zhang et al. (2018), "Conversations gone awry": "you" and direct questions up; thanks, greeting, hedges down. */
export function derailmentIn(parts: readonly Sentence[], features: Features): DerailmentReading {
  const contributions: Contribution[] = []
  const add = (feature: string, amount: number, quote?: string) =>
    contributions.push({ score: 'risk', feature, amount, ...(quote ? { quote } : {}) })
  for (const { quote } of features['you-start'].slice(0, 2)) add('a sentence that starts with "you"', 0.2, quote)
  if (parts.some(({ text, close }) => close.includes('?') && /^(?:why|what|who|how|when|where)\b/.test(text)))
    add('a direct question', 0.15)
  for (const feature of ['gratitude', 'greeting', 'hedge'] as const) {
    const first = features[feature][0]
    if (first) add(feature, -0.15, first.quote)
  }
  const sum = 0.3 + contributions.reduce((total, { amount }) => total + amount, 0)
  return { risk: Math.round(Math.max(0, Math.min(1, sum)) * 100) / 100, contributions }
}
