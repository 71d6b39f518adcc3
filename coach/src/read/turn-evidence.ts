import { wordsOf } from '../learn/grams.ts'
import { oddsOfWords } from './turns.ts'
import { fold } from '../text/fold.ts'
import { sentencesOf } from '../text/split.ts'
import type { Span } from '../text/span.ts'

interface Piece {
  from: number
  to: number
  words: readonly string[]
}

/** A stretch of a turn, as it was written. */
export function spanOf(text: string, id: string, { from, to }: { from: number; to: number }): Span {
  return { id, quote: text.slice(from, to), start: from, end: to, speaker: 'writer', target: 'other', strength: 0.6 }
}

/** A sentence of more letters than this is quoted by the clause: about twelve words. */
const WORDY = 60
/** Fewer words than this are no clause that could be quoted by itself. */
const SCANT = 3

const pieceOf = (text: string, from: number, to: number): Piece => ({
  from,
  to,
  words: wordsOf(fold(text.slice(from, to))),
})

/** Where the sentences of a text lie, and the clauses of the long ones: at each comma with enough on both sides. */
function piecesOf(text: string): Piece[] {
  return sentencesOf(text).flatMap(({ from, to }) => {
    const found: Piece[] = []
    let begun = from
    for (let at = text.indexOf(',', from); to - from > WORDY && at >= 0 && at < to; at = text.indexOf(',', at + 1)) {
      const before = pieceOf(text, begun, at)
      if (before.words.length < SCANT || pieceOf(text, at + 1, to).words.length < SCANT) continue
      found.push(before)
      begun = at + 1
      while (text[begun] === ' ') begun++
    }
    return [...found, pieceOf(text, begun, to)]
  })
}

/**
 * The clause or sentence of a text that speaks most for some heads of the reader of turns, as it was written; the whole
 * text where it has no words. The text is only cut up when it is first asked.
 */
export function evidenceIn(text: string): (id: string, heads: readonly number[]) => Span {
  let pieces: Piece[] | null = null
  let odds: Float64Array[] | null = null
  return (id, heads) => {
    pieces ??= piecesOf(text).filter(({ words }) => words.length > 0)
    let best = pieces[0] ?? { from: 0, to: text.length }
    if (pieces.length > 1) {
      odds ??= pieces.map(({ words }) => oddsOfWords(words))
      const push = odds.map((it) => heads.reduce((sum, head) => sum + it[head]!, 0))
      best = pieces[push.indexOf(Math.max(...push))]!
    }
    return spanOf(text, id, best)
  }
}
