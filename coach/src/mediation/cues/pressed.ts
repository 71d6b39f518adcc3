/**
 * How a veiled threat, fear and a hold on another are worded in so many words in a room where the other listens, beside what
 * the reader makes of it. Our own list, read on lower case without apostrophes, a sentence at a time.
 */
const outside =
  '(?:landlord|bank|school|boss|neighbou?rs?|council|police|tax|office|client|teacher|insurance|in laws|kids|children)'

/** One of these is enough. */
export const pressing: readonly RegExp[] = [
  // Appeasing and fear.
  /\b(?:dont|do not|wont|will not) (?:be|get|become) (?:too |so )?(?:angry|mad|cross|furious|annoyed) (?:with|at) me\b(?=.{0,40}\b(?:home|later|afterwards?|tonight|alone|in the car|for (?:saying|telling|talking|speaking|answering|being honest|what i (?:say|said)))\b)/,
  /\b(?:i|ill|i will|im|id) (?:\w+ ){0,3}?(?:do|say|sign|accept|agree (?:to|with)|agreeing to|go along with) (?:\w+ )?(?:what(?:ever)?|anything|everything|as) (?:\w+ )?(?:you|he|she|they|it)(?:s|re)? (?:\w+ ){0,2}?(?:say|says|want|wants|like|likes|tell|tells|told|takes)\b(?=.{0,70}\b(?:quiet|peace|calm|stops?|over|angry|shout\w*|yell\w*|mood|trouble|safe|home|leave me alone|so (?:that )?(?:you|he|she|it))\b)/,
  /\b(?:what(?:ever)?|anything) (?:you|he|she) (?:wants?|says?|likes?)\b.{0,60}\bi (?:just |only )?want (?:it|this|everything|him|her) to (?:stop|be over|be quiet|end|calm)/,
  /\b(?:im|i am|i feel|id be|ive been|i have been) (?:\w+ )?(?:scared|afraid|frightened|terrified) to (?:say (?!i\b|that\b|it has|we\b)|speak|disagree|answer|object|be honest|say no|contradict|go home|come home|be alone with|leave)\b/,
  // A threat with its end left open.
  new RegExp(
    `\\b(?:or|otherwise|unless|if not|or else)\\b,? (?:\\w+ ){0,6}?(?:there (?:will|is going to|ll) be|therell be|shes in for|hes in for|youre in for|she will be in|he will be in|youll be in|you will be in|itll be|it will be) (?:\\w+ ){0,2}?(?:trouble|hell|consequences|a price|a problem|problems|war|tears|blood|her last|his last|your last|the last)\\b(?! (?:with|from|at) (?:the |my |our )?${outside})`,
  ),
  new RegExp(
    `\\b(?:there will be|therell be|there are going to be|there is going to be|there ll be) (?:\\w+ ){0,2}?(?:trouble|hell to pay|consequences|a reckoning)\\b(?! (?:with|from|at) (?:the |my |our )?${outside})(?! for the)`,
  ),
  /\b(?:dont|do not|you dont want to|better not|never) (?:push|test|try|cross|provoke|tempt) me\b|\b(?:dont|do not) make me (?:come|ask|say it|tell you|repeat|get|lose|do|show)\b|\bi (?:wont|will not|am not going to|m not going to|shall not) (?:ask|say (?:it|this|that)|tell (?:you|her|him)|warn (?:you|her|him)|repeat myself)(?: \w+)? (?:twice|again|a second time)\b/,
  /\b(?:last|final|only) warning\b|\bi(?:m| am)? warn(?:ing)? (?:you|her|him)\b|\bwatch (?:yourself|your back|(?:your|her|his) mouth|what you say)\b|\bmind (?:your (?:mouth|step|tongue|tone)|what you say)\b|\b(?:you|she|he)(?:d| had|s|re)? (?:better|best) (?:not|be (?:home|back|careful|quiet)|watch|think|behave|do (?:as|what))\b|\b(?:you|she|he)(?:ll| will|re going to| is going to) (?:regret|be sorry|pay for|live to regret)\b/,
  // A hold.
  /\bi (?:wont|dont|do not|will not|never|cannot|cant|didnt|refuse to) (?:let|allow|permit|have|letting) (?:her|him|you|my wife|my husband) (?:to )?(?:\w+ )?(?:go(?:ing)?(?! (?:to bed angry|hungry))|out|see(?:ing)?|meet(?:ing)?|work(?:ing)?|driv(?:e|ing)|leav(?:e|ing)|talk(?:ing)? to|speak(?:ing)? to|text(?:ing)?|wear(?:ing)?|dress(?:ing)?|spend(?:ing)?|have (?:a|her|his|friends|visitors|money)|visit(?:ing)?)\b/,
  /\b(?:she|he|you|a wife|a woman|wives|women|a husband|children) (?:\w+ )?(?:does|do|should do|must do|will do|has to do|have to do) (?:exactly )?(?:as|what) (?:(?:she|he|you|they)(?:s| is|re| are)? told|i (?:say|tell|told|want))\b|\b(?:must|should|has to|have to|will|shall) obey\b|\bobeys? (?:me|her husband|his wife|my rules)\b|\bdo as (?:i say|(?:youre|you are) told)\b/,
]
