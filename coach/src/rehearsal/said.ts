import notesFile from './notes.json' with { type: 'json' }
import type { Line, Stance } from './line.ts'
import repliesFile from './replies.json' with { type: 'json' }

/** How closed the other is by now. */
export type Mood = 'closed' | 'guarded' | 'open'
export type Move = keyof typeof repliesFile.replies

/**
 * What the other may answer, by what the person's line does and how closed they are. {own} is one of their own quoted
 * lines; where none fits, a variant with it is not used. Own words, written for Mallama: nobody here insults, threatens,
 * gives in at once, or brings a fact of their own.
 */
export const replies: Record<Move, Record<Mood, readonly string[]>> = repliesFile.replies
/** When the cell is used up: short, and true of any talk that has gone on so long. */
export const spent: Record<Mood, readonly string[]> = repliesFile.spent

/**
 * What the person's own line did, and one thing to try: one sentence each. {q} is a stretch of the line, {n} the other.
 * Two or three of each, so that two lines of a kind do not get the same note. `plain` holds of any line.
 */
export const notes: Record<keyof typeof notesFile.notes, readonly string[]> = notesFile.notes
/** Said with the first note where nothing of the other's words is known. */
export const { guess } = notesFile

/** What each line adds, where it is clear what it does. */
const weights: Record<Stance, number> = { interests: -0.5, rights: 0.4, power: 0.8 }

/**
 * Every line of the person's counts, the older ones less; nobody opens at one word. `base`: where they stand by nature,
 * 1 or above, from what they were quoted as saying.
 */
export function moodOf(lines: readonly Pick<Line, 'sure' | 'stance'>[], base: number): Mood {
  let guard = base
  for (const { sure, stance } of lines)
    guard = Math.min(2.4, Math.max(-0.6, base + (guard - base) * 0.85 + (sure ? weights[stance] : 0)))
  return guard >= 1.65 ? 'closed' : guard >= 0.35 ? 'guarded' : 'open'
}
