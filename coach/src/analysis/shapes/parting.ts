import { mayMeet } from '../../sieve.ts'
import { laughs, sentenceWith, type Shape, type Shaping, wholeOf } from './shape.ts'

const elder =
  '(?:dad|daddy|father|mum|mummy|mother|mam|gran|granny|grandma|nan|nana|nanna|grandad|granddad|grandpa|gramps|auntie|aunty|aunt|uncle|papa|pops|grandmother|grandfather|husband|wife|brother|sister|son|daughter)'
const sick = `(?:(?:my |your |our |poor )?${elder}|he|she|they)`

const goodbyes =
  /\b(?:say|saying|said|to say) (?:(?:your|our|my|their|his|her|all our|a proper|the last) )+good ?byes?\b|\bsay good ?bye to (?:him|her|dad|mum|gran|granny|grandad|nan|nana|grandma|grandpa)\b/
/** A leaving do, a flight, a move: they part and live. */
const travelling =
  /\b(?:flight|fly(?:ing)?|airport|plane|train|station|taxi|gate|party|leaving (?:do|drinks|party)|last day|drinks|retire\w*|new job|mov(?:e|ing) (?:out|away|to)|school|camp|uni|holiday|before (?:we|they|you|i) (?:leave|go|set off|fly)|house|flat|car|dog|cat|vet|(?:wanted|got|get|chance|able|time|wish \w+|never) to (?:have )?(?:say|said)|couldnt say|didnt say|lol|haha\w*)\b/
const short = new RegExp(
  `\\b(?:nurses?|doctors?|consultant|hospice|hospital|ward|carers?|palliative|sister on the ward|they) (?:\\w+ )?(?:says?|said|saying|thinks?|thought|reckons?|reckoned|told us|dont think|does not think|doesnt think)\\b.{0,30}\\b(?:(?:wont|not|isnt|not going to|not be) (?:be )?(?:very |too |that )?long|(?:hasnt|havent|hasn t) (?:got )?(?:very |too )?long|(?:only )?(?:got )?(?:a matter of|hours|days|a day or two|a few (?:hours|days))(?! (?:ago|late|off|delay|wait))|(?:last|through|make it to|see) (?:the night|the weekend|tonight|morning|tomorrow|christmas)|(?:very |getting )?close now|near the end|to prepare|come (?:in )?now|time (?:to come|is short))\\b|\\b${sick}(?:s| is| has| hasnt| isnt)?(?: \\w+){0,2} (?:(?:not|hasnt|isnt) (?:got )?(?:very )?long(?: left| now| to go| for this)?|near the end|at the end now|slipping away|fading (?:fast|now|away)|on (?:a |the )?(?:syringe )?driver|on end of life|only got (?:hours|days))\\b`,
)
const ending =
  /\b(?:end of life (?:care|meds|pathway|plan)|syringe driver|stopp(?:ed|ing) (?:the |his |her |all )?(?:treatment|fluids|feeding|antibiotics)|(?:making|keeping|made|keep) (?:him|her|dad|mum|gran|grandad|nan) comfortable|turn(?:ed|ing) off the machines?|breathing(?:s| has| is)? (?:changed|gone|different|slow\w*|shallow))\b/
const called =
  /\b(?:theyve|they have|they|hospital|the ward|hospice|the nurses?|the home)(?:s| has| have)? (?:just )?(?:called|phoned|rung|rang|asked|sent for|calling|told) (?:us all|us|the family|all of us|everyone|the whole family)(?: to come)?(?: (?:in|back in|up|together))?\b(?=[.!]?$| now| tonight| this| to (?:be|come|say)|, )/
const atWork =
  /\b(?:work|shift|boss|manager|office|meeting|interview|overtime|hr|teacher|school|head|police|court|class|rota|assembly|lunch|dinner|tea|table|for (?:a|an|the) (?:chat|talk|meeting|interview|quote))\b/
const asking = new RegExp(
  `\\b${sick}(?:s| is| has been|s been| keeps| kept)? (?:been )?ask(?:s|ed|ing)? (?:for|after) you\\b`,
)
const soon =
  /\b(?:(?:you|u) (?:might|may|should|will|ought to|need to|had better|better|really should|probably should)|youd better|youll|id|i would|if you (?:want|can|are able)|if youre|please|just|think you)\b.{0,30}\b(?:come|get (?:here|home|up here|down here|over|on a)|be here|be with us|fly|drive|travel|head|visit|see (?:him|her|them|dad|mum|gran|grandad|nan|nana|grandma|grandpa|granny|granddad))\b.{0,40}\b(?:sooner(?: rather)?(?: than later)?|while (?:you|we|he|she|there|theres)(?: still)?(?: can| time)?|before (?:its|it is) too late|rather than (?:leave|wait|put)|dont (?:leave|wait|put)|today(?: if| rather)|tonight if|as soon as you can|quickly|not (?:leave|wait)|dont leave it)\b|\bdont leave it (?:too|much|any) (?:long|late|longer)\b|\bi think (?:its|it is|this is) (?:time|it|the end)\b/
const seeing = new RegExp(
  `\\bif (?:you|u) (?:want|wanted|would like|were hoping|hope) to see (?:him|her|them|(?:(?:uncle|auntie|aunty|aunt) )\\w+|(?:your |my |our )?${elder})\\b.{0,30}\\b(?:come|get here|get up here|do it)\\b.{0,12}\\b(?:today|tonight|now|soon|this (?:week|weekend))\\b|\\b(?:were|we are)(?: all)? (?:here |sat |sitting )?with ${sick.replace('|he|she|they', '|him|her')}(?: now)?\\b.{0,20}\\b(?:you (?:need|ought|should|had better)|please|you better) (?:to )?(?:come|get here|be here)\\b`,
)
const gathered =
  /\b(?:they|hospital|hospice|home|ward|nurses?|doctors?) (?:\w+ )?(?:think|thinks|thought|say|says|said|want|wants|reckon|feel|asked) (?:that )?(?:we (?:should )?(?:all )?|(?:the |all the )?family |all of us |everyone |everybody |you (?:should )?)(?:should |ought to |need to |to )?(?:be there|come|come in|be with (?:him|her)|gather|get there)\b|\b(?:everyone|everybody|all of us|us all|the family) (?:is )?(?:round|around|at|by) (?:the|his|her) bed(?:side)?\b|\bprepare (?:yourself|yourselves|for the worst)\b.{0,50}\b(?:come|get here|get home|be here)\b/
const grave =
  /\b(?:hospital|hospice|ward|nurses?|doctors?|bed|bedside|bad night|poorly|not good|the home (?:rang|called|phoned)|for the worst)\b/
const bedridden = new RegExp(`\\b(?:${elder}|him|her|hospital|hospice|ward|bed|poorly|nurses?)\\b`)
const errands =
  /\b(?:in town|visit(?:ing)? from|home from|back from|playing|baby|newborn|puppy|flying|till \w+day|until \w+day|tickets?|sale|sold out|parking|queue|table|food|dinner|lunch|shops?|close|closes|closing|deadline|rain|traffic|birthday|party|christmas|leftovers|cake|barbecue|bbq|wifi|match|gig|doors|lol|haha\w*|excited|cant wait)\b/

/** A visit that is soon done. */
const passing = new RegExp(
  `${errands.source}|\\b(?:scan|appointment|quick|x ?ray|jab|bloods|results|routine|discharg\\w*|(?:come|coming|go|going|allowed) home|until (?:he|she)s (?:home|out|better)|to wait|waiting (?:room|list|time))\\b`,
)

/** A call to come while there is time, in the soft words that people use at a bedside. */
export const bedside: Shaping = (seen): Shape | null => {
  const { read, text } = seen
  const bare = read.text
  if (read.words > 70 || laughs.test(text) || text.includes('?')) return null
  const well = (pattern: RegExp, most: number, unless: RegExp | null = null): Shape | null => {
    if (unless?.test(bare)) return null
    const span = sentenceWith(seen, 'bedside', pattern)
    return span && { kind: 'bedside', span, most }
  }
  const near =
    well(goodbyes, 0.7, travelling) ??
    well(ending, 0.7) ??
    well(short, 0.7, passing) ??
    (read.words <= 40 ? well(called, 0.5, atWork) : null)
  if (near) return near
  if (gathered.test(bare) && grave.test(bare) && !errands.test(bare) && !travelling.test(bare) && !atWork.test(bare))
    return { kind: 'bedside', span: sentenceWith(seen, 'bedside', gathered) ?? wholeOf(seen, 'bedside'), most: 0.5 }
  if (seeing.test(bare) && !errands.test(bare) && !travelling.test(bare))
    return { kind: 'bedside', span: sentenceWith(seen, 'bedside', seeing) ?? wholeOf(seen, 'bedside'), most: 0.5 }
  if (!mayMeet(soon, bare) || !soon.test(bare) || errands.test(bare)) return null
  return asking.test(bare)
    ? { kind: 'bedside', span: sentenceWith(seen, 'bedside', soon) ?? wholeOf(seen, 'bedside'), most: 0.65 }
    : bedridden.test(bare)
      ? well(soon, 0.5)
      : null
}

const whose =
  '(?:his|her|their|dads|mums|mams|grans|nans|nanas|grandads|grandmas|grandpas|my (?:dads|mums|brothers|sisters|sons|daughters|nans|grans)|our (?:dads|mums))'
const graveside = new RegExp(
  `(?<!\\b(?:my|your) )\\b(?:head ?stone|grave ?stone|graveside)\\b|\\b(?:to|at|from|visit\\w*|by) (?:the )?(?:grave|cemetery|crematorium)\\b|\\b${whose} (?:stone|grave|ashes|plot|urn|plaque|memorial bench)\\b|\\b(?:scatter\\w*|bury\\w*|buried|interr?\\w*) (?:the |his |her |their |dads |mums |grans |nans |grandads )?ashes\\b`,
)
const kept = new RegExp(
  `\\b(?:listen\\w*|play\\w*|hear\\w*|re ?read\\w*|reading|keep|kept|cant (?:bring myself to |bear to )?delete|dont want to delete|havent deleted|saved) .{0,20}\\b${whose} (?:old |last )?(?:voice ?mails?|voice ?notes?|voice messages?|answer ?phone message)\\b|\\b(?:still|just)? ?(?:got|have|smell|wear|wearing) .{0,6}\\b(?:his|her|dads|mums|grans|nans|grandads) (?:old )?(?:number in my phone|coat (?:on|hang)|jumper (?:still )?smells|voice on|perfume|aftershave)\\b`,
)
const theirs =
  '(?:(?:your|my|our) (?:late )?(?:dads|mums|mams|moms|mothers|fathers|nans|nanas|grans|grandads|grandmas|grandpas|brothers|sisters|sons|daughters|husbands|wifes)|dads|mums|mams|moms|nans|nanas|grans|grandads|his|her)'
const worn =
  '(?:coats?|clothes|things|stuff|jumpers?|cardigans?|dress(?:es)?|shirts?|shoes|boots|slippers|scarf|hats?|caps?|jacket|suits?|wardrobe|books|records|glasses|handbags?|tools|chair|side of the (?:bed|wardrobe))'
/** Something of theirs is given away, and then it is not. */
const keepsake = new RegExp(
  `\\b${theirs} (?:(?:old|best|good|blue|red|green|winter|last|favourite|favorite|tweed|wool\\w*) )*${worn}\\b.{0,60}\\b(?:charity|oxfam|the (?:tip|dump|skip|bags?)|bin bags?|salvation army|hospice shop|ebay|goodwill|recycling)\\b.{0,50}\\b(?:took (?:it|them|everything|the lot)(?: all)? (?:back )?(?:out|home|off)|(?:put|brought|got|hung) (?:it|them)(?: all)? (?:back|out)|(?:couldnt|cant|could not) (?:do it|bring myself|let (?:it|them) go|part|go in|leave (?:it|them))|changed my mind|kept (?:it|them)|back (?:out|on the|in the|home))\\b|\\b(?:couldnt|cant|havent been able to|not ready to|cant bring myself to|couldnt bring myself to) (?:give|throw|bag|clear|sort|part with|get rid of|move|wash|take|empty|go through) (?:away |out |up |through )?${theirs} (?:\\w+ )?${worn}\\b`,
)
/** She will want it back herself. */
const wanted =
  /\b(?:(?:she|he|mum|dad|your (?:mum|dad|mother|father))(?:d|ll| will| would) (?:kill|want|go mad|go spare|notice|murder|never forgive|have)|(?:she|he)s (?:asked|wearing|looking|got)|until (?:she|he)|(?:she|he) (?:wants|needs|asked|said|says))\b/
const without =
  /\b(?:first|another|second) (?:christmas|xmas|birthday|mothers day|fathers day|easter|new year|summer|anniversary|one|eid|diwali) (?:\w+ )?without (?:him|her|them|dad|mum|gran|granny|grandad|nan|nana|grandma|grandpa)\b|\b(?:would have|wouldve|would of|should have) (?:been|turned) (?:(?:his|her|their|dads|mums|grans|nans|grandads) (?:\w+ )?(?:birthday|anniversary|\d{1,3}(?:th|st|nd|rd))|\d{1,3}(?:th|st|nd|rd)? (?:today|tomorrow|this|next|on))\b|\b(?:a|one|two|three|five|ten|\d+) (?:years?|months?|weeks?) (?:today |tomorrow |on \w+day )?(?:since|without) (?:we lost |i lost )?(?:him|her|dad|mum|gran|granny|grandad|nan|nana|grandma|grandpa)\b(?! (?:texted|called|rang|replied|came|visited|wrote|answered))|\banniversary of (?:his|her|dads|mums|their|the) (?:death|passing|funeral)\b/
const habit =
  /\b(?:keep|kept|still) (?:(?:nearly|almost|going to|about to|wanting to|trying to|reaching for|picking up) )+(?:\w+ ){0,4}?(?:ring|rings|ringing|text|texting|call|calling|phone|phoning|tell|telling|message|messaging) (?:him|her|them|mum|dad|gran|grandad|nan|nana|grandma|grandpa)\b|\b(?:nearly|almost) (?:rang|texted|called|phoned|bought|got|set|made|told) (?:\w+ ){0,2}?(?:him|her|dad|mum|gran|granny|grandad|nan|nana|grandma|grandpa)\b.{0,40}\b(?:today|this morning|card|place|present|tea|cup|again|before i remembered|then remembered|like)\b|\bstill (?:lay|set|put|make|pour|buy|sleep|keep|reach|say|wash|iron) .{0,24}\b(?:two (?:cups|mugs|places|plates)|(?:cup|mug|place|plate|tea) (?:out )?for (?:him|her|dad|mum)|(?:his|her) (?:cup|mug|chair|coat|slippers|side|shirts?|place|goodnight)|(?:good ?night|good ?morning) to (?:him|her))\b|\b(?:went to|picked up the phone to|was about to) (?:ring|text|call|phone|tell) (?:him|her|mum|dad|gran|grandad|nan|nana|grandma|grandpa)\b.{0,30}\bremember\w*\b|\b(?:still|keep) (?:expect\w*|waiting for|looking for|listening for|setting a place for) (?:him|her|dad|mum|gran|grandad|nan)\b(?= to (?:walk|come|ring|be)|[.!]?$)/
/** Somebody who is there to be rung, or cross with. */
const alive =
  /\b(?:fuck\w*|hate|angry|cheat\w*|ex|dumped|new (?:girlfriend|boyfriend|man)|block\w*|shout at|have a go|give (?:him|her) a piece|complain\w*|reply|replied|answer\w*|late|appointment|doctor|council|bank|works?|wind ?up|you(?:ve)? (?:had|did|didnt|never|put|left|got|forgot|told|let|took|decided|chose|wouldnt|wont)|without (?:my|me|asking|telling)|(?:need|have) to (?:decide|talk about)|nobody agrees|come back|together|broke up|split up|unblock\w*|done with|over (?:him|her)|lol|haha\w*|surprise|vegetable|quickest|car ?park|film|episode|series|book)\b|\?/

/** Somebody is missed who cannot be rung any more: dates, stones, voicemails. */
export const grieving: Shaping = (seen): Shape | null => {
  const { read, text } = seen
  if (read.words > 70 || laughs.test(text)) return null
  const well = (pattern: RegExp, most: number): Shape | null => {
    const span = sentenceWith(seen, 'grieving', pattern)
    return span && { kind: 'grieving', span, most }
  }
  if (alive.test(read.text)) return null
  return (
    (wanted.test(read.text) ? null : well(keepsake, 0.6)) ??
    well(kept, 0.65) ??
    well(habit, 0.55) ??
    well(without, 0.65) ??
    (text.includes('!') ? null : well(graveside, 0.6))
  )
}
