/**
 * What a turn or a message does to the one it is for; several may hold. `ask`: a thing that can be declined; `limit`: what
 * somebody will or will not go along with; `ending`: of the relationship; `hurts`: any that hurts or presses; `harm`: how
 * much it hurts, as a share of 10. A new one is a name here, its labels in coach/train/read-data.ts, and a training.
 */
export const actHeads = [
  'criticism',
  'contempt',
  'defend',
  'withdraw',
  'threat',
  'invalidate',
  'demand',
  'complaint',
  'ask',
  'question',
  'offer',
  'agree',
  'disclose',
  'validation',
  'repair',
  'accountability',
  'apology',
  'non-apology',
  'appreciation',
  'limit',
  'ending',
  'absolutes',
  'mind-reading',
  'sarcasm',
  'hurts',
  'harm',
] as const
export type ActHead = (typeof actHeads)[number]
