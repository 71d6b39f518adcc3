import { closeKinds, type Sighting } from '../safety/flag.ts'
import { likeliestOf } from '../read/talk.ts'
import { chanceIn, type Nears } from '../read/labels.ts'
import { clausesIn } from '../read/pressed.ts'
import { read } from '../read/read.ts'
import { setOf } from '../text/words.ts'
import type { Reading } from './reading.ts'

/** Whether somebody who harms or frightens the writer is there, or nearly: that comes before all else that is said, and whoever goes on writing with them near is told how to call without a word. */

/** From these chances on: in a talk of harm, somebody is taken to be there, by all of a message or a clause of it (112 of 130 sealed messages, and 22 of 130 others), or to come; elsewhere it is asked about (84 of 136 sealed ones, and 17 of 4,125 harmless first messages), and danger that the message itself tells of is acted on. */
const [THERE, A_CLAUSE, SURELY, COMES, ASKED, ACTED] = [0.25, 0.45, 0.7, 0.3, 0.55, 0.5]
const chanceOf = (text: string, ...what: readonly Nears[]) => chanceIn(read(text).nears(), what)

const nots = setOf("not isnt isn't arent aren't never nobody")
/** "He is not home now" has the words of "he is home now". */
const isThere = (words: string, least: number): boolean =>
  chanceOf(words, 'here', 'bare') >=
  (words
    .toLowerCase()
    .split(' ')
    .some((it) => nots.has(it))
    ? SURELY
    : least)

export const isNear = (text: string): boolean =>
  isThere(text, THERE) || clausesIn(text).some(({ words }) => isThere(words, A_CLAUSE))
/** Whether they come in some hours, or sooner. */
export const isSoon = (text: string): boolean => chanceOf(text, 'soon', 'bare', 'here') >= COMES

/** The rule of danger that is seen only because somebody is there. */
export const NOW = 'learnt/now'
/** What is seen in a message by that alone. */
export function nearIn({ text, talk }: Pick<Reading, 'text' | 'talk'>): Sighting | null {
  const isActed = chanceOf(text, 'here') >= ACTED
  if (!isActed && chanceOf(text, 'here', 'bare', 'soon') < ASKED) return null
  const kind = likeliestOf(talk('category'))
  const category = closeKinds.find((it) => it === kind) ?? 'abuse'
  const seen = { category, thirdParty: false, rule: NOW, above: 0 }
  return isActed ? { ...seen, tier: 2 } : { ...seen, tier: 1, doubt: true, vague: true }
}
