import kept from '../../data/words/saying.json' with { type: 'json' }
import { cut, trim, type Line, type Piece, type RawTurn } from './lines.ts'
import { actorIn, subjectIn, tagsIn, type Tag } from './tags.ts'

/** As much of a story as is read. */
const LONGEST = 200_000

interface Quoted {
  open: number
  close: number
  piece: Piece
}
interface Speech extends Quoted {
  /** Null where the text names nobody. */
  who: string | null
  /** Where the telling stops before it, and goes on after it: "and he said" is neither's. */
  from: number
  to: number
}

/** `self` for the one who tells; the rest are shown by their names. */
const speakerOf = (word: string): string => (['i', 'we'].includes(word.toLowerCase()) ? 'self' : word)
const isSelf = (who: string | null): boolean => who !== null && speakerOf(who) === 'self'
const wordsIn = (text: string) => text.split(' ').filter(Boolean).length
const set = (words: string) => new Set(words.split(' '))
const telling = set(kept.telling)
const moves = set(kept.moves)
const unsaid = set(kept.unsaid)

export function quotesIn(text: string): Quoted[] {
  const double = [...text.matchAll(/["“”„«]([^"“”„«»\n]{1,2000})["“”»]/g)]
  const hits =
    double.length > 0 ? double : [...text.matchAll(/(?<![\p{L}\p{N}])['‘]([^\n]{2,600}?)['’](?![\p{L}\p{N}])/gu)]
  return hits.map((hit) => ({
    open: hit.index,
    close: hit.index + hit[0].length,
    piece: trim({ text: hit[1]!.endsWith(',') ? hit[1]!.slice(0, -1) : hit[1]!, start: hit.index + 1 }),
  }))
}

const lastSentence = (lead: string): string =>
  lead.slice(Math.max(...['. ', '\n', '" ', '” ', '? ', '! '].map((end) => lead.lastIndexOf(end))) + 1)

/** Each quote with whoever is named before or behind it; both lists in the order of the text. */
function speechesIn(text: string, tags: readonly Tag[]): Speech[] {
  let next = 0
  return quotesIn(text).map((it): Speech => {
    while (next < tags.length && tags[next]!.to <= it.open) next++
    const lead = tags.slice(Math.max(0, next - 2), next).findLast(({ after }) => !after)
    if (lead && it.open - lead.to <= 40 && /^[^.!?"“”\n]*$/.test(text.slice(lead.to, it.open)))
      return { ...it, who: lead.who ?? subjectBefore(text, lead.from), from: lead.from, to: it.close }
    let behind = next
    while (behind < tags.length && tags[behind]!.from < it.close) behind++
    const tail =
      tags[behind]?.who && /^[,.!?]?\s{0,3}$/.test(text.slice(it.close, tags[behind]!.from)) ? tags[behind] : null
    return tail
      ? { ...it, who: tail.who, from: it.open, to: tail.to }
      : { ...it, who: null, from: it.open, to: it.close }
  })
}

/** "He rolled his eyes and said": whoever began the sentence. */
const subjectBefore = (text: string, at: number) => subjectIn(lastSentence(text.slice(Math.max(0, at - 220), at)))

/** Where told speech ends: with its sentence, or where the story goes on ("and she walked out"). */
const ends =
  /[.!?](?=\s|$)|\n|[,:]?\s["“]|,\s['‘]|,?\s(?:and|so|but|then)\s(?:then\s)?(?:I|he|she|they|we|(?:my|his|her|our)\s\p{L}+)\s(?:just\s|then\s|even\s)?(?:walked|left|went|stormed|slammed|hung|drove|started|turned|rolled|laughed|cried|put|got|shut|threw|ran|looked|stopped|ignored|didn[’']?t|never)\b/u

interface Event extends Piece {
  who: string | null
}

/** Speech that is told without quotation marks, "and he said not now"; what is only reported is not in the text. */
function toldIn(text: string, tags: readonly Tag[], quoted: readonly Quoted[]): Event[] {
  let quote = 0
  const heads = tags.flatMap((tag) => {
    while (quote < quoted.length && quoted[quote]!.close <= tag.from) quote++
    if (tag.after || !telling.has(tag.verb) || tag.from >= (quoted[quote]?.open ?? Infinity)) return []
    const [, mark = '', that = '', next = ''] =
      /^(,?) (that )?((?:not )?[\p{L}\p{N}’']*)/u.exec(text.slice(tag.to, tag.to + 60)) ?? []
    const word = next.toLowerCase()
    const reports = unsaid.has(word) || word === 'not to' || (tag.verb === 'go' && moves.has(word))
    const who = tag.who ?? subjectBefore(text, tag.from)
    return reports || !who
      ? []
      : [{ from: tag.from, at: tag.to + mark.length + 1 + that.length, who, tells: word !== '' }]
  })
  return heads.flatMap(({ at, who, tells }, index): Event[] => {
    if (!tells) return []
    const stretch = text.slice(at, Math.min(heads[index + 1]?.from ?? text.length, at + 600))
    const end = ends.exec(stretch)
    const piece = cut({ text: stretch, start: at }, 0, end ? end.index + (/[!?]/.test(end[0]) ? 1 : 0) : undefined)
    const clean = piece.text.replace(/,?\s+(?:and|but|so|then|and then|so then|because|after that)$/i, '')
    return [{ ...trim({ text: clean, start: piece.start }), who }]
  })
}

/** What is left where a telling was cut in the wrong place; nobody says it alone. */
const scraps = set(kept.scraps)

/** A talk told in running text: its turns, and which share of the quoted words has a speaker whom the text names. */
export function readNarrative(source: string): { turns: RawTurn[]; sure: number } | null {
  const text = source.slice(0, LONGEST)
  const tags = tagsIn(text)
  const speeches = speechesIn(text, tags)
  const named = speeches.filter(({ who }) => who !== null)
  const events: Event[] = named.map(({ piece, who }) => ({ ...piece, who }))
  // Where most speech stands in quotation marks, "he said" without them only leads up to it; but somebody who quotes
  // the other alone may tell their own words without any.
  const quiet = named.length > 0 && !events.some(({ who }) => isSelf(who))
  const said = toldIn(text, tags, speeches)
  const own = quiet ? said.filter(({ who }) => isSelf(who)) : []
  events.push(...(named.length < 2 || named.length < speeches.length / 2 ? said : own))
  if (named.length > 0 && own.length === 0) events.push(...answered(text, events, speeches))
  const turns = events
    .filter((it) => it.text && it.who && !scraps.has(it.text.toLowerCase()))
    .sort((a, b) => a.start - b.start)
    .map(({ who, ...piece }): RawTurn => ({ label: speakerOf(who ?? ''), pieces: [piece] }))
  if (turns.length < 2 || new Set(turns.map(({ label }) => label?.toLowerCase())).size < 2) return null
  const held = new Set(turns.flatMap(({ pieces }) => pieces.map(({ start }) => start)))
  const all = speeches.reduce((sum, { piece }) => sum + wordsIn(piece.text), 0)
  const open = speeches
    .filter(({ who }) => who === null)
    .reduce((sum, { piece }) => sum + wordsIn(piece.text) / (held.has(piece.start) ? 3 : 1), 0)
  return { turns, sure: all === 0 ? 1 : 1 - open / all }
}

/**
 * Quoted words with nobody named beside them, where two talk: whoever acts just before them, "Dan shrugged."; who spoke
 * before, in the same paragraph; else the other.
 */
function answered(text: string, named: readonly Event[], speeches: readonly Speech[]): Event[] {
  const pair = [...new Set(named.flatMap(({ who }) => who ?? []))]
  const all = [
    ...named.map((event) => ({ ...event, end: event.start + event.text.length })),
    ...speeches.filter(({ who }) => who === null).map(({ piece, close }) => ({ ...piece, who: null, end: close })),
  ].sort((a, b) => a.start - b.start)
  const found: Event[] = []
  let before: { who: string; end: number; tagged: boolean } | null = null
  for (const { who, end, ...piece } of all) {
    let speaker = who
    if (before && !who) {
      const { who: last, end: from, tagged }: { who: string; end: number; tagged: boolean } = before
      const between = text.slice(from, piece.start)
      const acts = actsIn(between, tagged)
      // "I started crying." is before what either may have said.
      if (isSelf(acts)) continue
      const other = pair.length === 2 ? (pair.find((it) => it !== last) ?? null) : null
      speaker = acts ?? (tagged && !between.includes('\n') ? last : other)
      if (speaker && piece.text.includes(' ')) found.push({ ...piece, who: speaker })
    }
    if (speaker) before = { who: speaker, end, tagged: who !== null }
  }
  return found
}

/** Who does something in the last sentence before a quote; `tagged`: the first one says who spoke before. */
function actsIn(between: string, tagged: boolean): string | null {
  const sentences = between.split(/[.!?]["”»]?\s+/)
  const acts = (tagged ? sentences.slice(1) : sentences).findLast((it) => /\p{L}/u.test(it))
  return acts === undefined ? null : actorIn(acts)
}

/** Shown for quoted words that nobody is named for: they are surely not the teller's report. */
const somebody = 'Someone'

/**
 * One person's telling, cut at the words it quotes: each quote is its speaker's, the rest is the teller's. `sure`: of
 * all words the share whose speaker is told; a guess counts by half. Null where the account quotes nobody else.
 */
export function readTold(source: string, lines: readonly Line[]): { turns: RawTurn[]; sure: number } | null {
  const text = source.slice(0, LONGEST)
  // One or two words with no mark of their own, "my so-called 'friend'", are no speech.
  const speeches = speechesIn(text, tagsIn(text)).filter(({ who, piece: { text: said } }) =>
    who ? true : wordsIn(said) >= ('.!?,…'.includes(said.at(-1)!) ? 2 : 3),
  )
  if (speeches.length === 0) return null
  const [only, ...more] = new Set(speeches.flatMap(({ who }) => (who && !isSelf(who) ? [speakerOf(who)] : [])))
  const guessed = speeches.map((it, at) => {
    if (it.who) return it
    const acts = actsIn(text.slice(Math.max(speeches[at - 1]?.to ?? 0, it.open - 300), it.open), false)
    // Who tells of having cried has not said what comes next.
    return { ...it, who: acts && !isSelf(acts) ? acts : more.length === 0 ? (only ?? null) : null, guess: true }
  })
  return guessed.every(({ who }) => isSelf(who)) ? null : turnsOf(lines, guessed)
}

function turnsOf(lines: readonly Line[], speeches: readonly (Speech & { guess?: true | boolean })[]) {
  const turns: RawTurn[] = []
  let [all, unsure] = [0, 0]
  let own: Piece[] = []
  const close = () => {
    if (own.length > 0) turns.push({ label: 'self', pieces: own })
    own = []
  }
  const tell = (line: Line, from: number, to: number) => {
    const piece = cut(line, from - line.start, to - line.start)
    const lead = /^[\s,.;:!?"“”–—-]*(?:(?:and|but|so) (?=\p{L}))?/u.exec(piece.text)?.[0].length ?? 0
    const bare = cut(piece, lead)
    if (wordsIn(bare.text) < 2) return
    own.push(bare)
    all += wordsIn(bare.text)
  }
  let at = 0
  for (const line of lines) {
    let from = line.start
    const end = line.start + line.text.length
    if (!line.text) close()
    for (; at < speeches.length && speeches[at]!.open < end; at++) {
      const { open, piece, who, guess, ...it } = speeches[at]!
      if (open < line.start) continue
      if (it.from > from) tell(line, from, it.from)
      const words = wordsIn(piece.text)
      all += words
      unsure += guess ? (who ? words / 2 : words) : 0
      if (isSelf(who)) own.push(piece)
      else {
        close()
        turns.push({ label: who ? speakerOf(who) : somebody, pieces: [piece] })
      }
      from = Math.max(from, it.to)
    }
    if (from < end) tell(line, from, end)
  }
  close()
  return { turns, sure: 1 - unsure / Math.max(1, all) }
}
