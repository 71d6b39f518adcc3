import { cue, type PlainCue } from '../match.ts'

/** Thinking traps after Beck (1979) and Burns (1980); our own wordings. */
export const absoluteWords =
  '(?:always|never|every (?:time|thing)|every (?:(?:single|damn|fucking|bloody) )+(?:time|day|night|month|week|weekend|thing|year)|(?:nobody|no one|everybody|everyone) (?:ever |else |in this (?:house|family) |thinks?|knows?|likes?|cares?|hates?|loves?|listens?|helps?|respects?|does|says?|agrees?|can see|sees|always|here )|everything (?:is|i|has|was|you|about|always|ends|falls|to do)|everythings|nothing (?:i|you|is|ever|gets|changes|works|will|has|was|matters)|nothings|constantly|all (?:you (?:ever |people )?(?:do|care|want|think|talk)|the (?:bloody |fucking |damn )?time|day every day|day long)|not once|(?:not|never) a single|completely impossible|forever (?:{one}ing)|only ever|every other|the whole world|none of (?:you|this)|the only (?:one|person) who)'

export const distortionCues: PlainCue[] = [
  cue('absolute', [absoluteWords], { strength: 0.6, target: 'none' }),
  cue(
    'mind-reading',
    [
      `you{adv} (?:think|thought|believe|assume|figure|reckon)(?: that)? (?:im|i|its|youre|my|this|that|everyone|we|the|everything|hes|shes|money|your|you can|you married|a|nothing|nobody)(?: {one}){0,8}`,
      `(?:you(?: just| clearly| obviously| really| secretly| only| actually| simply| even| probably){0,3}|you(?:ve)?(?: been| had| have)? (?:always|never)) (?:want(?:ed)? (?:me|to (?:hurt|punish|control|win|leave|get|make|see|fight|embarrass|be (?:right|angry|the|alone|rid)|start|humiliate|break|prove|ruin|upset|own|look|avoid|hide|keep|argue|feel)|it|this|us|her|him|someone|an excuse|attention|my|a (?:fight|reaction|maid|servant|row))|wanted to|dont want (?:to|me|us|this|it|my|her|him|him to)|didnt want (?:to|me|us|this|it)|enjoy|like (?:it when|making|seeing|hurting|to see)|love (?:this|it when|making|seeing|to see|that)|hate (?:me|my|us|it when|that i|her|him|this)|resent|regret|wish(?:ed)? (?:i|you|it|she|he|we)|hope(?:d)? (?:i|it|that|hed|shed)|couldnt care|dont (?:love|care about|respect|trust|like|believe|value|even (?:like|want|love|care|respect|see))|care more|prefer|decided (?:i|that|to (?:hate|punish|ignore))|made up your mind|planned|meant (?:it|to|for)|did (?:it|that|this) (?:on purpose|deliberately|to (?:hurt|punish|spite|get|make|embarrass|annoy|wind))|knew (?:exactly|id|it would|i would|what|full well|that)|know exactly|(?:do|did) it to{few})(?: {one}){0,8}`,
      `(?:youre|you are|you were)(?: just| clearly| obviously| secretly| only| probably| so| actually| really){0,3} (?:happy (?:i|im|that|hes|shes|when|about|to see)|glad (?:i|im|that|hes|shes)|jealous|enjoying|loving (?:this|it|every)|trying to (?:hurt|punish|control|make|get|start|provoke|win|embarrass|ruin|turn|push|avoid|hide|guilt|manipulate|impress|replace|trap|catch|trick)|hoping|waiting for (?:me|a|an|it|something)|looking for (?:a fight|an excuse|a reason|something)|doing (?:this|it|that) (?:on purpose|deliberately|to|because|for attention)|punishing|using|testing|hiding|ashamed of (?:me|us|my)|embarrassed (?:by|of) (?:me|us|my)|bored (?:of|with) (?:me|us)|over (?:me|us)|only (?:here|nice|saying|being|doing|with|sorry|asking|calling|friends)|just (?:saying|doing|being|using|pretending|with|here)|not (?:really |even |actually )?(?:sorry|listening|interested|bothered|over|in love|happy for)|threatened|scared (?:of (?:being|losing|me|her|him)|that i|im)|pretending|seeing someone|cheating|thinking about (?:her|him))(?: {one}){0,8}`,
      `youve (?:been (?:waiting|wanting|looking|planning|hoping|dying|itching|thinking)|already (?:decided|made up)|thought (?:it|that|i)|decided|wanted (?:this|it|to|me))(?: {one}){0,8}`,
      `(?:i know|i can tell|im sure|i bet|we both know|everyone knows|admit|deep down)(?: that)? (?:you|youre|youd|what you|he|she|they|hes|shes)(?! (?:love|can|are trying|mean well|tried|didnt mean|dont mean|were|have|had|care|re (?:tired|busy|upset|hurt|stressed|trying|doing your|right|worried|scared)|busy|tired|hurt|worried|upset|did your best|work|worked|need))(?: {one}){1,8}`,
      `(?:you|youre)(?: {one}){0,6} (?:on purpose|deliberately|to (?:spite|punish|hurt|embarrass|humiliate|annoy|provoke|control|get (?:at|back at)) me|just to (?:hurt|annoy|make|get|prove|spite)(?: {one}){0,4}|behind my back because)`,
      `(?:because|its because|that(?:s| is)(?: just)? because) (?:you(?: just| secretly| clearly)? (?:want|wanted|dont (?:love|care|want|trust|respect)|think|thought|hate|like|enjoy|prefer|care more|feel (?:guilty|threatened))|youre(?: just| secretly)? (?:jealous|scared|ashamed|guilty|afraid|bored|hiding|cheating))(?: {one}){0,8}`,
      `you(?:d| would)(?: clearly| obviously| much)? (?:rather|prefer|love (?:it if|that)|be (?:happier|happy|glad|relieved) (?:if|without|when))(?: {one}){1,8}`,
      `to you (?:im|i am|its|were|this is)(?: just| only| nothing)?(?: {one}){0,6}`,
    ],
    {
      strength: 0.75,
      unless:
        /\b(?:do you|did you|are you|if you|what do you|why do you|have you|when you|so you|would you)\b(?=.{0,12}\b(?:want|think|like|prefer|hope|enjoy)\b)|\?$/,
    },
  ),
  cue(
    'mind-reading',
    [
      `{who}{adv} (?:thinks?|hates?|wants? me to|regrets?|prefers?|resents?|(?:dont|doesnt) (?:care|love|respect|like|want|give a|even (?:like|want|care))|must (?:hate|think|be)|only (?:wants?|cares?)|did (?:it|that|this) (?:on purpose|to (?:hurt|punish|spite)))(?: {one}){0,6}`,
      `(?:everyone|everybody|they all|people)(?: probably| must| all)? (?:thinks?|hates?|knows?|judges?|laughs?)(?: {one}){0,6}`,
      `(?:i know|i can tell|im sure) {who}(?: {one}){1,6}`,
    ],
    { strength: 0.65, target: 'none' },
  ),
  cue(
    'fortune-telling',
    [
      `(?:it|he|she|they|this|things|we|that|nothing|you|itll|hell|shell|theyll|well|youll)(?: will| is going to| are going to| ll)?(?: never| not ever| always) (?:change|get (?:better|past|over)|be (?:the same|okay|happy|fixed|enough|normal|fine|able)|forgive|happen|work(?: out)?|talk|heal|learn|love|understand|stop|trust|want|end)(?: {one}){0,6}`,
      `(?:(?:hes|shes|theyre|youre|im|were|its) (?:just )?going to|{who} will|{who}ll|i will|ill|im going to|it will|itll)(?: probably| definitely| just| only| always| never| end up){0,2} (?:leave me|hate me|dump me|be alone(?: forever)?|end up alone|lose (?:him|her|them|everything|you|my job)|cheat|laugh at me|reject me|say no|fail|mess (?:it|this) up|ruin (?:it|everything)|fall apart|go wrong|be a disaster|find anyone|find someone|fire me|regret|be humiliated|never forgive)(?: {one}){0,6}`,
      `(?:ill|i will|im) (?:never|always)(?: going to)? (?:find|be|have|get|fix|make|meet|feel|amount)(?: {one}){0,6}`,
      `(?:theres|there is) no (?:hope|future|point|way (?:this|it|we))(?: {one}){0,5}`,
    ],
    { target: 'none' },
  ),
  cue(
    'labelling',
    [
      `(?:im|i am|ive been|i feel like|i must be|i was){such} (?:idiot|failure|fraud|loser|joke|doormat|fool|burden|mess|monster|coward|disappointment|embarrassment|waste of space|(?:terrible|bad|horrible|awful|rubbish|shit|useless|crap|lousy|worst) (?:person|mother|father|mum|dad|wife|husband|friend|partner|daughter|son|parent|sister|brother|girlfriend|boyfriend|human)|useless|worthless|pathetic|stupid|unlovable|broken|weak|toxic|hopeless)`,
    ],
    { target: 'self' },
  ),
  cue(
    'should',
    [
      `i (?:should|shouldnt|ought to|must|have got to|shouldve|should have)(?! (?:i|be home|be there|be back|go now|probably get|think so|know (?:by|the)))(?: {one}){1,6}`,
      `(?:he|she|they|you|people|everyone|a (?:good|real|proper) {one}) (?:should|shouldnt|ought to|must)(?: {one}){1,6}`,
    ],
    { strength: 0.5, target: 'none' },
  ),
  cue(
    'personalising',
    [
      `(?:its|it is|it was|this is|that was|thats|probably|maybe|all|everything is)(?: all| probably| maybe| just){0,2} (?:my (?:own )?fault|because of me|on me|down to me)(?: {one}){0,4}`,
      `i (?:ruin|ruined|caused|mess up|messed up|spoil|break|destroy)(?: it)? (?:everything|it all|it|this|everyone|all of it|every)(?: {one}){0,4}`,
      `what(?:s| is| did i do)? wrong with me|i brought (?:this|it) on(?: myself)?|i made (?:him|her|them|you) (?:do (?:it|that)|leave|angry|cheat|drink|hit)(?: {one}){0,3}`,
      `if (?:only )?i (?:had|hadnt|were|was|could)(?: {one}){1,10} (?:wouldnt|would still|wouldve|would have|might have)(?: {one}){0,6}`,
    ],
    { target: 'self' },
  ),
]

/** An absolute in love, in a joke, or meant to the letter. */
export const fairAbsolute =
  /\b(?:always (?:love|loved|be (?:here|there|my|your|welcome)|have (?:your|my) back|make me (?:laugh|smile|happy|feel)|here|welcome|wanted to|good to|nice to|a (?:pleasure|joy|good)|worth|grateful|remember|been (?:there|so|my|good|kind|proud))|never (?:mind|ever let|stop loving|been (?:so|happier|better|prouder|to)|heard of|met|seen (?:that|it|one|the)|let me down|doubt|again\b|forget (?:that|how|you)|thought id|knew (?:you|that)|stopped|tried|tire|x\b|leave you)|thank you for (?:always|everything|never)|thanks for everything|everything (?:okay|alright|i need|will be (?:okay|fine)|is (?:fine|okay|ready|sorted|good)|you (?:do|did|ve done) for)|nothing (?:to (?:worry|apologise|eat|report|forgive)|much|like|but|serious|wrong|special|new|else)|everyone (?:is (?:fine|welcome|coming|invited|here)|loved|enjoyed|says hi|had)|nobody (?:died|has died|else home|home|in yet)|as always|love you always|all the time in|i(?:ll| will) (?:always|never) (?:love|be|stop|leave|forget|let|hurt|do that|say that|doubt))\b/
