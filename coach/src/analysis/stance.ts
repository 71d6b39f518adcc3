import { needsHelp } from '@mallama/contracts/help'
import { isByClose } from '../safety/flag.ts'
import type { Flag } from '../safety/screen.ts'

/** What the screen sees in a message alone. `learnt`: no rule shows it, its trained half alone hears it. */
export type Sent = Flag & { learnt: boolean }

/**
 * The screen reads a text as its writer's own life; sent to somebody, the same words threaten the reader, charge the
 * reader with it, speak of a third who is to suffer, or tell what a third does. "open": it is not clear which.
 */
export type Stance = 'threat' | 'charge' | 'others' | 'told' | 'open'

export function stanceOf(bare: string, learnt: boolean): Stance {
  if (atOthers.test(bare)) return 'others'
  if (menaces.test(bare)) return 'threat'
  if (learnt) return 'open'
  if (charges.test(bare)) return 'charge'
  if (thirds.test(bare)) return own.test(bare) ? 'told' : 'open'
  return /\b(?:you\w{0,3}|your\w*|home)\b/.test(bare) ? 'threat' : 'open'
}

/** Said of a third, whatever the screen makes of it: no limit that is set to the reader. */
export const meansHarm = /\b(?:ill|i will|im going to) (?:kill|murder|stab|shoot|batter|strangle) (?:him|her|them)\b/

const atOthers =
  /\b(?:kill|hurt|batter|smash|beat|end|murder|punch|stab|shoot|fight|hit) (?:him|her|them|his|that (?:man|guy|bloke|boy))\b/
/** Something is held out for what the reader does or leaves. */
const menaces =
  /\bor (?:else|ill|i will|i (?:come|swear|tell|show|will)\b|im|you|the|your)\b|\byou(?:d| had) better\b|\byou(?:ll| will| are going to|re going to) (?:be sorry|regret|see|pay|wish|be|never|find|lose|end)\b|\byou (?:wont|will not) (?:like|enjoy|see|find|get)\b|\b(?:if i cant have|neither will you|nor will you)\b|\b(?:last|final) (?:warning|chance)\b|\b(?:dont|do not) (?:make me|test me|push me)\b|\bknow (?:where you|what (?:happens|comes|ill|i can)|people (?:at|in|who))|\b(?:ill|i will|im going to|im coming to) (?:\w+ )?(?:find|get|hurt|kill|hit|break|burn|end|ruin|make|take|come for|finish|smash|destroy|drag|fetch|teach) (?:you|your|the (?:kids|children))\b|\b\d+ (?:min(?:ute)?s?|hours?)\b.{0,30}\bhome\b|\bhome\b.{0,20}\b(?:\d+ (?:min(?:ute)?s?|hours?)|now)\b/
/** "You took my phone", "I'm scared of you": the reader is who did it. */
const charges =
  /\b(?:you|youve|youre|youd)(?: (?:have|had|always|keep|kept|just|still|even|never|wont|dont|didnt|cant|do|did|both|to|then|only|actually|literally))*(?: \w+){1,3}? (?:me|my|us|our|myself)\b|\b(?:scared|afraid|frightened|terrified) of you\b/
const thirds =
  /\b(?:he|she|they|hes|shes|theyre|hell|shell|someone|somebody|(?:my|his|her|your) (?:\w+ )?(?:dad|mum|father|mother|stepdad|husband|wife|boyfriend|girlfriend|partner|ex|boss|manager|brother|sister|uncle))\b/
const own = /\b(?:i|im|ive|id|me|my|mine|us|our|we|were|weve)\b/

/** Harm by whoever writes or is written about, grave enough for help. */
export const isAbuse = (flag: Flag | null): boolean =>
  needsHelp(flag) && !flag.thirdParty && (isByClose(flag) || flag.category === 'threat-to-others')
