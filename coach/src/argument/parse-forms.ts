import type { Found } from './labelled.ts'
import { cut, type Line, type RawTurn } from './lines.ts'
import { saysNothing } from './system-lines.ts'

/** Forms of a written talk whose speaker stands before the words in another way than with a colon. */
interface Form {
  /** Its first group is the speaker; what comes after the whole hit is said. */
  head: RegExp
  /** Too slight a mark to trust where most lines go without it. */
  mostly?: true
}

const clock = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? ?)?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?,? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?`
const nick = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.\-|^ ]{0,29}?`

const forms: readonly Form[] = [
  // "[Tue 20:01] <sunny> where are you", as chat clients log it.
  { head: new RegExp(String.raw`^(?:[[(]?${clock}[\])]?\s+)?<[@+%~]?(${nick})>\s+(?=\S)`, 'iu') },
  // "[Ola] where were you".
  {
    head: /^\[(\p{Lu}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?|[mM]e)\]\s*[:–—-]?\s*(?=\S)/u,
    mostly: true,
  },
  // "Ned wrote:", with the words below.
  {
    head: /^(\p{Lu}[\p{L}\p{N}'’-]{0,20}(?: \p{Lu}[\p{L}'’-]{1,20})?|me|i) (?:wrote|writes|replied|replies|answered|answers|texted|texts)(?: back)?:\s*/u,
  },
  // "MOTHER. You look thin.", as a play is printed.
  {
    head: /^(\p{Lu}[\p{Lu}'’-]{1,20}(?: \p{Lu}[\p{Lu}'’-]{1,20}){0,2})(?:\s*\([^)\n]{1,60}\))?\.\s+(?=\S)/u,
  },
]

/** The first form in which at least two speakers stand and which begins the text; lines without a head go on. */
export function readForms(lines: readonly Line[]): Found | null {
  const texts = lines.filter(({ text }) => text)
  for (const { head, mostly } of forms) {
    const heads = texts.filter(({ text }) => head.test(text))
    const named = new Set(heads.map(({ text }) => (head.exec(text)?.[1] ?? '').toLowerCase().trim()))
    if ([...named].some(saysNothing) || named.size < 2 || heads.length < texts.length * (mostly ? 0.6 : 0.3)) continue
    const turns: RawTurn[] = []
    const outside: Line[] = []
    for (const line of texts) {
      const hit = head.exec(line.text)
      if (hit) turns.push({ label: hit[1]?.trim() ?? '', pieces: [cut(line, hit[0].length)] })
      else if (turns.length > 0) turns.at(-1)?.pieces.push(line)
      else outside.push(line)
    }
    for (const turn of turns) turn.pieces = turn.pieces.filter(({ text }) => text)
    const kept = turns.filter(({ pieces }) => pieces.length > 0)
    return kept.length >= 2 ? { turns: kept, dropped: turns.length - kept.length, outside } : null
  }
  return readAddressed(lines)
}

const from = /^from\s*[:：]\s*(.{1,80})$/i
const header = /^(?:to|cc|bcc|date|sent|subject|re|betreff|reply-to)\s*[:：]/i

/** Mails one below the other: "From: Greta", "To: Hal", then the words. */
function readAddressed(lines: readonly Line[]): Found | null {
  const texts = lines.filter(({ text }) => text)
  const heads = texts.filter(({ text }) => from.test(text))
  const beside = texts.filter(({ text }) => header.test(text)).length
  if (heads.length === 0 || beside === 0 || texts.indexOf(heads[0]!) > 3) return null
  const turns: RawTurn[] = []
  let dropped = 0
  let inHead = false
  for (const line of texts) {
    const writer = from.exec(line.text)?.[1]
    if (writer) {
      const label = writer.replace(/<[^>]*>|\([^)]*\)|["“”]/g, '').trim() || writer.replace(/[<>]/g, '').split('@')[0]!
      turns.push({ label, pieces: [] })
      inHead = true
    } else if (inHead && header.test(line.text)) dropped++
    else if (turns.length === 0) dropped += header.test(line.text) ? 1 : 0
    else {
      inHead = false
      turns.at(-1)?.pieces.push(line)
    }
  }
  const kept = turns.filter(({ pieces }) => pieces.length > 0)
  return kept.length > 0 && new Set(kept.map(({ label }) => label)).size >= 2
    ? { turns: kept, dropped, outside: [] }
    : null
}
