import type { CraftInput } from '../operations.ts'
import { namesWithin } from './called.ts'
import { roleWords } from './cues/roles.ts'
import type { Recipient } from './recipient.ts'

/**
 * What people write of somebody who may be thinking of dying, often without having understood it so: a goodbye to
 * everybody, things given away, being done with it all. It is asked about, and never handled as news.
 */

const they = `(?:\\b(?:he|she|they)(?:'s|'d|'ll|'re|'ve)?\\b|\\bmy (?:\\w+ )?(?:${roleWords})(?= (?:who )?(?:just |also )?(?:says?|said|wrote|writes|posted|posts|is|has|feels|can't|cannot|doesn't|gave|keeps|told|texted|sent)\\b))`
const between = (most: number) => `(?:(?!\\b(?:i|we|i'm|i'll)\\b)[^.!?]){0,${most}}?`
const dark = [
  '(?:is |are |was |been |feels? )?(?:so |just |completely |really )*(?:done|finished|through|fed up) with (?:everything|it all|all of (?:it|this|them)|life|living|(?:this|the) world|the whole thing)\\b(?! (?:i|we|you|he|she|they|on|for|about|at|that|to do|in the)\\b)',
  "(?:can't|cannot|can not|can no longer|couldn't|could not) (?:\\w+ )?(?:go on|carry on|keep going|do (?:this|it|life) any ?more|take (?:it|this|life) any ?more|bear (?:it|life) any ?more)\\b(?! (?:holiday|the trip|stage|air|with (?:the|this|that|his|her|their) (?:job|project|course|work|report)))",
  "(?:does not|doesn't|did not|didn't|don't|do not|no longer|never) (?:really |even )?wants? to (?:be here|live|wake up|go on|exist|be alive|be around)\\b(?! (?:in|at|with|when|on|for)\\b)",
  "(?:sees?|saw|sees|there(?:'s| is| was)|feels?|has|had) no (?:point|sense|reason|future|way out)\\b(?! (?:in (?!anything|any|it all|life|living|going on)|to (?!live|go on|be)|for (?!him|her|them)))",
  "(?:we(?:'d| would| are|'re| will|'ll) (?:all )?(?:be )?)?(?:better off|happier|easier|fine) without (?:him|her|them)\\b",
  "(?:it(?:'ll| will| would|'s going to| is going to) all|everything(?:'ll| will| would| is going to)) (?:soon )?be over(?: soon)?\\b(?! (?:by|at|after|before|on|when)\\b)",
  "(?:won't|will not|would not|wouldn't|does not|doesn't) (?:be needing|need) (?:it|them|those|these|that|any of (?:it|them)|anything)\\b(?: any ?more| any longer| where| now| soon)",
  "(?:won't|will not|would not|wouldn't) be (?:here|around|there|with us) (?:any ?more|(?:for )?(?:much )?longer|soon|next (?:year|christmas))\\b",
  '(?:tired|sick) of (?:living|life|being (?:here|alive)|everything|it all)\\b(?! (?:in|at|with|on)\\b)',
  '(?:nobody|no one) (?:would|will|is going to) (?:even )?(?:miss (?:him|her|them)\\b|notice if)',
  '(?:say|said|says|saying|wrote|written|writes|posted|posts|sent|left|leaves) (?:\\w+ ){0,2}?(?:goodbyes?|farewells?)\\b(?= (?:to (?:every\\w+|all|us all|each|the (?:whole|entire) \\w+|his|her|their)|letters?|messages?|posts?|notes?|on|in|online)\\b)',
]
const given =
  '(?:gave|gives|giving|given|hand(?:ed|ing)|left) (?:away|me|us|(?:his|her|their) \\w+|every\\w+|my \\w+)(?: (?:all|away))*(?: of)? (?:his|her|their|all)\\b'
const sign = new RegExp(`${they}${between(70)}\\b(?:${dark.join('|')})`, 'i')
const gift = new RegExp(`${they}${between(90)}\\b${given}`, 'i')
/** Plain reasons to part from people and things. */
const plainReason =
  /\b(?:mov(?:e|es|ed|ing)|retir\w+|emigrat\w+|leaving (?:for|on|the (?:company|team|job|school|town|country|club))|new (?:job|flat|house|school|city|one)|last day|holiday|trip|flight|travel\w*|airport|exams?|degree|semester|school year|wedding|party|tour|concert|downsiz\w+|declutter\w*|charity shop|birthday|christmas|football|season|game|race|marathon|quitting (?:facebook|instagram|social media)|deleting (?:his|her|their) account|off (?:facebook|instagram|social media))\b/i
/** Words that say it by themselves, whatever stands beside them. */
const grave =
  /\b(?:want\w* to (?:live|die|wake up|exist|be alive)|without (?:him|her|them)\b|tired of (?:living|life|being)|(?:miss (?:him|her|them)|notice if)\b)/i

/** The words of the goal that show it; null where there are none. Reads the first 3,000 characters. */
export function signIn(goal: string): string | null {
  const text = goal.slice(0, 3000).replace(/[’‘]/g, "'")
  const hit = sign.exec(text)?.[0]
  if (!hit || /\b(?:never|not|nobody) (?:said|wrote|says|think)/i.test(hit)) return null
  if (plainReason.test(text) && !grave.test(hit)) return null
  return hit
}

const otherRole = new RegExp(`\\b(?:my|our|his|her|their) (?:\\w+ )?(?:${roleWords})\\b`, 'giu')

/** The message to them: how they are, whether they think of dying, and who comes. Null where the sign is not theirs. */
export function plainlyAsked(input: CraftInput, who: Recipient): { said: string[]; note: string } | null {
  const found = signIn(input.goal)
  if (!found || !(who.called || who.quote || who.role)) return null
  const own = new Set(who.mentions.map((it) => it.toLowerCase()))
  const others =
    namesWithin(input.goal).some(
      (it) => !own.has(it.toLowerCase()) && !/^(?:Facebook|Instagram|WhatsApp|TikTok|Snapchat|Twitter)$/i.test(it),
    ) || [...input.goal.matchAll(otherRole)].some(([it]) => !own.has(it.toLowerCase()))
  const subject = /^\w+/.exec(found)?.[0].toLowerCase()
  if (others && who.pronoun !== subject) return null
  const lead = /\b(?:goodbye|farewell)/i.test(found)
    ? 'I saw that you have said goodbye to people, and I am worried about you.'
    : gift.test(input.goal)
      ? 'What you said, and that you are giving away things of yours, has stayed with me, and I am worried about you.'
      : 'What you said has stayed with me, and I am worried about you.'
  return {
    said: [
      lead,
      'How are you, honestly?',
      'Are you thinking about dying?',
      'You can tell me, and I can come to you or stay on the phone with you now.',
    ],
    note: 'To ask about dying puts no thought into anybody’s head; mostly it is a relief. If there is no answer soon, ring them, go there, or ask somebody close by to go, and if it could be tonight call the emergency number.',
  }
}
