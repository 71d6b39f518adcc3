import type { SafetyCategory } from '@mallama/contracts/safety'
import type { About } from './flag.ts'

/**
 * Explicit present danger, subject and tense clear. They alone set tier 3 without a language model, so each has twenty
 * lines that it must fit and twenty that it must not (coach/data/statements.jsonl); what is oblique is the classifier's.
 */
export interface Statement {
  id: string
  /** 1: it asks by itself, and what the classifier makes of the rest may be graver. */
  tier: 1 | 2 | 3
  category: SafetyCategory
  /** Somebody else is the one in danger. */
  other?: true
  /** The child is the one who writes. */
  own?: true
  about?: About
  says: readonly string[]
  /** Phrases said to the one they are meant for: whoever says them is the one who threatens. */
  threatens?: readonly string[]
  /** One of these words stands in the sentence or the ones beside it. */
  needs?: string
  /** None of these stands in the sentence, beside the usual frames (stories, jests, long ago, denial). */
  unless?: string
  /** Frames that do not take it back: "I can't breathe" denies nothing. */
  even?: readonly ('fiction' | 'past' | 'maybe' | 'denied')[]
}

export const statement = (
  id: string,
  tier: Statement['tier'],
  category: SafetyCategory,
  rest: Omit<Statement, 'id' | 'tier' | 'category'>,
): Statement => ({ id, tier, category, ...rest })
