import { cue, type PlainCue } from '../text/match.ts'

/** COACH.md's list of what makes a hard turn harder. */
const kin =
  '(?:mum|mother|dad|father|parents|sister|brother|family|friends?|mates?|boss|therapist|aunt|auntie|uncle|cousin|ex|kids|children|son|daughter|mother in law|mil|girls|neighbours?|colleagues?|pastor|whole (?:family|office|team)|mums?)'
export const broughtCues = {
  past: [
    cue('past', [
      `(?:just |exactly |the same )?like (?:last (?:time|year|month|week|christmas|summer|{one})|(?:in|at|with|on) (?:{one} ){0,2}(?:wedding|christmas|birthday|holiday|funeral|\\d{4})|you did (?:last|in|at|with|when|to)|(?:that|the) (?:time|night|day) (?:you|when))(?: {one}){0,4}`,
      `(?:remember|what about|how about|and|dont forget|same as|i havent forgotten|ill never forget) (?:when you|that time|the time|what you did|the (?:wedding|christmas|holiday|party|funeral)|last (?:time|year|christmas|summer|month)|in \\d{4}|your (?:\\d+|birthday))(?: {one}){0,8}`,
      `(?:since|back in|ever since|from) (?:the (?:honeymoon|wedding|beginning|start|day|first|baby)|\\d{4}|day one|we (?:got married|met|moved|were)|i (?:met|married) you|always)(?: {one}){0,3}`,
      `(?:two|three|four|five|six|seven|eight|ten|\\d+|so many|all these|for) (?:years|months)(?: ago| now| of this| running| straight)?(?=$|[ .,!?\\n])`,
      `(?:last|the) (?:year|christmas|summer|winter|easter|diwali|eid|birthday)(?: too| also| as well| you)(?: {one}){0,4}`,
      `(?:you(?:ve)? (?:did|done|said|always did) (?:this|the same|it|that) (?:before|last (?:time|year|month)|to your|with your|when))(?: {one}){0,4}`,
      `this is (?:the (?:second|third|fourth|fifth|tenth|hundredth|\\d+(?:st|nd|rd|th)) time|{one} all over again)(?: {one}){0,4}`,
      `never (?:has|have) been`,
    ]),
  ],
  'third-party': [
    cue('third-party', [
      `(?:even |all )?(?:my|your|his|her|our) (?:own |whole |entire |best |little |older )*${kin}(?: {one})? (?:says?|said|thinks?|thought|agrees?|agreed|told|tells|warned|hates?|hated|knows?|used to|noticed|can see|sees|asked me|laughs?|never|always|would|was right|were right|cant stand)(?: {one}){0,8}`,
      `(?:everyone|everybody|people|they all|the (?:girls|boys|lads|guys|team|whole (?:office|family|team)))(?: else| all)? (?:says?|thinks?|agrees?|knows|can see|noticed|told me|warned me|hates?|laughs?|asks?)(?: {one}){0,8}`,
      `(?:just |exactly |becoming |turning into |as bad as |worse than |same as |like )+(?:your|my|his|her) (?:mum|mother|dad|father|sister|brother|ex|parents|family)(?: {one}){0,3}`,
      `(?:your|my) (?:mum|mother|dad|father|sister|brother|ex)s (?:face|voice|son|daughter|temper|fault|words)`,
      `(?:hear that|did you hear that|see that|tell (?:him|her|them)),? (?:kids|guys|everyone|girls|boys|{one})`,
      `(?:my|your) (?:ex|last (?:boyfriend|girlfriend|husband|wife))(?: {one}){1,6}`,
    ]),
  ],
} satisfies Record<string, PlainCue[]>

/** Acronyms and such: capitals that are nobody's shouting. */
export const noShout =
  /^(?:[A-Z]{1,3}|ASAP|NASA|AIDS|ADHD|UNHCR|HMRC|DWP|NHS|USA|PTSD|HTML|GCSE|MRI|BBC|UCAS|NETFLIX|IKEA|LOL|LMAO|OMG|ROFL|WTF|FYI|TBH|EMI|GPAY|NEPA|WAEC|JAMB|RSVP|IELTS|FIFA|UEFA|PDF|JPEG)$/
