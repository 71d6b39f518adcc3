import type { Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { splitSentences } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import type { Reading } from './reading.ts'
import { askedOnce, type Question } from './ask.ts'
import { dataIn, instructionsFor } from './told.ts'
import type { Watch } from './unsafe.ts'

/** Drafts to be sent, in the person's voice, and what somebody is played to say. All else the coach says. */
const drafts = ['suggestedResponse', 'craftedMessage', 'message', 'text', 'rewritten', 'repair']
const voices = new Map<string, Watch['voice']>([['played', 'other'], ...drafts.map((key) => [key, 'person'] as const)])
/** Held against the input word by word instead of being judged: they are what somebody wrote, or one of our own words. */
const verbatim = setOf('quote quotes party kind cues acts insightType priority asked unknown')

interface Place {
  holder: Record<string, unknown>
  name: string
  key: string
  text: string
  voice: Watch['voice']
  /** What is judged by itself. A draft is one whole: half a message is none. */
  pieces: string[]
}

/** Every text of an answer that is a model's own words, in its order. */
export function placesIn(value: unknown, key = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([name, inner]) => {
    const kept = Array.isArray(value) ? key : name
    if (typeof inner !== 'string') return placesIn(inner, kept)
    if (verbatim.has(kept)) return []
    const voice = voices.get(kept) ?? 'coach'
    const pieces = voice === 'coach' ? splitSentences(inner) : [inner]
    return [{ holder, name, key: kept, text: inner, voice, pieces }]
  })
}

export type Screen = (text: string, voice: Watch['voice'], safety: Safety) => Promise<string | null>

/** Reads what a model says before anybody sees it: each piece once. */
export function openScreen(reading: Pick<Reading, 'unsafe'>, watch: Omit<Watch, 'voice' | 'safety'>): Screen {
  const judged = new Map<string, Promise<string | null>>()
  return async (text, voice, safety) => {
    if (!text.trim()) return null
    const of = JSON.stringify([voice, safety?.category, text])
    const read = async () => reading.unsafe(text, { ...watch, safety, voice })
    // What could not be read is shown to nobody.
    const why = judged.get(of) ?? read().catch(() => 'could not be read')
    judged.set(of, why)
    return why
  }
}

/** A model's answer without what may not be shown: asked anew once, or left out. Rejects only with an abort. */
export async function screened<T extends object>(question: Question, words: T, screen: Screen, safety: Safety) {
  const shown = structuredClone(words)
  const stopped: { place: Place; at: number; sentence: string; why: string }[] = []
  for (const place of placesIn(shown))
    for (const [at, sentence] of place.pieces.entries()) {
      const why = await screen(sentence, place.voice, safety)
      if (why) stopped.push({ place, at, sentence, why })
    }
  const others = stopped.length > 0 ? await again(question, stopped) : []
  let leftOut = 0
  for (const [number, { place, at, sentence }] of stopped.entries()) {
    const other = others[number]?.trim() ?? ''
    const may = other !== '' && !(await screen(other, place.voice, safety))
    if (!may) leftOut++
    // As far from the next sentence as the one whose place it takes.
    place.pieces[at] = may ? `${other}${sentence.slice(sentence.trimEnd().length) || ' '}` : ''
    place.holder[place.name] = place.pieces.join('').trim()
  }
  return { shown: tidied(shown) as T, leftOut }
}

/** Trimmed; in a list nothing is left that has no words. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(tidied).filter((it) => placesIn([it]).every(({ text }) => text !== ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidied(inner)]))
}

const Mended = z.object({ sentences: z.array(z.string()) })

async function again(question: Question, stopped: readonly { sentence: string; why: string }[]): Promise<string[]> {
  const data = dataIn({ sentences: stopped.map(({ sentence, why }) => ({ sentence, why })) })
  const instructions = instructionsFor('mend', Mended)
  try {
    return (await askedOnce({ ...question, instructions, earlier: [], data: () => data }, Mended))?.sentences ?? []
  } catch {
    question.signal?.throwIfAborted()
    return []
  }
}
