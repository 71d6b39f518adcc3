import { days } from '../craft/called.ts'
import { setOf, stripped } from '../text/words.ts'
import { stampLength } from './lines.ts'

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
export function writerIn(text: string): string | null {
  const words = text.split(' ')
  if (text.length > 220 || !opens.has(words[0]!) || !wrote.has(words.at(-1)!)) return null
  const rest = words.slice(1, -1).join(' ')
  const time = stampLength(rest)
  // Behind a day without its clock the name is what follows the last comma, or the day: "On Sunday Ruth wrote:".
  const day = words.length > 3 && days.has(words[1]!.toLowerCase()) ? words[1]!.length : 0
  return writerOf(rest.slice(time > 0 ? time : rest.includes(',') ? rest.lastIndexOf(',') + 1 : day))
}
