import labels from '../../data/labels.json' with { type: 'json' }
import { named } from './labels.ts'

/** The ten feelings that a message may mainly show. */
export const families = named(labels.feeling)
export type Family = (typeof families)[number]

export type Valence = 'positive' | 'negative' | 'neutral'
export const pleasant = families.filter((it) => labels.feeling[it] === 'pleasant')
export const painful = families.filter((it) => labels.feeling[it] === 'painful')
