import { laughs, sentenceWith, type Shape, type Shaping, weighed, wholeOf } from './shape.ts'

const legal =
  /\b(?:hear(?:ing)? from|speak(?:ing)? (?:to|with)|spoken (?:to|with)|talk(?:ing)? to|contact(?:ed|ing)?|call(?:ed|ing)?|see(?:ing)?|seen|instruct(?:ed|ing)?|hired|got) (?:my|a|our|the|his|her) (?:solicitors?|lawyers?|attorneys?|barrister)\b|\bsee you in court\b|\btak(?:e|ing) (?:you|this|it|her|him) to (?:court|small claims|a tribunal|the tribunal)\b|\b(?:legal (?:action|proceedings)|small claims court|letter before action)\b|\bmy (?:solicitor|lawyer|attorney) (?:will|says|said|is|has|ll)\b/
const watched =
  /\bi (?:just |only )?(?:drove|walked|cycled|rode|went|came|ran|was driving|was walking|keep (?:driving|walking)) (?:past|by|round to|to|near) (?:your|ur|the) (?:\w+ )?(?:house|flat|place|home|work|office|building|street|window|apartment)\b|\byour (?:lights?|bedroom light|car|curtains?) (?:was|were|is|are|wasnt|werent|isnt) (?:still |not |already )?(?:on|off|open|closed|there|gone|outside)\b|\bi (?:was|am|sat|stood|waited|parked|have been|ve been|been) (?:\w+ )?outside (?:your|ur)\b|\bi (?:saw|watched|see|can see) you (?:leave|leaving|come home|coming home|go(?:ing)? (?:in|out|to bed)|through (?:your|the) window|get home|getting home|with (?:him|her|them) last night)\b|\bwho(?:s| is| was| were) (?:that|the) (?:man|guy|bloke|woman|girl|car|person) (?:at|outside|in|with you at) (?:your|ur)\b/
const kindErrand =
  /\?|\b(?:want me to|shall i|bring|drop|pick you up|your (?:keys|parcel|dog|mum|dad)|knock\w*|pop in|for sale|builders|scaffold\w*|party|lift|leave it|in a taxi|wave|waved)\b/

const barbs =
  /\b(?:didnt|doesnt) take (?:you|u|him|her) long\b|\bthat (?:was|didnt take) (?:quick|fast|long)\b|\b(?:so )?i (?:guess|suppose|take it|see|gather) (?:that )?(?:nobody|no one|none of you|im (?:not|just|the only|on my own|alone|unimportant|invisible)|ill (?:just|be|go|do|eat|have to)|i (?:dont|didnt|wasnt|just|only|must|should)|its (?:just me|always me|my)|that(?:s| is) (?:it|that|how|what i)|you (?:dont|didnt|forgot|have|had|must|were|are|cant|wont|only|found)|youre (?:not|too|busy))|\bdont (?:mind|worry about) me\b|\bnice to be (?:asked|remembered|included|invited|told)\b|\bi(?:m| am) used to it\b|\bfunny how\b|\bhappy (?:birthday|anniversary|valentines|christmas|mothers day|fathers day)(?: day)? to (?:me|us)\b.{0,20}\b(?:i guess|i suppose|then)\b|\bhappy (?:birthday|anniversary|valentines|christmas)(?: to (?:me|us))?,? (?:i guess|i suppose)\b/
const official =
  /\bthis is (?:now )?the (?:second|third|fourth|fifth|sixth|nth|umpteenth|\d+(?:nd|rd|th)) time\b|\b(?:per|as per|as stated in|following|see) my (?:last|previous|earlier) (?:e ?mail|message|note|mail)\b|\bas (?:i )?(?:previously|already|repeatedly) (?:discussed|mentioned|stated|said|explained|asked|requested|told you)\b|\b(?:still|yet) (?:waiting (?:for|on)|not (?:been )?(?:done|received|fixed|paid|sent|replied|returned|resolved|heard)|wrong|outstanding|overdue|missing)\b|\bi (?:have|ve) (?:already )?asked (?:you )?(?:twice|three times|several times|repeatedly|before|more than once)\b|\b(?:needs? to|has to|must) (?:stop|change|improve)\b|\b(?:came|come|comes|been|was|were|handed|arrived|sent) in (?:late|after)\b/
const stung =
  /\b(?:everyone|everybody|they|you all|you lot|all of (?:you|them)|you guys|the others|the girls|the boys|my friends)(?:s|re|ve| are| is| all)? (?:\w+ ){0,3}(?:going|gone|went|meeting|met|out|hanging|having|had|booked|planned|going out) (?:\w+ ){0,4}without me\b|\bi (?:(?:just|really|honestly|only|still|have|ve) )*fe(?:el|lt) (?:\w+ ){0,3}(?:far away|distant|disconnected|a million miles)\b|\bwhy (?:is it always (?:me|my|on me)|am i always|do i always|do you always|cant you (?:ever|just|even))\b|\b(?:really |kind of |actually |honestly )?(?:got to me|stung|upset me|threw me|cut deep|hit (?:me )?hard|stayed with me|didnt sit right|left me (?:feeling|in)|made me (?:cry|feel (?:\w+ ){0,2}(?:bad|sad|small|stupid|awful|shit|uncomfortable|unwanted|like|embarrassed|humiliated|alone|ugly|fat|rubbish|worthless|invisible|terrible|crap|worse)))\b|\bi (?:cant|dont want to|wont|am not going to) keep (?:being|doing|having|chasing|pretending|carrying|waiting|making|paying|covering|apologising|explaining|asking|trying)\b|\b(?:im|i am) (?:always|the only one|tired of being) (?:the one|who|that)? ?(?:who|that|having to)?\b(?= ?(?:texts?|calls?|rings?|makes?|plans?|starts?|reach\w*|cleans?|pays?|apologis\w*|asks?|does|the one|having))/
const unseen =
  /\bi(?:ve| have)? (?:\w+ )?(?:cleaned|cooked|washed|ironed|hoovered|emptied|paid|tidied|done|did|scrubbed|taken out|driven|organised|planned|shopped|covered)\b.{0,70}\b(?:nobody|no one|not one of you|noone|none of you|and you (?:havent|didnt|never))\b/
const owed =
  /\b(?:you|u) (?:still )?owe (?:me |us )?(?:£|\$|€)?\d+|\b(?:rent|deposit|bill|money|your share|your half)(?:s| is| was)? (?:still )?(?:due|overdue|late|outstanding|owed)\b|\bstill (?:waiting (?:for|on) (?:the|your|my) (?:money|rent|share|half)|owe)\b/
const unbowed =
  /\b(?:im|i am) (?:really |honestly |just )?not (?:even |really |one bit |at all |going to be |gonna be )?sorry\b(?! (?:to|for your|about your))|\bi dont (?:regret|take (?:it|that) back|apologise)\b|\bid do it again\b/
const about =
  /\b(?:i )?(?:just )?(?:think|thought|felt|feel|figured) (?:that )?(?:you|u) (?:should|ought to|deserve to|had to|needed to|need to|might want to) know\b|\b(?:you (?:should|need to|deserve to|ought to) know|just so you know|not my place but|dont know if i should (?:say|tell you)|didnt want you to (?:hear|find out)) .{0,12}\b(?:that |but )?(?:he|she|they|someone|people|[a-z]{3,12}(?:s| is| has| was| have| and| told| said))\b/
const bodyTalk =
  /\byou (?:used to be|were) (?:so |such a |much )?(?:slim|thin|pretty|handsome|beautiful|fun|happy|ambitious|clever|tidy|polite|nice|thoughtful|good looking)\b|\byou(?:ve| have) (?:put on|gained|let yourself go|changed)(?: (?:some|a bit of|a lot of|so much))?(?: weight)?\b|\byou(?:d| would) (?:be|look) (?:so )?(?:pretty|prettier|beautiful|better|handsome|lovely|nicer|slimmer) if\b|\bare you (?:really |seriously )?(?:going to|gonna) (?:eat|wear) (?:that|all that|another)\b|\bi only (?:say|said|tell|mention) (?:this|it|that|these things|you this) because i (?:love|care)\b|\b(?:no offen[cs]e|dont take this (?:the wrong way|personally)|im just being honest|just saying)\b(?=.{0,80}\b(?:you|your)\b)|\byou should (?:really )?(?:lose|watch|cover|do something about your)\b/

const fallen =
  /\byou (?:were|used to be) (?:always )?(?:such an? |so )?(?:\w+ )?(?:easy|good|sweet|happy|lovely|polite|clever|kind|thoughtful|loving)\b.{0,40}\b(?:what happened|now look|these days|not any ?more|until (?:you|she|he)|and now|i dont know (?:what|who|when))\b/
const chasing =
  /\b(?:circling back|following up|chasing (?:this|you|up)|just checking (?:if|whether) you (?:got|saw|had)|havent (?:had|received|heard|got) (?:a |any |anything )?(?:reply|response|answer|back|anything))\b/
const mess =
  /\b(?:some ?one|somebody|whoever|who)(?:s| has| is|ve)? (?:\w+ )?(?:been|keeps?|left|took|ate|used|finished|drank|broke|moved|using|leaving|eating|taking|finishing|stole|nicked|had) (?:\w+ ){0,3}(?:my|the|our)\b/
const confided =
  /\b(?:(?:please |pls )?(?:dont|do not) tell (?:anyone|anybody|mum|dad|him|her|them|the others)|(?:just )?between (?:us|you and me)|i (?:havent|ve never|have never|never) told (?:anyone|anybody|a soul)|youre the (?:first|only) (?:one|person) (?:i|ive|who|that)|(?:this is|its) (?:a secret|just for you))\b/
const ownSecret = /\b(?:i|im|i am|i think|i might|i have|ive|i was|i feel|i did|i dont|i cant|i like|i love|i want)\b/
const out =
  /\b(?:i think |i might be |i guess )?(?:im|i am|i might be|ive realised im) (?:actually |probably |definitely |also )?(?:gay|lesbian|bi|bisexual|trans|queer|nonbinary|non binary|asexual|pan)\b/

/** Reproach that no single word gives away, and what is told in earnest: notice of a court, eyes on a window. */
export const reproach: Shaping = (seen) => {
  const { read, text, context } = seen
  if (read.words > 60) return null
  const well = (kind: Shape['kind'], pattern: RegExp, most: number, unless: RegExp | null = null): Shape | null => {
    const span = sentenceWith(seen, kind, pattern, unless)
    return span && { kind, span, most }
  }
  const secret = confided.test(read.text) && ownSecret.test(read.text) ? well('confided', confided, 0.6) : null
  const told = secret ?? (laughs.test(text) ? null : well('confided', out, 0.6))
  if (told && !/\?/.test(text) && weighed(seen, 'insult') < 2) return told
  const grave =
    well('legal', legal, 0.75, /\b(?:my lawyer friend|about the house sale|conveyanc\w*|will and)\b/) ??
    (kindErrand.test(read.text) ? null : well('watched', watched, 0.6))
  if (grave) return grave
  if (weighed(seen, 'break-up', 'ultimatum', 'insult') >= 2.2) return null
  if (fallen.test(read.text)) return { kind: 'barbed-care', span: wholeOf(seen, 'barbed-care'), most: 0.5 }
  const asked = /\?/.test(text)
  const sweet = /[😊🥰😍❤💕😘]|\bx{1,4}\s*$|\bhaha|\blol\b/iu.test(text)
  return (
    well('stands-by', unbowed, 0.6, /\bnot sorry (?:you|if|that you)\b/) ??
    well('barbed-care', bodyTalk, 0.6, /\bjust saying (?:hi|hello|thank|thanks|goodnight)\b/) ??
    well('worn', unseen, 0.6) ??
    (sweet && !context
      ? null
      : well(
          'hurt',
          stung,
          0.7,
          /\b(?:made me cry (?:laughing|with laughter|happy)|in a good way|that song|the film|the book|the ending|so kind|beautiful)\b/,
        )) ??
    (asked || sweet
      ? null
      : well(
          'guilt',
          barbs,
          0.55,
          /\bi (?:guess|suppose) (?:its|that(?:s| is)|you (?:are|have|must|can)) (?:okay|fine|right|good|a yes|the best)\b/,
        )) ??
    well('told-about', about, 0.6, /\bjust so you know (?:ill|im|i|the|we|its|my)\b/) ??
    well('request', owed, 0.65) ??
    well('request', chasing, 0.6) ??
    (laughs.test(text) || /[?!]/.test(text) ? null : well('unhappy', mess, 0.5)) ??
    well(
      'unhappy',
      official,
      0.65,
      /\bstill waiting (?:for|on) (?:the (?:bus|train|doctor|results|plumber|call|delivery)|my (?:food|train|bus|results))\b/,
    )
  )
}

const given =
  /^(?:(?:hi|hey|babe|love|morning|ps|btw|also|mum|dad|darling|hun|i|ive|just|we|weve|and|so|okay) ?,? ?)*(?:ive |i |we |weve )?(?:just |also |have |already )*(?:made|saved|left|got|bought|baked|cooked|brought|packed|put aside|kept|picked (?:you )?up|ordered|booked|fixed|washed|charged|cleaned|filled|ironed) (?:you|u|us|your|ur|the \w+ for you|some \w+ for you)\b/
const only =
  /\b(?:youre|you are|your) (?:literally |honestly |actually |really |genuinely )*(?:the only (?:one|person) (?:who|that|i)|my (?:favourite|favorite|safe|best|rock|person|world|home)|the best (?:thing|friend|mum|dad|sister|brother|person|part)|one of a kind|a real one|an angel|a star|a gem|a legend|a lifesaver|everything to me)\b(?=.{0,50}(?:gets?|understands?|listens?|helps?|makes?|trust|talk to|need|want|me|ever|$))/
const bursting = /\b(?:so|dead|really|incredibly|very) proud (?:i could|i cried|im|that|right now|of (?:you|u))\b/
const grudge =
  /\b(?:but|again|never|didnt|dont even|and you|you could have|instead|expensive|wasted|cold now|in the bin|last time|alone|without you|wait(?:ed|ing)|late|enough of|an? (?:solicitor|lawyer|excuse)|problem|fault|issue|who (?:hurts?|keeps|never|always|makes? me (?:feel|cry|angry|mad)|did|left|broke|cheated|lied|complain\w*|does(?:nt)?|cant|wont|thinks?))\b|\?/

/** Something done for the reader, or what they are to somebody. */
export const kindness: Shaping = (seen) => {
  const { read } = seen
  if (
    read.words > 30 ||
    weighed(seen, 'hurt', 'angry', 'guilt', 'insult', 'break-up', 'resigned', 'distress') >= 2 ||
    seen.stings.length > 0
  )
    return null
  const gift = sentenceWith(seen, 'did-for', given, grudge)
  if (gift) return grudge.test(read.text) ? null : { kind: 'did-for', span: gift, most: 0.65 }
  const dear = sentenceWith(seen, 'love', only, grudge) ?? sentenceWith(seen, 'love', bursting, grudge)
  return dear ? { kind: 'love', span: dear, most: 0.6 } : null
}
