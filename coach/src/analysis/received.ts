import type { Legibility } from '../builtin/kind-of-text.ts'
import { readable } from '../detectors/english.ts'
import { match, spanAt } from '../detectors/match.ts'
import type { Plain } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import type { TurnReading } from '../detectors/turn.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { asSaid } from '../safety/aside.ts'
import { sight, type Flag } from '../safety/screen.ts'
import type { MessageAct as Act, Valence } from '../read/messages.ts'
import { errand } from './alarm.ts'
import { readContext, type Context } from './context.ts'
import { harmTold, type Told } from './confiding.ts'
import { coercionCues } from './cues/coercion.ts'
import { dangerCues } from './cues/danger.ts'
import { deedsIn } from './cues/deeds.ts'
import { actOf } from './act-model.ts'
import { blusterIn, threatIn } from './bluster.ts'
import { decide, left } from './deciding.ts'
import { followingIn, pastOf, type Past } from './following.ts'
import type { Kind } from './kinds.ts'
import type { FoundNeed } from './needs.ts'
import { graveKind, seriousness } from './received-safety.ts'
import { readings } from './readings.ts'
import type { Sent } from './stance.ts'
import { seeing, type Seen } from './seeing.ts'
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
  /** Whose words say that the reader is not safe with the sender: the message's, or what the reader told about it. */
  abuse: 'sent' | 'told' | null
  /** Whose harm it tells, where it is not the reader's own. */
  account: Told | null
  past: Past
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
  const bluster = feared ? null : blusterIn(text, read.text)
  const danger = [...match(read, dangerCues), ...match(read, coercionCues)].filter(
    ({ id, quote }) =>
      !(errands && /^i know where you|watching you/i.test(quote)) &&
      !(bluster && bluster !== 'threat' && id === 'harm' && violent.test(quote)),
  )
  // A laugh does not take back what is to happen if somebody goes, or tells.
  danger.push(...deedsIn(read, seen.parts))
  const past = pastOf(input)
  const following = followingIn(read, seen.parts, past)
  if (following) danger.push(following)
  const held = bluster === 'threat' && !danger.some(({ id }) => id === 'harm') ? threatIn(seen) : null
  if (held) danger.push(held)
  const learnt = actOf(seen)
  const news = /^(?:information|request)$/.test(learnt.act)
  const serious = seriousness(input.text, read, context, danger, { news, bluster })
  // What the reader told of their own life stays the reader's; what the message tells is its sender's.
  const { flag: seenFlag, sent, stance } = serious
  const confided =
    danger.length > 0
      ? null
      : (harmTold(read, seenFlag) ?? (stance === 'told' ? { told: 'grown' as const, at: 0 } : null))
  const account = confided && (sight(context?.text ?? '')?.tier ?? 0) < 2 ? confided.told : null
  const told: Flag | null = account
    ? { ...(seenFlag ?? { tier: 2, category: 'sexual-coercion' }), thirdParty: true }
    : seenFlag
  const flag = asSaid(told, input.aside, [input.context])
  if (account && confided) {
    const part = seen.parts.find(({ end }) => confided.at < end)
    danger.push(spanAt(read, 'told', part?.from ?? 0, Math.min(part?.end ?? 0, (part?.from ?? 0) + 160)))
  }
  const grave = account
    ? account === 'accused'
      ? account
      : 'disclosed'
    : graveKind(danger, { ...serious, flag }, score, read.text)
  if (grave && danger.length === 0 && sent && grave !== 'crisis') danger.push(alarmingIn(seen))
  const decided = decide(seen, learnt, grave, read.words)
  // Nobody is told to smile at what the screen holds to be harm.
  const { kind, act, valence, chance, second, span } =
    readings[decided.kind].valence === 'positive' && (stance === 'open' || doubted(sent)) ? left(decided) : decided
  const irony = turn.sarcasm.level === 'likely' || learnt.sarcasm.likely >= 0.5
  const sarcastic = kind === 'sarcasm' || (irony && /^(?:hurt|angry|guilt|non-apology|insult|unsure)$/.test(kind))
  const tone = toneOf(read, turn, kind, sarcastic, context, heard)
  const cues = grave && danger.length > 0 && kind !== 'crisis' ? danger : cuesOf(kind, found, stings, turn)
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
    abuse: serious.abuse,
    account,
    past,
    relation: input.person?.relationshipType ?? null,
  }
}

/** A rule of the screen asks, and is not sure. */
const doubted = (sent: Sent | null): boolean =>
  sent !== null &&
  !sent.learnt &&
  !sent.thirdParty &&
  /^(?:abuse|sexual-coercion|stalking|child-abuse)$/.test(sent.category)

/** The sentence that the screen speaks for; the whole where only all of it does. */
function alarmingIn(seen: Seen): Span {
  const part = seen.parts.find(({ text }) => (sight(text)?.tier ?? 0) >= 2)
  return spanAt(
    seen.read,
    'danger',
    part?.from ?? 0,
    part ? part.from + part.text.length : Math.min(200, seen.read.text.length),
  )
}

const violent = /\b(?:kill|murder|strangle|slap|smack|punch|hit|choke|end|destroy|hurt|beat|finish|batter)\b/i

function cuesOf(kind: Kind, found: readonly Span[], stings: readonly Span[], turn: TurnReading): Span[] {
  const own = found.filter(({ id }) => id === kind)
  if (kind === 'crisis') return own.length > 0 ? own : [...turn.acts]
  if (/^(?:sarcasm|joke-barbed)$/.test(kind))
    return [...stings, ...turn.sarcasm.spans].toSorted((a, b) => a.start - b.start)
  if (kind === 'insult') return [...own, ...turn.spans.contempt].toSorted((a, b) => a.start - b.start)
  if (kind === 'angry') return [...own, ...turn.spans.criticism].toSorted((a, b) => a.start - b.start)
  return own
}
