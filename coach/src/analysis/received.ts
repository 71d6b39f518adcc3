import type { Legibility } from '../builtin/kind-of-text.ts'
import { readable } from '../detectors/english.ts'
import { match, spanAt } from '../detectors/match.ts'
import { plain, sentences, type Plain, type Sentence } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { read as readBy } from '../read/read.ts'
import { asSaid } from '../safety/aside.ts'
import { sight, type Flag } from '../safety/screen.ts'
import { errand } from './errand.ts'
import { blusterIn, threatIn } from './bluster.ts'
import { harmTold, type Told } from './confiding.ts'
import { readContext, type Context } from './context.ts'
import { coercionCues } from './cues/coercion.ts'
import { dangerCues } from './cues/danger.ts'
import { deedsIn } from './cues/deeds.ts'
import { followingIn, pastOf, type Past } from './following.ts'
import { hear, left, settled, type Heard } from './hearing.ts'
import { graveKind, seriousness } from './received-safety.ts'
import { readings } from './readings.ts'
import type { Sent } from './stance.ts'
import { toneOf, type ToneReading } from './tone.ts'

/** One message that somebody sent to the reader, read: the "you" in it is the reader. */
export interface Received extends Heard {
  text: string
  words: number
  legible: Legibility
  /** The words by which safety knows the kind, in the order of the text. */
  cues: readonly Span[]
  /** Kind words that may be meant otherwise. */
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
  const said = readBy(text)
  const read = plain(text)
  const parts = sentences(read)
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
  danger.push(...deedsIn(read, parts))
  const past = pastOf(input)
  const following = followingIn(read, parts, past)
  if (following) danger.push(following)
  const held = bluster === 'threat' && !danger.some(({ id }) => id === 'harm') ? threatIn(read, parts) : null
  if (held) danger.push(held)
  const heard = hear(said, read.words)
  const news = heard.act === 'information' || heard.act === 'request'
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
    const part = parts.find(({ end }) => confided.at < end)
    danger.push(spanAt(read, 'told', part?.from ?? 0, Math.min(part?.end ?? 0, (part?.from ?? 0) + 160)))
  }
  const grave = account
    ? account === 'accused'
      ? account
      : 'disclosed'
    : graveKind(danger, { ...serious, flag }, heard, read.text)
  if (grave && danger.length === 0 && sent && grave !== 'crisis') danger.push(alarmingIn(read, parts))
  const decided = grave ? settled(grave, heard) : heard
  // Nobody is told to smile at what the screen holds to be harm.
  const open = readings[decided.kind].valence === 'positive' && (stance === 'open' || doubted(sent))
  const shown = open ? left(decided) : decided
  return {
    ...shown,
    text,
    words: read.words,
    legible: readable(text),
    cues: grave && shown.kind !== 'crisis' ? danger : [],
    conflict: said.act('sarcasm').use !== 'leave' && shown.valence === 'positive',
    tone: toneOf(said, shown.kind, shown.valence),
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
function alarmingIn(read: Plain, parts: readonly Sentence[]): Span {
  const part = parts.find(({ text }) => (sight(text)?.tier ?? 0) >= 2)
  return spanAt(read, 'danger', part?.from ?? 0, part ? part.from + part.text.length : Math.min(200, read.text.length))
}

const violent = /\b(?:kill|murder|strangle|slap|smack|punch|hit|choke|end|destroy|hurt|beat|finish|batter)\b/i
