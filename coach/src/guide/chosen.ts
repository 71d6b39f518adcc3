import { asks, type Intent } from '../read/intents.ts'
import type { Found } from '../read/classifier.ts'
import { owned } from './data.ts'
import { nearest } from './nearest.ts'

/** What can be meant by a short message alone. */
const brief: readonly Intent[] = ['thanks', 'greets', 'leaves', 'declines']
const BRIEF = 16
/** How likely asks have to be in all, and the one that is taken; words alone, which are never passed over. */
const ASKED = 0.5
const ONE = 0.25
const WORDS = 0.4
/** What is short and taken wrongly costs little; so does an answer about ourselves. */
const CHEAP = 0.5
const OF_US = 0.45

/** Displeased with what? Without a word about an answer it is mostly with somebody else. */
const DISPLEASED = 0.85
const WITH_YOU = 0.7
const us = new Set(['you', 'your', 'youre', "you're", 'you’re', 'u', 'ur', "you've", 'you’ve', 'youve', 'yuh', 'app'])
export const toUs = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,.!?]+/)
    .some((it) => us.has(it))
const isOfAnswers = (text: string, chance: number): boolean =>
  nearest(owned, text)[0]!.score > 0 || chance >= (toUs(text) ? WITH_YOU : DISPLEASED)

/**
 * What is acted on. An ask beats a telling: all asks are summed before one of them is chosen. What would be said wrongly
 * counts only where it was right nine times in ten on authors not learnt from.
 */
export function chosenFrom(found: readonly Found<Intent>[], text: string, words: number): Intent {
  const asked = found.reduce((sum, { label, chance }) => sum + (asks.includes(label) ? chance : 0), 0)
  const ask = found.find(({ label }) => asks.includes(label))!
  const best = found.find(({ label }) => !asks.includes(label) && label !== 'tells')!
  const heard = best.label !== 'complains' || isOfAnswers(text, best.chance)
  const short = brief.includes(best.label)
  const ofUs = best.label === 'about-mallama' && best.chance >= OF_US
  const sure = ofUs || (heard && (short ? words <= BRIEF && best.chance >= CHEAP : best.use === 'say'))
  if (ask.label === 'words' && ask.chance >= WORDS) return 'words'
  if (asked >= ASKED && ask.chance >= ONE && asked > (sure ? best.chance : 0)) return ask.label
  return sure ? best.label : 'tells'
}
