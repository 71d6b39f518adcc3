import said from '../../data/said/ties.json' with { type: 'json' }
import { readable } from '../text/english.ts'
import { read, readTie } from '../read/read.ts'
import { signOf, strainKindOf, strainKinds, type Closeness, type Doer, type StrainKind } from '../read/labels.ts'
import type { StrainTie, StrengthTie } from '../read/labels.ts'
import { tone } from '../read/tone.ts'
import type { Place } from './quoting.ts'
import { partsIn, peopleIn, type Sentence } from './told-parts.ts'

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

export interface Description {
  sentences: readonly Sentence[]
  /** Why nothing is read: there are no words, no English, or nobody in it. */
  unread: 'nothing' | 'other-language' | 'nobody' | null
  strengths: readonly Strength[]
  strains: readonly Strain[]
  /** What the writer tells of their own closeness. */
  closeness: readonly (Place & { id: Closeness })[]
  /** What somebody comes to at the end: what they ask, or what they leave it at. */
  ending: Ending | null
}
type Asked = keyof typeof said.asked
/** `asked`: what is wanted to know, as far as it is heard; `isQuestion`: whether it is put as a question. */
export interface Ending extends Place {
  asked: Asked | null
  isQuestion: boolean
}

/** Reads what a description tells; linear in its length. */
export function readDescription(text: string): Description {
  const whole = partsIn(text)
  const legible = readable(text)
  const people = peopleIn(text)
  const unread =
    legible !== 'words' ? (legible === 'other-language' ? legible : 'nothing') : people === 'nobody' ? people : null
  if (unread) return { sentences: whole, unread, strengths: [], strains: [], closeness: [], ending: null }
  const ending = endingOf(whole)
  const heard = whole.map((sentence) => ({
    sentence,
    parts: sentence.parts.map((part) => ({ part, ...heardIn(part) })),
  }))
  const found = heard.flatMap(({ sentence, parts }) => {
    if (ending?.isQuestion && sentence.from === ending.start) return []
    return widened(
      parts.flatMap(({ told }) => (told && isFelt(told) ? [told] : [])),
      sentence,
    )
  })
  const alone = found.length === 0 && people === 'writer'
  return {
    sentences: whole,
    unread: alone ? 'nobody' : null,
    strengths: found.filter((it): it is Strength => !('actor' in it)),
    strains: found.filter((it): it is Strain => 'actor' in it),
    closeness: heard.flatMap(({ parts }) =>
      parts.flatMap(({ part, close: id }) => (id === 'neither' ? [] : [{ ...part, id }])),
    ),
    ending: alone ? null : ending,
  }
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

/** A letter about how disappointed somebody is hurts, however warmly letters are told of. */
const isFelt = (it: Strength | Strain) => it.kind !== 'unnamed' || tone(it.quote).valence >= HURTS

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

function widened<T extends Strength | Strain>(heard: readonly T[], { quote, start, end }: Place): readonly T[] {
  const names = new Set(heard.map((it) => ('topic' in it ? it.topic : it.kind)))
  if (names.size !== 1 || quote.split(' ').length > AT_A_GLANCE) return heard
  const [surest] = heard.toSorted((a, b) => b.sure - a.sure)
  return [{ ...surest!, quote, start, end }]
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
function endingOf(whole: readonly Sentence[]): Ending | null {
  const last = whole
    .slice(-3)
    .toReversed()
    .map(({ written: quote, from: start }) => {
      const [intent] = read(quote).intent()
      const label = intent?.label ?? 'tells'
      const marked = quote.endsWith('?')
      const hears = label in said.asked && intent!.chance >= (marked ? ASKED : SURELY_ASKED)
      const asked = hears ? (label as Asked) : null
      const place = { quote, start, end: start + quote.length }
      return { ...place, asked, isQuestion: marked || hears, isLeaving: leaving.has(label) }
    })
  const told = last.find((it) => !it.isLeaving && it.quote.split(' ').length >= TELLING)
  const found = last.slice(0, 2).find(({ asked }) => asked) ?? told
  return found && (found.isQuestion || (whole.length >= ACCOUNT && isToWorkOn(found))) ? found : null
}

/** What may be good, or is plain news, is not to be worked on because it happens to stand last; a wish is. */
const isToWorkOn = (last: Place, { good, hard } = heardIn(last)): boolean =>
  (hard >= 0.2 && hard > 2 * good) ||
  (good < 0.25 && (tone(last.quote).valence < HURTS || read(last.quote).wish() !== 'leave'))
