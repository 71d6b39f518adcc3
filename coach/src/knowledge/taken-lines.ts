import kept from '../../data/said/taken.json' with { type: 'json' }
import type { SafetyLines } from './safety-lines.ts'

interface TakenLines extends SafetyLines {
  /** What is answered to what is said of the call, the place or the wait. */
  topics: { cues: string[]; lines: string[] }[]
}

/** After an overdose: the body first, and never a question about plans for tonight. Own words, written for Mallama. */
export const takenLines: Record<'writer' | 'someone', TakenLines> = kept
