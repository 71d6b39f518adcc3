import { firstNames } from '../text/people.ts'
import {
  bareName,
  cut,
  isStamp,
  looksLikeName,
  isRole,
  stampLength,
  stampBefore,
  type Line,
  type RawTurn,
} from './lines.ts'
import { field, writerOf } from './mail.ts'
import { isNotice, isPhone, isStage, saysNothing } from './unsaid.ts'

/** What a reader of one form found. `dropped` counts lines that nobody said. */
export interface Found {
  turns: RawTurn[]
  dropped: number
  /** Words around the conversation: how it came about, how it ended. */
  outside: Line[]
}

/** What stands in a line before somebody's words. */
interface Head {
  /** The speaker as written, `self` for the person who pasted it, null where only a mark opens the words. */
  label: string | null
  /** Where the words begin. */
  at: number
  /** Surely a head; else it is one where its label comes again, or most lines have one. */
  sure: boolean
}

type Text = Line & { next: string }

/** One way to write down who says what. */
interface Form {
  as: 'export' | 'labelled' | 'own lines' | 'alternating'
  head: (line: Text, known: Known) => Head | null
  /** The share of lines that must have a head. */
  share: number
  /** Copied from a messenger: its notices and times stand between the words. */
  phone?: true
  /** A line that belongs to a head and is nobody's words. */
  beside?: RegExp
}

/** Whether a name is one without any doubt: a role, a first name, or somebody the reader knows. */
export type Known = (name: string) => boolean
export const knownAs =
  (names: ReadonlySet<string>): Known =>
  (name) =>
    isRole(name) || names.has(keyOf(name)) || firstNames.has(keyOf(name).split(' ')[0]!)

/** A name as it is compared: without brackets, signs and pictures. */
export const keyOf = (name: string): string => bareName(name).toLowerCase()

const opening = /^(?:[-–—•*]\s+)?(?:[#([]?\d{1,4}[.):\]]{1,2}\s+)?/
const named = String.raw`^([*_]{0,2}["“[(<]?[^:：\n<>]{1,44}?["”\])>]?(?:\s?[[(][^\])\n]{1,24}[\])])?[*_]{0,2})`
const colon = new RegExp(String.raw`${named}\s?[:：][*_]{0,2}(?!\/\/|\d)\s*(?:[-–—]+\s)?`)
const dash = new RegExp(String.raw`${named}\s?(?:[-–—|]|\t)\s+`)

/** "Name: words", also with numbers, bullets, times or bold marks before it. */
const labelled =
  (sign: RegExp) =>
  ({ text }: Text, known: Known): Head | null => {
    const lead = opening.exec(text)?.[0].length ?? 0
    const from = lead + stampLength(text.slice(lead))
    const hit = sign.exec(text.slice(from, from + 110))
    const label = hit?.[1]?.trim() ?? ''
    return hit && looksLikeName(label) ? { label, at: from + hit[0].length, sure: known(label) } : null
  }

const afterStamp = /^([^:：]{1,60}?)\s?[:：](?=[\s\u200e\u200f]|$)/
/** "[01/02/2024, 19:04] Ana: words", as WhatsApp and its like export it. */
function stamped({ text }: Text): Head | null {
  const length = stampLength(text)
  const hit = length > 0 ? afterStamp.exec(text.slice(length).trimStart()) : null
  const label = hit?.[1]?.trim()
  return hit && label ? { label, at: text.indexOf(hit[0], length) + hit[0].length, sure: true } : null
}

const sentBy =
  /^(?:you (?:sent|said|replied(?: to .{1,40})?|forwarded a message|wrote)|(.{1,40}?) replied to .{1,40})$/i
/** The name alone, with a time beside it, under it, or nowhere: copies from a messenger's page. */
function alone({ text, next }: Text): Head | null {
  const whole = (label: string, sure: boolean): Head => ({ label, at: text.length, sure })
  if (text.length > 80 || (isStamp(text) && stampLength(text) > 0)) return null
  const sent = sentBy.exec(text)
  if (sent) return whole(sent[1] ?? 'self', true)
  const name = stampBefore(text)
  if (!name && (text.length > 44 || !looksLikeName(text))) return null
  if (isPhone(text)) return null
  if (name) return whole(name, true)
  if (isStamp(next)) return whole(text, true)
  // Without any time beside it only a name that comes again can be told from a short message.
  return /^[\p{L}\p{N}._ '’-]+$/u.test(text) ? whole(text, keyOf(text) === 'me') : null
}

const written =
  (head: RegExp) =>
  ({ text }: Text): Head | null => {
    const from = stampLength(text)
    const hit = head.exec(text.slice(from))
    const name = hit?.[1] ?? hit?.[2]
    return hit && name && !saysNothing(name) ? { label: writerOf(name), at: from + hit[0].length, sure: true } : null
  }
const mark = /^(?:[-–—•*]\s*|#?\d{1,4}[.):]\s+)(?=\S)/
const marked = ({ text }: Text): Head | null => {
  const at = mark.exec(text)?.[0].length
  return at === undefined ? null : { label: null, at, sure: true }
}

/** "<moss> words", "[Tess] words". */
const signed =
  /^(?:<[@+%~]?([\p{L}\p{N}_][\p{L}\p{N}_.\-|^ ]{0,29}?)>|\[(\p{Lu}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?|[mM]e)\][:–—-]?)\s+(?=\S)/u
const wrote =
  /^(\p{Lu}[\p{L}\p{N}'’-]{0,20}(?: \p{Lu}[\p{L}'’-]{1,20})?|me|i) (?:wrote|writes|replied|replies|answered|answers|texted|texts)(?: back)?:\s*/u
const play = /^(\p{Lu}[\p{Lu}'’-]{1,20}(?: \p{Lu}[\p{Lu}'’-]{1,20}){0,2})(?:\s*\([^)\n]{1,60}\))?\.\s+(?=\S)/u
const from = ({ text }: Text): Head | null => {
  const [, sender, , name = ''] = field.exec(text) ?? []
  return sender && text.length < 90 ? { label: writerOf(name), at: text.length, sure: true } : null
}

/** The forms whose heads are nothing else, the first that fits; then those of which the one with most heads counts. */
const plainForms: readonly Form[] = [
  { as: 'export', head: stamped, share: 0, phone: true },
  { as: 'labelled', head: written(signed), share: 0.3 },
  { as: 'labelled', head: written(wrote), share: 0.3 },
  { as: 'labelled', head: written(play), share: 0.3 },
  { as: 'labelled', head: from, share: 0, beside: field },
]
const namedForms: readonly Form[] = [
  { as: 'labelled', head: labelled(colon), share: 0 },
  { as: 'labelled', head: labelled(dash), share: 0.6 },
  { as: 'own lines', head: alone, share: 0, phone: true },
]

/** From this share on a form is that of the whole text, and what looks like a head is one. */
const MOSTLY = 0.6

/** The heads of one form, line by line; null where the form is not that of the text. */
function headsOf(form: Form, lines: readonly Text[], known: Known): (Head | null)[] | null {
  const found = lines.map((line) => (line.text ? form.head(line, known) : null))
  const all = found.filter((it) => it !== null)
  const texts = lines.filter(({ text }) => text).length
  const again = new Set<string>()
  const met = new Set<string>()
  for (const { label, sure } of all) (sure || met.has(keyOf(label ?? '')) ? again : met).add(keyOf(label ?? ''))
  // What stands under a head of its own line has none.
  const under = found.filter((it, at) => it && it.at === lines[at]!.text.length).length
  const mostly = all.length >= (texts - under) * MOSTLY && !form.phone
  const held = found.map((it) => (it && (mostly || again.has(keyOf(it.label ?? ''))) ? it : null))
  const heads = held.filter((it) => it !== null)
  const names = new Set(heads.map(({ label }) => keyOf(label ?? '')))
  const enough = heads.length >= 2 || (heads.length === 1 && texts <= 2)
  const apart = names.size >= 2 || form.share === 0 || form.as === 'alternating'
  return enough && apart && heads.length >= texts * form.share ? held : null
}

const aside =
  /^(?:context|background|update|edit|note|ps|p\.s)\b|\bwhat (?:should|do|can) i\b|\bwho(?:[’']?s| is) (?:right|wrong)\b|\bam i (?:the|wrong|over)|^(?:and )?(?:that[’']?s|thats|this is) (?:it|where|when|how)\b|^(?:then |and |after (?:that|this),? )?(?:he|she|they|we|i) (?:then |just )?(?:left|walked|went|slammed|hung|drove|stopped|stormed|haven[’']?t|havent)\b/i

/** What stands under it was said before. */
const repeats = (line: Line | undefined) => line?.text.toLowerCase().startsWith('original message') === true

/** The turns that heads open; a line without one goes on with the turn before it. */
function gather(form: Form, lines: readonly Text[], heads: readonly (Head | null)[]): Found {
  const found: Found = { turns: [], dropped: 0, outside: [] }
  const unsaid = (text: string) =>
    form.phone
      ? isStamp(text) || isPhone(text) || isNotice(text.slice(stampLength(text))) || saysNothing(text)
      : (form.beside?.test(text) ?? false)
  let blank = false
  let closed = false
  for (const [at, line] of lines.entries()) {
    const head = heads[at]
    const last = found.turns.at(-1)
    if (!line.text) blank = true
    else if (head) {
      const words = cut(line, head.at)
      const said = words.text && !saysNothing(words.text) && !(form.phone && isNotice(words.text))
      if (words.text && !said) found.dropped++
      found.turns.push({ label: head.label, pieces: said ? [words] : [] })
      closed = false
    } else if (unsaid(line.text) || (form.phone && (repeats(line) || repeats(lines[at - 1])))) found.dropped++
    else if (isStage(line.text) || !last || closed || (blank && aside.test(line.text))) {
      closed ||= last !== undefined && !isStage(line.text)
      found.outside.push(line)
    } else last.pieces.push(line)
    if (line.text) blank = false
  }
  found.turns = found.turns.filter(({ pieces }) => pieces.length > 0)
  return found
}

/** "Sam: you never help. Alex: I do. Sam: when?" in one line is three. */
function parted(lines: readonly Line[]): Line[] {
  if (lines.filter(({ text }) => text).length > 6) return [...lines]
  return lines.flatMap((line) => {
    const spots = [...line.text.matchAll(inside)].map((hit) => hit.index + hit[1]!.length)
    return [0, ...spots].map((from, at) => ({ ...cut(line, from, spots[at]), depth: line.depth }))
  })
}
const inside =
  /([.!?…"”'’)\],;]\s+|\s[-–—/|]\s+|\s)(?=(?:[\p{Lu}\p{Lo}][\p{L}’'-]{0,20}|me|him|her|he|she|them)(?: \p{Lu}[\p{L}’'-]{0,20})?\s?[:：]\s)/gu

const withNext = (lines: readonly Line[]): Text[] => {
  let next = ''
  return lines
    .toReversed()
    .map((line) => {
      const text = { ...line, next }
      if (line.text) next = line.text
      return text
    })
    .toReversed()
}

export type Headed = Found & { form: Form['as'] }
const fitting = (forms: readonly Form[], lines: readonly Text[], known: Known): Headed[] =>
  forms.flatMap((form) => {
    const heads = headsOf(form, lines, known)
    const found = heads && gather(form, lines, heads)
    return found && found.turns.length > 0 ? [{ ...found, form: form.as }] : []
  })

/** The lines of a conversation by what surely stands before the words; null where nothing does. */
export const readPlain = (all: readonly Line[]): Headed | null =>
  fitting(plainForms, withNext(all), () => false)[0] ?? null

/** The same by names before the words, which other words can look like: the form with most turns. */
export function readNamed(all: readonly Line[], known: Known): Headed | null {
  const found = [
    ...fitting(namedForms, withNext(all), known),
    ...fitting([namedForms[0]!], withNext(parted(all)), known),
  ]
  return found.toSorted((a, b) => b.turns.length - a.turns.length)[0] ?? null
}

/** Turns without a name, each behind a dash or a number. */
export const readMarks = (all: readonly Line[]): Headed | null => {
  const lines = withNext(all.filter(({ text }) => text && !isStage(text)))
  const form: Form = { as: 'alternating', head: marked, share: 0.5 }
  const heads = headsOf(form, lines, () => false)
  return heads?.[0] ? { ...gather(form, lines, heads), form: form.as } : null
}
