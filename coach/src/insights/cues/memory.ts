/**
 * What is worth remembering, and what never is. Our own cues, met in lower-case text without apostrophes; written from
 * how people tell a friend about someone, with the even lines of `evals/data/memory.jsonl` as development set.
 */
const someone =
  '(?:(?:my|our|his|her|their) (?:[a-z-]+ ){0,2}?(?:mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|twins|wife|husband|partner|boyfriend|girlfriend|fiancee?|ex|boss|manager|colleague|friend|flatmate|roommate|housemate|neighbou?r|aunt|uncle|cousin|gran|grandma|grandmother|grandad|grandpa|grandfather|nan|in laws|mother in law|father in law|niece|nephew|stepson|stepdaughter|family|team)(?:s (?:[a-z]+))?)'

/** How a clause may begin that tells of people: the subject and at most a name after it. */
const subject = `(?:${someone}(?:,? [a-z]+,?)?|he|she|they|we|i|[a-z]+(?: and (?:i|me|[a-z]+|my [a-z]+))?|[a-z]+, my [a-z]+,)`

const calendar =
  '(?:on (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|new years|easter|eid|diwali)|in (?:early |late |mid )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|the fall|winter|(?:19|20)\\d\\d|two weeks|three weeks|\\w+ months)|(?:next|last|this) (?:week|month|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas)|next (?:mon|tues|wednes|thurs|fri|satur|sun)day|\\w+ (?:years?|months?) ago|(?:from|until|since|starting) (?:next \\w+|last \\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d)|at \\w+ on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)'

const happening =
  '(?:exams?|a levels|finals|test|wedding|marr(?:y|ies|ied|ying)|get(?:ting|s)? married|engaged|engagement|birthday|anniversary|funeral|baby|due|born|mov(?:e|es|ed|ing)(?: in| out| to)?|start(?:s|ed|ing)?|leav(?:e|es|ing)|left|retir(?:e|es|ed|ing)|visit(?:s|ed|ing)?|arriv(?:e|es|ing)|com(?:es|ing) (?:home|back|to|over|for)|graduat\\w+|graduation|turn(?:s|ed|ing) (?:\\d+|[a-z]+)|interview|party|trip|holiday|appointment|session|new job|broke up|split up|separated|divorced?|got back together|met|died|passed away|forgot|promoted|fired|laid off|lost (?:his|her|their|my) job|hosting|plann?ing|takes? over|has hosted|flying|deploy\\w*|surgery|reunion|christening|baptism|due date|court)'

export const eventCue = new RegExp(
  `\\b${happening}\\b.*\\b${calendar}\\b|\\b${calendar}\\b.*\\b${happening}\\b|\\b${calendar}\\b.*\\b(?:birthday|exams?|wedding)\\b`,
)
/** Ahead of now by its form: a day in the calendar is enough. */
export const aheadCue = new RegExp(
  `^${subject}(?: (?:is|are|am|will|wants? me to|have|has)|m|re|s|ll)? (?:\\w+ ){0,6}?.*\\b${calendar}\\b`,
)
export const aheadForm =
  /\b(?:is|are|am|im|were|shes|hes|theyre) (?:\w+ )?\w{3,}ing\b|\b(?:will|ill|well|shell|hell|theyll)\b|\bwants? (?:me|us|him|her) to\b|\b(?:is|are) (?:on|in|at)\b/
const many = '(?:a|an|one|two|three|four|five|six|his|her|their|our|my)'
const kept =
  '(?:kids?|child(?:ren)?|sons?|daughters?|twins|brothers?|sisters?|dogs?|cats?|boys?|girls?|bab(?:y|ies)|grandchildren|stepsons?|stepdaughters?)'

export const personCues: readonly RegExp[] = [
  new RegExp(
    `^${subject} (?:still |now |also |only |both )?(?:works?|lives? (?:in|with|near|at|on|next|abroad|together|alone|by|upstairs|downstairs|across)|studies|study|teaches|teach|runs?|owns?|plays?|speaks?|shares?|grew up|comes? from)\\b(?! (?:hard|out|too|better|against|late|up|around|dead|games with|for me|on me)\\b)`,
  ),
  new RegExp(`^${subject} (?:have|has|ve got|s got|had) (?:${many} )?(?:[a-z]+ )?${kept}\\b`),
  /\b(?:weve|we have|theyve|they have|ive|i have) been (?:together|married|friends|apart|separated|dating|best friends|living together)\b.*\b(?:for|since)\b/,
  /\b(?:been|married|together) for (?:\w+) (?:years|months)\b/,
  new RegExp(
    `^(?:my|our) [a-z -]{3,24} is (?:called )?[a-z]{2,}(?:,|$)(?! (?:so|very|really|too|not|always|angry|mad|upset|right|wrong))`,
  ),
  /^[a-z]+ is my (?:[a-z]+ )?(?:mum|mom|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|fiancee?|ex|boss|manager|colleague|friend|flatmate|roommate|cousin|aunt|uncle|neighbou?r)\b/,
  /\b(?:every other (?:week|weekend)|has (?:\w+ )?ever since|every (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!.*\b(?:was|were|came|went|used)\b)(?<!\b(?:was|were|came|went|used)\b.*)/,
  /\b(?:he|she) is \d{1,2}(?: years old)?$|\b(?:they are|theyre|hes|shes) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: years old)?$/,
]

export const wishCue =
  /\b(?:i (?:just |really |still |only |would |do )*(?:want|wish|need|hope|long for)|id (?:really |just )?(?:like|love)|i would (?:really )?(?:like|love)|my (?:wish|goal|hope) is|all i want is|i really want)\b/
export const noWish =
  /\b(?:(?:i (?:just |really )?(?:want|need|d like|would like)|id (?:just |really )?(?:like|love)) (?:some tips|advice|help|to (?:know|ask|talk to you|scream|cry|die|kill|punch|hit|sleep|go home|go to bed|throw|vanish|disappear|understand|say|tell you|hear))|(?:i )?need (?:a|an|some|more|the|your) (?:break|drink|coffee|help|advice|words|draft|message|sleep|nap|cry)|(?:advice|your help|help me|hope so|hope not|hope you|wish i (?:had|hadnt|knew|could|was|were|didnt)|i wish i|want you|hope that (?:helps|makes sense)|i need help|want (?:advice|help))|hope (?:he|she|they) (?:rots?|suffers?|dies?|fails?|loses?))\b/

const sore =
  '(?:small|stupid|hurt|sad|alone|lonely|ignored|invisible|unwanted|guilty|ashamed|humiliated|left out|worthless|like a child|angry|rejected|unloved|second best|used|dismissed|anxious)'
const warm =
  '(?:better|best|loved|close|closer|closest|safe|safer|safest|calm|calmer|calmest|heard|seen|understood|happy|happier|happiest|wanted|respected|at home|at ease|relaxed|supported|special|cared for|lighter|proud)'
const when = '(?:when|if|that|how|whenever)'

export const helpsCue = new RegExp(
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
)
export const hurtsCue = new RegExp(
  [
    `\\b(?:it|that|what) (?:really |always |still |just |most )*(?:hurts?|upsets?|bothers?|stings?|annoys?|saddens?|stresses|worries)(?: (?:me|us|him|her|them)| most| the most| so much| a lot){0,2} (?:${when}|is|to)\\b`,
    `^i (?:really |just |absolutely )?(?:hate|cant stand|cant bear|find it hard|struggle) (?:it )?(?:when|if|that|how)\\b`,
    `^i (?:always |really |just |still )*(?:feel|felt|end up feeling) (?:so |really |very )?${sore} (?:when|if|whenever|after|every time)\\b`,
    `\\bmakes? me feel (?:so |really |very )?${sore}\\b`,
    `^(?:he|she|they) (?:gets?|goes) (?:really |so |very )?(?:upset|hurt|quiet|angry|sad|defensive|anxious) (?:when|if|whenever)\\b`,
    `\\b(?:always|only) (?:gets|makes it|ends) (?:much )?(?:worse|in (?:tears|a fight))\\b`,
    `\\b(?:is|are) (?:a |my |her |his |our )?(?:sore (?:point|spot)|trigger)\\b`,
  ].join('|'),
)

/** Not said as so: supposed, hoped for, guessed, or asked. */
export const supposed =
  /\b(?:if|unless|imagine|suppose|supposing|pretend|maybe|perhaps|might|could|would|should|probably|not sure|i guess|apparently|i think|i thought|i bet|i feel like|what about|hopefully|as if|in case|whether|wonder\w*|dreamt|dreamed|rumou?r)\b/
/** The hypothetical words that belong to a wish or to what helps. */
export const supposedWish =
  /\b(?:imagine|suppose|pretend|maybe|perhaps|might|not sure|i guess|apparently|i bet|if (?:only )?i were|unless)\b|^if\b/
export const joking =
  /\b(?:lol|lmao|rofl|ha(?:ha)+h?|hehe+|jk|just kidding|kidding|joking|only joke|sarcasm|as a joke)\b|😂|🤣|😜|😝|🙃|\/s\b/
export const takenBack =
  /^\W*(?:just kidding|only joking|joking|kidding|jk|as if|not really|i wish)\b|^[\s.!]*(?:😂|🤣|😜|😝|🙃)/
export const denied =
  /\b(?:not|never|no longer|no|none|nobody|isnt|arent|wasnt|werent|dont|doesnt|didnt|wont|cant|hasnt|havent|hadnt|wouldnt|couldnt|aint)\b/
/** What another is said to have said or thought is hearsay. */
export const hearsay =
  /^(?:(?:and|but|so|then) )?(?:he|she|they|mum|mom|dad|everyone|people|someone|[a-z]+|(?:my|his|her|our) [a-z]+) (?:just |always |still |only |also )?(?:says?|said|thinks?|thought|claims?|claimed|told|tells|reckons|believes|swears|heard|insists?|texted|wrote|goes|was like|is like)\b/

/** Illness and crime are not ours to keep, whoever they are told of. */
export const health =
  /\b(?:diagnos\w*|bipolar|schizo\w*|depress(?:ion|ed|ive)|adhd|autis\w*|cancer|tumou?r|chemo\w*|hiv|diabet\w*|epilep\w*|dementia|alzheimer\w*|parkinson\w*|ptsd|ocd|eating disorder|anorexi\w*|bulimi\w*|addict\w*|rehab|alcoholic|medication|antidepressants?|pills|miscarr\w*|abortion|infertil\w*|ivf|stroke|heart attack|operation|surgery|hospital|disorder|syndrome|overdose\w*|borderline|narcissis\w*|psych\w*|mental (?:health|illness)|sti|herpes)\b/
export const crime =
  /\b(?:arrest\w*|prison|jail|convict\w*|crime|criminal|stole|steal\w*|theft|shoplift\w*|fraud|dealing|drugs?|cocaine|heroin|drunk driving|dui|charged with|probation|parole|police|court case|trial|assault\w*|embezzl\w*|blackmail\w*)\b/
/** Told as something that is there for good and has to be lived with. */
export const lasting =
  /\b(?:has|have|had|is|am|was|lives with|s had|ve had)\b.*\b(?:since (?:he|she|they|i|birth|childhood|\d+|the)|for (?:\w+ )?years|all (?:his|her|their|my) life|from birth|chronic|lifelong|always will)\b|\blives? with\b/

export const verdict =
  /\b(?:idiot|liar|narcissist|jerk|selfish|lazy|crazy|pathetic|useless|toxic|fault|bitch|bastard|asshole|arsehole|stupid|evil|monster|psycho|nightmare|joke|mess|pain)\b/

/** Where somebody works is no illness of theirs. */
export const workplace =
  /\b(?:nurse|doctor|midwife|surgeon|porter|works?|working|job|shifts?|cleans?|volunteers?) (?:[a-z]+ )?(?:at|in|for|on) (?:[a-z]+ ){0,3}(?:hospital|psychiatric \w+|rehab\w*|prison|police|court)\b/g

/** What is said before a thing worth keeping is told: it is to the coach, and no part of the fact. */
export const runUp =
  /^(?:(?:and|but|so|also|oh|well),? )*(?:by the way|btw|fyi|just so you know|so you know|you should know|you need to know|(?:please )?(?:remember|note|keep in mind)|for context|for the record|i should (?:say|add|mention)|i forgot to (?:say|mention)|one thing)[,:]?(?: that)?[,:]? (?=\S)/i
