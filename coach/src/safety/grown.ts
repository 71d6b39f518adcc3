import type { Sighting } from './weigh.ts'

/** Who says how old they are, or lives as only grown people do. */
const grown =
  /\b(?:im|i am|aged?|now im|i turned) (?:now |nearly |almost |a )?(?:1[89]|[2-9]\d)\b(?! ?(?:weeks|months|minutes|days|percent|stone|kilos|kg))|\b(?:1[89]|[2-9]\d) now\b|\bim a (?:grown )?(?:woman|man|adult|mother|mum|mom|dad|wife|nurse|teacher)\b|\bgrown (?:woman|man|adult)\b|\b(?:brother|father|sister|mother|son) in law\b|\b(?:my|our) (?:\w+ )?(?:husband|wife|fianc\w+|colleagues?|flat|flatmates?|wedding|divorce)\b|\bwhen i (?:visit(?:ed)?|stay(?:ed)?|go back|went back|came home) (?:for|at|over|with)\b|\bat (?:work|the office|the christening|my wedding)\b/
const young =
  /\b(?:im|i am|aged?|only|just turned) (?:only |just |nearly )?(?:[5-9]|1[0-7])\b(?! ?(?:weeks|months|minutes|days|percent|kilos|stone|years (?:sober|older|clean|younger)))|\b(?:my (?:homework|teachers?|school)|at school|year (?:[5-9]|1[0-3])|grade (?:[5-9]|1[0-2]))\b/
/** As children say it. */
const childlike =
  /\b(?:privates?|private parts|wee ?wee|secret|secrets|mummy|mommy|daddy|bedtime|babysit\w*|tickle game)\b/
const childOfOthers =
  /\b(?:my|our|the|his|her|their|a) (?:\w+ ){0,2}?(?:sons?|daughters?|girls?|boys?|kids?|child|children|baby|toddler|grand(?:son|daughter|child|children|kids)|niece|nephew|stepdaughter|stepson|small one|little one|\w+ year old)\b/
const meTouched =
  /\b(?:touch\w*|grop\w*|molest\w*|fondl\w*|felt|kiss\w*|rub\w*|strok\w*|grab\w*|rap\w*) (?:me\b|my (?:\w+ )?(?:bum|breasts?|boobs?|leg|thigh|body|arse|ass|crotch|privates?))|\b(?:hands?|tongue|fingers) (?:\w+ ){0,3}(?:me\b|my\b)|\bin(?:to)? my bed\b/

/** A child who is touched or ruled over and a grown person who is are told different things and sent to different lines. */
export function byAge(seen: Sighting | null, folded: string): Sighting | null {
  if (!seen || seen.thirdParty) return seen
  const adult = grown.test(folded)
  const minor = young.test(folded) && !/\b(?:im|i am) (?:1[89]|[2-9]\d)\b/.test(folded)
  if (seen.rule === 'sexual-coercion/kin-touches' && (minor || (!adult && childlike.test(folded))))
    return { ...seen, category: 'child-abuse' }
  if (seen.rule.startsWith('abuse/dictates') && minor) return { ...seen, category: 'child-abuse' }
  if (seen.category !== 'child-abuse' || minor || !adult || childOfOthers.test(folded)) return seen
  return meTouched.test(folded) ? { ...seen, category: 'sexual-coercion' } : seen
}
