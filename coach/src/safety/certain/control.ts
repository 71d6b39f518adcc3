import { meets } from '../../sieve.ts'

/**
 * Control told from inside, by somebody who excuses it. Each sign alone may be how two people have arranged things;
 * money that is given out and accounted for, proof of where one is and friends cut off together are not, and less of
 * them is needed where silence punishes and the blame is taken on oneself.
 */
const they =
  '(?:he|she|hes|shes|hed|shed|my (?:husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|man|other half|missus))'
const them = '(?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|man))'
const sum =
  '(?:£|\\$|€)? ?(?:\\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|a hundred)(?: ?(?:quid|pounds|dollars|bucks|euros?|p))?'
const people =
  '(?:(?:the|my|any of (?:the|my)|all (?:the|my)|most of my|our) (?:\\w+ )?(?:girls|lads|boys|mates?|friends?|family|sister|brother|mum|mom|dad|parents|sisters|brothers|cousins?|gang|team|workmates|colleagues)|anyone|people|them|my own \\w+)'

const acts: readonly RegExp[] = [
  // Money, given out and accounted for.
  new RegExp(
    `\\b(?:i (?:\\w+ )?(?:get|am given|have|got|live on)|gives? me|hands? me|allows? me|lets me have|leaves me|puts) (?:\\w+ )?${sum} (?:\\w+ )?(?:a|per|each|every) (?:week|day|month|fortnight)\\b|\\b(?:show|give|bring|hand|send|keep)(?:ing)? ${them} (?:over )?(?:(?:all|every|the|my|a|each|single) )*(?:receipts?|change)\\b|\\b(?:show|give|bring|hand|send|keep)(?:ing)? (?:(?:all|every|the|my|a|each|single) )*receipts? (?:to|for) ${them}\\b|\\b(?:ask|asking|check with|clear it with|run it past) ${them} (?:first |before )?(?:before (?:i )?(?:buy|buying|spend|spending)|for (?:money|cash|petrol|bus fare|my own)|if i (?:need|want) (?:to buy|money|anything))|\\b${they} (?:\\w+ ){0,2}?(?:gives?|giving) me (?:my |an? )?(?:allowance|pocket money|bus money|lunch money|spending money|housekeeping)\\b|\\bmy (?:wages|pay|salary|benefits|tips|pension) (?:\\w+ )?(?:go|goes|gets? paid|is paid|are paid|gets? put) (?:straight )?(?:in)?to (?:his|her) \\w+|\\b${they} (?:\\w+ ){0,2}?(?:moves?|moved|puts?|transfers?|transferred) my (?:wages|pay|salary|money) (?:to|into|in) (?:his|her)\\b`,
  ),
  // Proof of where one is.
  new RegExp(
    `\\b(?:send|sending|text|take|post) (?:${them} )?(?:a |an |the )?(?:\\w+ )?(?:pics?|pictures?|photos?|selfies?|snaps?|videos?|location|pin|screenshot)(?: \\w+)?(?: to ${them})? (?:when(?:ever)?|every time|each time|as soon as|once|so (?:that )?(?:he|she)|to (?:prove|show)|from|of where|if)(?: i| im|(?: knows?)| that| (?:he|she)|\\b)|\\b(?:has|have|keeps?|wants?|put|likes?|needs?|makes me (?:keep|have|share)) (?:to have )?my (?:live )?location\\b(?: \\w+)?|\\b(?:got|has|have) (?:a |an )?(?:tracker|app|life360|find my)(?: \\w+)? on my (?:phone|car)\\b|\\b${they} (?:\\w+ ){0,2}?(?:goes|looks|went|checks|scrolls|reads) ?(?:through )?my (?:phone|messages|texts|dms|whatsapp|call log|emails?)\\b|\\b(?:have to|got to|need to|has me|must|supposed to|likes me to|wants me to|makes me) (?:\\w+ )?(?:ring|call|text|facetime|video ?call|check in|phone|message) (?:${them} )?(?:in )?(?:when(?:ever)?|every|each|as soon as|on my (?:break|lunch)|before i|the (?:minute|second|moment))`,
  ),
  // Friends and family cut off.
  new RegExp(
    `\\b(?:dont|do not|never|hardly|barely|rarely|no longer) (?:\\w+ )?(?:see|go out with|meet|speak to|talk to|hang out with|text|ring) ${people} (?:\\w+ )?(?:any ?more|these days|now|much)\\b(?=[^\\n]{0,90}\\b(?:(?:he|she) (?:\\w+ )?(?:says?|said|thinks?|reckons|doesnt|dont|didnt|hates?|prefers|gets?|wants?|cant stand|decided|likes me)|because of (?:him|her))\\b)|\\b${they} (?:\\w+ ){0,2}?(?:says?|said|thinks?|reckons?|decided|tells? me|told me) (?:that )?(?:${people}(?: \\w+)? ?(?:is|are|s|re|was|were)?|theyre|they are|shes|hes|she is|he is) (?:\\w+ ){0,2}?(?:bad influence|bad news|poison\\w*|toxic|trouble|no good|jealous of us|beneath (?:me|us)|against (?:him|her|us)|turning me|slags?|slappers?|trying to (?:split|break))|\\b(?:is|are|theyre|shes|hes) (?:\\w+ )?(?:a bad influence|bad news|poison\\w*|toxic|no good),? ${they} (?:always |just )?(?:says?|said|thinks?|reckons?)\\b|\\b(?:stopped|quit|gave up|given up|dropped|cut off|cancelled) (?:going (?:to|out)|seeing|meeting|speaking to|talking to|playing|my|with)\\b[^.\\n]{0,50}\\b(?:because|cos|since|as) ${they} (?:doesnt|dont|didnt|hates?|cant stand|gets?|got|is|was|goes|kicks|sulks|worries|thinks|wasnt)|\\b${they} (?:\\w+ ){0,2}?(?:doesnt|dont|didnt|does not) (?:\\w+ )?(?:like|want|trust) (?:it when i |me (?:seeing|going|talking|being|having|out)|${people}|how (?:long|late|often) i)`,
  ),
]
const burdens: readonly RegExp[] = [
  // Silence that punishes.
  new RegExp(
    `\\b(?:go|goes|went|gone|going) (?:completely |totally |all |dead |stone )?(?:silent|quiet|cold)(?: on me)? (?:for|till|until|on me)\\b|\\b(?:silent treatment|cold shoulder)\\b|\\b(?:ignores?|ignored|blanks?|blanked|not speak(?:ing)? to|doesnt (?:speak|talk)(?: to)?|wont (?:speak|talk)(?: to)?|didnt (?:speak|talk) to|wouldnt (?:speak|talk) to|sulks?(?: at)?|sulked) ?(?:me )?(?:for (?:\\w+ )?(?:days|weeks|hours|a week|a day)|all (?:day|week|weekend)|till|until)\\b`,
  ),
  // The blame, taken on.
  /\b(?:stop|stopped|not|avoid|keep|kept|i|always) (?:\w+ )?(?:wind(?:ing)?|set(?:ting)?|push(?:ing)?|provok\w+|annoy(?:ing)?|upset(?:ting)?|mak(?:e|ing)|anger(?:ing)?|trigger(?:ing)?) (?:him|her|his buttons|her buttons)(?: (?:up|off|angry|mad|cross|like that|worse))?\b|\b(?:im|i am|i know im|i know i can be|i can be) (?:\w+ )?(?:not easy to (?:live|be) with|hard work|a lot to (?:take|handle|deal)|difficult to live with|annoying|useless|rubbish|too much|the problem|hard to live with|stupid|clumsy|messy)\b|\b(?:i must be|i am|i know im) (?:\w+ )?(?:hard|difficult|a nightmare|impossible) to (?:live|be) with\b|\b(?:it is|its|was|all|entirely|partly|probably|mostly) (?:all |really |probably |partly |mostly )?my (?:own )?fault\b|\b(?:i (?:bring|brought) it on myself|i (?:deserve|deserved|asked for) it|i should know better|i must have done something|if i (?:was|were|could be|just) (?:\w+ ){0,3}?(?:better|easier|calmer|tidier|quieter|did what)|so (?:he|she) (?:doesnt|wouldnt|does not|didnt) have to (?:get|be|act|shout|go) (?:like that|so \w+|angry|mad))\b/,
  // The excuse.
  /\bnever (?:once )?(?:laid|lays|raised|lifted|put) a (?:finger|hand) (?:on|to|against) me\b|\b(?:its|it is|thats|that is) (?:\w+ )?(?:only |just )?(?:because (?:he|she) (?:cares|worries|loves|gets worried)|for my own (?:good|safety)|sweet really|how (?:he|she) shows)|\bso (?:he|she) knows (?:that )?im (?:safe|ok|there|really there)\b|\b(?:hes|shes|he is|she is) (?:probably |usually |always )?right\b|\bwhich (?:is|i suppose is) (?:fine|fair)\b/,
]
/** What both have arranged, what has a reason of its own, and what is over. */
const mutual =
  /\b(?:we both|we (?:\w+ )?(?:agreed|share|decided)|each other|both of us|so do i|i do the same|(?:and )?i have (?:his|hers)|debt plan|budget together|hiking|running alone|left (?:him|her)|my ex|years ago|used to)\b/
/** Parents and a job set limits too. */
const inCharge =
  /\b(?:my (?:mum|mom|mother|dad|father|parents|nan|gran|stepdad|stepmum|stepmom|boss|manager|landlord|employer|teacher|sponsor|son|daughter|kids?)|homework|curfew|grounded|pocket money)\b/
const partner =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|bf|gf|marri\w+|relationship|together|other half|love (?:him|her)|boyf\w*)\b/

/** At most so much is read as one account. */
const LONGEST = 1200

/** 2 where what is told is control, 1 where it may be; 0 else. */
export function controlIn(folded: string): 0 | 1 | 2 {
  if (!/\b(?:he|she|hes|shes|him|her)\b/.test(folded) || !/\b(?:i|im|ive|me|my)\b/.test(folded)) return 0
  let most: 0 | 1 | 2 = 0
  for (let from = 0; from < Math.min(folded.length, 20_000) && most < 2; from += LONGEST / 2) {
    const part = folded.slice(from, from + LONGEST)
    const held = acts.filter((act) => meets(act, part)).length
    const borne = burdens.filter((burden) => meets(burden, part)).length
    const weight = held >= 2 || (held === 1 && borne >= 2) ? 2 : held === 0 && borne >= 2 && punished(part) ? 1 : 0
    if (weight > most && !mutual.test(part) && (!inCharge.test(part) || (partner.test(part) && held >= 2)))
      most = weight
    if (from + LONGEST >= folded.length) break
  }
  return most
}

/** Whether one sentence holds such an act, which is what to quote of the whole. */
export const actOfControl = (folded: string): boolean => acts.some((act) => meets(act, folded))

/** Made to say sorry before one is spoken to again. */
const punished = (part: string): boolean =>
  /\b(?:till|until) i (?:\w+ ){0,2}?(?:work(?:ed)? out what i did|figure(?:d)? out what i did|say|said|apologi[sz]\w*|beg|begged|give in|gave in|crawl\w*|grovel\w*|admit\w*)\b/.test(
    part,
  )
