import { rulesOf, them, type Rule } from './rule.ts'

const rule = rulesOf('abuse', { subject: 'other' })
const inside = { negated: 'inside' } as const
const sexual = { category: 'sexual-coercion' } as const
const harmed = '(?:me|us|my mum|my mom|my mother|my sister|my friend|her|him|them)'
const close = '(?:me|us|my (?:mum|mom|mother|sister|brother|friend|kids?|son|daughter|children)|her|him|them|the kids)'

export const abuseRules: Rule[] = [
  rule(
    3,
    'strangling',
    'strangle strangled strangles strangling choke choked chokes choking neck throat throttled suffocated pillow suffocating throttling throttle round',
    new RegExp(
      `\\b(?:(?:strangl|chok|throttl|suffocat)(?:e|ed|es|ing) ${harmed}\\b|(?:hands?|fingers|arm|belt|grip) (?:\\w+ )?(?:on|round|around|over|to) (?:my|her|his) (?:neck|throat|mouth)|(?:by|grabbed|squeezed|squeezing|held|holding|grabs) (?:me by |her by |him by )?(?:the|my|her|his) (?:neck|throat)|pillow over (?:my|her) (?:face|head)|been (?:choked|strangled))`,
    ),
  ),
  rule(
    3,
    'weapon',
    'knife gun weapon blade bat hammer machete',
    new RegExp(
      `\\b(?:pull(?:ed|s)?|point(?:ed|s|ing)?|held|holds|holding|put|wav(?:ed|es|ing)|has|got|grabbed|came at|threaten(?:s|ed)?|chased|with|picked up) (?:\\w+ ){0,3}(?:with )?(?:a|the|his|her) (?:\\w+ )?(?:knife|gun|weapon|blade|hammer|machete|baseball bat)\\b(?=.{0,60}(?:\\b(?:me|us|throat|neck|face|head|kids|outside|door|out|her|him|myself)\\b|$))`,
    ),
  ),
  rule(
    3,
    'kill-threat',
    'kill killing murder dead bury shoot stab',
    new RegExp(
      `\\b(?:threaten(?:s|ed|ing)?|sa(?:ys|id|ying)|told|tells|swore|swears|promised|texted|screamed|shouted|yelled|wants|going|tried|trying) (?:\\w+ ){0,3}?(?:to|hed|shed|theyd|hell|shell|theyll|he will|she will|he would|she would|he was going to|hes going to|shes going to|going to|that he would|that she would|if i (?:\\w+ ){1,4}(?:hed|hell|shed|shell|he would|he will|she will|hes going to)) ?(?:would |will |just |actually |going to )?(?:kill|murder|shoot|stab|bury|end) ${close}\\b`,
    ),
  ),
  rule(
    3,
    'kill-if',
    'kill murder',
    /\b(?:(?:he|she|husband|boyfriend|partner|wife|girlfriend|ex|dad|father|brother|uncle|stepdad)(?:ll|d)?|hell|shell) (?:will |would |is going to |might |says he will )?(?:actually |really |literally )?(?:kill|murder) (?:me|us) (?:if|when|for) (?:i (?:ever |try to |even )?(?:leave|left|tell|told|go|went|say|run|report|call)|leaving|telling|he finds|she finds)/,
  ),
  rule(
    3,
    'hurting-now',
    'hitting beating hurting attacking',
    /\b(?:is|hes|shes|keeps|theyre) (?:hitting|beating|hurting|attacking|kicking|strangling|punching) (?:me|us|my mum|my mom|the kids|her|my sister)\b(?=.{0,40}\b(?:now|right now|again now|as i|help)|$)/,
  ),
  rule(
    3,
    'at-the-door',
    'door outside breaking locked trapped hiding',
    /\b(?:he|she|hes|shes|ex|husband|boyfriend|partner|wife|dad|stepdad|girlfriend) ?(?:is |was |s )?(?:breaking (?:down |in|through)|kicking (?:in|down)|smashing|banging on|trying to (?:get|break)(?: in)?) ?(?:\w+ )?(?:the |my )?(?:door|in|window|house)?\b(?=.{0,60}\b(?:now|scared|help|afraid|hiding|kill|dont know what|please|police)\b)|\bi(?:m| am) (?:hiding|locked|trapped) (?:\w+ ){0,3}(?:in|inside|from) (?:\w+ ){0,4}(?:bathroom|toilet|bedroom|closet|wardrobe|him|her|car|house|flat|room)\b/,
  ),
  rule(
    2,
    'hit',
    'slammed slams yanked yanks knocked hair twisted twists spits spit hit hits hitting slapped slaps slap punched punches punch kicked kicks beat beats beaten beating shoved shoves pushed pushes grabbed grabs bit burned burnt headbutted dragged smacked smacks choke spat pinned threw throws whacked backhanded struck battered pins slamming shoving grabbing biting bites headbutts backhands',
    new RegExp(
      `\\b(?:hits?|hitting|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)|beat(?:s|ing|en)?|shov(?:es|ed|ing)|push(?:es|ed|ing)|grab(?:s|bed)|bites?|bit|burn(?:ed|t|s)|headbutt(?:ed|s)?|drag(?:s|ged)|smack(?:s|ed|ing)?|spat (?:on|at)|pin(?:s|ned)|thr(?:ew|ows)|whack(?:s|ed)|backhand(?:s|ed)|struck|batter(?:s|ed)|slam(?:s|med)|yank(?:s|ed)|throttled|knock(?:s|ed)) (?:me|us|(?:her|him|them)(?! (?:head|arm|leg|foot|hand|toe|knee|elbow|car|bike|phone|up|with (?:a|the) (?:question|news)|out of|off|away))|my mum|my mom|my mother|my sister|my friend|my (?:face|arm|wrist|hair|head))\\b(?! (?:to (?:the|my|a) (?:station|airport|door)|a (?:kiss|smile|look|party|bone|note)|under|out of (?:the )?(?:group|chat|house)|off (?:the|a|my)))`,
    ),
  ),
  rule(
    2,
    'rough',
    'hair arm wall wrist cigarette hands spits spit hurting hurts burnt burned burns twisted',
    /\b(?:pull(?:s|ed)|drag(?:s|ged)|yank(?:s|ed)) (?:me by )?my hair\b|\btwist(?:s|ed) my (?:arm|wrist)\b|\b(?:held|pinned|pushed|shoved|slammed|throws|threw) me (?:up )?(?:against|into|down|to the|onto|across|on) (?:the|a|my)\b|\bburn(?:s|ed|t) me with\b|\bspits? (?:on|at|in) (?:me|my)\b|\b(?:he|she|hes|shes|husband|boyfriend|partner|wife|girlfriend|dad|mum|mom|stepdad) (?:is |keeps |has been |been |always )?(?:hurting|hurts) (?:me|us)\b(?! (?:feelings|emotionally|so much|when (?:he|she) (?:says|ignores|forgets|talks)|that|with (?:his|her) words|by))/,
  ),
  rule(
    2,
    'was-hit',
    'hit slapped punched beaten pushed kicked violent physical hands abusive abuse abuses abused abusing bruise bruises bruised',
    /\b(?:violent|physically abusive|abusive|physical with me|physical with her|raise[sd]? (?:his|her|a) hands?|put (?:his|her) hands on (?:me|her|my)|gets physical|got physical|lays? (?:his |her )?hands? on|laid (?:his |her )?hands? on|domestic (?:abuse|violence)|(?:is|been|being|was|hes|shes|he|she|who) (?:\w+ )?abus(?:es|ed|ing) (?:me|her|him|us)?|bruis(?:e|es|ed)\b.{0,40}\b(?:he|him|she|husband|boyfriend|partner|from|arms?|face|neck))\b|\b(?:he|him|she|husband|boyfriend|partner) .{0,40}\bbruis(?:e|es|ed)\b/,
  ),
  rule(
    2,
    'hurts',
    'hurts hurt',
    new RegExp(
      `\\b(?:physically hurts?|hurts? ${harmed} (?:physically|when (?:he|she|hes|shes) (?:is )?(?:drunk|angry|mad|drinks|loses)|on purpose|so i (?:stop|shut|obey)|again|badly|if i|every time he|bad))\\b|\\b(?:going to|might|will|hell|shell|threatens? to|threatened to|wants to|tries to) hurt (?:me|us|the kids|my (?:kids|son|daughter|dog|cat|mum|family))\\b`,
    ),
  ),
  rule(
    2,
    'isolation',
    'let lets allow allowed allows permission forbid forbids forbade forbidden stops stopped cut',
    /\b(?:(?:wont|doesnt|does not|didnt|never|will not|wouldnt|refuses to|not) (?:ever )?(?:let|lets|letting|allow|allows) (?:me|her|him|my friend|my sister|my mum) ?(?:to |even |just )?(?:to )?(?:see|talk|speak|go (?:out|anywhere|home|and see|see|to)|leave (?:the|him|her|alone|home|my)|work|have (?:friends|a job|a phone|my|any|money|a bank|social)|meet|visit|contact|call|wear|drive|use|out|study|be alone|sleep|eat|text|hang out|get a job)|(?:im|i am|shes|hes|she is|he is|was|were|am) ?not (?:even )?(?:allowed|permitted) (?:to |out|any)|(?:need|ask|asking|get|have to ask)(?: for)? (?:his|her) permission|permission (?:from|of) (?:him|her|my husband|my boyfriend|my wife|my partner)|(?:forbids?|forbade|forbidden|banned|bans) (?:me|her|him)?|stop(?:s|ped)? (?:me|her) (?:from )?(?:seeing|talking|going|leaving|working|having)|(?:cut|cuts|cutting|isolat\w+) me (?:off )?from (?:my|all|everyone|every))\b/,
    inside,
  ),
  rule(
    2,
    'monitoring',
    'phone messages texts location tracks tracking camera cameras password passwords emails track tracker reads checks spyware airtag recording makes monitors monitor mileage app facetime',
    /\b(?:tracks?|tracking|tracked|monitors?|monitoring|controls|spies on) (?:me\b|my (?:phone|location|car|every|calls|messages|mileage|steps|whereabouts|period|texts)|where i)|\b(?:checks?|reads?|goes through|looks through|searches|going through|checking|reading|took|takes|smashed|broke|went through|confiscat\w+) (?:all )?(?:of )?my (?:phone|messages|texts|emails|dms|whatsapp|bag|purse|diary|journal|receipts|call log|instagram)\b|\b(?:demands?|wants|has|insists on|makes me (?:give|share|show|send)(?: him| her)?|made me (?:give|share)|know) (?:\w+ )?(?:all )?my (?:passwords?|location|pin|passcode)\b|\bmakes me (?:share|send|show|prove|facetime|video call|check in|take (?:a )?(?:photos?|pics?))\b.{0,50}\b(?:location|where|who|him|her|phone|messages|hour|prove)|\b(?:put|installed|has|hid|set up) (?:\w+ )?(?:cameras?|spyware|a tracker|an airtag|tracking app|an app|recording) (?:\w+ )?(?:in|on|around|inside|at) (?:my|the|our|every)\b|\bhave to (?:tell|text|send|report|show|call|prove to) (?:him|her) (?:where|every|who|a photo|pictures|a picture|my location)\b/,
  ),
  rule(
    2,
    'money',
    'money wages card salary paycheck allowance account bank cards pay receipts job',
    /\b(?:takes?|controls?|keeps?|took|hides?|controlling|withholds?|holds) (?:all )?(?:of )?(?:my|the|our|her) (?:money|wages?|card|cards|salary|pay ?check|pay|bank|benefits|finances|account)\b(?! (?:for granted|clip|box|tree|jar|bag))|\b(?:gives?|puts?|on|get) (?:me |us )?(?:an|a|my) (?:weekly |small |daily )?allowance\b(?=.{0,60}\b(?:he|she|husband|ask|receipts?|only|own|wages|him|her)\b|$)|\b(?:have to|need to|must|had to) (?:ask|beg) (?:him|her|my husband|my wife|my partner|my boyfriend)? ?(?:for )?(?:every|each|any|money|permission|cash|to buy)|\b(?:no|dont have|not have|without|wont let me have) (?:any )?(?:access to|my own) (?:\w+ )?(?:money|account|bank|card|cash)\b|\b(?:show|keep|hand over) (?:him |her )?(?:all |the |every |my )+receipts?\b|\b(?:made|makes|making|forced|wants) me (?:to )?(?:quit|leave|give up) (?:my|work|college|uni|school)\b(?=.{0,50}\b(?:job|work|college|uni|school|friends|so)\b|$)|\b(?:debt|loan|credit card)s? in my name\b/,
  ),
  rule(
    2,
    'threats',
    'threatens threatened threatening threat blackmail blackmails blackmailing blackmailed custody deport passport leave leaves',
    /\b(?:threat(?:ens|ened|ening)|blackmail(?:s|ed|ing)?) (?:me|us|her|to (?:hurt|hit|take|post|leak|tell|send|out|ruin|burn|report|kill|leave me with|deport|get me|destroy|call (?!off|it|the)|share|show|throw me|smash|beat))\b|\b(?:threatens|threatened|says|said|saying|swears|told me) (?:\w+ ){0,4}?(?:kill (?:him|her|them)sel(?:f|ves)) (?:if|when|unless) i\b|\bif i (?:ever |try to |even )?(?:leave|left|go|tell|told|break up|say anything|report)\b.{0,40}\b(?:kill|hurt|ruin|take (?:the|my) (?:kids|children|son|daughter|baby)|never see (?:the|my)|find me|regret|destroy|burn|post|leak|deport|make me pay|come after)\b|\b(?:took|hid|has|hides|keeps|burned|destroyed|wont give (?:me )?back) my (?:passport|documents|visa|id|papers)\b/,
  ),
  rule(
    2,
    'fear',
    'scared afraid terrified frightened fear dread unsafe safe',
    new RegExp(
      `\\b(?:scared|afraid|terrified|frightened|petrified|in fear) (?:of (?:${them.slice(3, -1)}|what (?:he|she|hell|shell|they)|going home|my own|how (?:he|she))|to (?:go home|say no|tell (?:him|her) no|leave (?:him|her)|be (?:alone with|around|near|home)|disagree|upset (?:him|her)|sleep (?:next|in|near)|make (?:him|her) (?:angry|mad)|set (?:him|her) off|speak|talk back|come home|answer him)|(?:he|she|hell|shell|hes going|shes going|he will|that he|that she) ?(?:will |going to |to |is going to |might )?(?:hurt|hit|kill|find|come|do something|harm|snap|beat|take))|\\b(?:dont|do not|never|not|didnt) feel safe (?:at home|around (?:him|her)|with (?:him|her)|in my (?:own )?(?:home|house)|here|in the house|when (?:he|she))|\\bfear (?:for )?(?:my|our) (?:life|safety)\\b`,
    ),
    { subject: 'any', negated: 'inside', experiencer: true },
  ),
  rule(
    2,
    'locked-in',
    'lock locked locks trap trapped blocked blocks blocking stands stood standing keys follows',
    /\b(?:lock(?:s|ed)? me (?:in|out|inside|up|outside)|(?:block(?:s|ed|ing)|(?:stand(?:s|ing)?|stood) (?:in|at|in front of)) (?:the|my|our) (?:\w+ )?(?:door|doorway|way out|exit|gate)\b(?=.{0,50}\b(?:so|cant|couldnt|wont|get (?:past|out|by)|leave|to stop)\b)|wont let me (?:leave|out)(?: the (?:house|room|flat|apartment|car))?$|(?:took|takes|hid|hides) (?:my|the) (?:keys|car keys|phone|shoes)(?= so| when| to stop| and))/,
    inside,
  ),
  rule(
    2,
    'walls-things',
    'wall threw throws throwing chucked chucks chucking lobbed lobs hurled hurls hurling flung flings slung launched pelted smashed smashes smash punched punches broke breaks plate',
    /\b(?:punch(?:ed|es)|kick(?:ed|s)|smash(?:ed|es)|broke|breaks) (?:a hole in |holes in |up |through |in )?(?:the|a|my|our|all the|all my) (?:wall|walls|door|doors|mirror|plates?|phone|tv|things|stuff|furniture|laptop|window|house|kitchen)\b|\b(?:threw|throws|throwing|chuck(?:ed|s|ing)|lob(?:bed|s|bing)|hurl(?:ed|s|ing)|fl(?:ung|ings?|inging)|sl(?:ung|ings?|inging)|launched|pelted) (?:\w+ ){0,4}(?:at|near|past|against) (?:me|my (?:head|face)|the wall|us|the kids)\b|\b(?:threw|throws|throwing|chuck(?:ed|s|ing)|lob(?:bed|s|bing)|hurl(?:ed|s|ing)|fl(?:ung|ings?|inging)|sl(?:ung|ings?|inging)|launched|pelted) my (?!old\b|broken\b|rubbish\b)(?:\w+ ){1,3}?(?:(?:out of|out|through|off) (?:the|a|my|our) (?:\w+ )?(?:window|balcony)|down the (?:stairs|toilet)|across the (?:room|kitchen|street)|in(?:to|) the (?:river|road|canal|fire|bath))\b/,
  ),
  rule(
    2,
    'pet',
    'dog cat pet',
    /\b(?:hurt|hurts|kicked|kicks|killed|hit|hits|beat|beats|threw|threatens to (?:hurt|kill)) (?:my|the|our) (?:dog|cat|puppy|kitten|pet|pets)\b/,
  ),
  rule(
    2,
    'told-to-die',
    'kill die yourself myself',
    /\b(?:tells|told|telling|says|said|wants|texted) (?:me|my \w+|her|him)? ?(?:to |i should |that i should )(?:just |go )?(?:and )?(?:kill (?:my|your|her|him)self|die)\b|\b(?:says|said|tells me|told me) (?:\w+ )?(?:kill yourself|go die)\b/,
  ),
  rule(
    2,
    'rules-over-me',
    'work permission isolates isolated send photos bites scratches',
    /\b(?:wont|doesnt|never|refuses to) let me (?:have a job|work|drive|leave)\b(?! (?:early|from|on (?:my|the)|it|late|this|in peace))|\b(?:his|her|my (?:husband|wife|partner|boyfriend|girlfriend)s?) permission (?:to|for|before)\b|\bisolat(?:es|ed|ing) me\b|\bmakes? me (?:send|take) (?:him |her )?(?:photos?|pics?|pictures?|selfies?)\b|\b(?:he|she) (?:bites|scratches|bit|scratched)(?: and \w+)? me\b|\b(?:he|she|hes|shes) (?:always |often |sometimes )?\w+s and (?:scratches|hits|kicks|slaps|punches|bites) me\b/,
    inside,
  ),
  rule(
    3,
    'says-kill',
    'kill murder',
    /\b(?:says|said|saying|told me|texted|threatened|swears|swore|promised) (?:that )?(?:hell|shell|he will|she will|he would|she would|hed|shed|hes going to|shes going to|he is going to) (?:just |actually )?(?:kill|murder) (?:me|us|my (?:kids|family|mum|mom))\b/,
  ),
  rule(
    2,
    'forced',
    'forced forces force made makes',
    /\bforc(?:es|ed|ing) (?:him|her)self (?:on|onto|into) (?:me|her|him)\b|\b(?:made|makes|forces|forced) me (?:to )?(?:have sex|sleep with (?:him|her)|do (?:things|stuff) in bed|touch (?:him|her))\b/,
    { ...sexual, ...inside },
  ),
  rule(
    2,
    'control-and-fists',
    'ask reads believe shook shakes raised raises fist penny account card every before',
    /\b(?:have|need|got|must) to ask (?:him |her )?(?:first )?before i (?:go|leave|see|buy|do|spend|call|eat)\b|\breads? (?:every|all (?:of )?my|each) (?:message|text|email|dm|word)s?\b.{0,20}\b(?:i|my|send|write|get)\b|\b(?:nobody|no ?one|they) (?:would|will|wont|wouldnt|ll) (?:ever )?believe me if i (?:told|tell|say|said|report)\b|\b(?:he|she|boyfriend|girlfriend|husband|wife|partner|dad|mum|mom) (?:shook|shakes) me\b(?! (?:awake|up|off))|\brais(?:es|ed|ing) (?:his|her|a) (?:fists?|hand)\b|\b(?:every|each) penny\b.{0,30}\b(?:account|explain|justify|ask|show)|\b(?:account for|justify|explain) every penny\b|\b(?:keeps|has|holds|took|takes) my (?:bank |debit |credit )?cards?\b/,
  ),
  rule(
    1,
    'past',
    'used ex years',
    /\b(?:used to|my ex (?:\w+ ){0,2}|years ago .{0,20})(?:hit|hits|beat|slap|punch|kick|push|abuse|hurt)(?:ed|ped)? (?:me|my mum|my mom|us|her)\b/,
  ),
  rule(
    1,
    'degrading',
    'calls called call worthless stupid names',
    /\b(?:calls?|called|calling) me (?:\w+ ){0,3}(?:worthless|stupid|fat|useless|ugly|disgusting|pathetic|crazy|a (?:slut|whore|bitch|cow|pig|psycho|failure)|slut|whore|bitch|names (?:all|every|when|in front))\b|\b(?:says|told me|tells me|said) (?:\w+ ){0,3}(?:nobody|no ?one) (?:else )?(?:would|will|could) (?:ever )?(?:want|love|have|believe) me\b/,
    { negated: 'inside' },
  ),
  rule(
    1,
    'eggshells',
    'eggshells egg punish punishes temper rage controlling controls control',
    /\bwalk(?:ing)? on (?:egg ?shells|egg shells)\b|\bpunish(?:es|ed|ing)? me\b|\b(?:his|her) (?:temper|rages?|anger) (?:scares|frightens|terrifies)\b|\b(?:hes|shes|he is|she is|so|very|really|is|was|has become|getting) (?:so |very |really |too |quite )?controlling\b|\bcontrols? (?:me|what i|everything i|who i|where i|my)\b|\bscares me (?:when|sometimes|a lot|a bit|so much|these days|lately)\b|\bgaslight\w*\b/,
    inside,
  ),
  rule(
    3,
    'rape-now',
    'rape raped raping',
    /\b(?:(?:just|tonight|last night|this morning|yesterday|an hour ago) .{0,40}\brap(?:ed|es|ing)|rap(?:ed|es|ing) (?:me|her|him) .{0,30}(?:tonight|last night|this morning|just now|yesterday|an hour ago))\b/,
    sexual,
  ),
  rule(
    2,
    'rape',
    'rape raped rapes raping assaulted molested assault groped',
    /\b(?:rap(?:ed|es|ing|e)|sexual(?:ly)? (?:assault(?:ed|s)?|abus(?:ed|es|e))|molest(?:ed|s|ing)?|grop(?:ed|es))\b(?! (?:whistle|seed|oil))/,
    { ...sexual, subject: 'any' },
  ),
  rule(
    2,
    'forced-sex',
    'sex sleep bed touch touches touching touched no intimate stop asleep nudes naked pressure pressures condom holds pins pinned held makes forces forced making coerced stops',
    new RegExp(
      `\\b(?:forc(?:e|es|ed|ing)|mak(?:es|ing)|made|guilt(?:s|ed)?|pressur(?:es|ed|ing)|coerc(?:es|ed)|manipulat(?:es|ed)) (?:me|her|him) (?:in)?to? ?(?:have sex|having sex|sex|sleep with|do (?:sexual |sex )?things|be intimate|(?:send|sending|take) (?:\\w+ )?(?:nudes|pics|photos|pictures)|bed|touch)|\\b(?:have|had|having|has) sex (?:with (?:me|him|her) )?(?:when|even (?:when|though|if)|while|after|although) (?:i|im|she|he) ?(?:am |was |say |said |told |dont |didnt |do not |did not )?(?:\\w+ )?(?:no|asleep|sleeping|want|crying|stop|drunk|passed)|\\b(?:wont|doesnt|didnt|never|wouldnt|does not) (?:take no|stop(?: \\w+)? (?:when|even|if|after) i (?:say|said|ask|asked|told|cry|cried)|accept no|listen when i say no)|\\bi (?:said|say|told (?:him|her)|kept saying|keep saying) (?:no|stop)\\b.{0,50}\\b(?:he|she|but|and|kept|anyway|carried|didnt stop|did it|hand|touch|on top)\\b.{0,40}\\b(?:anyway|kept (?:going|on|touching)|carried on|did it|didnt stop|doesnt stop|on top|continued|touch|inside|wouldnt stop|sex|bed)|\\b(?:holds?|held|pins?|pinned) me down\\b|\\b(?:touch(?:es|ed|ing)?|does (?:it|things|stuff)|did (?:it|things)) ?(?:me |to me )?(?:while|when) im? ?(?:was |am )?(?:asleep|sleeping|drunk)|\\bforc(?:es|ed) (?:him|her)self on(?:to)? (?:me|her|him)|\\b(?:until|till) i give in\\b|\\btakes? (?:the|his) condom off|\\bif i dont (?:have sex|sleep with|give (?:him|it)|put out)\\b|\\b(?:his|her) right (?:to|as (?:a|my) (?:husband|wife))\\b.{0,20}sex|\\bsex (?:is |as )?(?:my|a) duty\\b|\\b(?:threat\\w*|going to|will|hell|says hell|blackmail\\w*) .{0,20}(?:post|leak|send|share|show) (?:my|the|those|our|naked|private) (?:\\w+ )?(?:nudes|photos|pics|pictures|videos?)\\b`,
    ),
    { ...sexual, negated: 'inside' },
  ),
  rule(
    2,
    'other-tongues',
    'pega golpea frappe schlagt picchia bate slaat slar',
    /\b(?:(?:el|mi (?:marido|novio|pareja|esposo)|ella) me (?:pega|golpea|amenaza)|me (?:pega|golpea)|(?:il|mon (?:mari|copain|conjoint)) me (?:frappe|bat|menace)|(?:er|mein (?:mann|freund)) (?:schlagt|bedroht) mich|mi picchia|(?:ele|meu marido) me (?:bate|ameaca)|hij slaat me|han slar mig)\b/,
    inside,
  ),
]
