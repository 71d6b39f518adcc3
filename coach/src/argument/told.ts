import kept from '../../data/words/saying.json' with { type: 'json' }
import { sentencesIn } from '../text/split.ts'
import { stripped } from '../text/words.ts'
import { cut, type Line, type Piece, type RawTurn } from './lines.ts'
import { actorIn, joins, subjectIn, tagsIn, wordsIn, type Tag } from './tags.ts'

/** As much of a story as is read. */
const LONGEST = 200_000

/** Words that the text gives as somebody's. `from`, `to`: where the telling stops before them and goes on: "and he said" is neither's. */
interface Speech extends Piece {
  open: number
  close: number
  from: number
  to: number
  /** Null where the text names nobody. */
  who: string | null
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
const set = (words: string) => new Set(words.split(' '))
const telling = set(kept.telling)
const moves = set(kept.moves)
const unsaid = set(kept.unsaid)
/** What is left where a telling was cut in the wrong place; nobody says it alone. */
const scraps = set(kept.scraps)

/** Words in quotation marks, with where the marks stand. */
export function quotesIn(text: string): (Piece & { open: number; close: number })[] {
  const double = [...text.matchAll(/["“”„«]([^"“”„«»\n]{1,2000})["“”»]/g)]
  const hits =
    double.length > 0 ? double : [...text.matchAll(/(?<![\p{L}\p{N}])['‘]([^\n]{2,600}?)['’](?![\p{L}\p{N}])/gu)]
  return hits.map((hit) => ({
    ...cut({ text: hit[1]!, start: hit.index + 1 }, 0, hit[1]!.endsWith(',') ? -1 : undefined),
    open: hit.index,
    close: hit.index + hit[0].length,
  }))
}

/** Each quote with whoever is named before or behind it; both lists in the order of the text. */
function speechesIn(text: string, tags: readonly Tag[]): Speech[] {
  let next = 0
  return quotesIn(text).map((it): Speech => {
    while (next < tags.length && tags[next]!.to <= it.open) next++
    const lead = tags.slice(Math.max(0, next - 2), next).findLast(({ after }) => !after)
    if (
      lead &&
      it.open - lead.to <= 40 &&
      !Array.from(text.slice(lead.to, it.open)).some((sign) => '.!?"“”\n'.includes(sign))
    )
      return { ...it, who: lead.who ?? subjectBefore(text, lead.from), from: lead.from, to: it.close }
    let behind = next
    while (behind < tags.length && tags[behind]!.from < it.close) behind++
    const tail = tags[behind]
    const near = tail?.who && tail.from - it.close <= 4 && ',.!?'.includes(text.slice(it.close, tail.from).trim())
    return { ...it, who: near ? tail.who : null, from: it.open, to: near ? tail.to : it.close }
  })
}

/** "He rolled his eyes and said": whoever began the sentence. */
const subjectBefore = (text: string, at: number) =>
  subjectIn(sentencesIn(text.slice(Math.max(0, at - 220), at)).at(-1) ?? '')

/** Where told speech ends: with its sentence, or where the story goes on ("and she walked out"). */
const ends =
  /[.!?](?=\s|$)|\n|[,:]?\s["“]|,\s['‘]|,?\s(?:and|so|but|then)\s(?:then\s)?(?:I|he|she|they|we|(?:my|his|her|our)\s\p{L}+)\s(?:just\s|then\s|even\s)?(?:walked|left|went|stormed|slammed|hung|drove|started|turned|rolled|laughed|cried|put|got|shut|threw|ran|looked|stopped|ignored|didn[’']?t|never)\b/u

/** Speech that is told without quotation marks, "and he said not now"; what is only reported is not in the text. */
function toldIn(text: string, tags: readonly Tag[], quoted: readonly Speech[]): Speech[] {
  let quote = 0
  const heads = tags.flatMap((tag) => {
    while (quote < quoted.length && quoted[quote]!.close <= tag.from) quote++
    if (tag.after || !telling.has(tag.verb) || tag.from >= (quoted[quote]?.open ?? Infinity)) return []
    const [next, second] = wordsIn(text.slice(tag.to, tag.to + 60))
    // "He's got" is said, "he had" is reported.
    const word = (next?.lower ?? '') + (second && second.from === next!.to ? second.lower : '')
    const reports =
      unsaid.has(word) ||
      word === 'that' ||
      (word === 'not' && second?.lower === 'to') ||
      (tag.verb === 'go' && moves.has(word))
    const who = tag.who ?? subjectBefore(text, tag.from)
    const at = tag.to + (next?.from ?? 0)
    const tells = next !== undefined && ','.includes(text.slice(tag.to, at).trim())
    return reports || !who ? [] : [{ from: tag.from, at, who, tells }]
  })
  return heads.flatMap(({ at, who, tells, from }, index): Speech[] => {
    if (!tells) return []
    const stretch = text.slice(at, Math.min(heads[index + 1]?.from ?? text.length, at + 600))
    const end = ends.exec(stretch)
    let piece = cut({ text: stretch, start: at }, 0, end ? end.index + Number('!?'.includes(end[0])) : undefined)
    for (
      let last = piece.text.lastIndexOf(' ');
      joins.has(piece.text.slice(last + 1));
      last = piece.text.lastIndexOf(' ')
    )
      piece = cut(piece, 0, Math.max(0, last))
    if (piece.text.endsWith(',')) piece = cut(piece, 0, -1)
    const close = piece.start + piece.text.length
    return [{ ...piece, who, open: at, close, from, to: close }]
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
    let found: Speech = it
    if (it.who === null) {
      const between = text.slice(Math.max(last?.close ?? 0, it.open - 300), it.open)
      const named = last !== null && !last.guess
      const acts = actsIn(between, named)
      const goesOn = named && acts === null && !between.includes('\n')
      const who: string | null =
        acts && !isSelf(acts) ? acts : goesOn ? last!.who : other(last?.who ?? null, acts !== null)
      found = { ...it, who, guess: true }
    }
    if (found.who) last = found
    return found
  })
}

/** Who does something in the last sentence before a quote; `named`: the first one says who spoke before. */
function actsIn(between: string, named: boolean): string | null {
  const acts = sentencesIn(between)
    .slice(named ? 1 : 0)
    .findLast((it) => wordsIn(it).length > 0)
  return acts === undefined ? null : actorIn(acts)
}

/** A talk told in running text; null where no two speak in it. */
export function readNarrative(source: string): Story | null {
  const text = source.slice(0, LONGEST)
  const tags = tagsIn(text)
  const quoted = speechesIn(text, tags)
  const named = quoted.filter(({ who }) => who !== null)
  // Where most speech stands in quotation marks, "he said" without them only leads up to it; but somebody who quotes
  // the other alone may tell their own words without any.
  const said = toldIn(text, tags, quoted)
  const own = named.length > 0 && !named.some(({ who }) => isSelf(who)) ? said.filter(({ who }) => isSelf(who)) : []
  const some = named.length < 2 || named.length < quoted.length / 2 ? said : own
  const all = [...quoted, ...some].sort((a, b) => a.start - b.start)
  const pair = [...new Set(all.flatMap(({ who }) => who ?? []))]
  const other = (last: string | null, acts: boolean) =>
    last && !acts && pair.length === 2 ? (pair.find((it) => it !== last) ?? null) : null
  const heard = (named.length > 0 && own.length === 0 ? guessed(text, all, other) : all).filter(
    (it) => it.text && it.who && !scraps.has(it.text.toLowerCase()) && (!it.guess || it.text.includes(' ')),
  )
  const turns = heard.map(({ who, text: words, start }): RawTurn => ({
    label: speakerOf(who!),
    pieces: [{ text: words, start }],
  }))
  if (new Set(turns.map(({ label }) => label?.toLowerCase())).size < 2) return null
  const open = total(quoted.filter(({ who }) => who === null)) - (total(heard.filter(({ guess }) => guess)) * 2) / 3
  return { turns, sure: quoted.length === 0 ? 1 : 1 - open / total(quoted) }
}

/** Shown for quoted words that nobody is named for: they are surely not the teller's report. */
const somebody = 'Someone'

/**
 * One person's telling, cut at the words it quotes: each quote is its speaker's, the rest is the teller's. A guess counts
 * by half. Null where the account quotes nobody else.
 */
export function readTold(source: string, lines: readonly Line[]): Story | null {
  const text = source.slice(0, LONGEST)
  // One or two words with no mark of their own, "my so-called 'friend'", are no speech.
  const speeches = speechesIn(text, tagsIn(text)).filter(
    (it) => it.who || length(it) >= ('.!?,…'.includes(it.text.at(-1) ?? '-') ? 2 : 3),
  )
  const [only = null, ...more] = new Set(speeches.flatMap(({ who }) => (who && !isSelf(who) ? [speakerOf(who)] : [])))
  const all = guessed(text, speeches, () => (more.length === 0 ? only : null))
  return all.every(({ who }) => isSelf(who)) ? null : turnsOf(lines, all)
}

function turnsOf(lines: readonly Line[], speeches: readonly Speech[]): Story {
  const turns: RawTurn[] = []
  let own: Piece[] = []
  const close = () => {
    if (own.length > 0) turns.push({ label: 'self', pieces: own })
    own = []
  }
  const tell = (line: Line, from: number, to: number) => {
    const piece = cut(line, from - line.start, to - line.start)
    const words = stripped(piece.text, ' \t,.;:!?"“”–—-', '')
    const first = words.split(' ', 1)[0]!
    const bare = cut(piece, piece.text.length - words.length + (joins.has(first) ? first.length : 0))
    if (length(bare) >= 2) own.push(bare)
  }
  let at = 0
  for (const line of lines) {
    let from = line.start
    const end = line.start + line.text.length
    if (!line.text) close()
    for (; at < speeches.length && speeches[at]!.open < end; at++) {
      const { who, text, start, open, ...it } = speeches[at]!
      if (open < line.start) continue
      if (it.from > from) tell(line, from, it.from)
      if (isSelf(who)) own.push({ text, start })
      else {
        close()
        turns.push({ label: who ? speakerOf(who) : somebody, pieces: [{ text, start }] })
      }
      from = Math.max(from, it.to)
    }
    if (from < end) tell(line, from, end)
  }
  close()
  const unsure = speeches.filter(({ guess }) => guess)
  const open = (total(unsure) + total(unsure.filter(({ who }) => who === null))) / 2
  return { turns, sure: 1 - open / Math.max(1, total(turns.flatMap(({ pieces }) => pieces))) }
}
