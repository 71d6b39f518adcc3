import type { Plain } from '../detectors/plain.ts'
import { readTie } from '../read/read.ts'
import { signOf, type Doer, type StrainTie, type StrengthTie } from '../read/ties.ts'
import { placeIn, standingOf } from './told-frame.ts'

interface Part {
  text: string
  start: number
  end: number
}

export interface Likely extends Part {
  tie: StrengthTie | StrainTie
  does: Doer
  /** How likely it is a strength or a strain at all, 0..1. */
  sure: number
}

/** From this chance on it was a strength, or a strain, about three times in four on authors not learnt from. */
const SIGN = 0.7
/** A part of fewer words tells no scene. */
const LEAST = 4

/**
 * What the reader hears in the parts of a description in which no cue speaks, to be told as a guess. A strain is named
 * only where its name was right every other time. What is denied in a part is not guessed at.
 */
export function likelyIn(parts: readonly Part[], read: Plain): Likely[] {
  return parts.flatMap((part): Likely[] => {
    const end = placeIn(read, part.end - 1)
    if (part.text.split(' ').length < LEAST || standingOf(read.text, end, end, false) !== 'told') return []
    const { tie, sign, does } = readTie(part.text)
    if (tie.label === 'none' || sign.chance < SIGN || signOf(tie.label) !== sign.label) return []
    if (sign.label === 'strain' && tie.use === 'leave') return []
    return [{ ...part, tie: tie.label, does: does.label, sure: sign.chance }]
  })
}
