import type { Sighting } from './flag.ts'

/** What somebody fears to do to a person in their care. */
export interface CareUrge {
  who: 'baby' | 'child' | 'elder'
  /** Something tells them to. */
  voices: boolean
}

/** Null where the text does not say so outright. `seen`: what the screen makes of it. */
export function careUrgeIn(text: string, seen: Sighting | null): CareUrge | null {
  if (seen?.about !== 'care') return null
  const who = /\b(?:baby|newborn|infant|bab(?:ies|bies)|bubs?)\b/i.test(text)
    ? 'baby'
    : /\b(?:mum|mom|mother|dad|father|gran|nan|grandma|grandad)\b/i.test(text)
      ? 'elder'
      : 'child'
  return { who, voices: /\bvoices?\b/i.test(text) }
}
