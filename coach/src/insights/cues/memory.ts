/**
 * What is never remembered, whatever the reader makes of the words. Met in lower-case text without apostrophes.
 */

/** Not said as so, by the whole of its sentence: supposed, guessed, or dreamt. */
export const supposed =
  /\b(?:imagine|suppose|pretend|maybe|perhaps|might|not sure|i guess|apparently|i bet|if (?:only )?i were|unless)\b|^if\b/
/** What another is said to have said or thought. */
export const hearsay =
  /^(?:(?:and|but|so|then) )?(?:he|she|they|mum|mom|dad|everyone|people|someone|[a-z]+|(?:my|his|her|our) [a-z]+) (?:just |always |still |only |also )?(?:says?|said|thinks?|thought|claims?|claimed|told|tells|reckons|believes|swears|heard|insists?|texted|wrote|goes|was like|is like)\b/
export const joking =
  /\b(?:lol|lmao|rofl|ha(?:ha)+h?|hehe+|jk|just kidding|kidding|joking|only joke|sarcasm|as a joke)\b|😂|🤣|😜|😝|🙃|\/s\b/

/** Illness and crime are not ours to keep, whoever they are told of. */
export const health =
  /\b(?:diagnos\w*|bipolar|schizo\w*|depress(?:ion|ed|ive)|adhd|autis\w*|cancer|tumou?r|chemo\w*|hiv|diabet\w*|epilep\w*|dementia|alzheimer\w*|parkinson\w*|ptsd|ocd|eating disorder|anorexi\w*|bulimi\w*|addict\w*|rehab|alcoholic|medication|antidepressants?|pills|miscarr\w*|abortion|infertil\w*|ivf|stroke|heart attack|operation|surgery|hospital|disorder|syndrome|overdose\w*|borderline|narcissis\w*|psych\w*|mental (?:health|illness)|sti|herpes)\b/
export const crime =
  /\b(?:arrest\w*|prison|jail|convict\w*|crime|criminal|stole|steal\w*|theft|shoplift\w*|fraud|dealing|drugs?|cocaine|heroin|drunk driving|dui|charged with|probation|parole|police|court case|trial|assault\w*|embezzl\w*|blackmail\w*)\b/
/** Told as something that is there for good and has to be lived with. */
export const lasting =
  /\b(?:has|have|had|is|am|was|lives with|s had|ve had)\b.*\b(?:since (?:he|she|they|i|birth|childhood|\d+|the)|for (?:\w+ )?years|all (?:his|her|their|my) life|from birth|chronic|lifelong|always will)\b|\blives? with\b/
/** Where somebody works is no illness of theirs. */
export const workplace =
  /\b(?:nurse|doctor|midwife|surgeon|porter|works?|working|job|shifts?|cleans?|volunteers?) (?:[a-z]+ )?(?:at|in|for|on) (?:[a-z]+ ){0,3}(?:hospital|psychiatric \w+|rehab\w*|prison|police|court)\b/g

/** Whoever says that somebody is not starting in May tells of no event. */
export const denied =
  /\b(?:not|never|no longer|no|none|nobody|isnt|arent|wasnt|werent|dont|doesnt|didnt|wont|cant|hasnt|havent|hadnt|wouldnt|couldnt|aint)\b/

const someone =
  '(?:(?:my|our|his|her|their) (?:[a-z-]+ ){0,2}?(?:mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|twins|wife|husband|partner|boyfriend|girlfriend|fiancee?|ex|boss|manager|colleague|friend|flatmate|roommate|housemate|neighbou?r|aunt|uncle|cousin|gran|grandma|grandmother|grandad|grandpa|grandfather|nan|in laws|mother in law|father in law|niece|nephew|stepson|stepdaughter|family|team)(?:s (?:[a-z]+))?)'

/** How a clause may begin that tells of people: the subject and at most a name after it. */
const subject = `(?:${someone}(?:,? [a-z]+,?)?|he|she|they|we|i|[a-z]+(?: and (?:i|me|[a-z]+|my [a-z]+))?|[a-z]+, my [a-z]+,)`
const sore =
  '(?:small|stupid|hurt|sad|alone|lonely|ignored|invisible|unwanted|guilty|ashamed|humiliated|left out|worthless|like a child|angry|rejected|unloved|second best|used|dismissed|anxious)'
const warm =
  '(?:better|best|loved|close|closer|closest|safe|safer|safest|calm|calmer|calmest|heard|seen|understood|happy|happier|happiest|wanted|respected|at home|at ease|relaxed|supported|special|cared for|lighter|proud)'
const when = '(?:when|if|that|how|whenever)'

const much = '(?:(?:really|absolutely|also|both|always|never|so|does|do|dont|doesnt) ){0,2}'
/** Loving or hating a person, or one thing that happened, is no taste. */
const aThing =
  '(?!(?:to|me|you|him|her|them|us|it|this|that|these|those|how|everything|everyone|nothing|anything|myself|himself|herself|each other|life)\\b(?! (?:when|if|that)))[a-z0-9]'

/** Where the reader is not sure of the kind, these are. Met in this order. */
export const kinds: readonly (readonly ['wish' | 'helps' | 'hurts' | 'person', RegExp])[] = [
  [
    'wish',
    /\b(?:i (?:just |really |still |only |would |do )*(?:want|wish|need|hope|long for)|id (?:really |just )?(?:like|love)|i would (?:really )?(?:like|love)|my (?:wish|goal|hope) is|all i want is|i really want)\b/,
  ],
  [
    'helps',
    new RegExp(
      [
        `^(?:it|that|this|what) (?:really |always |usually |often |does |has )*(?:helps?|helped)(?: (?:me|us|him|her|them|a lot|most|so much|both of us|the most)){0,2} (?:${when}|is|was|to)\\b`,
        `^what (?:works|worked|helps|helped)\\b.* (?:is|was)\\b`,
        `\\b(?:helps?|calms?|cheers?|settles?|soothes?) (?:me|us|him|her|them)(?: up| down)?\\b`,
        `^(?:what )?(?:[a-z]+ ){0,6}?(?:calms?|cheers?|settles?|soothes?) (?!to |for )[a-z]+ (?:up|down)\\b`,
        `\\bmakes? (?:my|his|her|our) (?:day|evening|week)\\b`,
        `^(?:we|i|he|she|they) (?:\\w+ )?(?:calm|cool|settle|talk|get along|do) (?:down |best |better |well ){1,2}(?:when|if|after)\\b`,
        `^${subject} (?:really |always |just )?(?:love|loves|like|likes|enjoys|lights up) (?:it )?when\\b`,
        `^i (?:always |usually |really )?feel (?:so |more |most |much |really )?${warm} (?:(?:to|with|around) (?:him|her|them) )?(?:when|if|after)\\b`,
        `\\bmakes? (?:me|us|him|her|them) (?:feel )?(?:so |more |really )?${warm}\\b`,
        `\\b(?:is|are|works?|goes|go) (?:much |so |always |a lot )?(?:better|best|easier) for (?:us|me|him|her|them)\\b`,
      ].join('|'),
    ),
  ],
  [
    'hurts',
    new RegExp(
      [
        `\\b(?:it|that|what) (?:really |always |still |just |most )*(?:hurts?|upsets?|bothers?|stings?|annoys?|saddens?|stresses|worries)(?: (?:me|us|him|her|them)| most| the most| so much| a lot){0,2} (?:${when}|is|to)\\b`,
        `^i (?:really |just |absolutely )?(?:hate|cant stand|cant bear|find it hard|struggle) (?:it )?(?:when|if|that|how)\\b`,
        `^i (?:always |really |just |still )*(?:feel|felt|end up feeling) (?:so |really |very )?${sore} (?:when|if|whenever|after|every time)\\b`,
        `\\bmakes? me feel (?:so |really |very )?${sore}\\b`,
        `^(?:he|she|they) (?:gets?|goes) (?:really |so |very )?(?:upset|hurt|quiet|angry|sad|defensive|anxious) (?:when|if|whenever)\\b`,
        `\\b(?:always|only) (?:gets|makes it|ends) (?:much )?(?:worse|in (?:tears|a fight))\\b`,
        `\\b(?:is|are) (?:a |my |her |his |our )?(?:sore (?:point|spot)|trigger)\\b`,
      ].join('|'),
    ),
  ],
  ['hurts', new RegExp(`^${subject} ${much}(?:hates?|dislikes?|loathes?|detests?|dreads?) ${aThing}`)],
  ['person', new RegExp(`^${subject} ${much}(?:loves?|likes?|enjoys?|adores?|prefers?) ${aThing}`)],
  ['person', lasting],
  [
    'person',
    new RegExp(
      `^${subject} (?:still |now |also |only |both )?(?:works?|lives? (?:in|with|near|at|on|next|abroad|together|alone|by|upstairs|downstairs|across)|studies|study|teaches|teach|runs?|owns?|plays?|speaks?|shares?|grew up|comes? from)\\b(?! (?:hard|out|too|better|against|late|up|around|dead|games with|for me|on me)\\b)`,
    ),
  ],
]

/** What is said before a thing worth keeping is told: it is to the coach, and no part of the fact. */
export const runUp =
  /^(?:(?:and|but|so|also|oh|well),? )*(?:by the way|btw|fyi|just so you know|so you know|you should know|you need to know|(?:please )?(?:remember|note|keep in mind)|for context|for the record|i should (?:say|add|mention)|i forgot to (?:say|mention)|one thing)[,:]?(?: that)?[,:]? (?=\S)/i
