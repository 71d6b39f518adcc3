import { questions } from '../guide/wanted.ts'
import type { Intent } from '../read/labels.ts'
import { readable } from '../builtin/kind-of-text.ts'
import { isRoleWord } from '../text/people.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setOf, stripped } from '../text/words.ts'
import { read } from '../read/read.ts'
import { signOf, strainKindOf, strainKinds, type Closeness, type Doer, type StrainKind } from '../read/labels.ts'
import type { StrainTie, StrengthTie } from '../read/labels.ts'
import { valenceOf } from '../read/tone.ts'
import { crosses, untilWord, type Place } from './quoting.ts'

/** Words of the description, and how likely it is that they are good, or hard, 0..1. */
type Told = Place & { sure: number }
/** `unnamed`: only that it is good, or hard, is heard. */
export interface Strength extends Told {
  kind: StrengthTie | 'unnamed'
}
export type Topic = StrainTie | 'unnamed'
export interface Strain extends Told {
  /** What it weighs as, also where no one tie of that kind is sure; null where only that it is hard is heard. */
  kind: StrainKind | null
  topic: Topic
  actor: Doer
}

/** A sentence as it is quoted, with its stops as it was written, and the parts of it that can stand alone. */
interface Sentence extends Place {
  written: Place
  parts: readonly Place[]
}
export interface Description {
  sentences: readonly Sentence[]
  /** Why nothing is read: there are no words, no English, or nobody in it. */
  unread: 'nothing' | 'other-language' | 'nobody' | null
  strengths: readonly Strength[]
  strains: readonly Strain[]
  closeness: readonly (Place & { id: Exclude<Closeness, 'neither'> })[]
  ending: Ending | null
}
/** What somebody asks at the end; `asked`: what is wanted to know, as far as it is heard. */
export type Ending = Place & { asked: Intent | null }

const first = setOf('i im ive id me my mine we weve wed us our')
const second = setOf('he hes she shes they theyre him her his their them we weve us our together')
const opening = setOf('he she they hes shes theyre')

/** Reads what a description tells; linear in its length. */
export function readDescription(text: string): Description {
  const whole = sentencesOf(text)
  const nothing = { sentences: whole, strengths: [], strains: [], closeness: [], ending: null }
  const legible = readable(text)
  if (legible !== 'words') return { ...nothing, unread: legible === 'other-language' ? legible : 'nothing' }
  const words = toldIn(text).flatMap((it) => it.words)
  const isMine = words.some((word) => first.has(word))
  // One who begins with "he" has somebody in mind; a report or a tale names them first.
  const isTwo = isMine ? words.some((it) => second.has(it) || isRoleWord(it)) : opening.has(words[0] ?? '')
  if (!isMine && !isTwo) return { ...nothing, unread: 'nobody' }
  const last = endingOf(whole)
  const heard = whole.map((it) => ({ it, parts: it.parts.map((part) => ({ ...part, ...heardIn(part) })) }))
  const found = heard.flatMap(({ it, parts }) => {
    const told = parts.flatMap((part) => (part.told && isFelt(part.told) ? [part.told] : []))
    return last && crosses(it, last) ? [] : widened(told, it)
  })
  const closeness = heard.flatMap(({ parts }) =>
    parts.flatMap(({ quote, start, end, close: id }) => (id === 'neither' ? [] : { quote, start, end, id })),
  )
  if (found.length === 0 && !isTwo) return { ...nothing, unread: 'nobody', closeness }
  const strengths = found.filter((it): it is Strength => !('actor' in it))
  const strains = found.filter((it): it is Strain => 'actor' in it)
  return { sentences: whole, unread: null, strengths, strains, closeness, ending: last }
}

const seam =
  /,? (?=(?:but|although|though|whereas|yet) )|; |,? (?=(?:and|so) (?:then |now |when |if |every |sometimes )?(?:i|he|she|they|we|it|my|his|her|nobody|at home)\b)|, (?=(?:i|he|she|they|we|it|then|because|since)\b)/gi
const ahead = /^(?:but|and|so|then|although|though|yet) /i
/** Nothing shorter is cut off, in letters; fewer words tell no scene; of more letters the beginning is quoted; so short is whole. */
const [SHORT, LEAST, MOST, AT_A_GLANCE] = [12, 4, 220, 22]

/** Words that stand in a text from `from` on, without the word that joins them to what came before. */
function placed(words: string, from: number): Place {
  const lead = words.length - words.trimStart().replace(ahead, '').length
  const quote = stripped(words.slice(lead), '', ' \n\t.,;:!?')
  return { quote, start: from + lead, end: from + lead + quote.length }
}

const sentencesOf = (text: string): Sentence[] =>
  sentences(text).map(({ text: whole, start, end }) => {
    const cuts = [...whole.matchAll(seam)].filter(({ index }, at, all) => index - (all[at - 1]?.index ?? 0) >= SHORT)
    const from = [0, ...cuts.map(({ index, 0: words }) => index + words.length)]
    const parts = from.flatMap((at, n) => {
      const { quote: said, start: begin } = placed(whole.slice(at, cuts[n]?.index ?? whole.length), start + at)
      const quote = untilWord(said, MOST)
      return quote.split(' ').length < LEAST ? [] : [{ quote, start: begin, end: begin + quote.length }]
    })
    return { ...placed(whole, start), written: { quote: whole, start, end }, parts }
  })

/** From these chances it is told as good or hard, by its name, and as closeness. */
const [GOOD, HARD, NAMED, CLOSE] = [0.75, 0.85, 0.8, 0.3]
/** So much likelier hard than good, and by two other readers too, it is told as hard: of 52 parts not learnt from 45 were right. */
const [LIKELY, PAINED, WEIGHS] = [0.4, -0.33, 0.66]
/** Nobody is told that they did what somebody else may have done. */
const DOES: Record<Doer, number> = { writer: 0.9, third: 0.6, both: 0, other: 0 }

/** With so much more pain than gladness what is only heard as good is none. */
const isFelt = (it: Strength | Strain) => it.kind !== 'unnamed' || valenceOf(it.quote) >= -0.5

/** What one part of a description tells, where it is sure enough to be told, and of the writer's closeness. */
export function heardIn(part: Place) {
  const reading = read(part.quote)
  const [ties, does] = [reading.ties(), reading.does()[0]!]
  const near = reading.close().find(({ label }) => label !== 'neither')!
  const chanceOf = (of: (tie: string) => boolean) => ties.reduce((all, it) => all + (of(it.label) ? it.chance : 0), 0)
  const good = chanceOf((tie) => signOf(tie) === 'strength')
  const hard = chanceOf((tie) => signOf(tie) === 'strain')
  const sign = good > hard ? 'strength' : 'strain'
  const best = ties.find(({ label }) => signOf(label) === sign)!
  const it = { ...part, sure: Math.max(good, hard) }
  const heard = (): Strength | Strain => {
    if (sign === 'strength') return { ...it, kind: best.chance >= NAMED ? (best.label as StrengthTie) : 'unnamed' }
    const actor = does.chance < DOES[does.label] ? 'other' : does.label
    const kind = strainKinds.find((one) => chanceOf((tie) => strainKindOf(tie as StrainTie) === one) >= NAMED) ?? null
    return { ...it, actor, kind, topic: best.chance >= NAMED ? (best.label as StrainTie) : 'unnamed' }
  }
  const isTold =
    it.sure >= (sign === 'strain' ? HARD : GOOD) ||
    (hard - good >= LIKELY && valenceOf(part.quote) <= PAINED && reading.weighs() >= WEIGHS)
  return { close: (near.chance >= CLOSE ? near.label : 'neither') as Closeness, told: isTold ? heard() : null }
}

/** A short sentence that tells one thing is quoted whole: half of it says less. */
function widened<T extends Strength | Strain>(heard: readonly T[], { quote, start, end }: Place): readonly T[] {
  const names = new Set(heard.map((it) => ('topic' in it ? it.topic : it.kind)))
  if (names.size !== 1 || quote.split(' ').length > AT_A_GLANCE) return heard
  const [surest] = heard.toSorted((a, b) => b.sure - a.sure)
  return [{ ...surest!, quote, start, end }]
}

/** What somebody wants to know stands at the end, or just before it; with its mark a lesser chance is enough. */
function endingOf(whole: readonly Sentence[]): Ending | null {
  const ends = whole.slice(-3).map(({ written }): Ending => {
    const { label, chance } = read(written.quote).intent()[0]!
    const isAsked = questions.includes(label) && chance >= (written.quote.endsWith('?') ? 0.5 : 0.8)
    return { ...written, asked: isAsked ? label : null }
  })
  return ends.findLast(({ asked }) => asked) ?? ends.findLast(({ quote }) => quote.endsWith('?')) ?? null
}
