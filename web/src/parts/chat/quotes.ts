import type { Evidence } from '@mallama/contracts/safety'

/** `said`: the person's words, standing by themselves. `quoted`: their words inside a sentence. */
export type Piece = { kind: 'text' | 'quoted'; text: string }
export type Block = { kind: 'said'; text: string } | { kind: 'text'; pieces: Piece[] }

const pairs: Record<string, string> = { '“': '”', '"': '"', '«': '»', '„': '“' }

interface Span {
  start: number
  end: number
}

/** Where the text quotes, with its quotation marks, words that the evidence says are the person's. */
function quotesIn(text: string, evidence: readonly Pick<Evidence, 'quote'>[]): Span[] {
  const spans: Span[] = []
  for (const { quote } of evidence) {
    const words = quote.trim()
    if (!words) continue
    for (let at = text.indexOf(words, 1); at > 0; at = text.indexOf(words, at + words.length)) {
      const close = pairs[text[at - 1] ?? '']
      const end = at + words.length
      if (close && text[end] === close) spans.push({ start: at - 1, end: end + 1 })
    }
  }
  spans.sort((a, b) => a.start - b.start || b.end - a.end)
  return spans.filter((span, index) => !spans.slice(0, index).some((before) => span.start < before.end))
}

/** While a reply is still coming, its evidence is not there: what it quotes word for word out of the message is. */
export const quotedFrom = (message: string, reply: string): Pick<Evidence, 'quote'>[] =>
  [...reply.matchAll(/[“"«„]([^“”"«»„]+)[”"»“]/g)]
    .map(([, quote = '']) => ({ quote }))
    .filter(({ quote }) => message.includes(quote.trim()))

/**
 * A reply as it is set on the screen: the same words in the same order, with the person's own told apart. A quote that
 * opens a paragraph and is a whole by itself stands alone behind the lamp rule; one inside a sentence stays there.
 */
export function blocksOf(content: string, evidence: readonly Pick<Evidence, 'quote'>[] = []): Block[] {
  return content
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph) => paragraphBlocks(paragraph.trim(), evidence))
}

function paragraphBlocks(paragraph: string, evidence: readonly Pick<Evidence, 'quote'>[]): Block[] {
  const spans = quotesIn(paragraph, evidence)
  const [first] = spans
  if (!first || first.start !== 0) return [{ kind: 'text', pieces: piecesOf(paragraph, spans) }]
  // Whole by itself: nothing follows, or a stop or a line break, or a new sentence.
  const follows = /^([.!?…]*)(\s*$|\s*\n|\s+(?=[\p{Lu}“"«]))/u.exec(paragraph.slice(first.end))
  if (!follows) return [{ kind: 'text', pieces: piecesOf(paragraph, spans) }]
  const said = paragraph.slice(0, first.end + (follows[1]?.length ?? 0))
  const rest = paragraph.slice(first.end + follows[0].length).trim()
  return [{ kind: 'said', text: said }, ...(rest ? paragraphBlocks(rest, evidence) : [])]
}

function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of spans) {
    if (start > at) pieces.push({ kind: 'text', text: text.slice(at, start) })
    pieces.push({ kind: 'quoted', text: text.slice(start, end) })
    at = end
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) })
  return pieces
}
