import type { TextAnalysisResult } from '@mallama/contracts/coach'
import type { TextAnalysisInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { sentences } from '../builtin/clauses.ts'
import { unaddressed } from './addressed.ts'
import { confidenceOf } from './confidence.ts'
import { contextLine } from './context-line.ts'
import { needs, type NeedId } from './needs.ts'
import { mortal } from './shapes/strained.ts'
import { trades } from './shapes/trading.ts'
import { distinct, keyQuote, marked } from './quoting.ts'
import { meansWith, needLine, otherReadings, readings, requestMeans, rivals } from './readings.ts'
import { received, type Received } from './received.ts'
import { replyTo } from './reply.ts'
import {
  belittled,
  coerced,
  controlled,
  heldHostage,
  insideAbuse,
  faced,
  followed,
  listened,
  outOfTouch,
  pressured,
  takenOver,
  threatened,
  warned,
} from './safe-reply.ts'
import { needOf, slotsOf } from './slots.ts'
import { toldOf } from './told-of.ts'
import { toneWords } from './tone.ts'
import { unreadable } from './unreadable.ts'

/**
 * Reads one message that the user received; "you" in it is the user. Pure: the same input gives the same bytes. Every
 * quote stands in `text` or `context`; `start` and `end` are UTF-16 units into `text` and absent for the context.
 * `confidence` is 0..0.85, as `confidence.ts` explains. Never throws, whatever is written.
 */
export function analyseMessage(input: TextAnalysisInput): TextAnalysisResult {
  const it = received(input)
  // "k." and "..." are whole messages between people.
  const bareMarks =
    (/^[\s.…?!]+$/.test(it.text) && it.text.trim() !== '') ||
    /^\s*(?:[kyn]|hm+|mm+h*m*|pf+t*|tsk|grr+|brb|omg|wtf|np|ty|lmk|smh|ffs)[\s.!?…]*$/i.test(it.text)
  if (it.legible !== 'words' && it.legible !== 'emoji' && !bareMarks && !it.flag) return unreadable(input, it)
  if (it.legible === 'emoji' && it.kind === 'statement') return unreadable(input, it)
  const key = keyQuote(it)
  const names = [...input.knownPeople, ...(input.person ? [input.person.name] : [])]
  const reading = readings[it.kind]
  const need = needFor(it)
  const quote = marked(key.quote)
  const place = (line: string) =>
    line
      .replace('{q}', quote)
      .replace('{first}', called(it.act))
      .replace('{second}', called(it.second ?? it.act))
      .replace('{need}', need ? needLine(needs[need].theirs, pointer(it, need, key.quote)) : '')
      .trim()
  const { confidence, contributions } = confidenceOf(it)
  const extra = contextLine(it)
  return {
    emotionalTone: toneWords(it.tone),
    interpretation: [named(place(reading.says), input.person?.name ?? null), extra].filter(Boolean).join(' '),
    underlyingMeaning: meaningOf(it, place),
    alternativeReading: alternative(it, place),
    suggestedResponse: answer(it, names, key.quote),
    confidence,
    contributions,
    evidence: evidenceOf(it, key, extra !== null),
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}

/** An apology wants to mend, whatever else is mentioned in it; irony alone points to no need. */
const needFor = (it: Received): NeedId | null =>
  it.kind === 'apology' ? 'repair' : (needOf(it) ?? readings[it.kind].need)

/** The words that point to the need, where they are not the ones already quoted. */
function pointer(it: Received, need: NeedId, quoted: string): string | null {
  const span = it.needs.find((found) => found.need === need)
  return span && span.quote.split(/\s+/).length >= 2 && !quoted.includes(span.quote) && !span.quote.includes(quoted)
    ? marked(span.quote)
    : null
}

/** A request is read by its tone too: asked in a hurry, in shame or for the fifth time it is not only practical. */
function meaningOf(it: Received, place: (line: string) => string): string {
  const tones = [it.tone.first, it.tone.second]
  const aside = it.kind === 'bad-news' ? practicalOf(it) : asideOf(it)
  const more = meansWith[it.kind]
  if (more && aside) return place(more.replace('{p}', aside))
  if (it.kind === 'sarcasm' && it.context?.wrong)
    return place(
      `What they may want is that somebody says what happened, plainly and first: ${marked(bare(it.context.quote))}. Irony is often how people say that something hurt without having to say it.`,
    )
  if (it.kind !== 'request') return place(readings[it.kind].means)
  if (trades(it.read.text)) return requestMeans.trade
  if (needOf(it) && (tones.includes('anger') || tones.includes('hurt'))) return place(requestMeans.load)
  if (tones.includes('shame')) return place(requestMeans.shy)
  if (tones.includes('fear')) return place(requestMeans.pressed)
  if (it.context?.quarrel) return place(requestMeans.bridge)
  return place(readings.request.means)
}

const bare = (text: string) => text.replace(/[.!?\s]+$/, '')

/** Where, when and what comes next: the part of hard news that can be answered with a deed. */
function practicalOf(it: Received): string | null {
  const key = keyQuote(it)
  const part = sentences(it.text.slice(0, 2000)).find(
    ({ text, start, end }) =>
      (start >= key.end || end <= key.start) &&
      text.split(/\s+/).length <= 16 &&
      /\d|\b(?:visit\w*|funeral|ward|ring|call|come|tomorrow|tonight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i.test(
        text,
      ),
  )
  return part ? marked(bare(part.text)) : null
}

/** More of the message's own words, which the interpretation has not quoted yet. */
function asideOf(it: Received): string | null {
  const key = keyQuote(it)
  const fitting = readings[it.kind].valence === 'positive' ? /^(?:joy|love|gratitude)$/ : /./
  const own = it.tone.spans.find(
    (span) =>
      fitting.test(span.family) &&
      (span.start >= key.end || span.end <= key.start) &&
      span.quote.split(/\s+/).length >= 2,
  )
  return own ? marked(bare(own.quote)) : null
}

/** "They are thanking you" -> "Tess is thanking you", where the sender is one of the reader's saved people. */
const named = (line: string, name: string | null): string =>
  name === null
    ? line
    : line.replace(
        /^They (are|want|have)\b/,
        (_, verb: string) => `${name} ${verb === 'are' ? 'is' : verb === 'have' ? 'has' : 'wants'}`,
      )

function answer(it: Received, names: readonly string[], quote: string): string {
  if (it.kind === 'danger') return it.flag?.category === 'self-harm' ? heldHostage(quote) : threatened(quote)
  if (it.account) return it.account === 'accused' ? faced(quote) : listened(it.account)
  if (it.kind === 'watched' && it.flag?.category === 'stalking') return followed(it.past)
  if (it.kind === 'degrade') return belittled(quote)
  if (it.kind === 'coercion') return coerced(quote)
  if (it.kind === 'takeover') return takenOver(quote)
  if (it.kind === 'control') return controlled(quote)
  if (it.kind !== 'crisis' && it.abuse) return insideAbuse(it.abuse)
  if (it.kind === 'pressure') return pressured(quote)
  if (it.kind === 'warning') return warned(quote)
  if (it.past.noContact && it.kind !== 'crisis') return outOfTouch
  return replyTo(it, { ...slotsOf(it, names, unaddressed(shorter(quote))), ...toldOf(it, names) })
}

/** What fits into a message: up to nine words, cut where a clause ends. */
function shorter(quote: string): string {
  if (quote.split(/\s+/).length <= 12) return quote
  const clause =
    quote.split(
      /(?<=\w)[,;:.!?](?=\s)|\s(?=(?:and|but|because|so|when|if|while|before) (?:I|you|we|it|my|your|wasting)\b)/i,
    )[0] ?? ''
  const count = clause.split(/\s+/).length
  return count >= 2 && count <= 12 ? clause : ''
}

const called = (act: string) => rivals[act] ?? act

function alternative(it: Received, place: (line: string) => string): string | null {
  const { other } = readings[it.kind]
  if (it.kind === 'watched' && it.flag?.category === 'stalking' && it.flag.tier >= 2) return null
  // Told what came before, there is little left to doubt in irony.
  if (it.kind === 'sarcasm' && it.context?.wrong) return null
  if (other) return place(other)
  if (it.kind === 'missing' && it.context?.ex) return otherReadings.late
  if (it.kind === 'guilt' && mortal.test(it.read.text)) return otherReadings.last
  if (it.kind === 'request' && it.context?.quarrel) return otherReadings.bridge
  if (it.kind === 'request' && it.words <= 12 && !trades(it.read.text) && !/[?!]|please|thank|x\s*$/i.test(it.text))
    return otherReadings.terse
  if (!it.second || !rivals[it.second] || /^(?:danger|control|coercion|crisis|insult|degrade)$/.test(it.kind))
    return null
  return `Someone else might first of all hear ${rivals[it.second]} in it. Both can be there; which weighs more depends on how things are between you.`
}

const labels: Record<string, string> = {
  complaint: 'what it complains of',
  request: 'what it asks for',
  question: 'what it asks',
  information: 'what it tells',
  thanks: 'thanks',
  affection: 'affection',
  apology: 'taking responsibility',
  'non-apology': 'sorry without owning it',
  deflection: 'leaving it open',
  boundary: 'a limit',
  invitation: 'an invitation',
  'break-up': 'an ending',
  threat: 'a threat',
  ultimatum: 'a condition',
  joke: 'a joke',
  offer: 'an offer',
  disclosure: 'what they are going through',
}

function evidenceOf(
  it: Received,
  key: { quote: string; start: number; end: number },
  withContext: boolean,
): TextAnalysisResult['evidence'] {
  const act = labels[it.kind === 'unsure' ? '' : readings[it.kind].act] ?? 'what it says'
  const spans = distinct([
    { ...key, label: act },
    ...it.cues.map((span) => ({ ...span, label: act })),
    // Who offers to do the washing up is not asking for a fairer share of it.
    ...it.needs
      .slice(0, it.kind === 'running-late' ? 0 : 1)
      .map((span) => ({ ...span, label: `may want ${needs[span.need].theirs}` })),
    ...it.tone.spans.map((span) => ({ ...span, label: `tone: ${span.family}` })),
  ]).slice(0, 6)
  const told = withContext && it.context ? [{ quote: it.context.quote, label: 'what you told about it' }] : []
  return [...spans, ...told]
}
