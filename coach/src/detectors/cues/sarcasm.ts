import { cue, type PlainCue } from '../match.ts'

/** Praise on something that is no gift. After COACH.md's table; the wordings are our own. */
export const sarcasmCues: PlainCue[] = [
  cue(
    'praise',
    [
      `(?:oh|wow|oh wow|well|ah|gee|yay|lol|right|okay)?,? ?(?:great|nice|brilliant|lovely|cool|fantastic|amazing|wonderful|perfect|marvellous|super|excellent|congrats|congratulations|bravo|well done|good job|nice one|good one|hooray|hurray|yay|kudos|thanks|thank you|cheers)(?:,| for)? (?:another|so (?:now|you|i|we|its)|now (?:i|we|you|the)|you(?:ve)? (?:forgot|broke|ruined|lost|missed|managed|remembered|finally|actually|did it again)|yet another|more|as (?:usual|always|ever)|that (?:youre|you|im)|for (?:nothing|ruining|that)|nothing|ruining|making (?:it about|me feel (?:like|worse|bad|small))|yet again|again|o\\b|the (?:warning|heads up|support|vote of confidence)|all (?:your|the) (?:help|support|hard work)|your (?:support|concern|input|opinion|permission|wisdom|honesty)|asking (?:me )?first|caring|noticing|reminding me|the (?:lecture|speech|ted talk|sermon)|your (?:contribution|kind words)){rest}`,
      `(?:oh|wow|ah|well),? (?:thanks|thank you|cheers)(?! (?:so much|a lot|love|for coming|for the (?:lovely|gift|flowers|help)|very|you|mate|hun|babe|guys|x))(?: {one}){0,6}`,
      `oh,? (?:great|brilliant|good|lovely|wonderful|fantastic|perfect|fabulous|joy|goody|nice|how (?:nice|lovely|kind|thoughtful)|sure|of course|right|please|really|absolutely|no,? not|i see|im sorry,? (?:i forgot|did|is|was|am|i didnt realise))(?=[.,!?\\n ]|$)(?! (?:news|to|idea|me|darling|love|you|see)){rest}`,
    ],
    { strength: 0.7 },
  ),
  cue(
    'mock',
    [
      `must be (?:so |really )?(?:nice|lovely|great|wonderful|fun)(?: to{rest}| having{rest}| for (?:you|some))?`,
      `(?:nice|alright|lovely|okay) for some`,
      `how (?:very |incredibly |so )?(?:convenient|thoughtful|kind|generous|considerate|nice|sweet|noble|big|mature|original|brave|gracious|lovely)(?: of (?:you|him|her|them))?(?=$|[.,!?\\n]| of)(?: {one}){0,4}`,
      `lucky (?:me|us|old me)|silly me|my bad for{rest}|love that for (?:me|us|you)`,
      `(?:what a |well thats a |big )(?:surprise|shock|shocker|treat|coincidence)(?! (?:party|birthday))`,
      `surprise,? surprise|shocker|shocking,? i know|quelle surprise|colour me|color me|who (?:would have|wouldve|would of|couldve|knew)(?: {one}){0,4}`,
      `(?:yeah|ya|sure|yes|okay|uh huh|mhm),? (?:right|sure|okay|because|cos)(?: {one}){0,6}`,
      `(?:sure|im sure) you (?:did|were|are|will|do|have|would)(?: {one}){0,4}`,
      `i bet (?:you|it|they)(?: did| were| are| was| will| must){few}`,
      `(?:right|sure|no|yes|because|yeah|oh|obviously|clearly|and)+,? because (?:of course|that|thats|youre|you|im|i|clearly|obviously|god forbid|what){rest}`,
      `because (?:that always|of course|thats (?:what|how|always|so|really|exactly)|youre (?:so|such)|clearly|obviously){rest}`,
      `(?:god|heaven) (?:forbid|help us if){rest}`,
      `(?:as if|like) (?:that|you|it|thats|hed|shed)(?: ever| even| would| will| is going to| actually| going to)(?: {one}){0,5}`,
      `{one} of the (?:year|month|century|week)(?: award| goes)?`,
      `(?:somebody|someone|they should|lets|we should|please|i should|will somebody|you (?:should|deserve)) (?:should |please )?(?:give|get|hand|deserve|buy)?(?: you| him| her| yourself| this (?:man|woman)| the man)? ?(?:an? )?(?:award|medal|oscar|prize|trophy|nobel|round of applause|statue)`,
      `(?:and the )?(?:award|oscar) (?:for|goes to){rest}`,
      `(?:real|very|so|really|super|thats|how) (?:mature|classy|helpful|smooth|nice of you|original|grown up|adult|impressive|romantic|productive|clever|smart|funny|convenient|professional)(?=$|[.,!?\\n]| of you| coming)`,
      `(?:well )?(?:excuse|pardon|forgive) me for{rest}`,
      `(?:so |im |i am |oh,? )*sorry (?:for (?:breathing|existing|living|caring|asking|having|wanting|being (?:alive|human|born|such)|trying|interrupting your|ruining your|not being)|(?:that )?im not (?:perfect|good enough|as|your|up to|a)|i (?:exist|breathe|asked|bothered|have feelings|cant be|spoke|dared|have a job|dont live up|am not|forgot to (?:bow|ask permission|worship)|was born)|your (?:majesty|highness)|sir|maam|boss|mother|teacher){rest}`,
      `sorry,? did i{rest}`,
      `(?:nothing|nothing quite) says{rest}|just what i (?:needed|wanted|always wanted)|exactly what i needed|(?:well,? )?that went well|glad (?:you|to (?:know|hear|see)) (?:had|have|could|are|im|i|were|how|it|where|youre|someone|somebody|you finally){rest}`,
      `(?:abi|so|oh so|what,? so) i should{rest}|dont (?:strain|overdo|exert|hurt|put) yourself(?: out)?{few}|(?:an?|the) (?:investment|expert|professional|comedian|philosopher|lawyer|genius|poet|scholar|doctor) now{few}|(?:is|was|are) that (?:supposed|meant) to (?:help|impress|make){rest}|you will anyway|(?:so thats|thats) (?:me|us) told|(?:im|we are|were) (?:so |deeply |very )?(?:honoured|blessed|privileged|thrilled|delighted|touched)(?=$|[.,!])|(?:we|i) (?:will|ll|should|shall)(?: all)? (?:stand up|bow|clap|kneel|salute)|(?:ever|always) so (?:grateful|sorry|kind)|did the (?:{one} ){1,3}run (?:dry|out)|like(?:s)? (?:a|some) (?:king|queen|royalty)`,
      `(?:totally|perfectly|completely) (?:normal|fine|reasonable)(?=$|[.,!\\n])`,
      `says (?:you|the (?:person|one|man|woman|guy|girl|king|queen)){few}`,
      `since youre (?:so|such|the|always){rest}|since you (?:know everything|care so much){few}`,
      `(?:dont|please dont|no,? dont|no no,? dont) (?:worry about me|mind me|trouble yourself|strain yourself|let me (?:stop|keep|interrupt|disturb)|get up|rush|bother|hurt yourself|all rush){rest}`,
      `(?:its|no,? its|thats|dont worry) (?:fine|okay|alright),? (?:ill|i will) (?:just )?(?:do (?:it|everything)|sit|wait|clean|cook|go|eat|be)(?: {one}){0,4} (?:myself|alone|again|as usual|as always|here|like always|all of it|in the dark)`,
      `(?:as usual|as always|as per|like always|for a change|for once|shock horror)(?=$|[.,!\\n])`,
      `(?:frame it|write that down|put (?:it|that) on a (?:mug|t ?shirt|card)|somebody (?:write|call)|alert the (?:press|media)|stop the press|call the (?:press|papers)|hear that,? {one}|ladies and gentlemen|round of applause|slow clap|standing ovation|tell me another|pull the other one|oh the (?:tragedy|horror|drama)|the (?:horror|tragedy|audacity)|imagine that|fancy that|wonders never cease|miracles (?:do )?happen|hold the front page|hallelujah|thank god for you|what would (?:i|we) do without (?:you|your)|aren.?t (?:i|we) lucky|lucky girl|poor baby|hes alive|shes alive|it speaks|look who (?:it is|decided|finally|remembered|showed)|so (?:you )?remember(?:ed)? (?:me|i exist|my name|where you live)|nice of you to (?:join|show up|turn up|call|remember|let me know|finally|tell)|good of you to{few}|kind of you to (?:finally|let|join)|you shouldnt have|dont all rush|no rush|take your time,? (?:why|dont)|after you,? your|be my guest|funny (?:that|how)|isnt that (?:nice|convenient|lovely|funny|special|sweet)|well isnt (?:that|it)|if its not too much (?:trouble|to ask)|if youre not too busy|when you (?:can|find) (?:spare|the time in|fit))(?: {one}){0,6}`,
    ],
    { strength: 0.7 },
  ),
  cue(
    'award',
    [
      `(?:mr|mrs|miss|ms|madam|captain|saint|sir|king|queen|lord|lady|professor|dr|doctor|inspector|detective|chief) (?!smith|jones|ji\\b)[a-z]{4,20}(?=$|[.,!?\\n])(?=[.,!?] ?(?:well done|thank|congrat|wow|please|what|tell|of course|great|everybody|always))`,
      `(?:genius|einstein|sherlock|your (?:majesty|highness|royal highness|worship|lordship)|warren buffett|mother teresa|gordon ramsay|romeo|prince charming|superman|wonder woman|father christmas|lord of the manor|big spender|mastermind)`,
    ],
    { strength: 0.6 },
  ),
]

/** Marks in the words as written. */
export const ironyMarks = /🙃|👏|🙄|(?:^|\s)\/s(?=\s|$)|~\w+~|\*(?:slow )?claps?\*/gu
/** A cold word alone: "Nice.", "Great...", "Lovely." */
export const flatPraise =
  /^(?:oh |just |well |how |that(?:s|ll be) |absolutely |simply )*(?:great|nice|lovely|fantastic|perfect|wonderful|brilliant|super|amazing|charming|beautiful|marvellous|excellent|terrific|fabulous|delightful|classy|cool|wow|good for you|congratulations|congrats|well done|good luck with that|good to know|bravo|noted|thanks a lot|thanks a bunch|cheers for that|thanks for that|nice one|wow okay|thrilled|delighted|thank you very much)$/
/** What went wrong, or anger: with praise beside it the praise is likely meant the other way. */
export const sourNews =
  /\b(?:again|late|forgot|forgotten|cancel\w*|ignor\w*|alone|mess|broke|broken|ruin\w*|lost|missed|nothing|nobody|never|always|useless|stupid|waste\w*|fault|lie[ds]?|lying|without (?:me|asking|telling)|no (?:one|call|text|reply|warning)|hours|didnt|dont|wont|cant|another|fucking|shit|hell|as usual|while (?:i|im)|by myself|myself)\b/
/** Friends' irony: a laugh or a heart beside it. */
export const sincere =
  /\b(?:so much|thank you all|see you|love it|well deserved|proud of you|cant wait|congratulations on|happy for you|lo+l|haha+|xx+|lmao)\b|[😂🤣😘🥰😍😉😜😛❤💕💖💙🎉😊☺🙏😁😄]|:-?\)|!{1,3}\s*$/iu
