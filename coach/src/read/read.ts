import { fileOf } from '../learn/file.ts'
import { once } from '../once.ts'
import { toldIn, type Told } from '../text/told.ts'
import { classifierOf, type Classifier, type Found, type Read, type ReadFile } from './classifier.ts'
import { clausesIn, withPlaces, type Clause } from './clauses.ts'
import type { Family } from './families.ts'
import { aroundWord, type Form } from './forms.ts'
import { withDangers, type Endangered, type GoalDanger } from './goal-dangers.ts'
import { askedIn, type Intent } from './intents.ts'
import type { Kind } from './kinds.ts'
import type { About, ActHead, Fact, Product, Recall, Refusal, Topic } from './labels.ts'
import { withSigns, type MessageAct, type Valence } from './messages.ts'
import { withPressures, type Pressure } from './pressed.ts'
import { together, withContext, type Menace, type ReadsAs, type Role } from './readings.ts'
import type { Closeness, Doer, Tie } from './ties.ts'
import { reader as ofTurns } from './turns.ts'
import { wishesBy, type WishFile } from './wish.ts'

/** Words of the text that speak for a claim: `text.slice(start, end)`, in UTF-16 units. */
export interface Quote {
  quote: string
  start: number
  end: number
}

export interface Claim<Label extends string> extends Found<Label> {
  /** The sentence that speaks most for it; null where no words do. */
  readonly shown: Quote | null
}

/** weights/<name>.json.br, as coach/train writes it. */
const weights = <T>(name: string) => fileOf<T>(new URL(`weights/${name}.json.br`, import.meta.url))
const made = (name: string, passage?: number) => {
  const file = weights<ReadFile>(name)
  return once(() => classifierOf(file(), passage))
}
/** A classifier, and how a text is laid before it. */
interface By {
  made: () => Classifier
  laid: (text: string) => readonly Told[]
}
const by = (name: string, laid: By['laid'] = toldIn, passage?: number): By => ({ made: made(name, passage), laid })

/** One thing that is read of a text, with its labels: by which classifier, and in which of its groups. */
interface Head<Label extends string> {
  by: By
  group: string
  labels?: Label
}
const head = <Label extends string>(from: By, group: string): Head<Label> => ({ by: from, group })

/** What a message mainly does is a matter of all of it, and of what came before. */
const WHOLE = 4000
const [messages, goals, ties] = [by('messages', withSigns), by('goal-dangers', withDangers), by('ties')]
const heads = {
  /** What it does to the one it is for; several may hold. */
  acts: head<ActHead>(by('acts'), 'act'),
  /** What it mainly does, as a message somebody received. */
  message: head<MessageAct>(messages, 'act'),
  valence: head<Valence>(messages, 'valence'),
  /** The feelings it shows; several may be likely at once, or none. */
  tone: head<Family>({ made: ofTurns, laid: withSigns }, 'feeling'),
  /** What words that are asked for have to do; `none`: no words are asked for. */
  kind: head<Kind>(by('kinds', askedIn), 'kind'),
  /** What about Mallama itself it asks. */
  product: head<Product>(by('products', askedIn), 'product'),
  /** What it is mainly about, as a message to the coach: the id of a text that helps, `gladness` or `other`. */
  matter: head<string>(by('matters'), 'matter'),
  /** What it is about, more roughly. */
  topic: head<Topic>(by('topics'), 'topic'),
  /** What speaks against words that it asks for, or that it is. */
  refusal: head<Refusal>(by('refusals'), 'refuse'),
  /** The danger that it shows as a goal for a message, and who would be in it. */
  goalDanger: head<GoalDanger>(goals, 'danger'),
  endangered: head<Endangered>(goals, 'who'),
  /** What it tells of two people, who does it, and what the writer does of their own closeness. */
  ties: head<Tie>(ties, 'tie'),
  does: head<Doer>(ties, 'does'),
  close: head<Closeness>(ties, 'close'),
  /** What lasting fact it tells. */
  fact: head<Fact>(by('facts'), 'fact'),
  /** What it is about, as a line of a diary or an item of "to improve". */
  about: head<About>(by('abouts'), 'about'),
  /** What it does to the other who reads it in a shared room. */
  pressure: head<Pressure>(by('pressed', withPressures, WHOLE), 'room'),
}
type Heads = typeof heads
type LabelOf<H> = H extends Head<infer Label> ? Label : never
const alone = {
  addressed: head(by('addressed'), 'addressed'),
  recall: head<Recall>(by('recalls', askedIn), 'recall'),
  want: head(by('wants'), 'want'),
}
const [intents, clauses, forms, readings] = [made('intents'), made('clauses'), made('forms'), made('readings', WHOLE)]
const wishFile = weights<WishFile>('wishes')
const wishes = once(() => wishesBy(wishFile(), intents()))

/**
 * One text, read once. Every part is made when it is first asked for and kept; the likeliest stands first. Chances are
 * calibrated on authors whom the weights had not met; `use` says what a claim may be: told as a fact, asked about, or
 * left silent.
 */
export type Reading = { [Name in keyof Heads]: () => readonly Claim<LabelOf<Heads[Name]>>[] } & {
  text: string
  readonly sentences: readonly Told[]
  readonly words: number
  act: (name: ActHead) => Claim<ActHead>
  /** What is wanted of the coach, wherever in a message it stands. */
  intent: () => readonly Found<Intent>[]
  /** How likely it is said to somebody of the writer's life, and not to the coach. */
  addressed: () => number
  /** How likely it asks for what was told before. */
  recall: (what: Recall) => number
  /** How surely it says what somebody would like of the other, or with them. */
  wish: () => Found['use']
}

const quoted = (text: string, told: Told | null): Quote | null =>
  told && { quote: text.slice(told.from, told.to), start: told.from, end: told.to }

function claimsOf<Label extends string>(text: string, read: Read, group: string): Claim<Label>[] {
  return read.of<Label>(group).map((found) => {
    const shown = once(() => quoted(text, read.sentence(group, found.label)))
    return {
      ...found,
      get shown() {
        return shown()
      },
    }
  })
}

/** More is not read: nobody says so much in one message. */
const LONGEST = 20_000

export function read(text: string): Reading {
  const near = text.slice(0, LONGEST)
  const told = once(() => toldIn(near))
  const heard = new Map<By, Read>()
  const heardBy = (it: By): Read => {
    const known = heard.get(it) ?? it.made().read(it.laid === toldIn ? told() : it.laid(near))
    heard.set(it, known)
    return known
  }
  const claims = <Label extends string>({ by: from, group }: Head<Label>) => claimsOf<Label>(text, heardBy(from), group)
  const all = Object.fromEntries(
    Object.entries(heads).map(([name, it]) => [name, once(() => claims(it as Head<string>))]),
  ) as unknown as { [Name in keyof Heads]: () => readonly Claim<LabelOf<Heads[Name]>>[] }
  return {
    ...all,
    text,
    get sentences() {
      return told()
    },
    get words() {
      return told().reduce((sum, { words }) => sum + words.length, 0)
    },
    act: (name) => all.acts().find(({ label }) => label === name)!,
    intent: once(() => wishes().of(askedIn(near))),
    addressed: () => claims(alone.addressed)[0]!.chance,
    recall: (what) => claims(alone.recall).find(({ label }) => label === what)!.chance,
    wish: () => claims(alone.want).find(({ label }) => label === 'want')!.use,
  }
}

/**
 * The clauses of a goal, each with the chance that it is to be said to the one the message is for. `isOrder` tells those
 * that order something of the coach.
 */
export function readClauses(text: string, isOrder: (words: string) => boolean): (Clause & { chance: number })[] {
  const all = clausesIn(text.slice(0, LONGEST))
  const laid = withPlaces(
    all,
    all.map(({ words }) => isOrder(words)),
  )
  return all.map((it, at) => ({ ...it, chance: clauses().read(laid[at]!).of('clause')[0]!.chance }))
}

export interface AsReceived {
  /** What it mainly does, the likeliest first. */
  reads: readonly Found<ReadsAs>[]
  /** Who sent it, as far as what is told shows it. */
  role: readonly Found<Role>[]
  threat: Found<Menace>
  /** The words of the message that speak most for a reading. */
  shown: (label: ReadsAs) => Quote | null
}

/** A message that somebody received, with what they told about it (null: nothing). */
export function readReceived(text: string, context: string | null): AsReceived {
  const near = text.slice(0, LONGEST)
  const newer = readings().read(withContext(near, context))
  const older = messages.made().read(withSigns(near))
  return {
    reads: together(newer.of<ReadsAs>('reads'), older.of<MessageAct>('act'), older.of<Valence>('valence')),
    role: newer.of<Role>('role'),
    threat: newer.of<Menace>('threat').find(({ label }) => label === 'threat')!,
    shown: (label) => quoted(text, newer.sentence('reads', label)),
  }
}

/** Whether the "her" or "she's" at this place is this form, and not the other that it can be. */
export const isForm = (form: Form, tokens: readonly string[], at: number): boolean =>
  forms()
    .read(aroundWord(tokens, at))
    .of<Form>('form')
    .find(({ label }) => label === form)!.chance > 0.5

/** What one part of a description tells of two people. */
export function readTie(part: string) {
  const it = read(part)
  return { ties: it.ties(), does: it.does()[0]!, close: it.close() }
}
export const readFact = (part: string) => read(part).fact()
export const readAbout = (line: string) => read(line).about()
export const readPressed = (said: string) => read(said).pressure()
export const isWish = (sentence: string) => read(sentence).wish() === 'say'
