/**
 * What lasts about a person, by what their sentence says after its subject: tastes, sore points, the body, dates,
 * promises and limits. The negations in these ("doesn't eat", "can't stand") are the fact itself and deny nothing.
 * Met in lower-case text without apostrophes. Our own cues.
 */
const kin =
  '(?:mum|mom|mam|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|twins|wife|husband|partner|boyfriend|girlfriend|fiancee?|ex|boss|manager|colleague|friend|best friend|flatmate|roommate|housemate|neighbou?r|aunt|auntie|uncle|cousin|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|nan|mother in law|father in law|sister in law|brother in law|niece|nephew|stepson|stepdaughter|stepmum|stepdad)'
const owner = '(?:my|our|his|her|their)'
/** "he", "my husbands mum", "her little brother joe", "tomas and i". */
const whoever = `(?:(?:i|we)ve|(?:${owner}|[a-z]+s) (?:[a-z-]+ ){0,2}?${kin}s?(?: ${kin})?(?: [a-z]+)?|(?:i|he|she|they|we)|(?:he|she)s|theyre|im|ive|[a-z]{2,}(?: and (?:i|me|[a-z]+))?)`
const much =
  '(?:(?:really|absolutely|just|still|always|also|only|usually|often|secretly|particularly|especially|totally|completely|both|all|never|very|so|does|do|badly|severely|highly|deathly|mildly|quite|pretty|extremely|terribly) ){0,3}'
/** Loving or hating a person, or one thing that happened, is no taste. */
const aThing =
  '(?!(?:me|you|him|her|them|us|it|this|that|these|those|how|everything|everyone|everybody|nothing|anything|myself|himself|herself|each other|my life|life)\\b(?! (?:when|if|that)))[a-z0-9]'
const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const aDay = `(?:(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}|(?:on )?${months} (?:the )?\\d{1,2}(?:st|nd|rd|th)?|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[/.]\\d{1,2}|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in ${months}|(?:on )?(?:christmas|boxing|new years|valentines) (?:day|eve)|next (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|tomorrow)`

const starts = (...predicates: string[]) => new RegExp(`^${whoever} (?:${predicates.join('|')})`)

/** What somebody cannot bear, fears, or goes under at. */
export const soreCues: readonly RegExp[] = [
  starts(
    `${much}(?:hates?|dislikes?|loathes?|minds?|detests?|dreads?|resents?|cant (?:stand|bear|abide|cope with|handle|deal with)|cannot (?:stand|bear)) ${aThing}`,
    `${much}(?:dont|doesnt|do not|does not) (?:really |actually )?(?:like|enjoy|appreciate|want) (?:it (?:when|if|that)|being|people|having to|to be|when|${aThing}\\w*(?: \\w+)* (?:when|if))`,
    `${much}(?:(?:is|are|am|s|m|re|gets?|goes|feels?|becomes?) )?${much}(?:scared|afraid|terrified|frightened|anxious|nervous|upset|sensitive|touchy|panicky|jealous|insecure|stressed|worried|tense|overwhelmed|claustrophobic|uncomfortable|embarrassed|defensive) (?:of|about|before|around|when|whenever|if|in|at|with|by|during)\\b(?! (?:it|that|this|me|him|her|us|you|the moment)\\b(?! \\w))`,
    `${much}(?:find|finds) .{3,60}? (?:really |very |so )?(?:hard|difficult|stressful|upsetting|overwhelming|painful|draining|exhausting)\\b`,
    `${much}(?:shuts? down|goes quiet|go quiet|clams? up|panics?|withdraws?|flinch(?:es)?|freezes?|snap(?:s|ped)?|storms? off|walks? out|sulks?|cries|cry|bristles?) (?:when|whenever|if|in|at|every time|after|before)\\b`,
    `(?:[a-z]+ ){0,6}?(?:makes?|sends?) (?:me|him|her|them|us|[a-z]+) (?:panic|cry|anxious|nervous|angry|tense|feel (?:small|stupid|sick|trapped))\\b`,
    `(?:never|wont|cant|doesnt|dont|refuses to|hates to) (?:really )?talks? about (?!me\\b|us\\b|you\\b|it$)`,
  ),
  new RegExp(
    `^(?:if|when|whenever|every time|any time|as soon as) .{4,80}?,? (?:he|she|they|i|[a-z]{3,}) ${much}(?:shuts? down|goes? quiet|clams? up|panics?|withdraws?|gets? (?:defensive|upset|angry|anxious|hurt|cross)|snaps?|sulks?|cries|cry|walks? out|storms? off|freezes?|goes? cold)\\b`,
  ),
]

/** What somebody is, likes, does and cannot do, for good. */
export const traitCues: readonly RegExp[] = [
  starts(
    `(?:works? (?:at|in|for|as|nights|from|part|full|shifts)|lives? (?:in|with|near|at|next|abroad|alone|by)|runs? an?|teach(?:es)? [a-z]|stud(?:y|ies) [a-z]|speaks? [a-z]+)\\b`,
    `${much}(?:loves?|likes?|enjoys?|adores?|prefers?|collects?|supports?|follows?) (?!to (?:[a-z]+ )?(?:me|him|her|them|us)\\b)${aThing}`,
    `${much}(?:(?:is|are|am|s|m|re) )?${much}(?:into|mad about|crazy about|obsessed with|keen on|fond of|passionate about|good at|a fan of|a big fan of) (?!(?:making|getting|putting|hurting|lying|keeping)\\b)${aThing}`,
    `${much}(?:dont|doesnt|never|do not|does not|cant|cannot|no longer|stopped|gave up|quit) (?:really |ever )?(?:eat|eats|drink|drinks|smoke|smokes|drive|drives|swim|swims|cook|cooks|fly|flies|drinking|smoking|lend|lends|use|uses|celebrate|celebrates|eating|work|works|answer|answers)\\b(?! (?:enough|it|that|me|today|yesterday|tonight|properly|here yet|out)\\b)`,
    `(?:cant|cannot|can not|mustnt|isnt allowed to|is not allowed to|shouldnt) (?:have|touch|go near|be near) (?:any )?(?:dairy|milk|cheese|gluten|wheat|bread|nuts?|peanuts?|eggs?|meat|pork|beef|fish|shellfish|seafood|prawns|soy|sugar|caffeine|coffee|alcohol|spicy|cats?|dogs?)\\b`,
    `${much}(?:doesnt|dont|does not|do not) (?:like|enjoy|trust|approve of|get on with|believe in) (?!(?:me|you|this|that|it|how)$|(?:this|that|it|how)\\b|(?:[a-z]+ )*(?:tonight|today|now)\\b)[a-z]`,
    `(?:(?:is|are|am|s|m|re) )?${much}(?:allergic to|intolerant|lactose intolerant|gluten free|left handed|colou?r ?blind|dyslexic|deaf|blind|vegetarian|vegan|pescatarian|teetotal|sober|coeliac|celiac|muslim|jewish|catholic|hindu|sikh|buddhist|christian|religious|an introvert|an extrovert|shy|a night owl|an early riser|a morning person|retired|self employed|gay|trans|bilingual|an only child|adopted)\\b`,
    `(?:has|have|s got|ve got|got|suffers? from|lives? with|gets) (?:a |an |really |bad |severe |mild )*(?:nut |peanut |dairy |food |egg |cat |dog )?(?:allerg(?:y|ies)|intolerance|coeliac(?: disease)?|celiac(?: disease)?|asthma|migraines?|hay fever|eczema|arthritis|tinnitus|dyslexia|a hearing aid|hearing aids|a bad back|a bad knee)\\b`,
    `(?:(?:is|was|used to be|has been) )?(?:an? )(?:[a-z]+ ){0,2}?(?:nurse|doctor|teacher|chef|cook|driver|engineer|student|lawyer|solicitor|carpenter|joiner|builder|baker|artist|musician|soldier|programmer|developer|designer|accountant|manager|waiter|waitress|farmer|electrician|plumber|pilot|midwife|paramedic|social worker|vet|dentist|writer|journalist|mechanic|hairdresser|cleaner|firefighter|professor|scientist|librarian|carer|pharmacist|surveyor|architect|barista|postman|receptionist|widow|widower|nanny|childminder|translator|surgeon|gp|physio|therapist|lecturer|consultant|analyst|barrister|police officer)s?\\b`,
    `(?:is|s|are|re|am|m) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -][a-z]+)?)(?: years old| now| and\\b|$|,)`,
  ),
  new RegExp(`^(?:(?:${owner}|[a-z]+s) )(?:${kin}s )?(?:favou?rite|fave) [a-z]+(?: [a-z]+)?(?: is| are|s) `),
]

/** A day that comes round, or one ahead. */
export const dateCues: readonly RegExp[] = [
  new RegExp(
    `\\b(?:birthday|bday|anniversary|wedding|funeral|graduation|due date|exams?|operation|appointment|interview|driving test|move|moving day|christening|baptism|first day|last day)(?: (?:[a-z]+ ){0,2}?(?:is|falls|will be|s)|s|:)? (?:always )?${aDay}`,
  ),
  new RegExp(
    `^${whoever}(?: (?:is|are|am)|s|re|m|ll| will)? (?:[a-z]+ing|come|be|stay|visit)\\b.{0,40}\\b(?:at|over|for|from|before|after) (?:easter|christmas|new year|half term|the holidays|the summer)\\b`,
  ),
]

/** What was promised, agreed, or not to be crossed: what somebody wants to hold. */
export const pledgeCues: readonly RegExp[] = [
  starts(
    `(?:(?:have|has|had|ve|d) )?(?:already )?(?:promised|agreed|vowed|decided together|settled on|made a (?:deal|pact|rule))\\b(?! (?:with|nothing)\\b)`,
    `(?:(?:have|has|ve) )?(?:told|asked|begged) (?:him|her|them|my [a-z]+|[a-z]+) (?:many times |before |again |already )?(?:not to|never to|to stop|to (?:knock|call|ask|text|tell|let|give))\\b`,
  ),
  /^(?:i|we|im|ive|weve) (?:wont|will not|refuse to|am not going to|are not going to|not going to|no longer|dont|do not) (?:lend|discuss|talk about|answer|tolerate|accept|be spoken to|go to bed)\b/,
]
