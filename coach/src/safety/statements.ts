import kept from '../../data/words/statement-classes.json' with { type: 'json' }
import { joined, toldIn, type Told } from '../text/words.ts'
import { anyOf, fits, placesBy, wordsFrom, byPart, phraseOf, placeOf, type Words } from '../text/phrase.ts'
import rows from '../../data/words/statements.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { isByClose, isOfOneself, type About } from './flag.ts'

/** Classes of words that the statements are made of, as `fold` spells them. */
export const classes: Readonly<Record<string, string>> = kept.classes
/** Said so, it is not said of the present: stories, play, jests, what was long ago, what might be, what is denied. */
export const { framed } = kept
const deniedIn = placesBy(kept.said.denied, classes)
/** The text without what it denies: dying, harming oneself, being hurt or afraid; null where it denies nothing. The classifier hears the words and not the "not", so what is left decides how grave it is. */
export function withoutDenied(told: readonly Told[]): Told[] | null {
  const places = told.map(({ words }) => deniedIn(words)[0])
  return places.some(Boolean) ? told.map((it, at) => without(it, places[at])) : null
}
const without = (it: Told, [from, to]: readonly [number, number] = [0, 0]): Told => ({
  ...it,
  words: [...it.words.slice(0, from), ...it.words.slice(to)],
})

const heldIn = anyOf(kept.said.held, classes)
/** In sport, a film or a game nobody is held in earnest. */
const play = wordsFrom(framed.fiction, classes)
export const isPlayed = (words: readonly string[]): boolean => words.some((word) => fits(play, word))
/** Whether somebody's neck is told to have been held. */
export const holdsNeck = (told: readonly Told[]): boolean => told.some(({ words }) => heldIn(words) && !isPlayed(words))

/** "want to, going to" and "die, be dead" are four phrases: one of each list, in order. */
export const phrasesOf = (lists: readonly string[]): string[] =>
  lists.map((list) => list.split(', ')).reduce((begun, next) => joined(begun, next))

const asideIn = anyOf(kept.aside, classes)
/** "This is not about my safety", in one's own name and with nothing beside it: nobody else's word for it, no question, no quotation, nothing taken back or explained in a second sentence. */
export function disclaims(text: string): boolean {
  const said = text.trim()
  if (said.length > 200 || said.includes('..') || !isLetter(said.charAt(0))) return false
  // In brackets or quotation marks, with a smile or dots behind it, it is not said so.
  if (![...said].every((it) => isLetter(it) || " .,!'’-".includes(it))) return false
  const told = toldIn(said).filter(({ words }) => words.length > 0)
  return told.length === 1 && asideIn(told[0]!.words)
}
const isLetter = (it: string): boolean => it.toLowerCase() !== it.toUpperCase()
const besideIn = placesBy(kept.besides, classes)
/** The text without it, whoever says it: its "not" denies nothing of what stands beside it. */
export const withoutAside = (told: readonly Told[]): Told[] => told.map((it) => without(it, besideIn(it.words)[0]))

type Frame = keyof typeof framed

/** Explicit present danger. They alone set tier 3 without a language model: each has twenty lines that it must fit and twenty that it must not (coach/data/statements.jsonl); the rest is the classifier's. */
export interface Statement {
  id: string
  /** 1: it asks by itself, and what the classifier makes of the rest may be graver. */
  tier: 1 | 2 | 3
  category: SafetyCategory
  /** Somebody else is the one in danger. */
  other?: true
  /** The child is the one who writes. */
  own?: true
  about?: About
  says: readonly string[]
  /** Phrases said to the one they are meant for: whoever says them is the one who threatens. */
  threatens?: readonly string[]
  /** One of these words stands in the sentence or the ones beside it. */
  needs?: string
  /** None of these stands in the sentence, beside the usual frames (stories, jests, long ago, denial). */
  unless?: string
  /** Frames that do not take it back: "I can't breathe" denies nothing. */
  even?: readonly Frame[]
}

export const statements = rows as unknown as readonly Statement[]

export interface Stated {
  statement: Statement
  /** Said to the one it is meant for. */
  threat: boolean
  sentence: Told
  /** The words it fits. */
  words: readonly string[]
}

/** The words of a sentence that a frame may stand in, where the statement stands `[from, to)` in it. */
const frames: Readonly<Record<Frame, (words: readonly string[], from: number, to: number) => readonly string[]>> = {
  fiction: (words) => words,
  past: (words) => words,
  maybe: (words, _, to) => [...words.slice(0, to), ...words.slice(to).filter((it) => it === 'if' || it === 'unless')],
  // So far before its verb a denial stands.
  denied: (words, from, to) => words.slice(Math.max(0, from - 4), to),
}
const frameNames = Object.keys(frames) as Frame[]
const frameWords = new Map(frameNames.map((it) => [it, wordsFrom(framed[it], classes)]))
const triedOn = byPart(() =>
  statements.flatMap((statement) => {
    const { needs, unless, even, says, threatens = [] } = statement
    const of = (said: string | undefined): Words | null => (said ? wordsFrom(said, classes) : null)
    const taken = frameNames.filter((it) => !even?.includes(it))
    const made = { statement, needs: of(needs), unless: of(unless), taken }
    const phrases = [...says, ...threatens].map((it) => phraseOf(it, classes))
    return phrases.map((phrase, at) => ({ ...made, threat: at >= says.length, phrase }))
  }),
)

const some = (words: readonly string[], of: Words) => words.some((word) => fits(of, word))

/** Every statement that a text makes, the gravest first. `near`: only those that need a word of the sentences beside. */
export function statedIn(told: readonly Told[], among: 'all' | 'near' = 'all'): Stated[] {
  const found: Stated[] = []
  told.forEach((sentence, at) => {
    // Where it begins and ends is a word too: who tells of a dose leaves out the "I".
    const words = ['^', ...sentence.words, '$']
    const beside = () => [words, told[at - 1]?.words ?? [], told[at + 1]?.words ?? []]
    for (const { statement, threat, phrase, needs, unless, taken } of triedOn(sentence.words)) {
      if ((among === 'near' && !needs) || found.some((other) => other.statement === statement)) continue
      const place = placeOf(phrase, words)
      if (!place || (unless && some(words, unless))) continue
      if (needs && !beside().some((near) => some(near, needs))) continue
      if (taken.some((it) => some(frames[it](words, ...place), frameWords.get(it)!))) continue
      found.push({ statement, threat, sentence, words: words.slice(...place) })
    }
  })
  return found.sort((a, b) => b.statement.tier - a.statement.tier)
}

/** The gravest of all that is stated, gravest first. Who strikes back at somebody that harms them is the one who is harmed, except where they held a neck or a blade. */
export const foremost = (stated: readonly Stated[]): Stated | undefined =>
  (stated[0]?.statement.category === 'threat-to-others' && harmToWriter(stated)) || stated[0]

/** What somebody does to the writer; null where there is none, or the writer did graver. */
export function harmToWriter(stated: readonly Stated[]): Stated | null {
  if (stated.some(({ statement: it }) => it.category === 'threat-to-others' && it.tier === 3)) return null
  return stated.find(({ statement, words }) => isByClose(statement) && statement.tier > 1 && words.some(isMe)) ?? null
}
export const isMe = (word: string): boolean => word === 'me' || word === 'us'
const wordsOf = (told: readonly Told[]) => told.flatMap(({ words }) => words)
/** What one person states only in several things together, "I have the pictures" and then "pay"; null for nothing, and for what endangers nobody but themselves. `said`: theirs, newest last; the sentence is one of the newest. */
export function statedTogether(said: readonly (readonly Told[])[]): Stated | null {
  const newest = said.at(-1)
  const first = newest?.[0]
  if (!first) return null
  const before: Told[] = []
  // So many words of one person are read as said in one breath, and so many things before may belong to the newest.
  let room = 120 - wordsOf(newest).length
  for (const told of said.slice(-4, -1).toReversed()) {
    room -= wordsOf(told).length
    if (room < 0) break
    before.unshift(...told)
  }
  // Only what needs a word nearby can be split: each sentence is read with all of the rest beside it.
  const beside = (told: readonly Told[], rest: readonly Told[]) => {
    const all = { ...first, words: wordsOf(rest) }
    const pairs = told.flatMap((it) => [it, all])
    return statedIn(pairs, 'near').filter(({ sentence }) => sentence !== all)
  }
  const found = before.length === 0 ? [] : [...beside(newest, before), ...beside(before, newest)]
  if (found.length === 0) return null
  const alone = new Set([newest, before].flatMap((it) => statedIn(it).map(({ statement }) => statement)))
  const all = [...before, ...newest]
  const grave = found.filter(({ statement: it }) => it.tier > 1 && !isOfOneself(it) && !alone.has(it))
  const it = grave.find(({ sentence }) => !withoutDenied(all.slice(all.indexOf(sentence) + 1)))
  return it ? { ...it, sentence: newest.includes(it.sentence) ? it.sentence : first } : null
}
