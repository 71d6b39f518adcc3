import { fileOf } from '../learn/file.ts'
import { keptOf, passagesOf, type Sums, type Kept } from '../learn/linear.ts'
import type { Told } from '../text/words.ts'
import type { ArgumentAct } from '@mallama/contracts/coach'
import { argumentActs, memoryKinds } from '@mallama/contracts/read-for'
import type risks from '../../data/said/risks.json'
import guide from '../../data/guide.json' with { type: 'json' }
import type messages from '../../data/kinds.json'
import rows from '../../data/labels.json' with { type: 'json' }
import leaning from '../../data/leans.json' with { type: 'json' }
import type received from '../../data/readings.json'

/** The labels of each classifier, in their order. Each row of data/labels.json says what its label means, or is a case of. A new one is a row, its lines in coach/data/lines, and a training. */
export const named = <Label extends string>(group: Readonly<Record<Label, unknown>>) => Object.keys(group) as Label[]

/** What a line of a diary or a note is about, or what two people want to improve; `other`: none of these. */
export type About = keyof typeof rows.about
/** What a turn or a message does to the one it is for; several may hold. */
export type ActHead = keyof typeof rows.act
/** What of somebody's own words is worth keeping, by its kind; `none`: a moment, a guess, a question, talk. */
export type Fact = (typeof memoryKinds)[number] | 'none'
/** What is asked about Mallama itself, or `none`. */
export type Product = keyof typeof guide.aboutUs | 'none'
/** Which side somebody with good sense would lean to where that is asked, by the id of what is said. */
export const leans = named(leaning)
/** What is to be done with words that stand there. */
export const deeds = named(guide.deeds)
export type Deed = (typeof deeds)[number]
/** Whether a message asks for what was told before. */
export type Recall = keyof typeof rows.recall
/** What a message says to the question whether somebody is in danger. */
export type Settles = keyof typeof rows.settles
/** Whether somebody who harms or frightens its writer is there, or nearly. */
export type Nears = keyof typeof rows.nears
export type To = keyof typeof rows.to
/** What harm a message tells. */
export type Risk = keyof typeof risks
/** How words sound to a fair reader; what somebody fears of them before they are sent, `any` where only whether they are good. */
export type Sound = keyof typeof rows.sounds
export type Worry = keyof typeof rows.worries
/** What a received message does to its reader's safety. After Stark 2007 (coercive control), Mullen 1999 (stalking) and help lines on image-based abuse. */
export const harmKinds = named(rows.harm)
/** Why no words are written for a goal. */
export type Refusal = keyof typeof rows.refusal
/** What a message to the coach is about. */
export const topics = named(rows.topic)
export type Topic = (typeof topics)[number]
/** What a message to somebody else has to do, as people ask for it. */
export type Kind = keyof typeof messages
/** What a goal for a message shows of danger, and who is in it. */
export type GoalDanger = keyof typeof rows.goalDanger
export type Endangered = keyof typeof rows.endangered
/** What words do to whoever they are said to, or show of who says them, in a room where the other reads along. */
export type Pressure = keyof typeof rows.pressure
/** Words that can be two things: whether a "her" is "his" or "him", and whether "she's" is "she has" or "she is". */
export type Form = 'owner' | 'has'

/** What somebody wants from the coach with a message. */
export const intents = ['tells' as const, ...named(rows.asks), ...named(rows.intent)]
export type Intent = (typeof intents)[number]
/** Something is asked for, and an answer is owed. */
export const asks: readonly Intent[] = named(rows.asks)

/** What a received message mainly does, as five hands labelled it first. */
export type MessageAct = keyof typeof rows.message
export type Valence = 'positive' | 'neutral' | 'negative'
/** What a received message may mean, by its kind: coach/data/readings.json, packed. */
export const readings = fileOf<typeof received>(new URL('readings.br', import.meta.url))()
/** What it mainly does to the one who gets it, who sent it, and whether something bad is held out. */
export type ReadsAs = keyof typeof received.kinds
export type Role = keyof typeof rows.role
export type Menace = 'none' | 'threat'

/** The ten feelings that a message may mainly show. */
export const families = named(rows.feeling)
export type Family = (typeof families)[number]
export const pleasant = families.filter((it) => rows.feeling[it] === 'pleasant')
export const painful = families.filter((it) => rows.feeling[it] === 'painful')

/** What a part of a description tells of two people. `none` is neither a strength nor a strain. */
export const strengthTies = named(rows.strength)
export type StrainTie = keyof typeof rows.strain
export type Tie = (typeof strengthTies)[number] | StrainTie | 'none'
/** Whether it is good for the two, weighs on them, or neither. */
export const signOf = (tie: string) => (tie === 'none' ? 'neither' : tie in rows.strength ? 'strength' : 'strain')
/** What strains a relationship (COACH.md, "Relationship analysis"); worry weighs nothing on the score. */
export const strainKinds = ['betrayal', 'contempt', 'withdrawal', 'criticism', 'worry'] as const
export type StrainKind = (typeof strainKinds)[number]
export const strainKindOf = (tie: StrainTie) => rows.strain[tie] as StrainKind
/** Who does it, and what the writer does of their own closeness. */
export type Doer = keyof typeof rows.doer
export type Closeness = keyof typeof rows.closeness

/** The cues of evals/data/labelling.md, each with the act that shows it, where one does. */
export const cues = named(rows.cue)
export type CueName = (typeof cues)[number]
/** The cues that show an act. */
const shownBy = Map.groupBy(cues, (cue) => rows.cue[cue])
export const cuesOf = (act: ArgumentAct): readonly CueName[] => shownBy.get(act) ?? []
/** What of a turn is answered yes or no. `hurts`: any that hurts or presses; `heavy`: one of 2 or more in turn-harm.ts; `harm`: how much it hurts, as a share of 10. */
export const cueHeads = [...cues, 'sarcasm', 'hurts', 'heavy', 'harm'] as const
export type CueHead = (typeof cueHeads)[number]
/** Of these one is the main act. The last two are no acts of the contract: nothing that has to be answered. */
export const mainActs = [...argumentActs, 'inform', 'smalltalk'] as const
export type MainAct = (typeof mainActs)[number]

/** Of what a turn does; the feelings come after these. */
export const headCount = cueHeads.length + mainActs.length
export const cueAt = (name: CueHead): number => cueHeads.indexOf(name)
export const actAt = (name: MainAct): number => cueHeads.length + mainActs.indexOf(name)

/** Labels of which exactly one holds (`one`), or of which each may hold or not. */
export type Group = { name: string; labels: readonly string[]; one: boolean }

export interface GroupFile extends Group {
  /** `one`: log-odds are multiplied by it before they become chances. */
  sharp: number
  /** Each label's a and b: 1 / (1 + exp(-(a z + b))). Not of `one`. */
  platt: readonly (readonly [number, number])[]
  /** The calibrated chance from which the label was right nine times in ten on authors not learnt from, and from which one time in two; null where that was never so. */
  say: readonly (number | null)[]
  ask: readonly (number | null)[]
}

/** A file of coach/src/read/weights as `coach/train/read.ts` writes it. */
export type ReadFile = Omit<Kept, 'heads'> & { groups: readonly GroupFile[] }

export interface Found<Label extends string = string> {
  label: Label
  /** Calibrated on authors not learnt from, 0..1. */
  chance: number
  /** What may be made of it: told as a fact, asked about, or left silent. */
  use: 'say' | 'ask' | 'leave'
}

type Likely = readonly Pick<Found, 'label' | 'chance'>[]
/** The chance that one of these holds, of labels of which only one does. */
export const chanceIn = (found: Likely, of: readonly string[]): number =>
  found.reduce((sum, { label, chance }) => (of.includes(label) ? sum + chance : sum), 0)
/** The chance that none of the others holds, of labels that have a `none`. */
export const noneOf = (found: Likely): number => found.find(({ label }) => label === 'none')!.chance

/** One reading of several: the chance of each label in each, to the power of how much that one counts; the likeliest first. */
export function blended<Label extends string>(
  labels: readonly Label[],
  ...readings: readonly (readonly [chances: ReadonlyMap<string, number>, counts: number])[]
) {
  const all = labels.map((it) => readings.reduce((so, [of, counts]) => so * (of.get(it)! + 1e-4) ** counts, 1))
  const share = 1 / all.reduce((one, other) => one + other)
  return labels.map((label, at) => ({ label, chance: all[at]! * share })).toSorted((a, b) => b.chance - a.chance)
}
export const chancesBy = (found: Likely) => new Map(found.map(({ label, chance }) => [label, chance]))

export type Classifier = ReturnType<typeof classifierOf>
/** `passage`: more words than this are read a passage at a time. A label holds where it holds in one of them, and is as likely as in the likeliest. */
export function classifierOf(file: ReadFile, passage = 60) {
  const heads = file.groups.flatMap(({ name, labels }) => labels.map((label) => `${name}/${label}`))
  const linear = keptOf({ ...file, heads })
  const sumsOf = (told: readonly Told[]) => told.map(({ words }) => linear.sumsOf(words))
  const oddsOf = (sums: readonly Sums[]) => {
    const [first = linear.odds([]), ...rest] = passagesOf(sums, passage, false).map((it) => linear.odds(it))
    return rest.reduce((most, it) => most.map((value, at) => Math.max(value, it[at]!)), first)
  }
  return {
    /** Log-odds of all heads, in order: what is calibrated. */
    odds: (told: readonly Told[]) => oddsOf(sumsOf(told)),
    read: (told: readonly Told[]) => {
      const sums = sumsOf(told)
      const odds = oddsOf(sums)
      return {
        /** Every label of a group, the likeliest first. */
        of: <Label extends string>(name: string): readonly Found<Label>[] => {
          const group = file.groups.find((it) => it.name === name)!
          const first = heads.indexOf(`${name}/${group.labels[0]}`)
          const chances = chancesOf(group, odds.subarray(first, first + group.labels.length))
          return foundOf(group.labels as readonly Label[], chances, group)
        },
        /** The sentence that speaks most for a label. */
        sentence: (name: string, label: string): Told | null => {
          const head = heads.indexOf(`${name}/${label}`)
          // Signs of how it is written stand nowhere in the text.
          const written = sums.flatMap((sum, at) =>
            sum.words > 0 && told[at]!.to !== told[at]!.from ? [{ it: told[at]!, own: linear.odds([sum])[head]! }] : [],
          )
          return written.toSorted((a, b) => b.own - a.own)[0]?.it ?? null
        },
      }
    },
  }
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

export function softmax(z: ArrayLike<number>, sharp: number): number[] {
  const top = Math.max(...Array.from(z))
  const grown = Array.from(z, (value) => Math.exp((value - top) * sharp))
  const all = grown.reduce((sum, value) => sum + value, 0)
  return grown.map((value) => value / all)
}

export const chancesOf = ({ one, sharp, platt }: Pick<GroupFile, 'one' | 'sharp' | 'platt'>, z: ArrayLike<number>) =>
  one ? softmax(z, sharp) : Array.from(z, (value, at) => sigmoid(platt[at]![0] * value + platt[at]![1]))

export type Limits = Pick<GroupFile, 'say' | 'ask'>
/** Labels with their chances, the likeliest first. */
export function foundOf<L extends string>(labels: readonly L[], chances: readonly number[], { say, ask }: Limits) {
  const from = (limit: number | null | undefined, chance: number) => typeof limit === 'number' && chance >= limit
  const found = labels.map((label, at): Found<L> => {
    const chance = chances[at]!
    return { label, chance, use: from(say[at], chance) ? 'say' : from(ask[at], chance) ? 'ask' : 'leave' }
  })
  return found.sort((a, b) => b.chance - a.chance)
}
