import { needsHelp } from '@mallama/contracts/help'
import kept from '../../data/words/pressing.json' with { type: 'json' }
import { legibility } from '../builtin/kind-of-text.ts'
import { stems } from '../insights/gist.ts'
import type { MediationInput, MediationTurn } from '../operations.ts'
import { readTurn } from '../read/turn.ts'
import { toSafety } from '../safety/screen.ts'
import { listed, metOf } from '../text/phrase.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import { flagOfTurn, scorns } from './danger.ts'

/** More of a turn is not read. */
const LONGEST = 4000
/** Turns in which whoever speaks now may have begun what they end. */
const NEAR = 6

/** What the newest turn does to whom it is written to. It speaks to nobody: what is said is the room's. Pure. */
export function mediate({ parties, turns, back, country }: MediationInput): MediationTurn {
  const { content, speaker } = turns.at(-1)!
  const own = turns.slice(-1 - NEAR, -1).flatMap((it) => (it.speaker === speaker ? [it.content] : []))
  const flag = flagOfTurn(content, own)
  const blow = blowIn(content, back)
  return {
    blow,
    safety: flag ? toSafety(flag, country) : null,
    opens: opensIn(content),
    elsewhere: back !== null && !blow && !needsHelp(flag) && saysOwn(content, back, parties[1]),
  }
}

/**
 * The first sentence of these words that is a blow by itself, as it was written; null where there is none. Harm is a
 * sum over a turn: a long telling, whole of small complaints, has much of it and strikes nobody. Hard words that the other
 * told of are theirs: whoever says them back strikes nobody. What is said back is in the "you" form by its nature ("You
 * felt stupid because I laughed"), which reads as blame or contempt and is none: there only scorn in so many words is a
 * blow, and the other says whether it was said back rightly.
 */
function blowIn(content: string, back: readonly string[] | null): string | null {
  if (back && repeats(content, back)) return null
  const strikes = (text: string) => scorns(text) || (!back && isBlow(text))
  return sentences(content.slice(0, LONGEST)).find(({ text }) => strikes(text))?.text ?? null
}

/** COACH.md, "Mediation of two people". */
const HARM = 4
/** "I was worn out and nobody asked" is about nobody in the room; "Your brother called me a cow" tells what was said. */
const spoken = metOf(kept.spoken)
const spokenIn = (text: string) => toldIn(text).map(({ words }) => spoken(words))

const isBlow = (text: string): boolean =>
  readTurn(text).harm.score >= HARM &&
  (text.includes('!') || spokenIn(text).some((it) => it.has('other'))) &&
  !spokenIn(text).some((it) => it.has('told'))

const noes = listed({ no: kept.ownNo })
/** "No, and ..." */
const RUN_UP = 2

/**
 * What in these words is not to be passed over: whoever they were said to may want to answer before anything else. Said in
 * so many words, or it is not taken for it: the reader also takes shame and regret for an apology.
 */
export function opensIn(text: string): MediationTurn['opens'] {
  const all = toldIn(text.slice(0, LONGEST))
  const isSorry = all.some(
    ({ from, to, words }) => spoken(words).has('sorry') && readTurn(text.slice(from, to)).cues.has('apology'),
  )
  if (isSorry) return 'apology'
  return all.some(({ words }) => noes(words).some(({ from }) => from <= RUN_UP)) ? 'no' : null
}

const them = setOf('you your u ur he him his she her they their them')

/**
 * Whether somebody who was to say back what they heard tells something of their own. Who speaks of the other may well
 * be saying it back, in words that are not known for it: whoever told it says whether it is. So may who asks.
 */
function saysOwn(text: string, told: readonly string[], name: string): boolean {
  const bare = text.trim().slice(0, 1500).toLowerCase()
  const kind = legibility(text)
  if (kind === 'empty' || kind === 'gibberish') return false
  if (bare.split(/[^\p{L}]+/u).some((word) => them.has(word)) || bare.startsWith(name.toLowerCase())) return false
  return bare.endsWith('?') ? kind === 'other-language' : !repeats(bare, told)
}

/** Half of what it says was told, and more than a word or two of it. */
function repeats(text: string, told: readonly string[]): boolean {
  const [said, theirs] = [stems(text), stems(told.join(' '))]
  const shared = [...said].filter((stem) => theirs.has(stem)).length
  return shared >= 3 && shared / said.size >= 0.5
}
