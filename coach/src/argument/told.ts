import kept from '../../data/words/saying.json' with { type: 'json' }
import { wordsIn } from '../text/people.ts'
import { sentencesIn, sentencesOf } from '../text/split.ts'
import { setOf, stripped } from '../text/words.ts'
import { cut, linesOf, type Found, type Piece, type RawTurn } from './lines.ts'
import { actorIn, subjectIn, tagsIn, tailOf, type Tag } from './tags.ts'

/** As much of a story as is read, and the longest words between two marks. */
const LONGEST = 200_000
const LONGEST_QUOTE = 2000
/** As far before a quote somebody may be named. */
const NEAR = 40

interface Stretch extends Piece {
  /** Where the telling stops before these words and goes on behind them: quotation marks and "and he said" are neither's. */
  from: number
  to: number
}
interface Speech extends Stretch {
  /** Null where the text names nobody. */
  who: string | null
  guess?: true
}
/** `self` for the one who tells; the rest are shown by their names. */
const speakerOf = (word: string): string => (['i', 'we'].includes(word.toLowerCase()) ? 'self' : word)
const isSelf = (who: string | null): boolean => who !== null && speakerOf(who) === 'self'
const length = ({ text }: Piece): number => text.split(' ').filter(Boolean).length
const total = (all: readonly Piece[]): number => all.reduce((sum, it) => sum + length(it), 0)
const telling = setOf(kept.telling)
const reported = setOf(kept.unsaid)
/** What is left where a telling was cut in the wrong place; nobody says it alone. */
const scraps = setOf(kept.scraps)

const isEdge = (sign = ' ') => ' \n.,:;!?()…—–-'.includes(sign)

/** What stands between two of these signs in a line; one pass. */
function between(text: string, opens: string, closes: string, mayStand: (beside?: string) => boolean): Stretch[] {
  const found: Stretch[] = []
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
export function quotesIn(text: string): Stretch[] {
  const double = between(text, '"“”„«', '"“”»', () => true)
  return double.length > 0 ? double : between(text, "'‘", "'’", isEdge)
}

/** Who speaks behind a tag; "He rolled his eyes and said": whoever began the sentence. */
const whoIn = (text: string, { who, from }: Tag): string | null =>
  who ?? subjectIn(text.slice(Math.max(0, from - 220), from))

/** Each quote with whoever is named before or behind it. */
function speechesIn(text: string): Speech[] {
  let end = 0
  return quotesIn(text).map((it): Speech => {
    const from = Math.max(end, it.from - 3 * NEAR)
    end = it.to
    const lead = tagsIn(text.slice(from, it.from)).findLast(({ verb }) => verb)
    const gap = lead ? text.slice(from + lead.to, it.from) : '.'
    if (lead && gap.length <= NEAR && !Array.from(gap).some((sign) => '.!?\n'.includes(sign)))
      return { ...it, who: whoIn(text, { ...lead, from: from + lead.from }), from: from + lead.from }
    const tail = tailOf(text.slice(it.to, it.to + NEAR))
    return { ...it, who: tail.who, to: it.to + tail.to }
  })
}

/** Speech that is told without quotation marks, "and he said not now"; what is only reported is not in the text. */
function toldIn(text: string, quoted: readonly Speech[]): Speech[] {
  let quote = 0
  // Where words are told, and where the story goes on.
  const cuts = tagsIn(text).flatMap((tag) => {
    while (quote < quoted.length && quoted[quote]!.to <= tag.from) quote++
    const until = quoted[quote]?.from ?? text.length
    if (!tag.verb) return [{ ...tag, start: until, until }]
    const [next] = wordsIn(text.slice(tag.to, tag.to + NEAR))
    const who = whoIn(text, tag)
    // "He's got" is said, "he had" and "that he" are reported.
    if (!next || (!next.owns && reported.has(next.lower)) || !who || !telling.has(tag.verb) || tag.from >= until)
      return []
    const start = tag.to + next.from
    return [{ ...tag, who, start: ','.includes(text.slice(tag.to, start).trim()) ? start : until, until }]
  })
  return cuts.flatMap(({ who, from, start, until }, index): Speech[] => {
    const end = Math.min(cuts[index + 1]?.from ?? text.length, until, start + 600)
    const [sentence] = sentencesOf(text.slice(start, end))
    if (!sentence) return []
    const piece = cut({ text, start: 0 }, start, start + sentence.to)
    const words = stripped(piece.text, '', ',.: ')
    return [{ text: words, start: piece.start, who, from, to: piece.start + words.length }]
  })
}

/**
 * Quoted words with nobody named beside them are whoever's acts just before them, "Dan shrugged."; else whoever's spoke
 * before, in the same paragraph; else those of the other of two, or of the only other. Who tells of having cried has not
 * said what comes next.
 */
function guessed(text: string, speeches: readonly Speech[]): Speech[] {
  const named = [...new Set(speeches.flatMap(({ who }) => who ?? []))]
  const others = named.filter((who) => !isSelf(who))
  let last: Speech | null = null
  return speeches.map((it) => {
    const before = text.slice(Math.max(last?.to ?? 0, it.from - 300), it.from)
    const acts = it.who ? null : actorIn(sentencesIn(before).findLast((part) => wordsIn(part).length > 0) ?? '')
    const goesOn = last && !last.guess && !acts && !before.includes('\n')
    const inTurn = last && !acts ? (named.find((who) => who !== last!.who) ?? null) : null
    const other = named.length === 2 ? inTurn : others.length === 1 ? others[0]! : null
    const who = acts && !isSelf(acts) ? acts : goesOn ? last!.who : other
    const found: Speech = it.who ? it : { ...it, who, guess: true }
    if (found.who) last = found
    return found
  })
}

/** The share of the words of `all` whose speaker is told; of what is guessed two thirds count. */
function sureOf(speeches: readonly Speech[], all: readonly Piece[]): number {
  const nobody = total(speeches.filter(({ who }) => who === null))
  const guesses = total(speeches.filter(({ who, guess }) => who !== null && guess))
  return 1 - (nobody + guesses / 3) / Math.max(1, total(all))
}

/** Where speech is of two it is the talk, told in running text; else all of it is one person's account. */
export function readTold(source: string): Found {
  const text = source.slice(0, LONGEST)
  const quoted = speechesIn(text)
  const named = quoted.filter(({ who }) => who !== null)
  // Where most speech stands in quotation marks, "he said" without them only leads up to it.
  const some = named.length < 2 || named.length < quoted.length / 2 ? toldIn(text, quoted) : []
  const all = [...quoted, ...some].sort((a, b) => a.start - b.start)
  const given = named.length > 0 ? guessed(text, all) : all
  const turns = given
    .filter((it) => it.who && !scraps.has(it.text.toLowerCase()) && (!it.guess || it.text.includes(' ')))
    .map(({ who, text: words, start }): RawTurn => ({ label: speakerOf(who!), pieces: [{ text: words, start }] }))
  const two = new Set(turns.map(({ label }) => label?.toLowerCase())).size > 1
  return two ? { form: 'narrative', turns, sure: sureOf(given, given) } : accountOf(source, quoted)
}

/** Shown for quoted words that nobody is named for: they are surely not the teller's report. */
const somebody = 'Someone'

/**
 * One person's telling, a paragraph a turn, cut at the words it quotes: each quote is its speaker's, the rest is the
 * teller's for sure, so that a guess at a quote never hides who tells.
 */
function accountOf(source: string, quoted: readonly Speech[]): Found {
  // One or two words with no mark of their own, "my so-called 'friend'", are no speech.
  const isSpeech = (it: Speech) => it.who !== null || length(it) >= ('.!?,…'.includes(it.text.at(-1)!) ? 2 : 3)
  const all = guessed(source, quoted.filter(isSpeech))
  const speeches = all.every(({ who }) => isSelf(who)) ? [] : all
  const least = speeches.length > 0 ? 2 : 1
  const turns: RawTurn[] = []
  const tell = (from: number, to: number) => {
    for (const [at, line] of linesOf(source.slice(from, to)).entries()) {
      // What stands between a quote and the words behind it is nobody's.
      const gap = from > 0 && at === 0 ? line.text.length - stripped(line.text, ' \t,.;:!?"“”–—-', '').length : 0
      const piece = cut(line, gap)
      if (!line.text && line.start > 0) turns.push({ label: 'self', pieces: [] })
      else if (length(piece) >= least) {
        if (turns.at(-1)?.label !== 'self') turns.push({ label: 'self', pieces: [] })
        turns.at(-1)!.pieces.push({ text: piece.text, start: from + piece.start })
      }
    }
  }
  let at = 0
  for (const { who, text: words, start, from, to } of speeches) {
    tell(at, from)
    turns.push({ label: who ? speakerOf(who) : somebody, pieces: [{ text: words, start }] })
    at = Math.max(at, to)
  }
  tell(at, source.length)
  const said = turns.filter(({ pieces }) => pieces.length > 0)
  const pieces = said.flatMap((turn) => turn.pieces)
  return { form: 'account', turns: said, sure: speeches.length > 0 ? Math.max(0.7, sureOf(all, pieces)) : 1 }
}
