import { rulesOf, type Rule } from './rule.ts'

/**
 * Shapes rather than phrases: someone, a verb that does harm, and me or a part of me; someone who takes, counts or
 * destroys what I need; someone who makes me or does not let me. Broad word lists stand on each side, so that wording
 * nobody thought of is still met, at tier 1 where an everyday meaning is likely.
 */
const abuse = rulesOf('abuse', { subject: 'other', negated: 'inside' })
const sexual = rulesOf('sexual-coercion', { subject: 'other', negated: 'inside' })
const child = rulesOf('child-abuse', { subject: 'any', negated: 'inside' })
const stalking = rulesOf('stalking', { subject: 'any', negated: 'inside' })
const selfHarm = rulesOf('self-harm', { subject: 'any', negated: 'inside' })
const medical = rulesOf('medical', { subject: 'any', negated: 'inside' })
const threat = rulesOf('threat-to-others', { subject: 'writer-acts' })
const body =
  '(?:face|head|jaw|hair|arms?|wrists?|legs?|foot|feet|back|ribs?|stomach|belly|chest|neck|ears?|mouth|shins?|shoulders?|fingers?|hands?|nose|skull|chin|cheek)'
const asleep =
  /\b(?:in (?:his|her) sleep|by accident|accidentally|while sleeping|massag\w*|danc\w+|dance floor|aisle|tickl\w*|baby|toddler|bump|plait\w*|braid\w*)\b/

export const shapeRules: Rule[] = [
  abuse(
    2,
    'hurts-a-part-of-me',
    'grabs grabbed grab claws clawed scratched scratches squeezes squeezed twists twisted bends bent bites bit stamped stamps stomps stomped stood stands pressed presses yanks yanked pulls pulled hits hit kicks kicked punches punched slaps slapped shoves shoved slams slammed bangs banged smashes smashed burns burned burnt jabs jabbed pokes elbowed pinches pinched crushed crushes cut knees kneed drags dragged backhanded spits spat',
    `\\b(?:{other}|who|and|then|drunk|angry|(?:mums|moms|dads) (?:boyfriend|girlfriend)) {theirs}(?:grab|claw|scratch|squeez|twist|bend|bent|bit|bite|stamp|stomp|stood on|stands on|press|yank|pull|hit|kick|punch|slap|shov|slam|bang|smash|burn|jab|poke|elbow|pinch|crush|cut|knee|drag|spat (?:in|on)|spits? (?:in|on))(?:e|es|ed|s|ing|bed|bing|ped|ping|med|ming|ged|ging)? (?:\\w+ ){0,2}?(?:my ${body}\\b(?! (?:gently|softly|and (?:danced|kissed)|playfully|for luck))|me (?:in|on|by|round|across|against|into) (?:the|my|a) (?:\\w+ )?(?:${body}|stairs|wall|floor|ground|door|bed|table|counter|side))`,
    { unless: asleep },
  ),
  abuse(
    2,
    'hurts-me',
    'backhanded clawed scratched bitten shoved slapped punched kicked headbutted slammed stamped kneed elbowed rammed tripped tackled whipped caned scalded bashed clobbered thumped walloped strangled drowned handy fists tasered cornered restrained tied gagged spat spits choking slaps kicks punches shoves claws scratches slams stamps stomps elbows knees gets physical rough violent drown poison smother fire backhands pelts spit',
    '\\b(?:{other}|who|and|then) {theirs}(?:backhand|claw|scratch|shov|slap|punch|kick|headbutt|slam|stamp|knee|elbow|ramm|tackl|whipp|scald|bash|clobber|thump|wallop|taser|corner|restrain|gagg|stomp|pelt)(?:ed|s|es|ing|d|ped|ping) (?:\\w+ )?(?:me|us)\\b(?! (?:with questions|in the meeting|for a))|\\b(?:gets?|got|is|was|a bit|little) (?:\\w+ )?(?:handy|physical|rough|violent|free with (?:his|her) (?:hands|fists)|heavy handed|punchy)\\b(?=.{0,50}\\b(?:when|with me|drink|drunk|had a few|angry|me|pub)\\b)|\\b(?:uses?|used) (?:his|her) fists\\b|\\btied me (?:up|to|down)\\b|\\bi (?:\\w+ )?passed out (?:when|after|because|while) (?:he|she)\\b|\\bheld (?:me|my head) under\\b|\\btried to (?:drown|run me over|push me (?:out|off|in|down)|set (?:me|fire)|poison me|smother me)\\b',
    { unless: asleep },
  ),
  abuse(
    3,
    'no-air',
    'throat breathe neck passed out chest air unconscious blacked stars black until',
    '\\b(?:press|push|dig|dug|jam|put|lean|stuck|squeez|grip)\\w* (?:\\w+ ){0,4}?(?:in|into|on|onto|against|round|around) my (?:\\w+ )?(?:throat|neck|windpipe)\\b|\\b(?:sat|sits|knelt|kneels|lay|lies|leaned|leans) (?:\\w+ )?on (?:me|my (?:chest|neck|back|face|stomach))\\b.{0,50}\\b(?:pass(?:ed)? out|breathe|air|black(?:ed)?)\\b|\\b(?:until|till|so|and) i (?:\\w+ )?(?:pass(?:ed)? out|black(?:ed)? out|saw (?:stars|black)|couldnt (?:breathe|get air)|lost consciousness)\\b(?=.{0,40}(?:$|\\b(?:he|she|his|her)\\b))',
    { unless: /\b(?:laugh\w*|drank|drunk so much|wine|shots|corset|hug\w*|tickl\w*|ran|running)\b/ },
  ),
  abuse(
    2,
    'keeps-what-i-need',
    'phone keys card cards passport visa papers gold jewellery jewelry meds medication glasses shoes clothes money wages documents laptop car charger antidepressants inhaler food emails post mail contraception benefits bank id sim pill hearing wheelchair take takes took hid',
    '\\b(?:{other}|and|in laws|family|who) (?:\\w+ ){0,3}?(?:takes?|took|keeps?|kept|hides?|hid|steals?|stole|cuts? up|tore up|tears up|ripped up|rips|burn(?:s|t|ed)|destroy(?:s|ed)|smash(?:es|ed)|break(?:s)?|broke|confiscat\\w+|lock(?:s|ed) (?:up|away)|sold|throws? (?:away|out)|threw (?:away|out)|withholds?|cancel(?:s|led)|flush(?:es|ed)) (?:away |up )?(?:all )?my (?:\\w+ ){0,2}?(?:phone|keys|bank card|cards?|passport|visa|papers|gold|jewell?e?ry|meds|medication|antidepressants|tablets|glasses|shoes|clothes|money|wages|documents|laptop|charger|inhaler|food|benefits|sim|hearing aids?|wheelchair|contraception|pill|id)\\b(?! (?:for me|to (?:the (?:shop|repair|bank)|charge|fix|mend|repair|be fixed)|because i asked|safe|by (?:accident|mistake)|in (?:his|her) (?:bag|pocket) (?:for|while)))',
    {
      unless:
        /\b(?:cuts? up my (?:food|meal|steak|meat)|grounded|school|teacher|failed|homework|parents took|mum took|mom took|dad took|thief|pickpocket|robbed|in (?:her|his) safe for|toddler|baby|puppy|dog)\b/,
    },
  ),
  abuse(
    2,
    'counts-and-checks',
    'counts times checks logs measures inspects smells sniffs week month shower toilet petrol bought emails messages reads sniff diary get interrogates writes underwear receipts',
    '\\b{other} (?:\\w+ ){0,2}?(?:counts?|times|logs|measures|inspects|smells|sniffs|interrogat\\w+|writes down) (?:\\w+ ){0,2}?(?:how long|the (?:miles|mileage|petrol|minutes|hours) (?:on|in|i)|my (?:underwear|knickers|clothes|calories|food|steps|breaks|showers?|journey|petrol|time|receipts|spending)|me (?:when|about)|every (?:penny|minute|call)|where)\\b|\\b(?:get|got|gives? me|left with|have|only have) (?:only |just )?(?:\\W?\\d+|twenty|ten|fifty|thirty)(?: \\w+)? (?:a|per) (?:week|month|day) and (?:\\w+ )?(?:he|she|i have to|have to)\\b|\\b(?:he|she) (?:\\w+ )?checks (?:what|everything) i (?:\\w+ )?(?:bought|buy|spend|spent|eat|wear|write|say|do)\\b|\\breads? my (?:\\w+ )?(?:emails?|messages|texts|diary|journal|dms|mail|post|letters) (?:before|when|while|every|without|secretly|and (?:then|gets|shouts|accus))\\b',
  ),
  abuse(
    2,
    'makes-me',
    'makes made making forces forced forcing',
    '\\b(?:makes?|made|making|forces?|forced) me (?:to )?(?:\\w+ )?(?:sleep (?:on the (?:floor|sofa|couch) (?:if|when|because)|on the floor|outside|in the)|beg|kneel|crawl|strip|eat (?:off|from|until|it off)|stand (?:in|for|outside|there)|write (?:lines|apolog\\w+)|apologi[sz]e (?:for hours|on my knees|until|to his)|ask (?:permission|before|to)|sign (?:over|the|things|papers|loans)|hand over|report|account for|cut (?:off|contact)|delete|quit my|record|film|choose between (?:him|her) and|do (?:all the|everything or)|pay (?:for )?(?:him|his|all|everything and)|swear on|lie to (?:the police|doctors?|social)|drop the charges|withdraw)\\b',
  ),
  abuse(
    1,
    'does-not-let-me',
    // Anything else that is "not let": everyday kindness is left out, and what remains is asked about, no more.
    'let allow',
    '\\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|fiance|in laws|they) (?:\\w+ )?(?:wont|doesnt|never|didnt|refuses to|dont|wouldnt) (?:ever )?(?:let|allow) me (?:to )?(?!(?:load|stack|hoover|vacuum|iron|fold|pick|order|choose|change the|turn (?:on|off|up|down)|open the (?:window|curtain)|do it my|use the (?:good|nice|dishwasher|washing)|carry|pay|win|cook|clean|help|in|go (?:first|of)|finish|down|lift|down|buy (?:him|her)|drive when|forget|live it|have (?:the (?:last|remote)|any of (?:his|her))|touch (?:his|her)|choose the|watch|hold|give|explain|do (?:the|any)|walk (?:home )?(?:alone|on the)|near the (?:grill|bbq)|get a word|hug|kiss|play|sing|park|taste|say sorry|apologise|grow|have (?:a |another )?(?:dog|cat|pet|puppy|dessert|sweets|go)|paint|decorate|put up|buy (?:a|another|the)|name|plan|read the|see the (?:present|dress)|sleep (?:with (?:his|her)|in peace|because))\\b)\\w+',
    {
      unless:
        /\b(?:landlord|boss|work|school|teacher|curfew|till im|til im|until im|gym|bank|hospital|cute|sweet|lol|haha|parents|mum|mom|dad)\b/,
    },
  ),
  abuse(
    2,
    'shut-in',
    'step outside house let out floor chair door antidepressants doctor meds weeks',
    '\\b(?:cant|cannot|not able to|never|not) (?:\\w+ )?(?:step|go|set foot|be) (?:outside|out) (?:without|alone|unless|of the house)?\\b(?=.{0,60}\\b(?:in laws|husband|wife|he|she|permission|keep|they|him|her)\\b|$)(?=.*\\b(?:keep|husband|in laws|he|she|they|permission|him|her)\\b)|\\bhas(?:nt| not) been (?:let|allowed) (?:out|to)\\b|\\b(?:wont|doesnt|didnt|refuses to|never) let me (?:\\w+ )?(?:take my|have my|see (?:a|the) (?:\\w+ )?(?:doctor|gp|nurse|midwife|therapist|counsellor|counselor|dentist|specialist|lawyer|solicitor|police|social worker)|go to (?:the )?(?:doctor|hospital|gp|therapist|midwife|clinic|therapy)|call (?:the )?(?:police|doctor|ambulance|my))\\b|\\b(?:chair|furniture|drawers|wardrobe) (?:\\w+ )?(?:against|in front of|under) (?:the|my) (?:\\w+ )?(?:door|handle)\\b|\\b(?:hide|hid|hiding|hidden) (?:all )?the (?:knives|scissors|car keys from (?:him|her))\\b|\\bsleep (?:with|in) (?:\\w+ ){0,3}?(?:my (?:shoes|clothes|keys|phone) on|locked|the door locked|a knife|one eye open)\\b',
    { unless: /\b(?:lockdown|covid|isolat\w+ with|sick|injured|surgery)\b/ },
  ),
  abuse(
    2,
    'veiled-threat',
    'box ditch ditches grave coffin woods river acid tyres petrol cemetery sorry accidents accident brakes funeral dead pieces morgue',
    '\\b(?:{says}|{other}|telling|threat\\w*) .{0,60}?\\b(?:(?:me|you|us) (?:\\w+ )?(?:in (?:a|my|your|the) (?:box|ditch|grave|coffin|ground|morgue|river|woods|cemetery|hospital)|six feet)|(?:end|ends|ended) up (?:\\w+ )?(?:in (?:a )?(?:ditch|ditches|grave|hospital|the river)|dead)|slit (?:my|your)|cut (?:my|your) (?:brakes|throat|face)|accidents? (?:can |could |do |might )?happens?|my funeral|dead before|rather see me dead|see me dead|id be dead|dead to the world|better off dead|if (?:he|she) cant have me)\\b',
    { unless: /\b(?:essay|film|podcast|lol|haha)\b/ },
  ),
  abuse(
    2,
    'smears',
    'unstable crazy unfit accuse accuses accused lie lies police hitting social court school custody mental im told telling',
    '\\b(?:told|telling|tells|convinc\\w+|tell) (?:the |my |our )?(?:school|court|judge|social services|gp|doctor|police|nursery|family|everyone|cps) (?:that )?(?:\\w+ )?(?:im|i am|i was|i hit|i beat|i abuse) (?:\\w+ )?(?:unstable|unfit|crazy|mad|mental|abusive|dangerous|an addict|a bad|him|her|the)\\b|\\b(?:{says}).{0,30}\\b(?:accuse me of|say i (?:hit|hurt|raped|touched|beat|abused)|lie to the police|ring the police and say|get me (?:arrested|sectioned|locked up))\\b|\\b(?:get|have|getting|having) me (?:sectioned|locked up|committed|arrested) (?:if|unless|so)\\b',
    { says: true },
  ),
  abuse(
    2,
    'tell-my-secret',
    'gay lesbian trans bi queer',
    '\\b(?:{says}|threat\\w*|going to|will|hell|shell|hed|shed) (?:\\w+ )?(?:tell|telling) (?:my|the|all my|everyone at) (?:\\w+ ){1,2}(?:that )?(?:im|i am|about me being) (?:gay|lesbian|trans|bi|queer|a lesbian)\\b',
    { says: true },
  ),
  abuse(
    2,
    'armed-and-gone',
    'shotgun gun rifle pistol knife',
    '\\b(?:{other}) (?:\\w+ ){0,3}?(?:disappeared|left|gone|went|stormed|driven|drove|walked)(?: \\w+){0,3} with (?:his|her|the|a) (?:\\w+ )?(?:shotgun|gun|rifle|pistol|knife)\\b',
    { unless: /\b(?:shooting club|hunting|range|clay)\b/ },
  ),
  sexual(
    2,
    'without-asking',
    'asking crying cried inside passed asleep unconscious helps helped himself herself consent permission agree agreed bed',
    '\\b(?:put|stuck|shoved|pushed|forced|got|went) (?:it|his (?!(?:hand|hands|feet|house|flat|car|things|name|foot|money|coat|shoes|bag|music|tv) )\\w+|himself|fingers|something) (?:\\w+ )?(?:in|inside|up)(?: me)?\\b(?! (?:for|the|to|with|on|a|an|our|my (?:room|flat|car|house))\\b).{0,50}\\b(?:without|crying|cried|no|asleep|ask|hurt|want)\\b|\\b(?:helps?|helped) (?:him|her)self to (?:me|my body)\\b|\\b(?:did|does|do|doing|done) (?:stuff|things|it|whatever (?:he|she) (?:wants|wanted)|something) to me (?:\\w+ )?(?:while|when|after|in my|at night|without|i didnt|that i)\\b|\\bno for an answer\\b.{0,20}\\b(?:in bed|sex|at night|when i|sexually)\\b|\\bwithout my (?:consent|permission|agreement|say so)\\b(?=.{0,40}\\b(?:sex|touch\\w*|filmed|kiss\\w*|inside|bed|did|naked|me)\\b|$)|\\bi (?:was|am|lay|just lay) (?:there )?(?:crying|frozen|crying while|numb)\\b.{0,40}\\b(?:he|she) (?:finished|carried|kept|did|was)\\b',
  ),
  child(
    2,
    'kissed-or-made-to',
    'teacher coach tutor stepbrother stepdad uncle cousin brother pastor priest boyfriend man discord snap roblox online grandad dad stepmum mum mom father mother older kissed kisses rubbed',
    '\\b(?:teacher|coach|tutor|pastor|priest|imam|youth leader|uncle|stepdad|grandad|stepfather|mums boyfriend|moms boyfriend|babysitter|stepbrother|cousin)(?: \\w+)? (?:kissed|kisses|makes me do|made me do|hugs me too|rubs|rubbed|watches me|watched me|films me|messages me at night|sends me (?:pics|nudes)|wants me to (?:undress|touch|sit on))\\b(?! friend)|\\b(?:older|grown|online|discord|snap\\w*|roblox|insta\\w*|adult)\\b.{0,50}\\b(?:has|have|got|wants|asking for|asks for) (?:my )?(?:\\w+ )?(?:pics|nudes|photos|pictures)\\b.{0,80}\\b(?:mum|mom|dad|parents|school|send|tell|post)\\b|\\b(?:dad|mum|mom|stepdad|stepmum|father|mother|parents|mums boyfriend)\\b.{0,50}\\b(?:throws?|threw|hits?|beats?|slams?|kicks?|shakes?|chokes?|burns?|locks?|punch(?:es|ed)) my (?:little |baby |older |big |younger )?(?:sister|brother|siblings?)\\b',
  ),
  stalking(
    2,
    'turns-up-everywhere',
    'opposite parcels letters flowers gifts turning showing sits parked kitchen knows nursery school address work hacked waits waited standing stands ex notes lurks outside',
    '\\b(?:ex|he|she|hes|shes|guy|man|someone|they)\\b (?:\\w+ ){0,3}?(?:sits?|sat|parks?|parked|waits?|waited|stands?|stood|lurks?|hangs around)(?: \\w+){0,4} (?:opposite|outside|across from|by|near|at) (?:my|the|our|his|her)? ?(?:\\w+ )?(?:nursery|school|work|house|flat|gym|office|church|bus stop|station|gate|window|college|uni)\\b(?=.{0,60}\\b(?:every|again|pick ?up|just|watching|always|each|all day|hours|days?)\\b|$)|\\b(?:ex|he|she|guy|man|someone)\\b.{0,20}\\b(?:keeps?|kept|still|wont stop) (?:sending|leaving|posting|dropping) (?:\\w+ )?(?:parcels|letters|flowers|gifts|notes|things|cards|messages|photos)(?: \\w+){0,3} (?:to|at|on|through) my\\b|\\b(?:knows|repeats|mentions|quotes) (?:things|stuff|what|where|everything) i(?:ve)? (?:only |just )?(?:said|say|do|did|go|went|told|was)\\b(?=.{0,40}\\b(?:kitchen|own|home|private|car|nobody|never|friend|even|room|when (?:he|she) isnt)\\b)|\\b(?:kept|keeps) (?:turning|showing) up and\\b|\\bhacked (?:into )?(?:my|all my)\\b.{0,60}\\b(?:ex|he|she|him|her|partner)\\b|\\b(?:ex|he|she)\\b.{0,30}\\bhacked (?:into )?my\\b',
    { unless: /\b(?:landlord|notice|postman|amazon|his mum|her mum|surprise|pick me up|neighbour)\b/ },
  ),
  threat(
    2,
    'could-put',
    'brick skull throat knife bat smash throttle punch snap held blade gun kids toddler',
    '\\b(?:could|want to|wanna|going to|might|gonna|will) (?:\\w+ )?(?:put|smash|throw|drive|stick|ram) (?:a|my|the|him|her|his|this) (?:\\w+ ){0,3}?(?:through|into|in|at|round) (?:his|her|their|a|the) (?:skull|face|head|neck|throat|windscreen|window|chest|back|wall|teeth)\\b|\\bi (?:\\w+ )?(?:held|pulled|pointed|waved|grabbed|swung|picked up) (?:a|the|my) (?:\\w+ )?(?:knife|gun|bat|hammer|bottle|blade) (?:to|at|on|and|in front of)\\b|\\b(?:going to|might|about to|scared ill|afraid ill|think ill|think im going to|ill) (?:\\w+ ){0,3}?(?:snap|lose it|lose control)(?: and| with)? .{0,20}\\b(?:hurt|kids|baby|children|hit|kill|her|him|them)\\b|\\bi (?:smack|hit|slap|shook|shak|spank|beat|kick|punch|threw)\\w* (?:my|the|our) (?:\\w+ )?(?:toddler|baby|son|daughter|kid|child|boy|girl)\\b.{0,20}\\b(?:hard|so|mark|again|stopped|too|cry\\w*|bruis\\w*|across|face|head|and now)\\b',
  ),
  selfHarm(
    2,
    'near-the-act',
    'safe tracks razor blade counting table date calm birthday strip kerb step ledge ending might note thinking station only wish trust picked meds pills traffic platform off walk blades scissors thoughts keep make',
    '\\b(?:cant|cannot|not able to|dont (?:think i can|trust myself to|know how to)|couldnt) (?:\\w+ )?keep (?:myself|me) safe\\b|\\bdont trust myself (?:tonight|alone|to be alone|with (?:the|my) (?:pills|meds|knives|car))|\\b(?:have|got|set|picked|chosen) a (?:date|day|time|place|spot) (?:in mind|picked|planned|set|for it|chosen)\\b(?=.{0,60}\\b(?:calm|peace|die|end|ready|it|goodbye)\\b)|\\b(?:thoughts?|thinking|ideas?|urges?) (?:of|about|to) (?:end|ending|stopp?ing) (?:things|it|everything|it all|all of it)\\b(?! (?:with|between|on good))|\\b(?:keep|kept|been|sit|started) (?:\\w+ )?counting (?:them|my|the|out|how many)\\b(?=.{0,40}(?:$|\\b(?:pills|tablets|meds)\\b))(?=.*)|\\b(?:meds|pills|tablets|razor|blades?) (?:are |is )?(?:on the (?:table|bed|side|counter|floor)|out|in my bag)\\b.{0,40}\\b(?:counting|looking|keep|thinking|again|tonight)\\b|\\b(?:razor|blades?|scissors) (?:\\w+ )?out (?:again|tonight|and|of)\\b|\\bgot the (?:razor|blades?|pills|rope) (?:back )?out\\b|\\b(?:dont|wont|not) (?:think ill |think i will |going to |gonna )?(?:make|see|reach|live to|be here for|be around for) (?:it to |to )?(?:my (?:\\d+\\w* |next )?birthday|christmas|next (?:year|week|month)|the (?:new year|end of the (?:week|year|month)|weekend)|graduation|thirty|\\d{2}$)\\b|\\b(?:step|stepping|walk|walking|fall|falling|drive|driving) (?:out |right |straight )?(?:off|in ?front of|into) (?:the |a |an )?(?:kerb|curb|platform|pavement|oncoming|traffic|path of|bridge|road)\\b(?=.{0,40}\\b(?:bus|train|car|lorry|comes|tracks|and|$))(?=.*)|\\bwish (?:he|she|my \\w+|they|someone|somebody) (?:would|d) (?:\\w+ )?(?:finish me off|kill me|put me out of|end me|shoot me and)|\\bonly (?:thing|reason|person) (?:\\w+ )?(?:stopping|keeping|holding) me (?:from|here|alive|back|is|going)\\b',
    {
      unless:
        /\b(?:from (?:leaving|breaking|divorc\\w+|calling|texting|saying|moving|quitting)|bus and there|here is the (?:weather|job))\b/,
    },
  ),
  selfHarm(
    3,
    'taken-now',
    'strip pack bottle tracks station pills wine platform',
    '\\b(?:ive|i have|just|i) (?:just )?(?:taken|took|swallowed|had) (?:the|a|my|all|two) (?:whole |entire |full )?(?:strip|pack|packet|bottle|box|lot)s?\\b(?! of (?:water|milk|crisps|wine and|beer))(?=.{0,40}(?:$|\\b(?:wine|vodka|pills|tablets|now|and)\\b))|\\b(?:station|platform|tracks|bridge|cliff|edge|roof)\\b.{0,80}\\b(?:going to do it|going to jump|do it now|ready to go|want to jump|think im going)\\b',
  ),
  selfHarm(
    1,
    'no-worth',
    'space pointless empty sleep envy insurance world existing numb might oxygen waste wasting taking point point',
    '\\b(?:just )?(?:taking|take|wasting|waste of) (?:up )?(?:space|oxygen|air)\\b|\\blife (?:is|feels|seems|has been|has become) (?:\\w+ )?(?:pointless|meaningless|empty|not worth|unbearable|hopeless|worthless|too much|over)\\b|\\benvy (?:people|those|anyone|the dead)\\b.{0,30}\\b(?:die|died|dead|sleep)\\b|\\blife insurance (?:\\w+ )?(?:covers|cover|would|pays|policy)\\b.{0,30}\\b(?:suicide|it|if i)\\b|\\b(?:i|just) (?:\\w+ )?(?:exist|existing|surviving) (?:not|rather than|instead of) (?:live|living)\\b|\\b(?:do it|go on then|go ahead)\\b.{0,30}\\bnow i might\\b',
  ),
  medical(
    3,
    'on-the-floor',
    'eyes floor arm nonsense speech face',
    '\\b(?:wont|cant|isnt|not|doesnt) (?:\\w+ )?(?:open|opening) (?:his|her|their) eyes\\b|\\b(?:cant|couldnt) (?:move|lift|feel) (?:his|her|my|one) (?:\\w+ )?(?:arm|leg|side|face)\\b.{0,60}\\b(?:talk\\w*|nonsense|slur\\w*|speak\\w*|face|words|confused)\\b',
  ),
  medical(
    2,
    'bleeding-in-pregnancy',
    'weeks pregnant bleeding waters',
    '\\b(?:\\d+ weeks|pregnant)\\b.{0,40}\\b(?:bleed\\w*|blood|waters? (?:broke|gone))\\b|\\bbleeding\\b.{0,30}\\b(?:pregnant|weeks)\\b',
    { unless: /\b(?:ago|lost the baby at|last year)\b/ },
  ),
]
