import type { Reading } from './reading.ts'
import type { Revision } from './revise.ts'

/** Ways of asking for a draft to be changed. */
export const notTheirs =
  /\b(?:babyish|childish|cheesy|cringe\w*|corny|soppy|lame|robotic|posh|preachy|cold|fake|weird|like a (?:robot|therapist|card|teacher|lawyer))\b/i
export const mustNotSound =
  /\b(?:must ?n[o’']?t|should ?n[o’']?t|can[’']?t|cannot|mustnt|shouldnt|without|not) (?:to )?(?:sound(?:ing)?|com(?:e|ing) across|seem(?:ing)?|read) (?:like|as|too|so)?\b/i
export const revisions: [Reading['acts'][number], Revision][] = [
  ['shorter', 'short'],
  ['funnier', 'funny'],
  ['not-my-voice', 'own-voice'],
  ['never-accept', 'their-terms'],
  ['more-formal', 'formal'],
  ['less-formal', 'casual'],
  ['firmer', 'firm'],
  ['softer', 'soft'],
]
