import kept from '../../../data/words/identifying.json' with { type: 'json' }
import { setOf } from '../../text/words.ts'

/** What each token of a text gives away, as its author reads it (a name, a place, a job); empty where that is nothing. */
export type Kinds = (string | null | undefined)[]

/** A word, figure or address of a text. Offsets are UTF-16 units. */
export type Token = ReturnType<typeof tokensOf>[number]

const domains = setOf(kept.figures.domains)
const opening = '.!?:“”"(*•'
const owner = /[’']s?$/i

/** What stands between spaces, without the marks around it. */
const chunk = /[@#+$€£¥]?[\p{L}\p{N}](?:\S*[\p{L}\p{N}%$€£¥])?/gu
const letters = /\p{L}[\p{L}\p{M}’']{0,60}/gu

/** Web and mail addresses, and handles. */
function isContact(text: string): boolean {
  const low = text.slice(0, 200).toLowerCase()
  const parts = low.split('/')[0]!.split('.')
  const isSite = low.startsWith('www.') || low.includes('://') || (parts.length > 1 && domains.has(parts.at(-1)!))
  return low.length > 2 && (low.includes('@') || low.startsWith('#') || (isSite && parts[0]!.length > 1))
}

/** The tokens of a text; a chunk with figures in it is one, any other is parted into its words. */
export function tokensOf(text: string) {
  let before = 0
  return [...text.matchAll(chunk)].flatMap(({ 0: quote, index }) => {
    const digits = quote.match(/\d/g)?.length ?? 0
    const isWhole = digits > 0 || isContact(quote)
    const parts = isWhole ? [{ 0: quote, index: 0 }] : [...quote.matchAll(letters)]
    return parts.map((hit) => {
      const start = index + hit.index
      const bare = hit[0].replace(owner, '')
      const gap = text.slice(before, start)
      const isFirst = before === 0
      before = start + bare.length
      return {
        text: bare,
        /** Lower case, without an owner's "s"; apostrophes inside it as "’". */
        word: bare.slice(0, 60).toLowerCase().replaceAll("'", '’'),
        start,
        end: before,
        digits,
        isContact: isWhole && isContact(quote),
        /** What stands between it and the token before. */
        gap,
        capital: bare[0] !== bare[0]!.toLowerCase(),
        /** Whether a capital is due to its place: it opens a sentence, a line or a quotation. */
        opens: isFirst || gap.includes('\n') || opening.includes(gap.trim().at(-1) ?? ' '),
        owns: hit[0].length > bare.length + 1,
      }
    })
  })
}
