import { commitments } from '../text/asks.ts'
import type { NamedTurn } from '../operations.ts'
import { lineOf, type Line as Read } from '../rehearsal/line.ts'
import { sentences } from '../text/split.ts'
import { readable, sentenceAt, type Excerpt } from './excerpt.ts'

export type Part = Excerpt & Pick<Read, 'move' | 'sure'>

/** One turn of a conversation, read. */
export interface Line {
  speaker: string
  text: string
  /** Its sentences, each with what it does; empty where the words cannot be read. */
  parts: readonly Part[]
  /** What the speaker says that they will do, as they said it. */
  promise: Excerpt | null
  /** Mallama itself, or whoever leads the talk: its words are nobody's view. */
  leads: boolean
}

const most = 300
/** Of one turn no more sentences are read than these. */
const mostParts = 8
const leaders = new Set(['mallama', 'assistant', 'coach', 'mediator', 'system', 'ai', 'bot'])

/** Of a very long talk the beginning and the end are read. */
export function linesOf(turns: readonly NamedTurn[]): Line[] {
  const all = turns.filter(({ content }) => content.trim() !== '')
  const kept = all.filter((_, at) => at < most / 2 || at >= all.length - most / 2)
  return kept.map(({ speaker, content }) => {
    const text = content.trim().slice(0, 6000)
    const parts = readable(text)
      ? sentences(text)
          .slice(0, mostParts)
          .flatMap((it) => partOf(text, it) ?? [])
      : []
    return {
      speaker: speaker.trim().slice(0, 80) || 'Someone',
      text,
      parts,
      promise: parts.length > 0 ? promiseIn(text) : null,
      leads: leaders.has(speaker.trim().toLowerCase()),
    }
  })
}

function partOf(text: string, sentence: { text: string; start: number; end: number }): Part | null {
  const quote = sentenceAt(text, sentence)
  if (!quote) return null
  const { move, sure } = lineOf(sentence.text)
  return { ...quote, move, sure }
}

/** "OK, I book Oslo on Saturday": said in the present, and meant as a promise. */
const takenOn =
  /^(?:(?:ok(?:ay)?|right|fine|deal|good|then|so|yes|sure)\b[,.! ]+)+i (?:book|buy|call|do|make|take|bring|ask|tell|write|pay|cook|come|go|send|pick|fix|clean|talk|look|put|get|leave|start|stop|drop|wash|order|meet)\b/i

function promiseIn(text: string): Excerpt | null {
  const said = commitments(text).at(-1)
  const now = takenOn.exec(text)
  const quote = said ? sentenceAt(text, said) : now && sentenceAt(text, { start: 0, end: now[0].length })
  return quote && !quote.quote.includes('?') ? quote : null
}
