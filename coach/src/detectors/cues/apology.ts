import { cue, type PlainCue } from '../match.ts'

/** The parts of an apology after Lewicki, Polin and Lount (2016), and the words that only look like one. Our wordings. */
const regretful =
  '(?:so |really |very |truly |genuinely |deeply |terribly |awfully |honestly |properly |just |such |actually |fucking |bloody )*'
// What may not follow: blame put elsewhere, or sympathy for what nobody here did.
const notAfter =
  '(?! (?:if |but |you feel|you felt|that you feel|that you felt|youre (?:upset|feeling|so)|your upset|that youre|you (?:took|think|see|got|cant|were (?:upset|offended|hurt by))|that you (?:took|think|see|were upset)|your feelings|to (?:hear|bother|trouble|interrupt|see that|read)|for your loss|for you\\b|this (?:happened|is happening)|that (?:happened|this happened) to|youre (?:going through|having|dealing)|i(?:m| am) not (?:made of|rich|superman|superwoman)|i exist|i was born|about your (?:loss|mum|dad|dog|cat|job|news)|to say (?:it|this) but|not sorry|state|excuse|sight))(?!,? (?:but|okay\\?))'

export const apologyCues: PlainCue[] = [
  cue('non-apology', [
    `sorry,? (?:if|but|that you(?:re)?|you(?:re)? (?:feel|felt|upset|feeling|took|think|so|see|got|cant|were|dont)|your (?:upset|feelings|so)|you (?:feel|felt|took|think|see|got|cant|were|dont)|not sorry|okay|na,? if|o+,? if)(?! (?:going through|having a hard|dealing|not feeling|ill|sick|unwell|poorly|in pain)){rest}`,
    `(?:im |i am )?sorry(?:{few}),? but (?!i (?:cant (?:make|come)|wont be able|have to cancel)){rest}`,
    `(?:i said|ive said|i have said|i already said|i told you)(?: that)?(?: i was| im| i am)? sorry{rest}`,
    `what more do you want(?: {one}){0,4}`,
    `mistakes were made`,
    `(?:im sorry )?if (?:i|that|it|anything i said) (?:hurt|offended|upset|came across|made you|seemed|was){rest}`,
    `sorry for (?:breathing|existing|living|caring|asking|having (?:feelings|an opinion|a life|a job)|being (?:alive|human|born|me|such an? )|trying|wanting){rest}`,
    `sorry (?:that )?(?:im|i am) (?:not perfect|human|not (?:good enough|up to|as|your|made of|rich|superman|superwoman|more|a (?:mind ?reader|robot|machine|millionaire|saint|genius|better)|enough)|such a){few}`,
    `sorry (?:that )?i (?:exist|was born|breathe|bothered|ever (?:said|asked|spoke)|have (?:feelings|a life)){few}`,
    `(?:fine|okay|alright|whatever|god|jeez|ugh|there),? (?:then )?(?:im |i am )?sorry(?=$|[.,!\\n]| (?:okay|happy|alright))(?:,? (?:okay|alright|happy|happy now|satisfied|is that))?`,
    `sorry,? (?:okay|alright|happy now|satisfied|jeez)\\b`,
    `i(?:m| am) sorry you(?: {one}){0,2} (?:made|forced|cant|took|feel|think|see){rest}`,
    `(?:happy|satisfied|better) now`,
    `i apologise (?:if|that you|but|for your){rest}`,
    `i regret (?:that|if) you{rest}`,
  ]),
  cue('regret', [
    `(?<!not )(?<!never )(?<!be )(?<!feel )(?<!you )(?<!say )(?<!said )(?<!youre )(?<!than )(?<!you )(?:im |i am |i was |am |we are |were )${regretful}sorry${notAfter}(?: (?:that|for|about|i|we|to) {one}{rest})?`,
    `(?:^|(?<=[.,!\\n"] ?)|(?<=(?:and|but|so|ah|oh|aw|okay|ok|yes|yeah|no|right|nope|hey|omg|god|shit|hi|babe|love|mate|really|very|again) ))${regretful}sorry${notAfter}(?!\\?)(?: (?:that|for|about|i|we|again|love|babe|mate|o|ji|mum|dad|man|bro|darling|hun|x) ?{one}?{rest})?`,
    `(?:i |we |my |please accept my |i want to |i need to |i must |i owe you an |let me |i do |i would like to |id like to |i really )(?:${regretful})(?:apologise|apology|apologies)(?! (?:if|that you|but|for your))(?: (?:for|to) {rest})?`,
    `i (?:really |so |deeply |truly |do )?regret(?! (?:if|that you|meeting|marrying|ever|nothing)) {rest}`,
    `i feel (?:so |really |very |just )*(?:bad|awful|terrible|horrible|guilty|ashamed|sick|rotten)(?: (?:about|for|that) {rest})`,
    `i(?: am|m| was)(?: so| really| very)* ashamed (?:of (?:myself|how|what|the)|that i|for){rest}`,
    `(?:forgive me|pardon me|mea culpa|my bad|my mistake|oops my|my apologise)(?! for (?:caring|asking|breathing|existing)){few}`,
    `i wish i (?:hadnt|had not|could take (?:it|that) back|had)(?: {one}){0,6}`,
    `i (?:didnt|never) mean(?:t)? to (?:hurt|upset|snap|shout|scare|make you|offend|let you|worry|forget|leave you|be (?:so|rude|short|horrible|cold)){few}`,
  ]),
  cue(
    'responsibility',
    [
      `(?:it|that|this)(?: was|s| is| were)?(?: all| totally| completely| entirely| really| honestly| absolutely)* (?:my (?:own )?(?:fault|mistake|doing|mess)|on me|down to me)`,
      `(?:thats|its) (?:all |totally |completely |entirely |really )*(?:my (?:own )?(?:fault|mistake|doing|mess)|on me|down to me)`,
      `i(?: was|m| am| know i was| know im| can see i was|ve been)(?: so| really| completely| totally| just| being| the one who was| in the){0,2} (?:wrong|out of (?:order|line)|unfair|unkind|selfish|an idiot|a (?:dick|prick|jerk|fool|bad friend|rubbish friend|coward|cow|knob)|stupid to|being (?:unfair|selfish|stupid|horrible|silly|defensive|childish)|harsh|rude|horrible|too (?:harsh|hard|quick|proud)|careless|thoughtless|short with|snappy|late and|a bit (?:much|harsh|short|off)|avoiding|hiding)(?: {one}){0,6}`,
      `i (?:should(?:nt)? have|shouldve|shouldnt ve|should of|shouldnt of|ought to have|could have|couldve)(?: {one}){1,10}`,
      `i (?:really |totally |completely |properly |just |honestly |have |ve )*(?:messed|screwed|fucked|cocked|stuffed|ballsed|slipped|dropped|blew|botched)(?: it| this| that| things| everything| the ball| you)?(?: up)?(?: {one}){0,4}`,
      `i (?:really |totally |did |just |know i |have |know i have |ve )*(?:let (?:you|him|her|them|us) down|hurt you|broke (?:my|the) (?:promise|word)|broke your trust|lied(?: to you)?|snapped|overreacted|lost (?:my temper|it)|took (?:it|that) out on you|forgot|shouted at you|raised my voice|wasnt (?:listening|there|honest|fair|kind)|didnt (?:listen|think|call|text|tell you|ask|show up|keep|do (?:it|what))|ignored you|went (?:too far|behind)|made (?:a|the|that) mistake|got (?:it|that|this) wrong|handled (?:it|that|this) (?:badly|wrong|terribly)|crossed a line|jumped to conclusions|took you for granted)(?! (?:okay|because you)){few}`,
      `i (?:take|took|accept|own|have to own|will own|ll take|ll own)(?: full| all| the)? ?(?:responsibility|the blame|that|it|my part|up to)(?: {one}){0,4}`,
      `i (?:have )?no excuses?|theres no excuse|no excuse|i(?:m| am) (?:not making|not going to make) excuses`,
      `(?:i admit|ill admit|i confess|i have to admit)(?: {one}){0,6}`,
      `you (?:deserve|deserved)(?:d)? better(?: from me| than (?:that|how|what)){0,1}`,
      `(?:youre|you are) right,? (?:i|it was me|that was){rest}`,
      `its not (?:you|the (?:traffic|work|kids)|your fault),? (?:its|it was|i){few}`,
      `i was meant to{rest} and i (?:didnt|forgot|sat|stayed|went|was){rest}`,
      `i know i(?:ve| have| did| can| was| said| should| didnt| havent| keep| hurt| let| promised| messed| could){1,2}(?: {one}){1,8}`,
      `(?:guilty|guilty as charged|i did do that|i did say that|that was (?:me|wrong of me|unfair of me|horrible of me|out of order|unkind of me|a low blow))`,
    ],
    {
      unless:
        /\b(?:what i (?:should|could)|so (?:its|this is|thats)|how is|why is|(?:now|is it)$|maybe i should have (?:married|left)|i (?:should have|shouldve) (?:known|listened to my|married|left you|never)|i didnt do anything|i didnt listen to)\b/,
    },
  ),
  cue(
    'explanation',
    [
      `i (?:was|ve been|have been)(?: so| really| just| very| feeling| quite| already)* (?:stressed|tired|exhausted|overwhelmed|scared|worried|anxious|upset|hurt|embarrassed|ashamed|angry at myself|frightened|distracted|struggling|under pressure|panicking|jealous|hungover|hungry|nervous)(?: {one}){0,6}`,
      `i (?:didnt|did not|hadnt) (?:realise|realize|think|know|notice|see|understand)(?: {one}){1,8}`,
      `i (?:panicked|froze|got (?:scared|carried away|caught up|distracted|held up)|lost track)(?: {one}){0,5}`,
    ],
    { strength: 0.5 },
  ),
  cue('repentance', [
    `(?:it|that|this) (?:wont|will not|will never|shouldnt)(?: ever)? happen again(?: {one}){0,3}`,
    `i (?:wont|will not|will never|promise not to|promise i wont|promise never to|m not going to|ll never)(?: ever)? (?:do|say|let|lie|leave|shout|speak|make|forget|be|hurt|go|talk|raise|treat|drink|ignore)(?: {one}){0,5}`,
    `(?:ill|i will|im going to|i want to|i promise to|i promise ill|i can|ill try to) (?:do better|be better|try harder|change|work on|make more|listen (?:more|better|next)|stop|get help|learn|be more|text (?:you )?(?:first|next|when|by)|call (?:you )?(?:first|next|when)|tell you (?:first|next|sooner|when)|set (?:an alarm|a reminder)|ask (?:first|you first|next))(?: {one}){0,6}`,
    `next time i(?:ll| will){rest}`,
  ]),
  cue('repair', [
    `(?:let me|ill|i will|i want to|id like to|how can i|how do i|i can|can i|i would like to) (?:make (?:it|this|that|things) (?:up|right|better)|fix|put (?:it|this|that|things) right|replace|pay (?:for|you)|make amends|sort (?:it|this|that)(?: out)?|undo|clean (?:it|that) up|redo|buy you (?:a|another|new))(?: {one}){0,6}`,
    `what can i do to (?:make|fix|put|help|change){few}`,
  ]),
  cue('forgiveness', [
    `(?:please |can you |could you |will you |would you |i hope you(?: can| ll| will)?|hope you can|if you can|i (?:ask|beg|hope)(?: for| you to| that you)?(?: can| your)?)(?: please| ever| find it in{few})* forgive(?:ness)?(?: me)?`,
    `(?:please )?forgive me`,
  ]),
]
