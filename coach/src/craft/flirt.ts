import lists from '../../data/words/flirting.json' with { type: 'json' }
import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import type { CraftTone } from '@mallama/contracts/coach'
import { agesIn, partsOf } from '../safety/ages.ts'
import { fold } from '../text/fold.ts'
import { sentencesIn } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setsOf } from '../text/words.ts'
import type { Kind } from './cues/roles.ts'
import { phrasesIn, saying } from './plainly.ts'
import type { Recipient } from './recipient.ts'
import type { Refused } from './refuse.ts'
import { filled } from './tell.ts'

const LONGEST = 3000
const { carried, denials, others } = setsOf(lists.lists)
/** Courting, asked for in so many words. */
const courting = phrasesIn({ courting: lists.courting }, 0, lists.alike)
const asking = phrasesIn({ asking: ['ask out'] }, 1)
const loud = saying(lists.outLoud)
/** Who depends on the writer, as the writer tells of themselves: what they are, what they do to the other, what else says so. */
const over = Object.entries(lists.over).map(([kind, said]) => [kind as Kind, saying(said, 2, lists.alike)] as const)
const underAge = saying(lists.young)
/** Below this a figure counts something else, unless it says "old". */
const SMALL = 9

/** Nobody denies it, or owns up to it, right before. */
const isWanted = (words: readonly string[], from: number): boolean =>
  !denials.has(words.slice(0, from).findLast((it) => !carried.has(it)) ?? '')

const isCourting = (text: string): boolean =>
  !loud(text) &&
  toldIn(text).some(({ words }) => [...courting(words), ...asking(words)].some(({ from }) => isWanted(words, from)))

function isYoungIn(sentence: string): boolean {
  const parts = partsOf(fold(sentence))
  const least = parts.includes('old') ? 1 : SMALL
  return agesIn(parts).some(({ whose, years }) => years >= least && years < 18 && !others.has(whose))
}

/** Null where nobody is courted who may not be. `about`: what says who is who. */
export function flirtRefused(texts: readonly string[], about: string, tone: CraftTone, who: Recipient): Refused | null {
  const near = [...texts, about].map((it) => it.slice(0, LONGEST))
  if (tone !== 'flirty' && !near.slice(0, -1).some(isCourting)) return null
  const all = near.join('\n')
  const isYoung = underAge(all) || sentencesIn(all).some(isYoungIn)
  const kind = over.find(([, says]) => says(all))?.[0] ?? who.kind
  const reason = isYoung ? kept.reasons.young : (kept.reasons as Partial<Record<Kind, string>>)[kind ?? 'other']
  if (!reason) return null
  const quote = [who.quote, who.called].find((it) => it && all.includes(it)) ?? ''
  const { why, ...instead } = kept.flirt
  const isFamily = kind === 'kin' || kind === 'child'
  const because = quote ? ` ("${quote}")` : ''
  const text = filled(why, { reason, because, instead: instead[isYoung ? 'young' : isFamily ? 'family' : 'unfree'] })
  return { doubt: false, chance: 1, quote, text }
}
