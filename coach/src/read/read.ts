import type * as labels from './labels.ts'
import { fileOf, once, oncePer } from '../learn/file.ts'
import { each, placeIn, type Place, toldIn, type Told } from '../text/words.ts'
import { chanceIn, classifierOf, named, readings, type Classifier, type Found, type ReadFile } from './labels.ts'
import { clausesIn, withPlaces, type Clause, withDangers, withPressures } from './pressed.ts'
import { aroundWord, withContext, withSigns } from './laid.ts'
import { withWhom } from './whom.ts'
import { reader as ofTurns } from './turns.ts'
import { askedIn, wishesIn, type WishFile } from './wish.ts'

export interface Claim<Label extends string> extends Found<Label> {
  /** The sentence that speaks most for it; null where no words do. */
  readonly shown: Place | null
}

/** weights/<name>.br, as coach/train writes it. */
const weights = <T>(name: string) => fileOf<T>(new URL(`weights/${name}.br`, import.meta.url))
const made = (name: string, passage?: number) => once(() => classifierOf(weights<ReadFile>(name)(), passage))
/** A classifier, and how a text is laid before it. */
type By = { made: () => Classifier; laid: (text: string) => readonly Told[] }
const by = (name: string, laid: By['laid'] = toldIn, passage?: number): By => ({ made: made(name, passage), laid })

/** One thing that is read of a text, with its labels: by which classifier, and in which of its groups. */
type Head<Label extends string> = { by: By; group: string; labels?: Label }
const head = <Label extends string>(from: By, group: string): Head<Label> => ({ by: from, group })

/** What a message mainly does is a matter of all of it, and of what came before. */
const WHOLE = 4000
const [messages, goals, ties] = [by('messages', withSigns), by('goal-dangers', withDangers), by('ties')]
const seconds = by('seconds', askedIn)
const heads = {
  /** What it does to the one it is for; several may hold. */
  acts: head<labels.ActHead>(by('acts'), 'act'),
  /** What it mainly does, as a message somebody received. */
  message: head<labels.MessageAct>(messages, 'act'),
  valence: head<labels.Valence>(messages, 'valence'),
  /** The feelings it shows; several may be likely at once, or none. */
  tone: head<labels.Family>({ made: ofTurns, laid: withSigns }, 'feeling'),
  /** What words that are asked for have to do; `none`: no words are asked for. */
  kind: head<labels.Kind>(by('kinds', askedIn), 'kind'),
  /** On which occasion words are asked for, as the talk goes: a key of coach/data/occasions.json. */
  occasion: head<string>(by('occasions', askedIn), 'occasion'),
  /** What about Mallama itself it asks. */
  product: head<labels.Product>(by('products', askedIn), 'product'),
  /** The written answer that a question asks for, by its id; `none`. */
  answer: head<string>(by('answers', askedIn), 'answer'),
  /** Of an area that has answers of its own, which of them; `none`. */
  care: head<string>(by('cares', askedIn), 'care'),
  /** Which side to lean to, where that is asked. */
  lean: head<(typeof labels.leans)[number]>(by('leans', askedIn), 'lean'),
  /** What is written under a card of help, by the id of what is said to it; `none`. */
  under: head<string>(by('unders', askedIn), 'under'),
  /** Where harm is told or done: to whom words are wanted, behind what was told before. */
  to: head<labels.To>(by('tos', withWhom, WHOLE), 'to'),
  /** Of whom a talk tells harm, from the first message that does: of the writer, or of somebody else. */
  ofWhom: head<'own' | 'other'>(by('of-whoms', toldIn, WHOLE), 'ofWhom'),
  /** What harm it tells, by a key of coach/data/said/risks.json; several may hold, or none. */
  risk: head<labels.Risk>(by('risks'), 'risk'),
  /** What it asks about words that stand there, by the id of its answer; `none`. */
  second: head<string>(seconds, 'second'),
  /** Of what came back once words were sent, what it was. */
  came: head<string>(seconds, 'came'),
  /** How words sound to a fair reader; and what somebody fears of how they do. */
  sounds: head<labels.Sound>(by('sounds'), 'sounds'),
  worry: head<labels.Worry>(by('worries', askedIn), 'worry'),
  /** What it is mainly about, as a message to the coach: the id of a text that helps, `gladness` or `other`. */
  matter: head<string>(by('matters'), 'matter'),
  /** What a whole quarrel is about, by the id in quarrel-matters.json; `none`. */
  quarrel: head<string>(by('quarrels', toldIn, WHOLE), 'quarrel'),
  /** What speaks against words that it asks for, or that it is. */
  refusal: head<labels.Refusal>(by('refusals'), 'refuse'),
  /** The danger that it shows as a goal for a message, and who would be in it. */
  goalDanger: head<labels.GoalDanger>(goals, 'danger'),
  endangered: head<labels.Endangered>(goals, 'who'),
  /** What it tells of two people, who does it, and what the writer does of their own closeness. */
  ties: head<labels.Tie>(ties, 'tie'),
  does: head<labels.Doer>(ties, 'does'),
  close: head<labels.Closeness>(ties, 'close'),
  /** What lasting fact it tells. */
  fact: head<labels.Fact>(by('facts'), 'fact'),
  /** What it is about, as a line of a diary or an item of "to improve". */
  about: head<labels.About>(by('abouts'), 'about'),
  /** What it says to the question whether somebody is in danger. */
  settles: head<labels.Settles>(by('settles'), 'settles'),
  /** Whether somebody who harms is there, or nearly. */
  nears: head<labels.Nears>(by('nears'), 'nears'),
  /** What it does to the other who reads it in a shared room. */
  pressure: head<labels.Pressure>(by('pressed', withPressures, WHOLE), 'room'),
  /** Whether it says what somebody would like of the other, or with them. */
  want: head<'want' | 'none'>(by('wants'), 'want'),
  /** Whether it asks for what was told before. */
  recalled: head<labels.Recall>(by('recalls', askedIn), 'recall'),
}
type Claims = {
  [Name in keyof typeof heads]: (typeof heads)[Name] extends Head<infer Label> ? () => readonly Claim<Label>[] : never
}
/** What holds or does not: how likely it is. */
const alone = {
  /** It is said to somebody of the writer's life, and not to the coach. */
  addressed: head(by('addressed'), 'addressed'),
  /** What it tells weighs on whoever tells it. */
  weighs: head(by('weighs', toldIn, WHOLE), 'weighs'),
  /** It asks for a plan for a talk. */
  plan: head(by('plans', askedIn), 'plan'),
  /** It asks which side to lean to. */
  sided: head(by('sided', askedIn), 'sided'),
}
const [intents, clauses, forms, received] = [made('intents'), made('clauses'), made('forms'), made('readings', WHOLE)]
const wishes = weights<WishFile>('wishes')

/** One text, read once; each part when it is first asked for, the likeliest first, calibrated on authors not met. `use`: told as a fact, asked about, or left silent. */
export type Reading = ReturnType<typeof read>

const quoted = (text: string, told: Told | null): Place | null => told && placeIn(text, told)

/** More is not read: nobody says so much in one message. */
const LONGEST = 20_000

export function read(text: string) {
  const near = text.slice(0, LONGEST)
  const told = once(() => toldIn(near))
  const heard = new Map<By, ReturnType<Classifier['read']>>()
  const heardBy = oncePer((it: By) => it.made().read(it.laid === toldIn ? told() : it.laid(near)), heard)
  const claims = <Label extends string>({ by: from, group }: Head<Label>): Claim<Label>[] => {
    const it = heardBy(from)
    return it.of<Label>(group).map((found) => ({
      ...found,
      get shown() {
        return quoted(text, it.sentence(group, found.label))
      },
    }))
  }
  const all = each(named(heads), (name) => once(() => claims<string>(heads[name]))) as unknown as Claims
  return {
    ...all,
    text,
    sentences: told,
    get words() {
      return told().reduce((sum, { words }) => sum + words.length, 0)
    },
    act: (name: labels.ActHead) => all.acts().find(({ label }) => label === name)!,
    /** What is wanted of the coach, wherever in a message it stands. */
    intent: once((): readonly Found<labels.Intent>[] => wishesIn(wishes(), intents(), askedIn(near))),
    ...each(named(alone), (name) => once(() => claims(alone[name])[0]!.chance)),
    recall: (what: labels.Recall) => chanceIn(all.recalled(), [what]),
    /** How surely it says such a wish. */
    wish: () => all.want().find(({ label }) => label === 'want')!.use,
  }
}

/** The clauses of a goal, each with the chance that it is to be said to the one the message is for. `isOrder` tells those that order something of the coach. */
export function readClauses(text: string, isOrder: (words: string) => boolean): (Clause & { chance: number })[] {
  const all = clausesIn(text.slice(0, LONGEST))
  const orders = all.map(({ words }) => isOrder(words))
  const laid = withPlaces(all, orders)
  return all.map((it, at) => ({ ...it, chance: clauses().read(laid[at]!).of('clause')[0]!.chance }))
}

export type AsReceived = ReturnType<typeof readReceived>

/** How much the older reader of messages counts beside the newer, and what no act or valence falls below; chosen on authors left out. Together both are surer than right: `CALMER`, the same on either half of a sealed hand. */
const [SHARE, LEAST, CALMER] = [0.5, 0.02, 0.8]

/** A message that somebody received, with what they told about it. A reading is likelier where its acts and valence are, learnt from 1,400 lines by other hands (a product of experts). */
export function readReceived(text: string, context: string | null) {
  const near = text.slice(0, LONGEST)
  const newer = received().read(withContext(near, context))
  const older = messages.made().read(withSigns(near))
  const [acts, valences] = [older.of('act'), older.of('valence')]
  const weighed = newer.of<labels.ReadsAs>('reads').map((it) => {
    const kind = readings.kinds[it.label]
    const act = chanceIn(acts, kind.acts) / Math.sqrt(kind.acts.length)
    const both = (act + LEAST) * (chanceIn(valences, [kind.valence]) + LEAST)
    return { ...it, chance: (it.chance * both ** SHARE) ** CALMER }
  })
  const all = weighed.reduce((sum, { chance }) => sum + chance, 0)
  return {
    /** What it mainly does, the likeliest first. */
    reads: weighed.map((it) => ({ ...it, chance: it.chance / all })).sort((a, b) => b.chance - a.chance),
    /** Who sent it, as far as what is told shows it. */
    role: newer.of<labels.Role>('role'),
    threat: newer.of<labels.Menace>('threat').find((it) => it.label === 'threat')!,
    /** The words of the message that speak most for a reading. */
    shown: (name: labels.ReadsAs) => quoted(text, newer.sentence('reads', name)),
  }
}

/** Whether the "her" or "she's" at this place is this form, and not the other that it can be. */
export const isForm = (form: labels.Form, tokens: readonly string[], at: number): boolean =>
  chanceIn(forms().read(aroundWord(tokens, at)).of('form'), [form]) > 0.5
