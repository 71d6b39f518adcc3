/** What a line of a diary or a note is about, or what two people want to improve; `other`: none of these. */
export const abouts = [
  'listening',
  'temper',
  'trust',
  'thanks',
  'time',
  'money',
  'limits',
  'jealousy',
  'apology',
  'opening',
  'criticism',
  'fairness',
  'calls',
  'joy',
  'silence',
  'cancelled',
  'work',
  'sleep',
  'studies',
  'other',
] as const
export type About = (typeof abouts)[number]
