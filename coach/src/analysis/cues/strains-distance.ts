import { strain, type StrainCue } from './strain-row.ts'

const barely = '(?:dont|never|hardly|barely|rarely|no longer|cant|havent|hardly ever|stopped|seldom)'
const wont =
  '(?:doesnt|dont|wont|never|didnt|stopped|hardly|barely|cant|rarely|refuses to|refused to|seldom|hasnt|havent|no longer|isnt able to|wouldnt)'
const days = '(?:days?|weeks?|months?|years?|hours)'

/** Distance and silence, on either side, as people describe them. Our own wordings. */
export const distanceCues: readonly StrainCue[] = [
  strain(
    'silence',
    [
      `(?:go(?:es)?|went|gone|going|gets?|got|getting|turns?|turned|stays?|stayed|become|became|grown|grew)(?: so| very| really| all| completely| a bit| more| increasingly| just| totally| ever){0,2} (?:silent|quiet|distant|cold|shallow|closed off|withdrawn|remote|off with me)(?! (?:turkey|feet|sweat|time|night))`,
      `silent treatment|(?:barely|hardly|rarely|scarcely) (?:speaks|talks|says (?:a word|anything))|cant (?:even )?look at (?:me|us)|(?:in|its|total|just|complete|stony|icy|long|only|into) silence|(?:days|weeks|hours|months) of silence|(?:ignores?|ignored|ignoring) (?:me|us|my|what|it|everything|how|him|her)|stonewall(?:s|ed|ing)?|(?:walk(?:s|ed|ing)? (?:out|off|away)|storm(?:s|ed)? (?:out|off))(?: of (?:the|my|every)| on (?:me|us)| when| whenever| if| mid| and| in the| from (?:me|us|it|every))?(?! from (?:a|the|my) (?:job|church|accident|crash))|(?:hangs?|hung) up(?! (?:his|her|the|my|a|our))|sulk(?:s|ed|ing)?|(?:not said|hasnt said|wont say|without) a word to me|(?:doesnt|didnt|wont|not|isnt|hasnt been) (?:speak|talk|speaking|talking|spoken)(?:ing)? to me|wont even look at me|(?:one|single) word answers`,
    ],
    /\b(?:comfortable|good|easy|nice|happy|companionable) (?:silence|quiet)|\b(?:food|dinner|tea|coffee|soup|house|weather|room) (?:\w+ )?(?:went|goes|gets|got|is) cold|go(?:ing)? quiet (?:places|night)/,
  ),
  strain(
    'closed',
    [
      `(?:he|she|they|mum|mom|dad|{one})(?: just| always| then| often| usually| still| simply){0,2} ${wont}(?: really| ever| even| just){0,1} (?:mention(?:ed)? it|talk about (?:it|him|her|that|what|his|her|feelings|anything|how|things|us|the|big)|open up|talk to (?:me|us)|tell (?:me|us) (?:anything|things|what|how|where|the truth|when|why|much)|share (?:anything|his|her|what|things|much)|discuss|say (?:what|how|anything|much|why)|show (?:any |his |her )?(?:feelings?|emotions?|affection)|let me in|wants? to (?:talk|discuss|know|hear))`,
      `we ${barely}(?: really| ever| even| properly| hardly){0,2} (?:talk about|discuss|mention)(?! (?:it because|politics|work|football))|chang(?:es?|ed|ing) the subject|(?<!\\bi )avoids? (?:talking|any talk|all talk|discussing|(?:any |all |the )?(?:conversations?|discussions?|subject|topic))(?: {one}){0,3}|(?:leaves|left|walks out of|walked out of) the room when (?:i|we)|shut(?:s|ting)? (?:me (?:down|out|off)|down|off|himself|herself)|clams up|closes up|bottles (?:it|things|everything) up|whats left unsaid|nothing left to (?:say|argue|talk)`,
    ],
    /\b(?:covered|helped|paid|fixed|brought|mended|did it|sorted|lent|gave|drove|saved)\b[^.!?]{0,80}\bnever (?:once )?mentioned it|\b(?:without asking for anything|dont need to|in a better place|anything (?:bad|unkind|clever|mean|nasty|special))\b/,
  ),
  strain(
    'busy',
    [
      `(?:on|glued to|behind|looking at|stares at|staring at|up from) (?:his|her|their|the) (?:laptop|screen|computer|ipad|xbox|playstation)|(?:on|glued to|behind|looking at|stares at|staring at|up from) (?:his|her|their) phone|always (?:at work|working|out|busy|tired|away|at the office)|never (?:home|at home|here|around)|(?:works|working|work) (?:all the time|late every|every weekend|all hours)|(?:nothing left|no time|too tired|too busy)(?: {one}){0,2} (?:to|for) (?:me|us|each|talk|him|her|anything|spend|see)|(?:sits?|stays?|goes|hides|lives|disappears|sat|sleeps|moved)(?: out| up| off)? (?:in|into|to|at) (?:the|his|her) (?:garage|shed|spare room|study|basement|office|sofa|den|attic)|(?:stays?|hides|disappears|shuts (?:himself|herself))(?: up| off)? (?:in|into) (?:the|his|her) (?:room|bedroom|car)|(?:doesnt|dont|never) make(?:s)? (?:any )?time`,
    ],
    /\bon the phone (?:to|with)\b/,
  ),
  strain('contact', [
    `(?:he|she|they|{one})(?: just| always| then| often| usually| still| never| hardly| rarely){0,2} ${wont}(?: really| ever| even){0,1} (?:answer(?:ing|ed)?|reply(?:ing)?|replied|respond(?:ing)?|text(?:ing)?|call(?:ing)?|ring(?:ing)?|write|writing|visit(?:ing)?|pick(?:ing)? up|come (?:round|over|home|to see|and see|near)|contact|return|get in touch|been in touch|called|rung|visited|written|texted)(?: me| us| my| back| here| anymore| any|(?= for| in| since| when| after|[.,;!?]|$))(?! (?:names|a {one}|late))|(?:never|rarely|hardly|barely) (?:rings?|calls?|texts?|writes|visits?|replies|answers|messages)|(?:kids|children|sons?|daughters?|family|parents|friends) (?:dont|never|rarely|hardly) (?:visit|call|ring|write|come)`,
    `(?:havent|hasnt|not|dont|havent really|no longer|stopped)(?: even| really)? (?:spoken|talked|heard|seen|speaking|talking|speak|talk)(?: to| from| with){0,1} (?:my (?:brother|sister|mum|mom|dad|mother|father|son|daughter|parents|family|friend)|him|her|them|each other|us|me)(?: for| in| since| any| much|(?=[.,;!?]|$))|(?:blocked|blocks|deleted|unfriended) (?:my (?:number|calls?)|me|us)|cut (?:me|us|her|him|them|off) ?(?:off|contact|out)?(?= (?:when|after|since|because|for|off|contact|out)|[.,;!?]|$)|estranged|no contact|(?:goes|went|going|rings?) (?:straight |right |just )?(?:through )?to (?:his |her |their |the )?(?:voicemail|voice mail|answerphone)|(?:leaves?|left|leaving) (?:me|us|my (?:texts?|messages?)) (?:on (?:read|seen|delivered)|unanswered|hanging|unread)|(?:unanswered|unreturned|ignored|unread|declined|screened) (?:calls?|texts?|messages?)|(?:calls?|texts?|messages?)(?: {one}){0,3} (?:go|went|goes|going|are|stay) (?:unanswered|unread|ignored|nowhere)|(?:screens?|declines?|rejects?|sends? away|mutes?) (?:my|our) (?:calls?|texts?|messages?)|ghost(?:s|ed|ing) (?:me|us)|(?:got|has|have)(?: {one}){1,4} and disappeared|(?:disappears?|vanish(?:es)?) for (?:{one} )?${days}|drift(?:ed|ing)? (?:apart|off)|pull(?:s|ed|ing) away`,
  ]),
  strain(
    'missed',
    [
      `(?:we|he|she|they) used to(?: always| just| all)? (?:laugh|talk|dance|go (?:out|for|on|to|dancing|swimming|walking)|do|have|be (?:so |very )?(?:close|happy|inseparable|friends|best)|kiss|play|hold|cook|spend|share|sing|tell|call|ring|text|hug|build|bring|send|ask|meet|come|eat|travel|read)|we (?:were|was) (?:once |so |very |really |much |always ){0,2}(?:close|happy|inseparable)|(?:there(?:s| is)|has) no (?:more )?(?:laughter|laughing|joking)(?: {one}){0,6} any ?more|(?:we|and i|and me|of us) ${barely}(?: really| ever| even| properly| hardly| any ?more){0,2} (?:laugh|joke|touch|kiss|hug|eat together|spend|see each other|go out|do anything|do things|have (?:sex|dinner|fun|a laugh|time)|had (?:sex|fun|a)|laughed|talk|speak|sleep together|sleep in|connect|find each|meet|share (?:anything|a|meals)|say good)(?! (?:badly|ill|down|over|behind|like that|about))|(?:hasnt|havent|never|doesnt|wont|didnt)(?: even| really| ever){0,1} (?:touch(?:ed)?|kiss(?:ed)?|held|hold|hug(?:ged)?|come near) me|(?:sex life|intimacy|romance|the spark|affection)(?: {one}){0,2} (?:stopped|gone|died|disappeared|faded|ended|left)|(?:cant|couldnt|dont) remember (?:the last time|when (?:we|he|she))|no (?:more )?(?:sex|intimacy|affection|hugs)|we cant find each other`,
    ],
    /\b(?:dont need to talk|never (?:goes|went) (?:quiet|to bed)|used to (?:do|have) (?:drugs|rows|fights|arguments))\b/,
  ),
  strain(
    'unasked',
    [
      `(?:only|just)(?: ever){0,1} (?:rings?|calls?|texts?|phones?|messages?|messaged|rang|gets in touch)(?: me| us){0,1} (?:when|if|about) (?:(?:she|he|they)(?:s|ve|re| has| have| needs?| wants?)|men|herself|himself|(?:her|his|their) (?:own )?{one})|(?:went|goes|gets|got|moved|moves|jumps?|jumped|came|comes) (?:straight |right )?(?:back |on )(?:to|about|onto) (?:(?:her|his|their)(?: own){0,1} (?:thing|things|stuff|drama|problems?|story|stories|news|day|subject|troubles?)|herself|himself|themselves)|(?:turns?|turned|brings?|brought|steers?) (?:it|everything|the (?:conversation|talk|subject))(?: back| straight| always){0,1}(?: round| around){0,1} (?:to|onto) (?:her|him|them)(?:self|selves){0,1}`,
      `(?:he|she|they|nobody|no one|mum|dad|{one})(?: just| always| then| often| usually| still| simply| never| hardly){0,2} (?:${wont}(?: really| ever| even| once){0,1} )(?:listen(?:ed)?|ask(?:ed)? (?:me|about|how|after|what i|if im|us|anything)|notice(?:d)?|remember(?:ed)? (?:my|what|anything|our|that)|thank(?:ed)?|say (?:thank|thanks|well done|i love|anything nice)|said (?:thank|well done|i love)|compliment|look up|look at me|touch me|hug (?:me|us)|kiss me|hold me|care (?:about|how|what|that)|(?:want|seem) to know|seem (?:to (?:like|care|notice)|interested)|bother(?:s)? (?:to|with)|see me|says? (?:good ?morning|hello|hi|good ?night|goodbye)|consider|appreciate|make an effort|come to (?:my|any|the|our)|came to (?:my|any|our))(?! (?:to (?:music|the radio)|if (?:he|she) (?:is|s) (?:late)))|never (?:listens|asks|notices|remembers|thanks|compliments|says (?:thank|well done|i love)|hugs|praises|initiates|comes to (?:my|any))|${wont}(?: really| even| ever){0,1} (?:understand|get (?:it|me|that|how)|see (?:it|that|how|what|me)|believe me|acknowledge|defend|include|encourage|visit|thank)|(?:he|she|they|hes|shes|theyve|has)(?: has| have| had)? never(?: once| ever)? (?:asked|noticed|thanked|remembered|visited|come to)|hasnt asked me|havent asked me|asked if id had the car|(?:nobody|no one) (?:asks|asked|notices|noticed|thanks|said thank|cares|listens|would notice|remembered)|dont think (?:that )?anyone would notice`,
    ],
    /\b(?:ask(?:s|ed)? for (?:anything|help|money)|have to ask|needs? to ask)\b/,
  ),
  strain('unaccepted', [
    `(?:${wont}|doesnt seem to|dont seem to|didnt seem to)(?: really| even| ever){0,1} (?:like (?:me|us|my)|approve|accept (?:me|us|my|that)|respect (?:me|us|my|that)|take (?:me|us|it|my {one}) seriously|support (?:me|us|my)|want me(?= |[.,;!?]|$)|welcome)|(?:disapproves?|disapproved) of|never (?:liked|accepted|approved|wanted) (?:me|us|of|my|him|her)|(?:rejects?|rejected) (?:me|us|my)|(?:isnt|arent|never) good enough for (?:his|her|their)|disowned|(?:didnt|hasnt|havent|wont|never|doesnt) (?:tell|told|tells|introduce|introduced) (?:me to )?(?:his|her|their) (?:parents|family|friends|mum|mother|dad|kids)`,
  ]),
  strain('unsorry', [
    `(?:never|doesnt|dont|wont|didnt|cant|refuses to|hasnt|has never|without|hardly ever|couldnt)(?: even| ever| once| really| saying){0,2} ?(?:says?|said|saying|say) (?:the word |that |hes |shes |a |im )?sorry|(?:never|doesnt|dont|wont|didnt|cant|refuses to|hasnt|has never|without)(?: even| ever| once| really){0,1} (?:apologi[sz](?:es?|ed|ing)|an apology|admit(?:s|ted)? (?:it|when|that|to|any|hes|shes|wrong)|tak(?:es?|en|ing) responsibility|own(?:s|ed)? (?:up|it))|(?:no|not one|never an) apolog(?:y|ies)`,
  ]),
  strain('cancels', [
    `cancel(?:s|led|ed|ling|ing)?(?: on (?:me|us|the day)| at the last| last minute| every| again| our| all| most| a lot| it| me| us| three| twice| four| plans| dinner| constantly| whenever| when| too)|(?:always|constantly|usually|often) (?:late|running late|forgets?|cancels?|flakes?)|(?:doesnt|didnt|never|dont|wont) (?:show up|turn up|texts? ahead|text ahead|let me know)|(?:arrives?|comes|turns up|shows up|came) (?:late|hours late|drunk)|(?:stood|stands) me up|(?:forgets|forgot)(?: about| to (?:log|tell|pick|call|ring|come|collect|ask|send|book|pay|invite)| that (?:i|we)| everything| things)`,
  ]),
  strain('forgotten', [
    `(?:forgot|forgets|forgotten) (?:my|our|mothers|fathers|that (?:i|we))|missed (?:my|our)(?! (?:train|bus|flight|stop))|(?:wasnt|was never|isnt|is never|werent) there (?:when|for)|(?:didnt|wouldnt|never|couldnt) (?:come|came|make it|made it|turn up|show up|showed up) (?:to|for|on|when)(?! (?:blows|work))|no (?:card|call|present|message) (?:on|for) my`,
  ]),
  strain('leftout', [
    `(?:leaves?|left|leaving|keeps?|cuts?) (?:me|us) out(?! of (?:it|trouble|danger))|(?:im|i am|i was|being|feel|felt) (?:always )?left out|(?:didnt|dont|doesnt|never|wasnt|not|havent|hasnt) (?:been )?invit(?:e|es|ed)(?: me| us)?|(?:went|meet|met|go|going) without (?:me|us)|(?:chose|chooses|picked|picks|put|puts) (?:{one} ){1,3}(?:over|before|above) (?:me|us)|favours? (?:my|his|her)|(?:the|is|was|her|his|their) (?:golden child|favourite)(?! (?:food|song|person|thing|place|film|dinner|colour))|(?:behind|without) (?:me|us) (?:knowing|there)|replaced me|nobody (?:answered|replied|told me)|dropped me`,
  ]),
  strain(
    'strangers',
    [
      `(?:like|as) (?:two )?(?:strangers|roommates|flatmates|housemates|ships|business partners|brother and sister|neighbours|people running)|(?:separate|different) (?:rooms|beds|bedrooms|lives)(?! at work)|(?:weve|we have|we) been polite|were (?:just |only |very )?polite|(?:is|are|was|been|being) (?:so |very |just |only )?(?:polite|formal|civil) (?:with|to|towards) (?:me|us|each other)|(?:hes|shes|is|are|was|were|been|theyre|feels|seems)(?: so| very| really| always| increasingly| quite| more| a bit| emotionally){0,2} (?:distant|withdrawn|closed off|aloof|icy|emotionally absent|cold (?:with|to|towards)|cold(?=[.,;!?]|$))|i (?:picture|imagine|see)(?: it| being {one}| myself)?(?: on)? (?:my own|alone|on my own|a small flat|leaving)|imagining (?:a|my) (?:small |own )?(?:flat|place|life without)`,
    ],
    /\b(?:weather|outside|house|room|winter) (?:is|was)\b|\bit (?:is|was) (?:so |very )?cold\b/,
  ),
  strain(
    'heldback',
    [
      `i(?: just| always| then| often| usually| still| also){0,2} (?:dont|never|cant|havent|didnt|have never|couldnt|wont|hardly)(?: really| ever| even| always){0,1} (?:tell (?:him|her|them|anyone|my)|talk (?:to (?:him|her|them)|about (?:it|feelings|myself|how))|say (?:how|what i|so|no|it|anything to|anything about)|open up|answer|show (?:it|him|her|my)|share (?:it|my|how)|let (?:him|her|them|anyone|people)|told (?:him|her|them|anyone|my)|said (?:anything|a word|it|so)|mention(?:ed)?)(?! (?:how lucky|enough how))|not said a word to (?:him|her|them)|i(?:ve)? (?:just )?(?:go|went|gone|stay|stayed|keep|kept) (?:quiet|silent|shallow)|i (?:shut (?:down|off)|pull away|pull back|change the subject|changed the subject|walk away|walked away|hide it|pretend (?:im|that|not|its|to be fine)|bite my tongue|keep (?:it|things|everything) to myself)|i (?:say|said)(?: that)? (?:im|i was|no im|no,? im) (?:fine|okay|only tired)|i (?:say|said) (?:the right things|nothing|whatever)|i go to get|(?:id|i would)(?: honestly)? rather (?:move|die|leave|fix)|i keep (?:people|him|her|them|everyone) at|everything i wanted to say|(?:ive|i have|ive started to|i) (?:just )?(?:stopped|given up|learnt not|learned not|gave up) ?(?:to )?(?:ask(?:ing)?|tell(?:ing)?|invit(?:e|ing)|try(?:ing)?|call(?:ing)?|going|hop(?:e|ing)|expect(?:ing)?|bring(?:ing)? it|say(?:ing)?|sharing|talking|speaking|showing)|start(?:ed|ing) (?:to )?stay(?:ing)? (?:silent|quiet)|i avoid|i make excuses|i (?:let|leave) it go to voicemail|i walk on eggshells|i (?:smile|laugh it off|laughed it off|swallow)|things in writing`,
    ],
    /\banything (?:clever|bad|mean|nasty)\b/,
  ),
]
