import { attachmentIn } from '../detectors/attachment.ts'
import { match } from '../detectors/match.ts'
import { plain, type Plain } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import { tone } from '../detectors/tone.ts'
import { sentences } from '../builtin/clauses.ts'
import { ownAttachmentCues } from './cues/attachment-more.ts'
import { strainCues, type StrainKind } from './cues/strains.ts'
import { strengthCues, type StrengthKind } from './cues/strengths.ts'

/** A stretch of a description that tells one thing, with who does it. */
export interface Telling<K extends string> {
  kind: K
  quote: string
  start: number
  end: number
  /** Who does it, as the sentence tells: the writer, the other, both, or not said. */
  actor: 'writer' | 'other' | 'both' | 'unsaid'
  /** Told as over: "back then", "used to". */
  past: boolean
}

export interface Description {
  text: string
  strengths: readonly Telling<StrengthKind>[]
  strains: readonly Telling<StrainKind>[]
  attachment: { tendency: 'reassurance' | 'distance' | 'both' | 'none'; spans: readonly Span[] }
}

interface Segment {
  start: number
  end: number
  text: string
  sentence: string
}

const longest = 6000

/** Reads what a description tells, at most its first 6,000 characters; linear in its length. */
export function readDescription(description: string): Description {
  const text = description.slice(0, longest)
  const read = plain(text)
  const parts = segments(text)
  const good = tellings(match(read, strengthCues), parts, text) as Telling<StrengthKind>[]
  const bad = tellings(match(read, strainCues), parts, text) as Telling<StrainKind>[]
  felt(parts, good, bad)
  // What is gone is missed: "we used to laugh" tells of a want, not of a strength.
  const missed = good.filter((it) => it.kind === 'fun' && /\bused to\b/i.test(it.quote))
  const free = (it: Telling<StrengthKind>) =>
    !missed.includes(it) && !bad.some((other) => other.kind !== 'worry' && overlap(it, other) && heavier(other))
  return {
    text,
    strengths: good.filter((it) => free(it) && !orders.test(it.quote)),
    strains: bad.filter(
      (it) =>
        !orders.test(it.quote) &&
        (heavier(it) || !good.some((other) => overlap(it, other) && (it.kind === 'worry' || other.kind === 'repair'))),
    ),
    attachment: ownTendency(text, read),
  }
}

/** Said to a program, and about nobody. */
const orders =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:instructions?|rules?|prompts?|guidelines|orders)\b|\b(?:system prompt|you are now|act as (?:an? )?(?:ai|assistant))\b/i

/** Where no cue speaks, how the words sound: only where that is plain, and as no more than liking, friction or worry. */
const sounds = 0.8

function felt(parts: readonly Segment[], good: Telling<StrengthKind>[], bad: Telling<StrainKind>[]) {
  for (const part of parts.slice(0, 80)) {
    const count = part.text.split(/\s+/).length
    if (count < 6 || /\bnever\b/i.test(part.text) || count > most || [...good, ...bad].some((it) => overlap(it, part)))
      continue
    const heard = tone(part.text)
    const base = {
      quote: part.text,
      start: part.start,
      end: part.end,
      actor: actorOf(part.text, part.sentence),
      past: pastTold.test(part.sentence),
    }
    if (heard.valence > sounds) good.push({ ...base, kind: 'appreciation' })
    else if (heard.valence < -sounds)
      bad.push({ ...base, kind: heard.top === 'anger' && base.actor !== 'writer' ? 'criticism' : 'worry' })
  }
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end
const heavier = ({ kind }: Telling<StrainKind>) => kind === 'betrayal' || kind === 'contempt'

const seam =
  /,? (?=but |although |though |whereas |yet )|; |,? (?=(?:and|so) (?:then )?(?:i|he|she|they|we|it|my|his|her|nobody|the) )|, (?=(?:i|he|she|they|we|it[’']s|he[’']s|she[’']s|i[’']m|i[’']ve|then|because|since) )/gi

function segments(text: string): Segment[] {
  return sentences(text).flatMap(({ text: whole, start }) => {
    const found: Segment[] = []
    let from = 0
    const add = (to: number) => {
      const body = whole.slice(from, to)
      const lead = body.length - body.trimStart().length
      const trimmed = body.trim().replace(/[\s.,;:!?]+$/, '')
      if (trimmed.split(/\s+/).length >= 2)
        found.push({
          start: start + from + lead,
          end: start + from + lead + trimmed.length,
          text: trimmed,
          sentence: whole,
        })
    }
    for (const hit of whole.matchAll(seam)) {
      if (hit.index - from < 12 || (whole.slice(0, hit.index).split('"').length - 1) % 2 === 1) continue
      add(hit.index)
      from = hit.index + hit[0].length
    }
    add(whole.length)
    return found
  })
}

/** Most words of a quote; a longer sentence gives the part with the cue. */
const most = 26

function tellings(spans: readonly Span[], parts: readonly Segment[], text: string): Telling<string>[] {
  const found: Telling<string>[] = []
  for (const span of spans) {
    const at = parts.findIndex((part) => part.start <= span.start && part.end > span.start)
    const part = parts[at]
    if (!part) continue
    const last = parts.find((it) => it.start < span.end && it.end >= span.end) ?? part
    const end = last.sentence === part.sentence ? Math.max(part.end, last.end) : part.end
    const whole = text.slice(part.start, end)
    const quote =
      whole.split(/\s+/).length <= most ? whole : part.text.split(/\s+/).length <= most ? part.text : span.quote
    const start = quote === span.quote ? span.start : part.start
    const clean = quote.replace(/^(?:but|and|so|then|although|though|because|since|yet) /i, '')
    const from = start + quote.length - clean.length
    const before = found.find((it) => it.kind === span.id && overlap(it, { start: from, end: from + clean.length }))
    if (before) continue
    found.push({
      kind: span.id,
      quote: clean,
      start: from,
      end: from + clean.length,
      actor: actorOf(clean, part.sentence),
      past: pastTold.test(part.sentence),
    })
  }
  return found
}

const pastTold =
  /\b(?:used to|back then|in those days|at first|in the beginning|years ago|years? before|once (?:was|were|had|held)|when we (?:met|first)|was truly|had ten clean)\b/i

function actorOf(quote: string, sentence: string): Telling<string>['actor'] {
  const first = /\b(?:i|he|she|they|we|my \w+|[A-Z][a-z]+)(?=[’' ])/i
  const who = (first.exec(quote) ?? first.exec(sentence))?.[0].toLowerCase() ?? ''
  if (who === 'i') return 'writer'
  if (who === 'we') return 'both'
  if (/^(?:he|she|they|my )/.test(who)) return 'other'
  return who &&
    /^[A-Z]/.test((first.exec(quote) ?? [''])[0]) &&
    !/^(?:It|This|That|When|If|Once|On|In|At|The|Last|But|And|So|Then|For|Since|After|Before|There|What|Two|Three)$/.test(
      (first.exec(quote) ?? [''])[0],
    )
    ? 'other'
    : 'unsaid'
}

/** Two or more different cues of the writer's own, else "none" (COACH.md). */
function ownTendency(text: string, read: Plain): Description['attachment'] {
  const { writer } = attachmentIn(text)
  const spans = match(read, ownAttachmentCues)
  const all = [...writer.spans, ...spans].filter((span, at, list) => !list.slice(0, at).some((it) => overlap(it, span)))
  const count = (id: string) => all.filter((it) => it.id === id).length
  const [seeking, distant] = [count('reassurance'), count('distance')]
  const least = 2
  const tendency =
    seeking >= least && distant >= least
      ? seeking > distant + 1
        ? 'reassurance'
        : distant > seeking + 1
          ? 'distance'
          : 'both'
      : seeking >= least
        ? 'reassurance'
        : distant >= least
          ? 'distance'
          : 'none'
  return { tendency, spans: tendency === 'none' ? [] : all.filter(({ id }) => tendency === 'both' || id === tendency) }
}
