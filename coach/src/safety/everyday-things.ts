/**
 * Things that danger and any household have in common, told by what is done with them: petrol that goes into a tank, a
 * ball through a window, a lock on one's own door. Each row holds the purpose or the place that makes it everyday, and
 * says what must not stand near it.
 */
const vessel =
  '(?:(?:petrol|diesel|wrong|hire|rental|company|new|old) (?:car|van|tank)|(?:lawn ?)?mower|generator|strimmer|chain ?saw|hedge trimmer|tank|car|van|truck|lorry|motor ?bike|bike|scooter|boat|tractor|jerry ?can|can|barbecue|quad)'
const calm = (words: string, reach = 80) => `(?!.{0,${reach}}\\b(?:${words})\\b)`
const menace =
  'over me|on me|over (?:him|her|them)|matches|lighter|lit it|light it|set fire|alight|burn\\w*|threat\\w*|or else|unless|scared|afraid|garage with|hose|fumes|engine running|note'

export const everydayThings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:put|puts|poured|pours|pouring|filled|fill|tipped|got|getting|put some|siphoned) (?:up )?(?:(?:the|some|my|his|her|all|a|that) )*(?:petrol|diesel|unleaded|fuel|gas|gasoline) (?:in|into) (?:(?:the|my|his|her|our|a) )?${vessel}\\b${calm(menace)}`,
      'g',
    ),
    'filled the tank',
  ],
  [
    new RegExp(
      `\\b(?:kick(?:ed|s|ing)?|threw|throws|hit|hits|whacked|smashed|booted|batted|knocked|chucked) (?:(?:the|a|his|her|my|our|their|that) )?(?:\\w+ )?(?:ball|football|frisbee|cricket ball|tennis ball|golf ball|basketball|rugby ball|shuttlecock|boomerang) (?:straight |right |clean )?(?:through|over|at|into|against) (?:(?:the|a|his|her|my|our|their) )?(?:\\w+ ){0,2}?(?:window|fence|wall|greenhouse|hedge|gate|garden|conservatory|shed|roof|garage)\\b${calm('at me|my (?:face|head)|on purpose|scared|afraid|threat\\w*')}`,
      'g',
    ),
    'lost a ball in a game',
  ],
  [
    new RegExp(
      `(?<!\\bif )\\b(?:i|ive|we|weve|i have|we have|im|ill) (?:(?:just|had|have|finally|got|already|also|am|going to) )*(?:(?:changed?|changing|replaced?|replacing) (?:all )?(?:the|my|our) (?:front door |door )?locks?|(?:the|my|our) locks changed)\\b(?<!\\b(?:alone|opened|been in|got in|gets in|moved|stalk\\w*|follow\\w*|scared|afraid|key)\\b.{0,90})${calm('(?:so|and now) (?:he|she|they|you) (?:cant|wont|has|have)|you(?:re|ll)? (?:out|cant|wont|sleep)|let (?:him|her|them|you) (?:back )?in|(?:his|her|your) (?:things|stuff|clothes)|lock(?:ed)? (?:him|her) out')}`,
      'g',
    ),
    'there is a new front door',
  ],
  [
    new RegExp(
      `\\b(?:keeps?|kept|puts?|stores?|has|have|got|leaves?) (?:all )?(?:the|his|her|their|our) (?:\\w+ )?(?:tablets?|pills?|medicines?|meds|medication|plasters|paracetamol|ibuprofen|painkillers?|vitamins?|inhaler) (?:in|on|by|above|next to) (?:the|a|his|her) (?:(?:kitchen|bathroom|top|bedside|medicine|hall|bottom|middle|high|second|third) )*(?:drawer|cupboard|cabinet|shelf|fridge|counter|windowsill|table|box|worktop|kettle|tin)\\b${calm('so i|so (?:she|he|they) cant|cant|lock\\w*|hid\\w*|from me|away from|enough|to do it|end it|all of them|die|just in case i|if i (?:need|ever)|wont (?:let|give)|gives? me|ration\\w*')}`,
      'g',
    ),
    'has a full cupboard',
  ],
  [
    new RegExp(
      `\\b(?:push(?:ed|es|ing)?|pull(?:ed|s|ing)?|spun|spins) (me|us|him|her|them|the (?:kids|twins|baby)|my (?:son|daughter|sister|brother|niece|nephew)) (?:\\w+ ){0,2}?(?:on|in|round (?:on|in)|along (?:on|in)) (?:the|a|my|her|his|our) (?:\\w+ )?(?:swings?|sled|sledge|toboggan|wheelchair|pram|buggy|roundabout|trolley|go ?kart|skateboard|scooter|wheelbarrow|rope swing|merry go round|pedalo|lilo)\\b${calm('off|fell|scared|afraid|stop\\b|hurt|bruis\\w*|road|traffic|laughed at|stairs|into')}`,
      'g',
    ),
    'played with $1 outside',
  ],
  [
    new RegExp(
      `\\b(?:wont|doesnt|never|does not|will not|refuses to|wouldnt) (?:ever )?let(?:s)? (?:me|us) (?:cook|bake|barbecue|make (?:the )?(?:tea|coffee|gravy|toast|dinner)|near the (?:oven|bbq|barbecue|kitchen|cooker|grill)|in the kitchen|load the dishwasher|wrap (?:the )?presents|(?:pick|choose) the (?:film|music|wine)|use the (?:oven|bbq|barbecue|iron|drill|grill)|iron|sing|read the map|carve|do the (?:gravy|washing|laundry|ironing|roast|barbecue)|hang (?:the )?(?:pictures|shelves|wallpaper))\\b(?=.{0,20}\\b(?:says?|said|because|since|after|reckons|claims|i)\\b.{0,25}\\b(?:burn\\w*|ruin\\w*|set (?:off|fire to)|shr[iau]nk|shrunk|scorch\\w*|hopeless|terrible|rubbish|awful|useless at (?:it|cooking)|too (?:salty|slow|loud)|undercook\\w*|overcook\\w*|tone deaf|wonky|everything black|smoke alarm|like (?:a )?\\w+)\\b)${calm('hit|hits|hungry|starv\\w*|scared|afraid|punish\\w*|eat unless|lock\\w*|phone|money|friends|leave|calls me|call me', 140)}`,
      'g',
    ),
    'does the cooking',
  ],
  [
    new RegExp(
      `\\b(?:photos|pics|pictures|photo|picture|pic|videos?|snaps) (?=(?:from|of|at) (?:(?:the|her|his|my|our|their|your|a|last|that) )*(?:\\w+ )?(?:wedding|holiday|party|christening|birthday|graduation|trip|barbecue|picnic|prom|reunion|baby shower|hen do|stag do|concert|match|school play|sports day|festival|anniversary|engagement|beach day|honeymoon|camping|hike|walk|dinner|christmas)\\b)${calm('naked|nudes?|topless|undress\\w*|shower\\b(?<!baby shower)|or else|unless|if (?:i|you|she|he)|threat\\w*|pay|blackmail\\w*|asleep|passed out|drunk|without (?:my|her) (?:knowing|permission)', 120)}`,
      'g',
    ),
    'family news ',
  ],
  [
    /\b(?:bit(?:es?|ing|ten)?|snap(?:s|ped|ping)?|take(?:s)?|took) (my|his|her|your|our|their|everyones) heads? off\b(?=$|,| (?:when|if|for|because|every|over|about|again|at|and|all|this|as|before|in the|on|then|but))/g,
    'is grumpy with me',
  ],
  [
    /\b(?:isnt|is not|wasnt|was not|not|hes not|shes not) (?:actively |actually |at all |feeling |even )?suicidal\b(?=(?: or anything)?,? (?:(?:and|but|because|as) )?(?:i (?:\w+ )?(?:asked|checked)|(?:we|her mum|his mum|the (?:gp|doctor)) (?:\w+ )?(?:asked|checked|talked)|just (?:sad|tired|heartbroken|down|worn out)|(?:he|she) (?:said|says|told me) (?:no|(?:he|she)s (?:ok|okay|fine|just))))(?!.{0,90}\b(?:lied|lying|note|pills|rope|plan|goodbye|cut\w*|worried|still scared|dont believe|not sure)\b)/g,
    'is sad',
  ],
  [
    /\bi (?:\w+ )?(?:asked|checked)(?: (?:him|her|them))? and (?:he|she|they)(?:s| is|re| are)? (?:isnt|is not|not|arent|wasnt|said not) (?:actively |at all )?suicidal\b(?!.{0,90}\b(?:lied|note|pills|rope|plan|goodbye|cut\w*|worried|dont believe|not sure)\b)/g,
    'i asked how it is',
  ],
  [
    /\b(my|our|his|her|the) (?:\w+ )?(?:visas?|passport|mortgage|loan|refund|results?|offer|grant|licence|paperwork|papers|application|planning permission|bonus|payment|references?|appointment|blue badge|council tax rebate) (?:(?:has|have|finally|just|all) )*(?:(?:came|come|gone|went) (?:through|back|in)|arrived|cleared)\b(?!.{0,80}\b(?:wont be (?:here|around|there)|hid\w*|took|keeps|scared|afraid|positive|terminal|cancer|unless|leave him|leave her|cancel\w*|deport\w*)\b)/g,
    'there was good news by post',
  ],
  [
    /\b(?:i|we|he|she|ive|you|they) (?:\w+ )?(?:paid|pay|payed|bought|covered|got|treated) (?:for )?(?:everything|it all|all of it|the (?:bill|meal|drinks|tickets|food|round)|dinner|lunch|drinks|everyone|the lot) (?:last (?:time|night|week|month)|the other (?:day|night)|on (?:my|his|her) birthday)\b(?!.{0,80}\b(?:wages|card|owe me sex|so (?:you|i) owe|account|allow\w*|hit|scared|make me|makes me|or else|sleep with)\b)/g,
    'the bill was split before',
  ],
  [
    /\b(?:the|this|that) (?:heat|weather|cold|hill|commute|hay ?fever|pollen|humidity|diet|gym|marathon|homework|spin class|boot ?camp|school run|traffic|wifi|hangover|jet lag) (?:is |was |will |s )?(?:going to |gonna |nearly |almost |literally |will )*(?:finish(?:ed|es|ing)? (?:me|us) off|finish(?:ed)? me|kill(?:s|ed|ing)? (?:me|us)|be the end of (?:me|us)|be the death of (?:me|us))\b(?!.{0,80}\b(?:chest|breathe|collapsed|fainted|ambulance|want to|want it|hope)\b)/g,
    'the day is tiring',
  ],
  [
    /\b(?:teacher|school|sir|miss|boss|manager|coach|tutor|head) (?:\w+ )?(?:kept|keeps|made|makes|had) (me|us|him|her|them) (?:stay )?(?:in|back|behind|late) (?:at (?:lunch|break|school)|after (?:school|class|work|training|practice)|over (?:lunch|break)|through lunch)?(?=.{0,15}\b(?:to|for) (?:(?:finish\w*|redo\w*|my|the|his|her|a|do|doing|extra|some|late|not|talking|chatting|running|practise|revise) ?)+)(?!.{0,90}\b(?:alone with|door|touch\w*|hand|knee|secret|dont tell|lap|hug\w*|scared|afraid)\b)/g,
    'had $1 do some work',
  ],
  [
    /\b(?:necklaces?|scarf|chain|medal|pearls|locket|lei|tie|towel|garland|stethoscope|lanyard|headphones|tape measure|feather boa|bib) (?:\w+ )?(?:round|around) (?:my|his|her|the|your) neck\b(?!.{0,80}\b(?:pull\w*|tight\w*|yank\w*|breathe|chok\w*|black|twist\w*|squeez\w*|drag\w*|scared)\b)/g,
    'dressed up',
  ],
  [
    /\b(?:threw|flung|wrapped|throws|wraps|slung|looped) (?:his|her|both|their|my|an) (?:little )?arms? (?:round|around) (?:my|his|her) neck\b(?!.{0,80}\b(?:squeez\w*|tight\w*|breathe|chok\w*|from behind|let go|scared|hurt|drag\w*)\b)/g,
    'gave a hug',
  ],
  [
    /\b(?:grabbed|held|picked up|carried|caught|took|holding) (?:the|a|my|his|her) (?:\w+ )?(?:goose|chicken|hen|duck|swan|bottle|guitar|bass|violin|snake|turkey|fish) by (?:the|its) (?:neck|throat)\b/g,
    'picked it up',
  ],
  [
    /\b(?:doctor|nurse|gp|dentist|physio|midwife|consultant|osteopath|paramedic|surgeon) (?:\w+ ){0,2}?(?:pressed|felt|felt round|examined|touched|held|squeezed|checked|prodded|numbed) (?:on |round |around )?(?:my|his|her) (?:throat|neck|glands|windpipe)\b(?!.{0,80}\b(?:breathe|scared|stop|alone|locked|chok\w*|inappropriate\w*)\b)/g,
    'doctor did a check',
  ],
  [
    /\b(?:threw|throws|chucked|chucks|lobbed|tossed|flicked) (?:a|the|his|her|my|another|some) (?:\w+ )?(?:cushion|pillow|ball|socks?|snowball|teddy|popcorn|balloon|grapes?|crisps?|chips?|t ?shirt|hoodie|tea towel|frisbee|sponge|confetti|tissues?|marshmallows?|jumper|bean ?bag) at (me|us|him|her|the (?:kids|dog|cat)|my \w+)\b(?!.{0,80}\b(?:hurt|scared|afraid|rage\w*|temper|hit me|then|screamed|bruis\w*|hard|flinch\w*|again)\b)/g,
    'was silly with $1',
  ],
  [
    /\b(?:threw|throws|chucked|tossed) (me|us|him|her) (?:a|the|some|my|his|her) (?:\w+ )?(?:glass of water|towel|ball|rope|bottle|blanket|coat|keys|lifeline|life ?jacket|lighter|phone|packet|beer|snack|apple|remote|party|bone|surprise)\b(?!.{0,60}\b(?:at me|in my face|hurt|scared|hard)\b)|\b(?:threw|throws|chucked|tossed) the keys (?:at|to) (me|us|him|her)(?= (?:so|to catch|and i caught))/g,
    'passed it over',
  ],
  [
    /\b(?:comes?|came|walks?|walked|barges?|pops?|popped|goes|went) (?:in|into|to) my (?:bed)?room (?=(?:when|to|for|because|looking for|and) (?:\w+ ){0,5}?(?:charger|radiator|window|curtains|laundry|washing|hoover\w*|phone|wifi|printer|dinner|breakfast|wake me|school|socks|dog|cat|homework|plates|mugs|vacuum|light ?bulb|ironing|guitar|xbox)\b)(?!.{0,120}\b(?:touch\w*|secret|naked|undress\w*|changing|in bed|lies|lay|locks?|shuts?|scared|afraid|hand|when (?:mum|mom|everyone))\b)/g,
    'knocks at my door ',
  ],
]
