import { ownHarmIn } from '../builtin/answer-harm-seen.ts'
import { sentences } from '../builtin/clauses.ts'

const longPast =
  /\b(?:when (?:she|he|they|we|my \w+|the (?:kids|children|boys|girls|twins)) (?:was|were) (?:(?:only|just|still|very|about|around) )?(?:(?:[1-9]|1\d)\b(?! ?(?:weeks?|months?|days?|hours?))|little|small|young(?:er)?\b|growing up|kids|children|teen\w*|in (?:primary|nursery|school|(?:her|his|their) teens)|at school|(?:a )?(?:baby|babies|toddlers?|child|kid|teenagers?))|growing up|years (?:ago|back)|decades ago|back then|in (?:19\d\d|20[01]\d)|in the (?:\d0s|seventies|eighties|nineties)|as (?:kids|teenagers|children)|(?:her|his|their) childhood)\b/
const usedTo =
  /\bi used to (?:\w+ )?(?:hit|smack|slap|beat|belt|kick|shove|push|hurt|scream at|lose it with|lash out at) (?:her|him|them|my|the)\b/
/** Not over, whatever the sentence says of long ago. */
const present =
  /\b(?:again|last (?:night|week|month|weekend|time)|yesterday|today|tonight|this (?:morning|week|month|year)|the other day|recently|lately|just now|still (?:hit|do|lose|smack|slap|shout|want|get)|(?:scared|afraid|worried) (?:that )?i(?:ll| will| might)|keep (?:doing|hitting|losing)|sometimes i (?:hit|still|smack|slap)|and now i)\b/
/** A child who is still one may still be in reach. */
const stillChild =
  /\b(?:is|hes|shes|now|turned|just|theyre) (?:(?:only|just|nearly|now|almost) )?(?:[1-9]|1[0-7])(?: now| years? old)?\b(?! ?(?:years?|months?|weeks?|days?|minutes|miles|stone|pounds|quid|st|nd|rd|th|pm|am|percent)\b)/
/** The deed is named as wrong, was worked on, and the one it was done to is grown. */
const owned =
  /\b(?:sober|clean|in recovery|sponsor|aa\b|therap\w+|counsel\w+|anger management|(?:parenting |an? )?(?:classes|course|program(?:me)?)|(?:never|havent|not|didnt) (?:\w+ ){0,3}?(?:since|again|after that|touch\w*|laid|hit)|regret\w*|asham\w+|sorry|guilt\w*|forgiv\w+|apologi\w+|(?:make|making|made) (?:amends|it right)|owned? (?:it|that|up|what)|no excuse|(?:was|it was) wrong|my fault|not (?:a|the) (?:good|best|great) (?:mum|mom|mother|dad|father|parent|brother|sister|partner|husband|wife)|bad (?:mum|mom|mother|dad|father|parent)|hate(?:d)? (?:myself|what i)|feel (?:bad|awful|terrible|sick))\b/
const grownUp =
  /\b(?:is|shes|hes|theyre|now|turned) (?:now )?(?:1[89]|[2-9]\d)\b(?! ?(?:years|months|weeks|days|minutes|miles|percent|quid|pounds))|\b(?:grown ?up|an adult|adults|no contact|(?:her|his|their) own (?:kids|children|family)|at uni\w*|(?:her|his) wedding|grandchild\w*)\b/

const flat = (text: string): string => text.toLowerCase().replace(/[’‘']/g, '')

/**
 * Harm that the writer did long ago is no danger now: where they own it, the sentences that tell it are left out, and
 * what else is told is read as always. Null where there is none, or where it may not be over.
 */
export function withoutAtoned(text: string): { rest: string; owned: boolean } | null {
  // What tells of one's own harm is read so far.
  if (text.length > 3000) return null
  const whole = flat(text)
  if (!longPast.test(whole) && !usedTo.test(whole)) return null
  let rest = text
  for (const { text: sentence } of sentences(text)) {
    const words = flat(sentence)
    const before = usedTo.test(words)
    if (!before && ownHarmIn(sentence) === null) continue
    if ((!before && !longPast.test(words)) || present.test(words)) return null
    rest = rest.replace(sentence, ' ')
  }
  if (rest === text || stillChild.test(whole)) return null
  return { rest, owned: owned.test(whole) || grownUp.test(whole) }
}
