import { cue, type PlainCue } from '../text/match.ts'

/**
 * Harm that a description tells in passing, as people do who have come to live with it. Stands beside the shared
 * screen, which reads what is said outright. After the patterns of coercive control (Stark 2007) and the questions of
 * the HARK screen (Sohal, Eldridge and Feder 2007). Our own wordings.
 */
/** Told of once, these are enough: hands, threats, force, locked doors, held money. */
export const clearHarm =
  /\b(?:hit|hits|slap\w*|punch\w*|kick\w*|chok\w+|strangl\w+|shov\w+|pushed me|grabbed me|dragged|pinned|belt|stick|strap|threaten\w*|kill|hurt me|blocked the|locks? (?:me|us)|locked (?:me|us)|say no|scared of (?:him|her|my)|afraid of (?:him|her|my)|terrified of (?:him|her|my)|bruises?|black eye|throat|tracker|tracks|allowance|receipts?|my (?:wages|salary|pension|passport)|bank card|(?:doesnt|doesn't|won't|wont|didn't|wouldn't) let me)\b/i

/** At work, hands and hints where they do not belong: each alone may be clumsy. Signs of being held: each alone may be love or habit. */
export type HarmSign = 'harm' | 'hands' | 'hints' | 'struck' | `hold${number}`
const row = (id: HarmSign, ways: readonly string[], more: Partial<PlainCue> = {}): PlainCue => cue(id, ways, more)
export const harmCues: readonly PlainCue[] = [
  row(
    'harm',
    [
      `i (?:share|have to share|send)(?: {one}){0,3} (?:location|picture|photo|selfie)(?: {one}){0,2} (?:and|when|so|every|to prove|where|or){rest}|(?:went|goes|looks|looked) through my (?:phone|messages|bag|emails){rest}|(?:he|she|they) (?:uses?|used|takes?|took|got) (?:the|his|her|a) (?:belt|stick|strap|slipper|cane|hand)(?: {one}){0,5}|(?:doesnt|didnt|wont|wouldnt|never) (?:let|allow|allows|lets) me (?:say no|see|go|leave|work|have|speak|talk|out|use|drive|sleep|eat|stop|wear|lock|close)(?: {one}){0,7}|(?:push|pushed|put)(?: {one}){0,2} (?:against the door|a chair under)(?: {one}){0,5}`,
      `walk(?:ing)? on eggshells{few}|(?:he|she|they)(?: has| have|s)? (?:hit|hits|slapped|slaps|pushed|pushes|shoved|shoves|grabbed|grabs|choked|chokes|kicked|kicks|punched|punches|threw|throws|locked|locks|dragged|pinned|strangled|spat)(?: {one}){0,1} (?:me|my|us|the kids|my brother|my sister|things at|plates|a plate|a cup|it at){few}|(?:holds|keeps|takes|took|controls|has) (?:all )?(?:my|the) (?:wages|salary|bank card|card|passport|money|keys|documents|phone)(?: {one}){0,5}|i have to ask (?:him|her|permission){rest}|s?he(?:s)? (?:decides|chooses) what i (?:eat|wear|spend){few}|(?:follows|followed|tracks|tracked|tracker|camera|cameras)(?: {one}){0,3} (?:me|my|car|phone|house|home|bedroom|kitchen)(?: {one}){0,3}|(?:turns up|turned up|waits|waited) outside{few}|threaten(?:s|ed) (?:me|to){rest}|(?:itd|it would|itll|it will) be my (?:doing|fault){few}|(?:punched|punches|kicked) (?:the|a) (?:wall|door){few}|i (?:covered|hid|cover) (?:the|my) (?:bruises?|marks|arm|eye){few}|stopped (?:seeing|me seeing) (?:my )?(?:friends|family|mum|sister){rest}|(?:forces?|forced) (?:himself on me|me (?:when|if|even|although|in bed|into bed|to have sex))(?: {one}){0,5}|(?<!\\bi )(?<!\\bwe )(?<!\\bive )(?:told|rang|emailed|messaged|wrote to|texted)(?: {one}){0,3} (?:work|boss|job|manager|employer|school|college)(?: {one}){0,2} (?:i|im|id)(?: had| was| am| have){0,1} (?:quit|resigned|resigning|leaving|left|not coming back|dropping out)`,
      `(?:keeps|kept|holds|has|takes|took|manages) (?:all )?(?:my|the|our) (?:money|card|cards|bank|wages|pay|pension|passport|papers|phone|keys|savings|account)(?: {one}){0,6}|i (?:have to )?(?:ask|account|show|explain|beg)(?: {one}){0,3} (?:for|every|receipts?|permission|penny|pound|money|what i spent)(?: {one}){0,5}|(?:counts|checks|times|logs|tracks|reads(?! my (?:messages?|texts?|emails?),?(?: (?:and|but|then|or|yet|he|she|they|just|still|always|even)){0,4} (?:never|doesnt|dont|wont|without|hasnt|havent|leaves|ignores|likes))|monitors|listens to|records|inspects)(?: {one}){0,2} (?:the miles|my (?:miles|mileage|phone|messages|calls|emails|receipts|petrol|bag|car|steps|post|letters|texts|location)|how long i)(?: {one}){0,5}|(?:puts?|has|had|hid|installed)(?: {one}){0,2} (?:cameras?|tracker|app|airtag)(?: {one}){0,5}`,
      `(?:stands|stood|leans|leant|looms|towers) over me{few}|(?:blocks?|blocked|stands in|stood in|locks?|locked) (?:the|my|me|us)(?: {one}){0,1} ?(?:door|doorway|way|in|out)(?: {one}){0,4}|(?:breaks?|broke|smashes|smashed|throws?|threw) (?:my|things|plates?|glasses?|cups?|the|his|her|a|stuff)(?: {one}){0,4}|next to my (?:head|face){few}|(?:grips?|gripped|twists?|twisted|pinches|pinched|squeezed|pulls|pulled)(?: {one}){0,1} (?:my|me by)(?: {one}){0,4}|(?:bruises?|black eye|marks on my|a split lip)(?: {one}){0,5}|(?:only|just) (?:hit|slapped|pushed|grabbed|shoved)(?: me)?(?: {one}){0,4}|(?:raises?|raised|lifts?|lifted) (?:his|her|a) (?:hand|fist|arm){few}`,
      `i (?:flinch|shake|hide|freeze)(?: {one}){0,2} (?:when|if|before|until|from){rest}|(?:sound of|hear) (?:his|her) (?:key|car|footsteps|steps)(?: {one}){0,4} (?:stomach|shake|freeze|sinks|sick|scared|tense){few}|i keep a (?:bag packed|packed bag){few}|i (?:sleep|slept|lock myself|locked myself|hide)(?: {one}){0,3} in the (?:bathroom|car|shed)(?: {one}){0,4}|(?:drives?|drove) (?:too )?fast (?:when|to scare|because){few}`,
      `i(?:ve)? (?:learned|learnt|know|got used) (?:to|how to|what|when|by)(?: {one}){0,4} (?:footsteps|key|mood|voice|quiet|careful|read|not to|keep|tell|avoid|before he|before she)(?: {one}){0,6}|i (?:tell|told|say|said)(?: {one}){0,3} (?:i (?:fell|walked into|bumped|tripped))(?: {one}){0,5}|(?:dont|doesnt|didnt|does not|wont) (?:like|want|allow|let) me (?:to |going |seeing |having |talking |wearing |working |out |at )(?: ?{one}){0,7}|(?:ive|i have|i) (?:stopped|given up|had to give up)(?: {one}){0,3} (?:friends|family|sister|mum|job|work|college|driving|going out)(?: {one}){0,3} (?:because|for|since|so that) (?:he|she|him|her|of him|of her)(?: {one}){0,5}|i(?:m| am) not (?:to|supposed to|meant to|allowed)(?: {one}){0,6}|if i (?:leave|left|tell anyone|told anyone|say no|said no|refuse|refused){few} (?:hell|shell|hed|shed|theyd|i get|it gets (?:worse|bad|ugly))(?: {one}){0,8}|(?:says|said|swears|swore|told me) (?:that )?(?:hell|shell|hed|shed|he would|she would|nobody would|no one would|theyd)(?: {one}){0,2} (?:kill|find|take|hurt|never let|end|burn|tell|have me|believe|lock|divorce|ruin|throw)(?: {one}){0,8}|(?:i give in|i let (?:him|her)|i lie still|easier (?:to|than)(?: {one}){0,3} (?:yes|let|no|argue|fight)|even when i (?:dont want|say no|said no|was asleep|cry))(?: {one}){0,5}|(?:calm|sorry|sweet|lovely|flowers) (?:again )?(?:after|afterwards)(?: {one}){0,4}`,
    ],
    {
      negatable: true,
      unless:
        /\b(?:game|film|movie|dentist|doctor|never (?:hit|shouted|threatened)|toddler|the cat|at school|referee|opponent)\b/,
    },
  ),
  row('hands', [
    `(?:touch|strok|rubb|squeez|patt?|brush|grop)[a-z]*(?: against)? my (?:back|legs?|thighs?|knees?|waist|hair|bum|bottom|shoulders?|breasts?|chest|neck|face)|puts? (?:his|her|a) (?:hand|arm)s? (?:on|round|around) my {one}`,
  ]),
  row('hints', [
    `what (?:i would|id|would i) do for (?:the|a|my)|smile more|(?:comments?|remarks?|jokes?) (?:on|about) my (?:body|legs|breasts|chest|figure|underwear|sex life)|(?:asks?|asked) (?:me )?(?:about my sex|to (?:come to|go to|his) (?:his )?(?:hotel|room))|kiss me|sleep with him|send him (?:photos|pictures)|sexy|in return`,
  ]),
  // Blows that are told as long ago are asked about all the same.
  row('struck', [`used to (?:hit|beat|slap|smack|belt|kick|thrash) (?:me|us|my)`]),
  ...[
    `(?:texts?|calls?|rings?|messages?) (?:me )?(?:all day|constantly|every hour|until i)`,
    `(?:upset|angry|mad|furious|cross|moody) (?:if|when|because) i (?:dont|didnt) (?:answer|reply|text|ring|call|pick)`,
    `shar(?:e|es|ing) (?:our |my )?locations?|knows? where i am|checks? (?:on )?where i`,
    `doesnt like (?:it when i (?:see|go)|my friends|my family|me (?:seeing|going|having))|jealous of (?:my|everyone)`,
    `only one who (?:loves?|loved|understands?) me|nobody (?:has ever|else will|will ever) (?:loved?|understand) me`,
    `(?:wants|asked) me to (?:quit|give up|stop seeing|delete|move in)`,
  ].map((way, at) => row(`hold${at}`, [way])),
]
