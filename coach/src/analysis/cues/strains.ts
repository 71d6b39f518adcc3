import { strain, type StrainCue } from './strain-row.ts'

const low =
  '(?:names|useless|stupid|fat|lazy|crazy|thick|dumb|ugly|pathetic|idiot|moron|bitch|selfish|worthless|hopeless|liar|failure|loser|mental|psycho|disgusting|embarrassing|incompetent|weak|weird|boring|frigid|cold|mad|insane|spoilt|an embarrassment|a burden|a waste|good for nothing|a (?:bad|terrible|rubbish|useless|awful) (?:father|mother|dad|mum|parent|husband|wife|partner|friend|daughter|son)|not good enough|nothing|sweetheart|darling|girly|thief|cheat|slut|slag|whore|cow|pig|witch|leech|parasite|scrounger|freak|monster|coward|hypocrite|snake|traitor|waster|gold ?digger|disgrace|disappointment|brat|drunk|junkie|fraud|tramp|slob|nag)'
const slight =
  '(?:dramatic|uptight|needy|clingy|(?:too |over ?|so |being )?sensitive|too much|too emotional|overreacting|imagining|making it up|paranoid|hormonal|moody|difficult|ungrateful|hysterical|the problem|unreasonable|jealous|attention seeking|in the wrong|always wrong)'

/** Broken trust, being put down, quarrels and worries, as people describe them. Our own wordings. */
export const strainCues: readonly StrainCue[] = [
  strain('lie', [
    `(?:lied|lies|lying|lie)(?: straight| right)? (?:to (?:me|us|my|him|her|them|everyone)|about)|(?:told|tells|telling) (?:me |us |him |her |them )?(?:so many |a lot of |constant |more |the same )?lies|a (?:compulsive |pathological )?liar|swore(?: {one}){0,6} (?:he|she|they) hadnt|(?:deceived|tricked|conned|betrayed|catfished) (?:me|us|him|her|them)`,
  ]),
  strain('affair', [
    `(?:cheated|cheats|cheating)(?! at)|(?:an|his|her|the|their|another) affair|had affairs|(?:slept|sleeping|sleeps|flirts|flirting) with (?:someone|somebody|another|other|my|his|her|a|him)|(?:has|had|found|seeing|met|there(?:s| is| was)) (?:somebody|someone|another (?:man|woman)) else|i (?:found|saw|read)(?: {one}){0,2} (?:messages|texts|emails|photos|a dating)|(?:was|is|hes|shes|been) unfaithful|(?:going out|got together|getting together|slept|ended up) with my ex`,
  ]),
  strain('money', [
    `(?:stole|steals|stolen)(?! my heart)(?: {one}){0,3} (?:from|money|my|our|me)|(?:took|takes|sold|spent|borrowed|emptied|drained|pawned)(?: my| our| all| the){1,2} (?:ring|rings|money|savings|jewellery|inheritance|mothers|dads|mums|pension|wages|deposit|wedding fund|tools)|took the (?:car|house|money|furniture)(?: {one}){0,5} (?:before|without)|(?:gambled|drank|gambling|drinking)(?: it)? (?:away|our|my|the (?:rent|money|deposit|savings))|(?:secret|hidden|hid|hiding) (?:debts?|account|loan|credit card)|owes me|(?:never|hasnt|havent|wont|still hasnt) (?:paid|pay|pays|given) (?:me|us|it) back`,
  ]),
  strain(
    'passedon',
    [
      `(?:he|she|they|{one})(?: went and| just| then| has| had| also){0,2} (?:told|blabbed to|tells)(?: {one}){0,2} (?:group|everyone|everybody|friends?|family|mates|office|team|class|neighbours|street|group chat|whatsapp)(?: about| what| that i| my| everything| at (?:work|school|church|the {one})| in (?:the|our) {one}|(?=[.,;!?]|$))|(?<!\\bi )(?<!\\bive )(?<!\\bi had )(?:told|tells)(?: {one}){1,3} (?:about my|what i (?:told|said)|my secret)|(?:passed|passes|passing) (?:on )?(?:what i|my (?:secret|news))|(?:shared|posted|showed|forwarded|screenshotted) my (?:messages?|photos?|texts?|secret|news|story|diary)|(?:broke|betrayed) my confidence`,
    ],
    /\b(?:told (?:\\w+ ){0,2}(?:everyone|everybody|family|friends) (?:how (?:proud|much|good|lucky|happy)|(?:he|she) (?:loves|was proud))|good news|great news|how proud|how lucky|never told (?:anyone|a soul|everyone))\b/,
  ),
  strain('secret', [
    `(?:told|tells|shared|repeated|gossip\\w*|showed)(?: {one}){0,3} (?:the whole {one}|my secrets?|what id told|what i(?:d| had)? (?:told|said to)|about my)(?! (?:success|promotion|new|plans))|(?:told|tells|telling) (?:everyone|everybody|other people|people|half) (?:about (?:my|me|it|our)|what|my|our|that i)|cant (?:hold|keep) (?:anything|a secret)(?! (?:down|together))|(?:hid|hides|hiding|hidden|kept|keeps) (?:it|this|that|things|messages|his|her|the)(?: {one}){0,2} (?:from me|from us|secret|hidden)|secretive|a secret (?:account|phone|life)`,
  ]),
  strain('talked', [
    `behind (?:my|our) back|(?:tells?|told) (?:{one} ){1,3}(?:that )?i(?:m| am|ve been)? ${low}|(?:slags?|bad ?mouth\\w*|bitches?|complains?) (?:me|us|about (?:me|us) to)(?: off)?|spread(?:s|ing)? (?:rumou?rs|stories)|(?:gossip(?:s|ed|ing)|(?:talks?|talking|talked) badly|lies|rumou?rs) about (?:me|us)|turn(?:s|ed|ing)? (?:{one} ){1,3}against (?:me|us)`,
  ]),
  strain('credit', [
    `(?:tak(?:es|ing|en)|took|claim(?:s|ed|ing)?|gets?|got) (?:all )?(?:the )?credit|(?:presents?|presented|passes|passed) (?:my {one}|it|them)(?: off)? as (?:his|her|their) own|moves? (?:the )?(?:deadlines|goalposts)`,
    `(?:sends?|sent|submits?|submitted|hands?|handed|presents?|presented|forwards?|forwarded|emails?|emailed|shows?|showed|publishe[sd]|uploads?|uploaded|pitche[sd]) my(?: {one}){1,8} (?:with|under) (?:just |only )?(?:his|her|their)(?: own)? name|(?:puts?|sticks?|stuck|signs?|signed) (?:his|her|their)(?: own)? name (?:on|to|at the (?:top|bottom|end) of|under|over|across|against) (?:my|what i|the {one} i)|(?:takes?|took|removed|deleted|swapped|replaced|changed|left) my name (?:off|out of|from|for (?:his|hers|theirs)|with (?:his|hers|theirs)|to (?:his|hers|theirs))`,
  ]),
  strain('promise', [
    `(?:broke|breaks|broken|breaking) (?:his|her|their|every|a|all his|all her|my|another) (?:promises?|word|trust|confidence)|(?:promises|promised)(?: {one}){1,6} (?:and|but)(?: {one}){0,2} (?:never|doesnt|didnt|dont|it didnt|nothing)|(?:lets|let) me down`,
  ]),
  strain('trust', [
    `i(?: just| still| really){0,2} (?:dont|cant|couldnt|no longer|never|find it hard to|struggle to|hardly)(?: really| fully| even| ever| quite| completely){0,1} trust(?! my(?:self)?)|no (?:more )?trust(?: left)?|(?:trust|faith) (?:is|was|has|s)(?: been)? (?:gone|broken|shattered|lost)|lost (?:all |my |the )?trust|dont (?:believe|know if i can believe) (?:him|her|them|a word)|we dont trust each other`,
  ]),
  strain(
    'mocked',
    [
      `(?:eye ?rolls?|eye ?rolling|(?:rolling|rolls?|rolled) (?:his|her|their) eyes)|when i (?:{one} ){1,5}(?:he|she|they) (?:just |always )?(?:sighs?|tuts?|rolls)|(?:sighs?|sighed|tuts?|tutted|snorts?|snorted|groans?|groaned)(?: loudly| heavily| audibly| out loud){0,1} (?:when(?:ever)? i|every time i|each time i|if i|at (?:me|my|everything i))|smirks?|smirked|(?:mocks?|mocked|mocking|ridicules?|ridiculed|belittles?|belittled|humiliates?|humiliated|insults?|insulted|sneers?|sneered|scoffs?|scoffed|patroni[sz]es?|patroni[sz]ed)(?! (?:himself|herself|themselves|everyone but))|looks? down (?:on|his|her)|laugh(?:s|ed|ing)? (?:at (?:me|my|us)|in my face|when i(?: {one}){0,4} (?:cry|cried|hurts?|upset|told))|(?:makes?|made|making) fun of (?:me|my|us)|(?:talks?|talked) down to|(?:puts?|putting) (?:me|us) down|(?:did|does|imitates|copies) my (?:voice|accent)|air quotes`,
    ],
    /\bwe (?:mock|tease|insult)\b|\blaugh\w* at (?:all )?(?:my|our|his|her|each others) (?:\w+ )?(?:jokes?|stories|puns|impressions|gags|nonsense|bad|terrible|rubbish|silly)\b/,
  ),
  strain('names', [
    `(?:calls|called|calling|call) me "?(?:a |an |the |such |so |total |complete |little |fucking |bloody ){0,3}${low}|(?:says|said|tells me|told me|telling me|saying|thinks|keeps saying)(?: that)?,? "?(?:i|you)(?:m|re| am| are| was|ll be)?(?: {one}){0,2} ${low}(?! (?:to|for|that))|i was never a (?:mother|father|son|daughter|friend|real)|(?:he|she|they) (?:despises?|hates|cant stand) me`,
  ]),
  strain(
    'jokes',
    [
      `jokes about (?:my|me|how i|what i)|(?:makes?|made|making|cracks?|constant|always|his|her|their|little|snide|nasty|sarcastic)(?: {one})? (?:jokes?|digs?|comments?|remarks?) (?:about|at) (?:my|me|how i|what i|the way i|us)|(?:cant|dont know how to) take a joke|dont take feedback|(?:is |s |so |always |being |very )sarcastic`,
    ],
    /\b(?:laugh|love|like) (?:about|at|it|that)\b/,
  ),
  strain('public', [
    `(?:corrects?|corrected|criticises|criticised|embarrass\\w+|shouts at|shouted at|undermines|undermined|scolds|told me off|contradicts|blames|blamed)(?: {one}){0,3} in front of|(?:excuses|apologises for) me to`,
  ]),
  strain('lesser', [
    `treats? (?:me|us) (?:like|as) (?:an? (?:child|kid|servant|maid|dog|stranger|burden|joke|idiot|baby|nuisance|piece|cash machine|wallet|bank|taxi|doormat)|dirt|staff|nothing|rubbish|his (?:mother|secretary|maid)|the (?:help|maid)|i (?:dont|am nothing|was)|im (?:nothing|five|ten|stupid|invisible))|as if i (?:was|were) (?:nothing|stupid|invisible|mad|a (?:child|stranger|woman)|an idiot|not there|some)|(?:its|im|i am|just|only) (?:just |only )?(?:a|his|her|their) (?:cash machine|wallet|bank|atm|taxi|doormat)|nothing but a|must (?:be|have been) desperate|(?:explains|explained) (?:my own|things) (?:{one} ){0,2}to me|talks? (?:over|through) me|(?:interrupts?|interrupted|interrupting) (?:me|us)`,
  ]),
  strain(
    'fault',
    [
      `(?:criticis|criticiz)(?:es?|ed|ing)(?! (?:himself|herself|themselves|myself))|(?:nags?|nagged|nagging)|complain(?:s|ed|ing)? (?:about (?:me|my|everything|how|what)|that i|to me about)|(?:blames?|blamed|blaming|accuses?|accused|accusing) (?:me|us|my)|(?:has|had|having) a go at (?:me|us)|lectures? (?:me|us)|lectured (?:me|us)|picks? (?:at|on) (?:me|my|everything)|nitpicks?|finds? fault|corrects? (?:me|my|everything|how)|compar(?:es|ed|ing) me|judges? (?:me|us|my|how|what|everything)|judged (?:me|us|my|how)|second guesses|micromanag\\w+|(?:nothing|never) (?:i do (?:is |was )?|im )?(?:is |was )?(?:ever )?(?:good |quite )?enough(?: for (?:him|her|them))|nothing i do|whatever i do(?: {one}){0,3} (?:wrong|isnt|its not|not)|you always do (?:it|everything) wrong|(?:has|have|always|with) (?:an opinion|opinions) (?:on|about)|tells? (?:me|us) (?:how|what) (?:to|i should|i am doing|we should)(?: {one}){0,4} (?:wrong|raise|dress|cook|clean|parent|live|wear|do my|run)|bites? my head off|(?<!\\bi(?:d| had)? been )(?<!\\bi was )(?<!\\bim )snappy|critical of (?:me|my|how|everything)|short with (?:me|us)|im always being tested|always being tested`,
    ],
    /\bcancer\b/,
  ),
  strain(
    'quarrel',
    [
      `(?<!in a )(?<!front )(?<!back )(?:a|the|worst|another|have|had|constant|our|bad|terrible|awful|big|huge|stupid|blazing|same) rows?(?! (?:of|at|to our|behind|in the (?:cinema|theatre)))|rowed|(?:we|they|he and i|she and i|always|constantly|mostly|just|end up|ended up|keep|both)(?: {one}){0,2} (?:argue|arguing|argued|fight|fighting|fought|bicker|bickering|bickered|quarrel|quarrelling|squabble|clash)(?! (?:for|cancer|back to|about what to watch and laugh))|us (?:arguing|fighting|bickering|rowing|quarrelling)|(?:arguments?|fights|quarrels|rows) (?:about|over|every|all|are|get|turn|with|end)|(?:argues?|argued|fights|fought|picks? (?:a )?fights?|starts? (?:a )?(?:fights?|arguments?)|quarrelled) (?:with (?:me|him|her|us|them)|about|over|back)|(?:big|bad|huge|constant|awful|terrible|same|stupid|worst|another) (?:fights?|arguments?|quarrels?|fallings? out)|(?:is|was|ends? (?:up )?in|turns? into|becomes|always) (?:a |an |another )(?:fight|row|argument|battle|shouting match)|fell out(?! of (?:bed|the))|keeps? (?:score|bringing)|we keep score|clash(?:es)?(?: {one}){0,2} (?:with|over|about)`,
    ],
    /\b(?:takes? the (?:blame|fall)|cancer|fight for|fighting for|pillow fight|football)\b|\b(?:argue|bicker|fight|quarrel|squabble|row)\w* (?:about|over) (?:which|what to (?:watch|eat|cook|order)|where to (?:eat|go)|who (?:makes|gets|has) the|whose turn (?:it is )?to make|the (?:crossword|quiz|remote|last (?:biscuit|slice|roastie)|football|thermostat|best|right way to))\b/,
  ),
  strain(
    'shouting',
    [
      `(?:shouts?|shouted|shouting|yells?|yelled|yelling|screams?|screamed|screaming)(?: at (?:me|us|my|him|her|them|people|each other|the|everyone)| a lot| about| back| when| over| all| for)|we (?:do )?shout|(?:are|is|gets?) shouted|(?:snaps?|snapped|snapping) at|i snapped|swears? at|loses? (?:his|her|my|their) (?:temper|patience|rag)|lose my (?:temper|patience)|kicks? off|slam(?:s|med|ming)? (?:the )?doors?|(?:gets?|got|is|was) (?:so |really |very |always )?(?:angry|furious|aggressive|nasty) (?:with|at|when|if|over|about)`,
    ],
    /\b(?:for joy|with laughter|at the (?:tv|telly|referee|match))\b/,
  ),
  strain('load', [
    `(?:tired|exhausted|fed up|sick|drained|worn out)(?: of| from| by) (?:being|doing|it|this|always|carrying|explaining|having|all)(?! (?:ill|sick|pregnant))|i(?:m| am)?(?: always)? the (?:only )?one (?:who|that)(?! (?:visits|knows|understands|he|she|they|talks to|saw|noticed))(?: {one}){1,5}|its always me|falls? (?:to|on) me|i(?: have to)? do (?:everything|it all|the lot|all (?:of )?the|most of|the (?:nights|mornings|washing|shopping|cooking|cleaning|lifting|pads|meds|school runs?|driving|paperwork|bedtimes?|night feeds?|care|caring)(?=[.,;!?]| and|$))|(?:i end up|im left|leaves me) (?:doing|with all|with the|to do|carrying)|(?:doesnt|dont|wont|never|didnt) (?:lift a|clean(?: up)?|cook|pay|pull|tidy|wash|contribute|help (?:with|out|around|me)|do (?:anything|his|her|any|the))(?! (?:drugs|back down))|only (?:calls?|rings?|texts?|comes|contacts?|visits?|messages?|talks? to|speaks? to)(?: me| us)? (?:when|if|because|to ask|for)|(?:rings?|calls?|texts?|comes)(?: me| us)? (?:only )?(?:when|if) (?:he|she|they) (?:needs?|wants?|is lonely|s lonely)|i(?:ve)? (?:become|turned into|been)(?: {one})? (?:her|his|their|the) (?:bank|taxi|maid|servant|therapist|secretary|carer|nurse|assistant|housekeeper|weather report|cleaner|mother)|(?:use|uses|using|used) me (?:as|for|like)|(?:rings|calls|texts|messages)(?: {one}){0,5} (?:if i dont|until i|ten times|twenty times|every hour|every day at)|one ?sided|takes? me for granted|taken for granted|(?:like|were|are) two people running`,
  ]),
  strain('decides', [
    `decides (?:what|where|who|when|how|if|whether) (?:we|i)|(?:makes|made|making) (?:all the )?decisions(?: without| when| over| for| alone|(?=[.,;]))|without (?:asking|telling|consulting|warning) (?:me|us|anyone|the (?:rest|others))?|(?:signed|sold|booked|bought|invited|ordered|spent|agreed)(?: {one}){1,5} without (?:asking|telling)|(?:decides?|decided|changes?|plans?|books?|booked) (?:things |everything |it |all |the holidays? |plans )?(?:for (?:me|us|him|her)|without (?:me|him|her|us|asking|telling))|i decide things for|(?:bossy|controlling|pushy|overbearing|domineering)|always has to be right|wont take no|(?:interferes?|meddles?|interfered)`,
  ]),
  strain('dismissed', [
    `(?:says|said|tells me|told me|thinks|calls me|called me|saying)(?: that)?,? ?"?(?:i(?:m| am| was)? |youre )?(?:just |being |always |only |so |a bit ){0,2}${slight}|(?:says|said)(?: that)? (?:i (?:should|need to) (?:calm|relax|get over|grow up|let it go|lighten)|its (?:nothing|all in my head|just how|not a big|for people with problems)|(?:thats|its) just (?:how|the way)|i (?:dont|do not) understand anything)|(?:calm down|get over it|grow up)|counselling is for|(?:when(?:ever)?|if) i (?:bring|brought|raise|raised|mention) it(?: up)?,? (?:he|she|they) (?:makes? a joke|laughs?|sighs?|leaves?|gets? (?:angry|defensive|cross|upset))|makes a joke (?:of|out of) it|brush(?:es|ed) (?:it|me|things) off|(?:waves|laughs|shrugs) it (?:away|off)|takes? (?:his|her|their|his mothers|her mothers) side|(?:doesnt|didnt|dont|wont|never) (?:stick|stand|speak) up for me`,
  ]),
  strain('mine', [
    `(?:eats?|ate|eating|takes?|uses?|borrows?|wears?|breaks?) my (?:food|things|stuff|clothes|car|milk|charger|tools|makeup)|treats? my (?:flat|house|home|room|things|time|car)|(?:turns up|comes (?:round|in|over)|drops (?:in|by)|walks in)(?: {one}){0,3} (?:unannounced|without (?:asking|calling|ringing|knocking|warning))|(?:leaves|left) (?:hair|dishes|a mess|the (?:mess|kitchen|bathroom|washing))|(?:goes|went) through my (?:things|drawers|post|room)`,
  ]),
  strain('jealous', [
    `(?:gets?|got|is|was|hes|shes)(?: so| really| very| quite| a bit| extremely){0,2} (?:jealous|possessive)(?! of (?:the|my (?:hair|cat|dog)))|(?:likes|wants|needs) to know where i am|(?:hates|doesnt like) (?:it )?when i (?:see|go|talk|have|play)`,
  ]),
  strain('bills', [
    `(?:money|the bills|rent|chores|the housework|the dishes)(?: {one}){0,2} (?:is|are)(?: {one}){0,2} (?:a mess|a problem|an issue|tight|a sore|between us|trouble|hard)|(?:bad|hopeless|careless|useless) with money|(?:spends|spending) (?:too much|money we|more than|everything)`,
  ]),
  strain(
    'hard',
    [
      `(?:hes|shes|theyre|is|was|are|can be|gets|being|been|becomes?)(?: so| very| really| always| quite| a bit| too| incredibly| often| just| also| a){0,2} (?:selfish|lazy|unfair|difficult|moody|stubborn|demanding|critical|negative|short tempered|passive aggressive|rude|mean(?! to)|cruel|harsh|unreliable|thoughtless|childish|immature|manipulative|toxic|hard work|impossible|nasty|blunt|bitter|unkind(?! to himself)|naive and|cliquey|impatient|competitive|disrespectful|dismissive|hurtful|spiteful|arrogant|snippy)(?! (?:time|year|week|job|road|of me|to (?:say|get|find|talk|arrange|describe)|for (?:him|her|us)))`,
      `keeps (?:asking|telling|saying|interrupting|changing|forgetting|borrowing|correcting|making|coming|going on|pushing|comparing|contradicting|moving|undoing|checking)|(?:he|she|they|{one}) (?:refuses? to|refused to|insists? (?:on|that)|insisted on|expects? (?:me|us|everyone)|expected me|demands?)|makes me (?:feel (?:bad|guilty|small|stupid|like|as if|worse|inadequate|ashamed|invisible)|do|pay|ask|choose|wait)|(?:guilt trips?|manipulates?|provokes?|bullies|bullied|undermines?|pressures?|pushes|pesters?|tests) (?:me|us)|(?:oversteps|plays? (?:the victim|us off|favou?rites)|moves? (?:deadlines|things) in)`,
    ],
    /\b(?:illness|situation|distance|traffic|job|exam|winter|diagnosis|treatment|pregnancy) (?:is|was)\b/,
  ),
  strain('habit', [
    `(?:drinks|drinking|drunk|drank)(?! (?:tea|coffee|water|wine together|a (?:coffee|tea)|from|in the (?:view|sun)))(?: {one}){0,2} (?:too much|again|every (?:night|day|evening|weekend)|and|when|a bottle|since|more|heavily|alone|in secret)|(?:his|her|their|the) (?:drinking|gambling|drug use|addiction)|(?:using|gambling|smoking weed|on drugs)(?: again| every)|(?:is|hes|shes|was) (?:an )?(?:alcoholic|addict|addicted)|comes? home drunk|(?:had|has) a drink(?: too many)?|relapsed`,
  ]),
  strain('fear', [
    `i(?:m| am|ve been| get| feel)?(?: just| really| so| always| still| also){0,2} (?:afraid|frightened|scared|worried|terrified|anxious)(?! of (?:him|her|them|my (?:dad|husband|wife|partner))(?: |$))(?: {one}){1,3}|i(?: still| just| do| always| sometimes| often){0,2} (?:worry|panic|overthink|spiral|dread)(?: {one}){0,2}|i(?: do| still){0,2} (?:lie awake|cant sleep|dont sleep|havent slept|cant relax|check(?:ed)? (?:when|his|her|if|the)|need (?:him|her|them) to say|want proof|listen to (?:him|her) breathing|make up (?:whole )?stories|want proof)|(?:my stomach|i get) (?:drops|hot|sick)|i (?:keep|kept) (?:checking|wondering|asking myself)|i wonder (?:if|whether) (?:he|she|they)`,
  ]),
  strain('lonely', [
    `i(?:m| am| feel| felt| just| still| often| always| so| really| like){1,4} (?:lonely|alone|invisible|used|stuck|trapped|unwanted|unloved|hopeless|empty|rejected|unimportant|a burden|an outsider|i dont exist)|like i dont exist|i(?:m| am|ve been| feel| felt| was)(?: just| really| so| still| always| left| very| both| quite){0,2} (?:angry|hurt|resentful|bitter|confused|exhausted|worn out|sad|upset|frustrated|disappointed|embarrassed|heartbroken|devastated|dropped|rejected|torn|overwhelmed|drained|humiliated|small|sick)(?! (?:leave|pay|day|of the weather))|(?:it|that|this) (?:really |still |just )?(?:hurts?|stings?|stung|breaks my heart|wears me out|upsets me|bothers me)|i resent|i dread|i grieve|im grieving|i(?: just| really| still| do){0,1} miss (?:him|her|them|us|my|what|how|being|having|that)|i(?: went {one} and)? (?:cried|cry)(?! (?:with (?:joy|laughter|happiness|relief)))|im not (?:enough|important)|i(?: {one}){0,2} may not be`,
  ]),
  strain('guilt', [
    `i(?:m| am| feel| felt| just| still| so| really){1,3} (?:guilty|ashamed|terrible about|awful about|bad about)|i hate (?:that i|myself|how i|who i)|i(?:d| would) never forgive myself|i (?:get|got) (?:tired|impatient|bossy|jealous|snippy)|i (?:dont|do not) like who i|i(?:m| am)? ashamed|(?:its|it is|it was|it must be|must be) (?:all )?my fault|it must be me|i was (?:a|an) (?:hard|bad|absent|terrible|useless) (?:father|mother|dad|mum|parent|husband|wife|friend|son|daughter)|i was never (?:at home|there|around)|i (?:lie to|drop whatever|drive past|missed her|missed his)`,
  ]),
]
