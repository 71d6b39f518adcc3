import type { Valence } from '../read/messages.ts'
import file from './readings.json' with { type: 'json' }

/** What a message is, for what is said about it; `readings.json` has a row of each. */
export type Kind = keyof typeof file

/**
 * What is said about each kind of message, and one plain answer to it. `{q}` is a quote of the message, which `says`
 * alone has: each stands once on the screen. Nothing is claimed that the kind does not carry: what is beneath the words is
 * worded as possible.
 */
export interface Reading {
  /** What the message does, for the measures. */
  act: string
  valence: Valence
  says: string
  means: string
  /** A second way to read it; null where there is no doubt. */
  other: string | null
  /** Absent where none is suggested: threats, insults, and whatever the reader is first to be safe from. */
  reply?: string
  /** The answer to somebody one works with or for. */
  atWork?: string
}

export const readings = file as Readonly<Record<Kind, Reading>>

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
  thanks: 'thanks',
}
