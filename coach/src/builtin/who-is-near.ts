import { closeKinds, gravest, NOW, THERE_ONLY, type Sighting } from '../safety/flag.ts'
import { likeliestOf } from '../read/talk.ts'
import { asks, chanceIn, type Nears } from '../read/labels.ts'
import { clausesIn } from '../read/pressed.ts'
import { read } from '../read/read.ts'
import { nearness, setOf } from '../text/words.ts'
import { inItsTalk, LIKELY, plainWords } from './quiet-question.ts'
import type { Composer } from './composer.ts'
import type { Reading } from './reading.ts'

/** Whether somebody who harms or frightens the writer is there, or nearly: that comes before all else that is said, and whoever goes on writing with them near is told how to call without a word. */

/** From these chances on: in a talk of harm, somebody is taken to be there, by all of a message or a clause of it (112 of 130 sealed messages, and 18 of 130 others), or to come; elsewhere it is asked about (84 of 136 sealed ones, and 17 of 4,125 harmless first messages), and danger that the message itself tells of is acted on. */
const [THERE, A_CLAUSE, SURELY, COMES, ASKED, ACTED] = [0.25, 0.45, 0.7, 0.3, 0.55, 0.5]
const chanceOf = (text: string, ...what: readonly Nears[]) => chanceIn(read(text).nears(), what)
const nots = setOf('not isnt arent never nobody')
/** "He is not home now" has the words of "he is home now". */
const isThere = (words: string, least: number): boolean =>
  chanceOf(words, 'here', 'bare') >= (plainWords(words).some((it) => nots.has(it)) ? SURELY : least)

/** The chances by all of a message, and by a clause of it. `still`: once what is for that minute was said, they go on to ask something else; `surely`: where they said that it is safe, or what is meant may be far away. */
const levels = { maybe: [THERE, A_CLAUSE], still: [0.5, 0.5], surely: [SURELY, SURELY] } as const
export function isNear(text: string, level: keyof typeof levels = 'maybe'): boolean {
  const [all, clause] = levels[level]
  return isThere(text, all) || clausesIn(text).some(({ words }) => isThere(words, clause))
}
/** "Nobody is outside the door" has the words of "he is outside the door". */
export const isDenied = (cues: readonly string[], text: string): boolean =>
  clausesIn(text).some(({ words }) => plainWords(words).some((it) => nots.has(it)) && nearness(cues, words) > 0)
/** Whether they come in some hours, or sooner. */
export const isSoon = (text: string): boolean => chanceOf(text, 'soon', 'bare', 'here') >= COMES
/** What is seen in a message by that alone; not where it is the writer who does it. */
export function nearIn({ text, talk }: Reading): Sighting | null {
  const isActed = chanceOf(text, 'here') >= ACTED
  const whose = likeliestOf(talk('whose'))
  if (isActed ? whose === 'writer' : chanceOf(text, 'here', 'bare', 'soon') < ASKED) return null
  const category = closeKinds.find((it) => it === likeliestOf(talk('category'))) ?? 'abuse'
  if (!isActed) return { category, thirdParty: false, rule: THERE_ONLY, above: 0, tier: 1, doubt: true, vague: true }
  return { category, thirdParty: whose === 'other', rule: NOW, above: LIKELY, tier: 2 }
}
/** What is seen in a message alone, by the screen and by who is near, each as it reads in its talk; typed into a box it says nothing of who is near. */
export const seenAlone = (reading: Reading, typed: boolean): Sighting | null =>
  gravest([reading.danger(), typed ? null : nearIn(reading)].map((it) => inItsTalk(it, reading, typed)))
/** What marks the turn in which it was asked whether it is safe to read here. */
export const asksHere = (turn: number) => `safe-here/${turn}`
/** Asked that, whoever begins with a no is told how to leave, and asked nothing more; "no, I'm not scared of him, do I tell Jude?" says no to something else. */
export const isReadAlong = ({ state, reading, wish }: Composer): boolean =>
  reading.acts.includes('no') &&
  state.related.includes(asksHere(state.turn - 1)) &&
  !(reading.words > 8 && asks.includes(wish().wanted))
