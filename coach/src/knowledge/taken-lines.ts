import kept from '../../data/said/taken.json' with { type: 'json' }
import type { SafetyLines } from './safety-lines.ts'

/** After an overdose: the body first, and never a question about plans for tonight. Own words, written for Mallama. */
export const takenLines: Record<'writer' | 'someone', SafetyLines> = kept
