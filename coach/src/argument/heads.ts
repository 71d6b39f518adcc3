import kept from '../../data/words/pasted.json' with { type: 'json' }
import { cut, isNotice, isPhone, isRole, isStamp, keyOf, looksLikeName, saysNothing, stampLength } from './lines.ts'
import { withoutTime, type Form, type Found, type Line, type RawTurn } from './lines.ts'
import { firstNames } from '../text/people.ts'
import { lists } from '../craft/order-words.ts'
import { setsOf, stripped } from '../text/words.ts'

/** What stands in a line before somebody's words, which begin at `at`. Where it is not sure, it is a head only if its label comes again, or most lines have one. */
type Head = { label: string; at: number; sure: boolean }

type Heads = { form: Form; head: (text: string, next: string) => Head | null }

const { keys, opens, writes, wrote } = setsOf(kept.heads)

/** Bullets and numbers before a line. */
export const leadOf = (it: string): number => /^(?:[-–—•*]\s*)?(?:[#([]?\d{1,4}[.):\]]{1,2}\s+)?/.exec(it)![0].length
/** A name with what may stand around it: marks, brackets, the time of a message. */
const named = String.raw`^([*_]{0,2}["“[(<]?[^:：\n<>]{1,44}?["”\])>]?(?:\s?[[(][^\])\n]{1,24}[\])])?[*_]{0,2})`
const colon = new RegExp(String.raw`${named}\s?[:：][*_]{0,2}(?!\/\/|\d)\s*(?:[-–—]+\s)?`)
const dash = new RegExp(String.raw`${named}\s?(?:[-–—|]|\t)\s+`)

/** "Name: words", also with numbers, bullets or times before it; `exported`: behind a time whatever stands there is a name. */
const labelled =
  (sign: RegExp, exported = false): Heads['head'] =>
  (text) => {
    const skipped = exported ? 0 : leadOf(text)
    const from = skipped + stampLength(text.slice(skipped))
    const hit = exported && from === 0 ? null : sign.exec(text.slice(from, from + 110))
    // "Silje wrote".
    const words = (hit?.[1]?.trim() ?? '').split(' ')
    const label = words.slice(0, words.length > 1 && wrote.has(words.at(-1)!) ? -1 : undefined).join(' ')
    if (!hit || !(exported || looksLikeName(label))) return null
    const isKnown = isRole(label) || firstNames.has(keyOf(label).split(' ')[0]!)
    return { label, at: from + hit[0].length, sure: exported || isKnown }
  }

/** The name alone, with a time beside it, under it, or nowhere: copies from a messenger's page. */
const alone: Heads['head'] = (text, next) => {
  const lower = text.toLowerCase()
  if (text.length > 80 || isPhone(text) || isStamp(text)) return null
  const [before, to] = text.split(' replied to ')
  const timed = withoutTime(text)
  const name = timed !== text && looksLikeName(timed) ? timed : null
  const label = kept.own.includes(lower) ? 'self' : to ? writerOf(before!) : name
  if (label) return { label, at: text.length, sure: true }
  // Without any time beside it only a name that comes again can be told from a short message.
  const sure = isStamp(next) || lower === 'me'
  return looksLikeName(text) && (sure || !text.includes(',')) ? { label: text, at: text.length, sure } : null
}

const byColon: Heads = { form: 'labelled', head: labelled(colon) }
/** The form with most turns is that of the text, of two as good the first. */
const forms: Heads[] = [byColon, { form: 'labelled', head: labelled(dash) }, { form: 'own lines', head: alone }]

/** The turns of one form; none where it is not that of the text. */
function fitting(form: Heads, lines: readonly Line[]): Found[] {
  const behind = (at: number) => lines[at + 1]?.text || lines[at + 2]?.text || ''
  const found = lines.map(({ text }, at) => (text ? form.head(text, behind(at)) : null))
  const all = found.filter((it) => it !== null)
  const texts = lines.filter(({ text }) => text).length
  const under = found.filter((it, at) => it?.at === lines[at]!.text.length).length
  // From this share on the form is that of the whole text, and what looks like a head is one.
  const mostly = form.form === 'labelled' && all.length >= (texts - under) * 0.6
  const times = new Map<string, number>()
  for (const { label, sure } of all) times.set(keyOf(label), (times.get(keyOf(label)) ?? 0) + (sure ? 2 : 1))
  const heads = found.map((it) => (it && (mostly || times.get(keyOf(it.label))! > 1) ? it : null))
  const held = heads.filter((it) => it !== null).length
  const read = held >= 2 || (held === 1 && texts <= 2) ? gather(form, lines, heads) : null
  return read && read.turns.length > 0 ? [read] : []
}

/** The turns that heads open; a line without one goes on with the turn before it. */
function gather(form: Heads, lines: readonly Line[], heads: readonly (Head | null)[]): Found {
  const [turns, outside, dropped]: [RawTurn[], Line[], string[]] = [[], [], []]
  // A stamp with a day and a clock is longer than ten; behind it a messenger speaks where no name stands.
  const isUnsaid = (text: string, before = '') =>
    (form.form === 'export' && stampLength(text) > 10) ||
    before.startsWith('Original message') ||
    [isStamp, isPhone, isNotice, saysNothing].some((is) => is(text))
  const last = heads.findLastIndex((head) => head !== null)
  // Copied from a messenger: its notices and times stand between the words.
  const isScreen = form.form !== 'labelled'
  let blank = false
  for (const [at, line] of lines.entries()) {
    const [head, turn] = [heads[at], turns.at(-1)]
    if (head) {
      const words = cut(line, head.at)
      const unsaid = saysNothing(words.text) || (isScreen && isNotice(words.text))
      if (unsaid) dropped.push(words.text)
      turns.push({ label: head.label, pieces: unsaid || !words.text ? [] : [words] })
      blank = false
    } else if (!line.text) blank = true
    else if (isScreen && isUnsaid(line.text, lines[at - 1]?.text)) dropped.push(line.text)
    // What stands below the last words, apart from them, is said of the talk.
    else if (!turn || (form === byColon && blank && at > last)) outside.push(line)
    else turn.pieces.push(line)
  }
  return { form: form.form, turns: turns.filter(({ pieces }) => pieces.length > 0), dropped, outside, sure: 1 }
}

const inside = /\s(?=(?:[\p{Lu}\p{Lo}][\p{L}’'-]{0,20}|me|him|her|he|she|them)(?: \p{Lu}[\p{L}’'-]{0,20})?\s?[:：]\s)/gu
/** "Sam: you never help. Alex: I do. Sam: when?" in one line is three. */
function parted(lines: readonly Line[]): Line[] {
  if (lines.filter(({ text }) => text).length > 6) return []
  return lines.flatMap((line) => {
    const spots = [...line.text.matchAll(inside)].map((hit) => hit.index)
    return [0, ...spots].map((from, at) => ({ ...cut(line, from, spots[at]), depth: line.depth }))
  })
}

/** The lines of a conversation by what stands before the words. */
export function readHeads(lines: readonly Line[]): Found | null {
  // Nothing else looks like an export.
  const [sure] = fitting({ form: 'export', head: labelled(colon, true) }, lines)
  if (sure) return sure
  const found = [...forms.flatMap((form) => fitting(form, lines)), ...fitting(byColon, parted(lines))]
  return found.toSorted((a, b) => b.turns.length - a.turns.length)[0] ?? null
}

/** `self` for whoever pasted it. */
export function writerOf(words: string): string {
  const name = stripped(words.split('<')[0]!.split('(')[0]!, ' ,@+%~"“”', ' ,"“”')
  return ['', 'you', 'i', 'me', 'myself'].includes(name.toLowerCase()) ? 'self' : name
}

/** "On Mon, 4 Nov 2024 at 09:12, Ola Ade <o@example.org> wrote:": who did; null where the line is another. */
function writerIn(text: string): string | null {
  const words = text.split(' ')
  if (text.length > 220 || !opens.has(words[0]!) || !writes.has(words.at(-1)!)) return null
  const rest = words.slice(1, -1).join(' ')
  const time = stampLength(rest)
  // Behind a day without its clock the name is what follows: "On Sunday Ruth wrote:".
  const day = lists.days.has(words[1]!.toLowerCase()) ? words[1]!.length : 0
  return writerOf(rest.slice(time > 0 ? time : Math.max(day, rest.lastIndexOf(',') + 1)))
}

/** Mails one below the other, or quoted with ">": words as deep as those under "Ola wrote:" are Ola's, what is not so deep is by whoever quotes it. A thread is turned where the newest is first. */
export function readMail(all: readonly Line[]): Found | null {
  const lines = all.filter(({ text }) => text)
  const isThread = lines.some(({ text, depth }) => depth > 0 || text.endsWith('wrote:'))
  const authors: (string | undefined)[] = [isThread ? 'self' : undefined]
  const [turns, outside, dropped]: [(RawTurn & { depth: number })[], Line[], string[]] = [[], [], []]
  let [fresh, heads] = [true, 0]
  for (const [at, line] of lines.entries()) {
    const { text, depth } = line
    // A line of a mail's head: "From: Olga <o@example.org>".
    const mark = text.slice(0, 20).indexOf(':')
    const key = text.slice(0, Math.max(0, mark)).trim().toLowerCase()
    const isField = keys.has(key)
    const next = lines[at + 1]?.text ?? ''
    // A long head goes on in the next line.
    const isLong = next.endsWith('wrote:') && writerIn(next) === null
    const by = key === 'from' ? writerOf(text.slice(mark + 1).trim()) : writerIn(isLong ? `${text} ${next}` : text)
    if (by !== null) {
      authors[isField ? depth : (lines[isLong ? at + 2 : at + 1]?.depth ?? depth)] = by
      heads++
    }
    if (by !== null || isField || text.endsWith('wrote:')) {
      if (isField && by === null) dropped.push(text)
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
  const isDeeper = turns.every(({ depth }, at) => at === 0 || depth > turns[at - 1]!.depth)
  const isTurned = isThread && (isDeeper || turns.every(({ depth }) => depth === 0))
  return { form: 'mail', turns: isTurned ? turns.toReversed() : turns, dropped, outside, sure: 1 }
}
