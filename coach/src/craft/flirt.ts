import lists from '../../data/words/flirting.json' with { type: 'json' }
import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import type { CraftTone } from '@mallama/contracts/coach'
import { agesIn, partsOf } from '../safety/ages.ts'
import { fold } from '../text/fold.ts'
import { anyOf, placesBy, saysOne } from '../text/phrase.ts'
import { sentencesIn } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setsOf } from '../text/words.ts'
import { roles, type Kind } from './cues/roles.ts'
import type { Recipient } from './recipient.ts'
import type { Refused } from './refuse.ts'
import { filled } from './tell.ts'

const longest = 3000
const { carried, denials, others } = setsOf(lists.lists)

/** Courting, asked for in so many words. */
const courting = placesBy([...lists.courting, 'ask ..1 out !of|loud|the'])
/** Who depends on the writer, as the writer tells of themselves: what they are, what they do to the other, what else says so. */
const over = Object.entries(lists.over).map(([kind, { am, does, said }]) => {
  const own = ['im ..2 {am}', 'i am ..2 {am}', 'i {does} {them}', '{some} that|who|whom? i {does}']
  return { kind: kind as Kind, says: anyOf([...own, ...said], { ...lists.classes, am, does }) }
})
const underAge = anyOf([...lists.young, 'my|a|the ..1 pupil|teenager|teenage|teen'])
/** Below this a figure counts something else, unless it says "old". */
const SMALL = 9

/** Nobody denies it, or owns up to it, right before. */
const isWanted = (words: readonly string[], from: number): boolean =>
  !denials.has(words.slice(0, from).findLast((it) => !carried.has(it)) ?? '')

/** "My friend's sister" is nobody's family here, and "my daughter's friend" may be a child. */
function kindOf({ kind, through }: Recipient): Kind | null {
  const owner = roles.get(through?.phrase.split(' ').at(-1)?.replace('ex-', '') ?? '')?.kind
  if (owner === 'child') return kind === 'carer' || kind === 'teacher' || kind === 'kin' ? 'other' : 'child'
  return owner && owner !== 'kin' && owner !== 'partner' && (kind === 'kin' || kind === 'child') ? 'other' : kind
}

function isYoungIn(sentence: string): boolean {
  const parts = partsOf(fold(sentence))
  const least = parts.includes('old') ? 1 : SMALL
  return agesIn(parts).some(({ whose, years }) => years >= least && years < 18 && !others.has(whose))
}

/** Null where nobody is courted who may not be. `about`: what says who is who. */
export function flirtRefused(source: string, about: string, tone: CraftTone, who: Recipient): Refused | null {
  const goal = source.slice(0, longest)
  const all = `${goal}\n${about.slice(0, longest)}`
  const isAsked = () => toldIn(goal).some(({ words }) => courting(words).some(([from]) => isWanted(words, from)))
  if (tone !== 'flirty' && !isAsked()) return null
  const isYoung = saysOne(all, underAge) || sentencesIn(all).some(isYoungIn)
  const kind = over.find(({ says }) => saysOne(all, says))?.kind ?? kindOf(who)
  const reason = isYoung ? kept.reasons.young : (kept.reasons as Partial<Record<Kind, string>>)[kind ?? 'other']
  if (!reason) return null
  const quote = [who.quote, who.called].find((it) => it && all.includes(it)) ?? ''
  const { why, ...instead } = kept.flirt
  const isFamily = kind === 'kin' || kind === 'child'
  const because = quote ? ` ("${quote}")` : ''
  const text = filled(why, { reason, because, instead: instead[isYoung ? 'young' : isFamily ? 'family' : 'unfree'] })
  return { doubt: false, chance: 1, quote, text }
}
