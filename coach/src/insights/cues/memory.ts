/**
 * What is never remembered, whatever the reader makes of the words. Met in lower-case text without apostrophes.
 */

/** Not said as so, by the whole of its sentence: supposed, guessed, or dreamt. */
export const supposed =
  /\b(?:imagine|suppose|pretend|maybe|perhaps|might|not sure|i guess|apparently|i bet|if (?:only )?i were|unless)\b|^if\b/
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

/** A wish in so many words: of the five kinds the reader misses this one most. */
export const wish =
  /\b(?:i (?:just |really |still |only |would |do )*(?:want|wish|need|hope|long for)|id (?:really |just )?(?:like|love)|i would (?:really )?(?:like|love)|my (?:wish|goal|hope) is|all i want is|i really want)\b/

/** What is said before a thing worth keeping is told: it is to the coach, and no part of the fact. */
export const runUp =
  /^(?:(?:and|but|so|also|oh|well),? )*(?:by the way|btw|fyi|just so you know|so you know|you should know|you need to know|(?:please )?(?:remember|note|keep in mind)|for context|for the record|i should (?:say|add|mention)|i forgot to (?:say|mention)|one thing)[,:]?(?: that)?[,:]? (?=\S)/i
