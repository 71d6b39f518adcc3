/**
 * What a person is after, read from their own words; phrased as a noun phrase after "needs". Own list, most telling
 * first. A line here may only be said together with the words that showed it.
 */
export const needCues: readonly [need: string, cue: RegExp][] = [
  [
    'to be safe',
    /\b(?:scared of you|afraid of you|don[’']?t (?:touch|hurt|hit) me|please stop(?=\W*$|[.!]| (?:hitting|hurting|shouting|yelling|screaming|pushing|touching|grabbing|it\b))|you hurt me)\b/i,
  ],
  [
    'to be heard to the end',
    /\b(?:let me finish|listen to me|(?:never|don[’']?t|not|are you even|aren[’']?t) listen\w*|hear me|interrupt\w*|talk(?:ing)? over me|answer me|say something(?! to\b))\b/i,
  ],
  [
    'to have a say before things are settled',
    /\b(?:without (?:asking|telling|checking|me)|never ask(?:ed)?(?! (?:about|how|for|after)\b)|did(?:n[’']?t| not) (?:even )?(?:ask|tell|check)|had no say|wasn[’']?t asked|nobody asked me|i hear it from)\b/i,
  ],
  [
    'not to carry it alone',
    /\b(?:(?<!\b(?:was|were|sat|stood|waited|left|went|lonely|cold|there|home|up) (?:\w+ )?(?:and |all )?)(?:by myself|on my own)|alone with|do(?:ing)? everything|all by|all the (?:work|cleaning|cooking)|i(?:[’']m| am) the (?:only )?one who|clean(?:ing|ed)? up after|(?:some|any|more) help|never help|your (?:maid|secretary|servant|slave|cleaner)|had to open alone|i do (?:all|it all)|i[’']?m (?:drowning|sinking|going under|at (?:my )?(?:breaking point|the end of my rope))|can[’']?t (?:do|manage|keep up) (?:all )?(?:this|it|everything) (?:alone|on my own|by myself)|(?:always |only )?me who has to)\b/i,
  ],
  [
    'rest',
    /\b(?:(?:i[’']?m|i am|so|too|just) (?:tired|exhausted|knackered|worn out|shattered)|haven[’']?t slept|(?:on |with )?no sleep|up (?:all night|\d+ times|half the night|with (?:her|him|the baby))|need(?:ed)? (?:a )?(?:break|sleep|rest)|long day|double shift|worked (?:all|late|\d+))\b/i,
  ],
  [
    'to have what is private kept private',
    /\b(?:(?:wasn|isn|not)[’']?t? (?:yours|your (?:news|place|business|story)) to (?:tell|share|say)|you (?:told|went and told|blabbed to) (?:everyone|everybody|the whole|all|half)|asked (?:you|u) (?:not to (?:tell|say|mention|post|share)|to keep (?:it|that|this))|(?:one thing|it|this|that) between us\b|in confidence|(?:my|our) (?:news|business|story|thing) to tell|that was private)\b/i,
  ],
  [
    'to be left in peace about how they look and what they eat',
    /\b(?:comment\w*|jok(?:e[sd]?|ing)|remarks?|go(?:ing)? on|digs?) (?:on|about|at) (?:what i (?:eat|wear|look)|how i (?:look|dress|eat)|my (?:weight|body|size|looks|figure|clothes|hair|plate|food|skin|appearance))\b/i,
  ],
  [
    'the truth, and to be able to rely on it',
    /\b(?:lied|lying to me|the truth|be honest|trust you|behind my back|hid(?:ing|den)?|promised|you said you(?:[’']d| would)|deleted)\b/i,
  ],
  [
    'to be trusted',
    /\b(?:trust me|don[’']?t trust|check(?:ing)? my|went through my|read my|accus\w+|spying|track(?:ing)? me|i(?:[’']m| am) not (?:lying|a child|a kid)|let me (?:live|go|do)|treat me like)\b/i,
  ],
  [
    'to be spoken to with respect',
    /\b(?:talk to me like|speak to me|spoken to|your tone|what tone|don[’']?t (?:shout|yell|swear)|stop (?:shouting|yelling)|respect|call(?:ed|ing)? me|in front of|embarrass(?:ed|es|ing) (?:me|us)|(?:i(?:[’']m| am| was)|i felt|feel(?:ing)?|was) (?:so |really )?embarrassed|humiliat\w*|make me (?:feel|look) (?:like )?(?:an? )?(?:idiot|fool|small|stupid)|laugh(?:ed|ing) at)\b/i,
  ],
  [
    'to know that they matter',
    /\b(?:don[’']?t (?:even )?care|do you (?:even )?care|matter to you|forgot(?:ten)? (?:my|our|about me)|remember(?:ed)? my|furniture|invisible|come first|priority|more than me|ignor(?:e|ed|ing)|you weren[’']?t there|thought of me)\b/i,
  ],
  [
    'time together',
    /\b(?:never (?:home|here|around)|always (?:out|working|on your phone|gaming|busy)|time (?:for|with) me|time together|date night|miss you|lonely|on (?:your|that|the) (?:phone|game|laptop|screen)|haven[’']?t seen you)\b/i,
  ],
  [
    'to be thanked for what they do',
    /\b(?:appreciat\w+|thank you would|not (?:even )?a thank|grateful|granted|(?:you|nobody|no one) (?:never |ever |even )*notic(?:e|ed|es)|all i do for|i (?:cooked|cleaned|paid|drove|made|did)\b[^.!?]{0,60}(?:\b(?:and|but|not) (?:you|u|nobody|no ?one|not|never|all i|even)\b|\bfor (?:you|u)\b(?! to)))/i,
  ],
  [
    'to feel safe about money',
    /(?:[£$€]\s?\d|\b(?:rent|bills?|debt|overdraft|can[’']?t afford|savings|credit card|loan)\b)/i,
  ],
  [
    'to be able to count on what was agreed',
    /\b(?:late|on time|we agreed|you agreed|wait(?:ed|ing)|cancel\w*|last minute|o[’']?clock|half past|you said (?:\w+ )?(?:\d|you|mid)|half an hour|was for \d|we said (?:\d|half|noon|one|two|three|four|five|six|seven|eight|nine|ten)|\d+ ?min(?:ute)?s (?:i|we) (?:sat|waited|stood))\b/i,
  ],
  [
    'room to decide for themselves',
    /\b(?:(?<!\bon )my (?:own )?life|control\w*|allowed|permission|my body|my choice|i can (?:decide|do what)|old enough|space|breathe|need a reason|tell me what to do)\b/i,
  ],
  [
    'to know the other stands by them',
    /\b(?:on my side|take (?:her|his|their|my) side|back me|(?:have|has|had|got) my back|(?<!\b(?:me to|i[’']?ll|i will|i can|shall i|i|ill) )(?:say|said) (?:a word|anything|something) to (?:him|her|them)|stood up for|stick up for|defend(?:ed)? (?:me|her|him))\b/i,
  ],
  [
    'to be counted in',
    /\b(?:left (?:me )?out|without me|not invited|didn[’']?t invite|find out from|group chat|everyone (?:else )?(?:knew|went))\b/i,
  ],
  [
    'to know someone is all right',
    /\b(?:worried|is (?:she|he) ok|are you (?:ok|okay|all right|safe)|thought you were dead|couldn[’']?t reach|in hospital|a&e|fell again)\b/i,
  ],
  ['some closeness', /\b(?:hug|kiss|touch me|hold me|affection|love me|come here|cold to me|distant)\b/i],
  [
    'fairness',
    /\b(?:(?:not|isn[’']?t|wasn[’']?t|it[’']?s|be) fair(?! (?:point|enough|play))|unfair|halves|half (?:of|each|the)|my turn|your turn|split|equal|nine .{0,20} four|i(?:[’']ve| have) done|same rule)\b/i,
  ],
  [
    'to be forgiven',
    /\b(?:forgive me|i said (?:i was |i[’']m )?sorry|how many times .{0,20}(?:sorry|apologi)|what more do you want)\b/i,
  ],
  [
    'peace and quiet',
    /\b(?:peace|(?<!\b(?:get|gets|got|go|goes|going|went|stay|stayed) )quiet|not (?:now|again)(?!,? (?:i[’']?m|im|i am) \w+ing)|leave me alone|just got (?:home|in|back)|five minutes|calm)\b/i,
  ],
]

/** "I want ...", "can we ...", "could you ...": a wish put into words. The words from the wish on are group 1. */
export const wishes =
  /(?<![\p{L}’'])(?<!\b(?:what|whatever|how|where|all|who|if|when|like) )(?<!\byou (?:really |honestly |seriously )?think )((?:i|we)(?:[’']d| would)? (?:just |only |really |honestly )?(?:want|need|like|love|prefer|hope|wish|wanted|needed)(?: (?!nothing|out\b|a divorce|you (?:gone|out|dead))\p{L}+)[^.!?\n"“”]{3,110}|(?:can|could|would|will) (?:you|we) (?:please |just |not )?(?!(?:shut|stop|ever|even|believe|leave me|not|get out|go away)\b)[a-z][^.!?\n"“”]{3,100}|let[’']?s (?!(?:just )?(?:end|break|get a divorce|not)\b)[^.!?\n"“”]{4,90}|(?:how|what) about (?:we|if we|i)\b[^.!?\n"“”]{4,90})/giu
export const noWish =
  /\b(?:divorce|break up|never (?:see|speak|met)|you to (?:leave|shut|stop|go|die|suffer)|nothing to do|out of|slap|hit|kill|to leave you|be with you|punch|to scream|want to talk|want to hear|don[’']?t|more do you|alone|know why|know how|lie down|(?:go|get) to (?:bed|sleep)|go home|go now|hang up|some air|a (?:moment|minute|break|painkiller|nap)|my bed|to sleep|aspirin|paracetamol|ibuprofen)\b/i
