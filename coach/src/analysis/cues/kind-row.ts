import { cue, type PlainCue } from '../../detectors/match.ts'
import type { Kind } from '../kinds.ts'

export interface KindCue extends PlainCue {
  id: Kind
}

/** A row of `kinds.ts`: what shows the kind and how much it counts. */
export const kindRow = (
  id: Kind,
  strength: number,
  ways: readonly string[],
  more: Omit<PlainCue, 'id' | 'pattern'> = {},
): KindCue => ({ ...cue(id, ways, { strength, ...more }), id })
