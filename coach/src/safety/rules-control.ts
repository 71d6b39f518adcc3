import { rulesOf, type Rule } from './rule.ts'

/** Coercive control, by what is held: movement, friends, the phone, money, children, papers, pets, medicine, a secret. */
const rule = rulesOf('abuse', { subject: 'other', negated: 'inside' })
/** A curfew, a boss and a bank set limits too. */
const ordinaryLimits =
  /\b(?:curfew|grounded|school night|homework|exam|gcse|failed|maths|boss|manager|work policy|hospital|visiting hours|landlord|airline|bank says|gym|bouncer|till im|til im|until im|past (?:nine|ten|eleven|midnight|\d))\b/

/** What parents refuse a teenager: an evening out is not food, sleep or a doctor. */
const parentsNo =
  /\b(?:mum|mom|mother|dad|father|parents|they) (?:\w+ )?(?:wont|doesnt|dont|didnt) let me (?:\w+ )?(?:go to (?:\w+ ){0,2}?(?:party|sleepover|concert|gig|prom|festival|cinema|movies|match|game|mall|beach|dance|disco)|stay out|drive)\b/

export const controlRules: Rule[] = [
  rule(
    2,
    'threat-about-children',
    'kids children son daughter baby custody court social see take kid boys girls police judge cps lying using',
    '\\b(?:{says}|if i (?:\\w+ )?(?:leave|left|go|went|tell|told|report|divorce|move|end)).{0,60}?\\b(?:take|taking|keep|keeping|get|have|run off with|disappear with|steal|kidnap|full custody of) (?:the|my|our|away the|away my) (?:kids?|children|child|son|daughter|boys?|girls?|baby|bairns?)\\b|\\b(?:never|not|wont|cant) (?:\\w+ )?see (?:my|the|our) (?:\\w+ )?(?:kids?|children|child|son|daughter|boys?|girls?|baby|bairns?) (?:again|any ?more|if|unless)\\b|\\b(?:take|taking|keep|run off with) (?:the|my|our) (?:kids?|children|son|daughter|baby) (?:\\w+ ){0,3}?(?:if|unless) i\\b|\\b(?:tell|call|ring|report me to|ringing|lie to) (?:the )?(?:court|judge|social services|social worker|cps|police) (?:\\w+ ){0,6}?(?:i|im|that|me|bad|unfit|kids|mad|crazy|on me)\\b(?=.{0,60})|\\busing the (?:kids|children) (?:against|to (?:control|hurt|threaten|get at)) me\\b|\\bthrough the (?:kids|children)$',
    {
      subject: 'any',
      unless:
        /\bi (?:can|could|will|ll|would|might|am going to|want to|would love to)? ?(?:take|have|get|keep|mind|watch) (?:the|my|our) (?:\w+ )?(?:kids?|children|child|son|daughter|boys?|girls?|baby)\b|\b(?:agreed|mediator|we both|solicitor says we|should i (?:call|ring|tell) the police|cat haha)\b|^(?!.*\b(?:say\w*|said|threat\w*|tells?|told|swears?|promised|warned|text\w*)\b).*\bif (?:she|he|we|my (?:wife|husband|partner|girlfriend|boyfriend)) (?:\w+ )?(?:leaves?|moves? (?:out|away)|divorces?|splits?(?: up)?|breaks? up|goes)\b/,
      says: true,
    },
  ),
  rule(
    2,
    'papers',
    'passport visa immigration deported deport sponsorship sponsor documents papers citizenship plane green ihs permit leave',
    '\\b{other} (?:\\w+ ){0,2}?(?:has|have|took|takes|hid|hides|keeps|holds|burn(?:t|ed)|tore|ripped|locked|destroyed|wont give(?: me)?(?: back)?|confiscated) (?:up |away )?my (?:\\w+ )?(?:passport|visa|id|documents|papers|birth certificate|green card|permit|brp)\\b(?! (?:for the|because we are|in (?:his|her) (?:bag|suitcase) for))|\\b(?:immigration|home office|visa|deport\\w*|sponsor\\w*|ice|green card|citizenship|border|papers|permit|spouse visa)\\b.{0,80}\\b(?:if i|threat\\w*|call|report|ring|plane|sent? (?:me )?back|cancel|withdraw|pull|revoke|unless|behave|leave (?:him|her)|tells? me|nothing without)\\b|\\b(?:threat\\w*|call|report me|reporting me|cancel|withdraw|revoke|pull|says|said|tell|one call)\\b.{0,50}\\b(?:immigration|home office|my visa|deport\\w*|my sponsor\\w*|my papers|my green card|ice)\\b|\\b(?:have|get|getting|got) me deported\\b|\\bsen[dt] me back to (?!sleep|work|bed|school|the)\\w+',
    { unless: /\b(?:lawyer|solicitor|agent|work visa|employer|student visa|my company|our application|we applied)\b/ },
  ),
  rule(
    2,
    'pets-hostage',
    'dog cat pet puppy kitten dogs cats pets rabbit horse hamster',
    '\\b(?:kick|hit|hurt|kill|poison|beat|drown|strangl|starv|punch|threw|throw|burn|shot)\\w* (?:\\w+ )?{pet}\\b(?! (?:a|the) (?:ball|stick|treat))|\\b{pet}\\b.{0,30}\\b(?:put down|killed|shot|drowned|disappear|got rid of|dumped|gone|hurt|poisoned)\\b.{0,40}\\b(?:if i|unless|when i)\\b|\\b(?:if i|unless i|{says})\\b.{0,50}\\b(?:put down|get rid of|kill|hurt|drown|dump|shoot|poison) (?:\\w+ )?{pet}\\b|\\b{says}\\b.{0,30}{pet} (?:put down|killed|gone)',
    { unless: /\b(?:vet|cancer|old age|ran over|car hit|sick|in pain)\b/, negated: undefined },
  ),
  rule(
    2,
    'outing',
    'out outing outed gay lesbian trans bi bisexual queer hiv status secret closet lgbt',
    '\\bout(?:ing|s)? me (?:to|at|if|unless)\\b|\\b(?:{says}|threat\\w*|going to|will|hell|shell|if i)\\b.{0,50}\\b(?:tell|telling|show) (?:my (?:\\w+ )?(?:parents?|mum|mom|dad|church|mosque|family|boss|work|job|wife|husband|friends|school|imam|pastor|community)|everyone|everybody|people)\\b.{0,40}\\b(?:gay|lesbian|trans|bi|bisexual|queer|about us|hiv|status|secret|what i did|unless|if i)\\b|\\b(?:tell|telling) (?:\\w+ ){1,4}(?:im|i am) (?:gay|lesbian|trans|bi|queer|hiv\\w*|positive)\\b.{0,30}\\b(?:unless|if i)\\b',
    { subject: 'any', negated: undefined, says: true },
  ),
  rule(
    2,
    'suicide-as-leash',
    'kill end hurt slit jump hang overdose wrists die himself herself',
    '\\b(?:{says}|every ?time|always|when(?:ever)?|if) (?:\\w+ ){0,10}?(?:hell|shell|hed|shed|he will|she will|going to|to|he would|she would) (?:\\w+ ){0,2}?(?:kill|hang|cut|hurt|harm|shoot|stab|slit|end|drown) (?:him|her|them|his|their)(?:self|selves| own life| life| wrists?)?\\b.{0,40}?\\b(?:if i|when i|unless i|on me|my fault|because of me|and its)\\b|\\b(?:if|when|every ?time|whenever) i (?:\\w+ ){0,4}?(?:leave|left|go|break up|end it|say no|see|go out|try).{0,40}\\b(?:kill|hurt|cut|slit|hang|harm)\\w* (?:him|her|them|his|their)(?:self|selves| wrists?)?',
    { negated: undefined, says: true },
  ),
  rule(
    2,
    'money-held',
    'money wages wage salary allowance receipts receipt card cards bank account pension loans loan debt debts benefits pay cash tampons spend credit bailiffs finances pin job work',
    '\\b{other} (?:\\w+ ){0,2}?(?:takes?|took|taking|steals?|controls?|controlled|keeps?|hides?|withholds?|spends?|collects?|gets|has|holds) (?:all )?(?:of )?(?:my|the|all the|our) (?:\\w+ )?(?:money|wages?|salary|pay ?(?:check|cheque|packet)?|pension|benefits|bank ?cards?|cards?|cash|finances|savings|accounts?|tips|student loan)\\b(?! (?:in order|stuff|side))(?=.{0,100}\\b(?:me|i|allowance|ask|beg|receipts|shouts?|sign|only|everything|never|every|allowed|wont|my)\\b|$)|\\ballowance\\b.{0,60}\\b(?:receipts?|ask|food|beg|wages|my (?:own )?(?:pay|salary))|\\b(?:i )?(?:have|need|got|had|must) to (?:\\w+ )?(?:ask|beg|plead)(?: (?:him|her|my \\w+|them))? (?:for|to buy|before (?:i )?(?:buy|spend))(?: \\w+){0,2}? ?(?:money|cash|permission|tampons|pads|food|nappies|petrol|shoes|clothes|anything|everything|every)\\b|\\b(?:not|never|isnt|arent|wont|doesnt|dont) (?:\\w+ ){0,2}?(?:allowed|let me have|have access to|permitted|let me near|see) (?:\\w+ ){0,3}?(?:bank|card|account|money|cash|purse|wages)\\b|\\b(?:loans?|debts?|credit cards?|credit|mortgage|overdraft|phone contracts?|finance) (?:\\w+ ){0,2}?in my name\\b(?=.{0,80}\\b(?:he|she|without|found|found out|bailiffs|him|her|didnt|never)\\b|$)|\\b(?:he|she|husband|wife|partner|ex|boyfriend|girlfriend) (?:\\w+ ){0,3}?(?:put|took out|ran up|got|takes out|opened) (?:\\w+ ){0,4}?in my name\\b|\\bshow (?:him |her )?(?:the |my |each |every (?:single )?|all (?:of )?(?:the|my) )?receipts?\\b|\\b(?:shouts?|screams?|pressures?|forces?|makes?) (?:\\w+ ){0,3}?(?:till|until|to) (?:i )?sign\\b|\\b(?:wont|doesnt|didnt|never|refuses to|not) (?:let|allow) me (?:to )?(?:work|get a job|have a job|earn|have (?:my own )?money|have a bank|study|go to (?:college|uni|school|work))\\b|\\bmade me (?:quit|leave|give up) (?:my )?(?:job|work|career|uni|college|school|studies)',
    { unless: ordinaryLimits },
  ),
  rule(
    2,
    'watched',
    'phone messages texts location tracker tracking tracks airtag gps camera cameras ring facetime selfie mileage minutes late watches monitors checks reads passwords password spyware recording checking snap life360 dms through screenshots hand mins share sewn found listening app video unlock prove proof facetimes',
    '\\b{other} (?:\\w+ ){0,3}?(?:watch|monitor|track|spi|spy|record|check|log|count|time)(?:es|s|ed|ing)? (?:\\w+ )?(?:me (?:on|through|via|all|constantly|with|24|every|in the|at work|when)|my (?:every|mileage|miles|location|phone|calls|steps|movements|car|spending|screen|bag|underwear|period|emails?|messages|snap ?map|milometer|odometer|browser|search))\\b(?! (?:to (?:help|see if i (?:got|am ok))|because (?:i asked)|as a favou?r))|\\b(?:goes|going|went|go|looks|looking|searches|look) through (?:all )?(?:my (?:phone|messages|bag|things|dms|texts|emails?|drawers|pockets|bin|laptop)|everything)\\b|\\bhand (?:over )?(?:him |her )?(?:my|the) phone (?:over )?(?:when|every|at|to|so)?\\b|\\b(?:have|has|made|makes|make|need|expects?|wants|forces) (?:me )?(?:to )?(?:\\w+ )?(?:hand|give|show|unlock|send|facetime|video call|take|share|prove|stay on|keep)\\b(?=.{0,70}\\b(?:phone|location|so (?:he|she) can (?:see|check|hear)|who im with|where i am|proof|to prove|prove where|password|passcode|every (?:hour|\\d+|few|half|time)))|\\b(?:put|puts|hid|hidden|planted|installed|found|sewn|sewed|stuck|attached|there is|theres) (?:\\w+ ){0,2}?(?:an? )?(?:air ?tags?|trackers?|gps\\w*|tracking (?:app|device)|spyware|stalkerware|hidden cameras?|cameras?|listening device|bug|mspy|recorder)\\b(?:.{0,40}\\b(?:my|me|bedroom|car|bag|house|phone|coat|pram|kids)\\b)|\\b(?:have|got|get|given|gives me) (?:\\w+ )?(?:\\d+|ten|five|fifteen|twenty|thirty|half an|x) (?:minutes|mins|hour) to (?:get|be|come|reply|answer|do|shop)\\b.{0,80}\\b(?:late|hell|or|trouble|angry|else|punish|he|she|rings|interrogat\\w+)|\\b(?:rings|calls|texts|phones|messages) (?:me )?(?:\\w+ ){0,2}?(?:if i (?:go|leave|move|step)|every (?:few minutes|five|ten|hour|half) .{0,30}(?:where|check|answer))',
    { unless: ordinaryLimits },
  ),
  rule(
    1,
    'wants-location',
    'location phone passwords share app life360',
    '\\b(?:wants|demands|expects|insists|makes|needs) (?:\\w+ ){0,3}?(?:my )?(?:location|passwords?|passcode|live location|phone)\\b.{0,60}\\b(?:all the time|always|on|or|cheating|otherwise|trust|every)\\b',
    { unless: ordinaryLimits },
  ),
  rule(
    2,
    'cut-off-from-people',
    'friends friend family allowed allow allows let lets talk talking see delete deleted block unfollow permission sister mum contact isolated isolating anyone visit banned forbids forbidden guys text message speak meet lose unfriend hates drove turned poison poisoned against insta',
    '\\b(?:{other} )?(?:\\w+ ){0,2}?(?:wont|doesnt|dont|didnt|never|not|refuses to|isnt|wouldnt) (?:ever )?(?:let(?:ting)?|allow(?:ing)?|want) me (?:to )?(?:\\w+ )?(?:talk|talking|speak|see(?:ing)?(?! (?:the|our|my) (?:dog|dogs|cat|cats|puppy|kitten|pets?|letter|e?mail|photos?|pictures?|film|movie|menu|bill|results?|recipe|dress|ring|present|gift|garden|view|match|game))|text|message|meet|visit|contact|hang|have (?:any )?(?:friends|guy|male|social|visitors)|follow|go (?:out|to (?:my|see)|anywhere|home)|leave the (?:house|flat))\\b|\\b(?:made|makes|making|forced|wants|told) me (?:to )?(?:delete|block|unfollow|drop|cut off|ditch|stop (?:seeing|talking|speaking)|lose|unfriend|get rid of) (?:all )?(?:of )?(?:my|every|any|the|everyone|all)\\b(?=.{0,30}\\b(?:friends?|family|guys?|boys?|girls?|contacts?|social|instagram|snap\\w*|accounts?|mum|sister|male|female|men|people|following)\\b)|\\b(?:dont|do not|havent|have no|lost|no|not got) (?:have )?(?:\\w+ ){0,3}?(?:friends|family|anyone|contact)(?: left| any ?more| now)?\\b.{0,40}\\b(?:he|she|him|her) (?:didnt|doesnt|hates?|drove|made|pushed|got rid|wouldnt|wont|fell out)\\b|\\b(?:turned|turns|turning|poison\\w*) (?:my|everyone|all my) (?:\\w+ )?(?:family|friends|against)\\b.{0,20}me\\b|\\bhe says (?:my )?(?:friends|family) are (?:a bad influence|poison|against|trying to split)|\\b(?:keeps|kept|keep|isolat\\w+|cut|cuts) me (?:away |off )?from (?:my|everyone|all|other|seeing|people)',
    {
      unless: ordinaryLimits,
      beside: /\b(?:he|she|him|her|husband|wife|boyfriend|girlfriend|partner|bf|gf|in laws)\b/,
    },
  ),
  rule(
    2,
    'movement',
    'allowed out house locks locked lock key keys leave clothes wear outfit picks permission wheelchair door escape room charger car let toilet sleep eat outside chair step shut chooses decides controls shower close decide home',
    '\\b(?:im|i am|shes|hes|was|we are|were|am) not (?:even )?allowed (?:out|outside|to (?:leave|go|be|have|use|sleep|eat|shower|wear|drive|speak|talk|see|close|shut|lock|work|answer)|a |an |any|my own|in|near|friends|visitors|without)\\b|\\block(?:s|ed|ing)? (?:me|the (?:front )?door|us|all the doors)(?: \\w+)? (?:in|out|up|and (?:takes?|took|keeps?|hides?)|inside|outside|from the outside|until|when|so i)\\b|\\b(?:takes?|took|hides?|hid|keeps?) (?:away )?(?:my|the) (?:car |house |front door )?(?:keys?|shoes|wheelchair|charger|crutches|hearing aids?|glasses|walker|zimmer|scooter|cane|walking stick|coat)(?: \\w+)?\\b(?=.{0,50}\\b(?:so|cant|leave|with (?:him|her)|when|go|out|away|stop|punish|to work)\\b|$)|\\b(?:picks?|chooses?|controls?|decides?|checks?|lays out) (?:\\w+ )?(?:my (?:clothes|outfits?|food|meals)|what i (?:wear|eat|do|say|watch|spend)|when i (?:eat|sleep|shower|go)|who i (?:see|talk|speak))\\b(?=.{0,60}\\b(?:let|out|or|if|and|cant|wont|like|rage|angry)\\b|$)|\\bcontrols? (?:everything|every (?:part|thing|aspect|single)|my (?:whole )?life|all (?:of )?my|when i|what i|who i|where i|me completely|even)\\b|\\b(?:wont|doesnt|refuses to|never) let me (?:\\w+ )?(?:out|leave|sleep|eat|shower|go|close|shut|wear|use the (?:phone|car|toilet)|drive|learn|see a doctor|go to the (?:doctor|hospital|toilet|gp))\\b(?! (?:of (?:his|her) (?:sight for the cake)|first|to (?:bed|waste)|early|easily|last))|\\b(?:leaves?|left|leaving) me (?:\\w+ ){0,5}?(?:in (?:the|my) (?:chair|wheelchair|bed|wet|own|dark|bath)|on the (?:toilet|floor)|without (?:food|water|my (?:meds|medication|charger|chair))|locked|outside (?:all|in the))\\b|\\bcant leave the (?:house|flat|room) without (?:him|her|permission|his|my husband|asking)',
    { unless: new RegExp(`${ordinaryLimits.source}|${parentsNo.source}`) },
  ),
  rule(
    2,
    'medicine-and-body',
    'pills pill medication meds medicine inhaler insulin birth control contraception contraceptive pregnant doctor condoms hormones tablets abortion condom epipen hrt testosterone estrogen flushed withholds',
    '\\b{other} (?:\\w+ ){0,3}?(?:hid|hides?|takes?|took|threw|throws?|flush(?:ed|es)|withholds?|locks?|binned|bins|destroys?|keeps?|poked|pokes|stops?|swaps?|sabotag\\w+|wont give me|tampered) (?:\\w+ ){0,3}?(?:away |up |with )?(?:my|the) (?:\\w+ )?(?:pills?|medication|meds|medicine|inhaler|insulin|birth control|contracepti\\w+|condoms?|hormones|tablets|epi ?pen|hrt|testosterone|estrogen)\\b(?! (?:to the|for me|because i asked|out of reach of))|\\b(?:wants|trying|tries|tried|made|making|forcing|forced|keep|keeps) (?:to )?(?:\\w+ )?(?:get )?me pregnant\\b.{0,40}\\b(?:cant leave|trap|so|control|stay|on purpose|against)|\\b(?:forced|forcing|made|making|makes|wants to force) me (?:to |into )?(?:have|having|get|an?)? ?(?:an )?abortion\\b',
    { negated: undefined },
  ),
  rule(
    2,
    'forced-marriage',
    'marry married marriage wedding flights caste honour honor shame nikah rishta pakistan disown',
    '\\b(?:forc|mak|send|pressur|beat|threat)\\w* (?:me )?(?:\\w+ ){0,5}?(?:to marry|to get married|into (?:a )?marriage|into marrying|married off)\\b|\\b(?:will|going to|want to|wants to|trying to|planning to) (?:\\w+ )?(?:send me|take me|ship me) (?:\\w+ ){0,4}?to (?:be )?marr(?:y|ied)\\b|\\bdont want to marry (?:him|her|this man|my cousin)\\b|\\bforced marriage\\b|\\b(?:kill|hurt|beat|disown and beat|burn) me (?:if|because|for) (?:i )?(?:\\w+ )?(?:marr(?:y|ying)|dat(?:e|ing)|see(?:ing)?|lov(?:e|ing)|be(?:ing)? with|refus(?:e|ing))\\b|\\bhono(?:u)?r (?:kill\\w*|based|violence)\\b',
    { unless: /\b(?:essay|dissertation|documentary|film|novel|class)\b/ },
  ),
  rule(
    1,
    'worn-down',
    'worthless stupid useless crazy mad imagine imagining imagined head sanity nobody else gaslights gaslighting insane ugly',
    '\\b(?:tells?|calls?|told|calling|says|said|telling) (?:\\w+ ){0,2}?(?:im|i am|me)(?: \\w+){0,3}? ?(?:worthless|stupid|useless|crazy|mad|insane|ugly|disgusting|pathetic|fat|nothing|a whore|a slut|mental|thick|lucky (?:he|she) (?:puts up|stays)|imagining)\\b|\\b(?:no ?one|nobody) else (?:would|will|could|d) (?:ever )?(?:have|want|love|put up with) me\\b|\\b(?:says|said|tells me) (?:that )?i(?:m|t)? (?:imagin\\w+|made it up|makes? (?:things|it) up|making (?:it|things) up|mad|losing it|never happened)\\b|\\b(?:dont|cant|stopped) trust(?:ing)? my own (?:head|mind|memory|judgement|judgment|thoughts|eyes)\\b|\\b(?:makes|making|made) me (?:feel like |think )(?:im )?(?:\\w+ )?(?:crazy|mad|insane|going mad|losing my mind)\\b',
  ),
  rule(
    2,
    'in-secret',
    'safely secretly see know knowing finding toilet leave escape history screen hide checks find without plan out away mustnt typing hiding',
    '\\bhow (?:do|can|would|should) i (?:\\w+ )?(?:leave|get out|get away|escape|go) (?:safely|without (?:him|her|them|my \\w+) (?:finding|knowing|noticing|hurting|killing|coming|seeing))\\b|\\b(?:leave|get out|escape|get away|flee|hide)\\b.{0,40}\\bwithout (?:him|her|them|my \\w+) (?:finding|knowing|noticing|hurting)|\\b(?:he|she|husband|partner|wife|boyfriend|they|dad) (?:mustnt|must not|cant|cannot|can never|should not|shouldnt|can not) (?:find out|know|see)(?: (?:im|that im|i am|this|about this|where|i was))?\\b|\\bescape (?:him|her|plan|from (?:him|her|my|this house)|this (?:house|man|marriage))\\b|\\b(?:typing|writing|doing|reading|using) this (?:\\w+ ){0,3}?(?:in|from|on) (?:the|my|a) (?:toilet|bathroom|car|loo|work|closet|friends)\\b(?=.{0,60}\\b(?:he|she|him|her|because|so|cant)\\b)|\\b(?:so|where|that|and) (?:he|she|they|my (?:partner|husband|wife|boyfriend|girlfriend|ex|dad|mum)) (?:cant|wont|doesnt|never) (?:see|find|know|read)(?:s)? (?:it|this|me|out)?\\b.{0,60}\\b(?:goes through|checks|reads|everything|phone|hide|angry|safe)\\b|\\b(?:can|could|so) (?:he|she|my (?:partner|husband|wife|boyfriend|girlfriend)|they) (?:cant )?see (?:this|what i|my (?:messages|chats|history))\\b',
    { subject: 'any', unless: /\b(?:surprise|present|gift|party|proposal|birthday|ring)\b/ },
  ),
]
