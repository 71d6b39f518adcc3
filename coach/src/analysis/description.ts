import { sentences } from '../builtin/clauses.ts'
import { readable } from '../text/english.ts'
import { plain } from '../text/plain.ts'
import { read, readTie } from '../read/read.ts'
import { signOf, strainKindOf, strainKinds, type Closeness, type Doer, type StrainKind } from '../read/ties.ts'
import type { StrainTie, StrengthTie } from '../read/ties.ts'
import { asked, type Asked } from './told-says.ts'
import { hurting } from './told-harm.ts'
import { peopleIn, whomOf, type Whom } from './told-who.ts'
import type { Place } from './quoting.ts'

/** Words of the description, `text.slice(start, end)` in UTF-16 units, and what the reader hears in them. */
interface Told extends Place {
  /** How likely it is good, or hard, 0..1. */
  sure: number
  /** Told as it is, and not as it seems: both that it is so and its name are sure. */
  plainly: boolean
}
/** `unnamed`: only that it is good is heard. */
export interface Strength extends Told {
  kind: StrengthTie | 'unnamed'
}
/** A tie, what the writer keeps to themselves, a kind of ties where no one of them is sure, or only that it is hard. */
export type Topic = StrainTie | 'heldback' | StrainKind | 'unnamed'
export interface Strain extends Told {
  /** What it weighs as; null where only that it is hard is heard. */
  kind: StrainKind | null
  topic: Topic
  /** Who does it, as far as it is heard. */
  actor: Doer
}
interface Close extends Place {
  id: Exclude<Closeness, 'neither'>
}

/** Why nothing is read: there are no words, no English, or nobody in it. */
export type Unread = 'nothing' | 'other-language' | 'nobody'

export interface Description {
  text: string
  unread: Unread | null
  whom: Whom
  strengths: readonly Strength[]
  strains: readonly Strain[]
  /** What the writer tells of their own closeness. */
  closeness: readonly Close[]
  /** What is asked at the end. */
  asks: (Place & { asked: Asked }) | null
}

const longest = 6000

/** Reads what a description tells, at most its first 6,000 characters; linear in its length. */
export function readDescription(description: string, type: Parameters<typeof whomOf>[1]): Description {
  const text = description.slice(0, longest)
  const bare = plain(text).text
  const unread = whyUnread(text, bare)
  const whom = whomOf(bare, type)
  if (unread) return { text, unread, whom, strengths: [], strains: [], closeness: [], asks: null }
  const whole = sentences(text)
  const asks = asksIn(whole)
  const closeness: Close[] = []
  const found = whole.flatMap((sentence) => {
    if (orders.test(sentence.text) || sentence.start === asks?.start) return []
    const heard = partsOf(sentence).flatMap((part) => {
      const { close, told } = heardIn(part)
      if (close !== 'neither') closeness.push({ ...part, id: close })
      return told && !('actor' in told) && hurting(part.quote) ? [] : told ? [told] : []
    })
    return widened(heard, sentence)
  })
  const strengths = found.filter((it): it is Strength => !('actor' in it))
  const strains = found.filter((it): it is Strain => 'actor' in it)
  const alone = found.length === 0 && peopleIn(bare) === 'writer'
  return { text, unread: alone ? 'nobody' : null, whom, strengths, strains, closeness, asks: alone ? null : asks }
}

/**
 * From these chances of being good, or hard, something is told by a name, or where no name is sure just as that. Of 360
 * parts by a hand not learnt from, about four in five are right from there on.
 */
const TOLD = { strength: { named: 0.6, unnamed: 0.6 }, strain: { named: 0.55, unnamed: 0.65 } }
/** From these a tie is named, or what its kind has in common. */
const NAMED = { strength: 0.5, strain: 0.4 }
const KIND = 0.6
const CLOSE = 0.3
/** From these nine in ten were so: it is told as it is, and not as it seems. */
const SURE = 0.85
const SURELY_NAMED = 0.7
/** Nobody is told that they did what somebody else may have done. */
const DOES: Record<Doer, number> = { writer: 0.9, third: 0.6, both: 0, other: 0 }

const kindOf = (tie: string) => (signOf(tie) === 'strain' ? strainKindOf(tie as StrainTie) : null)

function heardIn(part: Place): { told: Strength | Strain | null; close: Closeness } {
  const { ties, does, close } = readTie(part.quote)
  const near = close.find(({ label }) => label !== 'neither')!
  const chanceOf = (of: (tie: string) => boolean) => ties.reduce((all, it) => all + (of(it.label) ? it.chance : 0), 0)
  const [good, hard] = (['strength', 'strain'] as const).map((sign) => chanceOf((tie) => signOf(tie) === sign))
  const sign = good! > hard! ? 'strength' : 'strain'
  const sure = Math.max(good!, hard!)
  const best = ties.find(({ label }) => signOf(label) === sign)!
  const named = best.chance >= NAMED[sign]
  const it = { ...part, sure, plainly: sure >= SURE && best.chance >= SURELY_NAMED }
  const heard = (): Strength | Strain => {
    if (sign === 'strength') return { ...it, kind: named ? (best.label as StrengthTie) : 'unnamed' }
    const actor = does.chance < DOES[does.label] ? 'other' : does.label
    const likely = strainKinds.find((kind) => chanceOf((tie) => kindOf(tie) === kind) >= KIND) ?? null
    const kind = named ? kindOf(best.label) : likely
    return { ...it, actor, kind, topic: named ? ownTopic(best.label as StrainTie, actor) : (kind ?? 'unnamed') }
  }
  return {
    close: near.chance >= CLOSE ? near.label : 'neither',
    told: sure < TOLD[sign][named ? 'named' : 'unnamed'] ? null : heard(),
  }
}

/** What the writer does of it is theirs to say: "I don't talk about it" is held back, not a silence to be borne. */
function ownTopic(topic: StrainTie, actor: Doer): Topic {
  if (actor !== 'writer') return topic
  return topic === 'busy' ? 'guilt' : topic === 'silence' || topic === 'unasked' ? 'heldback' : topic
}

/** A short sentence that tells one thing is quoted whole: half of it says less. */
const AT_A_GLANCE = 22

function widened<T extends Strength | Strain>(heard: readonly T[], sentence: { text: string; start: number }): T[] {
  const names = new Set(heard.map((it) => ('topic' in it ? it.topic : it.kind)))
  if (names.size !== 1 || sentence.text.split(/\s+/).length > AT_A_GLANCE) return [...heard]
  const [first] = heard.toSorted((a, b) => b.sure - a.sure)
  const quote = sentence.text
    .trim()
    .replace(ahead, '')
    .replace(/[\s.,;:!?]+$/, '')
  const start = sentence.start + sentence.text.indexOf(quote)
  return [{ ...first!, quote, start, end: start + quote.length }]
}

/** From these chances something is asked, with a question mark and without. */
const ASKED = 0.5
const SURELY_ASKED = 0.95

/** What somebody wants to know stands at the end, or just before it. */
function asksIn(whole: ReturnType<typeof sentences>): Description['asks'] {
  for (const { text, start } of whole.slice(-2).toReversed()) {
    const [intent] = read(text).intent()
    const quote = text.trim()
    if (intent && intent.chance >= (quote.endsWith('?') ? ASKED : SURELY_ASKED) && intent.label in asked)
      return {
        quote,
        start: start + text.indexOf(quote),
        end: start + text.indexOf(quote) + quote.length,
        asked: intent.label as Asked,
      }
  }
  return null
}

/** Said to a program, and about nobody. */
const orders =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:instructions?|rules?|prompts?|guidelines|orders)\b|\b(?:system prompt|you are now|act as (?:an? )?(?:ai|assistant))\b/i

function whyUnread(text: string, read: string): Unread | null {
  const kind = readable(text)
  if (kind === 'other-language') return kind
  if (kind !== 'words') return 'nothing'
  const words = read.match(/[a-z]+/g) ?? []
  // The same few words over and over, or more signs than a letter to a friend ever has.
  if (words.length > 12 && new Set(words.slice(0, 200)).size < Math.min(words.length, 200) / 5) return 'nothing'
  const marks = text.match(/[{}[\]<>=;|\\$#@_]/g)?.length ?? 0
  if (marks > words.length / 5) return 'nothing'
  return peopleIn(read) === 'nobody' ? 'nobody' : null
}

const seam =
  /,? (?=(?:but|although|though|whereas|yet) )|; |,? (?=(?:and|so) (?:then |now |when |if |every |sometimes )?(?:i|he|she|they|we|it|my|his|her|nobody|at home)\b)|, (?=(?:i|he|she|they|we|it|then|because|since)\b)/gi
/** A part of fewer words tells no scene; of more than `most` words only its beginning is quoted. */
const least = 4
const most = 40
const ahead = /^(?:but|and|so|then|although|though|yet) /i

/** The parts of a sentence that can stand alone, without the word that joins them to what came before. */
function partsOf({ text: whole, start }: { text: string; start: number }): Place[] {
  const cuts = [...whole.matchAll(seam)].filter(
    ({ index }, at, all) =>
      index - (all[at - 1]?.index ?? 0) >= 12 && (whole.slice(0, index).split('"').length - 1) % 2 === 0,
  )
  const from = [0, ...cuts.map(({ index, 0: words }) => index + words.length)]
  return from.flatMap((at, n) => {
    const body = whole.slice(at, cuts[n]?.index ?? whole.length)
    const lead = body.length - body.trimStart().replace(ahead, '').length
    const words = [...body.slice(lead).matchAll(/\S+\s*/g)].slice(0, most)
    const quote = words.join('').replace(/[\s.,;:!?]+$/, '')
    return words.length < least ? [] : [{ quote, start: start + at + lead, end: start + at + lead + quote.length }]
  })
}
