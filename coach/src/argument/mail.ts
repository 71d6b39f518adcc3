import { setOf, stripped } from '../text/words.ts'
import type { Found } from './heads.ts'
import { stampLength, type Line } from './lines.ts'

const keys = setOf('from to cc bcc date sent subject re reply-to')
/** A line of a mail's head: "From: Olga <o@example.org>". */
export function fieldOf(text: string): { key: string; value: string } | null {
  const at = text.slice(0, 20).indexOf(':')
  const key = text.slice(0, Math.max(0, at)).trim().toLowerCase()
  return keys.has(key) ? { key, value: text.slice(at + 1).trim() } : null
}

const readers = new Set(['', 'you', 'i', 'me', 'myself'])
/** `self` for whoever pasted it. */
export function writerOf(words: string): string {
  const name = stripped(words.split('<')[0]!.split('(')[0]!, ' ,@+%~"“”', ' ,"“”')
  return readers.has(name.toLowerCase()) ? 'self' : name
}

const opens = setOf('On Am Le El')
const wrote = setOf('wrote: said: writes:')
/** "On Mon, 4 Nov 2024 at 09:12, Ola Ade <o@example.org> wrote:": who did; null where the line is another. */
function writerIn(text: string): string | null {
  const words = text.split(' ')
  if (text.length > 220 || !opens.has(words[0]!) || !wrote.has(words.at(-1)!)) return null
  const rest = words.slice(1, -1).join(' ')
  const time = stampLength(rest)
  // Behind a day without its clock the name is what follows the last comma.
  return writerOf(rest.slice(time > 0 ? time : rest.lastIndexOf(',') + 1))
}

/** Mails with the one before quoted under ">": the deepest is the oldest. */
export function readMail(lines: readonly Line[]): Found | null {
  const authors = ['self']
  const blocks: { depth: number; pieces: Line[] }[] = []
  const texts = lines.filter(({ text }) => text)
  let introduced = 0
  let fresh = true
  for (let at = 0; at < texts.length; at++) {
    const line = texts[at]!
    const { depth } = line
    const field = blocks.length === 0 ? fieldOf(line.text) : null
    const one = writerIn(line.text)
    // A long one goes on in the next line.
    const writer = one ?? writerIn(`${line.text} ${texts[at + 1]?.text}`)
    if (field) {
      // The head of the newest mail says whose words stand unquoted.
      if (field.key === 'from') authors[0] = writerOf(field.value)
    } else if (writer !== null) {
      if (one === null) at++
      introduced++
      authors[depth + 1] = writer
      fresh = true
    } else if (!fresh && blocks.at(-1)?.depth === depth) blocks.at(-1)!.pieces.push(line)
    else {
      blocks.push({ depth, pieces: [line] })
      fresh = false
    }
  }
  // "> their words" and the answer under it, without a word about who wrote: two people, as quoting works.
  if (new Set(blocks.map(({ depth }) => depth)).size < 2) return null
  // Whoever is quoted with no name is the other of the two; where a head names the writer, the reader is quoted.
  const other = authors[0] === 'self' ? 'them' : 'self'
  const turns = blocks.map(({ depth, pieces }) => ({
    label: authors[depth] ?? (depth % 2 === 0 ? authors[0]! : other),
    pieces,
  }))
  const topPosted = introduced > 0 && blocks.every(({ depth }, at) => at === 0 || depth > blocks[at - 1]!.depth)
  return { turns: topPosted ? turns.toReversed() : turns, dropped: introduced, outside: [] }
}
