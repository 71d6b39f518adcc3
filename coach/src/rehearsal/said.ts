import notesFile from './notes.json' with { type: 'json' }
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
