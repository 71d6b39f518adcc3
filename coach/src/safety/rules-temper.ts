import { rulesOf, type Rule } from './rule.ts'

const row = rulesOf('abuse', { subject: 'any', negated: 'inside' })

const somebody =
  '(?:he|she|they|my (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|mother|brother|sister|son|stepdad|stepmum|flatmate|boss|carer|uncle|grandad)|dad|mum|mom|stepdad|stepmum)'

/** Whom one is frightened of at certain times, and what is held out without being named. */
export const temperRules: readonly Rule[] = [
  row(
    2,
    'gets-scary',
    'scary frightening terrifying threatening menacing frightens scares terrifies',
    `\\b${somebody} (?:(?:can|always|really|just|often|sometimes|does|still) )*(?:gets?|gotten|got|is|was|turns?|turned|becomes?|became|goes|went|acts?|looks?) (?:(?:so|really|very|quite|properly|pretty|a bit|proper|all) )*(?:scary|frightening|terrifying|threatening|menacing) (?:(?:when|if|whenever|once|after|every time|with me|to me|at home|at night|and (?:i|we)) ?)+|\\b${somebody} (?:(?:really|just|always|often) )*(?:scares|frightens|terrifies) (?:me|us|the (?:kids|children)) (?:when|if|whenever|once|after|every time|and)\\b`,
    {
      unless:
        /\b(?:halloween|costume|mask|film|movie|stor(?:y|ies)|ghosts?|lol|haha\w*|puppy|dog|goose|parrot|rollercoaster|roller coaster|drives|driving|motorway|on stage|on the pitch|in goal|in the game|chess|scrabble|monopoly|in exams?|sneez\w*|snor\w*|competitive|jumps out|hides? behind|how (?:clever|good|fast))\b/,
    },
  ),
  row(
    1,
    'held-out-unnamed',
    'happens coming get find see',
    '\\b(?:if you )?(?:keep|carry|carrying|keeping) (?:(?:this|it|that|on|up|like|going|talking|doing|pushing|acting|behaving|ignoring|me|back|so|at) ?){1,4}(?:and )?(?:(?:then|now) )?(?:you(?:ll| will|re going to| are going to|re gonna)? ?)(?:(?:just|soon|really) )*(?:see|find out|know|learn|discover|get) (?:what(?:s| is| i| you| will)? ?(?:happens?|coming|get|do|going to happen|gonna happen)|whats coming)\\b',
    {
      unless:
        /\b(?:lol|haha\w*|pub|left|right|recipe|level|game|chapter|episode|muscles?|fit|results?|savings?|marks|grades?)\b/,
    },
  ),
]
