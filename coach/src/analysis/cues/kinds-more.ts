import { kindRow as row, type KindCue } from './kind-row.ts'

/** The second half of `kinds.ts`: less usual ways to do the same things. Our own wordings. */
export const moreKindCues: readonly KindCue[] = [
  row('break-up', 2.6, [
    `(?:were|we are|wed be|i think were) better (?:off )?(?:apart|as friends|without){few}|(?:this|it|we) (?:isnt|arent|is not|are not|wasnt) (?:working|going to work|going anywhere|meant to be)(?: for me| any ?more| out)?{few}|i dont see (?:this|us|it) (?:going|lasting|working){few}|im sorry to do (?:it|this) like this|i (?:just )?dont (?:feel|see you) (?:that way|like that){few}|were done(?=$|[.,!?\\n])|(?:it|this)(?:s| is) over for me|ive decided to (?:leave|move out|end){few}|i wont change my mind|(?:dont|do not) contact me{few}|i need to be on my own{few}|i dont want (?:to see you|you in my life){few}|(?:im |i am )?going to (?:stop|leave it|end it) (?:here|there|this|seeing you){few}|(?:its|thats|that is|it is) not fair on you{few}|(?:had|been) (?:so much |a lot of )?fun but{few}|youre (?:lovely|great|amazing|wonderful|sweet),? (?:and|but){rest}|thinking about my ex{few}`,
  ]),
  row('boundary-pause', 2.2, [
    `give me (?:an?|some|half|ten|twenty|\\d+|until){few}|too (?:wound up|angry|tired|upset|tense) to (?:talk|think|do){few}|let me (?:sleep on|think about|calm|cool|get){few}|i need (?:a few|some|a couple of|two|three) (?:days|hours|minutes|weeks){few}|can we (?:park|pause|leave|stop) (?:this|it|here|for){few}|id say something id regret{few}|something ill regret{few}|(?:before|until) i can talk{few}|im going for a (?:walk|drive|run) (?:to|so|before|now){few}|i need to (?:think|breathe|be alone|step away){few}`,
  ]),
  row('boundary', 2, [
    `i dont (?:lend|discuss|do|talk about|answer|host|drink|want to (?:discuss|talk about|hear about))(?: {one}){1,8}|thats not something i{rest}|(?:will|ll) have to wait until{few}|ive (?:told|said to) you (?:i cant|i dont|no|that i){few}|i wont be spoken to{few}|not (?:able|prepared|willing) to (?:host|discuss|lend|do|come|talk|cover){few}|im keeping{rest}|no\\. (?:i|ive|its|and){rest}|you (?:knocked|asked|called|rang|checked) (?:before|first){few}|(?:its|that is|thats) (?:private|personal|between){few}|without (?:asking|checking with) me(?: first)?|i dont want you (?:com|driv|turn|drop|tell|shar|post|tak|bring|call|text|visit|ring|giv|us|speak|talk)ing{rest}|without (?:ringing|asking|calling|knocking|checking|texting) first{few}|i need you to (?:knock|ask|stop|respect|call|check|leave){rest}`,
  ]),
  row(
    'ultimatum',
    2.6,
    [
      `either you{rest} or{few}|(?:choose|decide|you decide|your choice|pick one)(?=$|[.,!?\\n])|one more (?:lie|time|drink|word|late|mistake|complaint)(?: {one}){0,3} and{few}|after that(?:,)? i{rest}|{rest} or dont (?:bother|come|call){few}|i wont be here{rest}|im (?:asking|telling you|saying (?:it|this)) (?:one last|for the last|once){few}|or (?:i will|ill|we|we will|well|you)(?: {one}){1,6}|if (?:its|it is) not (?:done|here|paid|fixed|gone|in){rest}|(?:her|him|me|us|them) or (?:me|us|her|him|them)(?=$|[.,!?\\n])|unless{rest}`,
    ],
    {
      unless:
        /\b(?:unless you(?:d| would)? (?:rather|prefer|need|want)|or (?:i|ill|we) can|or i could|tea or|unless its raining)\b/,
    },
  ),
  row(
    'insult',
    2.2,
    [
      `(?:a |such a |what a |youre |you are )(?:useless|selfish|pathetic|stupid|thick|hopeless|spoilt|lazy|ungrateful|disgusting|worthless|incompetent)(?: (?:one|man|woman|person|child|little {one}|cow|git|father|mother|excuse{few}))?|what (?:kind|sort) of (?:a )?(?:father|mother|man|woman|person|friend|son|daughter|husband|wife|brother|sister|idiot){rest}|no wonder your{rest}|(?:amateur|shoddy|sloppy|lazy) (?:work|job|effort)|did you (?:even|actually) (?:read|try|think|look|listen|check){few}|(?:a )?(?:trained )?monkey (?:could|can){few}|being (?:this|so) (?:stupid|dense|thick|selfish){few}|you people{few}|everyone knows it|most self{few}`,
    ],
    { unless: /\b(?:im|i am|i was|i feel|laugh|dog|joke|autocorrect|machine|printer|i miss)\b/ },
  ),
  row(
    'apology',
    2,
    [
      `(?:theres|there is) no excuse|how can i make (?:it|this) (?:right|up){few}|i got it wrong{few}|i was being (?:a|an) {one}|i forgot and{few}|(?:i|i was) (?:unfair|cruel|out of order){few}|i took it out on{few}|that wasnt fair (?:of me|on you|to you){few}|i owe you{rest}|i never should have{rest}`,
    ],
    { unless: /\bi owe you (?:one|big|\d|a drink)\b/ },
  ),
  row(
    'cancel',
    2.4,
    [
      `cant (?:make|do) (?:it|tonight|tomorrow|saturday|sunday|friday|monday|lunch|dinner|the){few}|going to have to (?:bail|cancel|skip|pass|pull out){few}|(?:wont|not going to) (?:be able to )?(?:make it|come to){few}|have to (?:skip|pass|call off|pull out|drop out){few}|im out for{few}|count me out{few}|stuck at work{few}`,
    ],
    { unless: /\bhave to pass (?:the|my) (?:exam|test)\b/ },
  ),
  row('evade', 2, [
    `well see(?: how{few})?(?=$|[.,!?\\n ])|ill have to (?:check|see|think){few}|lets not (?:get into|talk about|go there|do this){few}|(?:oh )?(?:its|thats) a long story{few}|not sure yet{few}|(?:things|its all|its|everything)(?: are| is)? (?:a bit |all )?(?:up in the air|hectic|complicated){few}|i havent (?:really )?thought about{few}|talk about something else|(?:ask me )?another time(?=$|[.,!?\\n])|soon though|i dont know what you want{few}|(?:im|i am) fine\\. (?:just )?(?:tired|busy){few}|why does (?:everything|it|this) (?:have to|need){rest}|cant we just{rest}|(?:id|i would) love to but{rest}|honestly,? its fine|not (?:now|this) again|can we change the subject`,
  ]),
  row('resigned', 2.1, [
    `(?:im|i am) used to it|ive (?:stopped|given up) (?:expecting|hoping|asking|trying|waiting){few}|whatever makes you (?:happy|feel){few}|then thats that|(?:ill|i will) (?:sort|do|manage|deal with) it (?:myself|alone|on my own)|dont (?:put yourself|go to any|trouble) (?:out|trouble|yourself){few}|it doesnt matter(?: any ?more| anyway)?|(?:no,? )?its (?:okay|fine|alright),? (?:you|i|go|really){few}|i wont ask again|no point{few}|what(?:ever)? i (?:think|want|say) doesnt{few}`,
  ]),
  row('guilt', 2.4, [
    `i (?:only )?carried you{few}|i cooked for{few}|i (?:sat|waited) by the (?:phone|door|window){few}|when im (?:gone|dead|not here){rest}|(?:you )?always have time for{few}|i bought (?:the|your){rest}|everyone elses{rest}|youre busy,? i know|i know youre (?:busy|very busy){few}|but never mind|someone has to{few}|i suppose ill{few}|(?:he|she|they|i) only (?:asked|waited|wanted|baked|drove|stood|saved|cooked|came){rest}|(?:ill|i will) (?:just )?tell {one}(?: that)? you(?:re| were| are)? (?:too )?(?:busy|couldnt|cant|forgot){few}|nobody (?:thinks|asks|thought|asked) (?:of|about) me{few}|(?:the|my) (?:neighbours?|friends?) {one} (?:son|daughter|children|husband){rest}`,
  ]),
  row(
    'hurt',
    2.1,
    [
      `(?:thats what )?i cant get over(?: it)?{few}|it was my (?:birthday|graduation|day|party|funeral){few}|i told you (?:that|this|it) in confidence|(?:i )?keep waiting for you{rest}|you said you(?:d| would){rest}|how (?:small|stupid|lonely|alone|unwanted) (?:i|it){few}|i saw the (?:photos?|pictures?|posts?|story|stories){few}|i (?:defended|stood up for|covered for|believed|supported|was there for) you{rest}|(?:it )?would have been (?:nice|good|kind|enough) (?:to|if){rest}|you (?:laughed|joked|talked|went|sat|stayed|chose|picked|left|looked|walked)(?: {one}){0,3} (?:with them|without|about me|at me|away|straight past|past me|right through){few}|(?:looked|waited) for you{few}|closer than that{few}|to (?:just )?talk any ?more|you (?:used to|dont)(?: even| really)? (?:ask|talk|care|look|call|tell me|notice|hold|kiss|laugh|wait)(?: {one}){0,6}|i feel (?:so )?(?:far|distant|lonely|invisible|stupid){few}|i was (?:so |really )?(?:hurt|sad|disappointed|embarrassed|humiliated){few}`,
    ],
    { unless: /\b(?:dont worry|you dont have to)\b/ },
  ),
  row('sarcasm', 2.2, [
    `oh (?:brilliant|great|lovely|wonderful|perfect|good|fantastic),{rest}|(?:oh|no) wait(?=$|[.,!?\\n])|love how{rest}|i only (?:live here|work here|bought it|asked|cooked){few}|what an? (?:honour|honor|treat|surprise|hero|gentleman|shock){few}|must be (?:nice|lovely|great|hard|wonderful) (?:to|being|having|when){rest}|sure,? because{rest}|nice of you to{rest}|you remembered{few}|great talk{few}|of course you (?:had|did|were|are|have|forgot){few}|no,? (?:please|really),? {some}|just what i (?:dreamed|needed|wanted|always wanted){few}|(?:dont|please dont) mind me{few}|bravo{few}|well done you{few}|big surprise`,
  ]),
  row('worn', 2.1, [
    `(?:cant|couldnt) do (?:another|this)(?: {one}){0,4} (?:on my own|alone|like this|by myself){few}|nobody (?:noticed|notices|helps|helped|thanked){few}|(?:no|without|on no) sleep{few}|(?:tired|sick) of being the{rest}|its always me (?:who|that){rest}|holding (?:this|it|everything|us){rest}|end of (?:what i|my){few}|i need you(?: here| to help)?(?=$|[.,!?\\n])|(?:cleaned|cooked|washed|ironed) (?:the|all|everything){few}|i have no(?:thing left| more energy| strength){few}|im doing (?:it|this|everything) (?:all )?(?:alone|on my own|by myself){few}`,
  ]),
  row('angry', 2, [
    `where (?:the hell |the fuck )?were you{few}|you had one{few}|how many times{rest}|(?:it|this) cant go on{few}|behind my back{few}|stop (?:treating|acting|talking|pretending|using|lying|blaming){rest}|you (?:left|broke|took|used|ate|parked|forgot|spent|lost|ruined|threw|deleted|sent|told)(?: {one}){1,6} again{few}|why is it always{rest}|dont tell me (?:to|how|what){few}|who do you think{rest}|you (?:spent|took|sold|used|gave)(?: {one}){1,4} without{few}|(?:is|are) a joke(?=$|[.,!?\\n])|thats (?:low|rich|so unfair|just wrong){few}|this is the (?:second|third|fourth|fifth|last){few}|(?:so |this )?(?:unprofessional|disrespectful|rude|unfair|selfish|careless) (?:of you)?|you lied{few}|explain (?:yourself|this|that)`,
  ]),
  row('request-tender', 2.2, [
    `come with me{few}|im scared to{few}|try again(?:,)? {few}|can i see you{few}|even (?:ten|five) minutes{few}|i hate this{few}|stay with me{few}|will you (?:hold|stay|come|sit|forgive|marry){few}`,
  ]),
  row('request', 1.8, [
    `need you to{rest}|would you (?:write|send|look|check|help|drive|mind){rest}|can (?:someone|anyone|somebody){rest}|(?:could|can|will) (?:you|u) (?:pick|send|bring|take|call|ring|check|look|help|cover|lend|let|turn|drop|get|water|feed|book|fix|sign){rest}|will you(?=$|[.,!?\\n])|(?:review|reply|respond|confirm|advise|complete|submit) {few}(?:by|with|to|and|before){rest}`,
  ]),
  row('summons', 2.4, [
    `i (?:have|need|want) to tell you something{few}|(?:theres|there is) something (?:i|ive|we){rest}|are you alone{few}|not over (?:text|the phone){few}|can you come to my{few}|have a (?:chat|word|talk) (?:tomorrow|later|tonight|today|with|about){few}|its important(?=$|[.,!?\\n])`,
  ]),
  row('question-worry', 2.5, [
    `have i (?:upset|done|hurt|offended|lost){few}|is there someone else|is everything (?:okay|alright|fine) (?:between|with us){few}|pulling away{few}|am i imagining{few}|(?:did|have) i (?:upset|do|say|hurt|annoy){rest}|do you still{rest}|didnt (?:answer|reply|write back){few}|been (?:off|quiet|weird|distant|strange|cold) (?:all|since|with|lately|this){few}|are we (?:okay|alright|good|still){few}`,
  ]),
  row(
    'question-care',
    2.3,
    [
      `you (?:okay|alright)\\?{few}|hows (?:the|your|my) {one}{few}|how (?:was|is|did) (?:it|your|the|everything){rest}|havent heard from you{few}|all (?:good|okay|well)\\?|(?:out of|back from) (?:hospital|surgery|the){few}|have you eaten{few}|did you sleep{few}|thinking about your{rest}|how are you feeling{few}|is (?:your|the) (?:mum|dad|gran|leg|back|arm|knee|baby|dog){rest}`,
    ],
    { unless: /\b(?:charger|car keys|remote|meeting)\b/ },
  ),
  row('question-probe', 2, [
    `when are you (?:two|guys|having|getting){rest}|who was (?:that|it|she|he){rest}|why didnt you tell{rest}|how much (?:do|did|does) (?:they|you|it|he|she){rest}|are you seeing{few}|i heard you{rest}|is it true{rest}|if i may ask|what did (?:he|she|they) (?:say|want|tell){few}|have you told{rest}`,
  ]),
  row('thanks', 2, [
    `i dont know what id (?:have done|do) without{few}|(?:the )?kindest thing{few}|that was (?:so |very |really )?(?:kind|good|sweet|thoughtful|generous|decent) of you{few}|i noticed (?:what you|that you){few}|you were (?:a rock|amazing|so kind|there){few}|really helped{few}`,
  ]),
  row(
    'love',
    2,
    [
      `lucky me|you (?:look|looked) (?:so )?(?:beautiful|gorgeous|lovely|handsome|amazing|stunning){few}|cant stop (?:smiling|thinking about){few}|glad (?:youre mine|i met you|i have you|we met|i found you){few}|made my day|(?:id|i would) like to see you again{few}|(?:had|have) (?:such )?a (?:lovely|great|wonderful|nice) (?:time|evening|night|day){few}|(?:was|it was) (?:so )?(?:good|lovely|nice) to (?:see|talk|be){few}|just thinking of you|favourite (?:person|human|place){few}|looked at you{few}|glad (?:that )?youre{few}`,
    ],
    { unless: /\b(?:but i|dont see|not in)\b/ },
  ),
  row('missing', 2.1, [
    `too quiet{few}|(?:for|made|laid|set) (?:it )?(?:for )?two (?:again|this){few}|our old (?:place|flat|house|song|street|spot){few}|playlist you{few}|come home soon{few}|without you(?=$|[.,!?\\n])|your (?:side of the bed|smell|laugh|voice|stupid {one}){few}`,
  ]),
  row(
    'praise',
    2,
    [
      `(?:the )?best (?:of the day|ive seen|one yet|talk){few}|(?:really |very |such )?(?:strong|good|great|excellent|brilliant|fantastic) (?:work|job|effort|result|speech|talk|presentation|report){few}|i (?:was|am|m) (?:so |really |very )?impressed{few}|proud of you for{few}|youll be (?:brilliant|great|fine|amazing){few}|nobody deserves it more|still thinking about it|your (?:presentation|talk|speech|show|report|drawing|cooking|work|piece|painting|cake) (?:was|is|looks|made){few}`,
    ],
    { unless: /\b(?:but|too|off|alarms|missing|late|wrong|again)\b/ },
  ),
  row('condolence', 2.6, [
    `there are no words{few}|(?:ill|we will|well|i will) miss (?:him|her|them) too{few}|im here(?=$|[.,!?\\n])|so sorry about your{few}`,
  ]),
  row('offer', 2.1, [
    `(?:ive|i have|we have|weve) (?:got )?(?:a )?(?:spare|extra){rest}|if you want (?:it|one|company|some|me|a hand|to talk|help){few}|shall i (?:bring|come|pick|get|call|cook|drive|book|help|take|send){few}|i could (?:drive|come|take|help|bring|pick|cook|babysit){few}|its no trouble|take my{few}|happy to{rest}|if that helps{few}|need a hand{few}|i can (?:take|bring|come|do|drive|help|pick|cover|get){rest}|(?:do you )?want (?:me to|a (?!divorce|break)){rest}|i(?:ll| will) (?:send|bring|cook|call|drive|show|make) you{few}|im bringing you{few}`,
  ]),
  row(
    'invitation',
    2.3,
    [
      `having (?:people|friends|a few|some people|everyone) (?:over|round){few}|hope you can (?:come|make it|join){few}|(?:pizza|coffee|drinks?|lunch|dinner|brunch|film|movie|beer|tea|walk|breakfast|curry|barbecue|bbq|picnic)(?: {one}){0,5}\\?|two tickets{few}|(?:are )?you in\\?|you and me\\?|shall we go{few}|(?:id|we(?:d| would)) love (?:to have|for) you{few}|come,? {few}all of you|(?:leaving|birthday|engagement|wedding|housewarming) (?:do|party|drinks|is|dinner){few}|a few of us{rest}|(?:table|room|place) for you{few}|come (?:on|for|over|round){rest}`,
    ],
    { unless: /\b(?:come on,? (?:you|its|really)|dont come|come home|did|was)\b/ },
  ),
  row('joke', 2, [
    `i regret nothing|send help|asking for a friend|negotiations{few}|basically an? {rest}|plot twist|breaking:?{rest}|a new record|tell my {one} i{few}|have failed|like an? (?:small |tiny |drunk |wounded |feral )?(?:raccoon|racoon|tractor|goblin|gremlin|potato|walrus|seagull|bear|zombie|hamster|goose){few}|i(?:d| would) do it again|in my defence{few}|(?:day|week) \\d+ of{rest}|who (?:knew|needs){few}|the (?:dog|cat) (?:has|ate|says|is|wants|thinks){few}`,
  ]),
  row('joke-barbed', 2.6, [
    `did you lose a bet{few}|call the (?:papers|press|news){few}|to the fridge{few}|(?:only|just) joking but{few}|dont give up the day job|look who finally{few}|(?:for|at) your age{few}|no offen[cs]e but{rest}`,
  ]),
  row('information', 1.5, [
    `(?:dinner|food|lunch|pasta|tea|cake|milk)s? (?:is |are |s )?(?:in|on|left|ready){few}|ive (?:paid|sent|booked|ordered|moved|taken|put|left|fed|got|finished|posted|attached|updated|emailed|signed){rest}|(?:keys?|parcel|post|tickets?|file|bags?)(?: {one}){0,2} (?:are|is|in|under|on|with|at){few}|landed|(?:boiler|delivery|gas|electric) (?:man|people|guy){few}|comes? between{few}|please note{rest}|i got the {rest}|seats? \\d+{few}|has (?:moved|changed|been moved|been changed) to{few}|(?:are|is) in bed{few}|back (?:at|by|around|in){few}|im (?:at|in|on) (?:the|work|my|bed|a){few}|afternoon off{few}`,
  ]),
  row('distress', 2.1, [
    `(?:the )?worst day{few}|(?:they|ive been) (?:let me go|fired|sacked|made redundant){few}|(?:scan|test|result)s? (?:wasnt|werent|isnt|arent) good{few}|cant stop (?:thinking|crying|shaking|worrying){few}|failing (?:at|everything){few}|(?:im|i am) not (?:okay|alright|doing well|coping){few}|panic attack{few}|so alone{few}|i (?:just )?want to cry|i feel (?:so |really )?(?:alone|lost|empty|numb|hopeless|stuck|scared){few}|nothing (?:helps|makes sense|matters){few}`,
  ]),
  row(
    'good-news',
    2.1,
    [
      `i got (?:it|in|the)(?=$|[.,!?\\n ])!*{few}|i start (?:in|on|next){few}|(?:having|expecting) a baby{few}|the first to know|passed my{few}|(?:results|scan) (?:are|is|came back) (?:clear|good|fine|negative){few}|all clear{few}|whos coming{few}|promoted{few}|accepted(?: into| my| the){few}`,
    ],
    { unless: /\b(?:wrong|tickets|bus|train)\b/ },
  ),
  row('greeting', 2, [
    `^(?:hi|hey|hello|good (?:morning|evening|afternoon)),? (?:stranger|you|there|dear|both|all|love)?[,.! ]*(?:how are you|long time|all well|how have you been|hope youre well)?[?!. ]*$`,
  ]),
]
