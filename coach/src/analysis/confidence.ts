import type { Contribution } from '@mallama/contracts/coach'
import type { Received } from './received.ts'

/** COACH.md, "Text analysis": the caps. */
const caps = { bare: 0.45, conflict: 0.5, always: 0.85 } as const
const fewTokens = 4

/**
 * How sure the reading is of what the message does, 0..0.85: the chance that the learnt weights give the act, capped
 * (COACH.md, "Text analysis"). The chance is calibrated on messages whose author the weights had not met
 * (weights/acts.md has the figures). The contributions add up to it.
 */
export function confidenceOf(it: Received): { confidence: number; contributions: Contribution[] } {
  const steps: Contribution[] = []
  let value = 0
  const to = (next: number, feature: string, quote?: string) => {
    const amount = round(next - value)
    if (amount !== 0) steps.push({ score: 'confidence', feature, amount, ...(quote ? { quote } : {}) })
    value = round(value + amount)
  }
  const first = it.cues[0] ?? it.tone.spans[0]
  to(it.chance, `how clearly the words ${does[it.act] ?? 'tell something'} rather than anything else`, first?.quote)
  if (it.words <= fewTokens && !it.context)
    to(Math.min(value, caps.bare), 'four words or fewer, without context: never surer than 0.45')
  if (it.conflict)
    to(Math.min(value, caps.conflict), 'the words and how they are meant seem to conflict: never surer than 0.50')
  to(Math.min(Math.max(value, 0.1), caps.always), 'words alone: never surer than 0.85')
  return { confidence: value, contributions: steps }
}

/** "how clearly the words ... rather than anything else" */
const does: Readonly<Record<string, string>> = {
  complaint: 'complain of something',
  request: 'ask for something to be done',
  question: 'ask to know something',
  information: 'tell something',
  thanks: 'thank you',
  affection: 'show affection',
  apology: 'take responsibility',
  'non-apology': 'say sorry and keep the blame away',
  deflection: 'leave the point open',
  boundary: 'set a limit',
  invitation: 'invite you',
  'break-up': 'end something',
  threat: 'threaten',
  ultimatum: 'set a condition',
  joke: 'joke',
  offer: 'offer something',
  disclosure: 'say how badly they are doing',
}

const round = (value: number) => Math.round(value * 100) / 100
