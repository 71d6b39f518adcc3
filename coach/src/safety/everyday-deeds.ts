/**
 * Everyday deeds that share one grave verb with violence: the object, the place or the reason beside the verb decides,
 * and each row needs it. What is meant is written out for the rules and the trained model alike.
 */
const person = '(?:him|her|them|me|us|my \\w+|the \\w+|whoever|that \\w+)'
const leftUndone =
  '(?:seat|lid|gate|door open|lights?|milk|bread|pies?|biscuits?|cookies?|cake|chocolates?|crisps|leftovers|ate|eaten|finished (?:the|my)|spoil\\w* (?:the|it|my (?:ending|dinner|surprise))|spoilers?|ending|forgot\\w*|socks|towels?|toilet|dishes|bins?|rubbish|remote|snor\\w+|chew\\w*|crumbs|toothpaste|washing up|dishwasher|charger|battery|phone died|late again|parking|speeding|lego|shoes|hair in|plughole|hoover\\w*|thermostat|heating|windows? open|singing|humming|whistl\\w*|karaoke|facebook|puns?|jumper|lost the|broke the|shrunk|shrank|dyed|bleach\\w* my|lasagne|gravy|turkey|barbecue|fart\\w*|alarm|sat ?nav|directions|wrong turn|pigeon|slugs?|squirrels?)'
const meant =
  '(?!.*\\b(?:scared|afraid|(?:nearly|almost) (?:did|has)|(?:has |have )done it|did it (?:before|once|last)|last time|broke my|locked (?:the|my)|hid\\b|believe (?:him|her)|knife|gun|really (?:will|want)|for real|not joking|baby|voices|police|bruis\\w*|blood|plan|tonight im|waiting|worked out|alone)\\b)'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:19|20)\\d\\d|\\d+ (?:years?|months?|weeks) ago|(?:two|three|four|five|six|ten|a few|some) (?:years?|months?) ago|a (?:year|month|while) (?:ago|back)|last (?:year|month|spring|summer|autumn|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|(?:years?|months?) (?:ago|back)|when (?:i|we|he|she) (?:was|were) (?:\\w+ )?(?:\\d+|little|young|small|a kid|at uni|at school)|before (?:covid|christmas|the wedding|i was born))'
const small =
  '(?:toddler|baby|kid|kids|son|daughter|boy|girl|child|little one|youngest|eldest|grandson|granddaughter|nephew|niece|\\w+ year old|twins?|brother|sister|student|pupil)'
const fallFrom =
  '(?:trampoline|slide|swings?|bike|bicycle|scooter|skateboard|football|netball|rugby|hockey|basketball|soccer|cricket|gymnastics|sofa|couch|stairs?|step|playground|play ?park|park|climbing (?:frame|wall)|monkey bars|swimming|pool|table|coffee table|bunk ?bed|high ?chair|ladder|tree|horse|pony|ski\\w*|ice|sledge|roller\\w*|pe\\b|sports day|nursery door|cupboard|soft play|bouncy castle|judo|karate|ballet)'

export const everydayDeeds: readonly (readonly [RegExp, string])[] = [
  // A job, a place in a choir, a sickness: nothing that anybody is afraid of at home.
  [
    /\bthreat(?:en|ens|ened|ening) (?:(?:me|him|her|them|us|my|his|our|their)(?: \w+)? )?(?:with )?(?:(?:my|his|her|our|their|the) )?(?:jobs?|position|hours|bonus|contracts?|shifts?|promotion|the sack|redundanc\w+|a (?:written )?warning|disciplinary|the boot|detention|closure|strike)\b(?!.{0,60}\b(?:sex|touch|date|sleep with|kiss|nudes?|pics|unless i)\b)/g,
    'being strict about work',
  ],
  [
    /\bthreat(?:en|ens|ened|ening) to (?=be sick|rain|snow|quit|resign|leave the (?:choir|band|club|team|group|company|job)|walk out of (?:the )?(?:meeting|job|rehearsal)|join|retire|bring|make (?:him|her|me) (?:dance|sing|cook))/g,
    'about to ',
  ],
  [
    /\bhit (me|us|him|her) (?:up )?with (?=(?:(?:a|an|the|your|some|all|any|more|his|her|it|that|this|another|one|few|best|bad|good|big|new|old) ){0,4}(?:lists?|ideas?|questions?|truth|facts?|options?|suggestions?|news|bill|invoice|jokes?|advice|tips?|examples?|drafts?|words?|compliments?|one liners?|recipes?|recommendations?|thoughts|feedback|excuses?|guilt trip|silent treatment|bombshell|request|plans?|numbers?|details|surprise|extra charges?|fine|rent)\b)/g,
    'gave $1 ',
  ],
  [
    /\b(?:said|say|saying|says) no to (?=(?:the|a|an|another|any|some|more|going|buying|having (?:people|guests|kids|a)|that|moving|dinner|drinks|pudding|seconds|dessert|coffee|spain|italy)\b)(?!.{0,40}\b(?:sex|bed|kiss|touch|nudes?|pics|him|kept going|me anyway|in me|threesome|date)\b)/g,
    'turned down ',
  ],
  [
    new RegExp(
      `\\b(?:follow(?:ed|s|ing)?|ran after|went after) (him|her|them|me|us|my \\w+) (?:back |out |up |down )?(?:to|into|onto|in|out|outside|upstairs|downstairs|through)(?: to| of| into)?(?: (?:the|our|his|her|my|a) \\w+)?(?: \\w+)? (?=(?:to|and|because i wanted to|so i could|just to) (?:say|said|apolog\\w+|explain\\w*|hug\\w*|help\\w*|give|gave|offer\\w*|thank\\w*|tell|told|ask if|check (?:he|she|they) (?:was|were)|make (?:up|it up|peace)|bring|brought|comfort\\w*|cuddle\\w*)\\b(?! (?:him|her|me) (?:off|what for)))`,
      'g',
    ),
    'went to $1 ',
  ],
  [
    /\b(think|thinks|thought|thinking|feel|feels|felt|feeling|sound|sounds|sounding|come across|seem|seems|like|without|worried|say|says|said) (?:that |like |as if |as though |hell |shell )?(?:(?:im|i am|i was|id be|hes|shes|he is|she is|theyre|we are|were|its|were all|an?) )?(?:being |getting |been |personally )?attack(?:ed|ing)?(?: (?:him|her|them|me|anyone))?\b(?! (?:me )?(?:with|in the street|by a|physically|again last))/g,
    '$1 criticised',
  ],
  // Bluster: what was left undone is named in the same breath.
  [
    new RegExp(
      `\\b(?:(?:i|id|ill) )?(?:(?:just|really|honestly|literally|actually|seriously|swear|sometimes|so) )*(?:could|couldve|could have|would|want to|wanted to|nearly|almost|might|will|ill|id|going to|ready to|feel like) (?:(?:just|happily|cheerfully|honestly|literally|actually|bloody) )*(?:kill|killed|killing|strangle|strangled|strangling|murder|murdered|murdering|throttle|throttled|throttling|smack|slap|brain|clobber) ${person}(?=.{0,80}\\b${leftUndone}\\b)${meant}`,
      'g',
    ),
    'i am cross',
  ],
  [
    /\bdisrespect(ed|ing|s|ful)?\b(?= (?:him|her|his|my|me|them|the|our|us)\b)(?!.{0,50}\b(?:hit|slap|punish|teach|belt|learn)\b)/g,
    'was rude to',
  ],
  [
    /\b(?:(?:nearly|almost) chok(?:ed|ing)|choked) (?:on|over) (?=(?:(?:a|an|the|my|his|her|some|that|this|our) )?(?:\w+ ){0,2}?(?:turkey|steak|chicken|meat|food|dinner|lunch|tea|coffee|wine|water|beer|drink|toast|bread|crisps?|peanuts?|sandwich|cake|biscuit|popcorn|pasta|rice|chips|burger|pizza|soup|words?|roast|fish ?bone|bone|grape|sweet|gum|salad|cereal|pie|prosecco|laughter|dust)\b)(?!.{0,60}\b(?:cant breathe|blue|not breathing|help|stopped breathing|ambulance|heimlich|wont come up|purple|standing there|still|now|unconscious)\b)/g,
    'coughed over ',
  ],
  // Pushing that is urging: nobody is pushed to decide with the hands.
  [
    /\b(he|she|they|mum|mom|dad|boss|sister|brother|friend) (?:\w+ )?push(?:es|ed|ing)? (me|us|him|her|them) (?=(?:(?:really|so|too) )?(?:to (?:decide|choose|answer|talk|speak|open up|explain|apply|study|revise|try|call|ring|visit|work|finish|practi[sc]e|do (?:better|well|more)|be (?:better|honest|braver|stronger|more)|go (?:for it|back to|to (?:the gym|uni|college|therapy|school))|get (?:help|better|fit))|for (?:an answer|a decision|a date|more)|about (?:it|this|that|the|my|our)|hard(?:er)? (?:at|in|on)|on (?:it|this|that))\b)(?!.{0,60}\b(?:stairs|wall|floor|ground|bed|sex|bruise\w*|hit|naked)\b)/g,
    '$1 urges $2 ',
  ],
  [
    /\b(he|she|they) push(?:es|ed)? (?=(?:(?:for|about) (?:\w+ ){1,4})?i (?:just )?(?:go|went|get|got|shut|clam|pull|back|walk|withdr|give|gave)(?:aw|ew)? ?(?:quiet|silent|down|up|back|off|away|out|in)?\b)(?!.{0,60}\b(?:stairs|wall|floor|ground|bed|sex|bruise\w*|hit|fell)\b)/g,
    '$1 insists and ',
  ],
  [
    /\b(?:im |i am )?(?:scared|afraid|worried|nervous)(?: that)? if i (?:push|insist|ask|say no|put my prices up|raise it|speak up)(?: \w+){0,4}? (?:he|she|they|it)(?:ll| will| might| may)? (?:find (?:someone|somebody|another)|go (?:elsewhere|with)|say no|choose|pick|cancel|pull out|drop|change (?:his|her|their) mind)\b/g,
    'i wonder whether it may come to nothing',
  ],
  [
    /\b(?:cancel(?:s|led|ed|ling)?|bail(?:s|ed|ing)?|flak(?:es|ed|ing)|stood|stands) (?:on )?(me|us)(?: up)? (?=(?:again|for the|at the last|last minute|\d+|two|three|four|five|six|several|so many|twice|every|yet)\b)/g,
    'changed the plans with $1 ',
  ],
  [
    /\b(turned|turns|showed|shows|came|rocked|rolled) (?:up )?(?:drunk|hungover|tipsy|half cut|wasted)(?: again)? (?=(?:to|at|for) (?:(?:my|our|his|her|the|their) )?(?:\w+ ){0,2}?(?:wedding|christening|baptism|party|birthday|play|concert|funeral|dinner|lunch|barbecue|bbq|work|meeting|graduation|match|church|parents evening|assembly|wake|christmas)\b)(?!.{0,80}\b(?:hit|drove|driving|hurt|scared|threw|smash\w*|shov\w*|grabbed|punch\w*|car)\b)/g,
    '$1 late ',
  ],
  [
    /\b((?:my )?(?:mum|mom|mam|dad|mother|father|mother in law|mil|parents?|in laws|nan|gran|sister|auntie?)) (?:just |always |keeps? )?(?:lets?|letting) (?:her|him|them)sel(?:f|ves) in(?: with (?:her|his|their|a|the)(?: own| spare)? keys?)?\b/g,
    '$1 visits without ringing',
  ],
  [
    /\b(?:takes?|makes?|has|does|having|taking|making) (?:all )?(?:(?:his|her|their|the|every) )?(?:\w+ )?(?:calls?|meetings?) on (?:speaker|loudspeaker)\b/g,
    'talks loudly',
  ],
  [
    /\b(?:everyone|everybody|people|they|my \w+|he|she) (?:all )?(?:keeps? )?(?:says?|saying|tells? me|telling me|said|told me) (?:that )?it (?:gets|will get|ll get|does get) (?:easier|better)\b/g,
    'people try to comfort me',
  ],
  // Looking at somebody's pages, in jest or once.
  [
    /\bstalk(?:ed|ing|s)? (my|his|her|their|our|the|exs|everyones) (?=(?:\w+ )?(?:linked ?in|facebook|fb|insta\w*|ig|tiktok|twitter|profile|page|posts?|socials?|stories|spotify|strava|vinted|photos|location to see|rightmove|ebay)\b)(?!.{0,80}\b(?:fake|new accounts?|wont stop|police|scared|blocked (?:him|her)|every (?:day|hour|night)|threat\w*|afraid)\b)/g,
    'looking at $1 ',
  ],
  [
    new RegExp(
      `\\b(?:had|has had|suffered|survived) (?:a|an|another|his|her|two) (?:\\w+ )?(?:strokes?|heart attacks?|seizures?|fits?|fall|mini stroke|tia|collapse|bleed|operation) (?=(?:\\w+ ){0,5}?(?:(?:in|last|back in|this|during|around|at) )?${month}\\b)(?!.{0,80}\\b(?:again now|right now|just now|another one now|cant (?:speak|breathe|move) now|is having)\\b)`,
      'g',
    ),
    'was ill once ',
  ],
  [
    /\b(?:had|has had|suffered) (?:a|an) (?:\w+ )?(?:stroke|heart attack|seizure|mini stroke|tia|fall)\b(?=.{0,80}\b(?:(?:is |shes |hes )?(?:talking|walking|driving|home|up and about|cooking|back to|recover\w*|better|on the mend|doing well) (?:again|now|already|since|from|well)?|retired|rehab|physio|since then|ever since)\b)(?!.{0,60}\b(?:right now|just now|cant (?:speak|breathe|move)|ambulance)\b)/g,
    'was ill once',
  ],
  [
    /\b(?:the|a|our|my|his|her) (?:\w+ )?(?:knife|knives) (?=(?:(?:was|were|is|are|goes|go|lives|live|back|belongs?|not|always|again|left|put|in|on|from) ){1,4}(?:the )?(?:\w+ )?(?:magnet\w*|drawer|dishwasher|block|sink|rack|board|draining|cutlery|wooden|wall\b(?! (?:next|behind|above) (?:me|my))|set|sharpen\w*|shelf|table (?:set|laid)))(?!.{0,60}\b(?:me\b|throat|held|grabbed|point\w*|threat\w*|kids|himself|herself|myself)\b)/g,
    'the kitchen tool ',
  ],
  // A child's knees: the mark and where it comes from.
  [
    new RegExp(
      `\\b(${small})\\b(?: \\w+){0,4}? (?:bruis\\w+|bump\\w*|graz\\w+|scrap\\w+|scratch\\w*|black eye|fat lip|split lip|mark)\\b(?=.{0,50}\\b(?:from|off|on|at|playing|fell|falling|tripp\\w*|after)\\b.{0,24}\\b${fallFrom})(?!.{0,80}\\b(?:says?|said|claims?|but i|dont believe|dad (?:hit|did)|mum (?:hit|did)|finger|belt|scared|hand ?prints?)\\b)`,
      'g',
    ),
    '$1 had a small mishap',
  ],
  [
    /\block(?:ed|s|ing) (?:me|us|him|her) out(?= of (?:the|my|our|his|her|an?) (?:\w+ )?(?:account|netflix|spotify|wifi|app|laptop|email|facebook|group)\b)/g,
    'changed the login',
  ],
  [
    /\b(?:netflix|spotify|disney|wifi|streaming|account)\b(.{0,60}?)\block(?:ed|s|ing) (?:me|us|him|her) out\b/g,
    'account $1 changed the login',
  ],
  [
    /\b(my|his|her|the) tablets? (?=(?:charger|case|screen|cover|pen|stand|cable|is (?:dead|charging|slow|broken|cracked))\b)/g,
    '$1 ipad ',
  ],
  [
    /\b(?:good ?bye|farewell|leaving) (?:cards?|letters?|notes?|speech|cake|drinks|party|present) (?=(?:to|for|at|from|with) (?:(?:my|the|his|her|our) )?(?:\w+ )?(?:class|colleagues?|team|teachers?|school|work|job|students|pupils|neighbou?rs|office|boss|year \d+|au pair|nanny|choir)\b)/g,
    'leaving present ',
  ],
  // Moved by a speech, a song, a letter: the means is named, and it is no hand.
  [
    /\btouched (?:me|us|my heart|everyone)(?: so much| deeply| a lot)? (?=(?:with|by) (?:(?:her|his|their|the|that|your|my|what|how) )(?:\w+ )?(?:speech|words?|letter|song|gesture|kindness|story|card|message|toast|poem|present|gift|said|spoke|thanked|remembered)\b)/g,
    'moved me ',
  ],
  [
    /\b(?:show|keep|hand in|submit|save|scan) (?:(?:the|my|all|every|our) ){0,2}receipts? (?=(?:at|to|for|in) (?:(?:my|the|our) )?(?:work|office|accounts?|boss|hr|tax\w*|expenses|employer|accountant|finance)\b)/g,
    'do expenses ',
  ],
  [
    /\b(?:end|ending|stop|settle) (?:the|this|our|that|a) (?:\w+ )?(?:feud|fight|fighting|argument|row|quarrel|war|silence|stand ?off|standoff|dispute|cold war|bickering)\b/g,
    'make peace',
  ],
  // The same knife, as somebody puts it away, washes it or looks for it.
  [
    /\b(?:put|puts|putting|left|leaves|leaving|wash(?:ed|es)?|dried|lost|sharpen(?:ed|s)?|bought|buys|borrowed|used|uses|found|hung|hangs|stuck|gave me|got me|got) (?:me )?(?:a|an|the|my|his|her|our|that) (?:\w+ ){0,2}?(?:knife|knives) (?=(?:\w+ ){0,3}?(?:magnet\w*|drawer|dishwasher|block|sink|rack|board|draining|cutlery|set|shelf|worktop|counter|shop|ikea|bread|cheese|cake|onions?|vegetables|butter|birthday|christmas)\b)(?!.{0,60}\b(?:throat|held|point\w*|threat\w*|himself|herself|myself|scared|came at)\b)/g,
    'used the kitchen tool ',
  ],
  // A shelf, a teddy, a nappy that is being changed.
  [
    /(?:^|(?<=\bi (?:\w+ )?))(?:hit|bang(?:ed)?|bump(?:ed)?|knock(?:ed)?|crack(?:ed)?) (my) (?:head|elbow|knee|toe|shin|hip|funny bone) (?:on|against) (?=(?:the|a|that|our|my) (?:\w+ )?(?:shelf|cupboard|table|door ?frame|beam|car door|boot|ceiling|lamp|bed frame|desk|drawer|oven|sink|bath|extractor|hatch|loft)\b)(?!.{0,60}\b(?:pushed|shoved|threw|he|until|till)\b)/g,
    '$1 small mishap on ',
  ],
  [
    /\b(?:hits?|hitting|bash(?:ed|es)?|whack(?:ed|s)?|beat|smack(?:ed|s)?|bonk(?:ed|s)?|batter(?:ed|s)?) (me|us|him|her|them|(?:my|his|her|our) \w+) (?:(?:over|on|round) (?:the|his|her|my) head )?with (?=(?:a|an|his|her|the|my) (?:\w+ )?(?:teddy|pillow|cushion|balloon|snowballs?|sponge|baguette|feather|inflatable|pool noodle|noodle|breadstick|plushie|soft toy|toy sword|foam \w+)\b)/g,
    'played with $1 and ',
  ],
  [
    /\b(?:kick|hit|punch|scratch|bit|headbutt|wee|slap)(?:s|es|ed|t)? (?:on )?(?:me|us|him|her) (?=(?:while|when|as) (?:i|he|she|we) (?:\w+ ){0,3}?(?:chang\w+|dress\w*|fed|feed\w*|bath\w*|put\w*) .{0,30}\b(?:nappy|diaper|vest|bottle|cot|pyjamas|pjs|baby ?gro|car seat|pram|high chair)\b)/g,
    'wriggled ',
  ],
  [
    /\b(?:bruis\w+|black eye|mark|fat lip|graze\w*) (?:(?:on|all over) (?:my|his|her) \w+ )?from (?=(?:(?:the|a|my|his|her|moving|lifting|falling off|carrying|playing|yesterdays) )?(?:blood tests?|jab|injection|drip|netball|football|rugby|hockey|judo|karate|boxing class|climbing|skating|skiing|paintball|trampolin\w+|cycling|bike|horse|gym|roller derby|house|boxes|furniture|sofa|gardening|surgery|op|operation|cannula|vaccine)\b)(?!.{0,60}\b(?:says?|said|told|claims?|tell (?:people|them|work)|pretend\w*|lie\w*)\b)/g,
    'small mishap from ',
  ],
  [
    /\b(coach|trainer|pt|physio|teacher|tutor|conductor|instructor|director|choirmaster) (?:\w+ )?push(?:es|ed|ing)? (me|us|him|her|them)(?: (?:really|so|too|very))? (?=hard\b|to\b|in training|every session|on the)(?!.{0,60}\b(?:wall|floor|ground|stairs|over|bruis\w*|fell)\b)/g,
    '$1 urges $2 ',
  ],
  [
    /\b(?:grab(?:bed|s)?|pull(?:ed|s)?|yank(?:ed|s)?|push(?:ed|es)?|shov(?:ed|es)) (me|us|him|her|them|my \w+) (?=(?:(?:back|out of the way|away|aside|clear) )?(?:(?:before|just before|as|when) (?:i|he|she|we|they|the|a) .{0,30}\b(?:road|car|bus|bike|tram|traffic|kerb|ball|branch|wave|lorry|puddle)\b|(?:from|out of) the (?:road|traffic|way of (?:a|the) \w+|path of)))(?!.{0,60}\b(?:into the (?:road|traffic)|in front of)\b)/g,
    'saved $1 ',
  ],
  [
    /\b(cat|kitten|dog|puppy|duck|duckling|pigeon|goat|sheep|lamb|hen|chicken|fox|swan|cow|calf|pony)s? (?:\w+ )?follow(?:ed|s|ing) (?:me|us|him|her)\b/g,
    '$1 came along',
  ],
  // A view, a late train, a flight: the place is no plan where the reason for being there is told.
  [
    /\b(?:we|we all|the kids and i|(?:she|he) and i|(?:my \w+) and i) (?:\w+ )?(?:stood|sat|stopped|waited|met|kissed|were standing) (?:\w+ )?(?:on|by|at) the (?:\w+ )?(?:bridge|platform|pier|cliffs?|roof ?(?:terrace|top)?|balcony)(?= (?:and|to|with|for|eating|watching|waiting) (?!.{0,80}\b(?:jump\w*|edge|die|end it|not be here|goodbye|thought about|nearly|crying)\b))/g,
    'we were out',
  ],
  [
    /\b(?:stood|stand|standing|sat|waited|waiting|stuck) on (?:the|a) (?:\w+ )?platform\b(?=(?!.*\b(?:edge|jump\w*|die|step off|tracks|thought|thinking|nearly|end|quick)\b).*\b(?:coffee|cold|freezing|book|phone|kids|suitcase|announcement|delayed|late|cancelled|for (?:an hour|ages|half an hour|forty|twenty|\d+))\b)(?<=\b(?:train|late|delayed|cancelled|strike)\b.{0,60})/g,
    'waited',
  ],
  [
    /\b(?:has|keeps|put|holds|packed|took) (?:my|our|all (?:our|the)|the) passports? (?=(?:(?:and|in|with) (?:\w+ ){1,4})?(?:for|at|until|ready for) (?:the|our) (?:airport|flight|check ?in|holiday|boarding|ferry|border|trip)\b)(?!.{0,60}\b(?:wont give|so i cant|refus\w*|hid\w*|locked|afraid|scared)\b)/g,
    'carries the papers ',
  ],
  [
    /\b(send|sends|sent|sending) (?:(me|us|him|her|them|my \w+|everyone|the \w+(?: \w+)?) )?(?:(?:the|some|all|our|more|loads of|lots of|a few|a|his|her|my|their|any|silly|cute|funny|daily|old|wedding|holiday|baby) )*(?:pictures|photos|pics|photo|picture|pic|videos?|snaps) (?=of (?:(?:the|his|her|their|our|my|a|some|every|all|cute|new) )*(?:clouds?|sky|skies|sunsets?|dogs?|cats?|puppy|kittens?|kids?|baby|babies|children|grandkids|garden|flowers?|dinners?|food|lunch|breakfast|cakes?|plants?|holiday|wedding|trip|beach|snow|trains?|birds?|football|match|school|nursery|christening|birthday|party|house|flat|decorating|meals?)\b|to (?:my|our|his|her) (?:mum|mom|nan|nana|gran|grandma|grandad|granny|sister|brother|aunt|auntie|dad|parents|family|cousin|godmother|in laws|mother in law)\b)(?!.{0,70}\b(?:naked|nudes?|topless|bath|undress\w*|or else|unless|if i|if you|threat\w*|pay|blackmail\w*|prove|where i|my door|house every|outside)\b)/g,
    '$1 $2 family news ',
  ],
  [
    /\b(kids|children|toddler|twins|baby|cat|wind|grandkids|\w+ year old) (?:\w+ )?locked (me|us|him|her) (?:out|in)(?: of the (?:bathroom|kitchen|car|garden|house|loo|bedroom))?\b(?!.{0,40}\b(?:scared|hit|knife|every)\b)/g,
    '$1 closed the door on $2',
  ],
  [
    /\bwait(?:ed|s|ing)? (?:for me )?outside (?:my|the|our) (?:work|office|exam|school|uni|gym|station|flat|house|interview|class) (?=with (?:an?|my|the|some|two|his|her) (?:\w+ )?(?:umbrella|flowers|coffees?|lunch|chips|charger|coat|scarf|gloves|sandwich\w*|cake|balloons?|dog|buggy|pram|ice creams?|sign|pizza)\b)(?!.{0,80}\b(?:ex\b|again|every|scared|afraid|blocked|told (?:him|her) (?:not|to stop)|wont|stop|police|uninvited|broke up|left (?:him|her))\b)(?<!\bex .{0,30})/g,
    'met me ',
  ],
  [
    /\b(?:pull(?:ed|s)?|tugg?(?:ed|s)?|yank(?:ed|s)?) (?:my|her|his) hair (?=(?:while|when|as) (?:(?:i|he|she|we) (?:was |were )?)?(?:plait\w*|brush\w*|comb\w*|braid\w*|wash\w*|detangl\w*|tying|doing)\b)/g,
    'did the hair ',
  ],
  [
    /\b(?:grab(?:bed|s)?|squeez(?:ed|es)|clutch(?:ed|es)|crush(?:ed|es)) my (?:hand|arm) (?=(?:(?:so|really) \w+ )?(?:on|in|at|during) (?:the|a|our) (?:\w+ )?(?:roller ?coaster|ride|film|movie|cinema|plane|flight|take ?off|landing|scan|funeral|wedding|fireworks|crowd|birth|labour|scary bit|ghost train|horror film|penalty|shoot ?out|final)\b)/g,
    'held on to me ',
  ],
]
