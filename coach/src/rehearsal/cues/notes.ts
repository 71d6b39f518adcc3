import file from '../notes.json' with { type: 'json' }

/**
 * What the person's own line did, and one thing to try: one sentence each. {q} is a stretch of the line, {n} the other.
 * Own words, written for Mallama; two or three of each, so that two lines of a kind do not get the same note.
 */
export type NoteId =
  | 'threat'
  | 'contempt'
  | 'criticism'
  | 'non-apology'
  | 'sorry-but'
  | 'sarcasm'
  | 'break'
  | 'order'
  | 'withdraw'
  | 'claim'
  | 'complaint'
  | 'invalidate'
  | 'defend'
  | 'why'
  | 'vague-request'
  | 'bare-request'
  | 'request'
  | 'disclose'
  | 'validate'
  | 'apologise'
  | 'offer'
  | 'thanks'
  | 'question'
  | 'limit'
  | 'mend'
  | 'talk'
  | 'plain'

export const notes: Record<NoteId, readonly string[]> = file.notes

/** Said with the first note where nothing of the other's words is known. */
export const { guess } = file
