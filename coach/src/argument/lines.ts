import { isRoleWord } from '../text/people.ts'

/** A stretch of the pasted text, word for word: `text` is `source.slice(start, start + text.length)`. */
export interface Piece {
  text: string
  start: number
}

/** One turn as it stood in the text, before anybody knows who the speakers are. */
export interface RawTurn {
  /** The name as written, `self` for the person who pasted it, null where nothing says who spoke. */
  label: string | null
  pieces: Piece[]
}

export interface Line extends Piece {
  /** How deep a mail quotes it: the number of ">" before it. */
  depth: number
}

// Chat exports put direction marks and odd spaces around names and times; they are nobody's words.
const edge = /^[\s\u200b-\u200f\u202a-\u202f\u2060-\u2069\ufeff]+|[\s\u200b-\u200f\u202a-\u202f\u2060-\u2069\ufeff]+$/g

export function trim({ text, start }: Piece): Piece {
  const bare = text.replace(edge, '')
  if (bare.length === text.length) return { text, start }
  return { text: bare, start: bare ? start + text.indexOf(bare) : start }
}

export function cut(piece: Piece, from: number, to = piece.text.length): Piece {
  return trim({ text: piece.text.slice(from, to), start: piece.start + from })
}

/** The lines with their places, trimmed; blank lines are kept, empty. */
export function linesOf(source: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start <= source.length) {
    const stop = source.indexOf('\n', start)
    const end = stop < 0 ? source.length : stop
    let piece = trim({ text: source.slice(start, end), start })
    let depth = 0
    while (piece.text.startsWith('>') && depth < 20) {
      depth++
      piece = cut(piece, 1)
    }
    lines.push({ ...piece, depth })
    if (stop < 0) break
    start = end + 1
  }
  return lines
}

const time = String.raw`\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:[\s\u202f\u00a0]?[ap][.\s\u202f]{0,2}m\b\.?)?|\d{1,2}[\s\u202f\u00a0]?[ap]m\b`
const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const day = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?|(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${month})[a-z]{0,6}\.?(?: \d{1,2}(?:st|nd|rd|th)?\b)?,?(?: \d{4})?|today|yesterday|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})`
// After the clock a day needs its number: "9:15 Mary" names somebody.
const dayAfter = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?(?:\d{1,2}(?:st|nd|rd|th)? (?:${month})[a-z]{0,6}\b\.?|(?:${month})[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?\b)(?:,? \d{4}\b)?)`
const stamp = String.raw`(?:(?:${time}),? (?:on )?${dayAfter}|${day}(?:,? (?:at |à |um )?|, ?|[\s\u202f\u00a0]+|T)(?:${time})|${time})`

const stampStart = new RegExp(
  String.raw`^[[(<]?(?:${stamp})(?:\s?(?:UTC|GMT|Z))?[\])>]?[\s\u200e\u200f]*(?:[-–—|•][\s\u200e]*)?`,
  'i',
)
const stampOnly = new RegExp(String.raw`^[[(]?(?:${stamp}|${day})[\])]?\.?$`, 'i')
const stampEnd = new RegExp(String.raw`(?:\s*[,•·|–—-]\s*|\s+)[[(]?(?:${stamp})[\])]?$`, 'i')

/** How many units at the start of the line are a date and time; 0 when it has none. */
export const stampLength = (text: string): number => stampStart.exec(text.slice(0, 80))?.[0].length ?? 0
export const isStamp = (text: string): boolean => text.length < 60 && stampOnly.test(text)

/** "Ben, 9:14 PM" on a line of its own: the name, or null. */
export function stampBefore(text: string): string | null {
  if (text.length > 80 || isStamp(text)) return null
  const hit = stampEnd.exec(text)
  const name = hit ? text.slice(0, hit.index) : ''
  return name && looksLikeName(name) ? name : null
}

const stop =
  /^(?:note|notes|ps|p\.s|edit|update|re|fw|fwd|context|tldr|tl;dr|subject|time|date|question|answer|reason|http|https|www|so|and|but|or|because|also|like|example|eg|ie|basically|point is|fact|facts|warning|important|background|situation|story|issue|problem|result|outcome|summary|title|topic|what happened|the (?:thing|problem|issue|point|truth|result|question) is|here|here is|here goes|this|that|original message|sent|subject line|location|link|ok|okay|no|yes|yeah|fine|whatever|sorry|please|thanks|really|wow|great|exactly|right|well|anyway|stop|why|what|who|how|when|where|hello|hi|hey|bye|lol|image|photo|video|gif|sticker|delivered|seen|read|enter|edited|voice message|attachment|today|yesterday|end|the end|good|bad|option|step|rule|first|second|third|last|one|two|three)$/i

const decor =
  /^[*_~"“'‘[(<]+|[*_"”'’\])>]+$|\s*[[(][^\])]*[\])]|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu
/** A name without what stands around and in it: marks, brackets, pictures. */
export const bareName = (label: string): string => label.replace(decor, '').trim() || label.trim()

/** Whether a few words can be the name that stands before somebody's words. */
export function looksLikeName(words: string): boolean {
  const name = bareName(words)
  if (name.length === 0 || name.length > 44 || !/\p{L}|^\+\d/u.test(name)) return false
  if (stop.test(name) || /[!?;/\\{}<>=]|,.*,|\p{Ll}{3}\.\s|\.$/u.test(name)) return false
  const parts = name.split(' ').filter(Boolean)
  if (parts.length === 1 || isRole(name)) return true
  const named = parts.filter((part) => /^[\p{Lu}\p{Lo}\d(+&~]|\p{Extended_Pictographic}/u.test(part)).length
  return parts.length <= 5 && named >= parts.length - (parts.length > 2 ? 1 : 0)
}

const owners = new Set(['my', 'our', 'the', 'his', 'her'])
const anyone = new Set(['me', 'i', 'him', 'he', 'her', 'she', 'them', 'they', 'speaker', 'person'])

/** "Her", "my older sister", "mother in law", "Person 2": who somebody is, in place of a name. */
export function isRole(name: string): boolean {
  const words = name.toLowerCase().split(' ')
  const bare = words.slice(words.length > 1 && owners.has(words[0]!) ? 1 : 0)
  const last = bare.at(-1)!
  const numbered = bare.length > 1 && (last.length === 1 || Number(last) < 100)
  const told = numbered ? bare.slice(0, -1) : bare
  const word = told.at(-1)!
  return (
    told.length <= 3 && (isRoleWord(told.join('-')) || (told.length <= 2 && (anyone.has(word) || isRoleWord(word))))
  )
}
