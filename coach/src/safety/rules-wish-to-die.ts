import { rulesOf, type Rule } from './rule.ts'

/** Ways of saying it that name no act: by what would follow, who would be better off, what is laid ready, in slang. */
const rule = rulesOf('self-harm', { subject: 'any' })
const inside = { negated: 'inside' } as const

export const wishToDieRules: Rule[] = [
  rule(
    2,
    'way-of-dying',
    // Verbs with "myself" that mean death and nothing else, dialect and slang among them.
    'myself brains bullet traffic train under front lorry noose wrists jumping hang off top neck unalive do end throw jump shoot drown slit',
    '\\b(?:hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|gas(?:sing)?|poison(?:ing)?|off(?:ing)?|yeet(?:ing)?|top(?:ping)?|neck(?:ing)?|delet(?:e|ing)|unalive|stab(?:bing)?|do(?:ing)?|end(?:ing)?|finish(?:ing)?|game end|rope|electrocut(?:e|ing)|suffocat(?:e|ing)) myself\\b(?! (?:a |an |some |in the foot|up|a favou?r|proud|justice|any|to (?:a|the|sleep)|with (?:a book|snacks|food)|over|no|good))|\\b(?:throw|throwing|chuck|chucking|fling|launch|yeet|yeeting|hurl|drop) myself (?:off|under|in front|from|out of|down|into (?:the (?:sea|river|canal|traffic|road|lake)|traffic))|\\b(?:blow|blowing) my (?:own )?(?:brains|head)|\\bbullet (?:in|through|to) my\\b|\\b(?:jump|jumping|step|stepping|walk|walking|lie|lying|lay|run|running) (?:out )?(?:in ?front of|under|into) (?:a |the |an )?(?:\\w+ )?(?:train|tube|bus|lorry|truck|car|cars|traffic|metro)\\b|\\b(?:do|doing) myself in\\b|\\bnoose\\b',
    inside,
  ),
  rule(
    2,
    'wish-not-to-be',
    'exist existing exists born alive here living life earth deserve live',
    '\\bwish(?:ed|es|ing)? (?:\\w+ )?(?:i|id) (?:\\w+ )?(?:wasnt|werent|was not|were not|was never|were never|didnt|did not|never) (?:\\w+ )?(?:alive|here any ?more|born|exist|existed|been born)\\b|\\bbetter (?:if )?i (?:was|were|had|am|is) (?:not|never) (?:been )?born\\b|\\b(?:cease|stop|quit) (?:to exist|existing|being alive)\\b|\\b(?:dont|do not|shouldnt|should not|never) (?:\\w+ )?(?:deserve(?:d)? to (?:live|be alive|exist|be here)|be alive)\\b|\\b(?:i|id) (?:\\w+ )?(?:just )?(?:wasnt|werent|was not|not) (?:be )?(?:alive|in this world|on this (?:earth|planet))\\b|\\b(?:dont|not|doesnt) (?:want|wanna|wish|feel like)(?: to)? (?:\\w+ )?(?:exist|existing|be (?:alive|living|on this)|live|living)\\b|\\b(?:dont|do not) (?:want|care) to live\\b',
    inside,
  ),
  rule(
    1,
    'worn-out-by-life',
    'living life alive earth reason world dead future finished over without nothing live point purpose face hate day',
    '\\b(?:tired|sick|exhausted|done|so done|finished|over|fed up) (?:of|with) (?:this |my |the )?(?:life|living|existing|existence|being alive|being here)\\b|\\bmy life is (?:\\w+ )?(?:over|finished|ruined|done|pointless|worthless|nothing|meaningless|hell)\\b|\\bno (?:reason|purpose|point) (?:left )?(?:for me )?(?:to|in|of) (?:\\w+ )?(?:stay|staying|be|being|go on|going on|continue|carry on|keep going|get up|wake up)\\b(?! (?:with|together|in this (?:house|marriage|relationship|job)|for the|married|friends|late))|\\b(?:already|feel|feeling) dead inside\\b|\\b(?:there is|theres|see|have|got|no) (?:no|any)? ?future for me\\b|\\b(?:have|ive got|got|theres|there is|im|am) nothing (?:left )?(?:without (?:him|her|them)|for me here|to live|to look forward|to wake up)\\b|\\bwhat(?: is|s) (?:there )?(?:even )?(?:left )?to (?:look forward|live for)|\\b(?:cant|dont know how to|cant imagine) (?:live|go on|exist|carry on living) without (?:him|her) (?:and|i|anymore|any more)|\\bno longer want (?:this|my) life|\\bhate my life (?:so much|and)|\\b(?:cant|dont want to) face another (?:day|year|night|week)\\b',
    inside,
  ),
  rule(
    1,
    'no-way-on',
    'way on anymore light take hold longer keep going much pain noise stop everything',
    '\\b(?:no|any|another|a) (?:other )?way (?:out|forward|through|past this)\\b(?! of (?:the|this) (?:contract|lease|party|dinner|wedding|car))|\\b(?:cant|dont think i can|not sure i can|how do i|dont want to|no strength to) (?:\\w+ )?(?:go|carry|keep|keep going|hold) (?:on|going)(?: (?:like this|any ?more|any longer|much longer|without (?:him|her)|living|with life|this way))?$|\\b(?:cant|can) (?:take|bear|stand|endure|handle) (?:it|this|life|the pain) (?:any ?more|any longer|much longer)$|\\bno light (?:at|in)\\b|\\bi (?:just )?want (?:it|this|everything|the pain|all of it|my head|the noise) (?:all )?to (?:just )?(?:stop|end|be over|go quiet)\\b|\\bnothing (?:is )?left (?:for me|in me|to give)$',
    inside,
  ),
  rule(
    2,
    'others-would-be-better',
    'better happier relieved fine easier without gone burden insurance ok okay free worth dead alive accident',
    '\\b(?:be|are|is|were|was|d be|do|have been) (?:\\w+ ){0,2}?(?:better off|better|happier|relieved|easier|freer|richer|worth more|at peace) (?:\\w+ ){0,4}?(?:without me\\b(?! (?:there|at|on|coming|in the (?:team|car|room)))|if i (?:just )?(?:was|were|wasnt|werent|died|am|didnt|disappeared|never|had never)(?: (?:gone|dead|not|here|around|alive|exist|in it))?|(?:when|once|if|with) (?:im|me|i am) (?:gone|dead|not here|out of)|dead)|\\b(?:life )?insurance (?:\\w+ ){0,3}(?:pays|pay|payout|money|would|will)\\b(?=.{0,60}\\b(?:kids|boys|girls|wife|family|them|accident|gone|dead|alive)\\b)|\\b(?:wasnt|werent|not) alive .{0,40}insurance\\b|\\bworth more dead\\b',
  ),
  rule(
    1,
    'they-would-manage',
    'fine okay ok cope manage notice miss gone burden hated without around problem',
    '\\b(?:kids|children|family|they|everyone|nobody|no ?one|wife|husband|son|daughter|people|mates|friends|he|she|parents|mum|mom)(?:d|ll)? (?:\\w+ ){0,3}?(?:fine|okay|ok|cope|manage|alright|notice|miss me|care|cry) (?:\\w+ )?(?:without me$|if i (?:was|were|wasnt|werent|am not|died|vanished|disappeared|just)(?: \\w+)?(?: (?:gone|around|here|dead|alive))?|when im (?:gone|dead))|\\b(?:just |only |such |nothing but )a burden (?:on|to) (?:everyone|every one|my|them|him|her|the|people)\\b(?!.{0,20}\\b(?:shopping|dishes|lifts?)\\b)',
    inside,
  ),
  rule(
    2,
    'after-me',
    'gone read reads finds find problem burden here around letter letters note goodbye bye anyones will affairs forgive dead worry seeing leaving video videos envelope someone',
    '\\b(?:wont|will not|not|never) (?:\\w+ )?be (?:anyones|your|his|her|their|a|anybodys|everyones) (?:problem|burden|trouble|worry|concern)\\b|\\bwont have to (?:\\w+ ){0,3}(?:me|with me|about me) (?:any ?more|any longer|again|soon|much longer|after)|\\b(?:letters?|notes?|videos?) (?:\\w+ ){0,2}(?:to|for) (?:the|my|our|each of|all|everyone|him|her|them)\\b(?:.{0,40}\\b(?:drawer|when im gone|after im gone|for after|to find|goodbye|envelope|wrote|sorry)\\b)|\\b(?:i )?(?:wrote|written|writing|have written|ive written) (?:\\w+ )?(?:letters|notes?) to (?:the kids|my (?:kids|family|children|mum|mom|parents|daughter|son|wife|husband))\\b|\\bgoodbye (?:letters?|notes?|messages?|videos?|texts?|post)\\b|\\b(?:putting|put|getting|got|sorted|sorting) (?:out )?(?:all )?my affairs (?:in order)?|\\b(?:sorted|updated|written|wrote|done|finished|made) (?:out )?(?:my|the) will (?:and|so|today|last|ready|this)|\\bforgive me\\b.{0,60}\\b(?:leaving (?:the|my) (?:kids|children|family)|what im about to do|going (?:early|first)|when im (?:gone|dead))|\\b(?:leaving|leave) (?:the|my) (?:kids|children) without a (?:dad|mum|mom|father|mother)\\b|\\b(?:who|someone|somebody|please) (?:\\w+ ){0,2}(?:look after|take care of|feed) (?:\\w+ ){1,3}(?:when|after|once|if) im (?:gone|dead|not here)\\b|\\b(?:wont|will not) be (?:here|around|alive|there) (?:for|to see) (?:\\w+ )?(?:christmas|birthday|much longer|it|next|the (?:new year|weekend|summer|end|wedding|morning))',
    {
      ...inside,
      unless:
        /\b(?:graduat\w+|weddings?|birthdays?|christmas|anniversar\w+|school|camp|exams?|santa|eid|diwali|when they (?:are|turn) (?:18|eighteen))\b/,
    },
  ),
  rule(
    2,
    'bye-to-everyone',
    'goodbye bye farewell',
    '^(?:goodbye|bye|bye bye|farewell) (?:everyone|everybody|all|you all|world|my friends|family)\\b.{0,30}\\b(?:thank|thanks|sorry|forgive|tried|trying|it was|love you)',
    {
      unless:
        /\b(?:chat|help today|advice|tips|meeting|call|weekend|party|see you|talk (?:soon|tomorrow)|tomorrow|later)\b/,
    },
  ),
  rule(
    3,
    'farewell',
    'read reads finds find goodbye gone tonight seeing see dead last bye night morning',
    '\\bby the time (?:\\w+ ){1,4}(?:reads?|sees?|gets?|finds?|wakes?) (?:this|it|me|up|home|my)?.{0,20}\\b(?:ill be|i will be|im|it will be|itll be) (?:\\w+ )?(?:gone|dead|too late|over|with|somewhere)|\\bthis is (?:it|goodbye|my goodbye|the end for me),? ?(?:i love you all|goodbye|bye everyone|from me|i cant|im sorry|im done)|\\bthis is goodbye$|\\btonight is (?:the|my) (?:last )?night\\b(?=.{0,80}\\b(?:goodbye|will|sorry|last|die|pills|done)\\b)|\\bi(?:ll| will) be (?:dead|gone) (?:by|before|tonight|in the morning|tomorrow|soon)\\b(?! (?:work|the time (?:the|my) (?:train|shift)|for (?:a|the|two|three)))|\\bgoodbye and (?:thank|thanks|sorry)\\b.{0,40}|\\btonight is the night$',
    { beside: /\b(?:goodbye|will|sorry|dead|die|pills|gone|end it|note|by the time|cant wait|no more)\b/ },
  ),
  rule(
    3,
    'laid-ready',
    'bridge roof ledge rope noose gun pills tablets cabinet everything lap tracks edge blade razor knife',
    '\\b(?:im|i am|ive been|hes|shes|himself|herself|sitting|standing|stood|sat|here) (?:\\w+ ){0,3}?(?:on|at|by) (?:the|a|this) (?:\\w+ )?(?:bridge|roof|ledge|tracks|edge|overpass|cliff|platform edge|top of the car ?park)\\b(?! (?:bar|terrace|garden|with (?:him|her|friends|mates|my)|for (?:a|the) (?:picnic|party|photo|view)|of (?:tears|my seat|glory|a breakdown)))(?=$|,| (?:rn|right now|now|and|everyone|looking|thinking|saying|says|alone|i cant|it|watching|near|by))|\\b(?:the )?(?:rope|noose) is (?:\\w+ )?(?:up|ready|tied|there|waiting|round)\\b|\\b(?:gun|rope|pills|tablets|razor|blade|knife|noose|barrel|bottle) (?:\\w+ ){0,3}?(?:in my (?:lap|hand|hands|mouth)|in front of me|to my (?:head|wrist|throat|temple|neck)|next to me|beside me|round my neck|on the bed)|\\b(?:just |ive |i )?(?:took|taken|swallowed|downed|necked) (?:everything|the (?:lot|whole lot)|all of (?:them|it)|whatever was|every pill|every tablet) (?:\\w+ )?(?:in|from|that was in|we had in)?\\b(?=.{0,30}\\b(?:cabinet|cupboard|drawer|house|pills|tablets|bathroom|packet|medicine)\\b)',
  ),
  rule(
    3,
    'swallowed',
    'took taken swallowed downed necked od oded drank overdose popped',
    '\\b(?:took|taken|swallowed|downed|necked|popped|drank) (?:\\w+ ){0,2}?(?:all|the whole|a whole|whole|every|too many|a handful|handfuls?|loads|lots|the lot|\\d{2,}|twenty|thirty|forty|fifty|sixty|a pack|two packs?|a packet|a box|a strip|a bottle)(?: \\w+){0,3} {pills}|^(?:i |ive |just |i just |i have )*(?:oded|od d|odd|took an od|taken an od)\\b|\\b(?:i|ive|just|she|he|shes|hes) (?:\\w+ )?(?:drank|drunk|swallowed|downed|taken|took) (?:\\w+ ){0,2}?{poison}\\b|\\b(?:shes|hes|she|he|theyve|friend|has|daughter|son|mum|mom|sister|brother) (?:\\w+ )?(?:taken|took|swallowed) (?:\\w+ )?(?:pills|tablets|an overdose|an od|something and)\\b(?! for )',
  ),
  rule(
    2,
    'counting-means',
    'many stash stashed hoarding saving saved counting how painless enough google googled googling searched searching looked ways drink way easiest quickest sniper pesticide hurt',
    '\\bhow many (?:\\w+ ){0,4}?{pills} (?:\\w+ ){0,3}(?:would|will|does|do|can|it|to|id|i|is|before)\\b(?! (?:a day|per day|get|for (?:a|the) (?:headache|cold)))|\\b(?:stash(?:ed|ing)?|hoard(?:ed|ing)?|stockpil(?:ed|ing)|collect(?:ed|ing)|sav(?:ed|ing)|count(?:ed|ing)) (?:up )?(?:my |the |all |her |his )*{pills}|\\b(?:googl\\w+|search\\w*|look(?:ed|ing) up|research\\w*|read(?:ing)? about) (?:\\w+ ){0,3}?(?:ways? to (?:die|go|end|do it)|painless|methods?|how to (?:die|end it|do it painlessly)|how high|how long it takes to)\\b|\\b(?:painless|easiest|quickest|least painful|quick|peaceful) (?:way|method|death|ways)(?: \\w+){0,2} (?:to (?:die|go|end|do it)|out)\\b|\\bdoes (?:it hurt to die|dying hurt|hanging|drowning)|\\b(?:want|wan|going|go|might|will|ready|thinking|could|tempted) (?:to |of )?(?:just )?(?:drink|drinking|swallow|swallowing|take|taking) (?:\\w+ )?{poison}\\b|\\b(?:want|going|tempted|thinking|could|might|about) (?:\\w+ )?(?:to |of |just )?(?:take|taking|swallow) (?:all|the whole|every|a whole|too many)(?: \\w+){0,3} {pills}',
  ),
  rule(
    2,
    'if-they-go',
    // "End it" after "if she leaves" is one's own life; alone it may be the relationship.
    'if without when unless end too dead live survive',
    '\\b(?:if|when|once|the day|unless) (?:\\w+ ){0,3}?{leaves}\\b.{0,60}?\\b(?:(?:ill|i will|im|id|i would|im going to|i might|i swear ill|i swear id) (?:\\w+ ){0,3}?(?:end it|end (?:myself|everything|my life)|kill (?:myself)|not be (?:here|alive|around)|be dead|do something to myself|do something stupid|go too|going too|follow (?:him|her)|be next|hurt myself|(?:over)?dose|hang|jump)|(?:i )?(?:wont|cant|dont want to|wouldnt) (?:\\w+ )?(?:be here|be alive|live|survive it|go on living|carry on living|want to live|be around)|(?:have )?(?:nothing|no reason) (?:left )?(?:to|for me to) (?:live|go on|be here)|over for me|my life is over)|\\b(?:ill|i will|im going to|id|im gonna|i would) (?:\\w+ ){0,2}?(?:end it|end everything|kill myself|not be here|die|take my life|top myself) (?:if|when|unless|the day|without) (?:\\w+ ){0,3}?{leaves}\\b|\\bwithout (?:him|her|them|you)\\b.{0,30}\\b(?:taking my (?:own )?life|end it|dead|no reason to live|dont want to (?:live|be here|be alive)|not worth living|kill myself)|\\bif (?:he|she) goes im going\\b',
  ),
  rule(
    2,
    'end-it',
    'end ending endin',
    '^(?:\\W|so|and|but|ok|honestly|tbh|i|im|ive|idk|maybe|just|think|thinking|about|of|going|to|want|really|should|might|could|gonna|been|ready|will|ill|cant|anymore|sometimes|keep|kinda|tonight|like|feel|lol)*(?: |^)end(?:ing)? it(?: (?:all|soon|tonight|now|tbh|honestly|for good|for real|fr))?$',
    {
      unless:
        /\b(?:dates?|relationship|spark|with (?:him|her|them|dan|\w+)|break up|marriage|dump|affair|engagement|friendship|talking stage|situationship|contract|lease|call|chat)\b/,
    },
  ),
  rule(
    2,
    'coded',
    // What teenagers write so that filters look away.
    'sewer slide sui ctb unaliving unalived unaliveing alived delete kys kermit yeet minecraft word forever eternal final nap deletion commit toaster rope roping exit log sleep',
    '\\bsewer ?slides?\\b|\\bctb\\b|\\bsui(?: ?c)?\\b(?= (?:attempt|thoughts|ideation|note|again|tonight|soon|plan|is|rn|vibes))|\\bself ?delet\\w+|\\bkermit (?:suicide|sewer\\w*)|\\b(?:k|s) word (?:my|him|her)sel(?:f)\\b|\\bcommit(?:ting)? (?:die|death|sewer\\w*|toaster bath|not alive|unalive|self delete)\\b|\\btoaster bath\\b|\\b(?:forever|eternal|permanent|final|endless) (?:sleep|nap|rest|exit|goodnight)\\b|\\blog(?:ging)? off (?:life|forever|for good|permanently)\\b|\\bunaliv(?:e|ed|ing) (?:my|him|her)sel(?:f)\\b|\\bwant to (?:rope|sh)\\b|\\bexit bag\\b',
  ),
  rule(
    2,
    'self-injury-coded',
    'sh relapsed relapse relapsing cutting clean blade razor scars cvtting barcode',
    '\\b(?:relaps\\w+|clean|start\\w*|doing|urges?|stop|stopped|started|back|thinking|want|cant stop|addicted|streak) (?:\\w+ ){0,3}?(?:sh|self harm\\w*|cutting|cvtting)\\b(?! (?:down|back|out|carbs|sugar|corners|costs|the|hair|him|her|class|ties))|\\bsh (?:scars?|again|relapse|urges?|clean|streak|wounds?)\\b|\\b(?:has|have|been|is|shes|hes|keeps|was|im|she|he) (?:been )?cutting(?: again| themselves| her| his)?$|\\b(?:has|have|been|is|shes|hes|keeps) (?:been )?cutting,|\\b(?:a|the|my) (?:blade|razor) (?:again|to my|on my|across)\\b',
  ),
  rule(
    2,
    'hurts-own-body',
    'cut cuts cutting burn burns burned burnt scratch scratches scratched carve carved slice slicing bite bang banging hit hitting punch punching slap pinch dig head arm pills insulin meds starving starve hurt harm hurting harming punish burning smash',
    '\\bi(?:ve|m)? (?:\\w+ ){0,3}?(?:cut|cuts|cutting|burn|burns|burned|burnt|burning|carv\\w+|slic\\w+|scratch\\w*|stab\\w*) (?:up )?(?:my|into my) (?:own )?(?:\\w+ )?{limb}\\b(?! (?:on|cooking|shaving|while|by accident|accidentally|in the garden|gardening))|\\bi (?:\\w+ ){0,2}?(?:hit|punch|bang|slap|bite|pinch|dig|smash|hurt)(?:ing|ed)? (?:my|into my) (?:own )?(?:head|face|arms?|legs?|thighs?|hands?|skin|stomach|knuckles) (?:\\w+ ){0,4}?(?:until|so (?:that )?i|so i|to (?:feel|stop|punish|calm|make)|on purpose|when (?:he|she|we|i|they)|against the wall|instead|again)\\b|\\bi (?:\\w+ )?(?:hurt|cut|burn|harm|hit|punish|starve) myself (?:when|after|so|to|because|every|again|on purpose|if|and|where|sometimes)|\\b(?:stopped|skipping|not|quit|refusing|stop) (?:\\w+ )?(?:taking|to take) my (?:\\w+ )?(?:insulin|meds|medication|heart|pills|tablets)\\b.{0,40}\\b(?:on purpose|hoping|to die|happens|deliberately|so i)\\b|\\bstopped taking my (?:insulin|heart)\\b.{0,40}',
    inside,
  ),
  rule(
    1,
    'not-eating',
    'eat eating starving starve purge purging sick throw hungry empty',
    '\\b(?:barely|hardly|stopped|not|dont|cant|refuse to|havent) (?:\\w+ )?(?:eat|eating|eaten)\\b.{0,60}\\b(?:deserve|punish|empty|fat|control|disgusting|worthless|on purpose)|\\bmak(?:e|ing) myself (?:sick|throw up|vomit|puke)\\b|\\bstarv(?:e|ing) myself\\b|\\bpurg(?:e|ing) (?:after|again|every)',
    inside,
  ),
  rule(
    1,
    'hoping-for-death',
    'heart god lord pray prays praying bus car train truck lorry crash cancer wake waking wish plane hope hoping hit join tracks edge trains railings drop looking thinking thought dream intrusive over',
    '\\b(?:hop(?:e|ing)|wish(?:ing)?|pray(?:ing|s)?|beg(?:ging)?|ask(?:ing)?) (?:\\w+ ){0,4}?(?:(?:my )?heart (?:\\w+ )?(?:gives? out|stops?|fails?|attack)|(?:to )?take(?:s)? me(?: home| away| now| in my sleep)?$|take me (?:in|from|away|home|soon|tonight|too)|cancer|(?:the )?plane (?:crashes|goes down)|i (?:get|have|had|crash|catch) (?:\\w+ ){0,2}(?:cancer|an accident|hit|accident|sick and die)|something (?:would |will )?(?:kills?|takes?|happens? to) me)|\\b(?:god|lord|allah|jesus) (?:\\w+ ){0,3}?take me\\b(?! (?:to|back|out|there))|\\b(?:bus|car|train|truck|lorry|van|plane|asteroid|lightning|cancer|taxi)\\b.{0,12} (?:hit|ran over|killed|took|struck|hits|kills|takes|ran into|flattened) me\\b.{0,40}\\b(?:mind|care|fine|relief|relieved|ok|okay|sad|good|be over|object|bothered|fight it)|\\b(?:wish|hope|want|wanna|like|love|mind) (?:\\w+ ){0,6}?(?:not|never|didnt|dont|wouldnt) (?:ever |have to )?wake(?: up)?(?: again| anymore| any more| tomorrow| at all| one day)?$|\\b(?:think|thought|thinking|dream|dreaming) (?:about|of) (?:just )?(?:not waking|never waking|not being (?:here|alive|around)|what it (?:would|d) be like (?:to be dead|if i (?:was|were) (?:dead|gone|not)))\\b|\\b(?:join|joining|be with|see) (?:him|her|my (?:late )?(?:wife|husband|mum|mom|dad|son|daughter|nan|brother|sister)) (?:again )?(?:in heaven|soon|up there|on the other side)\\b|\\b(?:look|looking|stare|staring|stand|standing|peer\\w*) (?:\\w+ ){0,3}?(?:over|at|down from|near) the (?:edge|tracks|trains|drop|railings|water below)\\b.{0,60}|\\bintrusive thoughts? (?:\\w+ ){0,3}(?:driv|jump|cut|dying|death|crash|swerv|end|hurt|stepp|kill)\\w*',
    inside,
  ),
  rule(
    2,
    'sin-and-afterwards',
    'sin hell forgive heaven god haram',
    '\\b(?:sin|haram|hell|heaven|god|allah)\\b.{0,50}\\b(?:take|took|taking|end|ending) (?:my|your|their|his|her) (?:own )?li(?:fe|ves)\\b|\\b(?:go to|forgiven?|burn in) (?:hell|heaven|me|him|her)?\\b.{0,40}\\b(?:if i (?:die by|kill|end|took|take my)|for (?:killing|ending|taking my))',
  ),
  rule(
    2,
    'accident-plan',
    'accident look insurance plan planned planning decided decision peace ready',
    '\\b(?:make|making|made) it (?:look|seem) like an accident\\b|\\b(?:have|got|made|had) a plan (?:for (?:it|tonight|how)|to (?:die|end|go))\\b|\\bmade (?:up )?my (?:decision|mind)\\b(?=.{0,60}\\b(?:goodbye|sorry|peace|note|letter|last|die|gone)\\b)|\\bim at peace with (?:dying|leaving|going|it now)\\b|\\bi (?:mean it )?(?:i )?have a plan$',
    { beside: /\b(?:die|dead|kill|sorry|goodbye|insurance|live|alive|peace|outed|end)\b/ },
  ),
  rule(
    1,
    'thought-of-it',
    'thought think doing considered bath',
    '\\b(?:wasnt|was not|not|never) (?:\\w+ )?(?:going to )?(?:do|doing) it (?:but|though|i just|i did)\\b.{0,20}\\b(?:think|thought|came close|considered)|\\b(?:came|come|been|was|so) (?:\\w+ )?close to (?:doing it|ending it|doing something stupid)\\b|\\b(?:might|could|going to|scared ill|afraid ill|worried ill) do something (?:stupid|to myself|silly|bad to myself|i cant take back)\\b',
    inside,
  ),
  rule(
    2,
    'easier-dead',
    'dying dead death died die',
    '\\b(?:dying|death|being dead) (?:would|might|could|has to|must|is|seems|feels|sounds|looks)(?: be)? (?:\\w+ )?(?:easier|better|kinder|simpler|a relief|nice|peaceful|good|the answer|only way)\\b|\\b(?:id|i would|would|i) (?:\\w+ )?(?:rather|sooner|prefer to) (?:die|be dead|be six feet)\\b(?!.{0,30}\\b(?:pineapple|karaoke|eat|wear|watch|camping|marathon|football)\\b)|\\b(?:die|death) (?:than|before) (?:tell|telling|going|go|face)\\b|\\b(?:want|need|ready|rather|choose|prefer) (?:\\w+ ){0,2}(?:to )?(?:be dead|die)\\b|\\bwish (?:i )?(?:had |id )?(?:died|die) (?:instead|too|that|in|back|when|with)\\b',
    { unless: /\b(?:embarrass\w*|cringe|mortif\w*|lol|lmao|haha\w*|lmfao)\b/ },
  ),
]
