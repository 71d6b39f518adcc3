import { meets } from '../../sieve.ts'

/**
 * Somebody who puts their life in order to leave it. Each sign alone is everyday (a will, a letter, a calm evening, a
 * dog that moves house); two kinds of them together, with nothing that explains them, are not.
 */
const signs: readonly RegExp[] = [
  // What one would not give away.
  /\b(?:gave|given|giving|rehomed|rehoming|gifted|handed over|found (?:a )?(?:new )?home for|going to (?:my|a) (?:sister|brother|friend|neighbour|mum|mom|dad|cousin|mate)s?|signed over)\b(?:(?! i )[^.?!\n]){0,40}?\b(?:my|the|our) (?:\w+ )?(?:cat|cats|dog|dogs|pet|pets|rabbit|hamster|horse|guitar|records|things|stuff|possessions|belongings|clothes|jewell?ery|ring|rings|car|bike|savings|books|instruments?|camera|watch|ps5|xbox|laptop)\b|\b(?:rehomed|rehoming)\b|\b(?:dog|cat|pets?|cats|dogs) (?:is|are|has|have) (?:going|gone|been (?:given|rehomed)) (?:to|with)\b|\bleft (?:you )?(?:my|the) (?:guitar|records|ring|bike|books|camera|watch|piano|jewell?ery|necklace)\b[^.?!\n]{0,30}\b(?:at your|with your|for you|on your|with a note)\b|\b(?:gave|given|giving) (?:away )?(?:everything|all (?:of )?my (?:things|stuff|clothes|savings|books|possessions))\b|\bgave away\b/,
  // What others need afterwards.
  /\b(?:passwords?|log ?ins?|pins?|account details|bank (?:card|details))\b/,
  /\b(?:where (?:the|my) (?:will|insurance|papers|policy) (?:is|are)|my will\b(?! ?power)|will is (?:in|with|on)|insurance papers|the deeds|funeral (?:plan|songs?|money|to be))\b/,
  /\b(?:wrote|written|writing|write|left|leaving|finished|done|sealed)\b[^.?!\n]{0,30}\b(?:letters?|notes?)\b[^.?!\n]{0,40}\b(?:each|every|everyone|kids|children|mum|mom|dad|parents|family|them|him|her|my (?:\w+ )?(?:sister|brother|wife|husband|son|daughter|friends?))\b|\b(?:wrote|written|left) (?:them|him|her|everyone|everybody|each)\b[^.?!\n]{0,20}\b(?:letters?|notes?)\b|\bletters? (?:are|is) (?:all )?(?:done|written|ready|finished|sealed)\b|\b(?:a|the) note (?:for|to) (?:mum|mom|dad|my|them|him|her|everyone|the)\b/,
  // A calm that came with a decision.
  /\b(?:peace(?:ful)?|calm|calmer|relief|relieved|lighter|serene|not (?:sad|scared|afraid|angry) any ?more|no(?:t| longer) (?:sad|scared|hurting)|quiet in my head)\b[^\n]{0,60}\b(?:decided|decision|made up my mind|know what (?:im|i am) going to do|in order|sorted|settled|done|planned)\b|\b(?:decided|decision|made up my mind|in order|sorted|settled|planned)\b[^\n]{0,70}\b(?:peace(?:ful)?|calm|calmer|relief|relieved|lighter|serene|not (?:sad|scared|afraid) any ?more)\b|\b(?:now (?:that )?(?:its|it is|ive|i have) (?:all )?decided|its decided|ive decided when)\b/,
  /\b(?:everything|affairs|papers|bills|things|all)(?: is| are| my)? (?:\w+ )?(?:in order|settled|paid off|sorted|tied up|taken care of)\b|\b(?:paid off|settled|cleared) (?:my|all|the|everything)\b|\bsorted (?:out )?(?:the|my|all) (?:bills|papers|affairs|accounts|funeral|will|insurance)\b/,
  // Whoever reads it is to be free of blame.
  /\b(?:dont|do not|never|please dont) (?:\w+ )?(?:feel (?:bad|guilty)|blame (?:yourself|yourselves|him|her|them)|be (?:sad|angry) (?:at|with|about|for) me) ?(?:about|for|over)? ?(?:anything|any of (?:it|this)|me|this)?\b(?! (?:about|for|if|that) (?:the|your|being|cancel\w*|missing|not|saying))|\b(?:nothing|none of (?:it|this)) (?:\w+ ){0,3}?(?:your|his|her|their|anyones) fault\b|\bnothing you could have (?:done|said)\b/,
  // Nothing is planned beyond a day.
  /\b(?:i|ill|we)? ?(?:wont|dont|will not|not going to|no longer) (?:be )?need(?:ing)? (?:(?:one|it|them|that|those|any of (?:it|this))(?: any ?more| where im going| after| soon| now)?\b|(?:my \w+|a \w+|to (?:buy|book|plan|renew|pay|save)(?: \w+){0,3}) (?:any ?more|where im going|soon|after))|\bnothing (?:\w+ ){0,3}?matters (?:after|any ?more after)\b|\b(?:after|by) (?:tonight|tomorrow|sunday|monday|the weekend|friday|saturday)\b[^.?!\n]{0,30}\b(?:nothing|none of|doesnt matter|wont matter|over)\b/,
  /\b(?:said|saying|say) (?:all )?(?:my )?(?:last )?goodbyes?\b|\bgoodbye (?:to everyone|everyone|letters?|notes?)\b|\bhugged (?:them|everyone|the kids) (?:extra|longer|one last|goodbye)\b|\bone last (?:time|hug|look)\b/,
  /\bleft (?:my )?(?:\w+ )?(?:keys|phone|ring|wallet|purse|bank card|cards)(?: and (?:my )?\w+(?: \w+)?)? (?:on|at|with|in) (?:the|my|him|her|mum)\b/,
]
/** What explains it: a move, a journey, an end that is no death, somebody else's death. */
const explained =
  /\b(?:wedding|bride|moving|moved|move (?:house|out|in|to)|abroad|emigrat\w*|holidays?|vacation|trip|travel\w*|airport|uni|university|college|job|work|office|allerg\w*|birthday|christmas|counsell?\w*|therap\w*|retir\w*|pregnan\w*|new (?:flat|home|place|house|baby|phone)|school|class|leaving do|router|netflix|wifi|spotify|streaming|hospital|divorce\w*|broke up|break ?up|left (?:him|her)|leaving (?:him|her)|ex\b|split|mortgage|course|charity|vinted|ebay|car boot|declutter\w*|kittens|puppies|spain|germany|france|australia|army|deploy\w*|gp|estate agent|solicitor|grandad|grandma|gran\b|nan\b|funeral of|passed away|by mistake|forgot|again lol|lol|haha\w*|thank ?you (?:letters?|notes?)|quit(?:ting)?|relationship|engaged|propos\w*|the house|the flat|kitchen|wedding|baby shower|novel|film|book)\b/

/** Told of somebody else: they gave away what is theirs, and nothing of it is the writer's own doing. */
const ofSomeone =
  /\b(?:gave|given|giving|gives) (?:away )?(?:all (?:of )?)?(?:his|her|their) |\b(?:he|she|they) (?:\w+ )?(?:gave|has given|have given) away\b/
const ofWriter =
  /\b(?:i|ive|im) (?:have |has |just |finally |also |already |all )*(?:gave|given|giving|wrote|written|said|saying|left|leaving|paid|settled|sorted|rehomed|decided|hugged|handed|feel|calm|wont|dont|put)\b/

/** At most so much is read as one account. */
const LONGEST = 900

/** How many kinds of such signs stand together; 0 where something explains them, or where they are somebody else's. */
export function farewellIn(folded: string): number {
  if (!/\b(?:i|ive|im|my|ill)\b/.test(folded)) return 0
  if (ofSomeone.test(folded) && !ofWriter.test(folded)) return 0
  let most = 0
  for (let from = 0; from < Math.min(folded.length, 20_000); from += LONGEST / 2) {
    const part = folded.slice(from, from + LONGEST)
    const met = signs.filter((sign) => meets(sign, part)).length
    if (met > most && !explained.test(part)) most = met
    if (from + LONGEST >= folded.length) break
  }
  return most
}
/** One sign is enough for this one: nobody says it of a sale or a diary. */
export const needsNothing = (folded: string): boolean =>
  /\b(?:wont|dont|will not) need (?:one|it|a (?:coat|present|birthday)) (?:where im going|by then|after)\b|\bwont (?:be )?need(?:ing)? (?:one|it|them) (?:where im going|by then)\b|\bdont need to (?:buy|plan|book|renew)\b[^.?!\n]{0,40}\b(?:wont|not going to) (?:need|be (?:here|around))\b|\bnothing (?:\w+ ){0,3}?matters after (?:tonight|tomorrow|today|sunday|monday|saturday|friday|this weekend|the weekend)\b/.test(
    folded,
  ) && !explained.test(folded.slice(0, LONGEST))
