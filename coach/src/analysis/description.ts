import { sentences } from '../builtin/clauses.ts'
import { readable } from '../detectors/english.ts'
import { plain } from '../detectors/plain.ts'
import { readTie } from '../read/read.ts'
import {
  signOf,
  signs,
  strainKindOf,
  type Closeness,
  type Doer,
  type Sign,
  type StrainKind,
  type StrainTie,
  type StrengthTie,
} from '../read/ties.ts'
import { hurting } from './told-harm.ts'
import { peopleIn, whomOf } from './told-who.ts'

/** Words of the description, `text.slice(start, end)` in UTF-16 units, and what the reader hears in them. */
interface Told {
  quote: string
  start: number
  end: number
  /** Who does it, as far as it is heard. */
  actor: Doer
  /** How likely it is so at all, 0..1, and by this very name. */
  sure: number
  named: number
}
/** What a strength or a strain is; `unnamed` where only its sign is heard, `heldback` what the writer keeps to themselves. */
export type StrengthKind = StrengthTie | 'unnamed'
export interface Strength extends Told {
  kind: StrengthKind
}
export type StrainTopic = StrainTie | 'heldback' | 'unnamed'
export interface Strain extends Told {
  kind: StrainKind
  topic: StrainTopic
}
interface Close extends Omit<Told, 'actor' | 'sure' | 'named'> {
  id: Exclude<Closeness, 'neither'>
}

/** Why nothing is read: there are no words, no English, or nobody in it. */
export type Unread = 'nothing' | 'other-language' | 'nobody'

export interface Description {
  text: string
  unread: Unread | null
  strengths: readonly Strength[]
  strains: readonly Strain[]
  /** What the writer tells of their own closeness. */
  closeness: readonly Close[]
}

const longest = 6000

/** Reads what a description tells, at most its first 6,000 characters; linear in its length. */
export function readDescription(description: string, type: Parameters<typeof whomOf>[1]): Description {
  const text = description.slice(0, longest)
  const strengths: Strength[] = []
  const strains: Strain[] = []
  const closeness: Close[] = []
  const read = plain(text).text
  const unread = whyUnread(text, read)
  if (unread) return { text, unread, strengths, strains, closeness }
  const { ex } = whomOf(read, type)
  for (const part of parts(text)) {
    if (orders.test(part.quote)) continue
    const { ties, does, close } = readTie(part.quote)
    const near = close.find(({ label }) => label !== 'neither')!
    if (near.chance >= CLOSE) closeness.push({ ...part, id: near.label as Close['id'] })
    const sign = signIn(ties)
    const tie = ties.find(({ label }) => signOf(label) === sign.label)!
    const isNamed = tie.chance >= NAMED[sign.label]
    if (sign.chance < (isNamed ? SIGN : UNNAMED)[sign.label]) continue
    // Nobody is told that they did what somebody else may have done.
    const actor = does.chance < HEARD[does.label] ? 'other' : does.label
    const told = { ...part, actor, sure: sign.chance, named: tie.chance }
    if (sign.label === 'strength') {
      if (!hurting(part.quote, text, ex))
        strengths.push({ ...told, kind: isNamed ? (tie.label as StrengthTie) : 'unnamed' })
    } else if (sign.label === 'strain') {
      const topic = tie.label as StrainTie
      strains.push(
        isNamed
          ? { ...told, topic: ownTopic(topic, actor), kind: strainKindOf(topic) }
          : { ...told, topic: 'unnamed', kind: 'worry' },
      )
    }
  }
  const alone = strengths.length + strains.length === 0 && peopleIn(read) === 'writer'
  return { text, unread: alone ? 'nobody' : null, strengths, strains, closeness }
}

/**
 * From these chances on something is told at all, by its name, or without one where the name is unsure: it is quoted
 * then as good or hard, and weighs nothing. Chosen on authors left out, and looked at on the rows of `npm run eval`.
 */
const SIGN: Record<Sign, number> = { strength: 0.6, strain: 0.55, neither: 2 }
const UNNAMED: Record<Sign, number> = { strength: 0.65, strain: 0.75, neither: 2 }
const NAMED: Record<Sign, number> = { strength: 0.3, strain: 0.35, neither: 2 }
const CLOSE = 0.3
/** From this chance on it was so nine times in ten; below, it is told as a guess. */
export const SURE = 0.9

const HEARD: Record<Doer, number> = { writer: SURE, third: 0.6, both: 0, other: 0 }

/** Whether a part tells something good, something hard or neither: the chances of all that do, together. */
function signIn(ties: ReturnType<typeof readTie>['ties']) {
  const of = (sign: Sign) => ties.reduce((sum, { label, chance }) => sum + (signOf(label) === sign ? chance : 0), 0)
  const [best] = signs.map((label) => ({ label, chance: of(label) })).toSorted((a, b) => b.chance - a.chance)
  return best!
}

/** What the writer does of it is theirs to say: "I don't talk about it" is held back, not a silence to be borne. */
function ownTopic(topic: StrainTie, actor: Doer): StrainTopic {
  if (actor !== 'writer') return topic
  return topic === 'busy' ? 'guilt' : topic === 'silence' || topic === 'unasked' ? 'heldback' : topic
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

/** The parts of each sentence that can stand alone, without the word that joins them to what came before. */
function parts(text: string): Omit<Told, 'actor' | 'sure' | 'named'>[] {
  return sentences(text).flatMap(({ text: whole, start }) => {
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
  })
}
