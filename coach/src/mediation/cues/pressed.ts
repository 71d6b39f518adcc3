/**
 * How fear, appeasement, a veiled threat and the hold on somebody's money, ways or people are worded in a room where
 * the other listens. Our own list, read on lower case without apostrophes, a sentence at a time.
 */
const about = '(?:you|she|he|her|him|they|them|my (?:wife|husband|partner|girlfriend|boyfriend|daughter in law))'
const own = '(?:your|her|his|their)'
const held =
  '(?:(?:bank |credit |debit )?cards?|wages?|salary|pay ?(?:slips?|packet|cheque)?|earnings|pension|benefits|pin|passport|papers|id|phones?|passwords?|car keys|keys|savings|bank account|accounts?|purse|wallet)'
const outside =
  '(?:landlord|bank|school|boss|neighbou?rs?|council|police|tax|office|client|teacher|insurance|in laws|kids|children)'

/** One of these is enough. */
export const pressing: readonly RegExp[] = [
  // Appeasing: what the other may do afterwards is being held off.
  /\b(?:dont|do not|wont|will not) (?:be|get|become) (?:too |so )?(?:angry|mad|cross|furious|annoyed) (?:with|at) me\b(?=.{0,40}\b(?:home|later|afterwards?|tonight|alone|in the car|for (?:saying|telling|talking|speaking|answering|being honest|what i (?:say|said)))\b)/,
  /\b(?:i|ill|i will|im|id) (?:\w+ ){0,3}?(?:do|say|sign|accept|agree (?:to|with)|agreeing to|go along with) (?:\w+ )?(?:what(?:ever)?|anything|everything|as) (?:\w+ )?(?:you|he|she|they|it)(?:s|re)? (?:\w+ ){0,2}?(?:say|says|want|wants|like|likes|tell|tells|told|takes)\b(?=.{0,70}\b(?:quiet|peace|calm|stops?|over|angry|shout\w*|yell\w*|mood|trouble|safe|home|leave me alone|so (?:that )?(?:you|he|she|it))\b)/,
  /\b(?:i|ill|i will|we) (?:always|only|just|simply) (?:agree|give in|say yes|keep (?:quiet|my mouth shut|my head down)|stay quiet)\b(?=.{0,60}\b(?:quiet|peace|calm|angry|shout\w*|yell\w*|kick off|kicks off|explod\w*|easier|safer|because (?:of )?(?:you|he|she|him|her))\b)/,
  /\b(?:anything|whatever it takes|everything) (?:\w+ ){0,3}?(?:to|so that|so) (?:keep|i keep|have|stop|avoid|not) (?:the peace|you calm|him calm|her calm|you happy|him happy|her happy|you from|him from|her from|a scene|(?:make|making|upset|upsetting) (?:you|him|her))\b/,
  /\b(?:i know|ive learned|ive learnt|i have learned|i have learnt) (?:better than|not) to (?:argue|disagree|answer back|contradict|say no|speak|talk|object|ask|complain)\b/,
  /\b(?:easier|safer|better for me) (?:for me )?(?:if i|to|when i) (?:\w+ )?(?:agree|say nothing|say yes|stay quiet|keep quiet|give in|do (?:what|as))\b/,
  /\bwalk(?:ing|ed)? on egg ?shells\b|\btread(?:ing)? on egg ?shells\b/,
  // Fear of speaking here.
  /\b(?:scared|afraid|frightened|terrified|too (?:scared|afraid|frightened)|dont dare|do not dare|darent|dare not|not safe|dont feel safe|do not feel safe|dont feel (?:free|able)|cant|cannot) (?:to )?(?:\w+ )?(?:say|saying|speak|speaking|talk|talking|answer|answering|tell|write|be honest|be open|open my mouth|disagree|say no|object|want)\b.{0,40}\b(?:(?:with|while|when|in front of|as long as|if) (?:you|he|she|him|her|they|them|\w+)(?:s|re)? ?(?:(?:is|are|be|being) )?(?:in the room|here|there|around|present|listening|listens|reading|reads|watching|hears?|sees?|next to me|beside me)|in front of (?:you|him|her|them))\b/,
  /\b(?:what(?:ever)?|anything) (?:you|he|she) (?:wants?|says?|likes?)\b.{0,60}\bi (?:just |only )?want (?:it|this|everything|him|her) to (?:stop|be over|be quiet|end|calm)/,
  /\b(?:im|i am|i feel|id be|ive been|i have been) (?:\w+ )?(?:scared|afraid|frightened|terrified) to (?:say (?!i\b|that\b|it has|we\b)|speak|disagree|answer|object|be honest|say no|contradict|go home|come home|be alone with|leave)\b/,
  /\b(?:i|we) (?:\w+ )?(?:pay|paid|get it|got it|regret it|suffer) (?:for (?:it|this|that) )?(?:later|afterwards|at home|tonight|when we (?:get|are|re) home)\b/,
  /\b(?:you know|i know|we (?:both )?know|remember|i remember|she knows|he knows|they know) (?:\w+ )?what (?:happens|happened|will happen|you did|he did|she did|i do|i did|i can do|im capable of|i am capable of|im like|i am like|comes next)\b(?=.{0,30}\b(?:(?:if|when) (?:i|you|she|he|they|we|someone)\b|last time|next time|to (?:people|women|wives|those|anyone|girls|men))|\s*$)/,
  /\blast time i (?:\w+ )?(?:said|disagreed|spoke|argued|answered|asked|told|complained|refused|left|went|tried)\b(?=.{0,60}\b(?:you|he|she) (?:\w+ )?(?:hit|threw|smashed|broke|locked|took|screamed|drove|grabbed|pushed|went for|wouldnt let|didnt speak|hurt)\b)/,
  // A threat with its end left open.
  new RegExp(
    `\\b(?:or|otherwise|unless|if not|or else)\\b,? (?:\\w+ ){0,6}?(?:there (?:will|is going to|ll) be|therell be|shes in for|hes in for|youre in for|she will be in|he will be in|youll be in|you will be in|itll be|it will be) (?:\\w+ ){0,2}?(?:trouble|hell|consequences|a price|a problem|problems|war|tears|blood|her last|his last|your last|the last)\\b(?! (?:with|from|at) (?:the |my |our )?${outside})`,
  ),
  new RegExp(
    `\\b(?:there will be|therell be|there are going to be|there is going to be|there ll be) (?:\\w+ ){0,2}?(?:trouble|hell to pay|consequences|a reckoning)\\b(?! (?:with|from|at) (?:the |my |our )?${outside})(?! for the)`,
  ),
  /\b(?:or|otherwise) (?:she|he|you|they)(?:ll| will) (?:\w+ )?(?:regret|be sorry|pay|find out|see what|wish|learn|know about it|hear from me|feel it|have me to deal with|answer to me)\b/,
  /\bor else\b\s*(?:$|[,;:])|\bgod help (?:you|her|him) (?:if|when)\b|\b(?:i )?wont be responsible for (?:what|my)\b|\bi cant (?:promise|say|be sure) what (?:ill|i will|i would|id|i might) do\b|\bi dont know what (?:ill|i will|i would|id|i might) do (?:to|if (?:you|she|he))\b/,
  /\b(?:dont|do not|you dont want to|better not|never) (?:push|test|try|cross|provoke|tempt) me\b|\b(?:dont|do not) make me (?:come|ask|say it|tell you|repeat|get|lose|do|show)\b|\bi (?:wont|will not|am not going to|m not going to|shall not) (?:ask|say (?:it|this|that)|tell (?:you|her|him)|warn (?:you|her|him)|repeat myself)(?: \w+)? (?:twice|again|a second time)\b/,
  /\b(?:last|final|only) warning\b|\bi(?:m| am)? warn(?:ing)? (?:you|her|him)\b|\bwatch (?:yourself|your back|(?:your|her|his) mouth|what you say)\b|\bmind (?:your (?:mouth|step|tongue|tone)|what you say)\b|\b(?:you|she|he)(?:d| had|s|re)? (?:better|best) (?:not|be (?:home|back|careful|quiet)|watch|think|behave|do (?:as|what))\b|\b(?:you|she|he)(?:ll| will|re going to| is going to) (?:regret|be sorry|pay for|live to regret)\b/,
  // Held: money, papers, phone, ways out, people, dress.
  new RegExp(
    `\\b${about} (?:\\w+ )?(?:hands?|gives?|surrenders?|turns?|signs?|(?:handed|gave)(?= (?:me )?(?:over )?${own} .{0,20}over)) (?:me )?(?:over )?${own} (?:\\w+ )?${held}(?: over| to me| in|\\b)(?! number)`,
  ),
  new RegExp(
    `\\b(?:i|ive|i have|ill|i will) (?:\\w+ )?(?:keep|hold|take|took|taken|have|control|manage|look after|check|checked|go through|read|track|hide|hid|lock(?:ed)?|cancel(?:led)?|stop(?:ped)?) (?:all )?(?:of )?${own} (?:\\w+ )?${held}\\b(?! (?:bill|case|cover|number|charger))`,
  ),
  new RegExp(
    `\\b(?:you|he|she|they) (?:\\w+ )?(?:keeps?|holds?|takes?|took|has|controls?|hides?|hid|checks?|reads?|tracks?|locks?|go(?:es)? through) (?:all )?(?:of )?my (?:\\w+ )?${held}\\b(?! (?:bill|case|cover|number|charger|too seriously))`,
  ),
  new RegExp(
    `\\b${about} (?:\\w+ )?(?:gets?|has|receives?|is given|are given) (?:\\w+ ){0,2}?(?:allowance|pocket money|housekeeping)\\b(?! (?:from|off) (?:gran|her|his|their|the|school|work|mum|dad))|\\bi (?:give|put) (?:her|him|you) (?:an allowance|pocket money|(?:her|your|his) (?:allowance|housekeeping))\\b`,
  ),
  /\b(?:must|has to|have to|had to|needs to|need to|is to|are to) (?:\w+ )?(?:ask|get|beg for|have) (?:\w+ )?(?:permission|approval|my leave)\b|\b(?:without|with|not without) my (?:permission|say so|leave|consent|approval)\b|\b(?:i|we) (?:have|need|had) to (?:ask|beg) (?:you|him|her) (?:for|before|if i|whether i) (?:\w+ ){0,3}?(?:money|cash|permission|food|can|may|go|buy|see|spend)\b|\b(?:has|have) to (?:ask|beg) me (?:for|before|if|whether) (?:\w+ ){0,3}?(?:money|cash|food|can|may|goes?|buys?|sees?|spends?)\b/,
  /\bi (?:wont|dont|do not|will not|never|cannot|cant|didnt|refuse to) (?:let|allow|permit|have|letting) (?:her|him|you|my wife|my husband) (?:to )?(?:\w+ )?(?:go(?:ing)?(?! (?:to bed angry|hungry))|out|see(?:ing)?|meet(?:ing)?|work(?:ing)?|driv(?:e|ing)|leav(?:e|ing)|talk(?:ing)? to|speak(?:ing)? to|text(?:ing)?|wear(?:ing)?|dress(?:ing)?|spend(?:ing)?|have (?:a|her|his|friends|visitors|money)|visit(?:ing)?)\b/,
  /\b(?:i|he|she|you) (?:\w+ )?(?:decide|decides|say|says|choose|chooses|control|controls|determine) (?:\w+ )?(?:who|what|where|when|whether|how much) (?:she|he|you|i) (?:\w+ )?(?:sees?|wears?|goes?|eats?|spends?|meets?|talks?|speaks?|works?|may|can|leaves?|am allowed)\b/,
  /\b(?:she|he|you|my (?:wife|husband))(?:s|re| is| are)? (?:not|never|isnt|arent) (?:\w+ )?(?:allowed|permitted) (?:to(?! have (?:nuts|sugar|milk|gluten|caffeine|alcohol)|park|smoke|drive (?:after|until|for)|lift|fly|swim|eat)|out|near|any|friends|visitors|a (?:phone|card|job))\b|\bim not (?:even )?allowed\b|\bi am not (?:even )?allowed\b/,
  /\b(?:she|he|you|a wife|a woman|wives|women|a husband|children) (?:\w+ )?(?:does|do|should do|must do|will do|has to do|have to do) (?:exactly )?(?:as|what) (?:(?:she|he|you|they)(?:s| is|re| are)? told|i (?:say|tell|told|want))\b|\b(?:must|should|has to|have to|will|shall) obey\b|\bobeys? (?:me|her husband|his wife|my rules)\b|\bdo as (?:i say|(?:youre|you are) told)\b/,
  /\b(?:she|he|you) (?:doesnt|dont|does not|do not) (?:need|get) (?:to )?(?:\w+ )?(?:friends|work|a job|money of (?:her|his|your) own|(?:her|his|your) own (?:money|card|account|car|phone)|go out|see (?:her|his|your|anyone|other)|leave the house|a car)\b/,
  /\b(?:you|he|she) (?:wont|dont|doesnt|never|didnt|wouldnt|will not|do not|does not) (?:let|allow) me (?:to )?(?:\w+ ){0,2}?(?:see|leave|go|out|work|talk|call|meet|have|drive|spend|buy|wear|visit|use|sleep)\b(?! (?:finish|first))/,
]

/** Alone these are how parents and the tired speak; beside contempt, or two at once, they are a hold. */
export const holding: readonly RegExp[] = [
  /\bmy (?:house|roof|home),? my rules\b|\bmy rules (?:in|under) my (?:house|roof|home)\b|\bunder my roof\b/,
  /\b(?:i want|i expect|id like|i need) (?:her|him|you) (?:to be )?(?:home|back|in) (?:by|at|before)\b|\b(?:she|he|you) (?:must|has to|have to|should|needs to|need to) be (?:home|back|in) (?:by|at|before)\b/,
  /\bi (?:\w+ )?(?:control|handle|manage|run|am in charge of|look after|decide (?:on|about)) (?:all )?(?:the |our )?(?:money|finances|bank|accounts?|spending)\b|\b(?:it is|its|thats|that is) my (?:money|house|car|decision alone)\b/,
  /\b(?:please |pls )?(?:dont|do not) (?:be|get) (?:angry|mad|cross|furious) (?:with|at) me\b/,
  /\bi (?:just |only )?want (?:it|this|everything) to (?:be quiet|stop|be over|be calm)\b|\bi agree,? i agree\b|\bi(?:ll| will)? agree (?:to|with) (?:anything|everything|whatever)\b|\bi always do (?:what|as) (?:you|he|she)\b/,
  /\b(?:scared|afraid|frightened|terrified) to (?:tell|say|ask)\b/,
]

const nouns =
  'cow|parasite|pig|bitch|leech|waste of (?:space|air|oxygen|time)|burden|idiot|moron|cretin|imbecile|half ?wit|dimwit|loser|psycho|nutcase|nut ?job|lunatic|slob|witch|hag|slag|slut|whore|rat|snake|worm|vermin|donkey|failure|disgrace|sponger|freeloader|scrounger|bloodsucker|lump|clown|fool|dunce|coward|bastard|arsehole|asshole|prick|dickhead|twat|wanker|tramp|brat|liar|nobody|joke of a (?:man|woman|wife|husband|father|mother)|excuse for a (?:man|woman|wife|husband|father|mother)'
/** Somebody is made less than a person, in the second person or in the third. */
export const scorn: readonly RegExp[] = [
  new RegExp(
    `\\b(?:you|she|he|they|\\p{L}+) ?(?:s|re|is|are|was|were|(?:has|have) (?:always )?been) (?:\\w+ )?(?:a|an|such a|nothing but a|just a|like a) (?:(?!problem|story|game|bit)\\w+ ){0,3}?(?:${nouns})\\b(?! (?:to (?:think|say|believe|hope)|for\\b))`,
    'u',
  ),
  new RegExp(
    `\\b(?:you|that|what an?|stupid|lazy|fat|selfish|useless|ugly|old|dirty|filthy) (?:${nouns.replace('|nobody', '')})\\b`,
  ),
  /\b(?:you|she|he|they) ?(?:s|re|is|are|was|were) (?:\w+ ){0,2}?(?:too|so) (?:stupid|thick|dumb|lazy|fat|useless|daft|simple|dim|slow|weak|pathetic|ignorant|uneducated|incompetent|ugly|old|crazy|hysterical) (?:to|that|for|even)\b/,
  /\b(?:you|she|he|they) ?(?:s|re|is|are) (?:\w+ ){0,2}?(?:useless|worthless|pathetic|disgusting|repulsive|brainless|spineless|deranged|retarded|subhuman|beneath me|good for nothing)\b/,
  /\b(?:you|she|he) (?:couldnt|cant|could not|cannot) (?:\w+ ){0,3}?(?:without me|to save (?:your|her|his) life|boil (?:an egg|water)|count to)\b|\b(?:nobody|no one) (?:else )?(?:would|will) (?:ever )?(?:want|have|put up with|love) (?:you|her|him)\b/,
]
