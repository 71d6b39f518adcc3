import { isPast } from './verbs.ts'
import type { Piece } from './pieces.ts'

const finite =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|may|might|must|should|won't|can't|cannot|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|haven't|hasn't|hadn't|need|want|leave|leaves|starts?|ends?|arrives?|comes?|goes|costs?|lives?|works?|said|says)$/i
const seam = /(?:,|;| -)\s+(?:but )?(?=(?:I|we|it|there|that|nobody|no one|the|my|our|this)(?:'\w+)?\s)/g

/** Whether the words begin a sentence of their own: whom or what, and soon after it a verb. */
function tells(words: string): boolean {
  const list = words.replace(/^but /i, '').split(/\s+/)
  if (/^(?:I|we|it|there|that)'(?:m|s|re|ve|ll|d)$/i.test(list[0] ?? '')) return list.length > 2
  const upTo = /^(?:I|we|it|there|nobody|that)$/i.test(list[0] ?? '') ? 3 : 5
  const at = list.findIndex((word, index) => index > 0 && (finite.test(word) || isPast(word.toLowerCase())))
  return (
    at > 0 && at < upTo && at < list.length - 1 && !list.slice(1, at).some((word) => /^(?:and|or|of|to)$/i.test(word))
  )
}

/** "Ask for a refund, the lamp came broken": what is asked, and what happened in a sentence of its own. */
export function factsApart(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.form === 'clause' || piece.form === 'none') return [piece]
    for (const hit of piece.words.matchAll(seam)) {
      const rest = piece.words.slice(hit.index).replace(/^(?:[,;]| -)\s+/, '')
      if (hit.index < 3 || !tells(rest)) continue
      return [
        { ...piece, words: piece.words.slice(0, hit.index).trim() },
        { form: 'clause' as const, act: null, words: rest, from: piece.from },
      ]
    }
    return [piece]
  })
}
