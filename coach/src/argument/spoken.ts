import { isStage } from './system-lines.ts'
import { cut, isStamp, trim, type Line, type RawTurn } from './lines.ts'
import type { Found } from './labelled.ts'
import { adverb, after, before, opener, quotesIn, roles, speakerOf, who, type Event, type Quoted } from './saying.ts'

const indirect = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${who})(?:[’'](?:s|m|re))? ${adverb}{0,3}|(and|then|but) ${adverb}{0,2})((?<=[’'](?:s|m|re) (?:just |all )?)like|go(?:es)?(?= (?!nothing|to|home|out|back|in|on|for|away|up|down|there|and|with|off|over|through|by|into|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|every|each|once|twice|late|early|alone|first|now|crazy|mad|mental|quiet|silent|red|shopping|swimming|running|too|anyway|any|all(?! like))\p{L})|said(?! (?:nothing|so(?! (?:what|why|how|who|where|when|you|it|its|is|are|do|did|am|are|have|was|can|will|does)(?![\p{L}]))|a word|no more|something|things?|anything|my piece)(?![\p{L}]))|says|told|asked|replied|answered|texted|wrote|was like|were like|is like|goes|shouted|yelled|screamed|snapped|responded)(?: (?:(?:me|him|her|us|them)(?! (?:too|neither|either|as well|and|or)(?![\p{L}]))|to me|back|at me|(?:my|our) (?:${roles})|(?<=told )\p{Lu}\p{L}{1,20}(?= (?:I|he|she|we|they|that|it)(?![\p{L}])))(?![\p{L}]))?(?: that(?= )(?! (?:was|is|were|would|will|had|has|have|hurt|hurts|can|could|one|way|thing|word|look|tone|again|night|kind)(?![\p{L}])))?,?(?= )`,
  'gu',
)

/** "I said ... and then he said ...": speech told in running text, with or without quotation marks. */
export function readNarrative(source: string): Found | null {
  const text = source.length > 200_000 ? source.slice(0, 200_000) : source
  const quoted = quotesIn(text)
  const events: Event[] = []
  const unsaid: Quoted[] = []
  let named = 0
  for (const it of quoted) {
    const lead = text.slice(Math.max(0, it.open - 90), it.open)
    const hit = before.exec(lead.slice(lead.lastIndexOf('\n') + 1))
    const tail = tagAfter(text, it)
    if (hit) events.push({ ...it.piece, who: hit[1] ?? subjectBefore(text, it.open) })
    else if (tail) events.push({ ...it.piece, who: tail[1] ?? tail[2] ?? null })
    else {
      unsaid.push(it)
      continue
    }
    named++
  }
  // Where most speech stands in quotation marks, "he said" without them only leads up to it; but somebody who quotes
  // the other alone may tell their own words without any.
  const quiet = named > 0 && !events.some(({ who: name }) => name && speakerOf(name) === 'self')
  const said = told(text, quoted)
  const own = quiet ? said.filter((it) => it.who && speakerOf(it.who) === 'self') : []
  events.push(...(named < 2 || named < quoted.length / 2 ? said : own))
  if (named > 0 && own.length === 0) events.push(...answered(text, events, unsaid))
  const turns = events
    .filter((it) => it.text && it.who && !scrap.test(it.text))
    .sort((a, b) => a.start - b.start)
    .map(({ who: name, ...piece }): RawTurn => ({ label: speakerOf(name ?? ''), pieces: [piece] }))
  const speakers = new Set(turns.map(({ label }) => label?.toLowerCase()))
  return turns.length >= 2 && speakers.size >= 2 ? { turns, dropped: 0, outside: [] } : null
}

/** What is left where a telling was cut in the wrong place; nobody says it alone. */
const scrap =
  /^(?:too|also|so|that|it|this|me|him|her|them|us|to|and|but|like|about|then|something|anything|the|a|an|my|your|is|was|if|or)[.,!?]?$/i

/** "..." she said. After a full stop inside the marks, "I told him dinner was cold" is the story going on. */
export function tagAfter(text: string, { close }: Quoted): RegExpExecArray | null {
  const rest = text.slice(close, close + 50)
  const hit = after.exec(rest)
  const tag = hit && '.,!?\n'.includes(rest.slice(hit[0].length).trimStart().charAt(0))
  return text[close - 2] === '.' && !tag ? null : hit
}

const count = (words: string) => words.split(' ').filter(Boolean).length

/** How many words stand between quotation marks, and for how many of them nobody is named as the speaker. */
export function quotedShare(source: string, turns: readonly RawTurn[]): { all: number; guessed: number } {
  const text = source.slice(0, 200_000)
  const quoted = quotesIn(text)
  const held = new Set(turns.flatMap(({ pieces }) => pieces.map(({ start }) => start)))
  let [all, open] = [0, 0]
  for (const { open: from, close, piece } of quoted) {
    const words = count(piece.text)
    const lead = text.slice(Math.max(0, from - 90), from)
    const sure =
      held.has(piece.start) &&
      (before.test(lead.slice(lead.lastIndexOf('\n') + 1)) || tagAfter(text, { open: from, close, piece }) !== null)
    all += words
    if (!sure) open += held.has(piece.start) ? words / 3 : words
  }
  return { all, guessed: open }
}

/** "He rolled his eyes and said": whoever began the sentence. */
export function subjectBefore(text: string, at: number): string | null {
  const lead = text.slice(Math.max(0, at - 220), at)
  const sentence = lead.slice(
    Math.max(
      lead.lastIndexOf('. '),
      lead.lastIndexOf('\n'),
      lead.lastIndexOf('" '),
      lead.lastIndexOf('? '),
      lead.lastIndexOf('! '),
    ) + 1,
  )
  const pronoun = [...sentence.matchAll(/(?<![\p{L}’'])(I|i|[Hh]e|[Ss]he|[Tt]hey)(?![\p{L}])/gu)].at(-1)?.[1]
  return pronoun ?? opener.exec(sentence)?.[1] ?? null
}

function told(text: string, quoted: readonly Quoted[]): Event[] {
  const heads: { from: number; at: number; who: string | null }[] = []
  for (const hit of text.matchAll(indirect)) {
    const from = hit.index
    if (quoted.some(({ open, close }) => from >= open && from < close)) continue
    const name = hit[1] ?? subjectBefore(text, from)
    if (!name || reported.test(text.slice(from + hit[0].length, from + hit[0].length + 120))) continue
    heads.push({ from, at: from + hit[0].length, who: name })
  }
  return heads.map(({ at, who: name }, index): Event => {
    const next = heads[index + 1]?.from ?? text.length
    const stretch = text.slice(at, Math.min(next, at + 600))
    const stop = ends.exec(stretch)
    const piece = cut({ text: stretch, start: at }, 0, stop ? stop.index + (/[!?]/.test(stop[0]) ? 1 : 0) : undefined)
    const clean = piece.text
      .replace(/,?\s+(?:and|but|so|then|and then|so then|because|after that)$/i, '')
      .replace(/[,\s]+$/, '')
    return { ...trim({ text: clean, start: piece.start }), who: name }
  })
}

/** Where told speech ends: with its sentence, or where the story goes on ("and she walked out"). */
const ends =
  /[.!?](?=\s|$)|\n|[,:]?\s["“]|,\s['‘]|,?\s(?:and|so|but|then)\s(?:then\s)?(?:I|he|she|they|we|(?:my|his|her|our)\s\p{L}+)\s(?:just\s|then\s|even\s)?(?:walked|left|went|stormed|slammed|hung|drove|started|turned|rolled|laughed|cried|put|got|shut|threw|ran|looked|stopped|ignored|didn[’']t|never)\b/u

/** Speech that is only reported, "he said he was busy", "she told me to stop": what was really said is not in the text. */
const reported = /^\s*(?:(?:me|him|her|us|them) )?(?:to|not to|about|if|whether|he|she|they)\b/i

/** Who does something in the sentence before a quote: "Dan shrugged." `tagged`: its first sentence says who spoke before. */
export function actor(between: string, tagged: boolean): string | null {
  const sentences = between.split(/[.!?]["”»]?\s+/)
  const acts = (tagged ? sentences.slice(1) : sentences).findLast((it) => /\p{L}/u.test(it))
  return acts === undefined ? null : (opener.exec(acts)?.[1] ?? null)
}

/**
 * Quoted words with nobody named beside them, where two talk: whoever acts just before them, "Dan shrugged."; who spoke
 * before, in the same paragraph; else the other.
 */
function answered(text: string, named: readonly Event[], unsaid: readonly Quoted[]): Event[] {
  const pair = [...new Set(named.flatMap(({ who: name }) => name ?? []))]
  const all = [
    ...named.map((event) => ({ ...event, end: event.start + event.text.length })),
    ...unsaid.map(({ piece, close }) => ({ ...piece, who: null, end: close })),
  ].sort((a, b) => a.start - b.start)
  const found: Event[] = []
  let before: { who: string; end: number; tagged: boolean } | null = null
  for (const { who: name, end, ...piece } of all) {
    let speaker: string | undefined = name ?? undefined
    if (before && !name) {
      const { who: last, end: from, tagged } = before as { who: string; end: number; tagged: boolean }
      const between = text.slice(from, piece.start)
      const goesOn = tagged && !between.includes('\n')
      const other = pair.length === 2 ? pair.find((it) => it !== last) : undefined
      const acts = actor(between, tagged)
      // "I started crying." is before what either may have said.
      if (acts && speakerOf(acts) === 'self') continue
      speaker = acts ?? (goesOn ? last : other)
      if (speaker && piece.text.includes(' ')) found.push({ ...piece, who: speaker })
    }
    if (speaker) before = { who: speaker, end, tagged: name !== null }
  }
  return found
}

/** Turns without a name before them, each behind a dash or a number; `least` is the share of lines that must have one. */
export function readMarked(lines: readonly Line[], least: number): Found | null {
  const texts = lines.filter(({ text }) => text && !isStage(text))
  for (const mark of [/^[-–—•*]\s*(?=\S)/, /^#?\d{1,4}[.):]\s+/]) {
    const marked = texts.filter(({ text }) => mark.test(text))
    if (marked.length < 2 || !mark.test(texts[0]?.text ?? '') || marked.length < texts.length * least) continue
    const turns: RawTurn[] = []
    for (const line of texts) {
      const length = mark.exec(line.text)?.[0].length
      if (length !== undefined) turns.push({ label: null, pieces: [cut(line, length)] })
      else turns.at(-1)?.pieces.push(line)
    }
    return { turns, dropped: 0, outside: [] }
  }
  return null
}

/** Quotation marks one after the other, with hardly a word between them. */
export function readQuoted(source: string): Found | null {
  const quoted = quotesIn(source.slice(0, 200_000))
  const inside = quoted.reduce((sum, { piece }) => sum + piece.text.length, 0)
  if (quoted.length < 2 || inside <= source.trim().length * 0.6) return null
  return { turns: quoted.map(({ piece }) => ({ label: null, pieces: [piece] })), dropped: 0, outside: [] }
}

/** Lines with no mark at all that still answer one another. Who said which can only be guessed. */
export function readBare(lines: readonly Line[]): Found | null {
  const texts = lines.filter(({ text }) => text && !isStamp(text))
  if (texts.length < 4) return null
  const short = texts.filter(({ text }) => text.split(/\s+/).length <= 30).length
  const addressed = texts.filter(({ text }) => /\b(?:you|your|u|ur|youre|you[’']re|yourself)\b/i.test(text)).length
  const toldOf = texts.filter(({ text }) =>
    /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|boss|mum|mom|dad))\b/i.test(text),
  ).length
  if (short < texts.length * 0.8 || addressed < texts.length * 0.3 || toldOf > texts.length * 0.4) return null
  return { turns: texts.map((line) => ({ label: null, pieces: [line] })), dropped: 0, outside: [] }
}
