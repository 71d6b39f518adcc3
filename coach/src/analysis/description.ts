import type { RelationshipKind } from '@mallama/contracts/tools'
import { readable } from '../detectors/english.ts'
import { match } from '../detectors/match.ts'
import { plain, type Plain } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import { sentences } from '../builtin/clauses.ts'
import { kindOf, type StrainKind, type StrainTopic } from './cues/strain-row.ts'
import { distanceCues } from './cues/strains-distance.ts'
import { strainCues } from './cues/strains.ts'
import { strengthCues, type StrengthKind } from './cues/strengths.ts'
import { signOf } from '../read/ties.ts'
import { likelyIn } from './likely.ts'
import { ownTendency, type Tendency } from './tendency.ts'
import { placeIn, standingOf } from './told-frame.ts'
import { hurting } from './told-harm.ts'
import { actorAt, peopleIn, strangerDid, touchesWriter, whomOf, type Actor, type Whom } from './told-who.ts'

interface Told {
  quote: string
  start: number
  end: number
  /** Who does it, as the sentence tells. */
  actor: Actor
  /** Told as over: "back then", "used to". */
  past: boolean
  /** Where no cue says it: how likely it is so at all, 0..1. It is told as a guess. */
  sure?: number
}
export interface Strength extends Told {
  kind: StrengthKind
}
export interface Strain extends Told {
  kind: StrainKind
  topic: StrainTopic
}

/** Why nothing is read: there are no words, no English, or nobody in it. */
export type Unread = 'nothing' | 'other-language' | 'nobody'

export interface Description {
  text: string
  unread: Unread | null
  strengths: readonly Strength[]
  strains: readonly Strain[]
  attachment: Tendency
}

interface Segment {
  start: number
  end: number
  text: string
  sentence: string
  /** Where the sentence begins. */
  at: number
}

const longest = 6000

/** Reads what a description tells, at most its first 6,000 characters; linear in its length. */
export function readDescription(description: string, type: RelationshipKind): Description {
  const text = description.slice(0, longest)
  const read = plain(text)
  const unread = whyUnread(text, read)
  if (unread) return { text, unread, strengths: [], strains: [], attachment: { tendency: 'none', spans: [] } }
  const parts = segments(text)
  const whom = whomOf(read.text, type)
  const [strong, straining] = [match(read, strengthCues), match(read, [...strainCues, ...distanceCues])]
  const good = tellings(strong, read, parts, whom, true).map((it): Strength => ({
    ...it,
    kind: it.id as StrengthKind,
  }))
  const bad = tellings(straining, read, parts, whom, false).map((it): Strain => {
    const topic = ownTopic(it.id as StrainTopic, it.actor)
    return { ...it, topic, kind: kindOf(topic) }
  })
  for (const it of likelyIn(parts.filter(free([...strong, ...straining])), read)) {
    const told = { quote: it.text, start: it.start, end: it.end, actor: it.does, past: false, sure: it.sure }
    if (signOf(it.tie) === 'strength') good.push({ ...told, kind: it.tie as StrengthKind })
    else {
      const topic = ownTopic(it.tie as StrainTopic, it.does)
      bad.push({ ...told, topic, kind: kindOf(topic) })
    }
  }
  const meets = (it: Told) => (other: Told) => other.start < it.end && it.start < other.end
  const strengths = good.filter(
    (it) =>
      !orders.test(it.quote) &&
      !hurting(it.quote, text, whom.ex) &&
      !bad.some((other) => other.kind !== 'worry' && meets(it)(other)),
  )
  const alone = strengths.length + bad.length === 0 && peopleIn(read.text) === 'writer'
  return {
    text,
    unread: alone ? 'nobody' : null,
    strengths,
    strains: bad.filter((it) => !orders.test(it.quote) && !(it.kind === 'worry' && strengths.some(meets(it)))),
    attachment: ownTendency(text, read),
  }
}

/** A part of today in which no cue speaks, and short enough to be quoted. */
const free =
  (found: readonly Span[]) =>
  (part: Segment): boolean =>
    part.text.split(/\s+/).length <= most &&
    !pastTold.test(part.text.toLowerCase()) &&
    !found.some((it) => it.start < part.end && part.start < it.end)

/** What the writer does of it is theirs to say: "I don't talk about it" is held back, not a silence to be borne. */
function ownTopic(topic: StrainTopic, actor: Actor): StrainTopic {
  if (actor !== 'writer') return topic
  if (topic === 'busy') return 'guilt'
  return topic === 'closed' || topic === 'silence' || topic === 'unasked' || topic === 'strangers' ? 'heldback' : topic
}

const owned =
  /\b(?:said|says|admits|admitted|knows|knew|realised)(?: that)? (?:he|she|they|i)(?:d|s|m)?(?: was| were| is| had| been| being)/

/** Said to a program, and about nobody. */
const orders =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:instructions?|rules?|prompts?|guidelines|orders)\b|\b(?:system prompt|you are now|act as (?:an? )?(?:ai|assistant))\b/i

function whyUnread(text: string, read: Plain): Unread | null {
  const kind = readable(text)
  if (kind === 'other-language') return kind
  if (kind !== 'words') return 'nothing'
  const words = read.text.match(/[a-z]+/g) ?? []
  // The same few words over and over, or more signs than a letter to a friend ever has.
  if (words.length > 12 && new Set(words.slice(0, 200)).size < Math.min(words.length, 200) / 5) return 'nothing'
  const signs = text.match(/[{}[\]<>=;|\\$#@_]/g)?.length ?? 0
  if (signs > words.length / 5) return 'nothing'
  return peopleIn(read.text) === 'nobody' ? 'nobody' : null
}

const seam =
  /,? (?=but |although |though |whereas |yet )|; |,? (?=(?:and|so) (?:then |now |when |if |every |sometimes )?(?:i|im|he|she|they|we|it|its|hes|shes|my|his|her|nobody|at home) )|, (?=(?:i|he|she|they|we|it[’']s|he[’']s|she[’']s|i[’']m|i[’']ve|then|because|since) )/gi

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
          at: start,
        })
    }
    for (const hit of whole.matchAll(seam)) {
      // "My sister and I" is one subject.
      if (
        /^(?:my|our|the) [\w’' -]{2,24}$/i.test(whole.slice(from, hit.index)) &&
        /^,? ?and i\b/i.test(whole.slice(hit.index))
      )
        continue
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

interface Found extends Told {
  id: string
}

function tellings(spans: readonly Span[], read: Plain, parts: readonly Segment[], whom: Whom, good: boolean): Found[] {
  const found: Found[] = []
  let earlier: Parameters<typeof actorAt>[3] = { third: null, gender: null }
  let last = -1
  for (const span of spans) {
    const part = parts.find((it) => it.start <= span.start && it.end > span.start)
    if (!part) continue
    const from = placeIn(read, span.start)
    const to = placeIn(read, span.end)
    const head = placeIn(read, part.at)
    const sentence = read.text.slice(head, placeIn(read, part.at + part.sentence.length))
    if (part.at !== last) {
      earlier = focusBefore(read, parts, part, whom)
      last = part.at
    }
    const { actor: doer, focus } = actorAt(sentence, from - head, whom, earlier)
    earlier = focus
    const words = read.text.slice(from, to)
    if (standingOf(read.text, from, to, good) !== 'told' || (mild.has(span.id) && within.test(words))) continue
    const past =
      pastTold.test(read.text.slice(placeIn(read, part.start), to)) ||
      (!good && pastTold.test(sentence.slice(0, from - head)))
    if (doer === 'elsewhere' || (doer === 'third' && (good || past || !touchesWriter(words)))) continue
    if (!good && besides(doer, span.id, words, read.text.slice(Math.max(head, from - 40), from))) continue
    if (!good && past && mended.test(read.text.slice(head, to + 120))) continue
    if (!good && settled.test(read.text.slice(to, to + 160))) continue
    const told = quoteOf(span, part)
    if (found.some((it) => it.id === span.id && it.start < told.end && told.start < it.end)) continue
    const actor = doer === 'kin' || /^i (?:found|saw|read)\b/.test(words) ? 'other' : doer
    found.push({ id: span.id, ...told, actor, past })
  }
  return found
}

/** A strain that is not between the two: a stranger's deed, a brother's towards a mother, a secret one told oneself. */
function besides(doer: Actor | 'kin', topic: string, words: string, before: string): boolean {
  if (doer === 'kin' && !touchesWriter(words)) return true
  // "She said she'd been selfish" owns up to it.
  if (topic === 'hard' && owned.test(`${before}${words}`)) return true
  if (topic === 'secret' && doer === 'writer' && !/\b(?:hid|hide|hiding|kept|keep)/.test(words)) return true
  return strangerDid(before)
}

/** Cues between whose words a denial may stand: "we never really fight". */
const mild = new Set<string>(['quarrel', 'shouting', 'fault', 'jealous', 'appreciation', 'support', 'fun'])
const within =
  /^(?:\S+ ){0,3}(?:never|dont|doesnt|didnt|hardly|rarely|barely|cant|not|havent|hasnt|no)\b(?! (?:enough|good|so|only|anyone))/

function focusBefore(read: Plain, parts: readonly Segment[], part: Segment, whom: Whom) {
  const before = parts.findLast((it) => it.at < part.at)
  if (!before) return { third: null, gender: null } as const
  const text = read.text.slice(placeIn(read, before.at), placeIn(read, before.at + before.sentence.length))
  return actorAt(text, Math.min(text.length, 40), whom, { third: null, gender: null }).focus
}

function quoteOf(span: Pick<Span, 'quote' | 'start'> | Segment, part: Segment) {
  const whole =
    part.text.split(/\s+/).length <= most
      ? { quote: part.text, start: part.start }
      : { quote: 'quote' in span ? span.quote : part.text, start: span.start }
  const clean = whole.quote.replace(/^(?:but|and|so|then|although|though|yet) /i, '')
  const start = whole.start + whole.quote.length - clean.length
  return { quote: clean, start, end: start + clean.length }
}

const pastTold =
  /\b(?:used to|back then|in those days|at first|in the beginning|years ago|years? before(?! bed)|once (?:was|were|had|held)|when we (?:met|first)|when i was (?:small|little|young|a (?:kid|child|girl|boy)|growing up|\w+)(?: years old)?|growing up|as a child|the first year|was truly|had ten clean)\b/

/** Told as over and mended: "we used to fight, but since therapy we talk", "not any more". */
const mended =
  /\b(?:used to|back then|at first|in the beginning|years ago|before)\b[^.!?\n]*\b(?:but (?:since|now|after|these days|then|we|he|she|it)|until|now (?:we|he|she|its)|these days|not any ?more|no longer|any ?more|stopped)\b/

/** Said to have ended when it was asked for: "he did stop", "not once since". */
const settled =
  /^[^\n]{0,140}\b(?:did stop|(?:he|she|they|weve|we)(?: has| have)? stopped(?= ?[.,;!]| when i| after i| as soon| doing it)|hasnt (?:done it |happened )?since|(?:not once|never) since|doesnt (?:do it )?any ?more[.,])/
