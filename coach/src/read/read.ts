import type { Family } from './families.ts'
import { fileOf } from '../learn/file.ts'
import { once } from '../once.ts'
import { sight, type Sighting } from '../safety/screen.ts'
import { toldIn, type Told } from '../text/told.ts'
import type { About } from './abouts.ts'
import type { ActHead } from './acts.ts'
import { classifierOf, type Found, type Read, type ReadFile } from './classifier.ts'
import type { Fact } from './facts.ts'
import { aroundWord, type Form } from './forms.ts'
import { askedIn, type Intent } from './intents.ts'
import { clausesIn, withPlace, type Clause } from './clauses.ts'
import { withDangers, type Endangered, type GoalDanger } from './goal-dangers.ts'
import type { Kind } from './kinds.ts'
import { withPressures, type Pressure } from './pressed.ts'
import type { Product } from './products.ts'
import type { Recall } from './recalls.ts'
import type { Refusal } from './refusals.ts'
import { withSigns, type MessageAct, type Sarcasm, type Valence } from './messages.ts'
import { together, withContext, type Menace, type ReadsAs, type Role } from './readings.ts'
import { heardIn } from './turns.ts'
import type { Closeness, Doer, Tie } from './ties.ts'
import type { Topic } from './topics.ts'
import { wishesBy, type WishFile } from './wish.ts'

/** Words of the text that speak for a claim: `text.slice(start, end)`, in UTF-16 units. */
export interface Quote {
  quote: string
  start: number
  end: number
}

export interface Claim<Label extends string> extends Found<Label> {
  /** The sentence that speaks most for it; null where no words do. */
  shown: Quote | null
}

/**
 * One text, read once. Every part is made when it is first asked for and kept. Chances are calibrated on authors whom the
 * weights had not met; `use` says what a claim may be: told as a fact, asked about, or left silent.
 */
export interface Reading {
  text: string
  sentences: readonly Told[]
  words: number
  /** What it does to the one it is for; several may hold. The likeliest first. */
  acts: () => readonly Claim<ActHead>[]
  act: (name: ActHead) => Claim<ActHead>
  /** What it mainly does, as a message somebody received. */
  message: () => readonly Claim<MessageAct>[]
  valence: () => readonly Found<Valence>[]
  sarcasm: () => readonly Found<Sarcasm>[]
  /** The feelings it shows; several may be likely at once, or none. */
  tone: () => readonly Claim<Family>[]
  /** What is wanted of the coach, wherever in a message it stands. */
  intent: () => readonly Found<Intent>[]
  /** What words that are asked for have to do; `none`: no words are asked for. */
  kind: () => readonly Found<Kind>[]
  /** How likely it is said to somebody of the writer's life, and not to the coach. */
  addressed: () => number
  /** How likely it asks for what was told before. */
  recall: (what: Recall) => number
  /** What about Mallama itself it asks. */
  product: () => readonly Found<Product>[]
  /** What it is mainly about, as a message to the coach: the id of a text that helps, `gladness` or `other`. */
  matter: () => readonly Found[]
  /** What it is about, more roughly. */
  topic: () => readonly Found<Topic>[]
  /** What speaks against words that it asks for, or that it is. */
  refusal: () => readonly Claim<Refusal>[]
  /** The danger that it shows as a goal for a message, and who would be in it. */
  goalDanger: () => readonly Claim<GoalDanger>[]
  endangered: () => readonly Found<Endangered>[]
  danger: () => Sighting | null
}

/** weights/<name>.json.br, as coach/train writes it. */
const weights = <T>(name: string) => fileOf<T>(new URL(`weights/${name}.json.br`, import.meta.url))
const made = (name: string, passage?: number) => {
  const file = weights<ReadFile>(name)
  return once(() => classifierOf(file(), passage))
}
/** What a message mainly does is a matter of all of it, and of what came before. */
const WHOLE = 4000
const classifiers = {
  abouts: made('abouts'),
  acts: made('acts'),
  addressed: made('addressed'),
  clauses: made('clauses'),
  facts: made('facts'),
  forms: made('forms'),
  goalDangers: made('goal-dangers'),
  intents: made('intents'),
  kinds: made('kinds'),
  matters: made('matters'),
  messages: made('messages'),
  pressed: made('pressed', WHOLE),
  products: made('products'),
  readings: made('readings', WHOLE),
  recalls: made('recalls'),
  refusals: made('refusals'),
  ties: made('ties'),
  topics: made('topics'),
  wants: made('wants'),
}

const wishFile = weights<WishFile>('wishes')
const wishes = once(() => wishesBy(wishFile(), classifiers.intents()))

/** More is not read: nobody says so much in one message. */
const LONGEST = 20_000

export function read(text: string): Reading {
  const near = text.slice(0, LONGEST)
  const sentences = toldIn(near)
  const quoted = (told: Told | null): Quote | null =>
    told && { quote: text.slice(told.from, told.to), start: told.from, end: told.to }
  const claims = <Label extends string>(by: Read, group: string): Claim<Label>[] =>
    by.of<Label>(group).map((found) => {
      const shown = once(() => quoted(by.sentence(group, found.label)))
      return {
        ...found,
        get shown() {
          return shown()
        },
      }
    })
  const ofActs = once(() => claims<ActHead>(classifiers.acts().read(sentences), 'act'))
  const byName = once(() => new Map(ofActs().map((it) => [it.label, it])))
  const ofGoal = once(() => classifiers.goalDangers().read(withDangers(near)))
  const ofRecall = once(() => classifiers.recalls().read(askedIn(near)).of<Recall>('recall'))
  const ofMessage = once(() => classifiers.messages().read(withSigns(near)))
  return {
    text,
    sentences,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    acts: ofActs,
    act: (name) => byName().get(name)!,
    message: once(() => claims<MessageAct>(ofMessage(), 'act')),
    valence: once(() => ofMessage().of<Valence>('valence')),
    sarcasm: once(() => ofMessage().of<Sarcasm>('sarcasm')),
    tone: once(() => claims<Family>(heardIn(near), 'feeling')),
    intent: once(() => wishes().of(askedIn(near))),
    kind: once(() => classifiers.kinds().read(askedIn(near)).of<Kind>('kind')),
    addressed: once(() => classifiers.addressed().read(sentences).of('addressed')[0]!.chance),
    recall: (what) => ofRecall().find(({ label }) => label === what)!.chance,
    product: once(() => classifiers.products().read(askedIn(near)).of<Product>('product')),
    matter: once(() => classifiers.matters().read(sentences).of('matter')),
    topic: once(() => classifiers.topics().read(sentences).of<Topic>('topic')),
    refusal: once(() => claims<Refusal>(classifiers.refusals().read(sentences), 'refuse')),
    goalDanger: once(() => claims<GoalDanger>(ofGoal(), 'danger')),
    endangered: once(() => ofGoal().of<Endangered>('who')),
    danger: once(() => sight(text)),
  }
}

/**
 * The clauses of a goal, each with the chance that it is to be said to the one the message is for. `isOrder` tells those
 * that order something of the coach.
 */
export function readClauses(text: string, isOrder: (words: string) => boolean): (Clause & { chance: number })[] {
  const all = clausesIn(text.slice(0, LONGEST))
  const ordering = all.map(({ words }) => isOrder(words))
  return all.map((it, at) => ({
    ...it,
    chance: classifiers
      .clauses()
      .read(withPlace(all, at, ordering))
      .of('clause')[0]!.chance,
  }))
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
  const by = classifiers.readings().read(withContext(near, context))
  const acts = classifiers.messages().read(withSigns(near))
  return {
    reads: together(by.of<ReadsAs>('reads'), acts.of<MessageAct>('act'), acts.of<Valence>('valence')),
    role: by.of<Role>('role'),
    threat: by.of<Menace>('threat').find(({ label }) => label === 'threat')!,
    shown: (label) => {
      const told = by.sentence('reads', label)
      return told && { quote: text.slice(told.from, told.to), start: told.from, end: told.to }
    },
  }
}

/** What one part of a description tells of two people: ties and closeness with the likeliest first. */
export function readTie(part: string): {
  ties: readonly Found<Tie>[]
  does: Found<Doer>
  close: readonly Found<Closeness>[]
} {
  const by = classifiers.ties().read(toldIn(part))
  return { ties: by.of<Tie>('tie'), does: by.of<Doer>('does')[0]!, close: by.of<Closeness>('close') }
}

/** What lasting fact one part of a message tells, the likeliest first. */
export const readFact = (part: string): readonly Found<Fact>[] =>
  classifiers.facts().read(toldIn(part)).of<Fact>('fact')

/** What a line of a diary or an item of "to improve" is about, the likeliest first. */
export const readAbout = (line: string): readonly Found<About>[] =>
  classifiers.abouts().read(toldIn(line)).of<About>('about')

/** Whether a sentence surely says what somebody would like of the other, or with them. */
export const isWish = (sentence: string): boolean =>
  classifiers
    .wants()
    .read(toldIn(sentence))
    .of('want')
    .find(({ label }) => label === 'want')!.use === 'say'

/** Whether the "her" or "she's" at this place is this form, and not the other that it can be. */
export const isForm = (form: Form, tokens: readonly string[], at: number): boolean =>
  classifiers
    .forms()
    .read(aroundWord(tokens, at))
    .of<Form>('form')
    .find(({ label }) => label === form)!.chance > 0.5

/** What a sentence or a turn does to the other who reads it, the likeliest first. */
export const readPressed = (said: string): readonly Found<Pressure>[] =>
  classifiers.pressed().read(withPressures(said)).of<Pressure>('room')
