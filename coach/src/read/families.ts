/** The ten feelings that a message may mainly show. */
export const families = [
  'joy',
  'love',
  'gratitude',
  'sadness',
  'hurt',
  'anger',
  'fear',
  'shame',
  'surprise',
  'neutral',
] as const
export type Family = (typeof families)[number]

export type Valence = 'positive' | 'negative' | 'neutral'
export const pleasant: readonly Family[] = ['joy', 'love', 'gratitude']
export const painful: readonly Family[] = ['sadness', 'hurt', 'anger', 'fear', 'shame']
