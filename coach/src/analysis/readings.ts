import type { Family } from '../detectors/emotion-words.ts'
import type { Valence } from '../read/messages.ts'
import type { Kind } from './kinds.ts'
import type { NeedId } from './needs.ts'
import file from './readings.json' with { type: 'json' }

/**
 * What is said about each kind of message, and one plain answer to it. `{q}` is a quote of the message, which `says`
 * alone has: each stands once on the screen. `{need}` is what it may be after. Nothing is claimed that the kind does not
 * carry: what is beneath the words is worded as possible.
 */
export interface Reading {
  /** What the message does, for the measures. */
  act: string
  valence: Valence
  /** Its usual tone, where the words show none. */
  family: Family
  need: NeedId | null
  says: string
  means: string
  /** A second way to read it; null where there is no doubt. */
  other: string | null
  /** Absent where nothing should be sent before the reader is safe (`safe-reply.ts`). */
  reply?: string
  /** The answer to somebody one works with or for. */
  atWork?: string
}

export const readings = file as unknown as Readonly<Record<Exclude<Kind, 'unreadable'>, Reading>>

/** "Under it may be a wish for time with you." */
export const needLine = (theirs: string, pointer: string | null): string =>
  `Under it may be a wish ${/^(?:to|that)\b/.test(theirs) ? theirs : `for ${theirs}`}${pointer ? `: ${pointer} points there` : ''}.`

/** How an act is named where a reading is unsure between two. */
export const rivals: Readonly<Record<string, string>> = {
  complaint: 'a complaint',
  threat: 'a threat',
  invitation: 'an invitation',
  'non-apology': 'an apology that keeps the blame away',
  request: 'a request',
  question: 'a question',
  information: 'plain information',
  affection: 'affection',
  apology: 'an apology',
  deflection: 'a way round the point',
  boundary: 'a limit',
  'break-up': 'an ending',
  ultimatum: 'a condition',
  joke: 'a joke',
  disclosure: 'how badly they are doing',
  offer: 'an offer',
  thanks: 'thanks',
}
