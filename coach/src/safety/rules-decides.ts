import { rulesOf, type Rule } from './rule.ts'

/** Coercive control, by who decides over somebody's own days: whom they see, where they go, what they wear. */
const rule = rulesOf('abuse', { subject: 'other', negated: undefined })

const decides =
  '(?:decides?|decided|deciding|dictates?|chooses?|picks|controls?|determines?|(?:has|have|gets?|wants?) to (?:decide|approve|choose|agree to)|approves|has the (?:last|final) (?:word|say) (?:on|in|about))'
const over =
  '(?:who(?:m)? i|where i|what i (?:wear|put on|eat|spend|say|post|drink|do with my)|when i (?:may |can |am allowed to )?(?:leave|sleep|eat|go (?:out|home|to bed)|see|speak|talk|shower)|how i (?:dress|spend|wear)|(?:my )?(?:clothes|friends)(?= i))'

/** Those who set hours, routes and diets by their trade, and what parents settle for a child. */
const byTrade =
  /\b(?:boss|manager|supervisor|teacher|coach|trainer|doctor|physio|nutritionist|dietitian|client|employer|airline|company|rota|shift|army|unit|landlord|curfew|school night|stylist|bride|director|casting|sat ?nav|algorithm|app)\b/

export const decideRules: Rule[] = [
  rule(
    2,
    'decides-for-me',
    'decide decides decided deciding dictate dictates choose chooses picks controls control determines approve approves word say',
    `\\b{other} (?:\\w+ ){0,2}?${decides} (?:\\w+ ){0,2}?${over}\\b`,
    { unless: byTrade, sure: true },
  ),
]
