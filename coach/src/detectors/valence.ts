import type { Family } from './emotion-words.ts'

export type Valence = 'positive' | 'negative' | 'neutral'

export const pleasant: readonly Family[] = ['joy', 'love', 'gratitude']
export const painful: readonly Family[] = ['sadness', 'hurt', 'anger', 'fear', 'shame']
