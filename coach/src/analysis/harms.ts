import type { SafetyCategory } from '@mallama/contracts/safety'
import { readings as said, type ReadsAs, type Role, harmKinds } from '../read/labels.ts'
import { needsHelp } from '@mallama/contracts/help'
import { fileOf, once } from '../learn/file.ts'
import { linearOf, passagesOf, type Sums, type Weights } from '../learn/linear.ts'
import { beside } from '../read/laid.ts'
import { likenessOf } from '../read/pressed.ts'
import { read, readReceived, type AsReceived } from '../read/read.ts'
import { sight } from '../safety/screen.ts'
import { toldIn, turnedIn } from '../safety/turned.ts'
import type { Told } from '../text/words.ts'

/** `any`: one of the kinds; `near`: somebody is where the reader is, or saw them, harm or not. */
export const harmHeads = ['any', 'near', 'goodbye', ...harmKinds] as const

/** harms.br as train/harms.ts writes it; `from`: log-odds from which a head is heard as a doubt, and surely. */
export type HarmWeights = Weights & { from: Record<'any' | 'near' | 'goodbye', readonly [doubt: number, sure: number]> }
const file = fileOf<HarmWeights>(new URL('harms.br', import.meta.url))
const reader = once(() => ({ linear: linearOf(file()), from: file().from }))

/** How likely something is, in whole log-odds from -5 to 5, as so many words that nobody writes. */
function steps(name: string, chance: number): string[] {
  const length = Math.round(Math.max(-5, Math.min(5, Math.log(chance / (1 - chance)))) + 5)
  return Array.from({ length }, (_, at) => `qq${name}${at}`)
}

/** What the other readers of a message make of it, as words beside its own. */
export function heardBeside(text: string, told: readonly Told[], { reads, threat }: AsReceived): Told[] {
  const { pressure } = read(text)
  return [
    ...reads.slice(0, 2).map(({ label }) => `qqreads${label.replaceAll('-', '')}`),
    ...steps('menace', threat.chance),
    ...pressure().flatMap(({ label, chance }) => steps(label, chance)),
    ...likenessOf(told),
    ...turnedIn(told).flatMap((it, way) => likenessOf(it).map((sign) => `${sign}turned${way}`)),
  ].map((word) => beside([word]))
}

/** The likeliest kind of harm and its sentence. `doubt`, `sure`: log-odds over those limits; `goodbye`: 2 where surely for good. */
export function harmsIn(text: string, alone: AsReceived) {
  const { linear, from } = reader()
  const at = (head: (typeof harmHeads)[number]) => linear.heads.indexOf(head)
  // More is not read, and so many words at a time.
  const near = text.slice(0, 6000)
  const told = toldIn(near)
  const sums = told.map(({ words }) => linear.sumsOf(words))
  const beside = heardBeside(near, told, alone).map(({ words }) => linear.sumsOf(words))
  const passages = sums.length > 0 ? passagesOf(sums, 60, false) : [[]]
  const tried = passages.map((some) => ({ some, odds: linear.odds([...some, ...beside]) }))
  const most = (head: number) => tried.reduce((best, it) => (it.odds[head]! > best.odds[head]! ? it : best))
  const { some, odds } = most(at('any'))
  const kind = harmKinds.reduce((best, it) => (odds[at(it)]! > odds[at(best)]! ? it : best))
  const weigh = (sum: Sums) => linear.odds([sum])[at('any')]! + linear.odds([sum])[at(kind)]!
  const worst = told[sums.indexOf(some.toSorted((a, b) => weigh(b) - weigh(a))[0]!)]
  const all = sums.reduce((sum, { words }) => sum + words, 0)
  // A goodbye for good is short; in a longer message the screen hears it.
  const farewell = all > 90 ? -Infinity : most(at('goodbye')).odds[at('goodbye')]!
  return {
    doubt: odds[at('any')]! - from.any[0],
    sure: odds[at('any')]! - from.any[1],
    kind,
    place: { start: worst?.from ?? 0, end: worst?.to ?? 0 },
    near: most(at('near')).odds[at('near')]! >= from.near[0],
    goodbye: from.goodbye.filter((least) => farewell >= least).length,
  }
}

/** Whether whoever gets these words would surely read a threat in them: both readers hear harm, or one is sure. */
export function threatens(text: string): boolean {
  const { kind, doubt, sure } = harmsIn(text, readReceived(text, null))
  const seen = sight(text)
  // What the screen sees done to whoever reads it.
  const isSeen =
    doubt >= 0 && needsHelp(seen) && ['abuse', 'sexual-coercion', 'threat-to-others'].includes(seen.category)
  // From here on a threat is sure by itself: of 1,037 messages for fair goals none was.
  return kind === 'threat' && (isSeen || sure >= 4.5)
}

/** What is said of a kind of message (ARCHITECTURE.md); `{q}` is its quoted words. */
export interface Kind extends Record<'named' | 'tone' | 'tells' | 'when', string> {
  valence: 'positive' | 'neutral' | 'negative'
  group: keyof typeof said.groups
  /** Nobody who writes it is in danger from themselves by it. */
  everyday?: true
  /** Its answers wrong somebody who meant nothing by it. */
  costly?: true
  says: readonly string[]
  beneath: readonly [string, string]
  answers: Readonly<Partial<Record<Role, string>>> & { any: string }
}

/** What is said where it is no matter of readings: too little to read, danger, and harm that is told. */
export interface Plainly extends Record<'says' | 'means' | 'reply' | 'tone', string> {
  other: string | null
  /** What the words that it rests on are, and how sure it is. */
  named: string
  chance: number
  /** Its answer protects the reader, whatever else was told. */
  firm?: true
}
export type GraveKind = keyof typeof said.grave

/** What a kind of harm is read as, and what it means for the reader: its tier where it is sure, and where it is not. `unsure`: what it is read as where it is not sure, if that is something else. */
type HarmRead = { sure: 1 | 2; doubt: 1 | 2; grave: GraveKind; unsure?: GraveKind; category: SafetyCategory | null }
export const harms: ReadonlyMap<string, HarmRead> = new Map(Object.entries(said.harms as Record<string, HarmRead>))
/** What the screen sees done to the one who reads it is a threat, whatever the sentence is shaped like. */
export const bySeen = said.seen as Partial<Record<SafetyCategory, GraveKind>>
export const kinds = said.kinds as unknown as Readonly<Record<ReadsAs, Kind>>
/** How likely a message is of such a kind. */
export const chanceOf = (reads: AsReceived['reads'], of: (kind: Kind) => boolean): number =>
  reads.reduce((sum, { label, chance }) => sum + (of(kinds[label]) ? chance : 0), 0)
export const grave = said.grave as Readonly<Record<GraveKind, Plainly & Pick<Kind, 'valence'>>>
export const { also, answer, groups, safe, threat, told, unread, vague } = said
const roles: ReadonlyMap<string, string> = new Map(Object.entries(said.roles))
/** Who a saved person is, as far as an answer depends on it. */
export const roleOf = (relationshipType: string): Role => (roles.get(relationshipType) as Role | undefined) ?? 'other'
