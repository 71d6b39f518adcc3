import { cue, type PlainCue } from '../match.ts'
import { faultNouns, faults, kindAlways, kindNever } from './traits.ts'

/**
 * Fault found with the person rather than with what they did. After Gottman, "What Predicts Divorce?" (1994): a global
 * "always / never", a trait, a "what is wrong with you". The wordings are our own.
 */
export const criticismCues: PlainCue[] = [
  cue(
    'criticism',
    [
      `(?:you|you (?:guys|people|lot)|all of you)(?: (?:just|really|honestly|literally|clearly|obviously|also|still|fucking|bloody|seriously|do|will|can|could|would|have|are|were|dey))? (?:always|constantly|forever|continually|perpetually|consistently|invariably)${kindAlways} {one}{rest}`,
      `(?:you|you (?:guys|people|lot)|all of you)(?: (?:just|really|honestly|literally|clearly|obviously|also|still|fucking|bloody|seriously|will|can|could|would|have|were))? (?:never|hardly ever|rarely|not once|never ever)(?: ever| once| even| fucking| bloody| actually)?${kindNever} {one}{rest}`,
      `(?:youre|your|youve) (?:always|constantly|forever)(?! (?:welcome|so (?:kind|good|sweet|thoughtful)|right|there|here|been (?:so |really )?(?:kind|good|there|supportive|sweet|my)|been amazing|in my (?:heart|thoughts)|my|a (?:good|great)|make)) {one}{rest}`,
      `(?:youre|your|youve) never{adv}(?! (?:alone|been (?:so|happier|better|more))) {one}{rest}`,
      `always you(?:re|r)? {one}{rest}`,
      `not once (?:have|did|do) you{rest}`,
      `(?:when|why|how come) (?:do|did|have|will|are) you (?:always|never|ever){rest}`,
      `(?:its|it is) always (?:something|the same|about you|an excuse|excuses|me who|you first|your)(?: with you)?{rest}`,
      `every (?:single |damn |fucking |bloody )?time(?: with you| you {some})`,
      `you(?: just| always| really)? (?:forget|cancel|ignore|interrupt|leave|run|walk away|shut down|blame|shout|yell|lie|do this|do it|pull this|let me down|bail|disappear|snap|twist|ruin)(?: {one}){0,4} every (?:single |damn |fucking |bloody )?time{rest}`,
      `you(?: just| really)? (?:keep score|keep count|keep a list)(?: of{rest})?`,
      `you(?: just| really)? (?:ruin|spoil|twist|forget|criticise|criticize|exaggerate|nitpick|wreck|complain about|moan about|fight about|question) everything{few}`,
    ],
    { strength: 0.8 },
  ),
  cue(
    'criticism',
    [
      `(?:youre|you were|you can be|youve become|youve been|you act|you acted|youre acting|you are acting|you seem|you sound|you get|youve got|your (?:so|too|such|being|just|always|such an?|an?))(?:{such}) (?:${faults}|${faultNouns})(?: (?:about|with|to|when|and|that) {one}{few})?`,
      `(?:how|why) (?:can|could|are|were|do) you (?:be |have to be |always |being |get |being so )*(?:so|this|that|such an?)? ?(?:${faults}|${faultNouns}){few}`,
      `(?:so|very|really|incredibly|pretty|bit|fucking|bloody|just|a bit) (?:${faults}) of you{few}`,
      `what a (?:${faults}) (?:thing|way|person){few}`,
      `stop being(?:{such}) (?:${faults}|${faultNouns}){few}`,
      `(?:some|what a|great|fine) (?:partner|husband|wife|boyfriend|girlfriend|friend|mother|father|mum|dad|brother|sister|son|daughter|manager|boss) (?:you are|you turned out)`,
      `youre not (?:even )?(?:a |an )?(?:good|real|proper|much of a|reliable|honest|capable|a team player|fit to|half the|normal|the easiest|exactly easy|very (?:good|nice|kind|helpful|supportive|considerate)){few}`,
      `youre(?: just| exactly| becoming| turning into| being){1,3} (?:like )?(?:your|my) (?:mum|mother|dad|father|parents|family|brother|sister|ex)`,
      `youre (?:such an?|a (?:total|complete|real|proper|massive)) (?!good|great|nice|lovely|kind|sweet|sweetheart|star|legend|angel|gem|darling|babe|cutie|dear|blessing|treasure|hero|special|caring|thoughtful|wonderful|amazing|beautiful|hard|talented|patient|gentle|strong|delight|joy|help|catch|keeper|romantic|softie|tease|dork|goof|nerd|foodie|patient|clever|smart|brilliant|generous|important|big part|huge part|natural|lifesaver|life saver|inspiration|credit|part){one}{few}`,
    ],
    { strength: 0.75, negatable: true },
  ),
  cue(
    'criticism',
    [
      `what(?:s| the hell is| the fuck is| on earth is)(?: even| actually)? wrong with you{few}`,
      `whats(?: your| ur)(?: fucking| bloody| actual)? (?:problem|excuse|deal|issue)(?: this time| now)?`,
      `what kind of (?:person|partner|husband|wife|friend|mother|father|mum|dad|parent|man|woman|son|daughter|brother|sister|human|boss|manager){some}`,
      `why cant you(?! (?:make|come|sleep))(?: just| ever| even| for once)? {one}{rest}`,
      `why (?:do|must) you (?:always|never|have to|insist|keep|even|ever){rest}`,
      `why dont you (?:ever|just|even|care|listen|think|try|help|respect|trust|bother|want to){rest}`,
      `why are you (?:always|like this|never|such|being (?:so|such|like)|incapable|so (?:${faults})|the way you are){rest}`,
      `how hard (?:is it|can it be|would it be) (?:to|for you to){rest}`,
      `(?:is it|would it be) (?:really |honestly |that |so |too )*(?:hard|much|difficult)(?: for you| to ask)*(?: to{rest})?`,
      `would it (?:kill|hurt) you(?: to{rest})?`,
      `(?:do|did|have|can|could|would) you (?:ever|even){adv} (?!been|wonder|see|seen|want|get to|heard|hear|notice|eat|sleep|feel like|need){one}{rest}`,
      `you(?: just| really| clearly| obviously| honestly| simply){0,2} (?:dont|didnt|wont|cant|havent|couldnt)(?: even| ever| fucking| bloody| actually| really| give| ever even){0,2} (?:care|listen|think about (?:me|anyone|anybody|us|other|how)|respect|appreciate|value|bother|try(?! to)|help|give a|love (?:me|us)|consider|trust|notice|prioritise|prioritize|lift a finger|take (?:anything|me|this|us|responsibility)|pull your weight|get it|see me|make (?:any|an|the) effort|put (?:me|us|any)|want to (?:be here|spend|change|help|try)|pay attention|do anything|do (?:a|your) (?:thing|share|part)|stand up for|defend me|support|say sorry|apologise|know how to|admit|own){rest}`,
      `you couldnt care less{rest}`,
      `you(?: just| clearly){0,1} have (?:no|zero) (?:respect|consideration|idea (?:how|what)|shame|empathy|clue|manners|sense|patience|interest|intention|time for|regard|conscience|compassion|self awareness|discipline){rest}`,
      `have you no (?:shame|respect|sense|heart|manners)`,
      `(?:all|the only thing)(?: that)? you(?: ever| seem to| really)? (?:do|care about|think about|want|talk about|know)(?: how to do)? is{rest}`,
      `you(?: only| just| really| seem to)+ (?:ever )?(?:care|think|cared|thought|think about) (?:about |of )?(?:yourself|your|you|what you){rest}`,
      `(?:its|it was|everything is|everythings|is everything|this is) (?:always |all |just )*about you{few}`,
      `you make everything (?:about|so|into|hard){rest}`,
      `you (?:ruin|ruined|spoil|destroy|wreck|sabotage) (?:everything|every|it all|things|all){few}`,
      `(?:thats |this is |its |thats just |its just |just )?(?:so |just )?typical(?: of)?(?: you)?(?=$|[.,!?\\n]| of you| you)`,
      `(?:thats|this is|its)(?: just| so)* (?:like you|who you are|what youre like|how you are|you all over)`,
      `you(?:ve| have)? (?:got|have) (?:a |an |some )?(?:serious |real |massive )*(?:problem|issue|issues|attitude|control issues|anger)(?! with the| at work| for me){few}`,
      `you(?: just)? (?:cant|couldnt|can never|could never) (?:even )?(?:be trusted|help yourself|handle|be bothered|do anything|keep (?:a promise|your)|be relied|take criticism|be (?:honest|serious|normal|happy|there)|commit|stick to|let (?:anything|it) go){rest}`,
      `you refuse to{rest}`,
      `everything(?:s| is)(?: just| always)* an? (?:big |huge |massive )*(?:laugh|joke|game|drama|fight|competition|crisis|test|war|battle|problem|negotiation|performance)(?: to you| with you)?`,
      `youve (?:always )?got (?:a |an |some |such a )*(?:gob|mouth|tongue|attitude|nerve|cheek|temper|chip|thick skin|big head|ego)(?: on (?:you|your))?{few}`,
      `(?:its|thats|this is)(?: just| exactly| always)* (?:what you (?:do|always do|people do)|how you (?:treat|talk to|do)|you though|so you)(?! for)`,
      `you (?:go|turn|get|went|run) (?:cold|off|hot and cold|quiet|nasty|weird|silent|mean|funny|defensive) (?:on|with|whenever|when|every time|the (?:minute|second|moment)){rest}`,
      `(?:nothing but|always (?:that|the|on that|on your)|all (?:day|night|weekend|evening)(?: long)? (?:on )?(?:that|the|your)) (?:phone|game|games|screen|tv|laptop|computer|xbox|playstation|football|work|drink|bottle|pub|instagram|tiktok){few}`,
      `youre not an? (?!bad|burden|failure|problem|bother|doctor|child any|mind ?reader|terrible|horrible|idiot|disappointment|monster|nuisance|weirdo|robot|machine|stranger|loser|fraud){one}(?=[,.!?]|$){rest}`,
      `you people(?: {one}){1,8}`,
      `you treat me (?:like|as){rest}`,
      `you think (?:youre|you are|you know|everyone|the world|the whole world|everything|i exist|money|rules|its all){rest}`,
      `(?:people|someone|somebody|men|women|guys|girls) like you{few}`,
      `(?:thats|this is) (?:why|exactly why) (?:nobody|no one|everyone|your|you have|you dont|you cant){rest}`,
      `you(?:ll| will) never (?:change|learn|understand|get it|be){rest}`,
      `you(?: never|ve never| havent)? changed{few}`,
      `you(?:re| are) (?:no|not any) better(?: than{few})?`,
      `you have to (?:control|win|be right|have the last word|make everything){rest}`,
      `i cant (?:trust|rely on|count on|depend on|believe a word|depend upon) you{few}`,
      `you (?:no|dont)(?: dey)?(?: ever)? (?:hear word|listen|get sense|care|fit|try|send me){few}`,
      `you(?: just)? (?:love|enjoy|like) (?:to (?:argue|fight|start|control|complain|hurt|play the victim)|starting|playing the victim|arguing|making me|hurting|drama|the drama){rest}`,
      `you(?:re| are)?(?: just| always)? (?:playing|play) (?:the victim|games|the martyr){few}`,
    ],
    { strength: 0.75 },
  ),
]

/** Said about someone who is not in the room: a complaint to the listener, and fault found with the third. */
export const aboutThirdCues: PlainCue[] = [
  cue(
    'criticism',
    [
      `{who}{adv} (?:always|constantly|forever)${kindAlways} {one}{rest}`,
      `{who}{adv} never${kindNever} {one}{rest}`,
      `(?:hes|shes|theyre|he is|she is|they are){such} (?:${faults}|${faultNouns})`,
      `whats wrong with {them}`,
      `{who} (?:dont|doesnt|didnt|never)(?: even| ever| really)? (?:care|listen|respect|appreciate|help|think about){rest}`,
    ],
    { strength: 0.6, target: 'none', negatable: false },
  ),
]
