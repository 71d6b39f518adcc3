import { flatPraise, ironyMarks, sarcasmCues, sincere, sourNews } from './cues/sarcasm.ts'
import { match, spanAt } from './match.ts'
import { longestTurn, type Plain, type Sentence } from './plain.ts'
import type { Span } from './span.ts'

export interface SarcasmReading {
  /** One cue is "possible"; two, or one with something gone wrong or a hostile cue beside it, are "likely". */
  level: 'none' | 'possible' | 'likely'
  spans: readonly Span[]
}

/** `hostile`: criticism or contempt was met in the same turn, or stands in the turns before. */
export function sarcasmIn(read: Plain, parts: readonly Sentence[], hostile: boolean): SarcasmReading {
  const spans = match(read, sarcasmCues)
  const source = read.source.slice(0, longestTurn)
  for (const { from, end, text, close } of parts) {
    const bare = close ? text.slice(0, -close.length).trimEnd() : text
    if (!close.includes('!') && !close.includes('?') && flatPraise.test(bare.replace(/,/g, '')))
      if (close.startsWith('.') || parts.length > 1)
        spans.push(spanAt(read, 'flat', from, end, close.length > 1 ? 0.6 : 0.5))
  }
  for (const hit of source.matchAll(ironyMarks))
    spans.push({
      id: 'mark',
      quote: hit[0],
      start: hit.index,
      end: hit.index + hit[0].length,
      speaker: 'writer',
      target: 'other',
      strength: 0.5,
    })
  if (spans.length === 0) return { level: 'none', spans }
  const warm = sincere.test(source)
  const sour = sourNews.test(read.text)
  const weight =
    spans.reduce((sum, { strength }) => sum + strength, 0) + (hostile ? 0.6 : 0) + (sour ? 0.4 : 0) - (warm ? 0.6 : 0)
  if (weight < 0.45) return { level: 'none', spans: [] }
  return { level: weight >= 1 ? 'likely' : 'possible', spans: spans.toSorted((a, b) => a.start - b.start) }
}
