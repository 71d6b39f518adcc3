import { days } from '../craft/persons.ts'
import { setOf, stripped } from '../text/words.ts'
import { stampLength, type Found, type Line, type RawTurn } from './lines.ts'

const keys = setOf('from to cc bcc date sent subject re reply-to')
/** A line of a mail's head: "From: Olga <o@example.org>". */
function fieldOf(text: string): { key: string; value: string } | null {
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
  // Behind a day without its clock the name is what follows: "On Sunday Ruth wrote:".
  const day = days.has(words[1]!.toLowerCase()) ? words[1]!.length : 0
  return writerOf(rest.slice(time > 0 ? time : Math.max(day, rest.lastIndexOf(',') + 1)))
}

/**
 * Mails one below the other, or quoted in one another with ">": words as deep as those under "Ola wrote:" are Ola's, what
 * is not so deep is by whoever quotes it. A thread begins with whoever pasted it, and is turned where the newest is first.
 */
export function readMail(all: readonly Line[]): Found | null {
  const lines = all.filter(({ text }) => text)
  const isThread = lines.some(({ text, depth }) => depth > 0 || text.endsWith('wrote:'))
  const authors: (string | undefined)[] = [isThread ? 'self' : undefined]
  const [turns, outside]: [(RawTurn & { depth: number })[], Line[]] = [[], []]
  const dropped: string[] = []
  let [fresh, heads] = [true, 0]
  for (const [at, line] of lines.entries()) {
    const { text, depth } = line
    const field = fieldOf(text)
    const ends = text.endsWith('wrote:')
    const next = lines[at + 1]?.text ?? ''
    // A long head goes on in the next line.
    const isLong = next.endsWith('wrote:') && writerIn(next) === null
    const by = field?.key === 'from' ? writerOf(field.value) : writerIn(isLong ? `${text} ${next}` : text)
    if (by !== null) {
      authors[field ? depth : (lines[isLong ? at + 2 : at + 1]?.depth ?? depth)] = by
      heads++
    }
    if (by !== null || field || ends) {
      if (field && by === null) dropped.push(text)
      fresh = true
    } else if (depth === 0 && authors[0] === undefined) outside.push(line)
    else {
      const label = authors[depth] ?? (authors[0] === 'self' ? 'them' : 'self')
      if (fresh || turns.at(-1)!.depth !== depth) turns.push({ label, pieces: [], depth })
      turns.at(-1)!.pieces.push(line)
      fresh = false
    }
  }
  if (turns.length === 0 || (turns.length === 1 && heads === 0)) return null
  const isFlat = turns.every(({ depth }) => depth === 0)
  const isDeeper = turns.every(({ depth }, at) => at === 0 || depth > turns[at - 1]!.depth)
  const said = turns.map(({ label, pieces }) => ({ label, pieces }))
  return { form: 'mail', turns: isThread && (isFlat || isDeeper) ? said.toReversed() : said, dropped, outside, sure: 1 }
}
