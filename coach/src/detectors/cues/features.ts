import { cue, type PlainCue } from '../match.ts'
import { absoluteWords } from './distortions.ts'

/** Small cues that many scores share. Politeness marks after Zhang et al. (2018); the rest is COACH.md's list. */
const kin =
  '(?:mum|mother|dad|father|parents|sister|brother|family|friends?|mates?|boss|therapist|aunt|auntie|uncle|cousin|ex|kids|children|son|daughter|mother in law|mil|girls|neighbours?|colleagues?|pastor|whole (?:family|office|team)|mums?)'
const leaving =
  '(?:im|ill|i will|i am|were|we are|its|it is|i swear|ill be|im going to|i am going to|youre|you can|you will|youll|dont)(?: going to| just| so| really| going| be)*'
const leavingIf =
  '(?:im|ill|i will|i am|were|we are|its over|its done|i swear|ill be|im going to|i am going to|you can|youll|you will)(?: going to| just| so| really| going| be)*'
const last =
  '(?:done|leaving|gone|out|over|finished|through|off|leave|go|walk|divorc\\w+|pack\\w*|moving out|move out|tell\\w*|tak(?:e|ing) the|call\\w*|report\\w*|cancel\\w*|block\\w*|kick\\w*|throw\\w*|put(?:ting)?|sell\\w*|stop\\w*|cut\\w*|chang(?:e|ing) the locks|never see|not coming|find (?:someone|somewhere)|sleep|post\\w*|see (?:a|my) (?:lawyer|solicitor)|resign\\w*|quit\\w*|bother|burn\\w*|smash\\w*|break\\w*|hit\\w*|send\\w*|show\\w*|regret|lose|sorry|speak to|going to|hr|the police|the court)'
const hitting =
  '(?:hit|hits|hitting|slap|slaps|slapped|slapping|punch|punches|punched|punching|choke|chokes|choked|choking|strangled?|strangles|kick|kicks|kicked|kicking|shove|shoves|shoved|shoving|push|pushes|pushed|grab|grabs|grabbed|beat|beats|bit|bites|burned|burnt|smacked|smacks|headbutted|pinned|dragged|spat (?:on|at|in)|spits (?:on|at)|bruised|hurt|attacked|cornered)'

export const featureCues = {
  absolute: [cue('absolute', [absoluteWords], { strength: 0.6 })],
  past: [
    cue('past', [
      `(?:just |exactly |the same )?like (?:last (?:time|year|month|week|christmas|summer|{one})|(?:in|at|with|on) (?:{one} ){0,2}(?:wedding|christmas|birthday|holiday|funeral|\\d{4})|you did (?:last|in|at|with|when|to)|(?:that|the) (?:time|night|day) (?:you|when))(?: {one}){0,4}`,
      `(?:remember|what about|how about|and|dont forget|same as|i havent forgotten|ill never forget) (?:when you|that time|the time|what you did|the (?:wedding|christmas|holiday|party|funeral)|last (?:time|year|christmas|summer|month)|in \\d{4}|your (?:\\d+|birthday))(?: {one}){0,8}`,
      `(?:since|back in|ever since|from) (?:the (?:honeymoon|wedding|beginning|start|day|first|baby)|\\d{4}|day one|we (?:got married|met|moved|were)|i (?:met|married) you|always)(?: {one}){0,3}`,
      `(?:two|three|four|five|six|seven|eight|ten|\\d+|so many|all these|for) (?:years|months)(?: ago| now| of this| running| straight)?(?=$|[ .,!?\\n])`,
      `(?:last|the) (?:year|christmas|summer|winter|easter|diwali|eid|birthday)(?: too| also| as well| you)(?: {one}){0,4}`,
      `(?:you(?:ve)? (?:did|done|said|always did) (?:this|the same|it|that) (?:before|last (?:time|year|month)|to your|with your|when))(?: {one}){0,4}`,
      `this is (?:the (?:second|third|fourth|fifth|tenth|hundredth|\\d+(?:st|nd|rd|th)) time|{one} all over again)(?: {one}){0,4}`,
      `never (?:has|have) been`,
    ]),
  ],
  'third-party': [
    cue('third-party', [
      `(?:even |all )?(?:my|your|his|her|our) (?:own |whole |entire |best |little |older )*${kin}(?: {one})? (?:says?|said|thinks?|thought|agrees?|agreed|told|tells|warned|hates?|hated|knows?|used to|noticed|can see|sees|asked me|laughs?|never|always|would|was right|were right|cant stand)(?: {one}){0,8}`,
      `(?:everyone|everybody|people|they all|the (?:girls|boys|lads|guys|team|whole (?:office|family|team)))(?: else| all)? (?:says?|thinks?|agrees?|knows|can see|noticed|told me|warned me|hates?|laughs?|asks?)(?: {one}){0,8}`,
      `(?:just |exactly |becoming |turning into |as bad as |worse than |same as |like )+(?:your|my|his|her) (?:mum|mother|dad|father|sister|brother|ex|parents|family)(?: {one}){0,3}`,
      `(?:your|my) (?:mum|mother|dad|father|sister|brother|ex)s (?:face|voice|son|daughter|temper|fault|words)`,
      `(?:hear that|did you hear that|see that|tell (?:him|her|them)),? (?:kids|guys|everyone|girls|boys|{one})`,
      `(?:my|your) (?:ex|last (?:boyfriend|girlfriend|husband|wife))(?: {one}){1,6}`,
    ]),
  ],
  ultimatum: [
    cue(
      'ultimatum',
      [
        `(?:{one} ){0,6}or(?: else)? ${leaving} ${last}(?: {one}){0,6}`,
        `or else(?: {one}){0,5}`,
        `(?:if|unless|the (?:next|minute|moment|second)(?: time)?|one more (?:time|word|lie|drink)|keep (?:it|this|that) up|any more of this)(?: {one}){0,12},? (?:and |then )?${leavingIf} ${last}(?: {one}){0,8}`,
        `its (?:either )?(?:me|us|her|him|them|that|your|the|this|{one}) or (?:me|us|her|him|them|its over|were|i)(?: {one}){0,4}`,
        `(?:so |now |then )?you (?:choose|pick|decide)(?=$|[.!])|choose between(?: {one}){1,6}|(?:me|her|him|them|us)\\. choose`,
        `(?:this is )?(?:your|the) (?:last|final) (?:chance|warning|time|straw)|last (?:chance|warning)|final warning`,
        `(?:you have|you(?:ve)? got|youve|i(?:ll)? give you|im giving you) (?:until|till|one|\\d+|a (?:day|week|month)|24)(?: {one}){1,8}`,
        `(?:by|before) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|noon|\\d+\\w*|the end of)(?: {one}){0,3} or(?: {one}){1,8}`,
        `either you(?: {one}){1,10} or(?: {one}){1,8}`,
      ],
      { strength: 0.8 },
    ),
  ],
  threat: [
    cue(
      'threat',
      [
        `(?:youll|you will|you are going to|youre going to|ull)(?: so| really| be){0,2} (?:regret|sorry|pay for|never (?:see|hear|find)|lose|wish|end up (?:alone|with nothing)|hear from my)(?: {one}){0,6}`,
        `(?:watch (?:your (?:back|mouth|step)|yourself|what happens)|wait and see|just you wait|see what happens|try me|mark my words|you havent seen)(?: {one}){0,4}`,
        `(?:keep (?:on|it up|going|talking|pushing|this up)|carry on|go on|one more|say (?:that|one more)|touch|try (?:that|it)|walk out|take one more|do (?:that|it|this)|come near|tell|you (?:walk|go|leave|do|say|touch|tell))(?: {one}){0,10} and (?:then )?(?:ill|i will|im|youll|i swear|were|you wont|you can)(?: {one}){0,2} (?:${last}|see me|go for|be (?:sorry|out|alone)|never|regret|hear from)(?: {one}){0,6}`,
        `dont (?:make me|test me|push me|you dare|even think)(?: {one}){0,5}`,
        `i swear(?: to god)?(?:,)? (?:if|ill|i will|im|one more|the next)(?: {one}){1,10}`,
        `(?:i want|im filing for|ill file for|lets get|im getting|we should get|i will get|im asking for) (?:a )?(?:divorce|separation)`,
        `(?:im calling|ill call|i will call|im ringing|ill ring|im speaking to|ill speak to|im getting|ill get|ive spoken to a|hear from my|im telling|ill tell|i will tell|im going to tell|ill go to|im reporting|ill report|im going to report)(?: {one}){0,2} (?:lawyers?|solicitors?|police|court|social services|hr|your (?:boss|mum|mother|wife|husband|family|parents|dad|pastor)|everyone|landlord|immigration|papa|daddy)(?: {one}){0,5}`,
        `(?:ill|i will|im going to|i am going to|im) (?:take|taking|keep|keeping|stop you seeing) (?:the|my|your|our) (?:kids|children|house|baby|son|daughter)(?! (?:to|for|out|tonight|at|on|tomorrow|in))(?: {one}){0,5}`,
        `pack your (?:bags?|things|stuff|shit)|(?:get|move) out of (?:my|the|this) (?:house|flat|home|life)|dont bother coming (?:home|back)|find somewhere else to (?:live|sleep|stay)|(?:your|all your) (?:stuff|things|clothes) (?:are|is|will be) (?:outside|on the)(?: {one}){0,3}|(?:ill|im) (?:change|changing) the locks`,
        `(?:were|we are|its|this is|this relationship is|this marriage is) (?:over|through|finished)(?! (?:the (?:worst|moon)|it|by|at|for (?:today|now)|dinner|an? ))(?: {one}){0,3}`,
        `(?:youd|you|u) better (?:not |be |start |watch |get |have |stop |make sure |answer |come |call |fix )(?: ?{one}){0,8}`,
        `(?:ill|i will|im going to|im|i can) (?:leave|leaving|walk|walking out|move out|moving out|divorce|cancel(?:ling)?(?= (?:your|our|the (?:wedding|holiday|cards?|contract|engagement|honeymoon)|everything|it all|this))|block|put the (?:house|flat|car|dog|cat|rabbit|kids) (?:up|on|in|out|down)|throw|burn|smash|sell|post|ruin|end|destroy|expose|cut you off|make sure you|make your|show everyone|stop paying|stop giving|kick you|hit you|slap you|kill you|hurt you|break your|beat you|send (?:it|them|everyone|the screenshots))(?! (?:at|in a|now for|soon|work|the office|you to it|it there|for work))(?: {one}){0,8}`,
      ],
      {
        strength: 0.8,
        unless:
          /\b(?:ill (?:leave|put) (?:it|you|the (?:key|food|kettle|bins|dinner|coat|money))|i (?:wont|will never|never)|before (?:work|school)|sorry|lo+l|haha+|lmao|xx+)\b/,
      },
    ),
  ],
  violence: [
    cue(
      'violence',
      [
        `(?:you|he|she|they|hes|shes|dad|mum|my (?:{one} ){0,2}{one}|who)(?: just| once| actually| literally| even| then| has| had| have| always| sometimes| nearly| almost){0,2} ${hitting} (?:me|my (?:face|arm|head|neck|throat|wrist|hair|son|daughter|kid)|us|the kids|him|her|the (?:baby|dog|child))(?! (?:up (?:on|for)|to (?:apply|be|do|try|the (?:game|gym))|at (?:chess|fifa|the game|cards|it)|as (?:odd|weird|strange)|like a ton|that|with (?:a question|the news)|feelings|a bit harder|some food|a coffee))(?: {one}){0,5}`,
        `(?:threw|throws|throwing|smashed|smashes|punched|kicked|broke) (?:a|an|the|his|her|my|your|plates?|glasses|things|stuff|cups?|chairs?)(?: {one}){0,3} (?:at|against|through|into|off) (?:me|my|the wall|the door|him|her|us|the floor)(?: {one}){0,3}|(?:punched|kicked|smashed)(?: a hole in)? (?:the|a) (?:wall|door|window)(?: {one}){0,3}`,
        `(?:hands?|fingers|grip|grabbed me) (?:on|round|around|by|over) (?:my|her|his|the) (?:throat|neck|mouth|hair|arm)(?: {one}){0,3}|(?:put|laid|raised|raises|lifted) (?:his|her|your|their|a) (?:hands?|fist)(?: on| at| to){0,1}(?: me)?`,
        `(?:ill|i will|im going to|i could|i should|want to|i swear ill) (?:hit|slap|punch|smack|kill|strangle|hurt|beat|knock|break|smash|batter|stab|shoot|choke|deck|thump) (?:you|your|him|her|his)(?! (?:up later|at|with kindness|for that (?:cake|joke)|if you (?:eat|spoil)))(?: {one}){0,5}`,
        `(?:black eye|bruises? (?:on|all over)|split lip|bleeding lip|(?:pulled|held|waved|had) (?:a|the) (?:knife|gun)|held me down|wouldnt let me (?:leave|out|go)|blocked the door|locked me (?:in|out)|dragged me|against the wall)(?: {one}){0,4}`,
      ],
      { strength: 0.9 },
    ),
  ],
  hedge: [
    cue(
      'hedge',
      [
        `(?:maybe|perhaps|i think|i guess|i suppose|might|could be|possibly|sort of|kind of|i wonder|sometimes|it seems|probably|if thats okay|if you dont mind|i feel like|not sure)`,
      ],
      { strength: 0.4, target: 'none' },
    ),
  ],
  gratitude: [
    cue(
      'gratitude',
      [
        `(?:thanks|thank you|many thanks|cheers|ta|much appreciated|appreciated|i(?: really| do| so)? appreciate|(?:im |so |really |very )+grateful|grateful (?:for|to)|legend|lifesaver|life saver|youre (?:a |an |such a |the |my |so )*(?:star|legend|angel|lifesaver|gem|hero|rock|treasure|best|godsend|kind|sweet|thoughtful|amazing|saint))(?! (?:for (?:nothing|ruining|that lecture)|a (?:lot|bunch)\\.))(?: {one}){0,8}`,
        `(?:god bless you|bless you|may god bless you|e se|daalu|shukriya|dhanyavaad|couldnt have done it without you|i owe you one|means a lot|that means (?:so much|a lot)|i noticed (?:you|that you|the)|proud of you|well done(?! o\\b)|good job|nice work|great job|(?:you did|youve done) (?:so )?(?:well|great|brilliantly|amazing)|i love (?:how|that|when|the way) you|you(?:re| are) (?:a |an |such an? |the |so |really |very |also )*(?:good|great|brilliant|amazing|wonderful|lovely|best|incredible|not bad|clever|beautiful|patient|generous|funny)|(?:that was|dinner was|it was|the food was|this is) (?:so |really |very |absolutely )*(?:lovely|delicious|amazing|kind|thoughtful|sweet|perfect|great|very good)(?: of you)?|id be lost without you|what would i do without you|lucky to have you|i love you for)(?: {one}){0,5}`,
      ],
      { strength: 0.7, negatable: true },
    ),
  ],
  greeting: [
    cue(
      'greeting',
      [
        `(?:^|(?<=\\n))(?:hi+|hey+|hello|hiya|morning|evening|afternoon|good (?:morning|evening|afternoon|day)|alright|namaste|howdy|yo|how far|heya|gm|salaam|assalamu? ?alaikum)`,
      ],
      { strength: 0.5, target: 'other' },
    ),
  ],
  acknowledgement: [
    cue(
      'acknowledgement',
      [
        `(?:i (?:can |do |totally |completely |really |fully |so |now )*(?:hear (?:you|that|what)|understand(?! (?:why you (?:always|never|cant|wont)|if|how you could))|get (?:it|that|why|where|what|how)|see (?:that|why|how|what you|where|your|it|the)|know (?:you(?:re| are| were| have| ve| love| do| did| feel| felt| tried| mean| care| work| need| miss| didnt| dont mean)|its (?:been |a |not easy|hard|scary)|how (?:much|hard)|that (?:was|hurt|its|must|you)|what you mean|youre)|appreciate|believe you|feel you))(?: {one}){0,8}`,
        `(?:that|it|this)(?: all| really| totally| actually)? (?:makes|made|does make) (?:a lot of |total |complete |perfect )?sense(?: {one}){0,4}`,
        `(?:thats|that is|its|it is|thats a|its a|thats totally|thats completely|yeah thats)(?: only| very| totally| completely| really| so| just| a){0,3} (?:fair|valid|understandable|reasonable|real thing|not nothing|good point|fair point|valid point|horrible|awful|rough|hard|shit|rubbish|terrible|unfair|sad|a lot|rotten|crap|tough)(?! (?:of you|for me|to))(?: {one}){0,3}`,
        `(?:youre|you are|you were|your|mum is|he is|she is)(?: totally| absolutely| probably| completely| so| actually| quite){0,2} (?:right|not wrong|correct)(?! (?:there|here|now|in|at|on|next|behind|about that arent))(?: {one}){0,4}`,
        `(?:fair (?:enough|point|play|do)|good point|point taken|you have a point|youve got a point|you do have a point|touche|true that|thats true|very true|too right|i agree with you)`,
        `(?:of course|no wonder) (?:you(?:re)?|it|that)(?: {one}){1,8}|i(?:d| would)(?: be| feel| have been)(?: {one}){0,4} (?:too|as well|the same)|anyone would(?: {one}){0,5}|(?:that|it) (?:must|mustve|must have)(?: {one}){1,6}|(?:that|it|this) (?:sounds|sounded)(?: {one}){1,5}|i didnt (?:realise|know)(?: {one}){0,2} (?:it|that|you|how)(?: {one}){0,5}|your feelings(?: {one}){1,4}|im glad you (?:told|said)(?: {one}){0,4}|you(?:ve| have) every (?:right|reason)(?: {one}){0,5}|i(?: can)? imagine(?: {one}){1,6}|anyone (?:would|in your)(?: {one}){0,4}|youre allowed(?: {one}){0,4}|(?:its|that is|it is) (?:okay|alright|normal|natural) to (?:feel|be|cry)(?: {one}){0,4}`,
      ],
      {
        strength: 0.7,
        unless:
          /\b(?:i (?:dont|didnt|cant|never|wont|couldnt) (?:understand|get|see|hear)|but (?:you|its|that|i still|that doesnt)|you think youre right|if youre right|always right|i know (?:that )?you(?:re| are) (?:just |so |only |such an? |an? |the )*(?:lazy|lying|cheating|selfish|useless|jealous|behind|hiding|a liar|liar|crazy|mad at me|not (?:even )?(?:sorry|trying|listening)|doing this|making|trying to)|i know you (?:lie|lied|cheat|cheated|took|hid|did it|think im))\b/,
      },
    ),
  ],
} satisfies Record<string, PlainCue[]>

/** Acronyms and such: capitals that are nobody's shouting. */
export const noShout =
  /^(?:[A-Z]{1,3}|ASAP|NASA|AIDS|ADHD|UNHCR|HMRC|DWP|NHS|USA|PTSD|HTML|GCSE|MRI|BBC|UCAS|NETFLIX|IKEA|LOL|LMAO|OMG|ROFL|WTF|FYI|TBH|EMI|GPAY|NEPA|WAEC|JAMB|RSVP|IELTS|FIFA|UEFA|PDF|JPEG)$/
