import { readdirSync, readFileSync } from 'node:fs'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { authorLines } from './safety-authors.ts'

export type Severity = 'none' | 'passive' | 'active' | 'imminent'

/** A row of coach/data/lines as its author labelled it. Sealed authors are measured with, never learnt from or read. */
interface Written {
  t: string
  label?: Severity
  /** The same of a message that was written for something else, by others who read it for danger. */
  alarm?: Severity
  category?: SafetyCategory | ''
  who?: 'self' | 'other' | 'child' | 'writer'
  when?: 'now' | 'past'
  kind?: string
  intent?: string
  /** The words in which what is wanted stands; empty where nothing is. */
  q?: string
  /** What the words that are asked for have to do, and what they may do as well. */
  words?: string
  /** Whether a plan for a talk is asked for. */
  plan?: boolean
  /** What it is mainly about, by the texts that help. */
  matter?: string
  also?: string
  /** Which written answer fits a question, and which side to lean to, by their ids, or `none`; which fit nearly as well; and what its writer said before it. */
  answer?: string
  answerAlso?: string
  lean?: string
  leanAlso?: string
  before?: string
  /** All that its writer said before it in the talk, where that is more. */
  told?: string
  /** The talk it stands in: rows of one author and one talk follow one another. */
  talk?: number
  /** What a message that somebody received may mean, what the one who got it told before it, and who sent it. */
  reads?: string
  context?: string | null
  from?: string | null
  /** Of a received message: whether something bad is held out to the one who gets it. */
  menace?: 'threat'
  /** Whether a message that somebody received is a goodbye for good. */
  goodbye?: boolean
  /** What a message does to the safety of whoever receives it, `near` for somebody who is near, or `none`. */
  harm?: string
  /** Of a message by itself: what it does to the other; none says goodbye for good. */
  cues?: readonly string[]
  /** What a part of a description tells of two people, who does it, and the writer's own closeness where it shows. */
  tie?: string
  does?: string
  close?: string
  /** What a telling sounds like: what it mainly does first, then what fits as well. */
  felt?: readonly string[]
  /** Which kind of lasting fact it tells of the people in it, or `none`. */
  fact?: string
  /** What a line of a diary or an item of "to improve" is about. */
  about?: string
  /** Of a sentence to somebody: whether it says what the writer would like from them or with them. */
  want?: boolean
  /** Of a goal for a message: why no words are written for it, or `none`; its clauses that are to be said, and those for the coach. */
  refuse?: string
  /** Of a goal: the danger that it shows, or `none`. */
  shows?: string
  /** What it says to the question whether somebody is in danger, or `none`. */
  settles?: string
  /** What it asks about words that stand there, or the answer before it; or `none`. */
  second?: string
  /** Under a card of help: what is to be said to it, by the id in under-card.json, or `none`; and what fits nearly as well. */
  under?: string
  underAlso?: string
  /** Which part of what was told before it asks for. */
  recalls?: string
  /** What about Mallama itself is asked. */
  product?: string
  /** Of a line in a room of two: whether it presses or scorns. */
  room?: string
  /** What a quarrel, a line of one or words in one are about, by the id of coach/data/said/quarrel-matters.json, or `none`. */
  quarrel?: string
  say?: readonly string[]
  aside?: readonly string[]
  by: string
  split: 'train' | 'sealed'
}

/** One line in the one format that training and figures read: between `least` and `most`, any tier can be defended. */
export interface Labelled {
  t: string
  least: number
  most: number
  categories: readonly SafetyCategory[]
  /** Whose trouble it is, and whether it is now, where the author says so. */
  who: Written['who'] | null
  past: boolean | null
  kind: string
  by: string
  split: 'train' | 'sealed'
}

const tiers: Record<Severity, number> = { none: 0, passive: 1, active: 2, imminent: 3 }
const folder = new URL('../../data/lines/', import.meta.url)

export function written(): Written[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((row) => JSON.parse(row) as Written)
        .map(inTalk()),
    )
}

/** What was written before it in its talk: the last, and all that is looked at. */
function inTalk() {
  let earlier: Written[] = []
  return (it: Written): Written => {
    const isSame = it.talk !== undefined && it.talk === earlier.at(-1)?.talk && it.by === earlier.at(-1)!.by
    const told = isSame ? earlier.map(({ t }) => t) : []
    earlier = [...(isSame ? earlier : []), it].slice(-LOOKED_BACK)
    return told.length > 0 ? { before: told.at(-1)!, told: told.join('\n'), ...it } : it
  }
}
const LOOKED_BACK = 6

/** The lines of the authors of coach/data/lines. */
export const newLines = (): Labelled[] => severe(({ label }) => label)

/** First messages, pairs that are alike in words and not in danger, and lines of mending: labelled by readers. */
export const alarmLines = (): Labelled[] => severe(({ alarm }) => alarm)

const severe = (of: (it: Written) => Severity | undefined): Labelled[] =>
  written().flatMap((it) => {
    const { t, category, who, when, kind, by, split } = it
    const label = of(it)
    if (label === undefined) return []
    const rest = { least: tiers[label], most: tiers[label], t, kind: kind ?? 'other', by, split }
    if (label === 'none') return [{ ...rest, categories: [], who: null, past: null }]
    return [{ ...rest, categories: category ? [category] : [], who: who ?? null, past: when ? when === 'past' : null }]
  })

/** Lines with what is wanted with a chat message, by the same authors; in a `story` it may stand anywhere. */
export const intentLines = (): {
  t: string
  intent: string
  kind: string
  q?: string
  by: string
  split: 'train' | 'sealed'
}[] =>
  written().flatMap(({ t, intent, kind = '', q, by, split }) =>
    intent ? [{ t, intent, kind, ...(q === undefined ? {} : { q }), by, split }] : [],
  )

/** Ordinary talk of people's lives by the same authors, which tells and asks nothing. */
export const tellingLines = (): { t: string; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, label, kind, intent, by, split }) =>
    label === 'none' && !intent && tells.has(kind ?? '') && !asksSomething.test(t) ? [{ t, by, split }] : [],
  )
const tells = new Set(['quarrel', 'news', 'chore', 'feelings', 'work', 'post', 'other'])
const asksSomething =
  /\?|\b(?:should i|am i|is it (?:ok|wrong|bad|normal)|(?:what|how) (?:do|would|should|can) (?:i|you)|any advice|what now)\b/i

/** The lines of the sixteen authors before them. */
export const olderLines = (): Labelled[] =>
  authorLines().map(({ text, least, most, categories, kind, author, sealed }) => ({
    t: text,
    least,
    most,
    categories,
    who: least === 0 ? null : kind === 'third' ? 'other' : null,
    past: null,
    kind,
    by: author,
    split: sealed ? 'sealed' : 'train',
  }))

/** First messages to the coach, with what they are mainly about. */
export const matterLines = (): { t: string; matter: string; also?: string; by: string }[] =>
  written().flatMap(({ t, matter, also, by }) => (matter ? [{ t, matter, ...(also ? { also } : {}), by }] : []))

/** Requests for words to send, with what they have to do. */
export const kindLines = (): {
  t: string
  told?: string
  words: string
  also?: string
  by: string
  split: 'train' | 'sealed'
}[] =>
  written().flatMap(({ t, before, told = before, words, also, by, split }) =>
    words ? [{ t, words, ...(told && { told }), ...(also ? { also } : {}), by, split }] : [],
  )

/** Messages that somebody received, with what they may mean, what came before and who sent them. */
export const readingLines = (): {
  t: string
  reads: string
  also?: string
  context: string | null
  from: string | null
  menace?: 'threat'
  by: string
}[] =>
  written().flatMap(({ t, reads, also, context = null, from = null, menace, by, split }) =>
    reads && split === 'train'
      ? [{ t, reads, ...(also ? { also } : {}), context, from, ...(menace ? { menace } : {}), by }]
      : [],
  )

/** Answers to the question whether somebody is in danger. */
export const settleLines = (): { t: string; settles: string; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, settles, by, split }) => (settles ? [{ t, settles, by, split }] : []))

/** What is said right after words were made, or to an answer: what it asks about them, or `none`. */
export const secondLines = (): { t: string; second: string; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, second, by, split }) => (second ? [{ t, second, by, split }] : []))

/** Questions for what was told before, and near misses. */
export const recallLines = (): { t: string; recalls: string; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, recalls, by, split }) => (recalls ? [{ t, recalls, by, split }] : []))

/** Questions about Mallama itself by what they ask, and near misses that ask about somebody. */
export const productLines = (): { t: string; product: string; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, product, by, split }) => (product ? [{ t, product, by, split }] : []))

/** Messages that somebody received, with whether they say goodbye for good; none of the readings' and of the turns' does. */
export const goodbyeLines = (): { t: string; goodbye: boolean; by: string }[] =>
  written().flatMap(({ t, goodbye, reads, cues, by }) => {
    const says = goodbye ?? (reads || cues ? false : undefined)
    return says === undefined ? [] : [{ t, goodbye: says, by }]
  })

/** Messages by what they do to the safety of whoever receives them. */
export const harmLines = (): { t: string; harm: string; by: string }[] =>
  written().flatMap(({ t, harm, by, split }) => (harm && split === 'train' ? [{ t, harm, by }] : []))

/** Parts of descriptions of a relationship, with what they tell. */
export const tieLines = (): { t: string; tie: string; does?: string; close?: string; kind: string; by: string }[] =>
  written().flatMap(({ t, tie, does, close, kind = '', by }) =>
    tie ? [{ t, tie, ...(does ? { does } : {}), ...(close ? { close } : {}), kind, by }] : [],
  )

/** Parts of messages with the lasting fact that they tell. */
export const factLines = (): { t: string; fact: string; by: string }[] =>
  written().flatMap(({ t, fact, by }) => (fact ? [{ t, fact, by }] : []))

/** Sentences to somebody, with whether they say a wish that the two could talk about. */
export const wantLines = (): { t: string; want: boolean; by: string }[] =>
  written().flatMap(({ t, want, by }) => (want === undefined ? [] : [{ t, want, by }]))

/** Lines of diaries and items of "to improve" with what they are about. */
export const aboutLines = (): { t: string; about: string; by: string }[] =>
  written().flatMap(({ t, about, by }) => (about ? [{ t, about, by }] : []))

/** Lines to another in a room of two, with whether they press or scorn. */
export const pressedLines = (): { t: string; room: string; by: string }[] =>
  written().flatMap(({ t, room, by }) => (room ? [{ t, room, by }] : []))

/** Goals as people type them for a message, with what may not be written and what of them is to be said. */
export const goalLines = () =>
  written().flatMap(({ t, refuse, say = null, aside = [], by, split }) =>
    refuse && split === 'train' ? [{ t, refuse, say, aside, by }] : [],
  )

/** What people tell, with how it sounds to whoever listens; one reader labelled most of it. */
export const feltLines = (): { t: string; felt: readonly string[]; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, felt, by, split }) => (felt ? [{ t, felt, by, split }] : []))

/** Goals as people type them, with what of them is to be said; in clauses.jsonl of plain orders by the project. */
export const saidLines = (): { t: string; say: readonly string[]; by: string }[] =>
  written().flatMap(({ t, say, by }) => (say ? [{ t, say, by }] : []))

/** Goals as people type them for a message, with the danger that they show and who is in it. */
export const dangerGoalLines = (): { t: string; danger: string; who: string; by: string }[] =>
  written().flatMap(({ t, shows, who = 'self', by }) => (shows ? [{ t, danger: shows, who, by }] : []))

/** A whole quarrel: what danger it is, `none` for none, and who does it, where they are one of those who speak. */
export interface Quarrel {
  talk?: string
  danger: string
  from?: string
  by: string
  split: 'train' | 'sealed'
  /** With what each does (evals/data/labelling.md), where somebody labelled it. */
  turns: [speaker: string, text: string, label?: { cues: string[]; act: string; sarcasm: TurnLabel['sarcasm'] }][]
}
export interface TurnLabel {
  id: string
  conversation: string
  speaker: string
  text: string
  cues: string[]
  act: string
  sarcasm: 'none' | 'possible' | 'likely'
  by: string
}

export const quarrels = (): Quarrel[] =>
  readFileSync(new URL('quarrels.jsonl', folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Quarrel)

/** The reader of turns learnt from none of these authors; what is sealed of a quarrel is sealed for its danger alone. */
export const heldTurns: ReadonlySet<string> = new Set(['w3', 'w6'])

/** The labelled turns of the quarrels, each in order. */
export const quarrelTurns = (): TurnLabel[] =>
  quarrels().flatMap(({ talk = '', by, turns }) =>
    turns.flatMap(([speaker, text, label], at) =>
      label
        ? [{ id: `${talk}-${String(at + 1).padStart(2, '0')}`, conversation: talk, speaker, text, ...label, by }]
        : [],
    ),
  )
