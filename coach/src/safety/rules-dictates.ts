import { rulesOf, type Rule } from './rule.ts'

/**
 * Somebody rules over another's body, food, money, voice or coming home, in words that are quiet enough for a small
 * quarrel. Read from both sides: told ("i dont get to ring her unless he ..."), and as it was said or sent ("you ring
 * nobody unless I say so"). These stand whatever the trained model makes of their calm tone.
 */
const dictating = rulesOf('abuse', {
  subject: 'any',
  negated: 'inside',
  sure: true,
})
const abuse = (id: string, cue: string, pattern: string, more?: Partial<Rule>): Rule =>
  dictating(2, `dictates-${id}`, cue, pattern, more)

const care =
  /\b(?:doctors?|nurse|dietiti?an|nutritionist|hospital|clinic|trainer|coach|gym|slimming|weight ?watchers|surgery|diabet\w*|midwife|allerg\w*|vet|dogs?|cats?|puppy|baby|babys|toddler|competition|wrestling|boxing|jockey|lol|haha\w*|class|club|ward|rehab|recovery|anorexi\w*|bulimi\w*|eating disorder|spoil (?:my|your) (?:dinner|appetite)|before (?:dinner|tea|lunch)|dessert|cake|chocolates?|sweets|vegetables|greens)\b/
const kind =
  /\b(?:lol|lmao|haha\w*|jk|joking|kidding|miss you|love you|love u|xx+|pizza|dinners?|supper|lunch|tea|cake|roast|getting cold|film|movie|match|surprise|party starts|homework|bedtime|grounded|till youve eaten|until youve eaten|coat|vegetables|curfew|airport|train|flight|bus|taxi|dog needs|plumber|delivery|sleet|snow|ice|storm|doctor|gp|passport control|police (?:said|told)|security)\b/
const shop =
  /\b(?:(?:beg|asked|ask|want|wanted|let) (?:him|her) to (?:hold|keep|take|mind|control)?|hopeless with|landlord|employer|bank (?:called|manager)|refund|return policy|office|tax|accountant|mortgage|by (?:mistake|accident)|with my (?:ok|permission|say so)|borrowed|joint|we (?:both )?agreed|our budget|saving for|expenses|paid back|work gave)\b/
const threatEnd =
  '(?:you know (?:what happens|how (?:that|it|this) (?:ends|goes|went)|what (?:ill|i) do\\b|what im (?:like|capable of)|ill do it)|you wont like (?:it|what|how)|youll (?:regret|be sorry|wish)|(?:or|and|then|youll|ill) (?:\\w+ ){0,2}see what happens|or else\\b|or (?:im|ill|i will|i) (?:\\w+ )?(?:come|coming (?:to (?:your|get|drag|fetch)|in\\b|over there|there|for you)|drag\\w*|fetch you|get you|make a scene|turn up at|show up at|lock you|change the locks)|before i (?:come (?:in|there|and)|drag|fetch you|lose it|lose my temper)|dont make me (?:come|go|drag|get|do|ask|tell|say|show)|im coming (?:in to|to drag|to get you)|ill (?:drag|fetch you|make a scene))'
const summons =
  '(?:(?:come|get|be|back|get back) (?:\\w+ )?(?:home|here|back|out|outside|inside|downstairs)|answer (?:me|your phone|the phone|this)|pick up(?: the phone| your phone)?|call me (?:back|now)|open (?:up|the door)|reply|text (?:me )?back|youve? (?:got |have )?(?:\\d+|two|three|five|ten|fifteen|twenty) (?:minutes|mins)|(?:\\d+|two|five|ten|fifteen|twenty) (?:minutes|mins)|leave (?:there|now|that)|if you (?:go|leave|stay|walk|dont (?:come|answer|pick)))'

export const dictateRules: Rule[] = [
  abuse(
    'food',
    'eat eats eating food meal meals fridge scales scale weighs weigh weight calories dinner plate weighed breakfast lunch',
    '\\b{other} (?:\\w+ ){0,2}?(?:tells?|told|decides?|says?|controls?|dictates?|chooses?|rations?|monitors?|picks) (?:me )?(?:what and when|when and what|when|what|how much|if|whether) (?:i|im)(?: (?:can|may|get to|am|is|are|allowed|to|should|even))* ?(?:allowed to )?(?:eat|have (?:food|dinner|lunch|a meal|breakfast)|allowed (?:food|to eat))\\b|\\b(?:tells?|told) me when im allowed (?:food|to eat)\\b|\\b{other} (?:\\w+ ){0,3}?(?:weighs? me\\b|puts? me on (?:the|a) (?:bathroom )?scales?|makes? me (?:stand|get|step|go) on (?:the|a) (?:\\w+ )?scales?|checks? (?:my weight|the scales?))|\\b(?:has|have|hes|shes) (?:\\w+ )?(?:checked|checks) my weight\\b|\\b{other} (?:\\w+ )?(?:wont|doesnt|didnt|refuses to|never) (?:\\w+ )?let(?:s|ting)? me (?:eat|have (?:any )?(?:food|dinner|lunch|breakfast|a meal|meals))\\b|\\b{other} (?:\\w+ )?(?:locks?|locked|padlocks?|hides?) (?:up )?(?:all )?the (?:fridge|food|cupboards?|kitchen|pantry)\\b|\\bask (?:him|her|them|my \\w+)(?: first)? (?:before|if) i (?:can )?eat\\b|\\btakes? (?:the|my) (?:plate|food|dinner|meal) away (?:if|when|because)\\b|\\b(?:only )?(?:get|given|allowed|have) (?:a|one|my) meals? (?:a day )?(?:when|if) (?:he|she|they)\\b|\\b(?:says?|said|tells? me|told me|reckons) (?:that )?(?:i|you) (?:cant|dont get to|am not allowed to|arent allowed to|am only allowed to|can only|dont get) (?:\\w+ )?(?:eat|have (?:any )?(?:food|dinner|lunch|breakfast|tea|meals?))\\b.{0,20}\\b(?:till|until|unless|if|because|when)\\b|\\bcounts? my calories (?:and|so|before)\\b',
    { unless: care },
  ),
  abuse(
    'nobody-else',
    'want have put love take wants',
    '\\b(?:nobody|no ?one|who|no (?:man|woman|guy)|lucky (?:i|he|she|anyone|anybody)|whod) (?:else )?(?:(?:would|will|could|is going to|d|ll|stays|wants|even) )?(?:ever |even )?(?:wants?|have|put(?:s)? up with|loves?|take|look at|touch|stay with|date|marry) (?:you|me|us)\\b',
    {
      beside:
        /\b(?:give (?:me|him|her) (?:your|my|the)|hand(?:ed|ing)? (?:me|him|her|it|over|your|my|the)|your phone|my phone|phone|cards?|passwords?|wages|passport|(?:you|i) (?:dont|cant|wont) (?:get|ring|call|talk|see|go|leave)|ring nobody|unless (?:i|he|she) (?:say|tell|allow)|behave|pack your|who i say|where (?:do you think )?youre going|allowed|not leaving|without (?:him|her|me) (?:there|listening))\b/,
      unless: /\b(?:snor\w+|lol|haha\w*|socks|jokes?|joking|karaoke)\b/,
    },
  ),
  abuse(
    'unless-i-say',
    'unless until till without who let lets allowed permission room listening',
    `\\b(?:you|u) (?:dont|do not|cant|can not|cannot|wont|will not|arent|are not|never|only|will|do) ?(?:get to |going to |be )?(?:\\w+ )?(?:call|ring|phone|talk(?:ing)?|speak|see|seeing|meet|text|message|leave|go|going|leaving|eat|sleep|spend|work|drive|wear|answer) ?(?:\\w+ ){0,4}?(?:unless|until|till|without|before) (?:i|me|my|im|ive) ?(?:say|said|tell|told|allow|agree|let|decide|know|am|there|permission|asking|ok|seen|check\\w*)\\b|\\byou (?:ring|call|see|talk to|text|meet|go|speak to|message) (?:nobody|no ?one|nowhere|who i (?:say|tell)|where i (?:say|tell)|when i (?:say|tell))\\b|\\byou (?:see|talk to|wear|spend|do) (?:who|what|where) i (?:say|tell|let|allow)\\b|\\bi (?:dont|do not|cant|am not|am only|only) (?:get to|allowed to|get|allowed) (?:\\w+ )?(?:call|ring|talk|speak|see|meet|text|leave|go|have|spend|drive|use|visit)\\b(?: \\w+){0,5}? (?:unless|until|till|without|if) (?:he|she|hes|shes|him|her)\\b|\\bim (?:only |not )(?:allowed |to |permitted )(?:to )?(?:\\w+ ){0,6}?(?:unless|until|till|without) (?:he|she|hes|shes|him|her|my husband|my wife|my partner)\\b|\\b{other} (?:says?|said|told me|tells me|goes|reckons) (?:that )?(?:im not to|i (?:dont|cant|am not to|dont get to|cant ever)|you (?:dont|cant|arent)) (?:get to )?(?:ring|call|talk|speak|see|meet|text|leave|go|have|visit|answer)\\b(?: \\w+){0,6}? (?:unless|until|till|without) (?:he|she|hes|shes|him|her|i|me)\\b|\\bnot allowed (?:the|my|any|to have) (?:car |house )?(?:keys|phone|money|card|visitors|friends)\\b(?=.{0,40}\\b(?:unless|until|without|he|she)\\b)`,
    { unless: kind },
  ),
  abuse(
    'summons',
    'know regret sorry see make come coming drag scene like dont',
    `\\b${summons}\\b.{0,70}?\\b${threatEnd}\\b`,
    { unless: kind },
  ),
  abuse(
    'dont-make-me',
    'make',
    '\\b(?:dont|do not) (?:you dare )?make me (?:come|go|drag|get|fetch|ring|tell|show|knock|kick)\\b',
    {
      beside: new RegExp(
        `\\b(?:${summons}|minutes|last warning|in front of (?:your|my|everyone)|you know|regret|drag|scene|now)\\b`,
      ),
      unless: kind,
    },
  ),
  abuse(
    'walk-out',
    'walk leave happens see leaving',
    '\\b(?:walk|step|go|set foot) (?:out|outside|through) (?:of )?(?:that|this|the) (?:door|house|flat)? ?(?:and|then)? ?(?:\\w+ ){0,2}?(?:see|find out|watch) what happens\\b|\\b(?:see|find out|watch) what (?:i do|happens) to (?:your|my|the) (?:\\w+ )?(?:dog|cat|pets?|mum|mom|sister|kids|things|phone|car|stuff)\\b',
    { unless: /\b(?:lol|haha\w*|when i (?:water|feed|cook|paint))\b/ },
  ),
  abuse(
    'purse',
    'card cards wages salary pay money tenner cash allowance receipt receipts account bank',
    `\\b(?:keeps?|kept|holds?|has|takes?|took|withholds?|hid|hides?|locked away|cancelled|got|wont give (?:me )?back|give back) (?:all )?(?:of )?my (?:bank |debit |credit |own )?(?:cards?|wages|salary|pay|money|benefits|pension|bank book)\\b.{0,70}\\b(?:gives? me|cash for|receipts?|allowance|until|till|behave|ask(?:ing)? (?:him|her)|unless|so (?:that )?i (?:cant|dont|wont)|pocket money|ration\\w*|for every|deserve|earn)\\b|\\bmy (?:wages|pay|salary|money|benefits) (?:goes?|is paid|are paid|gets? paid|go) (?:\\w+ ){0,2}?(?:into|to) (?:his|her|their) account\\b|\\b(?:put|puts|has|have|pays?) my (?:wages|pay|salary|benefits) (?:\\w+ )?(?:in|into|to) (?:his|her|their) account\\b|\\b(?:got|have|had) to (?:hand|give|turn) (?:over )?(?:my|all my|the) (?:wages|pay|salary|card|money)(?: \\w+){0,2} ?(?:over|to (?:him|her))?\\b|\\b(?:dont|do not|wont) get (?:my|your) (?:bank |own )?(?:card|phone|keys|passport|money) back (?:till|until|unless) (?:i|you)\\b|\\byou(?:ll)? (?:can )?(?:get|have) (?:your|the) (?:card|phone|keys|passport|money) back when\\b`,
    { unless: shop },
  ),
]

const part =
  '(?:breasts?|boobs?|tits|bum|arse|ass|butt|bottom|crotch|groin|private\\w*|privates|vagina|penis|thighs?|nipples?)'
const kin =
  '(?:uncle|cousin|brother|brother in law|father in law|stepfather|step ?dad|stepbrother|step brother|father|dad|grandad|grandpa|grandfather|nephew|son in law|mother in law|sister in law|aunt|(?:dads|mums|moms|husbands|wifes|partners) (?:\\w+ )?(?:brother|friend|dad|father|uncle|cousin|mate|boss)|boss|colleague|coworker|landlord|neighbou?r|family friend|priest|pastor|manager)'
export const relativeRules: Rule[] = [
  {
    ...abuse(
      'kin-touches',
      'hand hands fingers tongue touches touched touching grabs grabbed grabbing groped gropes groping fondled molested felt squeezed rubbed bed',
      `\\b${kin}\\b(?:(?! i ).){0,40}?\\b(?:(?:hands?|fingers?|tongue) (?:\\w+ ){0,2}?(?:up my (?:top|skirt|dress|shirt|leg|thigh|jumper)|down my (?:top|pants|trousers|knickers|back|shirt)|between my legs|inside (?:me|my)|in my (?:mouth|pants|knickers|bra|underwear)|(?:on|over) my ${part})|(?:grab(?:s|bed|bing)?|touch(?:es|ed|ing)?|squeez(?:es|ed|ing)|grop(?:es|ed|ing)|rub(?:s|bed|bing)?|strok(?:es|ed|ing)|fondl(?:es|ed|ing)|pinch(?:es|ed|ing)|slap(?:s|ped)) my (?:\\w+ )?${part}|(?:grop(?:es|ed|ing)|fondl(?:es|ed|ing)|molest(?:s|ed|ing)) me\\b|(?:felt|feels|feeling|touched|touches|touching) me up\\b|(?:touched|touches|touching) me (?:again|when i (?:visit\\w*|stay\\w*|was stay\\w*|slept)|in (?:the|my) (?:night|sleep|bed)|under|while i|sexually)|(?:got|gets|climbed|came|comes) (?:in|into) (?:my )?bed (?:with me )?and (?:touch|rub|grop|kiss|put)\\w*|kiss(?:ed|es) me (?:on the mouth|with (?:his|her) tongue|and (?:wouldnt|held|put)))`,
      { unless: /\b(?:massage|physio|doctor|by accident|accidentally|tickl\w*|nerve)\b/ },
    ),
    id: 'sexual-coercion/kin-touches',
    category: 'sexual-coercion',
  },
]
