import { cue, type PlainCue } from '../../text/match.ts'

/**
 * Words that were sent to the reader and put them at risk. The shared screen reads what a person says about their own
 * life; a message turns it round ("I'll make you sorry" is said to the reader), so these stand beside it. Wordings are
 * our own, after the patterns of coercive control (Stark 2007) and of threats in stalking (Mullen 1999).
 */
export type DangerId = 'harm' | 'hostage' | 'control' | 'degrade' | 'pressure'
interface DangerCue extends PlainCue {
  id: DangerId
}
/** By mistake, as it was asked for, or in jest. */
export const meant =
  /\b(?:by (?:accident|mistake)|accidentally|(?:you|we) (?:asked|wanted|said|agreed)|surprise|lo+l|lmao|haha\w*|jk|kidding|please)\b|xx|[😂🤣😜]/u

const row = (id: DangerId, strength: number, ways: readonly string[], unless?: RegExp): DangerCue => ({
  ...cue(id, ways, { strength, unless }),
  id,
})

export const dangerCues: readonly DangerCue[] = [
  row(
    'harm',
    1,
    [
      `(?:ill|i will|im going to|i swear ill|i could|i should|i want to|hell|they will|my (?:brother|mates|boys) will)(?: fucking| just| actually){0,2} (?:kill|hurt|hit|slap|punch|smack|strangle|choke|beat|stab|shoot|smash|break|bury|burn|end|destroy|finish|batter|find) (?:you|your (?:face|head|neck|legs|arms|jaw|teeth|fingers|house|car))(?! (?:up|a|some|in the (?:kitchen|garden)|at (?:the|chess)|there|later|with kindness)){few}`,
      `(?:i know|found out) where you (?:live|work|are|park|sleep){few}|(?:i|ill|im|we)(?: am| will| can){0,2} (?:waiting|watching|outside|following|coming (?:over|round|for you)|come for you)(?: you| your {one}){0,1}(?: {one}){0,3} (?:sorry|regret|pay|answer or not|door|whether you|and you(?:ll| will)){few}|im watching you{few}|youll never be safe{few}`,
      `(?:watch your back|youre dead|youre a dead (?:man|woman)|you wont see (?:it|me) coming|look over your shoulder){few}|(?:see|find out) what (?:i do|happens) (?:if|when|to){rest}|dont make me (?:hurt|hit|come|do (?:it|something)|angry){few}|you made me (?:hit|hurt|slap|push|grab|do (?:it|that)){rest}|remember (?:what happened )?last time{few}`,
      `(?:if|unless) you (?:leave|tell|go|dont|call|ever){rest},? (?:ill|i will|im going to|youll|you will) (?:make your life|ruin|destroy|kill|hurt|end|find|regret|pay|lose|never see|be sorry){few}|(?:youll|you will|youre going to) (?:regret|pay for|be sorry|wish you (?:hadnt|never)){few}|say one word and{few}|open the door or{few}|if you leave{few} ill find{few}|youll see what happens{few}|ill make (?:your life|sure you|you (?:pay|sorry|regret)){rest}`,
      `(?:youll|you will) never see (?:the (?:kids|children|boys|girls)|your (?:kids|children|son|daughter)|them|him|her) again{few}|or (?:youll|you will) never see (?:the {one}|your {one}|my {one}|them|him|her|me){few}|(?:ill|im going to) take (?:the|your) (?:kids|children)(?: {one}){0,6}`,
    ],
    meant,
  ),
  row('harm', 1, [
    `(?:come (?:down|out|outside)|let me in|open up|open the door|get (?:down|out) here|answer the door)(?: {one}){0,2},? or (?:else|im coming (?:up|in|through)|ill (?:come (?:up|in)|break|kick|smash|make)|im (?:breaking|kicking))(?: {one}){0,3}`,
  ]),
  row('hostage', 1, [
    `(?:if|unless) you (?:leave|go|dont|wont|end|break up|ever)(?: {one}){0,8},? (?:ill|i will|im going to|i swear ill) (?:kill myself|hurt myself|end (?:it|my life)|die|do something (?:stupid|bad)|take (?:the|my) pills|drive into{few})|(?:my|the) (?:blood|death) (?:is|will be) on (?:you|your hands)`,
  ]),
  row(
    'control',
    0.8,
    [
      `send (?:me )?(?:a |your |another )?(?:photo|picture|pic|selfie|location|video|live location|screenshot)(?: of (?:where|who|you){rest}| (?:now|right now|to prove|so i can see|so i know){few})|prove (?:it|where you are|youre|that youre){few}|(?:where|who)(?: the (?:hell|fuck))? are you(?: with)?[.?!]* (?:answer|pick up|send|call|now|tell)(?: me)?{few}|answer (?:me|your phone|the phone|it)(?: right)? now{few}`,
      `(?:youre|you are) (?:not allowed|not going (?:anywhere|out)|staying (?:here|home|in)|my property)(?: {one}){0,8}|show me your (?:phone|messages|texts|account){few}|(?:why is your|turn your|turn on your|share your) location{rest}|i (?:told you i )?dont want you (?:talking|speaking|seeing|going|wearing|texting|hanging){rest}|(?:going|not going) out (?:dressed )?like that{few}|you werent there. explain{few}|you belong to me{few}|i(?: dont|wont| will not)? (?:allow|permit|forbid)(?: you)?{few}|no (?:wife|girlfriend|husband|boyfriend|daughter) of mine{rest}|you (?:dont|wont) (?:need|see|talk to|speak to) (?:your |those |any )?(?:friends?|family|mother|sister|other (?:men|women|people|guys)|anyone else){few}|(?<!\\b(?:myself to|want to|have to|had to|going to|trying to|bear to|cant|couldnt|wont|ill|i|didnt|havent|never|will|should i|i just) )(?:delete|block) (?:him|her|them|his number|all|your){few}|(?:give|tell|send) me your (?:password|passcode|pin|passwords){few}|you ask me before you{rest}|dont bother (?:going|leaving){few}|dont even think about (?:coming|going|leaving){few}`,
    ],
    meant,
  ),
  row(
    'degrade',
    0.7,
    [
      `(?:no ?one|nobody)(?: else)? (?:would|will|could|is)(?: ever)? (?:ever )?(?:want|love|have|put up with|believe|going to believe|look at) you{few}|(?:youre|you are)(?: just| so| fucking| completely| absolutely){0,2} (?:worthless|nothing(?: without me)?|a (?:worthless|pathetic) {one}|crazy|insane|mental|disgusting|a whore|a slut|a waste of (?:space|oxygen|air)|lucky (?:i|that i|anyone|to have me)){few}|you(?:d| would) be (?:nothing|dead|on the street|lost) without me{few}|its all in your head{few}|(?:everyone|everybody) (?:thinks|knows) youre (?:crazy|mad|mental|unstable){few}|(?:im|i am) the only one who{rest}`,
    ],
    meant,
  ),
  row(
    'pressure',
    0.6,
    [
      `(?:id|i would|wed|it would)(?: just| really)? (?:hate|be (?:such )?a (?:shame|pity)|be sad|be unfortunate)(?: if| for| to (?:see|think|have))(?: {one}){1,16}|(?:it )?might (?:affect|reflect|colour|influence|not look good){rest}|(?:think|i would think|id think|consider)(?: very| long| really)? (?:carefully|hard|twice) (?:about|before){rest}|you know (?:how|what)(?: {one}){0,4} (?:these things (?:go|work)|happens to|i can do|people talk){few}|(?:im|i am) sure (?:you|your {one}) (?:wouldnt|dont|would not) want(?: {one}){0,10}|people (?:might|will|could) (?:hear|find out|start|wonder|talk){few}|i(?:d| would) (?:be careful|watch) (?:if|what|who){rest}|remember who (?:signs|pays|decides|employs|owns){rest}|i know people{rest}|just so you know|you wouldnt want (?:the|your|anyone|people|him|her|them){rest}|well remember this{rest}|(?:twice|carefully) before{rest}|if i were you{few}|accidents happen{few}|things could get{few}`,
    ],
    meant,
  ),
]
