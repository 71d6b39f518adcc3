import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, type Rule } from './rule.ts'

/** The passive voice ("I was pushed", "being blackmailed") and the plainest words, whoever is left unnamed. */
const make = (category: SafetyCategory) => rulesOf(category, { subject: 'any', negated: 'inside' })
const abuse = make('abuse')
const selfHarm = make('self-harm')
const been =
  '(?:i was|i got|ive been|im being|i am being|i keep getting|been|being|got|getting|keep getting|i have been|was)'
const play =
  /\b(?:training|judo|rugby|football|boxing|tickled|nerf|paintball|water fight|toddler|baby|dog|cat|game|fifa|chess)\b/

const coercion = make('sexual-coercion')

export const plainRules: Rule[] = [
  coercion(
    2,
    'said-no-and-went-on',
    'no stop crying asleep',
    '\\bi (?:\\w+ )?(?:said|told (?:him|her|you|them)) (?:no|stop|to stop|i didnt want(?: to| it)?)\\b.{0,25}\\b(?:and|but) (?:you|he|she|they) (?:\\w+ ){0,2}?(?:carried on|kept (?:on |going)|went on|went ahead|did it anyway|didnt stop|wouldnt stop|continued|pushed in|finished)\\b(?! (?:talking|speaking|singing|eating|driving|walking|asking|shouting|arguing|cooking|with the|about))',
    { sure: true, unless: /\b(?:lights?|music|game|call|sale|order|booking|meeting|delivery)\b/ },
  ),
  abuse(
    2,
    'says-what-comes-next',
    'next nudes nude video videos photos pics pictures burning smashing cutting selling salary wages money pay bruise bruises',
    '\\b(?:the|your|ur) (?:cat|dog|puppy|kitten|rabbit|bird|hamster|fish|horse) is next\\b(?! (?:to|in|week|door|on|up))|\\b(?:or|unless|if you dont|if u dont|otherwise) (?:\\w+ ){0,8}?(?:ill|im going to|im gonna|i will|i) (?:\\w+ ){0,2}?(?:post|send|share|show|upload|leak|make sure (?:\\w+ ){0,6}sees?) (?:\\w+ ){0,3}?(?:nudes?|videos?|pics?|pictures?|photos?|naked)\\b|\\b(?:or|and) i post the (?:videos?|pics?|pictures?|photos?|nudes?)\\b|\\b(?:or|if you|if u) (?:\\w+ ){0,8}?(?:im|ill be|i am|ill|i will|im going to|im gonna) (?:just )?(?:burn|burning|smash|smashing|cut up|cutting up|destroy|destroying|throw out|throwing out) (?:all )?(?:your|ur) (?:stuff|clothes|things|laptop|phone|passport|books|work)\\b|\\b(?:your|ur) (?:salary|wages?|pay(?: ?cheque| ?check)?|money) (?:goe?s?|comes|gets paid|is paid|has to go) (?:in|into|to|straight to|on) my (?:account|card)\\b|\\b(?:hid|hide|hiding|covered|cover|covering) (?:up )?(?:the|my|a) bruises?\\b(?=.{0,60}\\b(?:make ?up|foundation|concealer|nobody|noone|no one|so that|so they|asks?|sees?|notic\\w+|long sleeves)\\b)',
    { sure: true },
  ),
  // What somebody does to keep it from happening says that it happens.
  abuse(
    2,
    'asked-not-to-hit',
    'hit hits hitting beat beats beating slap slaps slapping punch punches punching kick kicks kicking strangle choke choking hurt hurts hurting violent hand hands finger',
    '\\b(?:so|so that|or|otherwise|before|until|unless|hope|hoping|pray|praying|want|need|wish|beg|begging|make sure|please|scared|how (?:do|can) i)\\b (?:(?!i )\\w+ ){0,7}?(?:he|she|they|you|him|her|them) (?:(?:just|really|even|ever) )?(?:does not|doesnt|do not|dont|wont|will not|wouldnt|stops?|to stop|not to|to not|never)(?: ever| start| to)? (?:(?:hit|beat|slap|punch|kick|strangl|chok|hitt|slapp)(?:e|s|es|ing)? (?:me|us|the kids|my (?:kids|son|daughter|children))|(?:hurt|hurts|hurting) (?:me|us|the kids) (?:again )?(?:tonight|when|like last|the way|physically)|(?:get|gets|getting) violent)\\b|\\b(?:dont|do not|never) want (?:him|her|them|my \\w+) to (?:ever |start )?(?:hit|beat|slap|punch|kick|strangle|choke) (?:me|us|the kids)\\b|(?:^|\\b(?:please|pls|and|just|so|then|but|or|said|say|to|him|her|them)) ?(?:dont|do not|never|stop) (?:ever |you )*(?:hit|hitting|beat|beating|slap|slapping|punch|punching|kick|kicking|strangle|choke|choking) (?:me|us|the kids|my (?:kids|son|daughter))\\b(?! (?:up|out|off|under|with|at|to it|to the|down))|(?:^|\\b(?:please|pls|and|just|so|then|but|or|said)) ?(?:dont|do not|never) (?:ever )?(?:raise|lift|lay) (?:your|a) (?:hand|finger)s? (?:to|at|against|on) (?:me|us|the kids)\\b',
    {
      sure: true,
      unless:
        /\b(?:ball|car|bus|branch|door|game|rugby|boxing|training|dog|cat|horse|baby|toddler|waves?|feelings|with (?:a|the) (?:bill|news|invoice))\b/,
    },
  ),
  abuse(
    2,
    'was-done-to-me',
    'hit beaten slapped punched kicked pushed shoved thrown dragged locked threatened abused controlled isolated battered attacked burned burnt bullied pinned headbutted smacked harassed',
    `\\b${been} (?:\\w+ )?(?:hit|beaten|slapped|punched|kicked|pushed|shoved|thrown|dragged|locked (?:in|out|up)|threatened|abused|controlled|isolated|battered|attacked|burn(?:ed|t)|pinned|headbutted|smacked) (?:\\w+ ){0,6}?(?:by (?:him|her|my|a|the)|again|every|for|at home|down|out|into|against|around|about|up|when|because|across|with)\\b(?! (?:the (?:bus|ball|idea|news)|for (?:a|the) (?:job|promotion)|traffic|a cold|tv|work))`,
    { negated: undefined, subject: 'other', unless: play },
  ),
  abuse(
    3,
    'was-choked',
    'choked strangled throttled suffocated smothered strangle choke smother suffocate strangling choking',
    `\\b${been} (?:\\w+ )?(?:choked|strangled|throttled|suffocated|smothered)\\b(?! (?:up|with love|by (?:work|emails|smoke)))|\\b(?:tried|trying|tries|attempted|wanted|started|began) (?:to )?(?:strangl|chok|suffocat|smother|throttl)(?:e|ing) (?:me|us|her|him)\\b`,
    {
      unless: play,
    },
  ),
  abuse(
    2,
    'goes-through-and-blocks',
    'goes through block blocks blocked delete insta snap snapchat tiktok socials accounts guys girls talking',
    '\\b(?:goes|going|looks|went|go) through my \\w+(?! (?:wardrobe|recipes))\\b(?=.{0,60}\\b(?:phone|insta\\w*|snap\\w*|tiktok|messages|dms|socials|accounts?|makes|made|and|every|when|without|all|while)\\b|$)|\\b(?:makes?|made|making|forces|wants) me (?:to )?(?:block|delete|unfollow|remove|stop talking to|unadd) (?:\\w+ )?(?:guys?|boys?|girls?|men|women|people|friends?|everyone|him|her|them|my)\\b',
    { subject: 'other' },
  ),
  abuse(
    2,
    'unsafe-anywhere',
    'safe unsafe',
    '\\b(?:dont|do not|doesnt|never|not|no longer|didnt|cant) (?:\\w+ )?(?:feel|be|am) (?:\\w+ )?safe (?:going|coming|sleeping|being|alone|any ?more|with|at|around|in|near|leaving|telling|living|staying)\\b|\\b(?:dont|do not|never|no longer) feel safe$|\\bi(?:m| am) not safe\\b(?! (?:to drive|driver))|\\bis(?:nt| not) safe for (?:me|us|the kids)\\b|\\b(?:its|it is|home is|here is) not safe (?:here|at home|for (?:me|us|the kids))\\b',
    { subject: 'any', experiencer: true },
  ),
  abuse(
    2,
    'threat-to-what-i-love',
    'threatened threatens threatening says never see leave make',
    '\\bthreat\\w+ (?:\\w+ ){0,5}?{pet}\\b|\\b(?:never|not|wont|ill never) (?:\\w+ )?see (?:the|my|our) (?:\\w+ )?(?:baby|kids?|children|son|daughter|boys?|girls?)$|\\b(?:make sure|makes sure|see to it) (?:\\w+ )?i (?:\\w+ ){0,2}?(?:never|lose|dont|end up|wont|get nothing)\\b|\\bi (?:cant|can t|could never|am not able to) leave (?:him |her |this house )?(?:because|or|cos|since)\\b.{0,30}\\b(?:he|she|hell|shell|hed|shed) (?:\\w+ ){0,3}?(?:kill|hurt|take|find|ruin|make|come|burn|destroy)\\b',
    { says: true },
  ),
  abuse(
    1,
    'careful-words',
    'careful cautious angry rage rages temper scares nervous lie',
    '\\b(?:im|i am|i have to be|always|so|being) (?:\\w+ )?careful (?:\\w+ ){0,2}?(?:what|how|when|around|with (?:him|her|what|my words)|not to)\\b(?=.{0,60}\\b(?:say|angry|he|she|him|her|mood|upset|set)\\b)|\\b(?:his|her) (?:anger|temper|rages?|moods?) (?:\\w+ )?(?:scar|fright|terrif|worr|get|is getting)\\w*\\b|\\bgets so (?:angry|mad|furious) (?:that )?i\\b',
  ),
  make('sexual-coercion')(
    2,
    'was-forced',
    'forced coerced pressured blackmailed blackmail filmed groped groomed spiked drugged molested raped assaulted used touched filming keeps kissing grabbing touching rubbing',
    `\\b${been} (?:\\w+ )?(?:forced|coerced|pressured|made|guilted|tricked) (?:\\w+ )?(?:to|into) (?:\\w+ ){0,2}?(?:sleep with|have sex|having sex|sex|send|touch|strip|do things|perform|kiss|sexual)|\\b${been} (?:\\w+ )?(?:groped|molested|raped|sexually \\w+|drugged|spiked|groomed|touched (?:up|inappropriately)|assaulted)\\b|\\bblackmail\\w* (?:\\w+ ){0,3}?(?:with|over|using|for) (?:\\w+ )?{exposed}|\\b(?:filmed|films|recorded|recording|filming|videoed) (?:us|me) (?:\\w+ )?(?:without|secretly|in bed|having|naked|when|while)\\b|\\b(?:boss|manager|colleague|landlord|supervisor|teacher|coach|customer|doctor|co ?worker|man|guy|he) (?:\\w+ )?(?:keeps?|kept|wont stop|started) (?:touching|groping|rubbing|grabbing|kissing|brushing up against) me\\b`,
  ),
  make('stalking')(
    2,
    'is-stalked',
    'stalked stalking followed watched harassed stalker harassing stalks',
    `\\b${been} (?:\\w+ )?(?:stalked|followed|watched|harassed|tracked)\\b(?! (?:by (?:\\w+ )?(?:ads|cameras|a (?:cat|dog|duck|goose))|on instagram|the (?:show|film|rules|recipe|instructions)))(?=.{0,50}\\b(?:by|home|again|for|at|everywhere|online|and|ex|police|since|he|she)\\b|$)|\\b(?:is|keeps|been|started|wont stop|was) (?:stalking|harassing|following) (?:me|us)\\b(?! on (?:insta\\w*|tiktok|facebook))`,
    { negated: undefined, unless: /\b(?:i watched|we watched|followed the|being followed by \d)\b/ },
  ),
  make('child-abuse')(
    2,
    'bruised-child',
    'bruised bruises crying screams screaming thin dirty hungry flinches neglected hit beaten scared beats hits slaps kicks whips beat',
    '\\b(?:neighbou?r\\w*|friends?|sisters?|brothers?|exs?|pupils?|students?|cousins?|class|school|next door)\\b.{0,40}\\b(?:boy|girl|kids?|son|daughter|child|children|baby|toddler|student|pupil)\\b.{0,40}\\b(?:bruis\\w+|neglected|hungry|dirty|locked|flinch\\w*|beaten|scared of (?:his|her|their) (?:dad|mum|mom|father|mother|stepdad)|scream\\w* (?:every|all))\\b|\\b(?:neighbou?r|mate|friend|sister|brother|aunt|uncle|cousin|ex|husband|wife|boyfriend|girlfriend|partner|nan)s? (?:\\w+ )?(?:beats?|hits?|slaps?|kicks?|whips?|canes?|locks? up|starves?|abus\\w+|burns?|batter\\w*) (?:his|her|their) (?:\\w+ )?(?:kids?|children|son|daughter|baby|boy|girl)',
    { negated: undefined },
  ),
  selfHarm(
    2,
    'plainly',
    'self harm harmed harming selfharm selfharmed selfharming end things everything ending dreams dreaming dying dream world gone exist killing suicide alive live wake',
    '\\bself ?-?harm(?:ed|ing|s)?\\b(?! (?:awareness|training|policy|lecture|nurse|ward))|\\bend(?:ing)? (?:things|everything|it|it all|all of this|my story|the pain|this pain) (?:for good|forever|permanently|once and for all|for real)\\b|\\b(?:dreams?|dreaming|daydream\\w*|fantas\\w+|thinking|thoughts?|obsess\\w+|imagin\\w+) (?:\\w+ )?(?:about|of) (?:my (?:own )?death|dying|being dead|killing myself|my funeral|suicide|not existing|ending (?:it|everything|my life))\\b|\\bwant (?:to be )?gone (?:from|forever|for good)\\b|\\bto be gone from (?:this|the) (?:world|earth|life)\\b|\\b(?:done|leaving|leave|exit|quit) this (?:life|world|earth)\\b|\\b(?:dont|do not|cant|never) (?:want|wanna) to (?:live|be alive|exist|wake up|be here)\\b(?! (?:together|apart|with|in (?:this|the|a)|here|near|when|for (?:the|this|his|her)|at|so|like a|alone))',
  ),
  selfHarm(
    1,
    'hopeless',
    'hopeless future care gone pain stop notice pointless alive',
    '\\b(?:feel|feeling|am|im|felt|completely|totally|so|utterly) hopeless\\b(?! (?:about (?:our|the|my) (?:sex|marriage|relationship|date|dating)|at|romantic|with (?:money|maps|directions)|in bed))|\\b(?:cant|dont|do not|cannot) see (?:a|any|my|the) (?:future|point|way forward|tomorrow)\\b(?! (?:with|for us|together|in (?:this|arguing|our|the|going|talking|us)|of (?:arguing|going|this (?:argument|wedding))))|\\bwould (?:anyone|anybody|they|he|she|people) (?:\\w+ )?(?:care|notice|miss me|be sad|come)\\b.{0,20}\\b(?:gone|dead|died|die|disappeared|vanished)|\\b(?:anyone|anybody|nobody|no ?one) would (?:\\w+ )?(?:care|notice|miss me|mind|cry) if i\\b|\\bwant (?:the|this|my|all the) (?:pain|hurt|hurting|suffering|noise|thoughts) to (?:just )?(?:stop|end|go away|be over)\\b|\\bdont know (?:how (?:much )?longer i can|if i can) (?:go on|keep going|carry on|do this|take this|hold on)\\b',
  ),
  selfHarm(
    2,
    'leash-by-means',
    'swallow overdose pills cut jump hang',
    '\\b(?:{says}|threat\\w*) (?:\\w+ ){0,4}?(?:swallow|take|overdose|cut|jump|hang|od|slit|drown)\\w* .{0,40}\\b(?:if i|unless i|when i|if we)\\b',
  ),
  selfHarm(
    1,
    'picked-the-day',
    'picked chosen chose set decided date day',
    '\\b(?:i have|ive|i) (?:already |finally |now )?(?:picked|chosen|chose|set|decided on) (?:the|a|my) (?:day|date)\\b',
    { unless: /\b(?:date|day) (?:for|of|to) (?:the|our|my|a|his|her)\b|\bwe (?:have )?(?:picked|chosen|set)\b/ },
  ),
  selfHarm(
    2,
    'bought-enough',
    'bought saved stored hidden collected hoarded enough stockpiled',
    '\\b(?:bought|saved(?: up)?|stored|hidden|hid|collected|hoarded|stockpiled) (?:\\w+ )?(?:enough|all the|loads of|lots of|a lot of|boxes of|packets of|packs of|so many) (?:\\w+ )?(?:pills|tablets|paracetamol|tylenol|ibuprofen|aspirin|codeine|insulin|sleeping pills|meds|medication|rope)\\b',
    { unless: /\b(?:headaches?|first aid|holiday|trip|charity|pharmacy|shortage|lockdown|period)\b/ },
  ),
  make('threat-to-others')(
    2,
    'do-to-them',
    'do responsible capable',
    '\\bdont know what (?:ill|i will|i would|i might|i could|id|im going to) do to (?:him|her|them|you|myself or (?:him|her|them)|my \\w+)\\b|\\bwont be responsible for what i do\\b',
    { subject: 'writer-acts' },
  ),
  make('child-abuse')(
    2,
    'young-and-hurt',
    'hits hit grabs grabbed pushes pushed shoves shoved slaps slapped kicks kicked throws threw locks locked chokes choked twists drags dragged belt',
    '\\b(?:dad|stepdad|step dad|mum|mom|stepmum|stepmom|uncle|brother|teacher|coach|grandad|father|mother|boyfriend|nan|aunt|he|she) (?:\\w+ ){0,2}(?:hits?|grabs?|grabbed|pushe[sd]|shoves?|shoved|slaps?|slapped|kicks?|kicked|throws|threw|locks?|locked|chokes?|choked|twists|drags|dragged) (?:me|my|things at me|stuff at me)\\b',
    {
      beside:
        /\b(?:im|i am) (?:only |just )?(?:[6-9]|1[0-7])\b(?! (?:weeks|months|years (?:clean|sober|older|younger)|kilos|minutes))/,
      unless: play,
    },
  ),
  abuse(
    3,
    'smash-you',
    'smash break teeth face jaw bury accident knock punch',
    '\\b(?:ill|i will|im going to|going to|he says hell|he said hed|hell|shell|or) (?:\\w+ ){0,4}?(?:smash|break|punch|knock|kick|cave|batter) (?:\\w+ ){0,5}?(?:your|my|her|his) (?:\\w+ )?(?:face|head|teeth|jaw|skull|legs?|arms?|neck|nose)\\b|\\b(?:picking|spitting) (?:up )?(?:your|my|her|his) teeth\\b|\\bmake it look like an accident\\b',
    { unless: play },
  ),
  abuse(
    2,
    'or-else',
    'miss leaving leave else see happens',
    '\\bnext time (?:he|she|i|they)? ?(?:wont|will not) miss\\b|\\b(?:youre|you are|im|i am) not (?:going to leave|leaving|allowed to leave|getting out of) (?:this|the) (?:house|flat|room|car|apartment)\\b|\\btry it and see what happens\\b|\\bsee what you (?:make|made) me do\\b|\\bor else$',
    { unless: play },
  ),
]
