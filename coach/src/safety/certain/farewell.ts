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

/** What is dear to somebody, and is not lent for an evening. */
const dear =
  '(?:records?|vinyls?|record (?:player|collection)|guitars?|bass|drums?|drum kit|decks|keyboard|piano|violin|trumpet|synth|xbox|playstation|ps ?[345sae]|nintendo|switch|pc|computer|laptop|ipad|tablet|macbook|camera|telescope|bikes?|motorbike|moped|skateboard|surfboard|watch|watches|rings?|necklace|bracelet|locket|jewell?ery|medals?|trophies|books?|comics|collection|cards|lego|games|football shirts?|leather jacket|boots|trainers|sneakers|tools|fishing (?:rods?|gear|stuff)|rods|golf clubs|paintings?|drawings|sketchbooks?|poems|notebooks?|lyrics|plants|dog|cat|rabbit|hamster|fish|tortoise|horse|clothes|tattoo gear|stuff|things|belongings|telly|tv|car|van|savings|teddy)'
const mine = `(?:all (?:of )?)?my (?:\\w+ )?${dear}`
/** Who is to have it, said of what is to come: an offer, a wish, an order. */
const handedOn = new RegExp(
  `\\b(?!(?:he|she|they|ex|wife|husband) (?:can|could|should) (?:keep|take))\\w+ (?:can|could|should|may|might as well|get(?:s)? to|is to|are to) (?:all )?(?:have|keep|take) (?:all )?${mine}\\b|\\b(?:want|would like|like|rather|love) (?:for )?(?:you|him|her|them|our \\w+|my \\w+|\\w+) to (?:have|keep|take) (?:all )?${mine}\\b|\\b(?:give|gives?|pass|hand) (?:on )?${mine} (?:on )?to (?!(?:me|the (?:shop|police|garage|charity|cleaners?)|be|get)\\b)|\\b(?:give|pass) (?:him|her|them|our \\w+|my (?:\\w+ )?(?:brother|sister|son|daughter|mum|mom|dad|niece|nephew|mate|friend|kid|cousin)|\\w+) ${mine}\\b|\\b(?:leave|leaving) (?:you|him|her|them|our \\w+|my \\w+|[a-z]+) ${mine}\\b(?! (?:at|in|on|behind|with|alone|here|there|out))|\\b${mine} ?s? (?:is |are )?going to (?:you|him|her|them|our \\w+|my (?:\\w+ )?(?:mate|friend|cousin)|[a-z]+s(?=[.,!\\n]|$))|\\b(?:let|make sure) (?:him|her|them|our \\w+|my \\w+|\\w+) (?:have|has|gets?|keeps?|takes?) (?:all )?${mine}\\b|\\b${mine} (?:is|are|s) (?:all )?(?:yours|his|hers|theirs)(?: now)?\\b|\\b${mine} (?:should|can|is to|are to|must|will) go to (?:you|him|her|them|our \\w+|my \\w+)\\b|(?:^|[.,!\\n] ?|\\b(?:please|and|just|so) )keep ${mine}\\b(?! (?:in|at|on|safe|under|out|away|up|for me|till|until|there|here))`,
)
/** A loan, a swap, a clear-out, a thing that is worn or outgrown. */
const noGift =
  /\b(?:borrow\w*|lend|lent|loan|tonight|till|until|for (?:the|a) (?:weekend|week|night|day|trip|party|match)|back (?:by|on|when|after|tomorrow|monday)|while|old|spare|other|second|broken|upgrad\w+|new one|getting a new|got a new|bought|buy|sell\w*|sold|for \d+|dont (?:use|need|want|fit|wear)|never (?:use|wear|play)|outgrown|too (?:small|big|tight)|clear(?:ing|ed)? out|tip|skip|spring clean\w*|swap|deal|bet|win|wins|if you (?:lose|win|beat)|wash|charge|fix|mend|repair)\b/

/** Calm that came all at once. */
const calm =
  '(?:calm|calmer|peace|peaceful|at peace|light|lighter|free|freer|relieved|serene|clear|clearer|quiet|still|ok|okay|alright|fine|happy|happier|settled)'
const ages =
  '(?:ages|a long (?:time|while)|so long|forever|months|years|weeks|my life|i dont know how long|god knows how long)'
const suddenCalm = new RegExp(
  `\\b(?:feel|feels|feeling|felt|am|im|been) (?:\\w+ ){0,3}?${calm}(?: \\w+){0,3}?[,.:]? (?:(?:for )?(?:the )?(?:1st|first) time (?:in|for)|than i have (?:in|for)|than (?:in|for)) ${ages}\\b|\\b(?:for )?(?:the )?(?:1st|first) time (?:in|for) ${ages},? (?:i |im |ive )?(?:\\w+ ){0,4}?${calm}\\b|\\b(?:everything|it all|it|all|my head)s? (?:is |feels |has gone |seems )?(?:so |just |all |really )*(?:calm|peaceful|quiet|clear|light|simple|easy) now\\b|\\b(?:gone|went) (?:\\w+ )?(?:quiet|calm|still|clear|peaceful) (?:in my head|inside|finally|now)\\b|\\b(?:weight|fog|noise|storm|heaviness) (?:has |is |s |have )?(?:gone|lifted|stopped|off me)\\b|\\bfirst (?:calm|peaceful|quiet|good|easy) (?:day|night|morning|evening) (?:in|for) ${ages}\\b|\\bat peace with (?:it|everything|it all|myself)\\b|\\b(?:a |this )?(?:weird|strange|sudden|lovely|nice) (?:\\w+ )?calm\\b`,
)
const soothed =
  /\b(?:feel|feeling|im) (?:really|so|very|strangely|weirdly|properly|proper|oddly|totally|completely) (?:calm|peaceful|at peace|light|free|serene)(?: (?:now|today|tonight)\b|$|[.!])|\b(?:im|i am|ill be|i feel) (?:\w+ )?(?:alright|ok|okay|fine|good|better|sorted) now\b(?=,? (?:honest\w*|i promise|promise|really|i swear|swear|mate|love|so dont|dont)\b|$|[.!])|\b(?:you )?(?:dont|do not|wont|no need to|neednt) (?:(?:have|need) to )?(?:be )?worr(?:y|ied|ying) (?:about|over) me (?:any ?more|now|again|ok)\b|\bit(?:s| is| will| ll)? (?:all )?(?:going to be |be )?(?:ok|okay|alright|over|fine) (?:now|soon)\b/
/** What one says at the end: thanks for a whole life, a charge to those who stay. */
const lastWords =
  /\b(?:thanks|thank you|thankyou|thankful|thx|cheers|ta|grateful) (?:so much |mate |\w+ )?for (?:everything|(?:all|everything) (?:that )?(?:youve|you have|you) (?:ever )?(?:done|did|do|been)|(?:always )?(?:being|having been) (?:there|(?:such )?(?:a|my) (?:\w+ )?(?:mate|friend|brother|sister|mum|mom|dad|pal))|(?:all )?the (?:laughs|memories|good times|years|love)|putting up with me|loving me|trying)\b|\bsorry for everything\b|\bsorry (?:for being|ive been|i have been) (?:\w+ ){0,4}?(?:burden|rubbish|pain|trouble|let ?down|disappointment|mess|worry)\b|\b(?:you|youve) (?:were|have been|been) always (?:so |been )?(?:good|kind|there|lovely)(?: (?:to|for) me)?\b|\balways (?:have|will)(?=[.,!\n]|$)|\bsorry (?:that )?i (?:was|am|have been|wasnt|couldnt be) (?:\w+ ){0,4}?(?:burden|rubbish|better|enough|worry|pain|trouble|let ?down|disappointment)\b|\b(?:youve|you have|you were|you are|youre) (?:always )?(?:been )?(?:a |the |my )(?:good|great|best|better|true|proper|real|brilliant|amazing|lovely) (?:\w+ )?(?:mate|friend|brother|sister|mum|mom|dad|pal|son|daughter)\b|\b(?:whatever|no matter what) happens\b|\b(?:always )?remember (?:me|(?:that )?i (?:always )?loved?)\b|\b(?:look after|take care of|be good to|be kind to) (?:mum|mom|dad|yourself|each other|the (?:kids|dog|cat|family)|our \w+|my (?:\w+ )?(?:mum|mom|dad|kids|brother|sister|dog|cat))\b(?: for me)?|\bdont (?:forget|miss) me\b/
/** Who was helped to it, or says what it is about. */
const helped =
  /\b(?:help(?:ed|s|ing)? me|because of you|thanks to you|since (?:i|we|you|the)|after (?:the|a|my|our|that)|now (?:that )?(?:the|hes|shes|theyre|weve|we)|weekend|last night|yesterday|today was|sleep|slept|walk(?:s|ing)?|yoga|meditat\w*|running|gym|beach|sea|countryside|massage|spa|meds|medication|tablets|exams?|moved|blocked|safe|night off|day off|dinner|party|baby|died|(?:ill|unwell) for|loss|grief|suffering)\b/

const reported =
  /\b(?:he|she|they|(?:my|our) (?:\w+ )?(?:friend|mate|bestie|brother|sister|son|daughter|mum|mom|dad|cousin|flatmate|housemate|roommate|colleague|nephew|niece|uncle|aunt|neighbour|neighbor|husband|wife|partner|boyfriend|girlfriend|ex)) (?:just |also |then |keeps |kept )?(?:says?|saying|said|texts?|texted|sent|wrote|told|tells|telling|messaged|posted|thanked|gave me)\b/
/** What somebody told the writer, in that one's own words: "he says I can have his guitar" becomes an offer. */
const asTheirs = (folded: string): string =>
  folded
    .replace(/\bi (can|could|should|am to) (have|keep|take)\b/g, 'you $1 $2')
    .replace(/\b(want\w*|like) me to (have|keep|take)\b/g, '$1 you to $2')
    .replace(/\b(?:his|her|their)\b/g, 'my')
    .replace(/\b(?:hes|shes|theyre|he is|she is|they are)\b/g, 'im')
    .replace(/\b(?:he|she|they) (?:seems?|sounds?|looks?|feels?|felt|seemed|sounded)\b/g, 'i feel')
    .replace(/\bthank(?:s|ed|ing)? me for\b/g, 'thanks for')

/**
 * Signs of which each is everyday, summed over the text: dear things handed on, a sudden calm, a reassurance, last words.
 * 2 where they leave little doubt, 1 where they are to be asked about.
 */
export function lastWordsIn(written: string): { weight: 0 | 1 | 2; thirdParty: boolean } {
  const thirdParty = reported.test(written.slice(0, 20_000))
  const folded = thirdParty ? asTheirs(written) : written
  let most = 0
  for (let from = 0; from < Math.min(folded.length, 20_000); from += LONGEST / 2) {
    const part = folded.slice(from, from + LONGEST)
    const parting = meets(lastWords, part) ? 1 : 0
    const calmed = meets(suddenCalm, part) && !helped.test(part) ? 2 : meets(soothed, part) ? 1 : 0
    if (parting + calmed > 0 && !explained.test(part)) {
      const gift = part.split(/[.!?\n]/).some((sentence) => meets(handedOn, sentence) && !noGift.test(sentence)) ? 2 : 0
      most = Math.max(most, gift + calmed + parting)
    }
    if (from + LONGEST >= folded.length) break
  }
  return { weight: most >= 4 ? 2 : most === 3 ? 1 : 0, thirdParty }
}

/** Whether one sentence holds the sign that weighs most, which is what to quote of the whole. */
export const handsOn = (folded: string): boolean => meets(handedOn, folded) && !noGift.test(folded)

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
