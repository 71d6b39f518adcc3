import { wordsOf } from '../learn/grams.ts'
import { once } from '../once.ts'
import { fold } from '../text/fold.ts'
import { sentencesOf, type Span as Piece } from '../text/split.ts'
import type { Span } from '../text/span.ts'
import { oddsOfWords } from './turns.ts'

/** A stretch of a turn, as it was written. */
export const spanOf = (text: string, id: string, { from, to }: Piece): Span => ({
  id,
  quote: text.slice(from, to),
  start: from,
  end: to,
})

/** A sentence of more letters than this is quoted by the clause: about twelve words. */
const WORDY = 60
/** Fewer words than this are no clause that could be quoted by itself. */
const SCANT = 3

const wordsIn = (text: string, from: number, to: number) => wordsOf(fold(text.slice(from, to)))
const isScant = (text: string, from: number, to: number) => wordsIn(text, from, to).length < SCANT

/** Where the sentences of a text lie, and the clauses of the long ones: at each comma with enough on both sides. */
function piecesOf(text: string): Piece[] {
  return sentencesOf(text).flatMap(({ from, to }) => {
    const found: Piece[] = []
    let begun = from
    for (let at = text.indexOf(',', from); to - from > WORDY && at >= 0 && at < to; at = text.indexOf(',', at + 1)) {
      if (isScant(text, begun, at) || isScant(text, at + 1, to)) continue
      found.push({ from: begun, to: at })
      begun = at + 1
      while (text[begun] === ' ') begun++
    }
    return [...found, { from: begun, to }]
  })
}

/**
 * The clause or sentence of a text that speaks most for some heads of the reader of turns, as it was written; the whole
 * text where it has no words. The text is only cut up when it is first asked.
 */
export function evidenceIn(text: string): (id: string, heads: readonly number[]) => Span {
  const pieces = once(() =>
    piecesOf(text)
      .map((it) => ({ ...it, words: wordsIn(text, it.from, it.to) }))
      .filter(({ words }) => words.length > 0),
  )
  const odds = once(() => pieces().map(({ words }) => oddsOfWords(words)))
  return (id, heads) => {
    const [only = { from: 0, to: text.length }, ...more] = pieces()
    if (more.length === 0) return spanOf(text, id, only)
    const push = odds().map((it) => heads.reduce((sum, head) => sum + it[head]!, 0))
    return spanOf(text, id, pieces()[push.indexOf(Math.max(...push))]!)
  }
}
