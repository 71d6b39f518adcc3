import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, them, type Rule } from './rule.ts'

const rule = (category: SafetyCategory, ...row: Parameters<ReturnType<typeof rulesOf>>): Rule =>
  rulesOf(category, { subject: 'any' })(...row)
const inside = { negated: 'inside' } as const
const child =
  '(?:my|the|our|his|her|their|a) (?:\\w+ )?(?:son|daughter|child|kid|kids|children|baby|toddler|stepson|stepdaughter|little (?:boy|girl|brother|sister)|boy|girl|niece|nephew|grandson|granddaughter|\\d+ ?(?:yo|year old))'

export const otherRules: Rule[] = [
  rule(
    'threat-to-others',
    3,
    'plan',
    'kill hurt stab shoot gun knife murder poison',
    new RegExp(
      `\\b(?:(?:im|i am|ill|i will|going to) (?:\\w+ ){0,3}(?:kill|stab|shoot|murder|poison) (?:${them}|everyone|them all|people|that (?:man|woman|bitch|bastard))|i (?:have|bought|got) a (?:gun|knife) .{0,40}\\b(?:him|her|them|kill|use|pay)|i (?:have|made) a plan to (?:hurt|kill) (?:him|her|them|my))\\b`,
    ),
    { subject: 'writer-acts' },
  ),
  rule(
    'threat-to-others',
    2,
    'wish-harm',
    'kill hurt stab shoot murder strangle smash beat punch hit hurting killing stabbing shooting beating hitting punching strangling',
    new RegExp(
      `\\bi (?:(?!dont|didnt|never|not|wouldnt|hardly)\\w+ ){0,2}?(?:want to|want|could actually|might actually|am scared ill|m scared ill|feel like|feel like i could|think about|thought about|cant stop thinking about|keep thinking about|keep imagining|fantasise about|fantasize about|am afraid ill|am close to|was about to|nearly|am going to|ve been thinking about|will|swear ill|swear i will) ?(?:really |actually |to |just )?(?:kill(?:ing)?|hurt(?:ing)?|stab(?:bing)?|shoot(?:ing)?|murder(?:ing)?|strangl(?:e|ing)|smash(?:ing)? (?:his|her)|beat(?:ing)?(?: the)?|punch(?:ing)?|hit(?:ting)?) (?:\\w+ (?:out of|up) )?(?:${them}|face|head|people|everyone|someone|my baby|the baby)\\b(?! (?:back with|feelings|with words))`,
    ),
    { subject: 'writer-acts' },
  ),
  rule(
    'threat-to-others',
    2,
    'i-hit',
    'hit slapped punched pushed shoved kicked hurt grabbed choked strangled threw',
    new RegExp(
      `\\bi (?:\\w+ ){0,2}(?:hit|slapped|punched|shoved|kicked|choked|strangled|grabbed|pushed|smacked|beat|bit|headbutted) (?:${them.slice(3, -1).replace('him|her|them', 'him|her|them')}|my (?:baby|child))(?! (?:to|up|away|off|for|into (?:telling|talking|going)|a (?:message|text|coffee|drink))\\b)(?:(?= in the| on the| and| again|$| hard| by| during| when| because| last| after| so| against| today| tonight| yesterday| across))`,
    ),
    { subject: 'writer-acts' },
  ),
  rule(
    'threat-to-others',
    1,
    'could',
    'kill strangle hurt',
    new RegExp(`\\bi (?:could|would|might) (?:\\w+ )?(?:kill|strangle|hurt) ${them}\\b`),
    { subject: 'writer-acts' },
  ),
  rule(
    'threat-to-others',
    2,
    'they-plan',
    'kill shoot stab school hurt',
    new RegExp(
      `\\b(?:he|she|they|hes|shes|friend|brother|son|colleague|classmate|ex|husband|dad) (?:\\w+ ){0,5}(?:going to|wants to|plans to|planning to|threaten(?:ed|ing|s) to) (?:kill|shoot|stab|hurt) (?:people|someone|everyone|his (?:wife|ex|girlfriend|boss|family)|her (?:husband|ex|boyfriend|boss)|the (?:school|class|teacher)|himself and)\\b`,
    ),
  ),

  rule(
    'child-abuse',
    2,
    'hurts-child',
    'hit hits hitting beat beats smacks smacked slapped slaps shook shakes hurts hurt hurting burned kicks kicked bruises bruise punched',
    new RegExp(
      `\\b(?:hit(?:s|ting)?|beat(?:s|ing)?|smack(?:s|ed)|slap(?:s|ped)|shook|shakes|hurt(?:s|ing)?|burn(?:s|ed)|kick(?:s|ed)|punch(?:es|ed)|chok(?:es|ed)|lock(?:s|ed)|starv(?:es|ed)|threw) (?:\\w+ ){0,1}?${child}\\b(?!s? (?:feelings|mum|mom|dad|heart|at (?:chess|fifa|a game)))|\\bbruises? (?:on|all over) (?:${child}|(?:his|her) (?:arms?|legs?|back|face|body))\\b.{0,60}(?:dad|mum|mom|school|child|son|daughter|nursery|kid)?`,
    ),
  ),
  rule(
    'child-abuse',
    2,
    'touches-child',
    'touch touches touched touching molest molested molests inappropriately naked undress bed room comes came makes watches',
    new RegExp(
      `\\b(?:touch(?:es|ed|ing)?|molest(?:s|ed|ing)?|abus(?:es|ed|ing)) (?:${child}|me (?:when i was|as a|down there|inappropriately|where|at night|in a way)|(?:him|her) (?:inappropriately|down there|private))|\\b(?:stepdad|step dad|uncle|dad|father|teacher|coach|grandad|grandpa|stepbrother|cousin|stepfather|brother|priest)(?: \\w+)? (?:touches|touched|comes into my (?:room|bed)|came into my (?:room|bed)|gets into my bed|makes me (?:touch|undress|take off)|watches me (?:shower|change|undress))`,
    ),
    {
      unless:
        /\b(?:without knocking|knocks?|knocking|to (?:say|tell|ask|wake|borrow|get|hoover|clean|check)|for my laundry)\b/,
    },
  ),
  rule(
    'child-abuse',
    2,
    'i-am-young',
    'hits beats hit hurts beat slaps belt punches',
    /\bim (?:only )?(?:[89]|1[0-7])\b.{0,160}\b(?:hits?|beats?|hurts?|slaps?|punch(?:es)?|kicks?|belt|chokes?) ?(?:me|with)?\b|\b(?:mum|mom|dad|father|mother|stepdad|stepmum|stepmom|parents|stepfather) (?:\w+ )?(?:hits|beats|slaps|kicks|punches|hit|hurts|burns) me\b.{0,80}\b(?:school|homework|grades?|class|teacher|grounded|bedtime)|\b(?:school|homework|grades?|class|teacher|grounded|teen|year \d+)\b.{0,100}\b(?:mum|mom|dad|father|mother|stepdad|parents) (?:\w+ )?(?:hits|beats|slaps|hit|beat) me\b/,
  ),
  rule(
    'child-abuse',
    2,
    'neglect',
    'alone fed food starving',
    new RegExp(
      `\\b(?:doesnt|dont|not|never|refuses to|hasnt) (?:feed|fed|feeding) ${child}\\b|\\b(?:leaves|left|leaving) ${child} (?:home )?alone (?:all|for (?:days|hours|a whole)|at night|overnight)`,
    ),
    inside,
  ),
  rule(
    'child-abuse',
    2,
    'adult-and-minor',
    'nudes pics online older im sex 14 13 15 12 16 17',
    /\b(?:im|i am) (?:only )?(?:[89]|1[0-7])\b.{0,120}\b(?:nudes|naked|sex|older (?:man|guy)|he is (?:2|3|4|5)\d|hes (?:2|3|4|5)\d)\b/,
  ),

  rule(
    'stalking',
    2,
    'follows',
    'follows following followed stalk stalks stalking stalker stalked',
    /\b(?:follow(?:s|ed|ing)) me (?:home|everywhere|around|to (?:work|my|the|school)|in (?:his|her|the|a) car|when i|from|again|last night|for)(?!.{0,12}(?:instagram|twitter|tiktok|insta\b))|\bstalk(?:s|ed|ing|er)? ?(?:me|my|her)\b(?! (?:insta\w*|profile|page|socials?|exs|facebook))|\b(?:is|being|been|got|have|has|a|my|was) (?:a )?stalk(?:ed|er|ing)\b(?! (?:his|her|my|the|on))/,
  ),
  rule(
    'stalking',
    2,
    'waits',
    'outside waits waiting parked sits sitting turning showing turned showed shows turns',
    /\b(?:wait(?:s|ed|ing)|park(?:s|ed)|sits?|sat|sitting|stand(?:s|ing)|stood|watch(?:es|ing)|lurk\w*|driv(?:es|ing) (?:past|by)|hangs) (?:\w+ ){0,3}(?:outside|by|past|near|opposite|across from|in front of|at) (?:of )?my (?:house|flat|home|work|door|apartment|office|window|street|place|gym|building|job|school)\b(?!.{0,20}(?:pick me up|to drive me|with flowers|to take me|surprise))|\b(?:keeps?|kept|always|constantly) (?:turning|showing|coming) (?:up|round|over) (?:\w+ )?(?:at|to|outside) my (?:work|house|flat|job|office|gym|home|place|door|apartment|school)\b(?=.{0,120}\b(?:ex|scared|police|blocked|told (?:him|her)|wont|stop|even|broke up|creepy|no contact|left him)\b)|\b(?:ex|he|she|guy|man|stranger|someone)\b.{0,60}\b(?:keeps?|kept) (?:turning|showing) up (?:at|outside|where)\b(?=.{0,60}\b(?:work|my|where)\b)(?=.{0,90}\b(?:work|gym|wherever|i am|i go|house|flat|home)\b)/,
  ),
  rule(
    'stalking',
    2,
    'wont-stop',
    'blocked accounts numbers messages calls calling texting contacting messaging contact airtag tracker knows alone gps put found new',
    /\b(?:blocked|block) (?:him|her|them|his|my ex)\b.{0,80}\b(?:new (?:number|account|profile)s?|fake|keeps (?:calling|texting|messaging|contacting|emailing)|other numbers|different (?:number|account)s?|still (?:finds|contacts|messages))|\b(?:makes|made|making|creates|using|used) (?:new|fake|different) (?:accounts?|profiles?|numbers?) to (?:message|contact|watch|follow|text|reach|see)\b|\b(?:airtag|tracker|gps) (?:\w+ )?(?:in|on|under) my (?:car|bag|coat|bike)|\b(?:found|put|hid|hidden) (?:an? )?(?:airtag|tracker|gps)\b|\b(?:ex|he|she|stranger|guy)\b.{0,40}\bwont (?:stop (?:contacting|calling|texting|messaging|following|emailing)(?: me)?|leave me alone)\b(?=.{0,120}\b(?:police|scared|afraid|blocked|months|outside|everywhere|hundred|threat|\d{2,})\b)|\b(?:knows|found out|finds out|keeps finding) where i (?:live|work|am|moved)\b(?=.{0,80}\b(?:scared|didnt tell|never told|told no|blocked|ex|how|outside|following)\b)/,
    inside,
  ),

  rule(
    'medical',
    3,
    'not-breathing',
    'breathing unconscious wake responding collapsed overdose overdosed seizure blue',
    /\b(?:not|isnt|stopped|hardly|barely|struggling with) breathing\b|\bcant breathe (?:properly )?(?:and|at all).{0,40}\b(?:chest|blue|lips|allergic|swelling|throat)\b|\bunconscious\b|\b(?:wont|cant|isnt|doesnt|not) (?:wake (?:him|her|them|my \w+)? ?up|waking up|responding)\b(?! to (?:my|me|messages|texts|calls|emails|our|the|any|work))(?=.{0,60}\b(?:pills|drunk|drank|took|bleeding|breath|help|floor|collapsed|overdose)\b|$)|\bwont wake up\b|\b(?:having|in the middle of) a (?:seizure|stroke|fit)\b|\bturning blue\b|\blips are blue\b|\b(?:has|have|just) collapsed\b(?! (?:on the (?:sofa|bed|couch)|laughing|into))|\b(?:he|she|they|friend|mum|dad) (?:has |have )?(?:just )?overdos(?:ed|ing)\b/,
    { ...inside, unless: /\bwake (?:\w+ )?up (?:for|before|until|till|at|in time)\b|\bsleeps through\b|\balarm\b/ },
  ),
  rule(
    'medical',
    2,
    'chest-bleeding',
    'chest heart bleeding bleed stroke allergic swallowed swelling poison poisoned face droop drooping closing throat having',
    /\b(?:chest (?:pains?|hurts|is (?:tight|hurting|crushing)).{0,60}(?:arm|breath|now|sweating|jaw|numb|cant)|(?:having|think (?:im|hes|shes) having) a (?:heart attack|stroke|allergic reaction|miscarriage)|bleed(?:ing)? (?:a lot|heavily|so much|wont stop|everywhere|out|from (?:my|his|her) (?:head|ear))|wont stop bleeding|face (?:is )?droop\w*|throat is (?:swelling|closing)|swallowed (?:bleach|poison|a battery|detergent)|drank (?:bleach|antifreeze|poison))\b/,
    inside,
  ),

  rule(
    'threat-to-others',
    2,
    'someone',
    'hurt kill stab',
    /\b(?:im|i am) (?:going to|scared ill|afraid ill|about to) (?:hurt|kill|stab) (?:someone|somebody|people)\b/,
    { subject: 'writer-acts' },
  ),
  rule(
    'child-abuse',
    2,
    'family-touches',
    'touches touched',
    /\b(?:mums|moms|mothers|my mums|my moms) (?:boyfriend|bf|husband|friend) (?:touches|touched|hits|hurts|beats) me\b/,
  ),
  rule(
    'stalking',
    2,
    'outside-house',
    'outside',
    /\b(?:a|some|this|same) (?:man|guy|person|car|woman|someone) (?:\w+ ){0,3}outside my (?:house|flat|home|window|door|work) (?:every|each|again|all|at night)\b/,
  ),
  rule(
    'medical',
    3,
    'not-moving',
    'moving fell responding',
    /\b(?:fell|collapsed|hit (?:his|her) head) (?:\w+ ){0,4}(?:isnt|not|wont|cant|stopped) (?:moving|move|responding|waking|speaking|talking)\b/,
    inside,
  ),
]
