import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, type Rule } from './rule.ts'

/**
 * What one short line says plainly about a life that is ruled, watched or threatened. Each row names who does it, to
 * whom and to what end; the same words with another end are an everyday line.
 */
const row = (category: SafetyCategory, ...rest: Parameters<ReturnType<typeof rulesOf>>): Rule =>
  rulesOf(category, { subject: 'any', negated: 'inside', sure: true, says: true })(...rest)

const merry = /\b(?:lol|lmao|haha\w*|jk|joking|laugh\w*|surprise|karaoke|danc\w+|game|monopoly|film|movie|novel)\b/
const sum =
  '(?:[£$€] ?\\d+|\\d+ (?:quid|pounds?|euros?|dollars?|bucks)|(?:five|ten|fifteen|twenty|thirty|forty|fifty|sixty) (?:quid|pounds|euros|dollars|bucks)|a (?:tenner|fiver|pound|few (?:quid|pounds)))'
const picture = '(?:nudes?|videos?|vids?|pics?|pictures?|photos?|tape|clips?|screenshots?|recordings?)'
const audience =
  '(?:(?:your|my|her|ur|his) (?:\\w+ )?(?:mum|mom|mother|dad|father|boss|work|family|sister|brother|husband|wife|friends|mates|school|parents|nan|colleagues|church|employer|class)|everyone|everybody|facebook|insta\\w*|online|tiktok|twitter|reddit|whatsapp|snap\\w*|the (?:group ?\\w*|internet|web|family chat|school|office))'
const harmless =
  /\b(?:lol|haha\w*|danc\w+|karaoke|wedding|holiday|christening|birthday|puppy|dog|cat|kitten|cake|menu|garden|house|recipe|scan|graduation|match|team|school play|trip|album)\b/
const defies =
  '(?:dont|do not|wont|leave|left|ever|tell|told|block|ignore|go\\b|say|walk|break|refuse|see|talk|report|ring|call|cheat|stop)'
const ofYours =
  '(?:mum|mom|mother|dad|father|sister|brother|kids?|children|son|daughter|parents|nan|gran|family|girlfriend|boyfriend|husband|wife|best friend)'
const grown =
  '(?:uncle|grandad|grandpa|grandfather|stepdad|step ?dad|stepfather|dad|father|mums boyfriend|moms boyfriend|brother|step ?brother|cousin|foster dad|lodger|coach|babysitter|(?:mums|moms|dads|family) friend)'
const vile =
  '(?:worthless|bitch|slag|slut|whore|cunt|cow|waste of (?:space|air|oxygen)|disgusting|unfit|pathetic|good for nothing|retard\\w*|scum|pig|tart|failure|nothing|a mistake|vermin)'
const low = `(?:${vile}|useless|stupid|idiot|fat|ugly|moron|thick|lazy|crazy|mental|psycho|dumb|bad m\\w+|terrible m\\w+|names)`
const before =
  '(?:in front of|while|with) (?:all )?(?:the|my|our|her|his) (?:\\w+ )?(?:kids?|children|son|daughter|boys?|girls?|toddler|baby|little (?:ones?|sisters?|brothers?)|grandkids|grandchildren|twins)(?: (?:listen\\w*|watch\\w*|there))?'

export const lineRules: Rule[] = [
  row(
    'abuse',
    2,
    'money-counted-back',
    'change penny pennies pence receipts receipt',
    '\\b(?:wants?|asks? for|demands?|expects?|counts?|checks?|takes?) (?:all |back )?(?:the|my|every|any) (?:change|penny|pennies|pence|receipts?)(?: (?:back|counted|returned|accounted for))?\\b|\\b(?:have|has|got|had) to (?:\\w+ )?(?:bring|give|hand|pay|account for|justify|explain) (?:him |her )?(?:back )?(?:all |for )?(?:the |every )(?:change|penny|pennies|pence)\\b',
    {
      beside: new RegExp(
        `\\b(?:gives?|hands?|allows?|lets?|allowed) (?:me|us) (?:have )?(?:\\w+ ){0,2}?${sum} (?:\\w+ )?(?:a|each|per|every|for the) (?:week|day|month|fortnight|food|shop\\w*)|\\b(?:i get|im given|i am given) ${sum} (?:a|each|per|every) (?:week|day|month|fortnight)|\\b(?:have|has|had) to (?:\\w+ )?(?:bring|give|hand|account for|justify|explain) (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend))\\b|\\b(?:to|for) (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend))\\b.{0,30}\\b(?:when i get|each time|every time)`,
      ),
      unless:
        /\b(?:mum|mom|dad|nan|gran|grandma|parents|pocket money|boss|expenses|petty cash|errands?|office|charity|tax|bus|tip|rent|lodger)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'mood-before-words',
    'mood face footsteps key keys tone expression breathing temper',
    '\\bi (?:\\w+ ){0,3}?(?:check|read|gauge|test|watch|study|listen (?:to|for|out for)|judge|scan|look at) (?:his|her|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|dad|stepdad|mum|mom|stepmum)s|the) (?:\\w+ )?(?:mood|face|footsteps|keys? in the (?:door|lock)|tone|expression|breathing|temper)\\b.{0,12}?\\b(?:before|to (?:see|know|tell) (?:if|whether)|so i know (?:if|whether)) (?:i|we|its|it is) (?:\\w+ ){0,2}?(?:speak|talk|say|open my mouth|come in|go in|walk in|answer|move|breathe|go down\\w*|come down\\w*|dare|safe|can (?:speak|talk|come))\\b',
    {
      unless:
        /\b(?:boss|manager|teacher|toddlers?|babys?|horse|dog|cat|patients?|clients?|sons?|daughters?|teenager|homework|interview|poker|autis\\w*|deaf|lip ?read\\w*|joke)\b/,
    },
  ),
  row(
    'self-harm',
    2,
    'gives-away-and-takes-leave',
    'gave given giving gives',
    '\\b(?:gave|given|giving|gives) (?:away |up )?(?:all (?:of )?)?(?:his|her|their) (?:\\w+ ){0,3}?(?:guitar|dogs?|cats?|pets?|records|bike|car|watch|camera|things|stuff|clothes|books|tools|jewell?ery|ring|rings|instruments?|savings|belongings|possessions|collection|piano|horse|rabbit|laptop|xbox|medals)\\b|\\b(?:gave|given|giving|gives) away (?:everything|all) (?:he|she|they|of his|of her|his|her)\\b',
    {
      beside:
        /\b(?:thank\w* (?:everyone|everybody|us all|all of us|each of us|them all|me for (?:everything|being))|(?:said|saying|says) (?:his |her |their )?(?:goodbye\w*|farewell|sorry to (?:everyone|everybody|us all))|goodbye (?:to )?(?:everyone|everybody|us all)|hugged (?:everyone|everybody|us all|each)|done with (?:everything|it all|life|all of it)|wont (?:be )?need(?:ing)? (?:it|them|any)|seems? (?:so |oddly |strangely )?(?:calm|peaceful|at peace)|told (?:everyone|us all) (?:he|she) loves?)\b/,
      unless:
        /\b(?:moving|moves|moved|emigrat\w*|abroad|allerg\w*|retir\w*|leaving do|wedding|uni|university|travel\w*|australia|spain|job|care home|declutter\w*|charity|funeral|hospice|died|speech|divorc\w*|new (?:flat|home|house|baby)|monk|nun)\b/,
      others: true,
    },
  ),
  row(
    'self-harm',
    2,
    'takes-leave-of-all',
    'goodbye goodbyes thanked thanking',
    '\\b(?:he|she|they|hes|shes|brother|sister|son|daughter|mate|friend|cousin|dad|mum|mom|husband|wife|partner|boyfriend|girlfriend|flatmate|uncle|nephew|niece) (?:(?:has|is|just|suddenly|been|went round|keeps) )*(?:said|saying|thanked|thanking) (?:his |her |their )?(?:goodbyes? to )?(?:everyone|everybody|us all|all of us|each of us|goodbyes?)\\b',
    {
      beside:
        /\bdone with (?:everything|it all|life|all of it|this world)\b|\b(?:gave|giving|given) (?:away )?(?:his|her|their)\b|\b(?:rehomed|sold) (?:his|her|their) (?:dog|cat|pets?)\b|\bcant (?:go on|do this any ?more|take any more)\b/,
      unless:
        /\b(?:moving|moves|moved|emigrat\w*|abroad|retir\w*|leaving do|wedding|uni|university|travel\w*|airport|flight|job|shift|party|meeting|hospice|speech|concert|tour|exams?)\b/,
      others: true,
    },
  ),
  row(
    'self-harm',
    1,
    'no-time-to-come',
    'see picture imagine christmas birthday summer next make making easter tomorrow future',
    '\\bi (?:just |really |honestly )?(?:dont|do not|cant|cannot|can not) (?:\\w+ )?(?:see|picture|imagine) (?:(?:christmas|easter|new year|next (?:year|month|summer|week|spring|christmas)|summer|spring|my (?:next |\\w+teenth |\\w+tieth )?birthday|tomorrow|(?:turning |being )?(?:thirty|forty|fifty|[2-6]0|25)) (?:\\w+ ){0,2}?(?:for me|with me in it)|myself (?:\\w+ )?(?:at (?:thirty|forty|fifty|[2-6]0|christmas)|here (?:next|at|by)|(?:being )?alive|(?:by|in) (?:christmas|summer|next year|a year)))\\b|\\bthere(?:s| is) no (?:next (?:year|christmas|summer|birthday)|christmas|future|tomorrow) for me\\b|\\bi (?:dont|wont|do not|will not) (?:\\w+ ){0,2}?(?:make|making) it to (?:christmas|easter|new year|(?:next )?(?:summer|spring|year)|my (?:next )?birthday|thirty|forty)\\b(?! (?:dinner|lunch|party|drinks))',
    {
      unless:
        /\b(?:party|dinner|lunch|flights?|ticket|shift|rota|work(?:ing)?|skiing|married|marriage|job|salary|budget|afford|visit|company|team)\b/,
    },
  ),
  row(
    'self-harm',
    2,
    'pills-if-they-go',
    'pills pill tablets overdose paracetamol tylenol medication meds cabinet',
    '\\b(?:ill|i will|im going to|id|i would|i might|i swear) (?:\\w+ ){0,2}?(?:take|swallow|down|neck|od on|eat) (?:\\w+ ){0,4}?(?:pills|tablets|overdose|paracetamol|tylenol|medication|meds|cabinet)\\b(?: \\w+){0,3}? (?:if|when|the day) (?:he|she|they|you|my \\w+|hes|shes) (?:\\w+ ){0,2}?{leaves}|\\bif (?:he|she|they|you|my \\w+) (?:\\w+ ){0,2}?{leaves}\\b.{0,30}?\\b(?:ill|i will|im going to|id|i would|i might|i swear) (?:\\w+ ){0,2}?(?:take|swallow|down|neck|od on|eat) (?:\\w+ ){0,4}?(?:pills|tablets|overdose|paracetamol|tylenol|medication|meds|cabinet)\\b',
    {
      unless:
        /\b(?:headache|migraine|hay ?fever|travel sick\w*|cold|flu|lol|haha\w*|vitamins?|as prescribed|(?:goes|leaves) (?:to|for|out|home))\b/,
    },
  ),
  row(
    'self-harm',
    2,
    'kin-ends-it',
    'end ending',
    '\\b(?:brother|sister|son|daughter|dad|mum|mom|mother|father|cousin|nephew|niece|uncle|aunt|friend|mate|flatmate|roommate|colleague|twin) (?:\\w+ ){0,3}?(?:(?:he|she|they|hes|shes|theyre) )?(?:is |was )?(?:wants?|wanted|going|planning|thinking (?:of|about)|ready|talk\\w* (?:of|about)) (?:just |to |on )*(?:end|ending) (?:it|it all|things|everything|(?:his|her|their) life)$',
    {
      unless:
        /\b(?:marriage|relationship|engagement|lease|contract|with (?:him|her|his|them)|girlfriend|boyfriend|husband|wife|fiance\w*|dating|friendship|partnership|affair|series|story)\b/,
      others: true,
    },
  ),
  row(
    'stalking',
    2,
    'comes-though-told-to-stop',
    'sends send sending leaves leaving posts delivers drops emails texts rings calls messages turns waits',
    '\\b(?:ex|ex (?:husband|wife|boyfriend|girlfriend|partner)|the man|this man|a man|this guy|a guy|some guy|stranger|co ?worker|colleague) (?:(?:from|at|in) (?:\\w+ )?\\w+ )?(?:(?:still|keeps?|kept|always|just|now|is) )*(?:sends?|sending|leaves?|leaving|posts?|delivers?|drops?|emails?|emailing|texts?|texting|rings?|ringing|calls?|calling|messages|messaging|turns? up|turning up|waits?|waiting)\\b(?=.{0,60}\\b(?:every|each|daily|again|twice a|times a|all the time|keeps|still|constantly)\\b|(?<=\\b(?:keeps?|still|kept)\\b.{0,20}))',
    {
      beside:
        /\b(?:asked|told|begged|warned|ordered|said to) (?:him|her|them) (?:\w+ ){0,3}?(?:stop|not to|leave me alone|no more|no\b|to leave|go away)|\bi (?:\w+ )?said (?:no|stop)\b|\bi(?:ve)? (?:have )?blocked (?:him|her|them)|\b(?:restraining|non molestation) order\b|\bnever (?:reply|answer|replied|answered)\b/,
      unless: /\b(?:kids|children|pick ?up|court|solicitor|school run|maintenance|memes|rota|invoice|newsletter)\b/,
    },
  ),
  row(
    'stalking',
    2,
    'left-where-i-am',
    'note notes letter letters flowers roses rose gift gifts photos present presents',
    '\\b(?:ex|ex (?:husband|wife|boyfriend|girlfriend|partner)|stalker|stranger|someone|somebody|the man|this man|a man|this guy|some guy|he|she)\\b (?:(?:still|keeps?|kept|always|just|has|been|is|i dated|from work) )*(?:leaves?|leaving|left|puts?|putting|tapes?|tucks?) (?:\\w+ ){0,2}?(?:notes?|letters?|flowers|roses?|gifts?|presents?|photos) (?:on|under|in|at|outside|through) (?:my|the) (?:\\w+ )?(?:car|windscreen|windshield|wipers?|door|doorstep|porch|letterbox|desk|bike|gate|locker)\\b',
    {
      beside:
        /\b(?:ex|stalk\w*|broke up|split up|blocked|asked (?:him|her) to stop|told (?:him|her) (?:to stop|no|not to)|dont know (?:who|how)|no idea who|never told (?:him|her)|restraining|scared|wont stop|watching me|knows where|signed with nothing)\b/,
      unless:
        /\b(?:park\w*|scratch\w*|bump\w*|insurance|kids|spare key|school|solicitor|lights on|neighbou?r|postman|thank you|birthday|council)\b/,
    },
  ),
  row(
    'abuse',
    3,
    'held-by-the-throat',
    'neck throat windpipe airway headlock breathe air chest',
    '\\b(?:grabb?(?:ed|s|ing)?|seiz(?:ed|es)|caught|held|holds|holding|had|got|pinn(?:ed|ing)|lift(?:ed|s|ing)|pick(?:ed|s) up|picked|dragg(?:ed|ing)|took|shook|pull(?:ed|s)) (?:me|her|my (?:mum|mom|mother|sister|son|daughter)) (?:up |off the (?:floor|ground) )?(?:by|round|around|at) (?:the|my|her) (?:neck|throat)\\b|\\b(?:grab(?:bed|s|bing)?|squeez(?:ed|es|e|ing)|press(?:ed|es|ing)?(?: on| down on)?|crush(?:ed|es|ing)?|clutch(?:ed|es)?|knelt on|kneel(?:ed|s|ing) on|stood on|(?:forearm|arm|knee|foot|boot|elbow|heel|knife|blade) (?:\\w+ )?(?:on|across|against|to|over|into)|(?:belt|rope|cord|wire|flex|cable)s? (?:\\w+ )?(?:round|around)) my (?:throat|neck|windpipe|airway)\\b(?=.{0,60}\\b(?:he|she|his|her|him|breathe|black|dizzy|passed out|until|till)\\b|(?<=\\b(?:he|she|him|hes|his|his|her|hes|shes|husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|brother) .{0,40}))(?<!\\b(?:scarf|necklace|arms?|collar|towel|medal|lanyard) .{0,20})|\\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|brother) (?:\\w+ ){0,2}?(?:sat|knelt|lay|stood|kneeled|leaned|pressed(?: down)?) on (?:my (?:chest|neck|back|throat|face)|top of me|me) (?:\\w+ ){0,6}?(?:(?:couldnt|could not|cant|could hardly|could barely) breathe|passed out)\\b|\\b(?:cut|cutting|cuts) off my (?:air|breath\\w*|airway)\\b',
    {
      unless:
        /\b(?:judo|bjj|wrestling|rugby|massage\w*|physio\w*|doctor|osteopath|chiropract\w*|toddler|baby|dog|cat|puppy|kitten|hug\w*|kiss\w*|cuddl\w*|piggy ?back|dentist|costume|film|rehears\w*|swim\w* lesson|pearls|necklace|clasp|fasten\w*|zip|bow ?tie|mortgage|bank|bill|manner of speaking|figurative\w*|vampire|sparring|martial)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'cuts-my-lines',
    'deleted deletes deleting wiped wipes erased removed blocked told rang emailed texted called',
    '\\b{other} (?:(?:has|had|have|just|went and|even|also|took my phone and|got my phone and) )*(?:deleted|deletes|deleting|wiped|wipes|erased|removed|blocked) (?:all )?(?:of )?(?:my (?:\\w+ ){0,3}?(?:numbers?|contacts?)\\b|(?:my (?:friends?|mum|mom|sister|brother|dad|family|mates?|exs?)|every (?:man|guy|male|contact|number|friend|girl|boy)|(?:all|everyone|everybody))\\b(?: \\w+){0,3}? (?:from|off|on|out of|in) my (?:phone|contacts?|socials|insta\\w*|accounts?|facebook|snap\\w*|whatsapp))|(?<!\\b(?:i|ive|i have|i just|i finally) )\\b(?:told|rang|emailed|texted|called|phoned|messaged|wrote to) my (?:work|boss|job|manager|employer|office|tutor|college|school) (?:(?:and|to) (?:say|said|tell|told) (?:them )?|that )?(?:i|im|id|i was|i had) (?:\\w+ )?(?:quit|resigned|resigning|leaving|left|not coming back|wasnt coming back|wont be back|done there)\\b',
    {
      unless:
        /\b(?:by (?:accident|mistake)|accidentally|update|backup|reset|virus|asked (?:him|her)|because i asked|for me|new phone|repair\w*|spam|toddler|my request|duplicates?|posts?|comments?)\b/,
    },
  ),
  row(
    'sexual-coercion',
    2,
    'pictures-go-if',
    'nude nudes video videos vid vids pic pics picture pictures photo photos tape clip clips screenshots recording recordings',
    `\\b(?:the|those|these|that|your|my|all|ur) (?:\\w+ )?${picture} (?:(?:will|would|is|are|im|all) )*(?:go(?:es|ing)?|sent|posted|end(?:s)? up|up|get(?:s)? (?:sent|posted|shared)|on|all over|be) ?(?:\\w+ )?(?:straight |up )?(?:to|on|in|over|all over)? ?${audience}\\b.{0,20}?\\b(?:unless|if (?:you|i|she|he) ${defies}|(?:or|and) youll)\\b(?! you (?:want|would|need|like|prefer|mind|object)\\b)|\\b(?:if (?:you|i) (?:\\w+ )?${defies}|unless (?:you|i))\\b.{0,40}?\\b(?:i|ill|i will|im going to|he|she|hell|shell|he will|hed) (?:just |will )?(?:post|send|share|leak|upload|show)s? (?:\\w+ )?(?:the|those|your|my|these|all) (?:\\w+ )?${picture}\\b|\\b(?:if (?:you|i) (?:\\w+ )?${defies}|unless (?:you|i))\\b.{0,40}?\\b(?:the|those|your|my) (?:\\w+ )?${picture} (?:go(?:es)?|are going|will go|get sent|end up) (?:\\w+ )?(?:to|on|up|online|public)\\b`,
    { unless: harmless },
  ),
  row(
    'abuse',
    2,
    'knows-where-yours-are',
    'where school nursery',
    `\\bi (?:also |already )?know (?:exactly )?(?:where|which \\w+|what \\w+) (?:your|ur) (?:\\w+ )?${ofYours} (?:works?|lives?|goes?(?: to)?|go to \\w+|parks?|drinks|trains|sleeps?|plays?|walks?)\\b|\\b(?:says?|said|tells? me|told me|remind\\w* me|saying) (?:that )?(?:he|she|they) knows? (?:exactly )?where my (?:\\w+ )?${ofYours} (?:works?|lives?|goes?|go to|parks?|drinks|trains|sleeps?|plays?)\\b`,
    {
      unless:
        /\b(?:lift|drop\w*|parcel|discount|deliver\w*|pick (?:her|him|them|you|it) up|collect|party|lunch|coffee|say hi|lol|haha\w*|present|cake|visit\w*|pop (?:in|by|round|over)|thanks|directions|same (?:place|building|school)|my (?:kids|son|daughter)|appointment|interview|shop there|book(?:ed)?)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'to-the-authorities-on-you',
    'immigration office deported deport visa sponsorship authorities',
    '\\b(?:tell|ring|call|report|phone|inform|email|contact|tip off|speak to|have a word with)s? (?:the )?(?:immigration|home office|border (?:force|agency)|visa (?:office|people)|authorities)(?: \\w+)? (?:about|on) (?:you|me|us)\\b|\\breport(?:s|ed|ing)? (?:you|me|us) to (?:the )?(?:immigration|home office|border (?:force|agency)|authorities)\\b|\\b(?:get|have|getting|having) (?:you|me|us) (?:deported|sent back|kicked out of the country)\\b|\\b(?:cancel|withdraw|pull|stop|revoke)(?:s|ling|ing)? (?:your|my) (?:visa|sponsorship|papers)\\b(?=.{0,40}\\b(?:if|unless|or|when|the day)\\b)|\\b(?:if|unless|the day) (?:you|i)\\b.{0,40}?\\b(?:ill|he will|hell|i will|shell) (?:cancel|withdraw|pull|stop|revoke) (?:your|my) (?:visa|sponsorship)\\b',
    {
      unless:
        /\b(?:appointment|application|forms?|queue|interview|extension|solicitor (?:says|said)|helpline|landlord to|lol|haha\w*|gym|council tax)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'never-see-them-again',
    'see',
    '\\b(?:you|ull|youll|u)(?: will| are|re)? ?(?:never|wont|not|will not|arent)(?: going to)? (?:\\w+ )?see (?:the|your|our|my|these|those) (?:\\w+ )?(?:kids?|children|child|son|daughter|boys?|girls?|baby|bairns?|grandkids|grandchildren) (?:ever )?(?:again|any ?more)\\b(?! (?:till|until|before) )',
    {
      unless: /\b(?:sleep in|growing up|grow up|leave home|lol|haha\w*|university|uni|like this|this small|this age)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'hurled-at-me',
    'threw throws throwing chucked chucks lobbed hurled hurls flung launched slung',
    '\\b(?:threw|throws|throwing|chucked|chucks|lobbed|hurled|hurls|flung|launched|slung) (?:a|an|the|his|her|my|hot|boiling|another|that) (?:\\w+ ){0,2}?(?:pans?|pots?|plates?|mugs?|glass|cups?|bottles?|kettle|knife|fork|chair|phone|remote|boots?|ashtray|vase|tray|iron|hammer|spanner|brick|stone|rock|tins?|laptop|lamp|stool|bowl|ornament|candle|stick|coffee|tea|dinner|plant pot) at (?:me|us|my (?:head|face|back)|the (?:kids|children|baby)|my (?:mum|mom|sister|brother|son|daughter))\\b',
    {
      unless:
        /\b(?:catch|caught|lol|haha\w*|toddler|baby|monkey|water fight|food fight|rehears\w*|stage|lego|toy|plastic|teddy|my (?:two|three|four) year old)\b/,
    },
  ),
  row(
    'child-abuse',
    2,
    'comes-at-night',
    'room bedroom bed covers duvet',
    `\\b${grown} (?:\\w+ ){0,3}?(?:comes?|came|coming|sneaks?|creeps?|gets?|climbs?|goes) (?:back )?(?:in|into|to|under|inside) (?:my|the) (?:room|bedroom|bed|covers|duvet)\\b`,
    {
      beside:
        /\b(?:our (?:little )?secret|(?:a|the) secret|touch\w*|dont tell|not to tell|tell (?:no ?one|nobody)|closes? the door|shuts? the door|locks? the door|under (?:the|my) (?:covers|duvet|blanket|pyjamas|clothes)|takes? off|stays? quiet|pretend to (?:be asleep|sleep)|lies? (?:down )?(?:next to|beside|on) me|when (?:mum|mom|dad|everyone|everybody|nan) (?:is|are|goes|has gone) (?:\w+ )?(?:asleep|out|work\w*|to bed|on nights|nights|sleeping))\b/,
      unless:
        /\b(?:birthday|christmas|surprise|present|santa|tooth fairy|radiator|nightmares?|bedtime story|medicine|tent|camp\w*|snor\w*)\b/,
    },
  ),
  row(
    'abuse',
    2,
    'belittled-before-children',
    'calls calling called call tells telling',
    `\\b(?:calls?|calling|tells?|telling) (?:me|us|my (?:mum|mom|mother|wife|sister|daughter|husband)) (?:(?:im|i am|that|hes|shes|a|an|such|so|all kinds of|every|horrible|fat|stupid|the|like|old|lazy) )*${low}\\b(?: \\w+){0,4}? ${before}|\\bcalled (?:me|my (?:mum|mom|mother|wife|sister)) (?:(?:a|an|fat|stupid|old|such|lazy|useless|worthless|dirty) )*(?!cow|pig|nothing)${vile}\\b(?: \\w+){0,4}? ${before}`,
    { unless: merry },
  ),
  row(
    'abuse',
    2,
    'carer-belittles',
    'carer carers nurse staff helper worker',
    `\\b(?:carers?|care ?worker|night nurse|care home staff|staff (?:at|in) (?:the|her|his) (?:care )?home|home help|helper) (?:(?!i )\\w+ ){0,3}?(?:calls?|called|calling) (?:my (?:\\w+ )?(?:mum|mom|mother|dad|father|nan|gran|grandma|grandad|husband|wife|brother|sister|son|daughter)|her|him|me) (?:(?:a|an|fat|stupid|old|such|lazy|useless|dirty|filthy) )*(?:${low}|dirty|filthy|smelly|burden|dirty\\w*)\\b`,
    { unless: merry },
  ),
]
