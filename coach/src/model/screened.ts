import { splitSentences } from '../text/split.ts'
import type { Question } from './ask.ts'
import { mended, type Stopped } from './mend.ts'
import type { Careful } from './reading.ts'
import type { Watch } from './unsafe.ts'

/** In the person's voice: drafts to be sent. */
const drafts = new Set(['suggestedResponse', 'craftedMessage', 'message', 'rewritten', 'repair', 'statements'])
/** The part that is played in a rehearsal. */
const parts = new Set(['reply'])
/** Held against the input word by word instead of being judged: they are what somebody wrote, or one of our own words. */
const verbatim = new Set(['quote', 'quotes', 'party', 'kind', 'cues', 'acts', 'type', 'priority', 'trigger'])

export const voiceOf = (key: string): Watch['voice'] =>
  drafts.has(key) ? 'person' : parts.has(key) ? 'other' : 'coach'

export interface Place {
  holder: Record<string, unknown>
  name: string
  key: string
  text: string
}

/**
 * A model's answer without what may not be shown: other words were asked for once, or the sentence is left out. A draft
 * is one whole: half a message is none. Rejects with the reader's own abort alone.
 */
export async function screened<T extends object>(
  question: Question & { reading: Careful },
  words: T,
  watch: Omit<Watch, 'voice'>,
): Promise<{ shown: T; leftOut: number }> {
  const shown = structuredClone(words)
  const stopped: (Stopped & { at: number; pieces: string[] })[] = []
  const changed = new Map<Place, string[]>()
  for (const place of placesIn(shown)) {
    const voice = voiceOf(place.key)
    const pieces = voice === 'coach' ? splitSentences(place.text) : [place.text]
    for (const [at, text] of pieces.entries()) {
      const why = text.trim() ? await question.reading.unsafe(text, { ...watch, voice }) : null
      if (!why) continue
      stopped.push({ text, why, voice, at, pieces })
      changed.set(place, pieces)
    }
  }
  const others = await mended(question, stopped, watch)
  for (const [number, { at, pieces }] of stopped.entries()) pieces[at] = others[number] ? `${others[number]} ` : ''
  for (const [{ holder, name }, pieces] of changed) holder[name] = pieces.join('').trim()
  return { shown, leftOut: others.filter((it) => it === null).length }
}

/** Every text of an answer that is a model's own words, in its order. */
export function placesIn(value: unknown, key = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([name, inner]) => {
    const own = Array.isArray(value) ? key : name
    if (verbatim.has(own)) return []
    return typeof inner === 'string' ? [{ holder, name, key: own, text: inner }] : placesIn(inner, own)
  })
}
