import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, type Rule } from './rule.ts'

/**
 * What a home does so that one of its people does not turn on the others, and children whom the one who minds them puts
 * in danger. Both are told calmly, as habits, so that neither the plain verbs of violence nor the tone give them away.
 */
const make = (category: SafetyCategory) => rulesOf(category, { subject: 'any', negated: 'inside' })
const abuse = make('abuse')
const child = make('child-abuse')

const grown =
  'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex|man|fella|bloke|missus|dad|daddy|father|mum|mom|mother|stepdad|stepmum|stepmom|stepfather|stepmother|step dad|step mum|brother|sister|uncle|aunt|auntie|grandad|grandpa|grandfather|nan|nana|gran|grandma|grandmother|father in law|mother in law|flatmate|roommate|carer|childminder|babysitter|nanny|cousin'
const whose = '(?:my|our|the|his|her|their) (?:\\w+ )?'
const them = `(?:him|her|them|(?:${whose})?(?:${grown})|the peace)`
const they = `(?:he|she|they|hes|shes|(?:${whose})?(?:${grown}))`
const little =
  'kids?|children|child|son|sons|daughters?|baby|babies|boys?|girls?|twins|toddlers?|little ones?|bairns?|grand(?:son|daughter|kids|children|child)s?|niece|nephew|stepson|stepdaughter|(?:little|younger|baby) (?:brother|sister)|\\w+ year old|\\d+ ?yo'
const ours = `(?:me|us|(?:${whose})?(?:mum|mom|mother|dad|kids|children|little ones|twins)|(?:${whose})(?:${little}|sister|brother|daughters|sons)|(?:him|her)(?! (?!again|tonight|and|or|when|if|so|in|because|like|too)\\w)|them|everyone|anyone)\\b`

// What is done for the sake of somebody's temper.
const appeasing = `(?:(?:keep|keeps|keeping|kept) (?:${them}|it|things|everything|everyone|quiet|(?:${whose})?(?:${little})|(?:the|my|our) (?:\\w+ )?(?:house|home|flat|place|kitchen|voice|head|mouth)) ?(?:\\w+ ){0,2}?|(?:walk|walks|walking|walked|tread|treading) (?:on|so|very|really|carefully|softly|lightly)|tip ?toe\\w*|(?:watch|watching|weigh|weighing|choose|pick|mind|careful|plan) (?:\\w+ ){0,3}?(?:words?|say|said|tone|mouth|step|face)|(?:stay|stays|staying|keep|sit|lie|hide|hides|hiding) (?:\\w+ ){0,3}?(?:quiet|silent|still|small|upstairs|out of (?:the|his|her) way|in (?:our|my|the|their) \\w+)|(?:agree|agrees|agreeing|nod|nodding|say yes|give in|gives in|giving in|go along|apologi[sz]e|apologi[sz]ing|say sorry|never argue|dont argue|do (?:what|as|everything|anything|whatever)|placat\\w+|pacify\\w*|appeas\\w+|calm (?:him|her|them|my \\w+))|(?:make|makes|making|made) sure|(?:have|has|had|get|gets|got|put|getting|cook|cooks|clean|cleans|tidy|tidies|serve) (?:(?:his|her|the|everything|all|my|our|tea|dinner) ?)(?:\\w+ ){0,4}?|(?:has|have|had|needs|need|must|got) (?:to|better) \\w+|better be|must be|(?:let|lets|letting) (?:him|her|them) \\w+|as long as|so long as|what (?:do|can|should) (?:i|we) (?:say|do|text|write)|how (?:do|can|should) (?:i|we)|(?:write|help) (?:me|him|her)|(?:tells?|told|telling) us to)`
const notTurning = `(?:so|so that|so as|just so|hope|hoping|pray|praying|make sure|makes sure|that way|until|till|want|wants) (?:that )?${they} (?:\\w+ ){0,2}?(?:does not|doesnt|do not|dont|wont|will not|wouldnt|cant|never|isnt|has no reason to|has nothing to|stops) (?:(?!get hurt|hurt (?:himself|herself))\\w+ ){0,2}?`
const turning = `(?:or|or else|otherwise|in case|because if not|if not|cos|because|because if i dont|when i dont|if i dont) (?:then )?${they} (?:(?:will|would|might|could|just|always|really|totally|gets|starts|only) ){0,3}`
const keepFrom = `(?:to stop|to keep|to prevent|stops|keeps) (?:${them}|him|her|them) (?:from )?`

const blow =
  '(?:hit|hits|hitting|hurt|hurts|hurting|beat|beats|beating|slap|slaps|punch|punches|kick|kicks|shove|shoves|lash|lashes|smack|smacks|throw|throws|throwing|smash|smashes|smashing|break|breaks|breaking)'
// Nagging, crying and leaving are none: what is set off must be aimed at somebody.
const burst = `(?:(?:lose|loses|losing) (?:it|control|(?:his|her|their) (?:temper|rag|head|shit|mind))|(?:kick|kicks|kicking) off|(?:blow|blows|blowing) (?:up|a fuse|(?:his|her) top)|explod(?:e|es|ing)|flip(?:s|ping)?(?: out)?|erupt(?:s|ing)?|rag(?:e|es|ing)|lash(?:es|ing)? out|(?:go|goes|going) (?:off|mad|mental|ballistic|crazy|berserk)) (?:\\w+ )?(?:on|at|with|in front of|towards) ${ours}|(?:(?:start|starts|starting|turn|turns|turning) on|(?:go|goes|going) for|(?:have|has|having) a go at|(?:take|takes|taking) it out on|lay(?:s|ing)? into) ${ours}|(?:flip(?:s|ping)?|snap(?:s|ping)?) and (?:hit|hurt|beat)\\w* ${ours}|lash(?:es|ing)? out$`
const mild =
  '(?:lose|loses|losing) (?:it|control|(?:his|her|their) (?:temper|rag|head|shit|mind))|(?:kick|kicks|kicking) off|(?:blow|blows|blowing) (?:up|a fuse|(?:his|her) top)|explod(?:e|es|ing)|flip(?:s|ping)? out|erupt(?:s|ing)?|rages?|(?:go|goes|going) (?:off on|mad|mental|ballistic|berserk)|(?:get|gets|getting) (?:so |really |very )?(?:angry|mad|furious|in a rage)'
// "Kicks the ball", "throws a party", "breaks his diet" are no blows.
const blows = `${blow}(?:(?: out)?(?: at| on)? ${ours}|(?! off\\b) (?:things|plates|stuff|something|furniture|(?:the|my|our) (?:\\w+ )?(?:door|wall|plates|tv|phone|house|dog|cat|place|furniture|windows?|things)|out\\b)(?: at (?:me|us))?)|(?:get|gets|getting|be|becomes?|turn|turns|turning) (?:\\w+ )?(?:violent|physical|aggressive|nasty with ${ours})`

// A beast, a small child, work and an illness are kept calm too; so is whoever laughs about it.
const notAHome = new RegExp(
  `(?<!\\b(?:with|at|on|to|me and|us and|for|hit|hits|hurt|hurts) )\\b(?:(?:my|our|the|a|her|his) (?:\\w+ )?(?:baby|toddler|newborn|puppy|dog|cat|kitten|horse|pony|rabbit|hamster|bird|parrot|boss|manager|client|customers?|class|pupils?|students?|patients?|team|teacher|coach|landlord|neighbours?|printer|laptop|car|engine|oven|dough|(?:autistic|adhd) \\w+|(?:\\w+ )?(?:year|month) old))\\b(?! (?:son|daughter|quiet|asleep|in (?:bed|her|his)|away))|\\b(?:vet|nappy|tantrums?|meltdowns?|lol|lmao|haha\\w*|surprise|exam|interview|panic attacks?|anxiety|seizures?|therapist|game|match|lead|muzzle|reins|office|shop ?floor|call ?centre)\\b`,
)

const drunk =
  '(?:drunk|drinking|been drinking|had (?:a (?:few|bottle|skinful|drink)|\\w+ (?:pints|beers|drinks|cans|glasses|vodkas|wines))|over the limit(?! on)|stoned|high(?! on (?!something|drugs|weed|coke|pills))|wasted|hammered|pissed|plastered|out of (?:his|her) head|off (?:his|her) (?:face|head)|(?:stinking|reeking|smelling) of (?:\\w+ )?(?:beer|drink|vodka|wine|whisky|alcohol|booze|weed))'
const drinks =
  '(?:(?:a|one|two|three|four|five|six|seven|eight|ten|\\d+|several|a few|his|her|some|half a|a whole|the whole) (?:\\w+ )?(?:bottles?|pints?|beers?|cans?|drinks?|vodkas?|whiskies|glasses) ?(?:of (?:\\w+ )?(?:wine|vodka|beer|gin|whisky|prosecco|rum|cider))?|drinking|the pub|a session)'
const carried = `(?:me|us|me and (?:my \\w+)|(?:${whose})?(?:${little})|(?:my|our) (?:\\w+ )?(?:mates?|friend)s? (?:kids?|son|daughter)|them)`
const drives = '(?:drives?|drove|driving|driven)'
const fetches = '(?:picks?|picked|picking|collects?|collected|fetche[sd]|straps?|strapped|puts?)'
const sober =
  /\b(?:never|doesnt|does not|didnt|wont|wouldnt|not (?:drunk|drinking|had|drive|over)|dont (?:drink|drive)|refus\w+ to (?:drive|drink)|instead|taxi|uber|walk(?:ed|s)?|coffee|tea|alcohol free|lemonade|coke|juice|sober(?! up)|so (?:i|we|he|she|they|mum|mom|dad|my \w+) (?:\w+ )?(?:drove|drives?|drove|had to drive|took|picked)|and i (?:drove|drive)|i drove|game|mario|film|movie|instructor|golf|tractor|high (?:school|street|score|five|chair|spirits))\b/

const unminded =
  '(?:alone|by (?:themselves|himself|herself|myself|ourselves)|unattended|unsupervised|on (?:their|his|her|our|my) own)'
const small =
  '(?:kids|children|baby|babies|toddlers?|twins|little ones?|bairns?|(?:little|baby) (?:brother|sister|boy|girl)|(?:one|two|three|four|five|six|seven|eight|[1-8]) ?(?:year old|yo|yr old)s?)'
const whatFor =
  '(?:to (?:go|play|drink|meet|get|see|watch|buy|party|work|sleep)|while (?:he|she|they)|when (?:he|she|they) (?:goes?|went|is|was)|for (?:an?|the|whole|two|three|four|five|six|\\d+|hours|days|half) ?(?:hours?|whole|night|weekend|days?|an? hour)?|all (?:night|day|evening|weekend)|overnight|at night|every (?:night|weekend|evening)|in (?:the|a) (?:car|bath|house|flat|park|pub|hotel))'
const elder = `(?:(?:${whose})?(?:dad|father|mum|mom|mother|grandad|grandpa|grandfather|nan|nana|gran|granny|grandma|grandmother|father in law|mother in law|mil|fil|step ?dad|step ?mum|step ?mom|stepfather|stepmother|uncle|aunt|auntie|childminder|babysitter|nanny|ex|husband|wife|boyfriend|girlfriend|partner|sister|brother|foster (?:mum|dad|carer))|he|she|they|(?:his|her|their) (?:new )?(?:boyfriend|girlfriend|partner))`

export const householdRules: Rule[] = [
  abuse(
    2,
    'appeased-against-harm',
    'lose loses losing kick kicks kicking blow blows blowing explode explodes exploding flip flips erupt erupts rage rages snap snaps start starts starting turn turns turning lash lashes go goes going take takes taking scream screams shout shouts shouting yell yells hit hits hitting hurt hurts hurting beat beats slap slaps punch punches shove shoves smack smacks throw throws throwing smash smashes smashing break breaks breaking violent physical aggressive nasty leaves leave stays touch',
    `\\b${appeasing}\\b.{0,80}?\\b(?:${notTurning}|${turning}|${keepFrom})(?:${blows}|${burst})|\\b${appeasing}\\b.{0,80}?\\bbefore ${they} (?:\\w+ ){0,1}?${blows}|\\b(?:give in|gives in|let (?:him|her)|agree|do what (?:he|she)|say yes|sleep with (?:him|her))\\b.{0,50}?\\bso (?:that )?${they} (?:leaves|will leave|stays off|doesnt touch) ${ours}(?<!\\bme)|\\b(?:as long as|so long as)\\b.{0,60}?\\b${they} (?:does not|doesnt|wont|never) ${blows}`,
    { sure: true, unless: notAHome },
  ),
  abuse(
    2,
    'so-nobody-gets-hurt',
    'hurt hit',
    `\\b${appeasing}\\b.{0,60}?\\bso (?:that )?(?:nobody|no ?one|none of us|we dont|i dont|the kids dont) (?:\\w+ ){0,2}?gets? (?:hurt|hit|beaten|it)\\b`,
    {
      sure: true,
      unless: new RegExp(`${notAHome.source}|\\b(?:ladder|knife|tools?|wires?|ice|stairs|goggles|feelings)\\b`),
    },
  ),
  abuse(
    1,
    'appeased-against-rage',
    'lose loses temper explode explodes mad mental ballistic blows blow kick kicks rage angry furious',
    `\\b${appeasing}\\b.{0,80}?\\b(?:${notTurning}|${turning}|${keepFrom})(?:${mild})\\b`,
    { unless: notAHome },
  ),
  child(
    2,
    'driven-drunk',
    'drive drives drove driving driven car seat seats limit wheel',
    `\\b${they}\\b.{0,50}?\\b(?:drinks? (?:and|then|before|while) (?:\\w+ ){0,2}?${drives}|drink ?drives?|drunk drives?) (?:with )?${carried}\\b|\\b${they} (?:(?!so |but )\\w+ ){0,3}?${drives} ${carried} (?:(?!but )\\w+ ){0,5}?(?:(?:when|while|whilst|and|still) )?(?:(?:hes|shes|he|she|they) )?(?:(?:is|was|were|had|been|half|completely|so|still|really) ){0,3}?(?:${drunk}|after (?:\\w+ ){0,2}?${drinks})\\b|\\b${they} ?(?:(?:is|was|were|had|been|has|gets?|got|still|always|often|usually|s) ){0,3}?(?:${drunk}|drinks|gets (?:drunk|stoned|high)|(?:drank|drinks|had|necks|downs|downed) ${drinks})\\b(?:(?!\\b(?:i|so|but|my wife|instead)\\b).){0,40}?\\b(?:(?:and|then|when|before|while|when (?:he|she)|he|she) )(?:\\w+ )?(?:${drives}|${fetches}) (?:up )?${carried}\\b|\\b${they} (?:${fetches}) (?:up )?${carried}\\b(?:(?! so | but ).){0,40}?\\b${drunk}\\b.{0,20}?\\b(?:${drives}|car)\\b|\\b${drunk}\\b.{0,20}?\\bwith ${carried} (?:in (?:the|his|her)(?: \\w+)? (?:back|car|seat|front|van)|on board)|\\b${drives}\\b.{0,20}?\\b${drunk}\\b.{0,20}?\\bwith ${carried} in\\b|\\b${drives} (?:${drunk}) with ${carried}\\b`,
    { sure: true, unless: sober },
  ),
  child(
    2,
    'left-unminded',
    'alone unattended unsupervised themselves himself herself own',
    `\\b${elder} (?:\\w+ ){0,5}?(?:leaves?|left|leaving) (?:(?:${whose}|their |)(?:\\w+ )?${small}|me and my (?:\\w+ )?(?:brothers?|sisters?)) (?:(?:at|home|inside|in|the|house|car|bath|all|flat) ){0,3}?${unminded}(?: \\w+){0,2}? ${whatFor}\\b|\\b${elder} (?:\\w+ ){0,3}?(?:goes?|went|is|gone) (?:out|away|drinking|to the pub|clubbing|partying)\\b.{0,25}?\\b(?:leaves?|left|leaving) (?:${whose}|their |)(?:\\w+ )?(?:${small}|me and my \\w+) (?:\\w+ ){0,2}?${unminded}`,
    {
      sure: true,
      unless:
        /\b(?:cake|sweets|biscuits|paint|glitter|lol|haha\w*|with (?:his|her|my|the|their) (?:mum|mom|dad|nan|gran|grandma|grandad|sister|brother|babysitter|aunt)|garden|movie|film|for (?:a|one|two|five) (?:minutes?|secs?|seconds?))\b/,
    },
  ),
  child(
    2,
    'locked-out-or-in',
    'lock locks locked locking shut shuts',
    `\\b${elder} (?:(?!i )\\w+ ){0,3}?(?:locks?|locked|locking|shuts?) (?:${whose}|)(?:\\w+ )?(?:${little}|us|them|me and my \\w+) (?:(?:all|out|outside|inside|up|in|back) ){0,2}?(?:out(?! of (?:the|my|our|their|his|her) (?:\\w+ )?(?:ipad|phones?|laptop|computer|account|kitchen|game|xbox|tv|fridge|wifi|tablet)\\b)|outside|in (?:the|a|his|her|their) (?:\\w+ )?(?:cupboard|closet|shed|garage|cellar|basement|attic|dark|rain|snow|cold|garden|yard|bathroom|toilet|room|bedroom|car|wardrobe))\\b(?=.{0,60}\\b(?:rain|snow|cold|dark|freezing|night|overnight|hours?|evening|as (?:a )?punish\\w+|to punish|because (?:he|she|they|we)|when (?:he|she|they|we|hes|shes)|for (?:crying|being|not|wetting|talking|spilling|an|a)|until|till|cupboard|closet|shed|cellar|wardrobe|angry|cries|crying)\\b)`,
    {
      sure: true,
      unless:
        /\b(?:accident\w*|by mistake|lol|haha\w*|jokes?|joking|surprise|hide and seek|escape room|bikes?|presents?|forgot)\b/,
    },
  ),
  child(
    2,
    'hurt-by-who-minds-them',
    'hit hits hitting slap slaps slapped smack smacks smacked smacking beat beats whips whipped belt slipper spoon cane canes pinches pinched drags dragged shakes shook burns burned burnt kicks kicked punches bites takes',
    `\\b${elder} (?:(?:still|always|often|sometimes|just|also|has|had|keeps|kept|even|regularly|once) ){0,2}?(?:hits?|hitting|slaps?|slapped|slapping|smacks?|smacked|smacking|beats?|beating|whips?|whipped|canes?|caned|shakes|shook|burns?|burned|burnt|kicks?|kicked|punch(?:es|ed)|pinche[sd]|bites) (?:(?:my|our|the|his|her|their) (?:\\w+ )?(?:${little})(?! (?:at|in (?:the|a) (?:game|race)|to (?:it|the)|up|s ))|them|him|her)\\b(?=.{0,70}\\b(?:with (?:a|the|his|her) (?:\\w+ )?(?:belt|spoon|slipper|shoe|stick|ruler|cane|hand|hairbrush|brush|strap|hose|wire|coat ?hanger)|when (?:im|i am|we are|were|hes|shes|he|she|they|the baby)|so hard|left a mark|marks?|bruis\\w+|till|until|every|for (?:crying|wetting|spilling|lying|not|being|talking|nothing)|says it|because (?:he|she|they)|across|in the face|on the (?:legs?|head|bottom|hand)|red|in my (?:house|care)|wont stop)\\b)|\\b${elder} (?:\\w+ ){0,2}?(?:takes?|took|uses?|used) (?:the|a|his|her) (?:belt|slipper|wooden spoon|cane|strap|stick|shoe|ruler) (?:to|on) (?:${whose}|)(?:\\w+ )?(?:${little}|them|us)\\b|\\b${elder} (?:\\w+ )?(?:drag(?:s|ged)|pull(?:s|ed)|yank(?:s|ed)|lift(?:s|ed)|threw|throws) (?:(?:my|our|the) (?:\\w+ )?(?:${little})) (?:\\w+ ){0,5}?by (?:his|her|their|the|one) (?:arms?|hair|ears?|legs?|neck)\\b`,
    {
      sure: true,
      unless:
        /\b(?:lol|haha\w*|ball|game|chess|fifa|race|cards|kiss|high five|tickl\w*|cheeks?|dough|drum|boxing|karate|judo|toddler hit|pillow)\b/,
    },
  ),
]
