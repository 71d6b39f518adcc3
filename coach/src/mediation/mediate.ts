import { needsHelp } from '@mallama/contracts/help'
import kept from '../../data/words/pressing.json' with { type: 'json' }
import { legibility } from '../builtin/kind-of-text.ts'
import { stems } from '../insights/gist.ts'
import type { MediationInput, MediationTurn } from '../operations.ts'
import { chanceIn, type Pressure } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { gravest } from '../safety/flag.ts'
import { sight, sightTogether, toSafety, type Flag } from '../safety/screen.ts'
import { listed, metOf, placesOf } from '../text/phrase.ts'
import { sentences, sentencesIn, setOf, toldIn } from '../text/words.ts'

/** Letters of a turn that are read; turns in which whoever speaks now may have begun what they end; the harm of a blow (COACH.md, "Mediation of two people"); and words before a no: "No, and ...". */
const [LONGEST, NEAR, HARM, RUN_UP] = [4000, 6, 4, 2]

/** What the newest turn does to whom it is written to. It speaks to nobody: what is said is the room's. Pure. */
export function mediate({ parties, turns, back, country }: MediationInput): MediationTurn {
  const { content, speaker } = turns.at(-1)!
  const own = turns.slice(-1 - NEAR, -1).flatMap((it) => (it.speaker === speaker ? [it.content] : []))
  const [flag, blow] = [flagOfTurn(content, own), blowIn(content, back)]
  const elsewhere = back !== null && !blow && !needsHelp(flag) && saysOwn(content, back, parties[1])
  return { blow, safety: flag ? toSafety(flag, country) : null, opens: opensIn(content), elsewhere }
}

/** The first sentence that is a blow by itself: a long telling of small complaints has much harm in sum and strikes nobody. What is said back ("You felt stupid because I laughed") reads as blame by its "you": there only scorn is a blow. */
function blowIn(content: string, back: readonly string[] | null): string | null {
  if (back && repeats(content, back)) return null
  return sentences(content.slice(0, LONGEST)).find(({ text }) => scorns(text) || (!back && isBlow(text)))?.text ?? null
}

/** "I was worn out and nobody asked" is about nobody in the room; "Your brother called me a cow" tells what was said. */
const spoken = metOf(kept.spoken)

function isBlow(text: string): boolean {
  const signs = toldIn(text).flatMap(({ words }) => [...spoken(words)])
  return readTurn(text).harm.score >= HARM && (text.includes('!') || signs.includes('other')) && !signs.includes('told')
}

const noes = listed({ no: kept.ownNo })

/** What whoever these words were said to may want to answer before anything else. Only what is said in so many words counts: the reader also takes shame and regret for an apology. */
export function opensIn(text: string): MediationTurn['opens'] {
  const all = toldIn(text.slice(0, LONGEST))
  const sorry = all.filter(({ words }) => spoken(words).has('sorry'))
  if (sorry.some(({ from, to }) => readTurn(text.slice(from, to)).cues.has('apology'))) return 'apology'
  return all.some(({ words }) => noes(words).some(({ from }) => from <= RUN_UP)) ? 'no' : null
}

const them = setOf('you your u ur he him his she her they their them')

/** Whether somebody who was to say back what they heard tells something of their own. Who speaks of the other, or asks, may well be saying it back: then whoever told it says whether it is. */
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

/** Letters beyond which the screen alone reads on, since a threat of one party to the other is no essay; and beyond which a turn is read by the sentence alone. */
const [SCREENED, SHORT] = [20_000, 400]

/** Chances from which it is believed: no more fair turns are held than by the cues that were here before. */
const sure: Readonly<Record<Pressure, number>> = { press: 0.8, scorn: 0.6 }

/** The gravest of what this turn shows. Nothing written in a shared room lowers it: "not about my safety" may be said because the other reads along. `before`: the same speaker's, oldest first; `alone`: it is for nobody who reads along, and what only a reader takes for pressure, as it does one ordinary message in seventy, is none. */
export function flagOfTurn(content: string, before: readonly string[] = [], alone = false): Flag | null {
  const told = toldIn(content.slice(0, SCREENED)).map(({ words }) => words)
  // "Whatever he wants. I only want it to stop": what appeases is often said in two breaths.
  const parts = told.length <= 4 ? [...told, told.flat()] : told
  const isPressed = parts.some(presses) || (!alone && shows('press', content))
  const pressed: Flag | null = isPressed ? { tier: 2, category: 'abuse', thirdParty: false } : null
  const isThreat = told.some((words) => threatensLife(words).length > 0)
  const said: Flag | null = isThreat ? { tier: 3, category: 'threat-to-others', thirdParty: false } : pressed
  return gravest([sight(content), sightTogether([...before, content]), said])
}

/** Said to the other, or of them. */
const threatensLife = placesOf({ life: kept.life }, 1)

const placesIn = listed({ says: kept.says.join(), mild: kept.mild.join(), ...kept.parts })

/** Fear, a veiled threat, a hold on another, blame for one's own violence, said where the other listens; the general screen reads one person's own account, and not this. The parts of a chain count only in their order. */
function presses(words: readonly string[]): boolean {
  const places = placesIn(words)
  const endOf = (chain: readonly string[]) =>
    chain.reduce((end, part) => places.find(({ is, from }) => is === part && from >= end)?.to ?? Infinity, 0)
  return [['says'], ...kept.chains].some((chain) => endOf(chain) < Infinity)
}

/** Whether the words make somebody less than a person. */
export const scorns = (content: string): boolean => shows('scorn', content)

function shows(what: Pressure, content: string): boolean {
  const near = content.slice(0, SCREENED)
  // An insult often stands behind what is said: "I need a break from you, you ...".
  const parts = sentencesIn(near).flatMap((it) => (what === 'scorn' ? [it, it.slice(it.lastIndexOf(', ') + 1)] : [it]))
  const whole = near.length <= SHORT ? [near] : []
  return [...whole, ...parts].some((part) => chanceIn(read(part).pressure(), [what]) >= sure[what])
}
