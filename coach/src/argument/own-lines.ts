import { firstNames } from '../detectors/names.ts'
import { isRole, isStamp, looksLikeName, nameBeforeStamp, type Line } from './lines.ts'
import { keyOf, type Found } from './labelled.ts'
import { isChrome, isNotice, saysNothing } from './system-lines.ts'

const sentByMe = /^you (?:sent|said|replied(?: to .{1,40})?|forwarded a message|wrote)$/i
const repliedTo = /^(.{1,40}?) replied to .{1,40}$/i

/**
 * Copies from iMessage, Messenger, Instagram, Slack, Discord and Telegram: the name stands on its own line, with a
 * time beside it, under it, or nowhere.
 */
export function readOwnLines(all: readonly Line[], known: ReadonlySet<string>): Found | null {
  const lines = all.filter(({ text }) => text)
  if (lines.length < 3) return null
  const counts = new Map<string, number>()
  for (const { text } of lines) if (text.length <= 44) counts.set(text, (counts.get(text) ?? 0) + 1)
  const surely = (name: string) => isRole(name) || known.has(keyOf(name)) || firstNames.has(keyOf(name).split(' ')[0]!)
  let stamped = 0
  let mine = 0
  const heads = lines.map(({ text }, at): string | null => {
    if (text.length > 80) return null
    if (sentByMe.test(text)) return (mine++, 'self')
    const reply = repliedTo.exec(text)?.[1]
    if (reply) return reply
    const named = nameBeforeStamp(text)
    if (named && !isChrome(text)) return (stamped++, named)
    const next = lines[at + 1]?.text ?? ''
    if (isStamp(next) && !isStamp(text) && (looksLikeName(text) || (counts.get(text) ?? 0) >= 2))
      return (stamped++, text)
    return null
  })
  const heading = new Set(heads.filter((name): name is string => name !== null))
  for (const [at, { text }] of lines.entries()) {
    if (heads[at] !== null || text.length > 44) continue
    const often = (counts.get(text) ?? 0) >= 2
    // Without any time in the copy, only names that come again or are known can be told from short messages.
    const named =
      /^[\p{L}\p{N}._ '’-]+$/u.test(text) &&
      looksLikeName(text) &&
      !isChrome(text) &&
      (often || (surely(text) && mine > 0))
    if (heading.has(text) || named) heads[at] = text
  }
  const headed = heads.filter(Boolean).length
  if (headed < 2 || (stamped === 0 && mine === 0 && new Set(heads.filter(Boolean)).size < 2)) return null
  const found: Found = { turns: [], dropped: 0, outside: [] }
  let skip = false
  for (const [at, line] of lines.entries()) {
    const head = heads[at]
    if (head) {
      found.turns.push({ label: head, pieces: [] })
      skip = false
      continue
    }
    if (skip) {
      skip = false
      found.dropped++
      continue
    }
    if (/^original message:?$/i.test(line.text)) skip = true
    if (isStamp(line.text) || isChrome(line.text) || saysNothing(line.text) || isNotice(line.text)) {
      found.dropped++
      continue
    }
    const last = found.turns.at(-1)
    if (last) last.pieces.push(line)
    else found.outside.push(line)
  }
  found.turns = found.turns.filter(({ pieces }) => pieces.length > 0)
  return found.turns.length > 0 ? found : null
}

const wrote =
  /^(?:On|Am|Le|El) .{0,90}\d(?: ?[AP]M)?(?: \([A-Z]{2,5}\)| [A-Z]{3,4}|,? [+-]\d{4})?,? ?([^,<>\d][^,<>\d]{0,60}?)\s*(?:<[^<>]*>|\([^()]*@[^()]*\))?\s*(?:wrote|said|writes):$/i
const mailField = /^(?:from|to|cc|date|sent|subject)\s?:\s*(.*)$/i
/** Mails with the one before quoted under ">": the deepest is the oldest. */
export function readMail(lines: readonly Line[]): Found | null {
  if (!lines.some(({ depth }) => depth > 0)) return null
  const authors: string[] = ['self']
  const blocks: { depth: number; label: string | undefined; lines: Line[] }[] = []
  let introduced = 0
  let headed = false
  let fresh = true
  let wrapped = false
  for (const [at, line] of lines.entries()) {
    const skip = wrapped || !line.text
    wrapped = false
    if (skip) continue
    // The head of the newest mail says whose words stand unquoted.
    const head0 = blocks.length === 0 && line.depth === 0 ? mailField.exec(line.text) : null
    if (head0) {
      if (/^from/i.test(line.text)) [authors[0], headed] = [writerOf(head0[1] ?? ''), true]
      else if (/^to/i.test(line.text)) authors[1] = writerOf(head0[1] ?? '')
      continue
    }
    const next = lines[at + 1]?.text ?? ''
    wrapped = line.text.startsWith('On ') && !line.text.endsWith(':') && next.endsWith('wrote:')
    const intro = wrapped ? `${line.text} ${next}` : line.text
    const hit = intro.length < 220 ? wrote.exec(intro) : null
    wrapped &&= hit !== null
    if (hit) {
      introduced++
      authors[line.depth + 1] = writerOf(hit[1] ?? 'you')
      fresh = true
      continue
    }
    const last = blocks.at(-1)
    if (last && !fresh && last.depth === line.depth) last.lines.push(line)
    else blocks.push({ depth: line.depth, label: authors[line.depth], lines: [line] })
    fresh = false
  }
  if (introduced === 0) {
    // "> their words" and the answer under it, without a word about who wrote: two people, as quoting works.
    if (blocks.length < 2 || new Set(blocks.map(({ depth }) => depth)).size < 2) return null
  }
  const met = new Set<string>()
  const words = blocks.filter(({ lines: block }) => {
    const all = block.map(({ text }) => text).join(' ')
    return !met.has(all) && met.add(all)
  })
  // Whoever is quoted with no name is the other of the two; where a head names the writer, the reader is quoted.
  const unnamed = headed && authors[0] !== 'self' ? 'self' : 'them'
  const turns = words.map(({ depth, label, lines: pieces }) => ({
    label: label ?? (depth % 2 === 0 ? authors[0]! : unnamed),
    pieces,
  }))
  const topPosted = introduced > 0 && words.every(({ depth }, at) => at === 0 || depth > words[at - 1]!.depth)
  return { turns: topPosted ? turns.toReversed() : turns, dropped: introduced, outside: [] }
}

const writerOf = (words: string): string => {
  const name = words.replace(/<[^<>]*>|\([^()]*\)|["“”]/g, '').trim() || 'you'
  return /^(?:you|i|me|myself)$/i.test(name) ? 'self' : name
}
