import kept from '../../data/words/brought.json' with { type: 'json' }
import type { ArgumentAct, Contribution } from '@mallama/contracts/coach'
import { placesOf } from '../text/phrase.ts'
import { placeIn, type Place, type Told, setsOf, longestTurn, toldIn, wordCount } from '../text/words.ts'
import { cuesOf, actAt, cueAt, type CueName, chanceIn, painful, pleasant } from './labels.ts'
import { type Chances, alone, decide, evidenceIn, inView, named, nothing, oddsOf, seenOf } from './turns.ts'
import { thresholds, type Seen, type Setting } from './turns.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { oncePerText } from '../learn/file.ts'
import { read } from './read.ts'

/** What is read of one turn. Every `quote` is `text.slice(start, end)`. All scores are about these words, never the person, and nothing here is a diagnosis. */
export type TurnReading = ReturnType<typeof turnBy>

/** A turn of this harm is hard on the other. */
const HARD = 2

/** Reads a message by itself, as if nothing had been said before: about 0.2 ms for ten words, linear in its length. In other languages than English nothing is found. */
export const readTurn = (text: string): TurnReading => readTurns([{ speaker: null, text }])[0]!

/** The turns of one conversation, each read in view of those before it alone; the first, and a verdict that nothing led to, by itself. `known`: names in the writer's life, which bring in a third person. Same order, same length. */
export function readTurns(turns: readonly { speaker: string | null; text: string }[], known: readonly string[] = []) {
  const before: Seen[] = []
  const heardOf = oncePerText((near: string) => {
    const told = toldIn(near)
    return { told, chances: legibility(near) === 'words' ? alone(oddsOf(near, told)) : null }
  })
  return turns.map(({ text, speaker }) => {
    const near = text.slice(0, longestTurn)
    const { told, chances } = heardOf(near)
    const by = (all: readonly number[], setting: Setting) => turnBy({ near, told, known }, all, setting)
    if (!chances) return by(nothing, 'alone')
    const seen = seenOf(speaker, near, chances, told)
    const inTalk = before.length > 0 ? by(inView(seen, before), 'inView') : null
    before.push(seen)
    const breaks = () => decide(named(chances), thresholds().alone).main === 'criticism'
    if (inTalk && (inTalk.harm.score >= HARD || !breaks())) return inTalk
    const byItself = by(chances, 'alone')
    return inTalk && byItself.harm.score < HARD ? inTalk : byItself
  })
}

type Spoken = { near: string; told: readonly Told[]; known: readonly string[] }

/** What is made of the chances of a turn, however they came about. */
function turnBy({ near, told, known }: Spoken, all: readonly number[], setting: Setting) {
  const chances = named(all)
  const { cues, acts, main, sarcasm } = decide(chances, thresholds()[setting])
  const evidence = evidenceIn(near, told)
  const isHeard = (it: CueName | 'sarcasm') => (it === 'sarcasm' ? sarcasm : cues.has(it))
  const spans = (...some: readonly (CueName | 'sarcasm')[]) => some.filter(isHeard).map((it) => evidence([cueAt(it)]))
  const ofAct = (act: ArgumentAct) => ({ ...evidence([actAt(act), ...cuesOf(act).map(cueAt)]), id: act })
  const sharp = () => ({ ...brought(near, told, known), absolute: spans('absolutes') })
  return {
    words: wordCount(near),
    /** `non-apology`: the word is there and the blame stays elsewhere ("sorry you feel", "sorry if", "sorry but"). */
    cues,
    chances,
    /** The words in which each of these cues is heard. */
    spans,
    /** What the turn does, each with its words, in the order of the text; empty when it cannot be told. */
    acts: acts.map(ofAct).sort((a, b) => a.start - b.start || b.end - a.end),
    /** The act the other has to answer. */
    main,
    /** 0..10, see `turn-harm.ts`. */
    harm: likelyHarm(chances, (act) => ofAct(act).quote, sharp),
  }
}

/** What nobody has labelled and a list can tell: the past dragged up, somebody brought in who is not there, shouting. */
export type Brought = Readonly<Record<'past' | 'third-party' | 'shouting', readonly Place[]>>

const [pastIn, othersIn] = [placesOf({ past: kept.past }), placesOf({ others: kept['third-party'] })]
const { weights: _weights, sharper: _sharper, ...lists } = kept
const { others, says, compares, between, acronyms } = setsOf(lists)

/** A long word in capitals that is no acronym, or marks in a row. */
const shouts = (said: string) =>
  ['!!', '!?', '???'].some((marks) => said.includes(marks)) ||
  said.split(' ').some((word) => {
    const letters = word.replaceAll(/[^A-Za-z]/g, '')
    return letters.length > 3 && letters === letters.toUpperCase() && !acronyms.has(letters)
  })

/** The sentences in which it stands, each once. `known`: names of people in the writer's life. */
export function brought(text: string, told: readonly Told[], known: readonly string[]): Brought {
  const names = new Set(known.map((name) => name.toLowerCase()).filter((name) => name.length > 1))
  // "Priya would never", "my mum always said".
  const isCompared = (words: readonly string[]) =>
    words.some((word, at) => {
      const does = names.has(word) ? compares : others.has(word) ? says : null
      const next = words[at + 1] ?? ''
      return does !== null && (does.has(next) || (between.has(next) && does.has(words[at + 2] ?? '')))
    })
  const spansOf = (holds: (it: Told) => boolean): Place[] => told.filter(holds).map((it) => placeIn(text, it))
  return {
    // A number of three figures and more is "0" already.
    past: spansOf(({ words }) => pastIn(words.map((it) => (it !== '0' && it <= '9' ? '#' : it))).length > 0),
    'third-party': spansOf(({ words }) => othersIn(words).length > 0 || isCompared(words)),
    shouting: spansOf(({ from, to }) => shouts(text.slice(from, to))),
  }
}

/** How much each act weighs, once a turn (COACH.md, "Operations and scores"). An ultimatum's act is `threat`, and any other threat weighs no less. */
const weights = Object.entries(kept.weights) as [ArgumentAct, [weight: number, feature: string]][]

/** What makes a hard turn harder; alone, none of these hurts ("you always make me laugh", "HAPPY BIRTHDAY!!"). */
const sharper = kept.sharper as [name: keyof Brought | 'absolute', amount: number, feature: string][]

type Sharp = Partial<Brought & { absolute: readonly Place[] }>
/** COACH.md's sum over chances. `quoteOf`: the words in which an act was seen. `sharp` counts only beside something that hurts. */
export function likelyHarm(chances: Chances, quoteOf: (act: ArgumentAct) => string, sharp: () => Sharp) {
  const contributions: Contribution[] = []
  const add = (feature: string, amount: number, quote: string) =>
    contributions.push({ score: 'harm', feature, amount, quote })
  let hard = false
  for (const [act, [weight, feature]] of weights) {
    // An act weighs by how likely it is, in full from this chance on: of authors not learnt from a reader is seldom surer, and a harm of 2 means what labellers meant.
    const sure = Math.min(1, Math.max(chances.act(act), ...cuesOf(act).map(chances.cue)) / 0.57)
    // Less of an act than this is none.
    if (sure < 0.25) continue
    if (weight > 0 && sure >= 0.5) hard = true
    add(feature, Math.round(weight * sure * 10) / 10, quoteOf(act))
  }
  const beside = hard ? sharp() : {}
  for (const [name, amount, feature] of sharper) for (const { quote } of beside[name] ?? []) add(feature, amount, quote)
  const sum = contributions.reduce((total, { amount }) => total + amount, 0)
  // 0..10, one decimal; what it is the sum of, before it is held within that.
  return { score: Math.round(Math.min(10, Math.max(0, sum)) * 10) / 10, contributions }
}

/** How much likelier the main feeling of a message or a line of a diary is pleasant than painful, -1..1; 0 where it is not enough to tell, or is no English. */
export function valenceOf(text: string): number {
  const source = text.slice(0, longestTurn)
  if (!['words', 'emoji'].includes(legibility(source))) return 0
  const found = read(source).tone()
  return chanceIn(found, pleasant) - chanceIn(found, painful)
}
