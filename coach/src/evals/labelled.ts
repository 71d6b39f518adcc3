import type { SafetyCategory } from '@mallama/contracts/safety'
import { authorLines } from './safety-authors.ts'
import { rowsIn, written, type Severity, type Written } from './written.ts'

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

/** Messages that say whether somebody who harms is there, and others that only sound like it. */
export const nearLines = (): { t: string; nears: string; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, nears, by, split }) => (nears ? [{ t, nears, by, split }] : []))

/** What is said right after words were made, or to an answer: what it asks about them, or `none`. */
export const secondLines = (): { t: string; second: string; by: string; split: 'train' | 'sealed' }[] =>
  written().flatMap(({ t, second, by, split }) => (second ? [{ t, second, by, split }] : []))

/** What is asked about how words sound, before they are sent, or `none`; and whether they really do. */
export const worryLines = () =>
  written().flatMap(({ t, worry, holds, made, by, split }) => (worry ? [{ t, worry, holds, made, by, split }] : []))

/** Words that are to be sent, and whether they may be called fine. */
export const soundLines = () =>
  written().flatMap(({ t, sounds, kind = '', by, split }) => (sounds ? [{ t, sounds, kind, by, split }] : []))

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

export const quarrels = (): Quarrel[] => [
  ...rowsIn<Quarrel>('quarrels.jsonl'),
  ...rowsIn<Quarrel>('quarrels-short.jsonl'),
]

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
