import { wordsOf } from '../learn/grams.ts'
import { once } from '../once.ts'
import { fold } from '../text/fold.ts'
import { sentencesOf, type Span as Piece } from '../text/split.ts'
import { placeIn, type Span } from '../text/span.ts'
import { oddsOfWords } from './turns.ts'

/** A stretch of a turn, as it was written. */
export const spanOf = (text: string, id: string, at: Piece): Span => ({ id, ...placeIn(text, at) })

/**
 * The sentence of a text that speaks most for some heads of the reader of turns, as it was written; the whole text where
 * it has no words. The text is only cut up when it is first asked.
 */
export function evidenceIn(text: string): (id: string, heads: readonly number[]) => Span {
  const pieces = once(() =>
    sentencesOf(text)
      .map((it) => ({ ...it, words: wordsOf(fold(text.slice(it.from, it.to))) }))
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
