import type { Contribution } from '@mallama/contracts/coach'

/** COACH.md, "Text analysis": the caps. */
const caps = { bare: 0.45, conflict: 0.5, always: 0.85 } as const
const fewTokens = 4

export interface Sureness {
  /** 0..1, calibrated on messages by authors not learnt from. */
  chance: number
  /** What it is sure of: "a favour they are asking of you". */
  named: string
  quote: string
  words: number
  context: boolean
  /** The words and how they are meant seem to conflict. */
  conflict: boolean
}

/** How sure the reading is of what the message does, 0.1..0.85, and what that rests on: the contributions add up to it. */
export function confidenceOf(it: Sureness): { confidence: number; contributions: Contribution[] } {
  const steps: Contribution[] = []
  let value = 0
  const to = (next: number, feature: string, quote?: string) => {
    const amount = round(next - value)
    if (amount !== 0) steps.push({ score: 'confidence', feature, amount, ...(quote ? { quote } : {}) })
    value = round(value + amount)
  }
  to(it.chance, `how clearly the words show ${it.named} rather than anything else`, it.quote)
  if (it.words <= fewTokens && !it.context)
    to(Math.min(value, caps.bare), 'four words or fewer, without context: never surer than 0.45')
  if (it.conflict)
    to(Math.min(value, caps.conflict), 'the words and how they are meant seem to conflict: never surer than 0.50')
  to(Math.min(Math.max(value, 0.1), caps.always), 'words alone: never surer than 0.85')
  return { confidence: value, contributions: steps }
}

const round = (value: number) => Math.round(value * 100) / 100
