import { rulesOf, type Rule } from './rule.ts'

const rule = rulesOf('self-harm', { subject: 'any' })
const inside = { negated: 'inside' } as const

/** A relationship is ended with the same words as a life. */
const relationshipEnded =
  /\bend(?:ing)? it (?:tonight|now|today)\b(?=.*\b(?:years?|months|flat|house|keep|relationship|marriage|engagement|dating|single|over text|by text|in person|face to face|kindly|gently|with (?:him|her|them|this guy|this girl))\b)/

export const selfHarmRules: Rule[] = [
  rule(
    3,
    'intent-now',
    'kill end ending killing',
    /\b(?:going to|gonna|will|ill|about to|ready to|im) (?:just |finally |really )?(?:kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)|end(?:ing)? (?:my|his|her|their) (?:own )?life|end(?:ing)? it (?:all|tonight|now|today)|end(?:ing)? myself)/,
    { unless: relationshipEnded },
  ),
  rule(
    3,
    'tonight',
    'kill end die dead suicide ending dying',
    /\b(?:(?:kill(?:ing)? myself|end(?:ing)? (?:it|my life)(?: all)?|die|suicide|dead) (?:\w+ ){0,2}(?:tonight|right now|today|tomorrow|this (?:evening|weekend|morning))|(?:tonight|today|now) (?:\w+ ){0,4}(?:kill(?:ing)? myself|end(?:ing)? (?:it all|my life)))\b/,
    { unless: relationshipEnded },
  ),
  rule(
    3,
    'plan',
    'plan planned planning date',
    /\b(?:have|had|made|got|has|worked out) (?:a|the|my|his|her) (?:plan|date)\b.{0,40}\b(?:die|kill|end it|suicide|myself|my life)|\bplan(?:ned|ning)? (?:to|on|how to|how id|how i would) (?:die|dying|kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)|end(?:ing)? (?:it(?: all)?|(?:my|his|her|their) life)|suicide)/,
  ),
  rule(
    3,
    'means',
    'pills rope gun blade bridge ledge roof tablets meds razor edge cliff platform',
    /\b(?:(?:i|ive|have|hes|shes|he has|she has|im|is|holding|staring at|looking at) (?:\w+ ){0,5}(?:pills|tablets|meds|rope|gun|blade|razor) (?:\w+ ){0,3}(?:ready|in front of me|in (?:my|her|his) hand|next to me|beside me|saved up)|(?:saved|saving) up (?:my |the |her |his )?(?:pills|tablets|meds)|(?:standing|sitting|stood|sat|im|i am|hes|shes) (?:\w+ ){0,3}(?:on|at) (?:the|a) (?:edge of (?:the|a) )?(?:bridge|ledge|roof|edge|cliff|platform)\b(?! (?:of (?:tears|breaking|my))?(?:with (?:him|her))))/,
  ),
  rule(
    3,
    'taken',
    'took taken swallowed overdose overdosed overdosing',
    /\b(?:(?:took|taken|swallowed) (?:\w+ ){0,2}(?:all|a bunch|too many|the whole|a whole|lots|so many|a lot|loads|every|\d+)(?: of)? (?:\w+ ){0,4}(?:pills?|tablets?|meds|medication|paracetamol|tylenol|sleeping|bottle|packet|box)|overdosed|overdosing|(?:taken|took) an overdose)/,
  ),
  rule(
    3,
    'cut-now',
    'cut slit cutting',
    /\b(?:just cut (?:my|her|him)self|(?:cut|slit|slitting|cutting) (?:my|her|his) (?:wrists?|arms?|veins?)|im cutting (?:myself )?(?:again )?(?:now|right now))/,
  ),
  rule(
    3,
    'goodbye',
    'goodbye note bye last notes',
    /\b(?:(?:suicide|goodbye|good bye) (?:note|letter|message)s?\b|this is (?:my )?(?:final |last )?(?:goodbye|good bye)(?! to (?:him|her|us|the|that))|(?:wrote|written|writing) (?:\w+ ){0,3}(?:goodbye|suicide)|my last (?:night|day|message) (?:alive|here|on earth)|wont be (?:here|around|alive) (?:tomorrow|in the morning|much longer|by))/,
  ),
  rule(
    3,
    'jump',
    'jump train drive',
    /\b(?:going to|want to|about to|could just|thinking (?:of|about)) (?:jump(?:ing)? (?:off|in front|from)|driv(?:e|ing) (?:\w+ ){0,3}(?:off a|off the|into a|into the) (?:bridge|cliff|tree|wall|river|lake))/,
  ),
  rule(
    2,
    'kill-self',
    'kill killing killed suicide suicidal life own',
    /\b(?:kill(?:ing|s|ed)? (?:my|him|her|them|your)sel(?:f|ves)|suicidal|suicide\b(?! (?:squad|mission|rates?|prevention|door|hotline))|take (?:my|his|her|their) own life|taking my (?:own )?life)/,
  ),
  rule(
    2,
    'want-death',
    'die dying dead death died hit born wake thoughts thinking wish hope hoping ready',
    /\b(?:(?:want|wants|wanted|wanting|like|rather|ready|prefer|hoping|hope|pray|praying|wish) (?:\w+ ){0,3}(?:to )?(?:die|be dead)\b|(?:wish|wished|wishes|wishing|hope) (?:that )?(?:i|he|she|they) (?:was|were|am|is|would be|could be|would|could|had|just|had never|was never|were never) ?(?:just |never )?(?:dead|die|died|be dead|been born|gone forever)|better (?:off )?dead|rather be dead|i should (?:just )?(?:die|be dead)\b|thinking (?:about|of) (?:death|dying|being dead)|thoughts? (?:about|of) (?:death|dying|suicide|ending|killing)|fantasi[sz]e about (?:dying|being dead|death)|death would be|might as well be dead|ready to die|wish (?:i (?:had )?(?:died|was dead)|(?:a|the) (?:car|bus|train|truck) would hit me)|hope i (?:get hit|dont wake|die))/,
  ),
  rule(
    2,
    'end-life',
    'end ending',
    /\b(?:end(?:ing)?|finish(?:ing)?) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b|\b(?:want|wants|wanted|thinking|thought|think|tempted|just|considering) (?:\w+ ){0,3}end(?:ing)? (?:it all|myself|everything)\b|\bend(?:ing)? it all\b|\b(?:better to|should|could|might) (?:just )?end it\b(?! with| between)/,
  ),
  rule(
    2,
    'better-off',
    'better happier easier without gone',
    /\b(?:everyone|everybody|they|people|the world|family|kids|children|he|she|you|friends|all|mum|mom|husband|wife|anyone|the others)(?:d|ll)? (?:\w+ ){0,4}(?:better(?: off)?|happier|easier|relieved) (?:\w+ )?(?:without (?:me|her|him|them)\b|if (?:i (?:was|were|wasnt|werent|am not|died|disappeared|didnt|left this|am gone)|im not)|when im (?:gone|dead)|with me (?:gone|dead))/,
  ),
  rule(
    2,
    'miss-me',
    'miss notice care',
    /\b(?:no ?one|nobody|who|wouldnt|would anyone|would anybody|not even|dont think anyone) (?:\w+ ){0,4}(?:miss|notice|care|cry) (?:me )?(?:\w+ )?(?:if|when) (?:i|im) (?:\w+ )?(?:died|die|dead|gone|disappeared|vanished|wasnt here|killed)/,
  ),
  rule(
    2,
    'not-live',
    'live alive exist living wake here life',
    /\b(?:dont|do not|didnt|doesnt|not|never|no longer|cant) (?:\w+ ){0,2}(?:want|wanting|wish|feel like|see (?:the|a|any)?(?: point| reason)?)(?: in| of| to| about)? (?:\w+ ){0,2}(?:live|living|be alive|being alive|exist|existing|wake up|waking up|be here any ?more|being here any ?more|be in this world|be on this (?:earth|planet))\b/,
    inside,
  ),
  rule(
    2,
    'hate-living',
    'living alive existing life',
    /\b(?:tired|sick|exhausted|done|finished|over) (?:of|with|from) (?:living|being alive|existing|(?:this|my) life)\b(?! (?:here|with|at|in|on|next|near|so|apart|alone|like this with|under|out|together|from|a lie))|\bi hate (?:being alive|living\b(?! (?:here|with|at|in|on|next|near|so|apart|alone|like|under)))/,
  ),
  rule(
    2,
    'no-reason',
    'reason live living point worth nothing',
    /\b(?:no|any|what|whats the|see the|not a|isnt any|another|lost (?:the|my)) (?:reason|point|will|desire) (?:\w+ ){0,3}(?:live|living|being alive|be alive|staying alive|stay alive|going on|carry on living|keep living)\b|\bnothing (?:left )?to live for\b|\b(?:life|living) (?:is not|isnt|is no longer|isn t|not|doesnt feel|wasnt|aint) (?:even )?worth (?:it|living)/,
    inside,
  ),
  rule(
    2,
    'sleep-forever',
    'sleep wake asleep',
    /\b(?:sleep|asleep|bed) (?:\w+ ){0,4}(?:never|not|dont|forever|wont) ?(?:have to )?(?:wak(?:e|ing) up)?\b.{0,12}(?:wake|waking|forever)|\b(?:wish|hope|hoping|pray) (?:\w+ ){0,3}(?:dont|didnt|wouldnt|wont|never) (?:wake|woke|waking) up|\bnot wake up (?:tomorrow|again|in the morning)|\bnever wak(?:e|ing) up\b/,
    inside,
  ),
  rule(
    2,
    'self-injury',
    'cut cutting hurt hurting harm burn burning cuts hurts harming scratching self harmed selfharm',
    /\b(?:cut(?:s|ting)?|hurt(?:s|ing)?|harm(?:s|ed|ing)?|burn(?:s|ed|ing)?|scratch(?:ed|es|ing)?|starv(?:e|ing)) (?:my|him|her|them)sel(?:f|ves)\b(?! (?:off|out|short|some|in|a slice|making|cooking|shaving|at|on the|by accident|accidentally|playing|running))|\bself ?-?harm(?:s|ed|ing)?\b|\b(?:started|been|want to start) cutting again\b|\bi (?:still |only |just )?(?:cut|cut again|burn) (?:when|whenever|after|every time|each time|because|if|at night|so (?:that )?i)\b(?! (?:i cook|i shave|onions))/,
  ),
  rule(
    2,
    'leave-world',
    'world gone leave',
    /\b(?:leave|leaving|exit|gone from) (?:this|the) world\b|\bready to (?:go|leave) (?:for good|forever)\b|\bwant to be (?:dead|gone forever|with (?:him|her|my \w+) (?:again )?in heaven)|\bdont want to be (?:here|around)(?: any ?more| any longer)?$/,
    inside,
  ),
  rule(
    2,
    'other-tongues',
    'quiero morir quero morrer mourir sterben morire dood umbringen suicidarme matar matarme tuer bringe uccidermi vivir vivre leben viver sjalvmord',
    /\b(?:quiero morir(?:me)?|me quiero (?:morir|matar)|quiero matarme|suicidarme|no quiero vivir|quero (?:morrer|me matar)|nao quero (?:mais )?viver|je veux mourir|me tuer|je ne veux plus vivre|envie de mourir|ich will (?:nicht mehr leben|sterben)|mich umbringen|bringe mich um|voglio morire|uccidermi|ik wil (?:dood|niet meer leven)|jag vill do)\b/,
    inside,
  ),
  rule(
    3,
    'do-it-now',
    'tonight now jump today',
    /\b(?:going to|gonna|about to|will|ill) (?:jump(?! (?:in|on|at|to|for|up|out|ship))|do it (?:tonight|now|today)|end (?:it all|everything|it) (?:tonight|now|today))\b|\b(?:feel like|thinking of|thinking about) ending (?:it|everything|it all) (?:tonight|now|today)/,
  ),
  rule(
    2,
    'passing',
    'die exist goodbye sleep living being ending kill suicide',
    /\bways? to (?:die|kill myself|end (?:it|my life))\b|\b(?:want|wish|could) (?:\w+ ){0,3}(?:not exist|sleep forever)\b|\b(?:point|reason) (?:of|in|for|to) (?:me )?(?:being (?:here|alive)|be here|exist(?:ing)?|going on)\b|\bcant (?:keep|go on|carry on) (?:living|existing|being alive)\b(?! (?:here|with|at|in|on|together|like this with|apart))|\bsaying goodbye to (?:everyone|everybody|people|my (?:family|kids|friends))\b|\b(?:want|feel like) (?:\w+ ){0,2}(?:everything (?:to be over|over)|ending everything)\b/,
    inside,
  ),
  rule(
    2,
    'indirect',
    'better end funeral death easier rope bleed cut overdose jump drive dead thighs arms over',
    /\b(?:better|happier) without (?:a (?:mum|mom|mother|dad|father|wife|husband|friend|daughter|son|person|partner) like me|me in (?:it|their|his|her|the))\b|\bthought about how i (?:would|d|could) (?:end|do) it\b|\bimagin(?:e|ing) my (?:own )?(?:funeral|death)\b|\bdeath (?:seems|sounds|feels|looks|would be) (?:\w+ )?(?:easier|better|peaceful|nice|like)|\bbought (?:a )?rope\b|\bwant(?:ed)? to bleed\b|\b(?:i|ive|she|he|shes|hes) (?:just |keeps? |been |started )?cut(?:s|ting)? (?:my|her|his) (?:thighs?|arms?|legs?|skin|stomach)\b|\b(?:tried|trying|wants|want|going|threatens|threatened) to (?:overdose|od|jump off|jump in front|jump from)\b|\b(?:could|might|want to|going to) (?:just )?(?:drive|crash|swerve|steer) (?:\w+ ){0,2}(?:off the (?:road|bridge)|into a (?:tree|wall|lorry|truck))\b|\bwish it would (?:all )?(?:just )?(?:end|be over) for (?:good|ever)\b/,
  ),
  rule(
    1,
    'kept-going',
    'anymore more longer',
    /^(?:and |but |so |honestly |i just |ok )*(?:i )?(?:just )?(?:really )?(?:cant|can t) (?:do|take|go on|keep doing|cope with|bear|handle)(?: it| this| anything)?(?: all)?(?: any ?more| any longer)?(?: im done| i give up)?$/,
    inside,
  ),
  rule(
    1,
    'point',
    'point matters hopeless pointless meaningless',
    /\bwhats the point(?: (?:of (?:anything|it all|me|this all|trying any ?more|even trying)|any ?more))?$|\bnothing matters(?: any ?more)?$|\b(?:everything|it all|life|my life|future|feel so|feels so|its all|feel completely|feel totally) (?:\w+ ){0,2}(?:hopeless|pointless|meaningless)\b/,
    inside,
  ),
  rule(
    1,
    'disappear',
    'disappear vanish gone exist burden nothing way out',
    /\b(?:want|wish|could|wanting|like) (?:\w+ ){0,3}(?:to )?(?:disappear|vanish|be gone|not exist|stop existing)\b|\b(?:im|i am|feel like|being|just|such|feel i am) (?:such |just )?a burden\b|\bi (?:give|gave) up on (?:life|everything|living)|\bdone with (?:life|living|everything)\b|\bwant (?:it|this|everything|the pain) (?:all )?to (?:just )?(?:stop|end|be over)\b|\b(?:no|not see a|dont see a|dont see any|see no) way out\b|\bdont (?:care|mind) (?:if|whether) i (?:live|die|wake|make it)/,
    inside,
  ),
  rule(
    1,
    'not-alive',
    'here alive',
    /\bdont want to be here any ?more\b|\bnot here any ?more i think\b|\bwont have to (?:worry|deal|put up) (?:about|with) me (?:any ?more|much longer|soon)/,
    inside,
  ),
]
