import type { ArgumentAct, ArgumentResult } from '@mallama/contracts/coach'
import { sentences, wordCount } from '../builtin/clauses.ts'
import { stems } from '../builtin/stems.ts'
import { readTurn } from '../detectors/turn.ts'
import { feels } from '../rehearsal/feels.ts'
import { subject, upperFirst } from './telling.ts'

/** One turn of the quarrel as the talk about it sees it. */
export interface Line {
  at: number
  speaker: string
  mine: boolean
  harm: number
  acts: readonly ArgumentAct[]
  text: string
  /** The turn of the better conversation; the same words where it was left as it was. */
  better: string
  changed: boolean
}

/** The quarrel from the side of the one who asks. Where it is not known who they are, `mine` and `other` are empty. */
export interface Quarrel {
  lines: readonly Line[]
  names: readonly string[]
  mine: readonly Line[]
  theirs: readonly Line[]
  /** Who the other is: the only one, the one the question names, or the one who said the hardest thing. */
  other: string | null
  tip: Line | null
}

const flat = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim()

export function quarrelOf(
  { turns, resolvedConversation, turningPoint }: ArgumentResult,
  isMine: (speaker: string) => boolean,
  message: string,
): Quarrel {
  const rewritten = resolvedConversation.split('\n')
  const lines = turns.slice(0, 400).map(({ speaker, text, acts, harm }, at): Line => {
    const better = (rewritten[at] ?? '').slice(speaker.length + 2)
    return { at, speaker, mine: isMine(speaker), harm, acts, text, better, changed: better !== flat(text) }
  })
  const names = [...new Set(lines.map(({ speaker }) => speaker))]
  const mine = lines.filter((line) => line.mine)
  const rest = lines.filter((line) => !line.mine)
  const others = mine.length > 0 ? [...new Set(rest.map(({ speaker }) => speaker))] : []
  const named = others.find((name) => names.length > 2 && mentions(message, name))
  const other = named ?? (others.length > 1 ? hardest(rest)?.speaker : others[0]) ?? null
  return {
    lines,
    names,
    mine,
    theirs: other === null ? [] : rest.filter(({ speaker }) => speaker === other),
    other,
    tip: (turningPoint && lines[turningPoint.turn]) ?? null,
  }
}

const mentions = (message: string, name: string): boolean =>
  name.length > 1 && new RegExp(`\\b${name.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').test(message)

export const hardest = (lines: readonly Line[], least = 0): Line | undefined =>
  lines.filter(({ harm }) => harm >= least).toSorted((a, b) => b.harm - a.harm || a.at - b.at)[0]

/** "You", "Rufus", "Your dad": at the head of a sentence, and inside one. */
export const Whom = (line: Line): string => upperFirst(whom(line))
export const whom = ({ mine, speaker }: Line): string => (mine ? 'you' : called(speaker))
/** In brackets behind a quote, and wherever somebody is not the one who acts. */
export const cited = (line: Line): string => (line.mine ? 'you' : objectOf(line.speaker))
export const objectOf = (speaker: string): string =>
  /^(?:him|her|them)$/i.test(speaker) ? speaker.toLowerCase() : called(speaker)
const belongs = new Map<string, string | undefined>(Object.entries({ him: 'his', her: 'her', them: 'their' }))
export const ownerOf = (speaker: string): string => belongs.get(speaker.toLowerCase()) ?? `${called(speaker)}'s`
/** Somebody else's name; a transcript in which "Me" is not the reader has no better one. */
export const called = (speaker: string): string => (/^me$/i.test(speaker) ? 'the other' : subject(speaker))

const MOST_WORDS = 18

/** A few exact words of a line, without its last stop: the sentence that did it, where the line says more than one thing. */
export function said({ text }: Pick<Line, 'text'>): string {
  const clean = flat(text).replace(/["“”]+/g, '')
  const parts = sentences(clean).map((part) => part.text.trim())
  if (parts.length < 2) return bare(shortened(clean))
  const hard = parts.map((part) => ({ part, harm: readTurn(part).harm.score })).toSorted((a, b) => b.harm - a.harm)[0]
  const alone = hard && hard.harm >= 1.5 && wordCount(hard.part) >= 3
  return bare(shortened(alone || wordCount(clean) > MOST_WORDS ? (hard?.part ?? clean) : clean))
}

const bare = (words: string) =>
  words.replace(/[\s.,;:!…]+$/, '').replace(/^(?:(?:and|but|so|because|maybe (?:be)?cause|cos),? )+(?=\S+ \S+ \S)/i, '')

function shortened(words: string): string {
  if (wordCount(words) <= MOST_WORDS) return words
  const parts = words.split(/(?<=[,;:–—])\s+/)
  let kept = ''
  for (const part of parts) {
    const next = kept ? `${kept} ${part}` : part
    if (wordCount(next) > MOST_WORDS) break
    kept = next
  }
  return wordCount(kept) >= 4 ? kept : words.split(/\s+/).slice(0, MOST_WORDS).join(' ')
}

const judges =
  /\byou(?:[’']?re| are)? (?:\w+ )?(?:always|never|only|so|such|just)\b|\byou(?:[’']?re| are) (?:a|an|the|just)\b/i
const jabs =
  /\bin my house\b|\bas i (?:like|say|please|want)\b|\bsupposed to\b|\bif you(?:[’']d| had| would| could| just)\b|\b(?:nicely|obviously|apparently)\b|\blike you\b/i
const scoffs =
  /^\W*(?:fine|whatever|wow|ok(?:ay)?|sure|right|great|lovely|here we go|so now|forget it|no|yes|yeah|oh)\b/i

/**
 * The sentence in which somebody says what it is about for them, without striking: the better half of what they said.
 * Null where they said none.
 */
export function heartOf(lines: readonly Line[]): { line: Line; words: string } | null {
  let best: { line: Line; words: string; weight: number } | null = null
  for (const line of lines) {
    for (const { text } of sentences(flat(line.text).replace(/["“”]+/g, ''))) {
      const count = wordCount(text)
      if (count < 4 || count > 20 || judges.test(text) || scoffs.test(text) || jabs.test(text)) continue
      const { harm, acts } = readTurn(text)
      if (harm.score > 1.5 || acts.some(({ id }) => /^(?:threat|withdraw|contempt|criticism)$/.test(id))) continue
      const first = /\b(?:i|i[’']m|i[’']ve|we)\b/i.test(text)
      const felt =
        feels(text) || /\bi (?:\w+ )?(?:need|want|wish|miss(?:ed)?|love|hoped|dread|worry|hate|cried)\b/i.test(text)
      const lived =
        /\bi (?:\w+ )?(?:was|stood|sat|waited|paid|covered|thought|asked|cooked|drove|came|cleaned)\b/i.test(text)
      const weight =
        (first ? 1.5 : /\b(?:me|my|mine|our|us)\b/i.test(text) ? 0.8 : 0) +
        (felt ? 2 : lived ? 1 : 0) +
        (acts.some(({ id }) => id === 'defend') ? -1 : 0) +
        (/\?\s*$/.test(text) ? -2 : 0) +
        (acts.some(({ id }) => id === 'request') ? 1 : 0) +
        (line.harm < 1.5 ? 0.5 : 0) +
        (/^\W*(?:you|u)\b/i.test(text) ? 0.2 : 0)
      if (weight > 0.9 && (!best || weight > best.weight)) best = { line, words: bare(text), weight }
    }
  }
  return best
}

/** What one could say in place of a hard line: the better version, where it is one that somebody would really say. */
export function insteadOf(line: Line): string | null {
  if (
    !line.changed ||
    wordCount(line.better) < 4 ||
    judges.test(line.better) ||
    /^\p{Ll}/u.test(line.better) !== /^\p{Ll}/u.test(line.text)
  )
    return null
  const own = /\b(?:i|i[’']m|my|me|we)\b/i.test(line.better) || /\?\s*$/.test(line.better)
  return own && readTurn(line.better).harm.score < 1.5 ? line.better.trim() : null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The line that a message speaks of: by its words in quotation marks, or by what it calls it. */
export function lineMeant(message: string, { lines }: Quarrel, prefer: 'mine' | 'theirs' | null): Line | null {
  const side = (line: Line) => (prefer === null ? 0 : line.mine === (prefer === 'mine') ? 1 : 0)
  const held = [...message.matchAll(/["“”]([^"“”]{2,200})["“”]|(?<!\p{L})['‘]([^'‘’]{2,160})['’](?!\p{L})/gu)]
    .map((hit) => plain(hit[1] ?? hit[2] ?? ''))
    .filter(Boolean)
  for (const words of held) {
    const found = lines
      .filter(({ text }) => plain(text).includes(words))
      .toSorted((a, b) => side(b) - side(a) || b.at - a.at)[0]
    if (found) return narrowed(found, (part) => plain(part).includes(words))
  }
  const asked = stems(
    message.replace(
      /\b(?:worst|hurt\w*|mean\w*|line|sentence|part|thing|bit|apolog\w+|sorry|angry|quarrel|fight|argument)\b/gi,
      ' ',
    ),
  )
  const short = new Set(
    plain(message)
      .split(' ')
      .filter((word) => word.length === 3),
  )
  let best: { line: Line; weight: number } | null = null
  for (const line of lines) {
    const own = stems(line.text)
    let shared = [...asked].filter((stem) => own.has(stem)).length
    shared += plain(line.text)
      .split(' ')
      .filter((word) => named.has(word) && (short.has(word) || asked.has(word))).length
    if (shared === 0) continue
    const weight = shared + side(line) * 0.6 + line.harm / 10
    if (!best || weight > best.weight) best = { line, weight }
  }
  return best ? narrowed(best.line, (part) => [...stems(part)].some((stem) => asked.has(stem))) : null
}

/** Only the sentence of it that is meant. */
function narrowed(line: Line, fits: (part: string) => boolean): Line {
  const part = sentences(flat(line.text))
    .find(({ text }) => fits(text))
    ?.text.trim()
  return part && wordCount(part) >= 2 ? { ...line, text: part } : line
}

/** Words of three letters that can be what a line is about. */
const named = new Set('mum mom dad job car dog cat son kid ill bed pub key bin bus gym tax sex ex'.split(' '))
