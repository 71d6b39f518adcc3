import { rulesOf, type Rule } from './rule.ts'

/** What the writer might do or did to someone, being followed, and bodies that need a doctor. */
const threat = rulesOf('threat-to-others', { subject: 'writer-acts' })
const stalking = rulesOf('stalking', { subject: 'any', negated: 'inside' })
const medical = rulesOf('medical', { subject: 'any', negated: 'inside' })
const violence =
  '(?:kill|murder|stab|shoot|smother|suffocate|strangle|choke|poison|beat|batter|bash|smash|slap|punch|hit|burn|attack|run over|cut|finish|hurt|harm|unalive|do in|slit|drown|torture|destroy)(?:ing|ting|bing|ning)?'

export const dangerRules: Rule[] = [
  threat(
    2,
    'might-do-it',
    'kill killing murder stab stabbing shoot shooting smother smothering suffocate strangle strangling choke poison poisoning beat beating batter bash smash smashing slap punch hit hitting burn attack run cut finish hurt hurting harm unalive drown torture wall hospital ground coma do slit bashing torch attacking harming smothered',
    `\\b(?:i|im|id|ill|ive)\\b (?:(?!dont|didnt|never|not|wouldnt)\\w+ ){0,6}?(?:going to|will|swear|want to|need to|about to|plan(?:ning)? to|ready to|keep (?:picturing|imagining|thinking about|dreaming (?:of|about)|fantasi[sz]ing about|seeing myself)|picturing|imagine|imagining|fantasi[sz]\\w+ about|dream(?:ing|t)? (?:of|about)|thought about|thinking (?:of|about)|feel like|scared ill|afraid ill|scared im going to|worried ill|scared i might|ill|id|to god|urge to|close to) ?(?:just |actually |really |go and |go round and |fucking )*${violence} (?:the (?:shit|life|hell) out of )?{target}\\b(?! (?:feelings|back with kindness|with (?:love|kindness|the news|a pillow fight)|at (?:chess|fifa|tennis|his|her)|up|heart|by (?:saying|leaving|telling|breaking|ending|being)|if i (?:leave|end|break|tell)|again by|hair|off|some slack|out of my life|with words|a (?:cake|slice|deal)))`,
    { unless: /\b(?:lol|haha\w*|lmao|dishes|snor\w+|chew\w*|crumbs|socks|hints|remote)\b/ },
  ),
  threat(
    2,
    'gonna-do-it',
    'kill stab shoot smother unalive murder burn poison put finish beat attack do run hospital house bash batter',
    `^(?:\\W|so|ok|and|honestly|fr|ngl|swear|literally|straight up|now|then|omg|actually|god|tbh)*(?:gonna|going to|about to|might|will|finna|boutta|ready to|want to|if i see \\w+(?: \\w+){0,4}) ?(?:just |actually |fucking |i swear ill |i swear |ill |i )*${violence} {target}\\b(?! (?:up|some|with|at|feelings|a))|\\b(?:burn|torch|blow|smash)(?:ing)? (?:down |up )?(?:his|her|their|the) (?:house|car|flat|place|home|shop|windows?)(?: (?:down|up|in))?\\b|\\b(?:put|putting) (?:him|her|them) (?:\\w+ )?(?:through (?:a|the) (?:wall|window)|in (?:hospital|the hospital|the ground|a grave|a coma|a box|his grave|her grave)|six feet under|to sleep for good)\\b|\\b(?:do|doing) (?:him|her|them) in\\b|\\bfinish (?:that|this|him|her) (?:\\w+ )?(?:man|boy|woman|girl|off)\\b`,
    { unless: /\b(?:lol|haha\w*|lmao|game|xbox|fortnite|cushion)\b/ },
  ),
  threat(
    2,
    'no-one-else-will',
    'nobody noone one suffer pay dead die regret away snap',
    '\\bif i cant have (?:him|her) (?:then )?(?:nobody|no ?one|noone)\\b|\\b(?:want|wish|hope|hoping|need) (?:\\w+ )?(?:him|her|them|that (?:man|woman|bitch|bastard)) (?:\\w+ )?(?:dead|to die|dies|was dead|were dead|would die|to suffer and)\\b|\\b(?:get|got|getting) away with (?:it|murder|killing)\\b(?=.{0,20}$)|\\bpeople who (?:will|can|would) (?:do it|sort (?:him|her)|handle (?:him|her)|hurt|finish)\\b|\\b(?:know|found) someone who (?:can|will|would|could) (?:hurt|sort|deal with|kill|finish|break)\\b',
    { beside: /\b(?:him|her|them|she|he)\b/ },
  ),
  threat(
    1,
    'wants-them-to-suffer',
    'suffer pay snap hurt pain somebody regret sorry revenge blood',
    '\\b(?:want|need|make|making|going to make) (?:him|her|them) (?:to )?(?:suffer|feel (?:the |my )?pain|pay for (?:it|what)|hurt like|bleed|be sorry)\\b|\\b(?:ill|i will|going to|might|could|gonna|about to) snap\\b.{0,40}\\b(?:hurt|kill|someone|somebody|hit)\\b|\\bi (?:want|need) revenge\\b.{0,40}\\b(?:hurt|blood|him|her)',
    { negated: 'inside' },
  ),
  threat(
    2,
    'armed-and-going',
    'gun knife bat machete acid petrol hammer weapon address lives works school going round waiting',
    '\\b(?:got|have|has|ive got|bought|bringing|bring|taking|carrying|theres|took|with|grabbed|brought|getting|loaded) (?:\\w+ )?(?:a|my|the|his|dads|my dads|some|an) (?:\\w+ )?(?:gun|knife|bat|machete|acid|petrol|hammer|axe|pistol|rifle|shotgun)\\b.{0,60}\\b(?:his|her|their) (?:address|house|work|place|flat|school|car|door)\\b|\\b(?:bring|bringing|taking|take|brought) (?:\\w+ ){0,3}?(?:gun|knife|weapon|rifle|bomb)s? (?:to|into) (?:school|work|college|class|uni|church|the office|his|her)\\b|\\bi (?:\\w+ )?know where (?:he|she|they) (?:lives?|works?|sleeps?|parks?|drinks?)\\b.{0,80}\\b(?:bat|knife|gun|going (?:there|round|over)|pay|wait|regret|sorry|tonight|hurt|visit)\\b|\\b(?:shoot up|blow up|bomb|attack) (?:the|my) (?:school|work|office|church|mosque|place)\\b|\\b(?:theyll|they will|everyone will|itll) all (?:see|pay|be sorry|regret)\\b',
    { negated: undefined, subject: 'writer-acts' },
  ),
  threat(
    3,
    'there-and-armed',
    'outside waiting knife gun bat machete house',
    '\\b(?:im|i am) (?:\\w+ )?(?:outside|at|waiting|in|near|parked|by) (?:\\w+ )?(?:his|her|their)\\b.{0,40}\\b(?:knife|gun|bat|machete|hammer|petrol|acid|weapon|axe)\\b|\\b(?:knife|gun|bat|machete|weapon)\\b.{0,30}\\b(?:im|i am) (?:outside|at|waiting (?:for|outside)|going (?:in|there now|round now)) ?(?:his|her|him|them)?',
  ),
  threat(
    2,
    'did-it',
    'hit slapped punched pushed shoved kicked choked strangled beat battered headbutted shook threw grabbed bit smacked burned stabbed hurt lost throat choking dragged pinned held slammed pushing hitting punching kicking',
    '\\bi(?:ve)? (?:\\w+ ){0,4}?(?:hit|slapped|punched|kicked|choked|strangled|beat|battered|headbutted|shook|smacked|burn(?:ed|t)|stabbed|whipped|caned) (?:up )?{target}\\b(?! (?:up|with (?:the|a) (?:news|question|idea|truth|bill)|at|to it|by|home|back in (?:chess|fifa)|awake|hand|where it|off|on (?:the app|insta)|that|feelings|a (?:text|message)))(?! (?:in (?:the|a) (?:game|quiz|race|final|league)))|\\bi(?:ve)? (?:\\w+ ){0,4}?(?:pushed|shoved|threw|grabbed|dragged|pinned|held|slammed) {target} (?:\\w+ )?(?:down|into|against|by|onto|across|over|hard|so hard|to the (?:floor|ground)|off the|through|out of the (?:car|house|bed)|and (?:she|he) fell|at the wall)\\b(?! (?:the hand|his hand|her hand|surprise|onto the dance))|\\b(?:lost it|lost control|snapped|saw red|was drunk|got angry) and (?:\\w+ )?(?:hit|slapped|punched|pushed|shoved|kicked|choked|beat|grabbed|hurt|smashed|threw)\\b (?:\\w+ )?{target}\\b|\\bmy hands? (?:\\w+ )?(?:round|around|on) (?:his|her) (?:throat|neck)\\b|\\bgrabbed (?:him|her) by the (?:throat|neck|hair|arm)\\b',
    {
      unless:
        /\b(?:he|she|they|dad|mum|husband|wife|ex) says i\b|\b(?:accidentally|by accident|pillow|cushion|snowball|playfully|tickl\w+)\b/,
    },
  ),

  stalking(
    2,
    'keeps-appearing',
    'turning showing popping outside follows followed following waiting watching staring window across road house flat sat stood standing parked car appears appearing drives driving up sits park lurking lurk stares watches tailing tailed',
    '\\b(?:keeps?|kept|always|constantly|again|still) (?:\\w+ )?(?:turning|showing|popping|rocking|appearing|coming|waiting|driving|walking|hanging|parking) (?:up|round|around|by|past|outside|about|over)? ?(?:\\w+ )?(?:at|to|outside|where|wherever|by|near|in front of|around|past) (?:\\w+ )?(?:my|the|our|i|her|his)\\b(?=.{0,40}\\b(?:work|house|flat|gym|school|home|office|door|uni|class|shop|mums|window|street|im|i am|i go|bus|station|church|place)\\b)|\\b(?:follow(?:s|ed|ing)?|tail(?:s|ed|ing)) (?:me|her|him|my (?:sister|friend|daughter|mum|car)) ?(?:\\w+ )?(?:home|everywhere|around|to|from|in (?:his|her|a|the)|when|again|last|after|on the|off the|down|$|,)(?!.{0,14}\\b(?:instagram|insta|twitter|tiktok|facebook|spotify|linkedin|threads|strava|on everything|recipe)\\b)|\\b(?:star|look|watch|peer|gaz|stand|stood|sat|sit|wait|park|lurk)\\w* (?:\\w+ ){0,4}?(?:up at|at|in|through|into|outside|across from|opposite|across the (?:road|street) from|near|by|in front of) my (?:\\w+ )?(?:window|house|flat|bedroom|door|home|garden|building|apartment|work|office|school|car|gym|street)\\b(?!.{0,20}\\b(?:pick me up|to drive me|flowers|surprise|bins)\\b)|\\b(?:car|van|man|guy|someone|somebody|he|she|bike)\\b (?:\\w+ ){0,4}?outside (?:my|our|the) (?:\\w+ )?(?:flat|house|home|work|building|apartment|window|door|office|place)\\b (?:\\w+ )?(?:every|all|each|again|for hours|at night|most|constantly|and (?:im|i am|hes|its))',
    { unless: /\b(?:taxi|uber|delivery|postman|neighbou?r parks|pick me up|our toddler|the (?:dog|cat))\b/ },
  ),
  stalking(
    2,
    'comes-in-uninvited',
    'ex key keys lets letting let himself herself themselves',
    '\\b(?:my )?ex(?: \\w+)?(?: (?:still|keeps?|just|always|sometimes|has|has been))* (?:lets?|letting|comes?|coming|came|walks?|gets?|got) (?:(?:him|her|them)sel(?:f|ves) )?(?:in|into my (?:house|flat|home|place))\\b(?=.{0,60}\\b(?:keys?|night|asleep|not (?:there|in|home)|uninvited|without|while im)\\b)',
    { sure: true, unless: /\b(?:kids|children|pick (?:up|them)|drop(?:s|ped)? off|hours?|agreed|i asked|invited)\b/ },
  ),
  stalking(
    2,
    'will-not-be-shaken-off',
    'blocked number accounts account fake moved found knows address flowers broke note new restraining order contact messages times injunction breached ignoring numbers profiles emails missed tracked',
    '\\b(?:changed|change|new|switched) (?:my )?(?:phone )?(?:number|address|locks?|job|accounts?)\\b.{0,60}\\b(?:he|she|hes|shes|ex|they) (?:\\w+ )?(?:still|got it|found|has it|got|finds|keeps|knows|tracked)\\b|\\b(?:\\d+|ten|twenty|dozens of|many|fake|new|different|multiple|several|another|loads of) (?:\\w+ )?(?:accounts?|numbers?|profiles?|emails?)\\b.{0,60}\\b(?:message|contact|text|call|reach|follow|after i blocked|blocked|watch|harass)\\w*|\\b(?:after|since|when|even though|though|and) (?:i|ive) (?:\\w+ )?blocked (?:him|her|them|it)\\b.{0,60}\\b(?:accounts?|numbers?|messag\\w+|call\\w*|turn\\w*|show\\w*|still|email\\w*|found)\\b|\\b(?:knows|found|worked out|figured out|got hold of|has) (?:out )?(?:where i (?:live|work|moved|am)|my (?:new )?address)\\b(?=.{0,100}\\b(?:scared|ex|sent|blocked|never told|didnt tell|flowers|outside|met once|how|creepy|afraid|keeps|stranger)\\b)|\\b(?:broke|breaking|got|getting|let (?:him|her)self|been) in(?:to|side)? (?:my|the) (?:flat|house|home|car|room|apartment)\\b(?=.{0,80}\\b(?:ex|he|she|note|left|moved|while|when i)\\b)|\\bex broke in\\b|\\b(?:breach|broke|break|ignor|violat)\\w* (?:the|his|her|a|my) (?:\\w+ )?(?:restraining order|non molestation|injunction|protective order|bail)\\b|\\b(?:\\d{2,}|hundreds of|fifty|a hundred) (?:\\w+ )?(?:messages|calls|texts|missed calls|emails) (?:a|every|per|in one|last|since)\\b(?=.{0,40}\\b(?:ex|day|night|hour|blocked|stop|him|her)\\b)',
    { unless: /\b(?:i (?:sent|send|called|rang) (?:him|her)|group ?chat|work emails|customers)\b/ },
  ),
  stalking(
    2,
    'writer-tracks',
    'tracker gps airtag put hid drive follow track watching house',
    '\\bi (?:\\w+ )?(?:put|hid|planted|installed|stuck|attached|slipped) (?:\\w+ ){0,3}?(?:gps|tracker|air ?tag|spyware|app|camera|recorder|thing)\\w* (?:\\w+ )?(?:in|on|under|to) (?:her|his|my (?:wife|wifes|husbands|girlfriends|boyfriends|exs?)|their)\\b|\\bi(?:ve been|m)? (?:follow|followed|following|track|tracking) (?:her|him|my (?:ex|wife|girlfriend|husband|boyfriend)) (?:home|to|around|everywhere|in my car|after work)\\b',
    { subject: 'writer-acts', negated: undefined },
  ),
  stalking(
    1,
    'writer-watches',
    'drive drove sit sat park wait house flat',
    '\\bi (?:\\w+ )?(?:drive|drove|walk|walked|sit|sat|park|parked|wait|waited|go|went|cycle) (?:\\w+ )?(?:past|by|outside|near|round) (?:her|his|their|my exs?) (?:house|flat|home|work|place|street|window)\\b.{0,40}\\b(?:every|see if|night|watch|check|who|hours)\\b',
    { subject: 'writer-acts', negated: undefined },
  ),

  medical(
    3,
    'down',
    'collapsed responding responsive breathe breathing wake waking seizure fit unconscious blue moving passed fainted chest choking eyes wakes conscious lips stroke purple grey',
    '\\b(?:isnt|not|wont|cant|stopped|barely|doesnt|hardly|never|aint) (?:\\w+ )?(?:responding|responsive|breathing|breathe properly|waking up|wake up|wake (?:him|her|them)|moving|come round|coming round)\\b(?! (?:to (?:my|me|messages|texts|calls|our)|early|on|for (?:feeds?|bottles?|milk|breakfast|dinner|work|school|anything less|an alarm|his alarm|her alarm)|before|until|till|up (?:early|on time|for (?:work|school))|house|past|forward|when i laugh))(?=.{0,60}\\b(?:he|she|pills|collapsed|floor|seizure|help|drunk|took|fell|drank|mum|dad|husband|wife|baby)\\b|$)|\\b(?:had|having|has had|have) a (?:\\w+ )?(?:seizure|fit|stroke|heart attack|convulsion)\\b.{0,40}\\b(?:wont|not|now|isnt|cant|wake|still|and)\\b|\\b(?:lips?|face|fingers|hes|shes|skin) (?:are |is |have |has |went |going |gone |turning |turned |look )+(?:all )?(?:blue|grey|purple)\\b|\\bchest\\b.{0,60}\\b(?:down my (?:left )?arm|left arm|jaw|cant breathe|sweating|crushing|numb)\\b|\\b(?:cant|struggling to|hard to) breathe\\b.{0,60}\\b(?:chest|arm|lips|throat|swelling|peanuts?|sting|allerg\\w+)\\b|\\bcollapsed\\b.{0,60}\\b(?:floor|isnt|not|wont|cant|help|breath\\w*|shaking|blood)',
    { unless: /\b(?:panic attack from|laughing|sofa after|replying|messages)\b/ },
  ),
  medical(
    2,
    'needs-a-doctor-now',
    'drooping droop slurred words vomiting vomited coughing throwing blood throat closing swelling allergic baby move moving bleeding headache voices talking xanax vodka mixed shaking seeing hallucinating slept withdrawal drinking numb slurring speech jumbled vomit pregnant weeks tongue swollen anaphylaxis kicking kick hear hearing detox sweating bleed',
    '\\b(?:face|mouth|side|smile)\\b.{0,20}\\b(?:droop\\w*|numb|sagging|dropped)\\b|\\b(?:words|speech) (?:\\w+ )?(?:come|coming|came|is|are) (?:out )?(?:wrong|slurred|funny|jumbled)\\b|\\b(?:vomit|throw|cough|puk|pass|sick|pee|poo)\\w* (?:up )?(?:\\w+ )?blood\\b|\\b(?:throat|tongue|lips|face) (?:is|are|feels like its|has|keeps) (?:\\w+ )?(?:closing|swell\\w*|swollen)\\b|\\banaphyla\\w+|\\b(?:cant|havent|dont|not|stopped|hasnt|isnt|no) (?:\\w+ )?(?:feel|felt|feeling) (?:the |my )?baby (?:\\w+ )?(?:move|moving|kick|kicking|since)\\b|\\bbaby (?:has |hasnt |isnt |not |stopped |is not )+(?:been )?(?:mov|kick)\\w+\\b(?! (?:in|out|house))|\\b(?:pregnant|weeks)\\b.{0,60}\\bbleed\\w*|\\b(?:mixed|mixing|took|taken|had|drank|drunk)\\b.{0,40}\\b(?:vodka|alcohol|whisky|wine|drink|booze|bottle)\\b.{0,40}\\b(?:xanax|pills|tablets|meds|valium|benzos|opioids|sleeping)\\b|\\b(?:havent|hasnt|not|no|without) (?:slept|sleep|sleeping) (?:\\w+ ){0,2}?(?:in|for) (?:\\w+ )?(?:\\d+|three|four|five|six|seven|several) (?:days|nights)\\b.{0,80}\\b(?:voices|talking to me|seeing|hearing|tv|messages|hallucinat\\w+|watching|shadows|convinced)\\b|\\b(?:stopped|quit|came off|coming off|withdraw\\w*|detox\\w*|without) (?:\\w+ )?(?:drinking|alcohol|drink|booze|xanax|benzos|valium)\\b.{0,60}\\b(?:shak\\w+|seeing things|hallucinat\\w+|sweating|seizure|fits?|tremb\\w+)\\b|\\bworst headache (?:of my life|ever)\\b.{0,30}|\\b(?:hearing|hear) voices (?:telling|that tell|saying)\\b|\\bbleeding (?:\\w+ )?(?:a lot|heavily|badly|everywhere|through|wont stop|so much)\\b',
  ),
]
