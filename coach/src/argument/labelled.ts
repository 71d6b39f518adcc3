import { firstNames } from '../detectors/names.ts'
import { cut, isRole, looksLikeName, stampLength, type Line, type RawTurn } from './lines.ts'
import { isNotice, isStage, saysNothing } from './system-lines.ts'

/** What a reader of one form found. `dropped` counts lines that nobody said. */
export interface Found {
  turns: RawTurn[]
  dropped: number
  /** Words around the conversation: how it came about, how it ended. */
  outside: Line[]
}

const date = /^[[(<]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|[a-z]{3,9},? \d|\d{1,2} [a-z]{3})/i
const body = /^([^:：]{1,60}?)\s?[:：](?=[\s\u200e\u200f]|$)/

/**
 * Exports of WhatsApp and its like: every message opens with a date and time, then the name. What has no name is the
 * messenger speaking; what has no date goes on with the message before.
 */
export function readExport(lines: readonly Line[]): Found | null {
  const found: Found = { turns: [], dropped: 0, outside: [] }
  let named = 0
  let bare = 0
  let silent = false
  // Where messages carry a date, a line that opens with a bare time ("7:30 dinner") goes on with the one before.
  const dated = lines.filter(({ text }) => date.test(text) && stampLength(text) > 0).length >= 2
  for (const line of lines) {
    if (!line.text) continue
    const length = dated && !date.test(line.text) ? 0 : stampLength(line.text)
    if (length === 0) {
      const last = found.turns.at(-1)
      if (!last) found.outside.push(line)
      else if (!silent || !isNotice(line.text)) last.pieces.push(line)
      continue
    }
    const rest = cut(line, length)
    const hit = body.exec(rest.text)
    const name = hit?.[1]?.trim() ?? ''
    if (!hit || !name) {
      bare++
      if (isNotice(rest.text) || saysNothing(rest.text) || !rest.text) found.dropped++
      else if (found.turns.length === 0) found.outside.push(line)
      else found.dropped++
      silent = true
      continue
    }
    named++
    const words = cut(rest, hit[0].length)
    silent = isNotice(words.text) || saysNothing(words.text)
    if (silent && isNotice(rest.text) && found.turns.length === 0 && !words.text) found.dropped++
    else {
      if (silent) found.dropped++
      found.turns.push({ label: name, pieces: silent || !words.text ? [] : [words] })
    }
  }
  found.turns = found.turns.filter((turn) => turn.pieces.length > 0)
  const texts = lines.filter(({ text }) => text).length
  return named >= 2 || (named === 1 && texts <= 3 && bare === 0) ? found : null
}

const opening = /^(?:[-–—•*]\s+)?(?:[#([]?\d{1,4}[.):\]]{1,2}\s+)?/
const label =
  /^([*_]{0,2}["“[(<]?[^:：\n<>]{1,44}?["”\])>]?(?:\s?[[(][^\])\n]{1,24}[\])])?[*_]{0,2})(?:\s?([:：])[*_]{0,2}(?!\/\/|\d)|\s?([-–—|]|\t)\s+)/
const saying = /,? (?:just )?(?:said|says|replied|asked|answered|texted|wrote|yelled|shouted|then)$/i

interface Candidate {
  name: string
  /** Where in the line the words begin. */
  at: number
  colon: boolean
}

function candidate(text: string): Candidate | null {
  const lead = opening.exec(text)?.[0].length ?? 0
  const time = stampLength(text.slice(lead))
  const from = lead + time
  const hit = label.exec(text.slice(from, from + 110))
  if (!hit) return null
  const name = (hit[1] ?? '').replace(saying, '').trim()
  return looksLikeName(name) ? { name, at: from + hit[0].length, colon: hit[2] !== undefined } : null
}

const unnamed = /\s*[[(][^\])]*[\])]|[^\p{L}\p{N}\p{M}\s.'’+-]/gu
/** A name as it is compared: without brackets, signs and pictures. */
export const keyOf = (name: string): string => (name.replace(unnamed, '').trim() || name).toLowerCase()

/** "Name: words", also with numbers, bullets, times, bold marks or a dash instead of the colon. */
export function readLabelled(lines: readonly Line[], known: ReadonlySet<string>): Found | null {
  const seen = new Map<string, { count: number; colon: number }>()
  const guesses = lines.map((line) => (line.text ? candidate(line.text) : null))
  let texts = 0
  for (const [at, it] of guesses.entries()) {
    if (lines[at]!.text) texts++
    if (!it) continue
    const held = seen.get(keyOf(it.name)) ?? { count: 0, colon: 0 }
    held.count++
    if (it.colon) held.colon++
    seen.set(keyOf(it.name), held)
  }
  const sure = (name: string) => isRole(name) || known.has(keyOf(name)) || firstNames.has(keyOf(name).split(' ')[0]!)
  const share = (colon: boolean) => guesses.filter((it) => it && it.colon === colon).length / Math.max(1, texts)
  const mostly = { colon: share(true) >= 0.6, dash: share(false) >= 0.6 }
  const accepted = guesses.map((it) => {
    if (!it) return null
    const held = seen.get(keyOf(it.name))!
    if (it.colon) return held.count >= 2 || sure(it.name) || mostly.colon ? it : null
    return (held.colon === 0 && (held.count >= 2 || sure(it.name)) && mostly.dash) || held.colon >= 2 ? it : null
  })
  const turns = accepted.filter(Boolean).length
  if (turns === 0 || (turns === 1 && texts > 2)) return null
  return gather(lines, accepted)
}

const aside =
  /^(?:context|background|update|edit|note|ps|p\.s)\b|\bwhat (?:should|do|can) i\b|\bwho(?:[’']?s| is) (?:right|wrong)\b|\bam i (?:the|wrong|over)|^(?:and )?(?:that[’']?s|thats|this is) (?:it|where|when|how)\b|^(?:then |and |after (?:that|this),? )?(?:he|she|they|we|i) (?:then |just )?(?:left|walked|went|slammed|hung|drove|stopped|stormed|haven[’']?t|havent)\b/i

function gather(lines: readonly Line[], accepted: readonly (Candidate | null)[]): Found {
  const found: Found = { turns: [], dropped: 0, outside: [] }
  let afterBlank = false
  let closed = false
  for (const [at, line] of lines.entries()) {
    if (!line.text) {
      afterBlank = true
      continue
    }
    const it = accepted[at]
    if (it) {
      const words = cut(line, it.at)
      const silent = saysNothing(words.text)
      if (silent) found.dropped++
      found.turns.push({ label: it.name, pieces: silent || !words.text ? [] : [words] })
      closed = false
    } else if (isStage(line.text)) found.outside.push(line)
    else {
      const last = found.turns.at(-1)
      if (!last || closed || (afterBlank && aside.test(line.text))) {
        closed = last !== undefined
        found.outside.push(line)
      } else last.pieces.push(line)
    }
    afterBlank = false
  }
  found.turns = found.turns.filter((turn) => turn.pieces.length > 0)
  return found
}

/** A whole conversation on one line: "Sam: you never help. Alex: I do. Sam: when?" */
export function readInline(lines: readonly Line[], known: ReadonlySet<string>): Found | null {
  const texts = lines.filter(({ text }) => text)
  if (texts.length === 0 || texts.length > 6) return null
  const spots: { name: string; from: number; at: number; line: Line }[] = []
  for (const line of texts)
    for (const hit of line.text.matchAll(
      /(^|[.!?…"”'’)\],;]\s+|\s[-–—/|]\s+|\s)((?:[\p{Lu}\p{Lo}][\p{L}’'-]{0,20}|me|him|her|he|she|them)(?: \p{Lu}[\p{L}’'-]{0,20})?)\s?[:：]\s+/gu,
    )) {
      const name = hit[2] ?? ''
      if (looksLikeName(name))
        spots.push({ name, from: hit.index + (hit[1]?.length ?? 0), at: hit.index + hit[0].length, line })
    }
  const counts = new Map<string, number>()
  for (const { name } of spots) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1)
  const kept = spots.filter(
    ({ name }) =>
      (counts.get(keyOf(name)) ?? 0) >= 2 || isRole(name) || known.has(keyOf(name)) || firstNames.has(keyOf(name)),
  )
  if (kept.length < 2 || new Set(kept.map(({ name }) => keyOf(name))).size < 2) return null
  const turns = kept.map(({ name, at, line }, index): RawTurn => {
    const next = kept[index + 1]
    return { label: name, pieces: [cut(line, at, next && next.line === line ? next.from : undefined)] }
  })
  return { turns: turns.filter(({ pieces }) => pieces[0]?.text), dropped: 0, outside: [] }
}
