/** What a message to the coach is about; the labels of coach/data/lines. `other`: none of them. */
export const topics = [
  'family',
  'work',
  'ending',
  'quarrels',
  'children',
  'health',
  'trust',
  'money',
  'friends',
  'lonely',
  'distance',
  'plans',
  'neighbours',
  'drink',
  'loss',
  'household',
  'closeness',
  'other',
] as const
export type Topic = (typeof topics)[number]
