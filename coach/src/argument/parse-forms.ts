import type { Found } from './labelled.ts'
import { cut, type Line, type RawTurn } from './lines.ts'

/** Forms of a written talk whose speaker stands before the words in another way than with a colon. */
interface Form {
  /** Its first group is the speaker; what comes after the whole hit is said. */
  head: RegExp
  /** How many different speakers it needs, so that a stray hit is no talk. */
  speakers: number
  /** A line that is nothing but a number counts the mails. */
  counted?: true
  /** Too slight a mark to trust where most lines go without it. */
  mostly?: true
}

const clock = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? ?)?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?,? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?`
const nick = String.raw`[@+%~]?[\p{L}\p{N}_][\p{L}\p{N}_.\-|^ ]{0,29}?`

const writer = String.raw`(?:[\w.+-]+@[\w.-]+|\p{Lu}[\p{L}\p{N}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20})?|[Mm]e)`
const mailNumber = String.raw`(?:#?\d{1,3}\s*[.):/]|#\d{1,3}|(?:[Ee]-?mail|[Mm]ail|[Mm]essage|[Ll]etter|[Nn]ote|[Rr]eply|[Tt]ext|EMAIL|MESSAGE|LETTER)\s*(?:(?:no\.?|nr\.?|#)\s*)?\d{0,3}\s*[.:,]?)`
const date = String.raw`(?:(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)[a-z]{0,6},?\s*)?(?:\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,9}(?:\s\d{4})?|\p{Lu}\p{Ll}{2,8}\s\d{1,2}(?:,?\s\d{4})?|\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?)?(?:,?\s*(?:at\s)?\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)?`

const forms: readonly Form[] = [
  // "[Tue 20:01] <sunny> where are you", as chat clients log it.
  { head: new RegExp(String.raw`^(?:[[(]?${clock}[\])]?\s+)?<(${nick})>\s+(?=\S)`, 'iu'), speakers: 2 },
  // "[Ola] where were you" and "me> at home"; "[Photo]" and "[sighs]" name nobody.
  {
    head: /^\[(?!(?:[Pp]hoto|[Ii]mage|[Pp]icture|[Vv]ideo|G[Ii][Ff]|[Ss]ticker|[Vv]oice|[Aa]udio|[Ll]ink|[Ff]ile|[Cc]all|[Mm]issed|[Ee]dited|[Dd]eleted|[Pp]ause|[Ss]ilence|[Ll]aughs?|[Ss]ighs?|[Cc]rying|[Cc]ries|[Ss]houts?)\b)(\p{Lu}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?|[mM]e)\]\s*[:–—-]?\s*(?=\S)/u,
    speakers: 2,
    mostly: true,
  },
  { head: /^([\p{L}_][\p{L}\p{N}_'’.-]{0,20}) ?>\s*(?=[^\s>])/u, speakers: 2, mostly: true },
  // "#1 alice 10:02" or "3. bob (10:05)", the words on the same line or below.
  {
    head: new RegExp(
      String.raw`^(?:#\d{1,4}|\d{1,4}[.)])\s+(${nick})\s+[[(]?${clock}[\])]?(?:\s*[-:|]\s*|\s+|$)`,
      'iu',
    ),
    speakers: 2,
  },
  // "Email 2 (Rita to Paul):", "3. From Owen, 4 March", "Rita to Paul:", the words on the same line or below.
  {
    head: new RegExp(
      String.raw`^(?:${mailNumber}\s*(?:[-–—]\s*)?[[(]?(?:[Ff]rom:?\s+)?|[[(]?[Ff]rom:?\s+)(${writer})(?:\s+<[^<>]*>)?(?:\s*(?:to|->|→|>)\s*${writer})?[\])]?(?:,?\s*(?:on\s+)?[[(]?${date}[\])]?)?\s*(?:[:–—-]\s*|$)`,
      'u',
    ),
    speakers: 2,
    counted: true,
  },
  {
    head: new RegExp(
      String.raw`^(?:\d{1,3}[.)/:]\s+)?(${writer})\s*(?:to|->|→)\s*${writer}(?:\s*[[(,]\s*${date}[\])]?)?\s*:\s*`,
      'u',
    ),
    speakers: 2,
    counted: true,
  },
  // "Ned wrote:", with the words below.
  {
    head: /^(\p{Lu}[\p{L}\p{N}'’-]{0,20}(?: \p{Lu}[\p{L}'’-]{1,20})?|me|i) (?:wrote|writes|replied|replies|answered|answers|texted|texts)(?: back)?:\s*/u,
    speakers: 2,
  },
  // "MOTHER. You look thin.", as a play is printed.
  {
    head: /^(\p{Lu}[\p{Lu}'’-]{1,20}(?: \p{Lu}[\p{Lu}'’-]{1,20}){0,2})(?:\s*\([^)\n]{1,60}\))?\.\s+(?=\S)/u,
    speakers: 2,
  },
]

/** The first form in which at least two speakers stand and which begins the text; lines without a head go on. */
export function readForms(lines: readonly Line[]): Found | null {
  const texts = lines.filter(({ text }) => text)
  for (const { head, speakers, counted, mostly } of forms) {
    const heads = texts.filter(({ text }) => head.test(text))
    const named = new Set(heads.map(({ text }) => (head.exec(text)?.[1] ?? '').toLowerCase().trim()))
    if (heads.length < 2 || named.size < speakers || heads.length < texts.length * (mostly ? 0.6 : 0.3)) continue
    const turns: RawTurn[] = []
    const outside: Line[] = []
    for (const line of texts) {
      if (counted && (bareNumber.test(line.text) || header.test(line.text)) && !head.test(line.text)) continue
      const hit = head.exec(line.text)
      if (hit) turns.push({ label: shown(hit[1] ?? ''), pieces: [cut(line, hit[0].length)] })
      else if (turns.length > 0) turns.at(-1)?.pieces.push(line)
      else outside.push(line)
    }
    for (const turn of turns) turn.pieces = turn.pieces.filter(({ text }) => text)
    const kept = turns.filter(({ pieces }) => pieces.length > 0)
    return kept.length >= 2 ? { turns: kept, dropped: turns.length - kept.length, outside } : null
  }
  return readLetters(lines) ?? readAddressed(lines)
}

const bareNumber = /^(?:#|no\.? ?|(?:e-?mail|message|mail|text|reply|note|letter) ?#?)?\d{1,3}[.):/]?$/i

const shown = (label: string): string => {
  if (/^(?:i|me)$/i.test(label.trim())) return 'self'
  const bare = label
    .trim()
    .replace(/^[@+%~]/, '')
    .replace(/(?<=\w)@.*$/, '')
  return /^[\p{Lu}'’ -]{2,}$/u.test(bare)
    ? bare.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : bare
}

const rule = /^[-–—_=*~]{3,}$/
const name = String.raw`(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)`
const signed = new RegExp(
  String.raw`^(?:(?:yours?|love|lots of love|all my love|best|regards|kind regards|best wishes|warmly|sincerely|always|as ever|with love|take care|cheers|thanks|xx?|your (?:\p{Ll}+))(?: (?:sincerely|truly|faithfully|always|ever|wishes))?,?\s*)?[-–—]*\s*${name}\s*x*$`,
  'iu',
)

/** Letters one after the other, a rule of dashes between them, each with its writer's name at the end. */
function readLetters(lines: readonly Line[]): Found | null {
  if (!lines.some(({ text }) => rule.test(text))) return null
  const letters: Line[][] = [[]]
  for (const line of lines)
    if (rule.test(line.text)) letters.push([])
    else if (line.text) letters.at(-1)?.push(line)
  const full = letters.filter((letter) => letter.length > 0)
  const writers = full.map((letter) => {
    const last = letter.at(-1)?.text ?? ''
    const hit = last.split(/\s+/).length <= 5 && letter.length > 1 ? signed.exec(last) : null
    return hit?.[1] && /^\p{Lu}/u.test(hit[1]) ? hit[1] : null
  })
  if (full.length < 2 || writers.filter(Boolean).length < full.length * 0.6 || new Set(writers).size < 2) return null
  const closing =
    /^(?:yours?|love|lots of love|all my love|best|regards|kind regards|best wishes|warmly|sincerely|with love|take care|cheers),?$/i
  const turns = full.map((letter, at): RawTurn => {
    const words = writers[at] ? letter.slice(0, -1) : letter
    return { label: writers[at] ?? null, pieces: words.filter(({ text }) => !closing.test(text)) }
  })
  return { turns: turns.filter(({ pieces }) => pieces.length > 0), dropped: 0, outside: [] }
}

const from = /^from\s*[:：]\s*(.{1,80})$/i
const header = /^(?:to|cc|bcc|date|sent|subject|re|betreff|reply-to)\s*[:：]/i

/** Mails one below the other: "From: Greta", "To: Hal", then the words. */
function readAddressed(lines: readonly Line[]): Found | null {
  const texts = lines.filter(({ text }) => text && !rule.test(text))
  const heads = texts.filter(({ text }) => from.test(text))
  const beside = texts.filter(({ text }) => header.test(text)).length
  if (heads.length === 0 || beside === 0 || texts.indexOf(heads[0]!) > 3) return null
  const turns: RawTurn[] = []
  let dropped = 0
  let inHead = false
  for (const line of texts) {
    const writer = from.exec(line.text)?.[1]
    if (bareNumber.test(line.text)) continue
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
