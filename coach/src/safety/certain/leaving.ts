import { meets } from '../../sieve.ts'

/**
 * Somebody who hands on the animal that is theirs, leaves work or a course for good and lifts the blame. Each alone is
 * everyday; together, with no new place and no other life named for them, they are asked about or taken as a farewell.
 */
const pet =
  '(?:dogs?|doggo|pup|puppy|puppies|cats?|kittens?|rabbits?|bunny|bunnies|hamsters?|guinea pigs?|budgies?|birds?|parrot|fish|tortoise|horse|pony|ferrets?|gerbils?|snake|gecko|hens|chickens|pets?|animals)'
const theirs = `(?:the|my|our|me) (?:\\w+ )?${pet}`
const keeper =
  '(?:(?:my|the|your|our|her|his) (?:\\w+ )?\\w+|mum|mom|mam|dad|nan|gran|grandma|auntie \\w+|a (?:good )?(?:home|family|lady|friend)|(?!(?:home|work|the|vets?|groomers?|kennels?|me|us|a)\\b)[a-z]+)'
const placed = new RegExp(
  `\\b(?:rehom(?:ed|ing)|re homed|(?:sorted|found) (?:a (?:\\w+ )?(?:home|place) for|somewhere for)|(?:gave|given|giving) away|signed over) (?:the|my|our) (?:\\w+ )?${pet}\\b|\\b(?:gave|given|giving) ${theirs} (?:away|to ${keeper})\\b|\\b(?:sorted|found|settled|arranged)(?: out)? ${theirs}\\b(?=(?: a (?:\\w+ )?home\\b)|[^\\n]{0,24}\\b(?:at|with|going to|has (?:her|him|them|it)) \\w)|\\b(?:took|taken|dropped|left|moved) ${theirs} (?:\\w+ )?(?:to|at|with|round (?:to|at)) ${keeper}(?: \\w+)? for good\\b|\\b${theirs}s? (?:is|are|lives?|will be|has gone|have gone|goes) (?:now )?(?:with|at|to|going to) ${keeper}(?: \\w+)? (?:now|for good)\\b|\\b(?:is|are|will be|s) (?:going to (?:keep|have|take)|keeping|having|taking) (?:on )?${theirs}\\b`,
)
const post =
  '(?:work|(?:my |the )?(?:boss|manager|gaffer|supervisor|team|office|uni|university|college|school|tutor|job|course|hr|shift))'
const quits = new RegExp(
  `\\b(?:told|texted|emailed|rang|phoned|messaged|let) (?:them at )?${post} (?:\\w+ )?(?:that )?(?:know )?(?:i )?(?:im|i am|ill|i|i will)? ?(?:not|wont|never|be not) (?:be )?(?:coming|going|come|back|in|returning|return)\\b(?! (?:today|tomorrow|tonight|this|on|monday|tuesday|wednesday|thursday|friday|in (?:today|tomorrow|this|on)|till|until))|\\bhand(?:ed|ing) (?:my notice in|in my notice)\\b|\\b(?:packed in|jacked in|chucked in|quit|dropped out of|walked out of|resigned from|packed up) (?:my |the )?(?:job|work|uni|university|college|course|degree|apprenticeship)\\b|\\b(?:packed|jacked|chucked) (?:my |the )?(?:job|work|uni|university|college|course) in\\b`,
)
const unblamed =
  /\b(?:none|nothing) (?:of (?:it|this|that|what \w+ \w+) )?(?:(?:was|is|will be|were) )?(?:ever |any of )?(?:\w+ )?(?:your|yours|anyones|his|her) (?:fault|doing)\b|\b(?:it|this) (?:was|is|isnt|wasnt|s) ?(?:never|not)? ?(?:ever )?(?:your|anyones) fault\b(?! (?:about|for|if|that|the))|\b(?:dont|do not|never|please dont) (?:\w+ )?(?:ever )?blame (?:yourself|yourselves|him|her|them|mum|dad)\b|\b(?:you (?:couldnt|could not) have (?:done|changed|stopped|known)|(?:nothing|isnt anything|wasnt anything) (?:more )?you could(?:ve| have) (?:done|said|changed))\b/
const dear =
  /\b(?:(?:always )?lov(?:e|ed) you|love u|just want(?:ed)? you to know|i want you to know|thank you for|look after|take care of)\b/
/** Another life that these belong to, or a time after which all is as before. */
const elsewhere =
  /\b(?:new (?:job|place|flat|house|role|baby|home in|start in|course)|better (?:job|offer|pay|paid)|start(?:ing|s)? (?:at|on|in|with|my|a|the|monday|next)|offer\b|interview|mov(?:e|ed|ing)|abroad|emigrat\w*|holidays?|vacation|trip|travel\w*|flight|airport|allerg\w*|maternity|pregnan\w*|retir\w*|isnt for me|not for me|wasnt for me|hate (?:law|it|the|my|that)|career|study(?:ing)?|transfer\w*|gap year|landlord|tenancy|no pets|split|divorc\w*|break ?up|broke up|leaving (?:you|him|her)|for the (?:week\w*|night|day|summer|month)|(?:un)?till?|while (?:we|i|im|were)|over (?:easter|christmas|the)|back (?:on|by|next|sunday|monday)|lol|haha\w*|spain|france|germany|australia|canada|hospital|op|operation|rehab|army|deploy\w*|puppies|kittens|litter|walk(?:ed|ies)?)\b/
/** "He gave the dog away": nothing of it is the writer's. */
const another =
  /\b(?:he|she|they|my (?:\w+ )?(?:ex|wife|husband|brother|sister|mum|mom|dad|son|daughter|boss)) (?:has |have |just )*(?:gave|given|rehomed|quit|handed|told|packed|dropped|sorted)\b/

/** At most so much is read as one account. */
const LONGEST = 700

/** 2 where they leave little doubt, 1 where they are to be asked about. */
export function leavingIn(folded: string): 0 | 1 | 2 {
  let most: 0 | 1 | 2 = 0
  for (let from = 0; from < Math.min(folded.length, 20_000) && most < 2; from += LONGEST / 2) {
    const part = folded.slice(from, from + LONGEST)
    const freed = meets(unblamed, part)
    const met = [placed, quits].filter((sign) => meets(sign, part)).length + (freed ? 1 : 0)
    if (met >= 2 && !elsewhere.test(part) && !another.test(part)) most = met === 3 || (freed && dear.test(part)) ? 2 : 1
    if (from + LONGEST >= folded.length) break
  }
  return most
}
