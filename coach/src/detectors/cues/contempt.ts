import { cue, type PlainCue } from '../match.ts'
import { insults, mildInsults, scornful } from './traits.ts'

/**
 * Speaking from above: names, mockery, disgust, hostile comparison, scare quotes. After Gottman (1994); COACH.md lists
 * the kinds. The wordings are our own.
 */

// The insult must be hung on the one who is spoken to: "I'm such an idiot" and "that stupid kettle" are no contempt.
const hung =
  '(?:you|youre|your|you were|you are such|ya|act like|acting like|behaving like|behave like|sound like|look like|being|be|what)'

export const contemptCues: PlainCue[] = [
  cue(
    'contempt',
    [
      `${hung}{such} (?:${insults})`,
      `(?:${hung}){such} (?:${scornful})(?! (?:at|with|for feeling|now that|o.?clock|situation|thing|idea|kettle|question)){few}`,
      `such (?:an? )?(?:${insults})(?! (?:to me|of a))`,
      `(?:shut up|grow up|fuck off|fuck you|screw you|wise up|get lost|oi|wow|lol|nice one|okay|listen|look|yeah|hey),? (?:you )?(?:${insults})`,
    ],
    {
      strength: 0.9,
      unless:
        /\b(?:im|i am|i was|i feel|i felt|me feel|make me|made me|makes me|myself|called me|call me|calling me|think youre|thinks youre|saying youre|said youre|say youre|as if im|like im|think im|thinks im|treat me|treating me|not an?|dont be too|never call|i look|i looked|i sound|i know i)\b/,
    },
  ),
  cue(
    'tease',
    [
      `(?:you|youre|your){such} (?:${mildInsults})(?! (?:birthday|room|daddy|momma|sitter|name))`,
      `(?:oh |just |please )*shut (?:up|it)(?! (?:shop|the (?:door|window|shop)|for the))`,
      `(?:piss|bugger|naff|jog|bog|sod|get) (?:off|lost)(?! (?:the|at|in|on|from|work|my|early|me))`,
      `(?:act|acting|behaving|behave|sulking|whining|crying) like an? (?:{one} ){0,2}(?:baby|child|toddler|teenager|kid|brat|\\d+ year old)`,
    ],
    {
      strength: 0.7,
      unless: /\b(?:im|i was|i feel|me feel|called me|treat me|youre? baby|your baby|your child|your kid)\b/,
    },
  ),
  cue(
    'contempt',
    [
      `(?:youre|you){such} (?:(?:nasty|bitter|sad|miserable|sorry|horrible|evil|wicked|vicious|stupid|silly|jealous|lying|cheating|lazy|selfish|ugly|mean|cruel|thick|cold|old|useless|pathetic|little|twisted|foul) ){1,3}(?:old )?(?:cow|piece of work|man|woman|git|person|hag|boy|girl|excuse for{few}|so and so|bint|mare|toad|troll|witch|thing|creature|human|bastard)`,
      `youre not(?: even)? (?:a )?(?:serious|real|proper|normal|decent|functioning|rational|sane) (?:human(?: being)?|person|man|woman|adult|people)`,
      `(?:its|it is|thats|youre|this is|being with you is|living with you is|talking to you is)(?: just| exactly| honestly| literally| a bit| basically){0,2} like (?:being|living|talking|working|dealing|arguing|going out|married|having|sharing|speaking|raising|babysitting|looking after|dating)(?: to| with| in| friends| married){0,2} (?!someone who loves|my best|family)(?:a|an|the|another|my|some)(?: {one}){1,6}`,
      `newsflash|news flash|breaking news|earth to (?:you|{one})`,
      `(?:better|more|faster|bigger|smarter|harder|cleverer|kinder)(?: {one}){0,6} than you(?! (?:know|think|realise|realize|deserve|could|imagine|need))(?: do| are| ever| have| can| will| did){0,1}`,
      `(?:look|just look) at (?!(?:it|this|that|the|these|those|them|me|us|him|her|my|our|your|you|what|how|where|when|which|all|some|a|an|each)\\b){one}(?: {one}){0,2}[.,] {rest}`,
      `you (?:disgust|repulse|sicken|embarrass) me{few}`,
      `you make me (?:sick|want to (?:vomit|puke|throw up))`,
      `i(?:m| am){adv} (?:ashamed|embarrassed) (?:of|by|to be (?:seen|with)) you{few}`,
      `(?:why dont you |just |please |oh |for gods sake |for once )*grow (?:up(?! (?:so|in|with|together|here|there|near|on|too|very|to|speaking|fast|and (?:be|become|see))\\b)|a (?:pair|spine|backbone))`,
      `(?:why dont you |just |oh )*get (?:a (?:life|grip)|over yourself)`,
      `boo ?hoo{few}`,
      `cry me a river`,
      `(?:oh |aw+ )?poor (?:you|baby|little (?:you|thing|{one})|diddums)`,
      `(?:aww?|oh),? (?:did|is|does|are) (?:the |you |your |little |my )+{few}`,
      `act your age`,
      `are you (?:actually |really |fucking |that |seriously |honestly |just |completely )*(?:stupid|dumb|thick|deaf|blind|mad|insane|mental|crazy|an idiot|brain ?dead|slow|delusional|high|retarded|kidding me|(?:five|six|ten|twelve|\\d+)(?: years old)?)(?: or (?:something|what|just){few})?`,
      `what are you,? (?:stupid|five|six|twelve|deaf|\\d+|a child|my (?:mum|mother|dad|father|boss)){few}`,
      `(?:even )?an? (?:child|toddler|(?:\\d+|{one}) year old|monkey|dog|goldfish) (?:could|can|would|knows?|has){rest}`,
      `(?:whatever you say|okay|sure|thanks|nice one|well done|yes|good one|great job|listen|look|hey|right|congrats|wow),? (?:genius|einstein|sherlock|princess|your (?:majesty|highness|lordship)|(?:mr|mrs|miss|ms|captain|saint|little miss|madam) (?:perfect|{one})|champ|big man|hero|oga|madam|sweetheart|darling|buddy|pal|professor|boss man)`,
      `(?:mr|mrs|miss|ms|captain|little miss|saint) (?:perfect|know ?it ?all|important|innocent|always right|righteous|sunshine|victim|drama)`,
      `(?:spare|save) (?:me|it|us)(?=$|[.,!?\\n])(?<!(?:to|can|will|would|could|you|please) (?:save|spare) (?:me|it|us))|(?:spare|save) (?:me |us )?(?:the|your) (?:lecture|speech|tears|drama|sermon|excuses|act|details|bullshit|crap|story|sob|whining|theatre|theatrics|guilt|pity|sarcasm|wisdom|advice)(?: {one}){0,4}|save it for (?:someone|somebody|your|the (?:judge|next|jury)){few}`,
      `(?:like|as if|not that|because|since when) (?:you|youd|youll|youve|do you|would you)(?: ever| even| would| could| really| actually)* (?:know|understand|care|understood|cared|get it|noticed?|lift){few}`,
      `you (?:wouldnt|couldnt possibly|couldnt) (?:understand|get it|know|last|survive|have the){few}`,
      `(?:i )?(?:cant|dont) (?:even )?(?:believe|know why) i (?:married|dated|wasted|stayed with|chose|ever (?:loved|married|trusted|liked|dated|thought))(?: {one}){0,4}`,
      `no wonder (?:your|everyone|nobody|no one|people|hes|shes|you (?:got|have no|cant|lost|dont|are alone)|the kids|even|he left|she left|they){rest}`,
      `i (?:feel sorry for|pity) (?:you|your (?:kids|wife|husband|girlfriend|boyfriend|family|friends)|whoever|anyone who|the next){few}`,
      `what (?:did|do|was|am|would) i (?:even )?(?:expect|expecting|thinking|see in you){few}`,
      `what (?:would|do|the hell do|could) you (?:even )?know about{rest}`,
      `(?:do you |you )?want an? (?:medal|round of applause|cookie|prize|trophy|gold star|standing ovation|sticker){few}`,
      `dont make me laugh`,
      `(?:thats |how |that is )?(?:rich|hilarious|funny|cute|ironic|a bit rich)(?:,)? coming from you`,
      `coming from (?:you|the (?:person|one|man|woman|guy|girl) who){few}`,
      `stfu|gtfo|shut (?:your (?:mouth|face|trap)|the fuck up)`,
      `(?:fuck|screw|sod|damn|stuff|eff|fk) (?:you|off|yourself)(?! up| me)`,
      `go to hell|drop dead|rot in hell`,
      `i (?:fucking |really |actually |honestly )*(?:hate|despise|loathe|detest|cant stand) (?:you|the sight of you|your guts|looking at you|being (?:near|around) you|your (?:face|voice))(?! (?:being away|when|not being|leaving me))`,
      `you(?:re| are)? (?:not|never) (?:good enough|worth|worthy|man enough|even worth|smart enough|half the){few}`,
      `(?:look|just look|listen) (?:at|to) (?:yourself|you)(?! (?:go|glow|both|two|looking))(?: {one}){0,4}`,
      `you call (?:that|this|yourself){adv} (?:an? )?(?:{one}){few}`,
      `call (?:that|this|yourself) an? {one}(?: {one})?`,
      `you and your (?:stupid|precious|bloody|fucking|pathetic|little|damn|silly|ridiculous){few}`,
      `your (?:so called|so-called|precious|stupid|pathetic|silly little|little|ridiculous|dumb|bloody|fucking|damn) (?!brother|sister|boy|girl|one|ones|hand|baby|man|niece|nephew|face){one}`,
      `your "[a-z ]{2,30}"`,
      `(?:so called|so-called|self proclaimed) {one}`,
      `you(?:ve)? never (?:amount|been anything|achieved|done anything with your){rest}`,
      `you(?:ll| will) never amount to{few}`,
      `(?:everyone|everybody|they all|people|all my friends|my (?:whole )?family)(?: all)? (?:laughs?|is laughing|are laughing|pit(?:y|ies)|thinks? youre (?:a |an |such |so )*(?:joke|crazy|mad|weird|useless|pathetic|idiot|lazy|not)){few}`,
      `(?:bless|god help) (?:you|your little heart|your heart)(?:,)? (?:you|cant|trying){few}`,
      `must be (?:hard|tiring|exhausting|sad|tough) being (?:you|so){few}`,
      `(?:how|so) (?:sad|tragic|cute|adorable)(?: that)? (?:you|for you|are you){few}`,
      `(?:thats |you have )?no (?:brain|brains|sense|home training){few}`,
      `use your (?:brain|head)(?: for once)?`,
      `(?:are|is) you (?:even )?(?:listening|capable)? ?(?:to yourself)`,
      `do you hear yourself{few}`,
      `(?:god|christ|jesus|ugh|urgh|eww?),? (?:youre|you are){such} {one}`,
      `i(?:m| am){adv} (?:better|smarter|cleverer) than (?:you|this|that)`,
      `(?:blah ?){2,}|(?:wah ?){2,}|waa+h?|yada yada`,
      `nobody (?:likes|wants|asked|cares what|cares about|even likes) you(?:r)?{few}|(?<!(?:because|that|him|her|them|but|and|since|when|sorry) )nobody asked(?! (?:me|us|him|her|them|for|to|if|whether|how|what|about))`,
      `be a (?:real )?man|man up|grow some balls`,
      `what a (?:joke|clown|loser|idiot|disgrace|waste|pathetic {one}|embarrassment)`,
      `(?:is|was) that (?:supposed to be|meant to be) (?:a joke|funny|an apology|impressive|dinner)`,
    ],
    { strength: 0.8 },
  ),
  // Mock titles and mock awe: courtesy among the calm, a sneer in a quarrel.
  cue(
    'mock',
    [
      `(?:madam|mr|mrs|miss|ms|sir|oga|chief|captain|professor|prof|doctor|dr|saint|king|queen|lord|lady|inspector|detective|general|president|little miss|master|sergeant) (?:{one}(?:er|or|ist|right|hero|perfect|master|tion|ness|body|time|man|woman)|know ?it ?all|innocent|important|always{few})(?=$|[.,!?\\n])`,
      `(?:the |oh the )?{one} (?:police|patrol|brigade|tribunal|inspectorate|commissioner)(?=$|[.,!?\\n])|(?:accountant|director|attorney|inspector|secretary|commander|governor|solicitor) (?:general|in chief)`,
      `(?:thank you|well done|sorry|okay|yes|of course|right|sure|noted|understood),? (?:madam|sir|maam|oga|your {one}|my (?:lord|lady|king|queen|hero)|massa|chief|boss lady|commander|captain|headmaster|headmistress|teacher|miss|officer|judge|doctor)(?=$|[.,!?\\n])`,
      `oh my (?:hero|saviour)|my hero|youre (?:a|such a) (?:saint|martyr|hero|genius|angel)(?=$|[.,!?])|(?:here|give) (?:is )?(?:your|you a) medal`,
      `(?:ooh+|oo|ohh|woo+|aye aye|wow),? (?:hes|shes|youre|look at|listen to|get (?:you|him|her)|big|someones|somebodys|check|is that|arent (?:you|we)|thats|now (?:hes|shes|youre)){rest}`,
      `youre an? (?!good|great|nice|lovely|kind|sweet|star|legend|angel|gem|darling|babe|dear|blessing|hero|special|caring|thoughtful|wonderful|amazing|beautiful|hard|talented|patient|gentle|strong|delight|joy|help|catch|keeper|doctor|nurse|teacher|parent|mother|father|mum|dad|brother|sister|friend|best|bit|lot|big part|few|couple|week|day|minute|hour|adult|grown|human|person|man|woman|real friend|true|better|million|clever|smart|brilliant|generous|lifesaver|treasure|natural|part|member|team|lawyer|year|nice|decent|fine|dream|top|proper friend)(?:{one} )?{one}(?=[.,!?]|$| mate| bro| man| and)`,
      `(?:is|was) that how {one} (?:do|behave|talk|act|treat){rest}|(?:shall|should|do) i (?:bow|kneel|salute|curtsey|clap|applaud|roll out|fetch you|ask (?:your )?permission|book an appointment|fill in|stamp|thank you for|call you (?:sir|madam|your)|get on my knees|write you){rest}`,
      `(?:everyone|everybody|they all|even your own {one}|even my {one}|your own {one}) (?:says|said|thinks|laughs|knows|calls|used to|warned|told){rest}`,
    ],
    { strength: 0.6 },
  ),
  cue(
    'comparison',
    [
      `(?:even|at least) (?:my|your|his|her) (?:ex|sister|brother|mother|mum|dad|father|friends?|boss|{one} husband|{one} wife)(?: {one})? (?:can|could|does|knows|manages|would|managed|had|listens|listened|helped|helps|remembers|remembered|never|always|did|was|is|came|comes|paid|pays|cared|took|takes|tried|called|cooked|worked|stayed|treated|loved|got|gets|made|asked|told|kept|knew){rest}`,
      `why cant you(?: just)? be(?: more| a bit more)? like{rest}`,
      `(?:my|your|her|his) (?:ex|last (?:boyfriend|girlfriend|partner|husband|wife))(?: {one})? (?:would|never|always|used to|was (?:better|never|more)|had|did|treated|at least){rest}`,
      `(?:other|normal|real|decent|most|proper) (?:people|husbands|wives|men|women|partners|mothers|fathers|dads|mums|couples|boyfriends|girlfriends|kids|friends|daughters|sons|parents|employees)s?(?: {one})? (?:manage|do|can|dont|would|know|actually|help|have|dont need|just|work|call|visit|look){rest}`,
      `unlike (?:you|some people|some){few}`,
      `(?:[a-z]+s) (?:husband|wife|boyfriend|girlfriend|partner|son|daughter|kids|mum|dad)(?: actually| always| at least| even| never)* (?:helps|manages|does|can|would|never|always|takes|cooks|buys|calls|remembers|earns|works|listens|cleans|visits|knows){rest}`,
      `everyone elses {one}{rest}`,
      `i (?:couldve|could have|should have|shouldve) (?:married|been with|picked|stayed with|listened to my){rest}`,
      `i deserve (?:so much |much |way )?better(?: than (?:this|you|that))?`,
    ],
    { strength: 0.75 },
  ),
]

/** A laugh, a kiss or a heart beside a mild name: friends do this. Seen in the words as written. */
export const warmth =
  /\b(?:lo+l|lmao|haha+|hehe+|x{1,4}|love (?:you|ya|u)|babe|bbz|miss(?:ed|ing)? (?:you|u)|proud of (?:you|u)|adore|lost without you)\b|[😂🤣😘🥰😍😉😜😝😛❤💕💖💙💛💜🧡💚😄😁😆]|:-?[)DP*]|;-?\)/iu
