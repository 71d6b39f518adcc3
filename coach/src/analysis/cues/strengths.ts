import { cue, type PlainCue } from '../../detectors/match.ts'

/**
 * Good things in a description of a relationship: trust, appreciation, repair, support, commitment, fun (COACH.md,
 * "Relationship analysis"; the six after Gottman and Silver 1999 and Reis 2012). Our own wordings.
 */
export const strengthKinds = ['trust', 'appreciation', 'repair', 'support', 'commitment', 'fun'] as const
export type StrengthKind = (typeof strengthKinds)[number]
interface StrengthCue extends PlainCue {
  id: StrengthKind
}
const row = (id: StrengthKind, ways: readonly string[], unless?: RegExp): StrengthCue => ({
  ...cue(id, ways, { strength: 0.7, negatable: true, ...(unless ? { unless } : {}) }),
  id,
})
/** Rows in which "never" and "not" are part of what is good. */
const whole = (id: StrengthKind, ways: readonly string[], unless?: RegExp): StrengthCue => ({
  ...row(id, ways, unless),
  negatable: false,
})

const they = '(?:he|she|they|hes|shes|theyre|{one})'

export const strengthCues: readonly StrengthCue[] = [
  whole(
    'trust',
    [
      `(?:has |have |hes |shes |theyve |s |ve )?never(?: once| ever)? (?:shouted|shouts|yelled|raised|laughed at|lied|let me down|judged|judges|missed|told anyone|made me feel|broken|broke|forgot|forgotten|hit back|used|complained|doubted|asked me to change|told us how)(?! (?:a (?:wedding|drink)|anything)){few}`,
      `i (?:do |really |still |completely |fully )?trust (?:him|her|them|my|each|that){few}|(?:we|i) (?:can )?trust each other{few}|(?:i )?can (?:tell|say|ask|show|rely on|count on|talk to|be honest with|lean on|depend on)(?: {one}){0,5}|i can be (?:myself|honest|weak|ugly|silly){few}|i feel (?:safe|at home|seen|calm|known|understood)(?: {one}){0,4}|(?:keeps?|kept) (?:his|her|their|my|our|a|to) (?:word|promises?|secrets?|hers|his|it){few}`,
      `(?:tells?|told|says?|said)(?: {one}){0,2} (?:when|if) (?:he|she|they)(?:s|re)? (?:is|are|hurt|wrong|upset|cross|tired|unhappy|struggling){few}|asks? (?:me )?before{few}|(?:is|was|are|been) (?:always |so |very |really )?(?:honest|straight|open|reliable|loyal|dependable|faithful)(?: with| to| about){0,1}{few}|(?:has|had|have|got) my back{few}|always there(?: for me)?{few}|i know (?:he|she|they)(?:ll| will|d| would) (?:be there|come|answer|listen){few}|tells you when{rest}`,
    ],
    /\b(?:before (?:we|he|she|i) (?:were|was|got|married|moved)|must be (?:me|doing)|until)\b/,
  ),
  row(
    'appreciation',
    [
      `${they}(?: always| still| often| even| just| really| never fails to){0,2} (?:thanks|notices?|noticed|listens?|praises?|praised|compliments?|appreciates?|admires?|values?)(?! (?:only|to nobody))(?: {one}){1,8}|(?:says|said) (?:thank you|thanks|i love you|im|she loves|he loves|how proud|well done){few}|(?:proud of|grateful (?:for|to)|thankful for|lucky to have|in awe of) (?:me|him|her|them|each|us){few}`,
      `(?:he|she|they|always|still|even|and) remember(?:s|ed)(?: {one}){1,8}|asks? (?:me )?(?:how|what|about) (?:my|i|the|it|im|was){rest}|(?:left|leaves|wrote|writes|sends|sent|gave|gives|bought|buys|made|makes|makes me|brought|brings|baked|bakes|cooked|cooks|knitted|knits|planted|plants|planned|plans|picked|picks|saved|saves|built|builds|drew|sang|sings)(?: me| us| for me)?(?: a| an| my| the| some| two| every| little| cosy| whole){1,4} (?:note|card|tea|cup|coffee|breakfast|dinner|lunch|soup|cake|flowers|song|letter|bed|bag|present|gift|surprise|playlist|photo|picture|line|flask|plate|packed|favourite|text|message|voice){few}|cooks for (?:me|us|everyone){few}`,
      `(?:he|she|they|hes|shes|theyre|{one})(?: is| are|s)? (?:so |really |very |such a |a |truly |still |always |incredibly |brilliant and )?(?:generous|kind|lovely|wonderful|brilliant|gentle|patient|thoughtful|caring|warm|affectionate|considerate|good (?:man|woman|person|dad|father|mum|mother|friend|listener|company|to me))(?! (?:idea|enough|at (?:lying|hiding)))(?: {one}){0,7}|i (?:really |do |still |genuinely )?(?:like|love|admire|adore|respect) (?:my|him|her|them|how|that|being|spending|working)(?! (?:less|him less)){few}|my (?:best friend|favourite){few}|it(?:s| is| was) lovely{few}|at (?:his|her|their) best{few}`,
    ],
    /\b(?:to everyone else|to others but|in public|when people are|on paper|i cant say i|cant remember|dont remember|forget)\b/,
  ),
  whole(
    'repair',
    [
      `(?:says?|said|saying) (?:he was |she was |theyre |im |i was |shes |hes )?(?:so |really |truly )?sorry(?! (?:only|but|and (?:then )?(?:does|did) it again|after and))(?: {one}){0,6}|apologi[sz](?:es|ed|e|ing)(?! for sending)(?: {one}){0,5}|(?:made|make|makes) (?:up(?! (?:stories|whole|things|excuses|for|my|his|her|a))|it up|friends again|peace){few}|(?:its|it is|its all|it was) over (?:before|in|within|by){rest}|without a single but`,
      `(?:says?|said|admits?|admitted|knows?|knew)(?: when| that){0,1} (?:he|she|they|i|we)(?:s| was| were|re| is|m)? (?:wrong|at fault|been unfair){few}|(?:i|he|she|they|we) (?:was|were) (?:right|wrong) and i said so|we (?:(?:can|always|then|both|finally|still|each|now|eventually) )?(?:talk(?:ed)? (?:about (?:it|things|everything)|it (?:through|over|out))|sat down|agreed|made (?:a |up|an )?(?:rule|agreement|deal|plan|list)?|worked (?:it|things) out|found (?:a )?(?:way|our way)|sort(?:ed)? (?:it|things) out|laugh(?:ed)? about it|both cried|cried|hugged|got through|try again|tried again|swap|take turns|took turns|meet in the middle|met in the middle|start again|started again|said one thing)(?: {one}){0,7}|we each (?:said|get|take|have|do){rest}`,
      `(?:asked|asks|invited) (?:me )?(?:for|to) (?:a )?(?:coffee|walk|talk|drink|ring|tell|lunch){few}|asked me (?:at the weekend |once )?(?:whether|if) (?:shed|hed|theyd|she had|he had) (?:done|said|hurt|upset){few}|(?:came|comes) (?:in|back|over|round|up)(?: to me)? with (?:a|an|two|the|some) (?:cup|tea|coffee|plate|smile|flowers|hug|biscuit){rest}|(?:told|tells) me to (?:ring|call|tell|wake|ask|say|come){rest}|gave (?:it|them) back{few}|(?:pulls a face and )?forgives? me|forgave me|started to talk about{few}|it worked|(?:dont|never) (?:sleep on it|go to bed angry|let it last|sulk){few}|(?:so )?now (?:he|she|they|we)(?: each| both)? (?:do|does|get|gets|ask|asks|ring|rings|has|have|take|takes|say|says|call|calls|knock|knocks){rest}|(?:since|after that|these days) (?:he|she|they|we)(?:ve|s)? (?:been better|changed|stopped|tried|kept){few}|said that (?:he|she) wanted (?:his|her|me|us){rest}`,
    ],
    /\b(?:never (?:says|said|apologises|apologised|apologized)|doesnt apologise|wont (?:say|apologise)|refuses|always says sorry after|sorry after and|make up after|but does it again|the belt|hit|hits|grabbed|choked|cancel\w*|refused|blocked|until i)\b/,
  ),
  row(
    'support',
    [
      `(?:takes?|took|taking) the (?:blame|fall|heat|flak) for (?:me|us){few}|(?:covers?|covered|covering|fills? in|filled in|vouches|vouched|stands? in|stood in|steps? in|stepped in|sticks? up|stuck up|stands? up|stood up|speaks? up|spoke up) (?:for me|for us|my shifts?|our shifts?)(?: {one}){0,6}|(?:paid|pays|paying|saved|saving|saves|remortgaged|worked|works)(?: {one}){0,4} (?:for|towards|so)(?: {one}){0,3} (?:college|university|uni|school|tuition|degree|fees|course|training|treatment|therapy|braces|licence|license|deposit|rent|wedding|funeral)(?: {one}){0,5}|put (?:me|us|him|her|them) through (?:{one} )?(?:college|university|uni|school|training|med|law){few}|(?:picks?|picked|collects?|collected|minds|watches|watched) (?:up )?(?:my|our|the) (?:kids?|children|son|daughter|boys|girls|dog|mum|mom)(?: {one}){0,6}|(?:drives?|drove|flew|flies|travels|travelled)(?: {one}){0,3} (?:hours?|miles)(?: {one}){0,2} (?:to|for|so)(?: {one}){0,6}|(?:lent|lends|loaned|gave) me (?:the |his |her |their |a )?(?:money|car|savings|deposit|bed|room|sofa|couch)(?: {one}){0,6}`,
      `(?:sat|sits|stayed|stays|stood|stands|was|were|came|been|went) (?:with me|by me|up with|beside me|there for|there when|at my side|round every|over every|next to me)(?: {one}){0,8}|(?:helps?|helped|supports?|supported|encourages?|encouraged|comforts?|comforted|backs?|backed|defended|defends|protected|protects|nursed|minds|covered for|covers for|saved|saves|rescued)(?: me| us| with| my| each){1,2}(?: {one}){0,7}|(?:looks?|looked|looking) after (?:me|us|my|the|each|our){few}|(?:takes?|took) (?:care of|me to|the kids|over when|my side|turns){few}|(?:good|great|real|strong|brilliant) (?:team|partnership|support){few}`,
      `(?:walked|walking|mended|mends|fixed|fixes|lent|lends|drove|drives|carried|carries|held|holds|taught|teaches|showed|shows|waits up|waited|picks me|picked me|paid|pays|cleaned|moved|scrapes|shovelled|fetched|cooked|gave|offered|offers)(?: {one}){0,2} (?:me|my|us|things|every|hand|the ice|a lift|for me|our|at every)(?! (?:lies|grief|hell|a hard))(?: {one}){0,8}|(?:came|comes|turns up|turned up|came along|travels|drives) (?:to|round|over|for|with)(?: every| all| my| the| each| me){1,3}(?: {one}){0,7}|(?:good|so good|truly good|kind|lovely) to me(?: {one}){0,6}|(?:he|she|they|we|i) (?:does|do) (?:the )?(?:mornings|nights|school|cooking|shopping|dishes|half){few}|(?:waits?|stayed) up (?:and|for|until){few}|asks what i learned{few}|without (?:being asked|making a fuss|my asking|a word){few}|stay(?:ed)? until{few}|i can(?:t| not)? imagine (?:life )?without{few}`,
    ],
    /\b(?:never (?:helps|helped|supports|came|comes)|doesnt (?:help|support)|paid for it|taught me a lesson|moved my)\b/,
  ),
  whole(
    'commitment',
    [
      `(?:id|i would|we(?:d| would)) (?:choose|marry|pick|do it (?:all )?)(?: {one}){0,6}|(?:we|both|they) (?:both )?want (?:the same|to (?:stay|make|grow|work|try|keep)){few}|(?:hes|shes|has|have|had|i dont think (?:that )?(?:he|she) has)(?: ever)? (?:never |ever )?missed (?:one|a (?:match|game|birthday|sunday|call|visit|week)|any)|(?:every|each) (?:second |other )?(?:single )?(?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|week|night|morning|evening|year|day|month)(?:,| without| he| she| they| we){1,2}(?: {one}){0,6}|(?:come|came|grown|grew|feel|become|are|brought us|got) (?:out )?(?:even |much |so |a lot )?closer{few}|(?:still|always) (?:choose|choosing|rings?|calls?|comes?|turns? up|holds?|here|together|kiss(?:es)?)(?: {one}){0,6}|(?:we|were|weve|have been)(?: {one}){0,4} (?:together|married|friends)(?: {one}){0,2} (?:years|decades)(?: and (?:i|we|still))(?: {one}){0,5}|through (?:thick and thin|everything|it all|the worst)|(?:planning|plan|saving|building|looking forward)(?: to| for| a| our){1,3}(?: {one}){0,6} (?:future|house|wedding|together|trip|holiday|baby|life){few}|(?:not|never) (?:going|giving up|leaving)(?: anywhere| on (?:us|me|each other)){few}|we got through{few}|in it together{few}|worth (?:it|fighting for|the){few}|joined a {one} since{few}|the soup i liked{few}`,
    ],
    /\b(?:dont know if|not sure if|used to|no longer)\b/,
  ),
  row(
    'fun',
    [
      `(?:we|they|makes? (?:me|us|each other)|made (?:me|us)|she|he|it|i|and|always|still|can)(?: {one}){0,2} (?:laugh|laughs|laughing|laughed|giggle|giggling)(?! (?:at (?:me|him|her|my)|it off))(?: {one}){0,6}|(?:have|has|had|such|so much|great|good) fun(?: {one}){0,5}|(?:we|still|both)(?: {one}){0,2} (?:dance|sing|play|joke|cook together|travel|camp|hike|do football|go dancing|do the crossword|bake|tease each other|watch|garden|swim|walk)(?: {one}){0,6}|(?:silly|daft|private|inside) (?:jokes?|games?|songs?|voices?|dances?){few}|(?:he|she|they)(?:s| is| are)? (?:so |really |very )?(?:funny|hilarious|good company|great company)(?: {one}){0,4}|over the crossword|(?:like|its like) being (?:ten|a kid|kids|children|young) again|doing all the voices`,
    ],
    /\b(?:laughed? at (?:me|my|him|her)|used to|we dont|we never|dont (?:laugh|have|play)|not (?:laughed|had fun)|no fun|stopped)\b/,
  ),
]
