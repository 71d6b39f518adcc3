import { spanAt } from './match.ts'
import { plain, sentences, type Plain } from './plain.ts'
import type { Span } from './span.ts'
import { turnModel } from './turn-model.ts'
import { singleWordsOf } from './turn-signs.ts'

interface Piece {
  from: number
  to: number
}

/** A sentence of more letters than this is quoted by the clause: about twelve words. */
const wordy = 60
/** Fewer words than this are no clause that could be quoted by itself. */
const scant = 3
const breaks = /, +| +(?=(?:but|and|so|because|while|then|or) )/g
const wordCount = (text: string) => text.match(/[a-z0-9]+/g)?.length ?? 0

/** Where the sentences of a plain text lie, and the clauses of the long ones. */
function piecesOf(read: Plain): Piece[] {
  return sentences(read).flatMap(({ from, end, text }) => {
    if (text.length <= wordy) return [{ from, to: end }]
    const found: Piece[] = []
    let begun = 0
    for (const {
      0: { length },
      index,
    } of text.matchAll(breaks)) {
      // What is too short to stand alone stays with what comes before or after it.
      if (wordCount(text.slice(begun, index)) < scant || wordCount(text.slice(index + length)) < scant) continue
      found.push({ from: from + begun, to: from + index })
      begun = index + length
    }
    return [...found, { from: from + begun, to: end }]
  })
}

/**
 * The clause or sentence of a text that pushes some heads of the model furthest, quoted as written; the whole text where
 * it has no words. Strength is 0.6, as of a rule of middling weight. The text is only cut up when it is first asked.
 */
export function evidenceIn(text: string): (id: string, some: readonly number[]) => Span {
  let read: Plain | null = null
  let pieces: Piece[] = []
  let words: number[][] | null = null
  return (id, some) => {
    if (!read) pieces = piecesOf((read = plain(text)))
    let best = pieces[0] ?? { from: 0, to: read.text.length }
    if (pieces.length > 1) {
      words ??= pieces.map(({ from, to }) => singleWordsOf(read!.text.slice(from, to)))
      let most = -Infinity
      for (let at = 0; at < pieces.length; at++) {
        const push = turnModel.push(words[at]!, some)
        if (push > most) [most, best] = [push, pieces[at]!]
      }
    }
    return spanAt(read, id, best.from, best.to, 0.6)
  }
}
