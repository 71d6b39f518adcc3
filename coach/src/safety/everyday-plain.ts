/**
 * Plain sentences of every day that the trained model alone hears as danger: pay and post, manners, a bakery. Each row
 * holds the thing that makes it everyday, and says what must not stand near it.
 */
const calm = (words: string, reach = 100) => `(?!.{0,${reach}}\\b(?:${words})\\b)`
const held =
  'he|she|him|her|they|lets?|allow\\w*|not|never|takes?|took|control\\w*|demands?|wants?|password|card|secret\\w*|hide|hidden|leave|scared|afraid'
const low =
  'die|dead|alive|anymore|any more|anyway|hopeless|point|pointless|alone|nobody|no ?one|goodbye|worth\\w*|hate'

export const everydayPlain: readonly (readonly [RegExp, string])[] = [
  // Who shut themselves in, and is to be let out.
  [
    /\b(?:unlock|open) the (?:\w+ )?door(?=[^.\n]{0,40}\b(?:toddler|baby|kids?|child|son|daughter|boy|girl|twins|cat|dog|year old)\b[^.\n]{0,30}\block(?:ed|s) (?:him|her|it|them)sel(?:f|ves) in\b)/g,
    'help with the door',
  ],
  // Help that goes unthanked, said in a huff.
  [
    /\band this is (?:what|the thanks|all the thanks|how much thanks) (?:i|we) get\b(?!.{0,80}\b(?:hit|slap|punch|kill|bruis\w*|police|leave you|pay for)\b)/g,
    'and i feel unthanked',
  ],
  [
    /\b(?:ive|i have|i|he|she|hes|shes) (?:\w+ )?(?:hid|hidden) (?:(?:the|my|your|all|his|her|last|other) ){1,3}(?:\w+ )?(?:twix(?:es)?|rolos?|kit ?kats?|biscuits?|biscuit tin|chocolates?|crisps|sweets|cake|cookies|snacks|remote|haribos?|easter eggs?|presents?|mince pies)(?: too| as well)?\b(?!.{0,60}\b(?:food|eat|weigh\w*|allowed|fat)\b)/g,
    'i put the snack away',
  ],
  // Whom one does not want in the house: of a bed or a touch it says nothing.
  [
    /\b(?:dont|do not) want (him|her|them) (?:coming|to come|turning up|to turn up|popping|to pop) (?:round|over|here|to (?:mine|ours|the (?:house|flat)))\b(?!.{0,60}\b(?:touch\w*|sex|bed|kiss\w*|naked)\b)/g,
    'want $1 to stay away',
  ],
  // Whom one will not meet any more, in a promise or a busy week.
  [
    new RegExp(
      `\\bi (?:wont|will not|dont|do not) (?:be )?see(?:ing)? (?!you\\b|any\\w*|my\\b|mum\\b|mom\\b|dad\\b|another\\b|it\\b|this\\b|tomorrow\\b)((?:the (?!kids|children|sun|point)\\w+)|\\w+)(?: and \\w+)? any ?more\\b(?: (?:after )?(?:this|next) week| after tonight)?${calm(low.replace('|any more|', '|') + '|end it|sorry for everything|pills', 140)}`,
      'g',
    ),
    'i am busy and meet $1 later',
  ],
  // Waiting for a sign: it is one's own phone that is looked at.
  [
    /\b(i|we) (?:\w+ ){0,4}?(?:check|checking|checked|refresh|refreshing|look at|looking at|stare at|staring at) my (?:own )?(?:phone|messages|texts|whatsapp|inbox|notifications)\b(?! because (?:he|she|they) (?:make|tell|order)\w*)/g,
    '$1 wait for a message',
  ],
  // Alone on a line: with anything beside it, it may be somebody who cannot leave, or who may not want to live.
  [
    /^\W*(?:he|she|they|my \w+)(?:s| has| have)?(?: got)? my (?:house |car |front door |spare |bike )?keys?\W*$/g,
    'i wait for my things',
  ],
  [
    /^\W*(?:i am|im) (?:so |a bit |really |very |kinda |pretty )?(?:drunk|tipsy|hammered|wasted|plastered|pissed)(?: rn| lol| right now)?\W*$/g,
    'i had some wine',
  ],
  [
    new RegExp(
      `\\b(i|we|he|she|they|mum|mom|dad) (?:probably |definitely |still |sadly )?(?:wont|will not|not going to) be (?:home|back|at home|in|in the office|at (?:work|training|practice|school|dinner|lunch|the (?:party|match|meeting|gym|office|house))|there|able to (?:come|make it))(?: home)?(?= (?:tonight|today|tomorrow|till|until|before|for|on|this|by|late|after|much before)\\b|$)${calm('die|dead|alive|anymore|any more|ever|again|goodbye|forever|sorry for everything|love you all|forgive|note|miss me|look after|hate|cant go|no more|gone')}(?<!\\b(?:die|goodbye|sorry for everything|cant go on|no more|give up)\\b.{0,120})`,
      'g',
    ),
    '$1 will be out',
  ],
  [
    new RegExp(
      `\\b(?:my|our) (?:wages|salary|pay|pension|student loan|earnings|paycheck|pay ?che\\w+) (?:\\w+ )?(?:goes|go|is paid|are paid|gets paid|comes|come|is going|are going) (?:straight )?in ?to (?:my own|my|our|our own|the|the joint|our joint) (?:\\w+ )?account${calm(held)}`,
      'g',
    ),
    'i am paid at work',
  ],
  [
    new RegExp(
      `\\b(?:i|we) (?:just |usually |tend to |always |mostly |do |now )*keep (?:things|stuff|it all|my (?:life|news|plans|opinions)) to (?:myself|ourselves)${calm(low)}`,
      'g',
    ),
    'i do not say much',
  ],
  [
    new RegExp(
      `\\b(?:nice|good|great|glad|lovely) to know (?:where (?:i|we) stand|what you (?:really )?think)${calm(low)}`,
      'g',
    ),
    'now i know',
  ],
  [
    new RegExp(
      `\\b(?:boss|manager|teacher|client|team|landlord|bank|school|university|council|hmrc|garage|dentist|he|she|they|work|it|life) (?:just |has |have |s )*(?:hit|hits|slapped|slaps|smacked) (?:me|us|him|her|them) with (?=(?:a|an|another|the|this|that|some|more|yet another) (?:\\w+ ){0,2}(?:deadlines?|bills?|fines?|fees?|charges?|invoice|questions?|homework|essays?|reports?|news|truth|tax|rent|increase|projects?|tasks?|facts?|parking)\\b)`,
      'g',
    ),
    'boss gave me ',
  ],
  [
    new RegExp(
      `\\bi know where your (?:sister|brother|mum|mom|mother|dad|father|wife|husband|daughter|son|friend|cousin|girlfriend|boyfriend) (?:works|goes to school|lives|studies|shops)\\b(?=.{0,60}\\b(?:lovely|nice|great|love it|gorgeous|went there|been there|near (?:us|me|my)|delicious|best|cute|small world|used to work there|my (?:cousin|friend|sister|brother) works)\\b)${calm('watch\\w*|careful|shame|happen\\w*|visit|tell|if you|unless|might|hurt|pity')}`,
      'g',
    ),
    'i know the place',
  ],
  [
    new RegExp(
      `\\bif (?:you|u) leave (?:the|your|my|those|a|some) (?:keys?|address|door open|details|list|album|camera|laptop|usb|memory card|bag|coat|receipt|number) ?(?:\\w+ ){0,4}(?:i|ill|i will|i can) (?:\\w+ )?(?:post|send|share|upload|print|drop|email) (?:you )?(?:the|those|some) (?:photos?|pics?|pictures?|videos?)`,
      'g',
    ),
    'i will send the holiday album',
  ],
  [
    new RegExp(
      `\\b(?:he|she|they|i|we|dad|mum|mom) (?:has|have|needs?|had|needed|must|ought) to (?:tell|notify|inform|update|write to|ring|call) (?:the )?(?:immigration|home office|uscis|embassy|consulate|dvla|bank|council|hmrc|school|gp)(?: office)? (?=(?:\\w+ )?(?:(?:his|her|their|my|our|the|about|of|that|a) )*(?:new |changed? of )?(?:address|number|name|job|date|email|phone|change)\\b)`,
      'g',
    ),
    'there is a form for ',
  ],
  [
    new RegExp(
      `\\b(?:take|taking|have|do) (?:my|her|his|the) (?:tablets?|pills?|meds|medication|vitamins?|insulin|inhaler|antibiotics) (?=(?:when|after|before|once|while) (?:i|he|she|they|we|dad|mum|the kids) (?:goes?|leaves?|gets? (?:up|in|home)|comes?|had|have|has|eat|eats|wakes?|get))${calm('all of|all the|whole|every|the lot|too many|bottle|goodbye|die|dead|alone|finally|nobody|forever|not wake|never')}`,
      'g',
    ),
    'have breakfast ',
  ],
  [
    new RegExp(
      `\\b(?:send|give|email|text|post|forward|bring|hand|lend) (?:him|her|them|you) (?:the|my|some|those|a|our) (?:notes|slides|recipe|list|link|form|book|charger|homework|agenda|minutes|invite|receipt|map|plan|keys)(?: unless (?:he|she|they|you)(?: already)? (?:has|have|got) (?:it|them|one|some|those)(?: already)?| (?=(?:unless|if|before|after|when) ))`,
      'g',
    ),
    'pass on something ',
  ],
  [
    /\b(?:never|didnt|doesnt|not|dont want (?:him|her|them|you) to|wouldnt want (?:him|her|them|you) to) (?:ever )?(?:make|makes|made|making|feel|felt) (?:me |him |her |them |you |us )?(?:feel )?(?:like )?(?:such )?a burden\b/g,
    'is kind',
  ],
  [
    /^\W*(?:the |your |that |my )?(?:\w+ )?(?:knife|knives|scissors|tablets|painkillers|paracetamol|rope|string|bleach) (?:is|are|s) (?:in|on|under|behind) the (?:\w+ )?(?:drawer|rack|block|dishwasher|sink|shed|garage|cupboard|cabinet|shelf|counter|table|car|boot)\W*$/g,
    'it is where it always is',
  ],
  [
    /\b(?:paper ?cuts?|(?:its|it is|only|just) a (?:paper ?cut|graze|nosebleed|nose bleed|scratch))\b|\bi (?:just |only )?(?:cut|nicked|sliced|pricked|burnt|burned|bumped|stubbed|trapped|shut) my (?:finger|thumb|knuckle|fingertip|toe|pinky)(?: (?:on|in|with) (?:the|a|some|my) \w+(?: \w+)?)?\b(?!.{0,80}\b(?:purpose|feel|deserve|again|arm|wrist|deep|myself|die)\b)|\b(?:bleeding|blood)[, ]+(?=paper ?cut)/g,
    'a small mishap',
  ],
  [
    /\b(?:good ?bye|farewell|bye)(?:,)? (?:and |to )?(?:thanks|thank you) for (?:everything|all (?:your|the) (?:help|support|work|laughs|fun))(?=[^.!?]{0,30}\b(?:at (?:work|the office|school)|team|colleagues|boss|this year|this term|class)\b)|\b(?:say|said|saying) (?:good ?bye|farewell) to (?:the|my|our|this) (?:old |dear |lovely |first |tiny )*(?:flat|house|car|office|job|school|team|garden|neighbours?|colleagues|class|desk|city|town|sofa|bike|phone|diet|summer|holiday|hair)\b/g,
    'something is over',
  ],
  [
    /\b(?:i|we|you|mum|dad|he|she) (?:\w+ )?lets? (?:him|her|them|the (?:kids|boys|girls|children)|my (?:dad|mum|mom|gran|grandad|nan|son|daughter|nephew|niece|brother|sister)|dad|mum|gran|grandad) win(?= (?:sometimes|now and (?:then|again)|at|every so often|once in a while|a few|the odd|these days|occasionally)\b|[.!]|$)(?!.{0,60}\b(?:so (?:that )?(?:he|she|they)|or (?:he|she|they)|hit|hurt|scared|afraid|kick\w* off|peace|calm)\b)/g,
    'we play games',
  ],
  [
    /\b(?:wasnt|was not|not|am not|im not|arent|wont be|isnt) (?:putting|getting|taking|sending|driving) (?:him|her|them|the (?:baby|kids|children|boys|girls)|a (?:sick |poorly )?(?:child|baby)) (?:in|into|out in) (?:a|the|my) (?:car|taxi|bus|cold)\b/g,
    'stayed at home',
  ],
  [
    /\b(?:the|my|our|a|his|her) (?:\w+ )?(?:toddler|baby|bab(?:y|ies)|twins|(?:one|two|three|four|1|2|3|4)[- ]year[- ]old|little one|newborn)s? (?:(?:keeps?|kept|is|are|was|always|wont stop|started|has started|just|loves?|goes through a phase of) )*(?:throw(?:ing|s)|threw|chuck(?:ing|s|ed)|drop(?:ping|s|ped)|bit(?:es|ing)|bite|bit|pull(?:ing|s) hair|scream(?:ing|s))(?: (?:all )?(?:his|her|their|the|my))?(?: (?:food|things|toys|stuff|dinner|bottle|cup|spoon|everything|peas|plate|dummy|blocks|all night|non stop))?\b(?!.{0,100}\b(?:hit (?:him|her)|hurt (?:him|her)|shake|shook|smack\w*|lose it|bruis\w*|i cant cope|wont wake|fever|hospital)\b)/g,
    'the toddler is lively',
  ],
]
