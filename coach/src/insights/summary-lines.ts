import { sentences } from '../builtin/clauses.ts'
import { lineOf, type Line as Read } from '../rehearsal/line.ts'
import { commitments } from '../detectors/asks.ts'
import { readable, type Excerpt } from './excerpt.ts'
import type { NamedTurn } from '../operations.ts'

/** One turn of a conversation, read; `turn` is its place among those that were passed in. */
export interface Line {
  turn: number
  speaker: string
  text: string
  /** Its sentences, each with what it does; empty where the words cannot be read. */
  parts: readonly (Excerpt & Pick<Read, 'move' | 'sure'>)[]
  /** What the speaker says that they will do, as they said it. */
  promises: readonly Excerpt[]
  /** Mallama itself, or whoever leads the talk: its words are nobody's view. */
  leads: boolean
}

const most = 300
const leader = /^(?:mallama|assistant|coach|mediator|system|ai|bot)$/i

/** Of a very long talk the beginning and the end are read. */
export function linesOf(turns: readonly NamedTurn[]): Line[] {
  const kept = turns
    .map((it, turn) => ({ ...it, turn }))
    .filter(({ content }) => content.trim() !== '')
    .filter((_, at, all) => at < most / 2 || at >= all.length - most / 2)
  return kept.map(({ speaker, content, turn }) => {
    const text = content.slice(0, 6000)
    const can = readable(text)
    return {
      turn,
      speaker: speaker.trim().slice(0, 80) || 'Someone',
      text,
      parts: can ? partsOf(text) : [],
      promises: can ? commitments(text).flatMap((span) => sentenceAt(text, span.start, span.end) ?? []) : [],
      leads: leader.test(speaker.trim()),
    }
  })
}

/** Of one turn no more sentences are read than these. */
const mostParts = 8

const partsOf = (text: string): Line['parts'] =>
  sentences(text)
    .slice(0, mostParts)
    .flatMap((it) => {
      const quote = sentenceAt(text, it.start, it.end)
      if (!quote) return []
      const { move, sure } = lineOf(it.text)
      return [{ ...quote, move, sure }]
    })

const longest = 150

/** The sentence that holds the span, questions included, as it stands there; cut at a space where it is long. */
export function sentenceAt(text: string, start: number, end: number): Excerpt | null {
  const whole = sentences(text).find((it) => it.start <= start && it.end > start) ?? null
  const from = whole && end - whole.start <= longest ? whole.start : start
  const to = whole
    ? Math.max(Math.min(whole.end, from + longest), Math.min(end, from + longest))
    : Math.min(end, start + longest)
  let quote = text.slice(from, to)
  if (to < (whole?.end ?? end)) quote = quote.replace(/\s+\S*$/, '')
  const line = quote.split('\n').find((it) => it.trim()) ?? ''
  const lead = quote.indexOf(line) + (line.length - line.trimStart().length)
  const bare = line.trim().replace(/[\s.,;:…]+$/, '')
  if (!bare || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(bare) || /[“”]/.test(bare)) return null
  return { quote: bare, start: from + lead, end: from + lead + bare.length }
}
