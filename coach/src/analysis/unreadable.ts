import kept from '../../data/said/unreadable.json' with { type: 'json' }
import type { TextAnalysisResult } from '@mallama/contracts/coach'
import type { TextAnalysisInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import type { Legibility } from '../builtin/kind-of-text.ts'
import { beginningOf } from './quoting.ts'
import type { Received } from './received.ts'

const lines: Record<Exclude<Legibility, 'words'>, { tone: string; says: string; means: string }> = kept.lines

const replies: Record<Exclude<Legibility, 'words'>, string> = kept.replies

/** A truthful answer to what cannot be read: it says why, quotes what there is, and claims nothing about anybody. */
export function unreadable(input: TextAnalysisInput, it: Received, legible: Legibility): TextAnalysisResult {
  const kind = legible === 'words' ? 'gibberish' : legible
  const { tone, says, means } = lines[kind]
  const shown = beginningOf(input.text)
  const evidence = shown.quote === '' ? [] : [{ ...shown, label: 'all there is to read' }]
  return {
    emotionalTone: tone,
    interpretation: says,
    underlyingMeaning: means,
    alternativeReading: null,
    suggestedResponse: replies[kind],
    confidence: 0.1,
    contributions: [{ score: 'confidence', feature: 'too little that can be read', amount: 0.1 }],
    evidence,
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}
