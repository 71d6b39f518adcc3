import { cue, type PlainCue } from '../../detectors/match.ts'

/**
 * What strains a relationship, as people describe it: criticism and quarrels, withdrawal and distance, contempt,
 * betrayal (COACH.md, "Relationship analysis"), and worry, which weighs nothing on the score. Our own wordings.
 */
export const strainKinds = ['betrayal', 'contempt', 'withdrawal', 'criticism', 'worry'] as const
export type StrainKind = (typeof strainKinds)[number]
interface StrainCue extends PlainCue {
  id: StrainKind
}
const row = (id: StrainKind, ways: readonly string[], unless?: RegExp): StrainCue => ({
  ...cue(id, ways, { strength: 0.7, negatable: true, ...(unless ? { unless } : {}) }),
  id,
})
/** Rows in which "never", "nothing" and "not" are part of what is missing. */
const whole = (id: StrainKind, ways: readonly string[], unless?: RegExp): StrainCue => ({
  ...row(id, ways, unless),
  negatable: false,
})

export const strainCues: readonly StrainCue[] = [
  row(
    'betrayal',
    [
      `(?:lied|lies|lying|cheated|cheats|cheating|an affair|had affairs|slept with|betrayed|stole|stolen|steals|deceived|tricked|conned|catfish\\w*)(?: {one}){0,7}|behind my back{few}|(?:he|she|they|my {one}|{one}) (?:took|takes|sold|spent|borrowed|emptied)(?: my| our| the| all){1,2} (?:ring|money|savings|card|jewellery|inheritance|car|mothers|dads|mums|pension|wages|idea|work|credit){rest}|swore(?: {one}){0,6} (?:he|she|they) hadnt|(?:told|tells|shared with|repeated to|gossip\\w* to|showed|sent)(?: {one}){0,3} (?:everyone|everybody|other people|the whole|my secret|what id told|about my)(?: {one}){0,6}|cant (?:hold|keep) (?:anything|a secret|things|it){rest}|(?:broke|breaks|broken) (?:his|her|their|every|a|my) (?:promises?|word|trust|confidence){few}|(?:hid|hides|hiding|hidden|kept|keeps) (?:it|this|that|things|the|his|her|a|debts?|messages|secrets?)(?: {one}){0,2} (?:from me|secret|secrets|hidden|debt|bottles|messages|phone|account|drinking|gambling){few}|(?:secretive|a secret (?:account|phone|debt|life)){few}|(?:has|found|seeing|met|there(?:s| is| was)) (?:somebody|someone|another (?:man|woman)) else{few}|(?:took|takes|taking|claimed|claims) (?:the )?credit (?:for)?{few}|a (?:cash machine|wallet|bank){few}|(?:gambled|drank) (?:away|it|our){few}|was approved and then it wasnt|moves? (?:the )?(?:deadlines|goalposts){rest}|i found (?:messages|texts|out|receipts|a){rest}`,
    ],
    /\b(?:never (?:lied|cheated)|what if|tells a story to|i (?:told|showed|sent|took|kept|hid) )/,
  ),
  row(
    'contempt',
    [
      `(?:eye ?rolls?|eye ?rolling|rolling (?:his|her|their) eyes|rolls? (?:his|her|their) eyes|(?:sighs?|sighed|tuts?|tutted|snorts?|snorted|groans?|groaned)(?: loudly| heavily| audibly| out loud){0,1} (?:when|whenever|every time|each time|if|at (?:me|my|everything))|smirks?|smirked)(?: {one}){0,7}`,
      `(?:mocks?|mocked|mocking|ridicules?|ridiculed|belittles?|belittled|humiliates?|humiliated|insults?|insulted|sneers?|sneered|scoffs?|scoffed|patroni[sz]es?|looks down|laughs at (?:me|my)|laughed at (?:me|my)|makes? fun|made fun|talks? down|puts? me down|put me down|rolls? (?:his|her|their) eyes|rolled (?:his|her|their) eyes)(?: {one}){0,7}|(?:calls|called|calling) me (?:a |an |the |such |so |names|useless|stupid|fat|lazy|crazy|too|thick|ugly|pathetic|dramatic)(?: {one}){0,5}|(?:jokes?|comments?|remarks?|digs?) about (?:my|how|what i|the way i){rest}|(?:corrects?|corrected|criticises|told|embarrasses|embarrassed|shouts at|undermines)(?: {one}){0,2} in front of{rest}|did my (?:voice|accent){few}|(?:cant|dont) take (?:a joke|feedback){few}|must (?:be|have been) desperate|as if i (?:was|were) (?:a|an|nothing|stupid|not|her|his|the|invisible|mad|some)(?: {one}){0,8}|treats? me like (?:a|an|dirt|i|staff|the|his|her|nothing)(?: {one}){0,5}|(?:thinks|says|said) (?:that )?(?:im|i am|i was)(?: {one}){0,2} (?:useless|stupid|lazy|nothing|not good enough|an idiot|crazy|a failure|never a|too sensitive|pathetic|a bad|the problem){few}|i was never a (?:mother|father|son|daughter|friend|real){few}|nothing but a{few}|(?:i|they|he|she) (?:despise|despises|cant stand|hates me){few}|sarcastic{few}|its a crime`,
    ],
    /\b(?:never once|never laughed)\b/,
  ),
  whole(
    'withdrawal',
    [
      `(?:goes|went|going|rings?) (?:straight |right |just )?(?:through )?to (?:his |her |their |the )?(?:voicemail|voice mail|answerphone)(?: {one}){0,5}|(?:leaves?|left|leaving) (?:me|us|my (?:texts?|messages?)) (?:on (?:read|seen|delivered)|unanswered|hanging|unread)(?: {one}){0,5}|(?:unanswered|unreturned|ignored|unread|declined|screened) (?:calls?|texts?|messages?)(?: {one}){0,5}|(?:calls?|texts?|messages?)(?: {one}){0,3} (?:go|went|goes|going|are|stay) (?:unanswered|unread|ignored|nowhere)(?: {one}){0,5}|(?:screens?|declines?|rejects?|sends? away|mutes?) (?:my|our) (?:calls?|texts?|messages?)(?: {one}){0,5}|(?:doesnt|dont|didnt|wont|never|rarely|hardly ever) (?:return|pick up|take)s? (?:my (?:calls?|texts?)|the phone|when i)(?: {one}){0,5}|sits? (?:out )?in the car(?: {one}){0,6}|we (?:were|was) (?:once |so |very |really |much ){0,2}(?:close|happy|inseparable)(?: {one}){0,6}`,
      `we (?:dont|never|hardly|barely|rarely|no longer|cant|havent)(?: really| ever| even| properly| hardly){0,2} (?:talk|argue|speak|touch|laugh|eat|sleep|share|spend|see|meet|find|kiss|had|been|go)(?: {one}){0,8}|(?:he|she|they|i)(?: just| always| then| often| usually| still){0,2} (?:doesnt|dont|wont|never|didnt|hardly|barely|cant|refuses to|refused to|stopped)(?: really| ever| even| once){0,1} (?:talk|answer|answering|reply|call|calling|ring|ringing|listen|ask|asking|come|speak|say|open up|tell|touch|look|visit|want to talk|text|bother|share|apologise|thank|notice|say thank|help)(?: {one}){0,8}|(?:i |he |she )?cant remember (?:the last time|when (?:we|he|she)){rest}|(?:ive|she has|he has|hes|shes) not said a word{few}`,
      `(?:go(?:es)?|went|gone|going|gets?|got|turns?|stays?|become|became|was|been|is|so|very|quite)(?: so| very| really| all| completely| a bit| more| increasingly| just){0,2} (?:silent|quiet|distant|cold|shallow|closed off|withdrawn|absent|polite|remote)(?! (?:room|night|evening|man|woman|person|life|and happy|time))(?: {one}){0,6}|silent treatment|(?:ignores?|ignored|ignoring|avoids?|avoided|avoiding|stonewalls?|ghosts?|ghosted|shuts? (?:me|down|off|himself|herself)|shut (?:me|down)|walks? (?:out|away|off)|walked (?:out|away|off)|hangs? up|hung up|storms? (?:out|off)|stormed|cancels?|cancelled|canceled|sulks?|sulked|disappears?|disappeared|pulls? away|pulled away|drift(?:ed|ing)? (?:apart|off)|change(?:s)? the subject|changed the subject)(?: {one}){0,8}|(?:two|like) (?:people running|strangers|roommates|flatmates|colleagues|ships|business partners)(?: {one}){0,5}|(?:on|glued to|behind) (?:his|her|their) (?:phone|laptop|screen|computer)(?: {one}){0,4}|always (?:at work|working|out|busy|tired|away)(?: {one}){0,4}|(?:forgot|forgets|forgotten)(?: {one}){1,8}|(?:nothing left|no time|too tired|too busy) (?:to|for)(?: {one}){0,6}|(?:separate|different) (?:rooms|beds|lives|worlds)|i (?:say|said) (?:the right things|nothing|im fine|no im only tired)(?: {one}){0,6}|polite for (?:ten|\\d+|years|{one}){few}|(?:asked if id|asked about) (?:had )?the (?:car|weather|football)(?: {one}){0,3}|(?:didnt|doesnt|never) (?:ring|call|come|visit|write|text)(?: me| us)? (?:for|in|since|when){rest}|i (?:picture|imagine|see)(?: it)?(?: on)? (?:my own|alone|on my own){few}|(?:all|everything) or nothing|whats left unsaid{few}|(?:we|they) used to (?:laugh|talk|dance|go|do|have|be|kiss|play|hold|cook|spend|share|sing|tell)(?: {one}){0,7}`,
    ],
    /\b(?:dont need to talk|it isnt silence|without asking for anything|never (?:goes|went) quiet|never ignored|cant say of)\b/,
  ),
  row(
    'criticism',
    [
      `(?:criticises?|criticizes?|criticised|criticized|nags?|nagged|complains?|complained|blames?|blamed|accuses?|accused|lectures?|lectured|picks? (?:at|on)|nitpicks?|finds? fault|corrects? me|interrupts?|compares? me|compared me|judges?|judged|second guesses|micromanages?)(?: {one}){0,7}|(?:shouts?|shouted|shouting|yells?|yelled|screams?|screamed|snaps?|snapped|(?:a|the|worst|another|have|had|constant|our|bad|terrible|awful) rows?|rowed|argues?|argued|arguing|arguments?|fights?|fought|fighting|bickers?|bicker|bickering|quarrels?|quarrelled|squabbles?|swears? at|loses? (?:his|her|my) (?:temper|patience)|lose my patience|kicks? off|slams?)(?! (?:for|about what to watch and laugh|over before))(?: {one}){0,8}|(?:nothing|never) (?:i do |im )?(?:is )?(?:good |ever )?enough(?: {one}){0,4}|whatever i do(?: {one}){0,5}|keeps? (?:score|count|bringing)(?: {one}){0,6}|(?:bossy|snippy|short with|demanding|controlling|pushy|selfish|lazy|unfair|difficult|moody|stubborn|critical)(?! (?:manager is|of me to))(?: {one}){0,6}|(?:always|constantly) (?:me who|right|wrong|telling|asking|on at|late|complaining|the one){rest}|(?:i do|i did|i end up|im left|falls to me|its always me|im the one)(?: {one}){0,3} (?:everything|all|the housework|with the|who|it all|most of)(?: {one}){0,5}|decides? (?:things |everything )?(?:for|without) (?:me|him|her|us|asking){rest}|(?:doesnt|dont|wont|never|didnt) (?:lift|clean|cook|pay|pull|tidy|wash|contribute)(?: {one}){0,6}|(?:money|the bills|rent|chores|the housework|the dishes|his mother|her mother|my mother in law)(?: {one}){0,2} (?:is|are)(?: {one}){0,2} (?:a mess|a problem|an issue|tight|a sore|between us|trouble){few}|always being tested|(?:treats?|does treat|uses?) my (?:flat|house|home|room|things|time|car){rest}|(?:rings|calls|texts|messages)(?: {one}){0,5} (?:if i dont|until i|ten times|every day at|when (?:he|she) (?:needs|wants)){rest}|if i dont (?:pick up|answer|reply){rest}|(?:when|if) i (?:say no|cancel|disagree){rest}|i(?:ve)? (?:become|turned into|been)(?: {one}){0,1} (?:her|his|their|the) (?:bank|taxi|maid|servant|therapist|secretary|carer|weather report|nurse|assistant|housekeeper){rest}|things in writing(?: {one}){0,6}|worst row{few}|(?:tired|exhausted|fed up|sick) (?:of|from) (?:being|doing|it|this|always|carrying|explaining|having){rest}`,
    ],
    /\b(?:never (?:shouts|shouted|argue|argued|fight|fought|criticises|criticised|judged|judges)|hardly ever (?:argue|fight)|(?:takes?|took|taking) the (?:blame|fall|heat)|cancer|fighting for|fight for|football)\b/,
  ),
  row('worry', [
    `i(?:m| am|ve been)?(?: {one}){0,2} (?:afraid|frightened|scared|worried|terrified|anxious|ashamed|lonely)(?! of (?:him|her|my (?:dad|husband|wife|partner)))(?: {one}){1,10}|i (?:worry|panic|overthink|spiral|dread|lie awake|check|checked|cant sleep|cry|cried|feel (?:alone|lonely|invisible|used|guilty|stuck|trapped|like a)|get tired|want proof|need (?:her|him|them) to say)(?: {one}){1,9}|(?:my stomach|i get) (?:drops|hot|sick){few}|(?:ive|i have) (?:bought|kept|left|given up|stopped)(?: {one}){1,8}|i (?:lie to|drop whatever|drive past|missed her|decide things|wait for|keep waiting|still listen|do still check|dont like who){rest}|i (?:think|feel)(?: that)? i (?:may|might) not{few}|i sat outside{rest}|i go to get{few}|(?:id|i would)(?: {one}){0,2} rather (?:move|not|die|leave){few}`,
  ]),
]
