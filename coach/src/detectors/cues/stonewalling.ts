import { cue, type PlainCue } from '../match.ts'

/**
 * Turning away. "stonewalling" shuts the door, "withdraw" steps back and leaves it ajar. After Gottman (1994) and, for
 * the soft form, Christensen and Heavey (1990). The wordings are our own.
 */
export const stonewallingCues: PlainCue[] = [
  cue(
    'stonewalling',
    [
      `(?:^|(?<=[.,!?"\\n] ?)|(?<=okay |fine |sure |yeah |ugh ))whatever(?! (?:{one} (?:you|we|i|he|she|they) |{one} (?:is|works|suits)|you (?:want|like|need|prefer|fancy|feel|think is|decide)|happens|works|it|we|i|your|the|is|time|else|makes|day|helps|suits)){few}`,
      `im (?:so |really |just |completely |fucking )*done(?: talking| with (?:you|this|it|us|this conversation|all this|arguing|explaining)| here| arguing| explaining| trying| fighting| discussing)?(?! (?:at|with (?:work|the|my|school|uni|dinner|packing|cooking|shopping|exams?)|by|in|for the day|eating|packing|cooking|here at|now if|the|my|it all|cleaning|\\d))`,
      `(?:we are|were|we re) done(?: here| talking| with this)?(?! (?:by|at|with the|packing|eating))`,
      `(?:im|i am|i) (?:not|wont|refuse to|am not going to|m not going to)(?: be| even| going to)? (?:talk|talking|reply|replying|discuss|discussing|do|doing|have|having|get|getting|go|going|argue|arguing|speak|speaking|explain|explaining|fight|fighting|respond|responding|answer|answering|engage|engaging|listen|listening|entertain|entertaining|dignify)(?: into| through| to)?(?: about)? (?:this|that|it|you|with you|to you|any more|anymore|myself|there|a conversation|about)(?: {one}){0,4}`,
      `(?:just )?leave me (?:alone|be|out of it|the (?:hell|fuck) alone)`,
      `(?:just )?(?:drop|leave|forget|quit) it(?! (?:at|with|in|off|on|to|by|there|for (?:now|me)|here|open|as|when|from|feel|was|would|until))(?: then| now| please| okay)?`,
      `forget (?:about it|i (?:said|asked|mentioned|spoke)|that i|i ever)(?: {one}){0,3}`,
      `i (?:dont|do not) (?:even )?(?:want|wish|care) to (?:talk|discuss|hear|speak|know|see you|be here|do this|look at)(?: {one}){0,5}`,
      `(?<!\\b(?:had|there was|was|is|were|be) )(?:theres|there is|i have|ive got|i got|got|have)? ?(?:nothing|no more|nothing more|nothing left|nothing else) (?:to|i want to) (?:say|talk about|discuss|add)(?: {one}){0,3}`,
      `(?:this )?(?:conversation|discussion|chat|talk|argument)(?: is|s)? (?:over|finished|done|closed|ended)`,
      `end of (?:story|discussion|conversation|chat|matter)`,
      `(?:do|think|say|believe|suit)(?: as| what| whatever)? (?:what(?:ever)?|as|yourself)(?: the (?:hell|fuck))?(?: you)? ?(?:want|like|please|wish|need to)?(?=$|[.,!\\n])`,
      `suit yourself`,
      `(?:have it|do it) your (?:own )?way`,
      `if you say so`,
      `(?:and )?i (?:really |honestly |just )?(?:dont|do not|couldnt) care(?: less| anymore| any more| now| okay)?(?=$|[.!\\n])`,
      `(?:dont|stop|quit) (?:call|text|message|contact|talk to|speak to|follow|calling|texting|messaging|contacting|talking to|speaking to|follow|following)(?:ing)?(?: to)? me(?! (?:like|that way|as if|in that|when|if|names))`,
      `(?:dont|never) (?:talk|speak) to me(?! (?:like|that|in|as))(?: again| ever| now| any ?more)?`,
      `talk to the (?:hand|wall)`,
      `(?:speak|talk) to my (?:lawyer|solicitor){few}`,
      `go away`,
      `(?:im|i am) (?:blocking|muting|hanging up|switching (?:my )?phone off|turning my phone off|ignoring)(?: {one}){0,3}`,
      `we (?:have|ve got|got) nothing (?:left |more )?to (?:say|talk about|discuss){few}`,
      `(?:im|i am|ill be) (?:sleeping|staying) (?:in the (?:spare|other)|on the (?:sofa|couch)|at my (?:mum|brother|sister|mate|friend)s?){few}`,
    ],
    { strength: 0.8 },
  ),
  cue(
    'withdraw',
    [
      `(?:can|could) we (?:please )?(?:not|just not|leave it|drop it|talk about (?:something|anything) else|change the subject|do this (?:later|another)|stop){rest}`,
      `(?:not|dont start)(?: this| that)?(?: now| tonight| again| here| today| right now)(?=$|[.,!?\\n])`,
      `(?:please )?not (?:now|tonight|today|here|in front of{few}|over text|this again|right now)(?: please)?(?=$|[.,!\\n])`,
      `(?:i )?(?:cant|dont have (?:the )?(?:energy|time|strength|capacity)(?: for| to)?|have no energy for|havent got the energy for)(?: even)?(?: do| deal with| handle| talk about| have| take| face)? (?:this|that|it|you|a fight|an argument|another)(?: {one}){0,5}`,
      `(?:i )?cant (?:even )?talk (?:to you|about (?:it|this|that)|right now|now)(?: {one}){0,3}`,
      `i (?:dont|cant|would rather not|d rather not|do not want to)(?: want to| like to)? (?:talk|think|get into|go into|discuss)(?: about)? (?:it|this|that)(?: {one}){0,3}`,
      `id rather not(?: {one}){0,4}`,
      `(?:oh |just )*(?:never ?mind|nvm|nevermind|nm)(?! (?:the|if|about the|that (?:the|we)))`,
      `(?:its|im|everythings|all|ill be|it is|i am|no,? its|no,? im)(?: all| really| just)? (?:fine|nothing|okay)(?=$|[.,\\n])(?!, (?:thanks|thank|come|see|love|i can|no problem))`,
      `^(?:fine|k|sure|okay then|right|noted|nothing|cool|good for you|k then|fine then|okay fine|sure thing|mm+|hm+|mhm|eh|meh|nope|nah|👍|dunno|dont know|dont care|no|nowhere|no one|nobody|because|if you like|as you wish|all good|no,? nothing|nothing,? all good|not sure|i know)[. ]*$`,
      `(?:well|lets|can we|we can|ill|i will|we will)(?: just)? (?:see|talk|discuss it|deal with it|think about it|do it|sort it|look at it|get to it|look)(?: about it| about this| then)? (?:later|some other time|another time|some ?time|one day|soon|when i (?:can|get)|eventually)`,
      `(?:^|(?<=[.,!?\\n] ?))(?:maybe|perhaps|probably)? ?(?:later|tomorrow|next week|some ?time|another time|one day|eventually|soon)(?: maybe)?(?=$|[.,\\n])`,
      `(?:i )?dont know(?=$|[.,\\n])`,
      `(?:im|i am) (?:going|off|heading)(?: to (?:bed|sleep|the pub|work|the gym|my room|my mums|mates|upstairs|the shed)| out| home| upstairs| off| for a (?:walk|drive|run|smoke))(?: now| then)?(?=$|[.,!\\n])`,
      `(?:im|i am) (?:leaving|out|out of here|walking away|logging off|going offline|gone)(?: now| then| okay)?(?=$|[.,!\\n])`,
      `(?:(?:ive|i) )?(?:got|have got|have|must) (?:to )?(?:go|run|dash|shoot)(?: now)?(?=$|[.,!\\n]| (?:im|ive|i|meeting|work|shift|bus|bye|sorry))`,
      `(?:^|(?<=[.!?\\n] ?))(?:good ?night|bye|night|goodbye|have a nice (?:life|day|evening|summer|weekend))(?: {one})?(?=\\.|$)`,
      `(?:im |i am )?(?:really |just |honestly )*not (?:really )?up (?:for|to) (?:a|an|this|that|it|talking)(?: {one}){0,4}`,
      `i (?:dont|do not) know what (?:you want|to (?:say|tell)|else|else to)(?: {one}){0,6}`,
      `(?:then|so|well),? dont(?: {one})?(?=$|[.!\\n])`,
      `ill (?:just )?(?:stop|leave it|shut up|say nothing|keep quiet|be quiet|leave you to it)(?: then| now| there)?(?=$|[.,!\\n])`,
      `(?:im|i am) not (?:replying|answering|responding|messaging|texting|calling)(?: {one}){0,3}`,
      `lets not(?! (?:fight|argue|shout|be like|go to bed))(?: {one}){0,5}`,
      `(?:leave|drop|forget) (?:that|this) (?:one|thing|matter|topic|alone)(?: {one}){0,3}`,
      `(?:just )?(?:need|want)(?: some| to be| a bit of| a little| my)? (?:space|alone|time alone|time to myself|quiet|left alone)(?: {one}){0,3}`,
      `(?:give|gimme|let) me (?:some |a bit of |my )?(?:space|room|breathe|be|peace){few}`,
      `(?:theres|there is) no point{rest}`,
      `whats the point(?: {one}){0,4}`,
      `(?:lets|we should|can we)(?: just)? (?:talk about something else|change the subject|move on|agree to disagree|forget (?:it|about it|this)|leave it(?: there)?)`,
      `(?:anyway|anyways|moving on),? (?:how|what|did|have|are|im|the){few}`,
      `(?:im|i am|kind of|a bit|bit) (?:in the middle of|busy|at work|driving|watching|in a meeting)(?: {one}){0,4}`,
      `(?:ill|i will|let me) (?:think about it|let you know|get back to you|check|see)(?=$|[.,!\\n])`,
      `(?:im |i am )?not in the mood{few}`,
      `(?:ask|call|text|tell|go to) (?:your (?:mum|mother|dad|father|brother|sister|friends?|lawyer)|someone else|somebody else)(?: then)?(?=$|[.,!\\n])`,
    ],
    { strength: 0.6 },
  ),
]

/** Asides that say it without words: "*hangs up*", "(no answer)", "[door slams]". */
export const asides =
  /[*([](?:he |she |they )?(?:hangs? up|hung up|walks? (?:out|off|away)|walked (?:out|off|away)|leaves?|left (?:the room|on read)|storms? (?:out|off)|slams? (?:the )?door|door slams|no (?:answer|reply|response)|silence|silent|seen|read \d|doesnt (?:answer|reply)|does not (?:answer|reply)|ignores?|shrugs?|turns (?:away|over|up the tv)|puts (?:his|her|their)? ?headphones (?:on|in)|says nothing|goes quiet|looks? at (?:his|her|their) phone|left on read|blocks?)[^*)\]]{0,40}[*)\]]/g

/** "I need twenty minutes, back at eight" names its own end: care, not a wall. */
export const timedBreak = cue('timed-break', [
  `(?:break|breather|minute|min|mins|minutes|moment|hour|hours|hr|hrs|walk|pause|time out|timeout|step away|cool (?:off|down)|calm down|space|air|shower|half an hour|time to (?:think|cool|calm)|leave it|stop here|pause this|park (?:it|this)|done|hang up|go out|going out|go for|log off)(?: {one}){0,4}[.,;]? ?(?:{one} ){0,4}(?:(?:then|and|and then|but|but then) (?:well|ill|i will|we|lets|i|im|we can) (?:talk|finish|come|carry|continue|pick|ring|call|be back|do it|sort|listen|try|be)|back (?:at|by|in|on|after)|(?:talk|continue|finish|come back|pick (?:it|this) up|carry on|ring you|call you|resume|sit down|try again|start again)(?: {one}){0,4} (?:at|by|in|on|after|tomorrow|tonight|when|once|later tonight|this evening|over)|till (?:\\d|{one} (?:oclock|am|pm))|until (?:\\d|tomorrow|tonight|after))(?: {one}){0,5}`,
  `(?:talk|speak|continue|finish|do) (?:this |it |about (?:it|this) )?(?:properly |again )?(?:(?:tomorrow|tonight|this (?:evening|weekend)) ?(?:morning|evening|night|at|after|when|over)?|at (?:\\d|half|{one} (?:oclock|am|pm))|after (?:dinner|work|lunch|tea|the|i|my|we|your|school)|when (?:i (?:get|am|m|ve|have)|im|were|we|the kids|youre|you)|once (?:i|im|were|we|the|ive)|in (?:the morning|an hour|\\d+|ten|twenty|thirty|half))(?: {one}){0,5}`,
  `(?:give|gimme|need|want|take|taking) (?:me |us |just |a )*(?:\\d+|{one}|half an|an) (?:min|mins|minutes|hours?|hrs?)(?: {one}){0,6}`,
  `(?:calling me|got to go|have to go|need to go|in a meeting|off now|logging off|boarding|driving|heading in|going in|at work|on shift|on a call)(?: {one}){0,3},? (?:(?:but|so|and) )?(?:back|ill (?:call|text|ring|be back|message|reply)|(?:will )?(?:call|ring|text|talk to|message) you|talk)(?: {one}){0,2} (?:at|by|in|on|after|around|when|once|tonight|tomorrow|later tonight)(?: {one}){0,3}`,
  `(?:ill|i will|im|we) (?:be )?back (?:at|by|in|on) (?:\\d+|{one})(?: {one}){0,3}`,
])
export const breakOnly =
  /\b(?:break|breather|pause|time ?out|cool|calm|think|breathe|walk|space|minutes?|mins?|hours?|hrs?|this|it|talk|back)\b/
