/**
 * What a line stands on (Ury, Brett and Goldberg, Getting Disputes Resolved, 1988): interests are needs, wishes, fears
 * and reasons; rights are rules, promises, fairness, who is right; power is making the other do it, by a threat, a
 * sanction, rank or walking off. Cues are our own, read on lower case without apostrophes, each with its weight.
 */
export const stanceCues: readonly { stance: 'interests' | 'rights' | 'power'; weight: number; cue: RegExp }[] = [
  {
    stance: 'power',
    weight: 2.5,
    cue: /\b(?:because i (?:say|said) so|(?:my|this is my) (?:house|money|roof|team)[^.!?]{0,20}\b(?:rules?|decision)|you(?:ll| will) do (?:as|what) i|do (?:as|what) (?:i say|im telling you|youre told)|this is how it(?:s going to| will) be|end of (?:story|discussion|conversation)|not up for discussion|i decide|i(?:ve| have) decided[^.!?]{0,20}\b(?:final|done)|i dont care what you (?:think|want|feel|say)|you have no (?:choice|say)|thats an order|i forbid|i wont (?:let|allow) you|youre not allowed|dont you dare|i (?:am|m) (?:your|the) (?:mother|father|mum|dad|boss|manager|parent|head|owner)|as your (?:manager|boss|mother|father|mum|dad|parent|landlord|teacher|lead))\b/,
  },
  {
    stance: 'power',
    weight: 2.5,
    cue: /\b(?:make (?:this|it|your life|things) (?:\w+ )?(?:unpleasant|hard|difficult|ugly|hell|miserable)|you(?:ll)? get nothing|nothing from me|there will be consequences|face the consequences|see what happens|try me|cut you off|no more money|last chance|i could (?:have|get) you (?:fired|sacked|thrown)|(?:when|until) a (?:judge|court)|you(?:ll| will) (?:see|regret|be sorry|never see)|dont (?:bother|expect)|see you in court|ill (?:tell|show) everyone|or (?:were|its|i am|im) (?:done|over|out|finished)|unless you\b[^.!?]{2,60}\b(?:you (?:get|can|wont|will)|ill|i will|im|nothing))\b/,
  },
  {
    stance: 'power',
    weight: 1.5,
    cue: /\b(?:im (?:done|not talking|finished|out)(?: (?:with|talking|here))?|forget it|shut up|you (?:must|will|are going to) (?:now|listen|apologi[sz]e|go|stop|do)|(?:right )?now or|youre going\b(?! to)|get out)\b/,
  },
  {
    stance: 'power',
    weight: 2.2,
    cue: /\b(?:im not asking|i wont ask (?:you )?again|im (?:only )?(?:telling|warning) you|remember who|take it or leave it|thats final|(?:my|the) decision is (?:final|made)|i(?:ve| have) made up my mind|you have until|you(?:ve| have) got until|i can always|i could (?:just|always|easily)|then you can (?:\w+ )?(?:explain|find|leave|pay|sleep|forget|do|go|pack|look|tell|cook|live|manage|sort|deal|see)|you can forget|see how you like|(?:carry|go|keep) (?:on|going|it up|doing)[^.!?]{0,30} and (?:i|you|well|its|there)|(?:let|tell|show|call|ring|inform|report)(?:ing)? (?:your|the|my) (?:\w+ )?(?:know|boss|wife|husband|mother|mum|dad|father|parents|brother|sister|police|lawyer|solicitor|school|office|landlord|manager)|(?:im|ill|i am|i will) (?:tak(?:e|ing) (?:away|back|the|your|it)|block(?:ing)?|stop(?:ping)? (?:paying|the)|cut(?:ting)?|lock(?:ing)?|cancel(?:l?ing)?|keep(?:ing)? the|throw(?:ing)?|sell(?:ing)?)|if nothing (?:changes|happens)|ill (?:look|go) elsewhere|grounded|youre (?:out|fired|off the)|who pays|as long as (?:you|i)[^.!?]{2,40}\b(?:roof|house|pay|table|here))\b/,
  },
  {
    stance: 'power',
    weight: 2,
    cue: /\b(?:you (?:will|are going to|re going to)|youre going to) (?:not )?(?!be (?:fine|ok|okay|great|alright|tired|late|home|there)\b|(?:like|love|enjoy|feel|see|find|need|have)\b)\w+|\bor (?:i|it|you|we|hell|shell|ill|itll|youll|well|im|were|i am)\b(?: (?:walk|go|goes|leave|am|will|can|take|call|cancel|get|out|lose|pay|tell|stop))|\bif (?:you|that|this|it|those|the)\b[^.!?]{2,80}\b(?:(?:ill|i will|youll|you will|itll|well|there (?:will|wont)|you wont|i wont) \w+|goes (?:out|in|on)|is (?:gone|over|out)|are (?:gone|out))/,
  },
  {
    stance: 'rights',
    weight: 1.6,
    cue: /\b(?:(?:a|the|no|any|every|my) rights?\b(?! (?:now|away|there|here|time|person))|rights|entitled|deserve[sd]?|promise[ds]?|(?:we|you|it was) agreed|agreement|contract|lease|policy|polic(?:y|ies)|the rules?|law|legal(?:ly)?|owes?|(?:my|your|her|his) turn|unfair|(?:only|not|isnt|is that|thats) fair|its fair|fair is fair|everyone else|on principle|equal(?:ly)?|precedent)\b/,
  },
  {
    stance: 'rights',
    weight: 1.3,
    cue: /\b(?:youre wrong|you are wrong|im right|i was right|not (?:what happened|true)|thats a lie|you know it|prove it|proof|look at (?:the|your)|read it|it says|supposed to|shouldve|should have|shouldnt have|you should(?:nt)?|ought to|fault|to blame|you said you(?:d| would)|i paid|pay half|halves|is (?:half )?mine|last time i|i did it last|you always|you never|why not me|after (?:what|all) i)\b/,
  },
  {
    stance: 'rights',
    weight: 1.5,
    cue: /\b(?:(?:the |our |your )?(?:plan|contract|lease|policy|list|rota|will|letter|email|sign|order|schedule|calendar|handbook|law|rules?|agreement|invitation|receipt|invoice|minutes|bible|book) (?:\w+ )?(?:says|states|said|is clear|clearly)|(?:is|are|was|were) (?:not |never )?(?:allowed|permitted|meant|required)|(?:nobody|no one|everybody|everyone|all the others?|(?:any|every) (?:\w+ ){0,2}(?:person|parent|couple|family|team|friend|son|daughter|partner|husband|wife|colleague))\b[^.!?]{0,40}\b(?:does|do|would|gets?|has|is|else|so|know)|(?:he|she|they|others?) gets? to|so (?:why (?:cant|should|must|shouldnt) (?:i|we|my)|neither (?:are|do|can|should|is|am))|first come|here first|i had it first|in writing|you signed|(?:its|it is|it was|thats|is|was) (?:your|my|his|her) (?:idea|job|responsibility|duty|task|day|weekend|week|time|seat|space|room|part|choice|mess|problem|money|decision|mistake)|your (?:job|duty|responsibility)|count (?:them|it)|more than (?:you|my share)|at least i|(?:is|was) (?:not|never) (?:the deal|an answer|okay|acceptable|how (?:it|this|we))|isnt (?:the deal|an answer|okay|acceptable|right)|wasnt (?:the deal|right|acceptable)|the deal was|the fact is|facts?|have to admit|common (?:courtesy|decency)|(?:basic|normal) (?:manners|respect|people)|justif\w+|excuse|hypocri\w+|double standard|same for (?:both|everyone)|who(?:s| is) right|in the wrong|i(?:ve| have)? (?:already )?(?:did|done|paid|covered|drove|driven|cooked|cleaned|took|taken) (?:the|it|all|every|my|both|two|three|four|five|last)|i was the one|im the one who|you (?:yourself )?(?:said|told me|swore|gave me your word|signed|admitted)(?: yourself)?\b)/,
  },
  {
    // A thing, a place or a turn that is somebody's; what one does or does not do; who began; what follows from it.
    stance: 'rights',
    weight: 1.4,
    cue: /\b(?:(?:thats|that is|this is|its|it is|is|are|was) (?:mine|ours|yours|his|hers|my \w+(?=$|[.!,]))|belongs? to|left (?:it |that |this |\w+ )?to me|in the will|has to be|(?:you|they|we|he|she) (?:have|has) to (?:as well|too)|so you (?:pay|have to|should|do|get|owe|can)|so (?:its|it is|today its|now its) (?:mine|my)|a (?:real |good |true )?(?:friend|husband|wife|partner|mother|father|son|daughter|brother|sister|boss|colleague|man|woman|adult) (?:does|doesnt|would|wouldnt|never|always)|(?:one|people|you|we) (?:just )?(?:do not|dont|does not|doesnt) do (?:that|this|such)|(?:who|you|he|she) started|we both know|which (?:of us|one of us)|show me (?:one|a|the|where|when)|name (?:one|me one)|when did i ever|where does it say|since when|that was (?:the|our) (?:deal|agreement|rule)|the same (?:for|applies|goes)|(?:no|not a) (?:excuse|reason)|how is that (?:fair|right|okay|ok)|by (?:law|rights?|contract)|is (?:the|against the) (?:law|rules?)|what i (?:did|do) for you|i (?:apologi[sz]ed|did mine|kept mine|kept my)|your (?:turn|share|half|part)|my (?:turn|share|half|due))\b/,
  },
  {
    // Ordering, a hand on the money or the door, and what one will now withhold.
    stance: 'power',
    weight: 2,
    cue: /^\W*(?:then |now |just |so )?(?:give (?:me|it|that)|hand (?:it|me)|sit down|get (?:in|up|out|off|over here)|come here|stop (?:it|that|crying|talking)|be quiet|put (?:it|that|the) \w+|sign|do (?:it|as)|delete|answer me|look at me when|unlock|open the door|leave (?:now|it)|go to your)\b(?![^.!?]*\bplease\b)|\bgood luck (?:with|finding|getting|explaining)\b|\bi (?:can|could) (?:always |easily |just )?(?:end|fire|replace|cancel|ruin|stop|take|throw|block|report|call|have you|get you|make you|sell)\b|\byou(?:ll| will) (?:sit|stay|go|stop|do|eat|apologi[sz]e|come|leave|wait|hand|give|pay|learn|be grounded|not)\b|\bso (?:i|ill) (?:choose|decide|say|make the rules|set the)|\bthen i (?:wont|will not|am not|m not|shall not)\b|\bthen im (?:not|taking|cancel\w*|leaving|going)\b|\bi wont (?:be|come|pay|sign|help|give|drive|do) [^.!?]{0,40}\b(?:until|unless|any more|ever)\b|\bif i dont [^.!?]{2,60}\b(?:im|ill|i will|i am)\b|\b(?:im|i am) (?:changing the locks|the one with the|the one who pays|in charge|the boss)|\bwithout me you\b|\b(?:no|not one|not a) (?:\w+ )?(?:more )?(?:phone|money|car|holiday|party|pocket money|word)\b[^.!?]{0,30}\b(?:until|unless|if)\b|\bnow\.?$/,
  },
  {
    stance: 'interests',
    weight: 1.5,
    cue: /\b(?:i (?:really |just |only )?(?:need|want|miss|wish|hope|love you)|id (?:really )?(?:like|love|feel|prefer)|i would (?:like|love|feel|prefer)|(?:it|that|this) (?:matters|is important|would (?:help|mean)) (?:to )?me|im (?:worried|scared|afraid|anxious|nervous|tired|lonely|sad|hurt|struggling|exhausted)|i (?:feel|felt|was (?:hurt|scared|worried|frightened|sad|lonely|hoping))|im sorry|i am sorry|i hear (?:you|that)|i (?:can )?see (?:that|why|how)|i understand)\b/,
  },
  {
    stance: 'interests',
    weight: 1.5,
    cue: /\b(?:what (?:would|could|do you) (?:make|help|need|want|you need|we)|how (?:about|would it be|can (?:i|we)|was it for you)|would it help|help me understand|what matters|what are you (?:worried|afraid)|(?:can|could|would) (?:you|we)|what if we|lets|shall we|so that (?:we|both|i|you)|both of us|each of us|together|because (?:it|i) (?:matters|need|miss|want)|maybe (?:we|i)|we could|i wanted you to|i would(?:ve| have)? (?:still )?(?:like|love)d?|still would have|makes me|made me|it would (?:help|take|be|make)|a weight off|help(?:s|ed)? me|i (?:get|got|was) (?:nervous|scared|sad|worried|proud|lonely|anxious)|sleep better|easier for|i (?:had )?hoped|i(?:m| am) (?:frightened|too tired|at my limit)|(?:it would|would it|would \w+) be possible|is there a way|already help|gets me\b|how i get through|what (?:are )?you(?:re)? hoping|tell me (?:what|how)[^.!?]{0,40}\b(?:hop|want|need|like|feel|worr|wish|matter)\w*)\b/,
  },
]
