import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, type Rule } from './rule.ts'

/**
 * Danger as it stands in one line of an ordinary message, quarrel or account: a consequence that need not be named, a
 * mark to be covered, a picture that nobody has to see. Each row holds the circumstance that an everyday line with the
 * same words lacks.
 */
const row = (category: SafetyCategory, ...rest: Parameters<ReturnType<typeof rulesOf>>): Rule =>
  rulesOf(category, { subject: 'any', negated: 'inside', sure: true, says: true })(...rest)

const merry =
  /\b(?:lol|lmao|haha\w*|jk|joking|surprise|birthday|party|game|film|movie|pudding|dessert|xbox|screen ?time|homework|toddler|puppy|dog)\b/
const handset = '(?:the|your|my|his|her|that) (?:\\w+ )?(?:phone|mobile|laptop|tablet|messages)'

export const quietRules: Rule[] = [
  row(
    'abuse',
    2,
    'consequence-unnamed',
    'happen happens',
    '\\byou know (?:exactly |full well |very well )?what (?:i|id|ive) (?:said|told you|promised|warned you)(?: i)? (?:would|will|was going to|id|ill) (?:happen|do)\\b|\\b(?:you|she|he|they|\\w+) (?:all )?(?:already )?knows? what happens (?:when|if) (?:you|people|they|she|he|anyone|somebody|girls|women) (?:\\w+ )?(?:lie|lies|dont listen|doesnt listen|talk back|talks back|answer back|answers back|disobeys?|leave me|leaves me|try to leave|embarrass me|make me (?:angry|wait|look)|go behind my back|dont do (?:what|as))',
    { unless: merry },
  ),
  row(
    'abuse',
    2,
    'mark-to-be-covered',
    'concealer foundation makeup make sleeves scarf sunglasses bruise bruises',
    '\\b(?:put|use|wear|get) (?:some |a bit of |a |your |plenty of )?(?:concealer|foundation|make ?up|long sleeves|scarf|sunglasses|polo neck)(?: on)?(?: on| over)? ?(?:it|that|your (?:eye|face|neck|cheek|arms?|lip))?\\b',
    {
      beside:
        /\b(?:(?:id|i had|ive) had a (?:drink|few)|how i get|made me|lost (?:it|my temper)|i didnt mean to|sorry about last night|dont (?:you )?(?:go |start |dare )?(?:making a fuss|make a fuss|tell|show|let (?:anyone|them|your \w+) see)|nobody (?:will|needs to) (?:see|know)|make it up to you|when you go on at me|wind me up|your fault|finger ?marks|bruis\w*)\b/,
      unless:
        /\b(?:spots?|pimples?|zits?|dark circles|tired eyes|sunburn|wedding|photo ?shoot|makeup artist|hickey|tattoo|prom|lol|haha\w*|football|netball|fell)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'bruises-easily-he-says',
    'bruise bruises',
    '\\b(?:you|i|she) (?:just )?bruises? (?:(?:so|too|very|really) )?(?:easily|like a \\w+)\\b',
    {
      beside:
        /\b(?:not my fault|his fault|wasnt (?:me|that hard)|barely touched|hardly touched|monster|he says|she says|everyone (?:thinks|will think)|told (?:your|my|her) (?:friends|mum|mom|sister)|cover (?:it|them)|made me)\b/,
      unless:
        /\b(?:fruit|bananas?|peaches|avocados?|apples?|pears?|anaemi\w*|blood thinners?|warfarin|doctor|iron|massage)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'another-night-there',
    'another',
    '\\b(?:want|fancy|need|like|asking for|get|be|youll have) another (?:night|go|day|spell|round|hour|turn|taste|dose) (?:in|on|with|of) (?:the|my) (?:garage|shed|cellar|basement|car|balcony|belt|floor|cupboard|hall|bathroom|doorstep|cold|back of my hand|fist|strap)\\b|\\b(?:want|need|asking for) another (?:slap|smack|black eye|hiding|thick ear|beating)\\b',
    { unless: /\b(?:camp\w*|tent|lol|haha\w*|band|rehears\w*|spa|hotel|festival|airbnb|dj|boxing|sauna)\b/ },
  ),
  row(
    'abuse',
    2,
    'phone-shown-or-destroyed',
    'phone laptop toilet sink wall window bin bath river',
    `\\b(?:show|give|hand|pass|unlock|open) (?:me )?(?:${handset})?\\b.{0,30}?\\bor (?:it|${handset}|this one) ?(?:s|is|goes|will go|ends up|is going|is gone|gets)? ?(?:\\w+ )?(?:down the (?:toilet|sink|drain|loo)|in the (?:bath|river|sea|fire|toilet)|(?:at|against|through|into) the (?:wall|window)|out (?:of )?the (?:car )?window|smashed|broken|in pieces|like the last one)`,
    { unless: /\b(?:lol|haha\w*|homework|bedtime|grounded|teacher|class|lesson|toddler|dinner table|at the table)\b/ },
  ),
  row(
    'abuse',
    2,
    'children-kept-for-it',
    'never wont',
    '\\bif (?:you|u) (?:ever )?(?:go|talk|speak|run|take (?:this|me)|get|call|ring|tell|leave|see|file|divorce) ?(?:\\w+ ){0,4}?(?:lawyer|solicitor|police|court|judge|refuge|shelter|social services|me|anyone|him|divorce)?\\b.{0,20}?\\b(?:ill|i will|im going to|youll|you will|i can) (?:\\w+ ){0,3}?(?:never|not|wont) (?:\\w+ ){0,3}?(?:see|know where|find|hear from|hold|touch|get) (?:\\w+ ){0,2}?(?:the |your |my |our )?(?:kids|children|boys|girls|son|daughter|baby|them|him|her)\\b|\\bif (?:you|u) (?:\\w+ ){0,8}?(?:make sure|see to it) (?:that )?(?:the|your|our|my) (?:kids|children|boys|girls|son|daughter|baby) (?:never|wont|dont)\\b',
    { unless: merry },
  ),
  row(
    'sexual-coercion',
    2,
    'nobody-has-to-see',
    'video videos pics pictures photos clip screenshots picture photo',
    '\\b(?:nobody|no ?one|your (?:mum|mom|dad|boss|husband|wife|boyfriend|family|parents|school|work|mates|friends)) (?:else )?(?:has|have|needs?|ever (?:has|needs))(?: ever)? to (?:ever )?(?:see|find out about|know about) (?:that|the|those|this|these|your|our|what is on that) (?:\\w+ )?(?:videos?|pics|pictures?|photos?|clip|screenshots)\\b',
    {
      beside:
        /\b(?:come (?:over|round|back)|if you|just|meet|do (?:what|as)|pay|send|simple|up to you|behave|or i|last time|be nice|be good|your choice|you looked|another|tonight|friday|transfer)\b/,
      unless: /\b(?:school photos?|passport photo|haircut|baby (?:photos?|pictures)|karaoke|dance|dancing|lol|cake)\b/,
    },
  ),
  row(
    'sexual-coercion',
    2,
    'did-it-asleep',
    'asleep sleeping passed unconscious drunk awake wake',
    '\\b(?:i (?:only |just )?did it|it (?:just )?happened|i (?:only |just )?(?:started|carried on|had sex|had you|touched you|couldnt help (?:it|myself)|got carried away)|i (?:wanted|needed) you)\\b.{0,30}?\\b(?:while|when|cos|because|since|as|but) (?:you|u) (?:were|was|had) (?:\\w+ )?(?:asleep|sleeping|passed out|out of it|unconscious|too drunk|so drunk)\\b|\\b(?:you|u) (?:were|was) (?:asleep|passed out|sleeping)\\b.{0,40}?\\b(?:not (?:like )?(?:its )?(?:a crime|rape)|(?:my|a) (?:girlfriend|wife|boyfriend|husband)|you (?:liked|wanted|didnt say no))\\b',
    {
      unless:
        /\b(?:dish(?:es|washer)|bins?|hoover\w*|clean\w*|washing|shopping|ate|eaten|wrapp\w*|surprise|draw|drew|nails|phone bill|laundry|ironing|the lawn|pancakes|packed|episode|series|film|snor\w*|photo|finished)\b/,
    },
  ),
  row(
    'sexual-coercion',
    2,
    'did-not-say-no',
    'no',
    '\\b(?:you|u|i|she) (?:didnt|never|did not) (?:actually |really |even |exactly )?(?:say|said) no\\b',
    {
      beside:
        /\b(?:crying|cried|cry|asked you to stop|said stop|asleep|sleeping|froze|frozen|(?:didnt|did not) want (?:to|it)|pinned|on top|sex|drunk|thats not no|pushed you|pulled away|lay there|lie there|husband|wife)\b/,
      unless:
        /\b(?:lunch|dinner|dog|puppy|kitten|party|invit\w*|holiday|loan|money|dessert|wedding|job|trip|sofa|paint|lend|borrow|babysit\w*)\b/,
    },
  ),
  row(
    'stalking',
    2,
    'thinks-it-can-hide',
    'changing blocking moving hiding number',
    '(?<!\\bdo )\\b(?:you|u) (?:really |honestly |actually )?(?:think|thought|reckon) (?:that )?(?:you can )?(?:(?:by )?(?:changing|getting a new|switching) (?:your |the )?(?:number|locks|name|job|gym|school|account)|blocking me|block me|moving (?:house|away|out|cities|towns?|flat)|hiding (?:at|from|in)|hide (?:at|from|in)|disappear(?:ing)? on me)\\b.{0,40}?\\b(?:makes?|made|will|would|is going|stops?|stopped|helps?|works?|matters?|change|keeps?|from me|i know|ill find)\\b',
    { unless: /\b(?:hide and seek|lol|haha\w*|game|fortnite|tax|spam|junk)\b/ },
  ),
  row(
    'child-abuse',
    2,
    'child-does-not-want-it',
    'bath bed bedtime toilet shower pyjamas tickly tickle tickles tickling cuddles touches game games',
    '\\b(?:daughter|son|niece|nephew|granddaughter|grandson|stepdaughter|stepson|little (?:girl|boy|one|sister|brother)|\\w+ year old|kids?|child)\\b.{0,30}?\\b(?:says?|said|tells?|told|keeps saying|complain\\w*|mentioned)\\b.{0,70}?\\b(?:tickl\\w+|touch\\w*|hands?|rubs?|strok\\w+|cuddles?|games?|washes|looks at|watches|gets in)\\b.{0,50}?\\b(?:bath\\w*|in bed|bed ?time|in (?:her|his) bed|toilet|shower|pyjamas|private\\w*|down there|bum)\\b.{0,70}?\\b(?:doesnt|does not|didnt|dont) (?:want|like)\\b',
    { sure: true, unless: /\b(?:shampoo|nits|cold water|too hot|soap in|swimming|cat|dog|rubber duck)\b/ },
  ),
  row(
    'child-abuse',
    2,
    'implement-praised',
    'belt slipper cane strap spoon hiding beating',
    '\\b(?:a|the) (?:(?:good|quick|little|few) )?(?:belt|slipper|cane|strap|wooden spoon|hiding|beating|thrashing|switch)(?: or two)? (?:(?:every )?now and (?:then|again)|here and there|once in a while|on the (?:bum|legs|backside)|never (?:hurt|did)|did (?:me|him|us|them) no harm|does (?:them|him|her|kids) (?:good|no harm)|teaches (?:them|him|her)|keeps (?:them|him|her) in line)',
    {
      beside:
        /\b(?:kids?|children|son|daughter|boys?|girls?|child|six|seven|five|four|eight|year old|disciplin\w*|behaved?|grandkids)\b/,
      unless: /\b(?:fashion|outfit|trousers|jeans|nintendo|games?|fan belt|conveyor)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'money-for-receipts',
    'receipts receipt',
    '\\b(?:i )?(?:get|am given|gets?|given|gives? me|hands? me|allows? me|have) (?:some|my money|money|pocket money|cash|it|an allowance|housekeeping|(?:\\w+ )?(?:pounds|quid|dollars|euros)|\\d+) ?(?:\\w+ ){0,3}?(?:if|once|when|as long as|only if|provided|after) i (?:have|show|bring|give|hand|keep|produce) (?:(?:him|her|over|in|all|the|my|every|back) )*receipts?\\b',
    {
      beside: /\b(?:he|she|him|her|husband|wife|partner|boyfriend|girlfriend|mum|dad|mother in law)\b/,
      unless:
        /\b(?:work|office|expenses|boss|company|employer|tax\w*|landlord|insurance|refund|petty cash|accountant|school|treasurer)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'knows-what-sets-off',
    'sets triggers',
    '\\b(?:learned|learnt|know(?: now| by now)?|worked out|figured out|understand) (?:exactly )?what (?:sets|triggers) (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|dad|stepdad)) (?:off)?\\b.{0,70}?\\b(?:make sure|makes sure|so i (?:dont|never|keep|stay)|careful|never (?:do|say|mention)|doesnt happen|stay(?:s)? (?:quiet|calm)|things (?:are|stay) calm)\\b',
    {
      unless:
        /\b(?:migraines?|allerg\w*|asthma|autis\w*|adhd|son|toddler|dog|ptsd|epilep\w*|hay ?fever|panic|anxiety|eczema|laugh\w*|giggl\w*)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'calm-until-out',
    'calm happy sweet suspicious quiet',
    '\\b(?:keep|keeps|keeping|calms?|distracts?) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|dad|ex)) ?(?:calm|happy|sweet|quiet|from getting suspicious|busy)?\\b.{0,20}?\\b(?:until|till|while|so that|so|long enough for us to) (?:i|im|ive|we|were|weve) (?:\\w+ ){0,4}?(?:out|gone|away|leave|left|safe|escape|get out)\\b',
    {
      beside: /\b(?:house|flat|home|kids|children|son|daughter|baby|bags?|refuge|him|her|leave|safe|escape)\b/,
      unless: /\b(?:vet|dog|puppy|baby (?:calm|asleep)|party|surprise|airport|shop|toddler|cat)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'sorry-so-it-does-not-start',
    'start starts kick kicks go goes',
    '\\b(?:sorry|apologi[sz]\\w+|explain|promise)\\b.{0,60}?\\bso (?:that )?(?:he|she) (?:does not|doesnt|wont|will not) (?:start (?:again|on me|tonight|another|in front of)|kick off|go off on me|start)(?: again| tonight)?$',
    { unless: merry },
  ),
  row(
    'threat-to-others',
    2,
    'outside-until-they-talk',
    'outside',
    '\\b(?:ill|i will|im going to|i am going to|i plan to) (?:\\w+ )?(?:be|wait|stand|sit|park|camp|sleep) (?:\\w+ )?outside (?:her|his|their|my exs?) (?:work|house|flat|home|school|gym|door|office|place|window)\\b.{0,30}?\\b(?:every (?:day|night|morning|evening)|each|all (?:day|night)|until (?:she|he|they)|till (?:she|he|they))\\b',
    {
      says: undefined,
      subject: 'writer-acts',
      unless: /\b(?:pick (?:her|him|them) up|collect|umbrella|lol|haha\w*|taxi|lift home)\b/,
    },
  ),
  row(
    'threat-to-others',
    2,
    'finds-who-hides',
    'where address',
    '\\b(?:find out|work out|get|know|track down|discover|trick \\w+ into telling me) (?:where (?:she|he|shes|hes|they|theyre|my ex|my wife|my girlfriend) ?(?:is |are )?(?:living|lives?|moved|staying|works|gone|hiding)|(?:her|his|their) (?:new |current )?address)\\b',
    {
      says: undefined,
      subject: 'writer-acts',
      beside:
        /\b(?:unblock\w*|blocked (?:me|my)|refuge|shelter|wont tell me|hiding|left me|restraining|ran (?:off|away)|without (?:her|him) knowing|no contact|changed (?:her|his) number)\b/,
      unless: /\b(?:send|post|card|parcel|wedding|invit\w*|returned?|forward|scared (?:he|she)|so he cant)\b/,
    },
  ),
  row(
    'self-harm',
    1,
    'goodbye-to-keep',
    'goodbye farewell',
    '\\b(?:write|writing|word|say|help me with|put) (?:me )?(?:my|a) (?:last |final |proper |real )?(?:goodbye|farewell)(?: (?:letter|note|message|text))? (?:to|for) (?:my (?:\\w+ )?(?:brother|sister|mum|mom|dad|parents|kids|children|son|daughter|family|wife|husband|best friend|friends)|everyone|them all)\\b',
    {
      says: undefined,
      unless:
        /\b(?:moving|moves|emigrat\w*|abroad|uni|university|airport|flight|leaving for|deploy\w*|army|passed|died|funeral|dying|hospice|ashes|grave|eulogy|school|holiday|trip|camp|break ?up|divorce|no contact)\b/,
    },
  ),
  row(
    'self-harm',
    2,
    'walks-into-water',
    'walking driving jumping wading stepping walk drive jump',
    '\\b(?:think|thinks|thinking|thought|talk|talks|talked|dream|dreams|imagines?|imagining|fantasi[sz]es?) (?:\\w+ )?(?:about|of) (?:just )?(?:walking|wading|driving|jumping|stepping) (?:straight |right )?(?:into|off|in front of|under) (?:the|a|an) (?:\\w+ )?(?:sea|river|lake|ocean|canal|reservoir|water|bridge|train|cliff|traffic|wall|tree|lorry|truck)\\b',
    {
      says: undefined,
      unless:
        /\b(?:holidays?|swim\w*|beach|paddl\w*|honeymoon|surf\w*|diving|lido|triathlon|cold water|learner|film|novel|nightmare|paragliding|bungee|skydiv\w*)\b/,
    },
  ),
  row(
    'child-abuse',
    2,
    'drank-then-drove-them',
    'drove drive driving',
    `(?:^|[,.] |\\b(?:i|he|she|we|only|just|we all) )(?:had|drank|sank|necked|downed) (?:a (?:few|couple|skinful)(?: (?:of )?(?:beers|pints|drinks|wines|cans|glasses|too many))?(?= at| with|,| then| and)|(?:\\w+ )?\\w+ (?:pints|beers|cans|vodkas|whiskies|glasses of wine))\\b.{0,50}?\\b(?:then|and then|before|and) (?:i |he |she )?(?:drove|drive|driving) (?:them|the (?:kids|boys|girls|baby|twins|children)|(?:my|our|his|her) (?:kids|son|daughter|boys?|girls?))\\b`,
    {
      beside: /\b(?:kids|children|son|daughter|boys|girls|baby|twins)\b/,
      unless:
        /\b(?:coffees?|teas?|alcohol free|lemonades?|cokes?|days|laughs|burgers?|next (?:day|morning)|taxi|non alcoholic|mocktails?)\b/,
    },
  ),
]
