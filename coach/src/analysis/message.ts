import type { TextAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { TextAnalysisInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { confidenceOf } from './confidence.ts'
import { contextLine } from './context-line.ts'
import { needs, type NeedId } from './needs.ts'
import { distinct, keyQuote, marked } from './quoting.ts'
import { needLine, readings, rivals } from './readings.ts'
import { received, type Received } from './received.ts'
import * as safe from './safe-reply.ts'
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
  const reading = readings[it.kind]
  const need = it.kind === 'apology' ? 'repair' : (it.needs[0]?.need ?? reading.need)
  const place = (line: string) =>
    line
      .replace('{q}', marked(key.quote))
      .replace('{first}', rivals[it.act] ?? it.act)
      .replace('{second}', rivals[it.second ?? it.act] ?? it.act)
      .replace('{need}', need ? needLine(needs[need].theirs, pointer(it, need, key.quote)) : '')
      .trim()
  const { confidence, contributions } = confidenceOf(it)
  const extra = contextLine(it)
  return {
    emotionalTone: toneWords(it.tone),
    interpretation: [named(place(reading.says), input.person?.name ?? null), extra].filter(Boolean).join(' '),
    underlyingMeaning: place(reading.means),
    alternativeReading: alternative(it, place),
    suggestedResponse: answer(it, key.quote),
    confidence,
    contributions,
    evidence: evidenceOf(it, key, extra !== null),
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}

/** The words that point to the need, where they are not the ones already quoted. */
function pointer(it: Received, need: NeedId, quoted: string): string | null {
  const span = it.needs.find((found) => found.need === need)
  return span && span.quote.split(/\s+/).length >= 2 && !quoted.includes(span.quote) && !span.quote.includes(quoted)
    ? marked(span.quote)
    : null
}

/** "They are thanking you" -> "Tess is thanking you", where the sender is one of the reader's saved people. */
const named = (line: string, name: string | null): string =>
  name === null
    ? line
    : line.replace(
        /^They (are|want|have)\b/,
        (_, verb: string) => `${name} ${verb === 'are' ? 'is' : verb === 'have' ? 'has' : 'wants'}`,
      )

const work =
  /^(?:boss|employee|colleague|client|vendor|business_partner|teacher|student|mentor|mentee|therapist|coach)$/

/**
 * What the reader could send back; where they may not be safe, what protects them comes in its place. It quotes nothing:
 * the words stand in the reading above it, and whoever gets the answer wrote them.
 */
function answer(it: Received, quote: string): string {
  if (it.kind === 'danger') return it.flag?.category === 'self-harm' ? safe.heldHostage : safe.threatened
  if (it.account) return it.account === 'accused' ? safe.faced : safe.listened(it.account)
  if (it.kind === 'watched' && it.flag?.category === 'stalking') return safe.followed(it.past)
  if (it.kind === 'degrade') return safe.belittled
  if (it.kind === 'coercion') return safe.coerced
  if (it.kind === 'takeover') return safe.takenOver
  if (it.kind === 'control') return safe.controlled(quote)
  if (it.kind !== 'crisis' && it.abuse) return safe.insideAbuse(it.abuse)
  if (it.kind === 'pressure') return safe.pressured
  if (it.kind === 'warning') return safe.warned
  if (it.past.noContact && it.kind !== 'crisis') return safe.outOfTouch
  const { reply, atWork } = readings[it.kind]
  return (it.relation !== null && work.test(it.relation) ? atWork : undefined) ?? reply ?? ''
}

function alternative(it: Received, place: (line: string) => string): string | null {
  const { other } = readings[it.kind]
  if (it.kind === 'watched' && it.flag?.category === 'stalking' && needsHelp(it.flag)) return null
  if (other) return place(other)
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
    ...it.needs.slice(0, 1).map((span) => ({ ...span, label: `may want ${needs[span.need].theirs}` })),
    ...it.tone.spans.map((span) => ({ ...span, label: `tone: ${span.family}` })),
  ]).slice(0, 6)
  const told = withContext && it.context ? [{ quote: it.context.quote, label: 'what you told about it' }] : []
  return [...spans, ...told]
}
