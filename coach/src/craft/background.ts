import type { Act } from './cues/acts.ts'
import type { Piece } from './pieces.ts'

/** Before this the clause is what is wanted, behind it stands what makes it clear to us: "..., you just moved here". */
const seam =
  /(?:,|;| -| \(|,? (?:because|since|as|cause|cuz|considering))\s+(?:and |but |so |because |since |as )?(?=you\b|your \w+ (?:is|are|was|has|have|just|died|left)\b)/gi
/** What is for them to know or to do, and what was said between the two. */
const theirs =
  /^(?:you (?:can|could|may|might|will|would|do not|don't|won't|need|needn't|should|must|said|asked|wanted|told|mentioned|promised|offered|wrote|invited|bring|choose|pick|decide|love|like|enjoy|matter)\b|you(?:'ll|'d)\b|you(?:'re| are) (?:very |so |always |more than |all |both )*(?:my |our |welcome|invited|free|needed|missed|loved|able|allowed|the (?:best|one|only|first)|great|kind|lovely|amazing|wonderful|brilliant|patient|generous|sweet|a (?:star|gem|treasure|great|good|wonderful|lovely))\b)/i
const between = /\b(?:I|me|mine|we|us|ours|I'm|I've|I'd|I'll)\b/
/** How somebody is, lives or does in general. */
const trait =
  /^(?:you(?:'re| are)|you (?:are |have )?(?:always|never|just|recently|only|often|usually|keep|tend|live|work|hate|hates?|have (?:been|no|a|put|lost|got|had|started|moved|gained)|have|has|look|seem)|you've (?:been|got|just|put|lost|had)|your \w+ (?:is|are|has|just|died|left))\b/i

const explains = (words: string, act: Act): boolean => {
  if (theirs.test(words) || between.test(words)) return false
  if (act === 'invite') return true
  if (act === 'ask' || act === 'remind' || act === 'boundary') return trait.test(words)
  return (
    (act === 'thank' || act === 'apologise') &&
    /^you(?:'re| are| live| have no| look| seem)\b(?! (?:right|hurt|angry|upset|sad|owed))/i.test(words)
  )
}

/** "I love you, you had a stroke": what is felt for them, and what they know of themselves. */
const fond =
  /^(I(?:'m| am)?(?: really| so| very)* (?:love|miss|proud of|thinking of|think of|care about) you(?: so much| very much| a lot)?),\s+(?:and )?(you (?:had|have|are|were|lost|just|got|recently)\b(?!.*\b(?:me|my|us|our)\b).*)$/i

/** "Come for dinner on Saturday", without an order to the coach. */
const invites = /^(?:please |do |so |hey,? )*(?:come|join|pop|drop)\b(?! (?:back|on|off|clean|to me|up with))/i

/**
 * The pieces without what only explains the goal to the coach; `left` is what was taken out, in the words of the goal.
 * What they know about themselves is not told to them; what it did to the writer is, and what they are to know or do.
 */
export function withoutBackground(pieces: readonly Piece[], act: Act): { pieces: Piece[]; left: string[] } {
  const left: string[] = []
  const asks = pieces.some(({ form, words }) => form !== 'clause' || invites.test(words))
  const kept = pieces.flatMap((piece) => {
    const own = invites.test(piece.words) ? 'invite' : act
    const whole = own === 'invite' && asks && piece.form === 'clause' && !invites.test(piece.words)
    if (whole && /^you(?:r|'re|'ve)?\b/i.test(piece.words) && explains(piece.words, own)) {
      left.push(piece.from.trim().replace(/[.!?\s]+$/, ''))
      return []
    }
    const warm = fond.exec(piece.words)
    if (warm) {
      left.push(warm[2] ?? '')
      return [{ ...piece, words: warm[1] ?? piece.words }]
    }
    if (piece.form === 'clause' && !invites.test(piece.words)) return [piece]
    for (const hit of piece.words.matchAll(seam)) {
      const tail = piece.words.slice(hit.index + hit[0].length)
      if (hit.index < 3) continue
      const head = { ...piece, words: piece.words.slice(0, hit.index).trim() }
      // What belongs to it is said in a sentence of its own rather than run on behind a comma.
      if (!explains(tail, own)) {
        if (piece.form === 'clause' || !/^,\s+$/.test(hit[0])) continue
        return [head, { form: 'clause' as const, act: null, words: tail, from: piece.from }]
      }
      const source = piece.from.replace(/[.!?)\s]+$/, '')
      const at = source.search(/(?:[,;(]| -| because| since| as) (?!.*(?:[,;(]| -| because| since| as) )/i)
      left.push(at > 0 ? source.slice(at).replace(/^[,;(\s-]+/, '') : tail)
      return [head]
    }
    return [piece]
  })
  return kept.length > 0 ? { pieces: kept, left } : { pieces: [...pieces], left: [] }
}
