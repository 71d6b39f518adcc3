import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import type { CraftTone } from '@mallama/contracts/coach'
import { agesIn, partsOf } from '../safety/ages.ts'
import { fold } from '../text/fold.ts'
import { placesBy } from '../text/phrase.ts'
import { sentencesIn } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import { roles, type Kind } from './cues/roles.ts'
import type { Recipient } from './recipient.ts'
import type { Refused } from './refuse.ts'
import { filled } from './tell.ts'

const longest = 3000
const classes = {
  them: 'him her them',
  some: 'woman man guy girl boy person someone somebody student colleague class',
}

/** Courting, asked for in so many words. */
const courting = placesBy(
  [
    'flirt|flirts|flirting|flirty|flirtatious|seduce|seducing|seductive|sexy|romantic|romantically|sensual|naughty|steamy',
    'turn|chat {them} on|up',
    'ask ..1 out !of|loud|the',
    'hit on',
    'a date with',
    'crush on',
  ],
  classes,
)
const carried = setOf(
  'to be being have having had was been trying going a any more even also once it that him her them really just for i of than want wish mean with',
)
const denials = setOf(
  'without not never no avoid instead rather stop stops stopped refuse hate tired sick quit apologise apologize sorry regret ashamed forgive admit confess',
)

/** Nobody denies it, or owns up to it, right before. */
function isWanted(words: readonly string[], from: number): boolean {
  let at = from - 1
  while (at >= 0 && carried.has(words[at]!)) at--
  const word = words[at] ?? ''
  return !denials.has(word) && !['dont', 'doesnt', 'wont', 'isnt', 'didnt', 'cant'].includes(word)
}

/** Who depends on the writer, as the writer tells of themselves: what they are, what they do to the other, what else says so. */
const over = Object.entries({
  staff: {
    am: 'boss|manager|supervisor|director|lead|employer|head',
    does: 'manage|supervise|hired|hire|employ|pay',
    said: ['work|works|working for|under me', 'report|reports to me', 'my direct? report|reports', 'new hire'],
  },
  student: {
    am: 'teacher|tutor|lecturer|professor|coach|trainer|instructor',
    does: 'teach|taught|coach|coached|tutor|tutored|train|trained|mentor|mentored',
    said: ['in my class|course|seminar'],
  },
  patient: {
    am: 'doctor|nurse|therapist|dentist|carer|physio|physiotherapist|psychologist|psychiatrist|counsellor|counselor|midwife|gp|surgeon',
    does: 'treat|treated|nurse',
    said: ['i care for {them} as', '{some} who? i care for', 'in my practice|ward|clinic|surgery', 'patient of mine'],
  },
  client: {
    am: 'lawyer|solicitor|accountant|adviser|advisor|agent|worker|caseworker',
    does: 'represent|advise',
    said: [],
  },
}).map(([kind, { am, does, said }]) => {
  const own = [`im ..2 ${am}`, `i am ..2 ${am}`, `i ${does} {them}`, `{some} that|who|whom? i ${does}`]
  return { kind: kind as Kind, says: placesBy([...own, ...said], classes) }
})

const underAge = placesBy([
  'my|a|the ..1 pupil|teenager|teenage|teen',
  'under age',
  'underage|schoolgirl|schoolboy',
  'school girl|boy',
  'a minor',
  'sixth form',
  'secondary school',
])
/** Of these an age is told beside the one who is courted. */
const others = setOf('i im my our we were both son daughter kid kids child children baby')
/** Below this a figure counts something else, unless it says "old". */
const SMALL = 9

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
  const told = toldIn(all).map(({ words }) => words)
  const isYoung = told.some((words) => underAge(words).length > 0) || sentencesIn(all).some(isYoungIn)
  const kind = over.find(({ says }) => told.some((words) => says(words).length > 0))?.kind ?? kindOf(who)
  const reason = isYoung ? kept.reasons.young : (kept.reasons as Partial<Record<Kind, string>>)[kind ?? 'other']
  if (!reason) return null
  const quote = [who.quote, who.called].find((it) => it && all.includes(it)) ?? ''
  const { why, ...instead } = kept.flirt
  const isFamily = kind === 'kin' || kind === 'child'
  const because = quote ? ` ("${quote}")` : ''
  const text = filled(why, { reason, because, instead: instead[isYoung ? 'young' : isFamily ? 'family' : 'unfree'] })
  return { doubt: false, chance: 1, quote, text }
}
