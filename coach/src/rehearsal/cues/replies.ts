import file from '../replies.json' with { type: 'json' }

/**
 * What the other may answer, by what the person's line does and how closed they are by now. Slots: {abs} the absolute
 * word of the line, {cl} its clause as they would say it, {felt} the same where
 * it tells a feeling, {vp} what they are asked to do, {offer} what is offered, {wh}
 * the question turned round, {topic} what they want to talk about, {own} one of their own quoted lines. A variant whose slot is empty is not used. Own
 * words, written for Mallama: nobody here insults, threatens, gives in at once, or brings a fact of their own.
 */
export type Mood = 'closed' | 'guarded' | 'open'
export type Move =
  | 'threat'
  | 'attack'
  | 'accuse'
  | 'unsorry'
  | 'sneer'
  | 'pause'
  | 'hello'
  | 'hold'
  | 'decide'
  | 'after'
  | 'grasp'
  | 'order'
  | 'claim'
  | 'request'
  | 'offer'
  | 'sorry'
  | 'thanks'
  | 'see'
  | 'tell'
  | 'ask'
  | 'leave'
  | 'limit'
  | 'talk'
  | 'mend'
  | 'plain'

export const replies: Record<Move, Record<Mood, readonly string[]>> = file.replies
/** When the cell is used up: short, and true of any talk that has gone on so long. */
export const spent: Record<Mood, readonly string[]> = file.spent
