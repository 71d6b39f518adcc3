import { repliesToHard } from './replies-hard.ts'
import { repliesToSoft } from './replies-soft.ts'

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

export const replies: Record<Move, Record<Mood, readonly string[]>> = { ...repliesToHard, ...repliesToSoft }

/** When the cell is used up: short, and true of any talk that has gone on so long. */
export const spent: Record<Mood, readonly string[]> = {
  closed: [
    'We are going round in circles.',
    'I have said what I have to say.',
    'I need a moment.',
    'You are not hearing me and I am not hearing you.',
    'Nothing I say counts right now.',
    'Let us leave it there for tonight.',
  ],
  guarded: [
    'Say that again, in other words.',
    'I do not know yet.',
    'Give me a second with that.',
    'I hear it. I am not there yet.',
    'That is a different thing from before. Which one is it?',
    'Let me think about it until tomorrow.',
  ],
  open: [
    'I want to get this right. Give me a moment.',
    'Say a bit more about that.',
    'That is not easy to answer.',
    'I am still with you, I just have no good words for it.',
    'Let me sleep on that one.',
    'I hear you, more than I can say right now.',
  ],
}
