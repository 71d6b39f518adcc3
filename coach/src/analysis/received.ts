import type { Legibility } from '../builtin/kind-of-text.ts'
import { readable } from '../detectors/english.ts'
import { match } from '../detectors/match.ts'
import type { Plain } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import type { TurnReading } from '../detectors/turn.ts'
import type { TextAnalysisInput } from '../operations.ts'
import type { Flag } from '../safety/screen.ts'
import type { Act, Valence } from './acts.ts'
import { errand } from './alarm.ts'
import { readContext, type Context } from './context.ts'
import { coercionCues } from './cues/coercion.ts'
import { dangerCues } from './cues/danger.ts'
import { decide } from './deciding.ts'
import { frameOf } from './frames.ts'
import type { Kind } from './kinds.ts'
import type { FoundNeed } from './needs.ts'
import { flagOf, graveKind } from './received-safety.ts'
import { seeing } from './seeing.ts'
import { toneOf, type ToneReading } from './tone.ts'

/** One message that somebody sent to the reader, read: the "you" in it is the reader. */
export interface Received {
  text: string
  read: Plain
  words: number
  legible: Legibility
  turn: TurnReading
  kind: Exclude<Kind, 'unreadable'>
  /** What it does, as the weights learnt it or as the kind says; `acts.ts` and, rarely, "disclosure" or "offer". */
  act: string
  valence: Valence
  /** 0..1: how likely it is that it does this, calibrated on authors that the weights had not met. */
  chance: number
  /** What else it may do, where that is not far behind. */
  second: Act | null
  /** The words that show the kind, in the order of the text. */
  cues: readonly Span[]
  /** Nobody but `readings` tells more from these. */
  needs: readonly FoundNeed[]
  sarcastic: boolean
  /** Kind words and a sting in the same message. */
  conflict: boolean
  tone: ToneReading
  context: Context | null
  /** What the words mean for somebody's safety, as seen by the one who got them. */
  flag: Flag | null
  /** "boss", "partner" and the like; null where it is not known. */
  relation: string | null
}

export function received(input: TextAnalysisInput): Received {
  const text = input.text.slice(0, 20_000)
  const context = readContext(input.context)
  const seen = seeing(text, context, input.knownPeople)
  const { read, turn, found, stings, heard, score } = seen
  // From somebody who was left, or in a time of fear, an errand to a known address stays what it may be.
  const feared =
    context?.ex === true ||
    /\bex\b/i.test(input.person?.relationshipType ?? '') ||
    /\b(?:blocked|stalk\w*|restraining|police|scared|afraid|stranger|left (?:him|her|them))\b/i.test(
      input.context ?? '',
    )
  const errands = !feared && errand(text)
  const danger = [...match(read, dangerCues), ...match(read, coercionCues)].filter(
    ({ quote }) => !(errands && /^i know where you|watching you/i.test(quote)),
  )
  const news = /^(?:bad-news|good-news|information|request)$/.test(frameOf(seen)?.kind ?? '')
  const flag = flagOf(input.text, context, danger, news)
  const grave = graveKind(danger, flag, score)
  const { kind, act, valence, chance, second, learnt, span } = decide(seen, grave, read.words)
  const irony = turn.sarcasm.level === 'likely' || learnt.sarcasm.likely >= 0.5
  const sarcastic = kind === 'sarcasm' || (irony && /^(?:hurt|angry|guilt|non-apology|insult|unsure)$/.test(kind))
  const tone = toneOf(read, turn, kind, sarcastic, context, heard)
  const cues = grave && kind !== 'crisis' ? danger : cuesOf(kind, found, stings, turn)
  return {
    text,
    read,
    words: read.words,
    legible: readable(text),
    turn,
    kind,
    act,
    valence,
    chance,
    second,
    cues: cues.length > 0 || !span ? cues : [span],
    needs: seen.needs,
    sarcastic,
    conflict:
      sarcastic || (stings.length > 0 && tone.spans.some(({ family }) => /^(?:joy|love|gratitude)$/.test(family))),
    tone,
    context,
    flag,
    relation: input.person?.relationshipType ?? null,
  }
}

function cuesOf(kind: Kind, found: readonly Span[], stings: readonly Span[], turn: TurnReading): Span[] {
  const own = found.filter(({ id }) => id === kind)
  if (kind === 'crisis') return own.length > 0 ? own : [...turn.acts]
  if (/^(?:sarcasm|joke-barbed)$/.test(kind))
    return [...stings, ...turn.sarcasm.spans].toSorted((a, b) => a.start - b.start)
  if (kind === 'insult') return [...own, ...turn.spans.contempt].toSorted((a, b) => a.start - b.start)
  if (kind === 'angry') return [...own, ...turn.spans.criticism].toSorted((a, b) => a.start - b.start)
  return own
}
