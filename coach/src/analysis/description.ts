import said from '../../data/said/ties.json' with { type: 'json' }
import { sentences } from '../builtin/clauses.ts'
import { readable } from '../text/english.ts'
import { plain } from '../text/plain.ts'
import { read, readTie } from '../read/read.ts'
import { tone } from '../read/tone.ts'
import { signOf, strainKindOf, strainKinds, type Closeness, type Doer, type StrainKind } from '../read/ties.ts'
import type { StrainTie, StrengthTie } from '../read/ties.ts'
import { peopleIn, whomOf, type Whom } from './told-who.ts'
import { stripped } from '../text/words.ts'
import { type Place } from './quoting.ts'

/** Words of the description, `text.slice(start, end)` in UTF-16 units, and what the reader hears in them. */
interface Told extends Place {
  /** How likely it is good, or hard, 0..1. */
  sure: number
}
/** `unnamed`: only that it is good is heard. */
export interface Strength extends Told {
  kind: StrengthTie | 'unnamed'
}
/** A tie, what the writer keeps to themselves, or only that it is hard. */
export type Topic = StrainTie | 'heldback' | 'unnamed'
export interface Strain extends Told {
  /** What it weighs as, also where no one tie of that kind is sure; null where only that it is hard is heard. */
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
  /** What somebody comes to at the end: what they ask, or what they leave it at. */
  ending: Ending | null
}
/** What may be asked at the end. */
export type Asked = keyof typeof said.asked
/** `asked`: what is wanted to know, as far as it is heard; `isQuestion`: whether it is put as a question. */
export interface Ending extends Place {
  asked: Asked | null
  isQuestion: boolean
}

const longest = 6000
/** Reads what a description tells, at most its first 6,000 characters; linear in its length. */
export function readDescription(description: string, type: Parameters<typeof whomOf>[1]): Description {
  const text = description.slice(0, longest)
  const bare = plain(text).text
  const unread = whyUnread(text, bare)
  const whom = whomOf(bare, type)
  if (unread) return { text, unread, whom, strengths: [], strains: [], closeness: [], ending: null }
  const whole = sentences(text)
  // Of a longer text the end is not read.
  const ending = description.length > longest ? null : endingOf(whole)
  const closeness: Close[] = []
  const found = whole.flatMap((sentence) => {
    if (orders.test(sentence.text) || (ending?.isQuestion && sentence.start === ending.start)) return []
    const heard = partsOf(sentence).flatMap((part) => {
      const { close, told } = heardIn(part)
      if (close !== 'neither') closeness.push({ ...part, id: close })
      // A letter about how disappointed somebody is hurts, however warmly letters are told of.
      return told && (told.kind !== 'unnamed' || tone(part.quote).valence >= HURTS) ? [told] : []
    })
    return widened(heard, sentence)
  })
  const strengths = found.filter((it): it is Strength => !('actor' in it))
  const strains = found.filter((it): it is Strain => 'actor' in it)
  const alone = found.length === 0 && peopleIn(bare) === 'writer'
  return { text, unread: alone ? 'nobody' : null, whom, strengths, strains, closeness, ending: alone ? null : ending }
}

/**
 * From these chances something is told as good or hard, and by its name. Of 420 parts by two hands not learnt from nine
 * in ten were right from there on, in side and name.
 */
const TOLD = { strength: 0.75, strain: 0.85 }
const NAMED = 0.8
const CLOSE = 0.3
/** From this much more pain than gladness what is only heard as good is none. */
const HURTS = -0.5
/** Nobody is told that they did what somebody else may have done. */
const DOES: Record<Doer, number> = { writer: 0.9, third: 0.6, both: 0, other: 0 }

/** What one part of a description tells, where it is sure enough to be told, and of the writer's closeness. */
export function heardIn(part: Place): { told: Strength | Strain | null; close: Closeness; good: number; hard: number } {
  const { ties, does, close } = readTie(part.quote)
  const near = close.find(({ label }) => label !== 'neither')!
  const chanceOf = (of: (tie: string) => boolean) => ties.reduce((all, it) => all + (of(it.label) ? it.chance : 0), 0)
  const good = chanceOf((tie) => signOf(tie) === 'strength')
  const hard = chanceOf((tie) => signOf(tie) === 'strain')
  const sign = good > hard ? 'strength' : 'strain'
  const sure = Math.max(good, hard)
  const best = ties.find(({ label }) => signOf(label) === sign)!
  const named = best.chance >= NAMED
  const it = { ...part, sure }
  const heard = (): Strength | Strain => {
    if (sign === 'strength') return { ...it, kind: named ? (best.label as StrengthTie) : 'unnamed' }
    const actor = does.chance < DOES[does.label] ? 'other' : does.label
    const kind = strainKinds.find((one) => chanceOf((tie) => strainKindOf(tie as StrainTie) === one) >= NAMED) ?? null
    return { ...it, actor, kind, topic: named ? ownTopic(best.label as StrainTie, actor) : 'unnamed' }
  }
  return { close: near.chance >= CLOSE ? near.label : 'neither', good, hard, told: sure < TOLD[sign] ? null : heard() }
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
  if (names.size !== 1 || sentence.text.split(' ').length > AT_A_GLANCE) return [...heard]
  const [first] = heard.toSorted((a, b) => b.sure - a.sure)
  const quote = stripped(sentence.text.trim().replace(ahead, ''), '', ends)
  const start = sentence.start + sentence.text.indexOf(quote)
  return [{ ...first!, quote, start, end: start + quote.length }]
}

/** From these chances something is asked, with a question mark and without. */
const ASKED = 0.5
const SURELY_ASKED = 0.95
/** Fewer words are no last word: "I am 34", "Thanks". */
const TELLING = 4
/** Of fewer sentences none is the one that the others lead to. */
const ACCOUNT = 3
const leaving = new Set<string>(['thanks', 'greets', 'leaves', 'about-mallama'])

/** What somebody wants to know stands at the end, or just before it; where nothing is asked, what they leave it at. */
function endingOf(whole: ReturnType<typeof sentences>): Ending | null {
  const last = whole
    .slice(-3)
    .toReversed()
    .map((sentence) => {
      const place = lastOf(sentence)
      const [intent] = read(place.quote).intent()
      const label = intent?.label ?? 'tells'
      const marked = sentence.text.trimEnd().endsWith('?')
      const hears = label in said.asked && intent!.chance >= (marked ? ASKED : SURELY_ASKED)
      const asked = hears ? (label as Asked) : null
      return { ...place, asked, isQuestion: marked || hears, isLeaving: leaving.has(label) }
    })
  const told = last.find((it) => !it.isLeaving && it.quote.split(' ').length >= TELLING)
  const found = last.slice(0, 2).find(({ asked }) => asked) ?? told
  return found && (found.isQuestion || (whole.length >= ACCOUNT && isToWorkOn(found))) ? found : null
}

/** What may be good, or is plain news, is not to be worked on because it happens to stand last; a wish is. */
const isToWorkOn = (last: Place, { good, hard } = heardIn(last)): boolean =>
  good < 0.25 && (hard > 0.5 || tone(last.quote).valence < HURTS || read(last.quote).wish() !== 'leave')

/** A sentence that can be read at a glance, or the last part of one that cannot. */
function lastOf(sentence: { text: string; start: number }): Place {
  const quote = sentence.text.trim()
  const start = sentence.start + sentence.text.indexOf(quote)
  const parts = quote.split(' ').length > most ? partsOf(sentence) : []
  return parts.at(-1) ?? { quote, start, end: start + quote.length }
}

/** Said to a program, and about nobody. */
const orders =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:instructions?|rules?|prompts?|guidelines|orders)\b|\b(?:system prompt|you are now|act as (?:an? )?(?:ai|assistant))\b/i

function whyUnread(text: string, read: string): Unread | null {
  const kind = readable(text)
  if (kind === 'other-language') return kind
  if (kind !== 'words') return 'nothing'
  return peopleIn(read) === 'nobody' ? 'nobody' : null
}

const seam =
  /,? (?=(?:but|although|though|whereas|yet) )|; |,? (?=(?:and|so) (?:then |now |when |if |every |sometimes )?(?:i|he|she|they|we|it|my|his|her|nobody|at home)\b)|, (?=(?:i|he|she|they|we|it|then|because|since)\b)/gi
/** A part of fewer words tells no scene; of more than `most` words only its beginning is quoted. */
const least = 4
const most = 40
const ends = ' \n\t.,;:!?'
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
    const quote = stripped(words.join(''), '', ends)
    return words.length < least ? [] : [{ quote, start: start + at + lead, end: start + at + lead + quote.length }]
  })
}
