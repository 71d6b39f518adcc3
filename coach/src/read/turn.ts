import type { ArgumentAct } from '@mallama/contracts/coach'
import { legibility } from '../builtin/kind-of-text.ts'
import { oncePerText } from '../once.ts'
import type { Place } from '../text/span.ts'
import { longestTurn, toldIn, type Told } from '../text/told.ts'
import { wordCount } from '../text/words.ts'
import { actAt, cueAt, cuesOf, type CueName } from './labels.ts'
import { brought, likelyHarm } from './turn-harm.ts'
import { alone, decide, evidenceIn, inView, named, nothing, oddsOf, seenOf, thresholds } from './turns.ts'
import type { Seen, Setting } from './turns.ts'

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
  const evidence = evidenceIn(near)
  const isHeard = (it: CueName | 'sarcasm') => (it === 'sarcasm' ? sarcasm : cues.has(it))
  const spans = (...some: readonly (CueName | 'sarcasm')[]): Place[] =>
    some.filter(isHeard).map((it) => evidence([cueAt(it)]))
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
