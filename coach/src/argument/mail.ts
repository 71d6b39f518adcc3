import type { Found } from './heads.ts'
import type { Line } from './lines.ts'

const wrote =
  /^(?:On|Am|Le|El) .{0,90}\d(?: ?[AP]M)?(?: \([A-Z]{2,5}\)| [A-Z]{3,4}|,? [+-]\d{4})?,? ?([^,<>\d][^,<>\d]{0,60}?)\s*(?:<[^<>]*>|\([^()]*@[^()]*\))?\s*(?:wrote|said|writes):$/i
/** A line of a mail's head; the sender and the receiver have their words behind it. */
export const field = /^(?:(from)|(to)|cc|bcc|date|sent|subject|re|reply-to)\s*[:：]\s*(.*)$/i

/** `self` for whoever pasted it. */
export const writerOf = (words: string): string => {
  const name = words.replace(/<[^<>]*>|\([^()]*\)|["“”]/g, '').trim()
  return ['', 'you', 'i', 'me', 'myself'].includes(name.toLowerCase()) ? 'self' : name
}

/** Mails with the one before quoted under ">": the deepest is the oldest. */
export function readMail(lines: readonly Line[]): Found | null {
  if (!lines.some(({ depth }) => depth > 0)) return null
  const authors: string[] = ['self']
  const blocks: { depth: number; label: string | undefined; pieces: Line[] }[] = []
  let introduced = 0
  let headed = false
  let fresh = true
  let wrapped = false
  for (const [at, line] of lines.entries()) {
    const skip = wrapped || !line.text
    wrapped = false
    if (skip) continue
    // The head of the newest mail says whose words stand unquoted.
    const head = blocks.length === 0 && line.depth === 0 ? field.exec(line.text) : null
    if (head) {
      if (head[1]) [authors[0], headed] = [writerOf(head[3] ?? ''), true]
      else if (head[2]) authors[1] = writerOf(head[3] ?? '')
      continue
    }
    const next = lines[at + 1]?.text ?? ''
    wrapped = line.text.startsWith('On ') && !line.text.endsWith(':') && next.endsWith('wrote:')
    const intro = wrapped ? `${line.text} ${next}` : line.text
    const hit = intro.length < 220 ? wrote.exec(intro) : null
    wrapped &&= hit !== null
    if (hit) {
      introduced++
      authors[line.depth + 1] = writerOf(hit[1] ?? '')
    } else if (!fresh && blocks.at(-1)?.depth === line.depth) blocks.at(-1)!.pieces.push(line)
    else blocks.push({ depth: line.depth, label: authors[line.depth], pieces: [line] })
    fresh = hit !== null
  }
  // "> their words" and the answer under it, without a word about who wrote: two people, as quoting works.
  if (introduced === 0 && new Set(blocks.map(({ depth }) => depth)).size < 2) return null
  // Whoever is quoted with no name is the other of the two; where a head names the writer, the reader is quoted.
  const other = headed && authors[0] !== 'self' ? 'self' : 'them'
  const turns = blocks.map(({ depth, label, pieces }) => ({
    label: label ?? (depth % 2 === 0 ? authors[0]! : other),
    pieces,
  }))
  const topPosted = introduced > 0 && blocks.every(({ depth }, at) => at === 0 || depth > blocks[at - 1]!.depth)
  return { turns: topPosted ? turns.toReversed() : turns, dropped: introduced, outside: [] }
}
