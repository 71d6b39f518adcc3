import kept from '../../data/words/saying.json' with { type: 'json' }
import { wordsIn } from '../text/people.ts'
import { sentencesIn, sentencesOf } from '../text/split.ts'
import { setOf, stripped } from '../text/words.ts'
import { cut, linesOf, type Piece, type RawTurn } from './lines.ts'
import { actorIn, joins, subjectIn, tagsIn, type Tag } from './tags.ts'

/** As much of a story as is read. */
const LONGEST = 200_000

/** Words that the text gives as somebody's. `from`, `to`: where the telling stops before them and goes on: "and he said" is neither's. */
interface Speech extends Piece {
  from: number
  to: number
  /** Null where the text names nobody. */
  who: string | null
  quoted: boolean
  guess?: true
}
export interface Story {
  turns: RawTurn[]
  /** Of the words that are read the share whose speaker the text names, 0..1. */
  sure: number
}

/** `self` for the one who tells; the rest are shown by their names. */
const speakerOf = (word: string): string => (['i', 'we'].includes(word.toLowerCase()) ? 'self' : word)
const isSelf = (who: string | null): boolean => who !== null && speakerOf(who) === 'self'
const length = ({ text }: Piece): number => text.split(' ').filter(Boolean).length
const total = (all: readonly Piece[]): number => all.reduce((sum, it) => sum + length(it), 0)
const telling = setOf(kept.telling)
const moves = setOf(kept.moves)
const reported = setOf(kept.unsaid)
/** What is left where a telling was cut in the wrong place; nobody says it alone. */
const scraps = setOf(kept.scraps)

interface Quoted extends Piece {
  /** Where the marks stand. */
  from: number
  to: number
}

const LONGEST_QUOTE = 2000
const isEdge = (sign = ' ') => ' \n.,:;!?()…—–-'.includes(sign)

/** What stands between two of these signs in a line; one pass. */
function between(text: string, opens: string, closes: string, mayStand: (beside?: string) => boolean): Quoted[] {
  const found: Quoted[] = []
  let open = -1
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\n' || at - open > LONGEST_QUOTE) open = -1
    if (open >= 0 && closes.includes(sign) && mayStand(text[at + 1])) {
      const words = cut({ text, start: 0 }, open + 1, text[at - 1] === ',' ? at - 1 : at)
      if (words.text) found.push({ ...words, from: open, to: at + 1 })
      open = -1
    } else if (opens.includes(sign) && mayStand(text[at - 1])) open = at
  }
  return found
}

/** Words in quotation marks; in single ones only where there are no double ones. */
export function quotesIn(text: string): Quoted[] {
  const double = between(text, '"“”„«', '"“”»', () => true)
  return double.length > 0 ? double : between(text, "'‘", "'’", isEdge)
}

/** As far before its words somebody may be named. */
const NEAR = 40

/** Each quote with whoever is named before or behind it; both lists in the order of the text. */
function speechesIn(text: string, tags: readonly Tag[]): Speech[] {
  let next = 0
  return quotesIn(text).map((it): Speech => {
    while (next < tags.length && tags[next]!.to <= it.from) next++
    const lead = tags.slice(Math.max(0, next - 2), next).findLast(({ kind }) => kind === 'before')
    const gap = lead ? text.slice(lead.to, it.from) : '.'
    if (lead && gap.length <= NEAR && !Array.from(gap).some((sign) => '.!?"“”\n'.includes(sign)))
      return { ...it, who: lead.who ?? subjectBefore(text, lead.from), from: lead.from, quoted: true }
    const tail = tags.slice(next, next + 4).find(({ from }) => from >= it.to)
    const near = tail?.who && tail.from - it.to <= 4 && ',.!?'.includes(text.slice(it.to, tail.from).trim())
    return { ...it, who: near ? tail.who : null, to: near ? tail.to : it.to, quoted: true }
  })
}

/** "He rolled his eyes and said": whoever began the sentence. */
const subjectBefore = (text: string, at: number) =>
  subjectIn(sentencesIn(text.slice(Math.max(0, at - 220), at)).at(-1) ?? '')

/** Speech that is told without quotation marks, "and he said not now"; what is only reported is not in the text. */
function toldIn(text: string, tags: readonly Tag[], quoted: readonly Speech[]): Speech[] {
  let quote = 0
  // Where words are told, and where the story goes on.
  const cuts = tags.flatMap((tag) => {
    while (quote < quoted.length && quoted[quote]!.to <= tag.from) quote++
    const until = quoted[quote]?.from ?? text.length
    if (tag.kind === 'scene') return [{ ...tag, start: -1, until }]
    const [next, second] = wordsIn(text.slice(tag.to, tag.to + 60))
    // "He's got" is said, "he had" and "that he" are reported.
    const reports =
      (!next?.owns && reported.has(next?.text.toLowerCase() ?? 'that')) ||
      (next?.lower === 'not' && second?.lower === 'to') ||
      (tag.verb === 'go' && moves.has(next?.lower ?? ''))
    const who = tag.who ?? subjectBefore(text, tag.from)
    const start = tag.to + (next?.from ?? 0)
    if (reports || !who || tag.kind === 'behind' || !telling.has(tag.verb) || tag.from >= until) return []
    return [{ ...tag, who, start: ','.includes(text.slice(tag.to, start).trim()) ? start : -1, until }]
  })
  return cuts.flatMap(({ who, from, start, until }, index): Speech[] => {
    if (start < 0) return []
    const end = Math.min(cuts[index + 1]?.from ?? text.length, until, start + 600)
    const [sentence] = sentencesOf(text.slice(start, end))
    let piece = cut({ text, start: 0 }, start, start + (sentence?.to ?? 0))
    if (',.:'.includes(piece.text.at(-1) ?? ' ')) piece = cut(piece, 0, -1)
    return [{ ...piece, who, from, to: piece.start + piece.text.length, quoted: false }]
  })
}

/**
 * Quoted words with nobody named beside them are whoever's acts just before them, "Dan shrugged."; else whoever's spoke
 * before, in the same paragraph; else `other`'s, of whoever spoke last. Who tells of having cried has not said what comes next.
 */
function guessed(
  text: string,
  speeches: readonly Speech[],
  other: (last: string | null, own: boolean) => string | null,
): Speech[] {
  let last: Speech | null = null
  return speeches.map((it) => {
    let found = it
    if (it.who === null) {
      const before = text.slice(Math.max(last?.to ?? 0, it.from - 300), it.from)
      const sentence = sentencesIn(before).findLast((part) => wordsIn(part).length > 0)
      const acts = sentence ? actorIn(sentence) : null
      const goesOn = last !== null && !last.guess && acts === null && !before.includes('\n')
      const who: string | null =
        acts && !isSelf(acts) ? acts : goesOn ? last!.who : other(last?.who ?? null, acts !== null)
      found = { ...it, who, guess: true }
    }
    if (found.who) last = found
    return found
  })
}

/** The share of the words whose speaker is told; of what is guessed two thirds count. */
const sureOf = (speeches: readonly Speech[], all: readonly Piece[]): number => {
  const nobody = total(speeches.filter(({ who }) => who === null))
  const guesses = total(speeches.filter(({ who, guess }) => who !== null && guess))
  return 1 - (nobody + guesses / 3) / Math.max(1, total(all))
}

/** A talk told in running text; null where no two speak in it. */
export function readNarrative(source: string): Story | null {
  const text = source.slice(0, LONGEST)
  const tags = tagsIn(text)
  const quoted = speechesIn(text, tags)
  const named = quoted.filter(({ who }) => who !== null)
  // Where most speech stands in quotation marks, "he said" without them only leads up to it; but somebody who quotes
  // the other alone may tell their own words without any.
  const told = toldIn(text, tags, quoted)
  const own = named.length > 0 && !named.some(({ who }) => isSelf(who)) ? told.filter(({ who }) => isSelf(who)) : []
  const some = named.length < 2 || named.length < quoted.length / 2 ? told : own
  const all = [...quoted, ...some].sort((a, b) => a.start - b.start)
  const pair = [...new Set(all.flatMap(({ who }) => who ?? []))]
  const other = (last: string | null, acts: boolean) =>
    last && !acts && pair.length === 2 ? (pair.find((it) => it !== last) ?? null) : null
  const given = named.length > 0 && own.length === 0 ? guessed(text, all, other) : all
  const heard = given.filter(
    (it) => it.text && it.who && !scraps.has(it.text.toLowerCase()) && (!it.guess || it.text.includes(' ')),
  )
  const turns = heard.map(({ who, text: words, start }): RawTurn => ({
    label: speakerOf(who!),
    pieces: [{ text: words, start }],
  }))
  if (new Set(turns.map(({ label }) => label?.toLowerCase())).size < 2) return null
  const inMarks = given.filter((it) => it.quoted)
  return { turns, sure: sureOf(inMarks, inMarks) }
}

/** Shown for quoted words that nobody is named for: they are surely not the teller's report. */
const somebody = 'Someone'

/**
 * One person's telling, cut at the words it quotes: each quote is its speaker's, the rest is the teller's. Null where the
 * account quotes nobody else.
 */
export function readTold(source: string): Story | null {
  const text = source.slice(0, LONGEST)
  // One or two words with no mark of their own, "my so-called 'friend'", are no speech.
  const speeches = speechesIn(text, tagsIn(text)).filter(
    (it) => it.who || length(it) >= ('.!?,…'.includes(it.text.at(-1) ?? '-') ? 2 : 3),
  )
  const [only = null, ...more] = new Set(speeches.flatMap(({ who }) => (who && !isSelf(who) ? [speakerOf(who)] : [])))
  const all = guessed(text, speeches, () => (more.length === 0 ? only : null))
  if (all.every(({ who }) => isSelf(who))) return null
  const turns = turnsOf(text, all)
  const pieces = turns.flatMap((turn) => turn.pieces)
  return { turns, sure: sureOf(all, pieces) }
}

/** The telling with what is quoted in it; a paragraph ends the teller's turn. */
function turnsOf(text: string, speeches: readonly Speech[]): RawTurn[] {
  const turns: RawTurn[] = []
  let own: Piece[] = []
  const close = () => {
    if (own.length > 0) turns.push({ label: 'self', pieces: own })
    own = []
  }
  const tell = (from: number, to: number) => {
    for (const line of linesOf(text.slice(from, to))) {
      const words = stripped(line.text, ' \t,.;:!?"“”–—-', '')
      const [first = ''] = words.split(' ', 1)
      const bare = cut(line, line.text.length - words.length + (joins.has(first) ? first.length : 0))
      if (!line.text && line.start > 0) close()
      else if (length(bare) >= 2) own.push({ ...bare, start: from + bare.start })
    }
  }
  let at = 0
  for (const { who, text: words, start, from, to } of speeches) {
    tell(at, from)
    if (!isSelf(who)) close()
    if (isSelf(who)) own.push({ text: words, start })
    else turns.push({ label: who ? speakerOf(who) : somebody, pieces: [{ text: words, start }] })
    at = Math.max(at, to)
  }
  tell(at, text.length)
  close()
  return turns
}
