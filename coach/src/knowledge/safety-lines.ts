import type { SafetyCategory } from '@mallama/contracts/safety'
import file from './safety-lines.json' with { type: 'json' }

/** What is said when the normal talk stops. `first` meets the words, `ask` is the one triage question. */
export interface SafetyLines {
  first: string[]
  urgent: string[]
  ask: string[]
  /** Later turns: each a step further, never the same block twice. */
  steps: string[]
  /** Words to send to someone, when they are asked for. */
  draft: string[]
}

export const safetyLines: Record<SafetyCategory, SafetyLines> = file.byCategory

/** When it is about someone else: what helps from beside them. `gone`: they may be about to act, and cannot be reached. */
export const helperLines: Record<
  'self-harm' | 'other' | 'gone',
  { first: string[]; urgent?: string[]; ask: string[]; steps: string[]; draft: string[] }
> = file.helpers

export const { cannotCall } = file

/** The same asked once more, where one message looked grave and nothing since bore it out. */
export const directQuestions: Record<'self-harm' | 'other' | 'helper', string[]> = file.directQuestions
