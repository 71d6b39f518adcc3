import { cue, type PlainCue } from '../../text/match.ts'
import { meant } from './danger.ts'

/**
 * Blackmail, pressure for sex or pictures, and orders about somebody's body or clothes, as they are sent to the one
 * they press. Our own wordings, after Stark 2007 and the advice of help lines on image-based abuse.
 */
export type CoercionId = 'blackmail' | 'hint' | 'sexual' | 'body'
const row = (id: CoercionId, ways: readonly string[], unless?: RegExp): PlainCue & { id: CoercionId } => ({
  ...cue(id, ways, { strength: id === 'hint' ? 0.6 : 1, unless }),
  id,
})
const picture = '(?:pics?|pictures?|photos?|selfies?|nudes?|videos?|clips?|screenshots?|recordings?)'
const people =
  '(?:your (?:{one} )?(?:dad|mum|mom|mother|father|parents|family|husband|wife|boss|man|guy|bloke|fella|fiance|partner|work|school|friends|boyfriend|girlfriend|sister|brother|church|job|colleagues)|everyone|everybody|the (?:police|internet|whole (?:school|office|family|town))|online|facebook|instagram|the group)'
/** What can be held over somebody. */
const held = `(?:that|the|those|our|your) (?:{one} )?(?:tapes?|${picture}|messages|texts|chats)|what you(?:ve| have)? (?:did|done|sent|wrote)|what (?:really )?happened (?:that|in) {one}|your (?:past|{one} secret|secrets?)|who you really are`
const learns =
  '(?:(?:found|finds|find) (?:out|it|that|those|them)|(?:saw|sees|see|watched) (?:it|that|those|them|what|the)|(?:heard|hears) (?:about|it|what)|knew (?:what|about|the truth|who|how)|(?:got|gets) (?:hold|sent|to (?:hear|see|know)|a copy)|(?:came|comes) across)'
const intimate =
  '(?:send|show|sleep|have sex|come to bed|let me (?:touch|see|film|do)|prove|strip|undress|take (?:it|them|your)|get (?:naked|undressed|into bed)|do it|say yes|stay the night|touch|kiss|swallow|put out)'

export const coercionCues = [
  // A question, a shame, a thing that is kept: each may be gossip; together, or from somebody who was left, they are not.
  row(
    'hint',
    [
      `(?:does|do|would) (?:he|she|they|${people})(?: {one}){0,2} (?:know|seen|heard|remember) (?:about |of )?(?:${held})(?: {one}){0,4}`,
      `(?:(?:a|such a|a real|a terrible) )?(?:shame|pity) if (?:he|she|they|people|anyone|anybody|someone|somebody|${people})(?: {one}){0,3} ${learns}(?: {one}){0,5}`,
      `(?:wonder|imagine|bet|curious)(?: {one}){0,4} ${people}(?: {one}){0,3} (?:think|say|love|like|react|make)(?: {one}){0,3} (?:those|the|that|these) (?:{one} )?(?:tape|${picture})`,
      `(?:id|i would|wed) hate (?:for )?(?:him|her|them|${people}) to (?:hear|find|see|learn|get|know)(?: {one}){0,5}`,
    ],
    /\b(?:did for (?:him|her|them|us|me)|thank\w*|so kind|bless|proud|sweet|lovely|mess|state of|surprise|party|present|gift|proposal|spoil\w*|allerg\w*|scan|results|wedding|holiday|baby)\b/,
  ),
  row('sexual', [
    `if you (?:really |actually |truly )?(?:loved?|cared?|trust(?:ed)?|liked?|wanted?|respect(?:ed)?)(?: {one}){0,3},? (?:then )?(?:you(?:d| would|ll| will) |just )(?:{one} )?${intimate}(?: {one}){0,8}`,
    `(?:prove|show)(?: me)?(?: that)? you (?:love|want|trust|care)(?: {one}){0,2} (?:with|by|and)(?: {one}){0,8}`,
    `(?:send|show|take)(?: me)?(?: {one}){0,3} ${picture}(?: {one}){0,6} (?:or|i deserve|you owe|everyone does|dont be (?:shy|boring|frigid|a prude|like that)|nobody (?:will|has to)|no one (?:will|has to)|naked|nude|topless|without (?:the|your|a)|in your underwear|in the shower)(?: {one}){0,6}`,
    `you owe (?:me|it to me)(?: {one}){0,2} (?:sex|a night|this|that|it|after){few}|i have needs{few}|(?:a|any) (?:good|real|normal|proper) (?:girlfriend|boyfriend|wife|husband|girl|woman|man) would(?: not say no| let| do| want| send| never refuse){few}|(?:everyone|all couples|every girl|all my exes?|my ex)(?: else)? (?:does|do|did) (?:it|this|that)(?: {one}){0,4}|you cant (?:say no|stop now|leave me like this|refuse me){few}|(?:dont|stop) (?:be|being) (?:so )?(?:frigid|a prude|a tease){few}|you led me on{few}|you(?:re| are) my (?:wife|girlfriend|husband|boyfriend),? (?:you have to|its your|it is your|so|i (?:have|dont need)){few}`,
  ]),
  row(
    'body',
    [
      `(?:wear|put on|eat|dress) (?:only |exactly |just )?(?:what|how|as|the {one}|like) i (?:{one} )?(?:told|tell|want|like|say|said|bought|chose|choose|picked|put out|laid out){few}`,
      `(?:you(?:re| are) not|you wont|you will not)(?: {one}){0,2} (?:wear|wearing|going out in|leaving the house in|putting on)(?: {one}){0,5}|(?:dont|do not|never|stop|no more)(?: {one}){0,1} (?:wear|wearing|dressing|putting on|going out in) (?:that|those|anything|make ?up|lipstick|like that|like a|short|tight|low|heels|red|revealing|so much)(?: {one}){0,5}`,
      `i (?:{one} )?(?:told|tell|said to|warned) you(?: {one}){0,3} (?:to wear|not to wear|to eat|not to eat|to dress|to change|to cover|to lose|to shave|to cut)(?: {one}){0,5}|i (?:decide|choose|say) what you (?:wear|eat|look like|put on){few}`,
      `(?:lose (?:the |some |that |a few )?(?:weight|kilos|pounds|belly)|shave(?: {one}){0,2}|grow your hair|cut your hair|dye your hair|get (?:a boob job|your {one} done))(?: {one}){0,4} (?:or|if you want|before (?:i|we|you)|for me|otherwise)(?: {one}){0,5}|(?:take (?:that|it|the {one}|off that)|wipe (?:that|it))(?: {one}){0,4} off (?:right )?(?:now|before|or)(?: {one}){0,3}|(?:go and |go )?(?:change|cover (?:up|yourself))(?: {one}){0,3} (?:or|before i|now|you look like a)(?: {one}){0,5}`,
    ],
    meant,
  ),
] as const
